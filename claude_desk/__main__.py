"""`python -m claude_desk`."""

import sys


def main() -> int:
    from claude_desk.app import main as run

    return run()


if __name__ == "__main__":
    sys.exit(main())
