"""Children of the library that import nothing before it is needed.

A reader imports the modules that read sessions after its first answer, so that the first opened session does
not wait. The import takes 0.3 s of CPU, and most tests that start the program open no session. `on_demand`
leaves it out: the reader imports the modules with the first request that needs them.
"""

from claude_desk.workspace.children.library_client import LibraryChild

prepare_as_in_use = LibraryChild._prepare


def on_demand() -> None:
    """Let the readers of this process import on demand, for as long as it lives."""
    LibraryChild._prepare = _leave  # type: ignore[method-assign, assignment]


def _leave(_child: LibraryChild) -> None: ...
