"""The page's types match the server's messages."""

from pathlib import Path

import pytest

from insula.server.http.typescript import typescript
from insula.texts.declarations import kind_of

TYPES = Path(__file__).parents[2] / "ui" / "src" / "api" / "types.ts"


def test_the_types_of_the_page_are_current() -> None:
    told = "run: python -m insula.server.http.typescript > ui/src/api/types.ts"
    assert TYPES.read_text(encoding="utf-8") == typescript(), told


def test_messages_are_distinguished_by_kind() -> None:
    written = typescript()
    assert 'export interface Choose {\n  kind: "choose";\n  id?: number;\n' in written
    assert "export type FromServer =\n  | TableSnapshot\n  | Update\n" in written


def test_server_fields_are_required_and_client_defaults_optional() -> None:
    written = typescript()
    assert "  rematch: string;\n" in written  # of TableView, where it has a default
    assert "  private?: boolean;\n" in written  # of NewTable


def test_an_unsupported_schema_is_an_error() -> None:
    assert kind_of({"type": "array", "items": {"anyOf": [{"type": "null"}, {}]}}) == (
        "Array<null | unknown>"
    )
    with pytest.raises(ValueError, match="no TypeScript type"):
        kind_of({"type": "tuple"})
