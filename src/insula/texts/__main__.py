"""`python -m insula.texts build` compiles the catalogues."""

import sys

from insula.texts.build import build
from insula.texts.catalogue import CatalogueError


def main(arguments: list[str]) -> int:
    if arguments != ["build"]:
        print("usage: python -m insula.texts build", file=sys.stderr)
        return 2
    try:
        changed = build()
    except CatalogueError as error:
        print(error, file=sys.stderr)
        return 1
    print("\n".join(f"wrote {path}" for path in changed) or "all texts are up to date")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
