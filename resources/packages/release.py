"""Checks a tag before its release, and prints the release notes.

`python3 -m resources.packages.release v0.2.0` ends with code 1 if the tag, the program's version and the
changelog do not agree. Standard library only.
"""

import sys
from collections.abc import Sequence

from claude_desk import __version__

from .documents import CHANGELOG, ChangelogError, releases


def notes(tag: str, version: str, changelog: str) -> str:
    """Return the changes of this version as a list in Markdown. Raise `ChangelogError` if the tag is not of
    this version, or if the newest section of the changelog is not about this version."""
    if tag != f"v{version}":
        raise ChangelogError(f"the tag is {tag}, but claude_desk/__init__.py says {version}")
    newest = next(iter(releases(changelog)), None)
    if newest is None or newest.version != version:
        raise ChangelogError(f"the newest version in the changelog is not {version}")
    return "".join(f"- {change}\n" for change in newest.changes)


def main(arguments: Sequence[str]) -> int:
    try:
        (tag,) = arguments
        print(notes(tag, __version__, CHANGELOG.read_text(encoding="utf-8")), end="")
    except (ChangelogError, ValueError) as error:
        print(f"release: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
