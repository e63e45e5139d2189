"""The way into the commands: `insula` and `python -m insula`. Ctrl-C is heard at once, not only
when everything has been imported."""

import sys


def main() -> None:
    try:
        from insula import cli
    except KeyboardInterrupt:
        print("insula: interrupted.", file=sys.stderr)
        sys.exit(130)
    cli.main()


if __name__ == "__main__":
    main()
