"""The API as TypeScript types: `python -m insula.server.typescript > ui/src/api/types.ts`.

Made from the same messages as the OpenAPI document, so page and server cannot disagree.
"""

from typing import Any, get_args

from insula.server.api import OPERATIONS, Operation
from insula.server.bodies import Fault
from insula.server.messages import FromClient, FromServer
from insula.texts.declarations import comment, components, declaration, union

HEAD = """\
// The messages of the server, HTTP bodies and socket alike. Do not edit: this file is made by
// python -m insula.server.typescript > ui/src/api/types.ts
"""


def typescript() -> str:
    """The whole file; the same for the same messages."""
    sent = [*get_args(FromServer), Fault, *(each.gives for each in OPERATIONS)]
    received = [*get_args(FromClient), *(each.takes for each in OPERATIONS)]
    given, taken = components(sent), components(received)
    both = {name for name in given.keys() & taken.keys() if "properties" in given[name]}
    if both:
        raise ValueError(f"messages that go both ways need two types: {', '.join(sorted(both))}")
    parts = [HEAD]
    for name, schema in sorted({**given, **taken}.items()):
        parts.append(declaration(name, schema, whole=name in given))
    parts.append(union("FromClient", get_args(FromClient), "What a page may send over a socket."))
    parts.append(union("FromServer", get_args(FromServer), "What comes over a socket."))
    parts.append(operations(OPERATIONS))
    return "\n".join(parts)


# -- operations ----------------------------------------------------------------------------------


def operations(listed: list[Operation]) -> str:
    """Every operation with what it takes and gives, for a typed `fetch`."""
    lines = [
        f'  /** {" ".join(each.about.split())} */\n  "{each.method} {path_of(each)}": '
        f"{{ takes: {word(each.takes)}; gives: {word(each.gives)} }};\n"
        for each in sorted(listed, key=lambda each: (each.path, each.method))
    ]
    about = comment("Everything that can be asked for over HTTP.")
    return f"{about}export interface Operations {{\n{''.join(lines)}}}\n"


def path_of(each: Operation) -> str:
    return each.path.replace(":int}", "}")


def word(kind: Any) -> str:
    if kind is None:
        return "null"
    return "string" if kind is str else str(kind.__name__)


if __name__ == "__main__":
    print(typescript(), end="")
