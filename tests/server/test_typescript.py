"""The page's types are the server's messages."""

from pathlib import Path

import pytest

from insula.server.typescript import typescript
from insula.texts.declarations import kind_of

TYPES = Path(__file__).parents[2] / "ui" / "src" / "api" / "types.ts"


def test_the_page_has_the_types_of_today() -> None:
    told = "run: python -m insula.server.typescript > ui/src/api/types.ts"
    assert TYPES.read_text(encoding="utf-8") == typescript(), told


def test_messages_are_told_apart_by_their_kind() -> None:
    written = typescript()
    assert 'export interface Choose {\n  kind: "choose";\n  id?: number;\n' in written
    assert "export type FromServer =\n  | Whole\n  | Update\n" in written


def test_the_server_leaves_out_nothing_and_a_page_may() -> None:
    written = typescript()
    assert "  rematch: string;\n" in written  # of TableView, where it has a default
    assert "  private?: boolean;\n" in written  # of NewTable


def test_a_schema_that_is_not_understood_is_an_error() -> None:
    assert kind_of({"type": "array", "items": {"anyOf": [{"type": "null"}, {}]}}) == (
        "Array<null | unknown>"
    )
    with pytest.raises(ValueError, match="no TypeScript type"):
        kind_of({"type": "tuple"})
