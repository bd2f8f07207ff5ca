"""Small requests about a session: what the reader imports for them, and the words of hooks in new lines."""

import subprocess
import sys
from pathlib import Path

import pytest

from claude_desk.library.history.lookup_requests import FindHookLines, HookLines
from claude_desk.library.request_base import LibraryPaths
from tests.library.all_handlers import HANDLERS
from tests.unit.library.session_file_builder import SessionFile

ID = "00000000-0000-4000-8000-000000000001"
ROOT = Path(__file__).parents[3]
# What a reader imports for a request that it gets as a message.
ANSWERS = """
import importlib, sys
from pathlib import Path
from claude_desk.library import server
from claude_desk.library.child_service import _class
from claude_desk.library.request_base import LibraryPaths, Request
config = Path(sys.argv[1])
[found] = _class(sys.argv[2], Request, server._REQUESTS)
request = found(sys.argv[3], *eval(sys.argv[4]))
importlib.import_module(server._handlers(request)).HANDLERS[found](
    request, LibraryPaths(config, config, config), print
)
print(*sorted({"pydantic", "claude_desk.transcript"} & sys.modules.keys()))
"""


@pytest.fixture
def session(tmp_path: Path) -> SessionFile:
    file = SessionFile(tmp_path / "config" / "projects" / "-work-here" / f"{ID}.jsonl")
    file.says("look")
    file.answers("That is all.")
    return file


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("LocateFile", ()),
        ("ProbeFile", ()),
        ("CheckFile", ("", ("u1",))),
        ("FindSubagents", ("/work/here",)),
        ("FindHookLines", ("/work/here", 0, 0.0)),
    ],
)
def test_a_reader_imports_no_parser_for_it(
    session: SessionFile, name: str, arguments: tuple[object, ...]
) -> None:
    command = [sys.executable, "-c", ANSWERS, str(session.path.parents[2]), name, ID, repr(arguments)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "\n"


def hook_lines(session: SessionFile, offset: int = 0, since: float = 0.0) -> HookLines:
    config = session.path.parents[2]
    request = FindHookLines(ID, "/work/here", offset, since)
    found = HANDLERS[FindHookLines](request, LibraryPaths(config, config, config), lambda news: None)
    assert isinstance(found, HookLines)
    return found


def blocks(session: SessionFile) -> None:
    """Write the words of a hook that ran before Claude stopped."""
    error = {"command": "check", "blockingError": "go on please"}
    attachment = {"type": "hook_blocking_error", "hookName": "Stop", "hookEvent": "Stop"}
    session.line("attachment", attachment={**attachment, "blockingError": error})


def test_the_words_of_hooks_are_found_up_to_the_last_whole_line(session: SessionFile) -> None:
    assert hook_lines(session) == HookLines((), session.path.stat().st_size)
    before = session.path.stat().st_size
    blocks(session)
    after = session.path.stat().st_size
    with session.path.open("ab") as file:
        file.write(b'{"type": "attachment", "hook_')  # the CLI is still writing this line
    found = hook_lines(session, before)
    assert [str(line.text) for line in found.lines] != []
    assert found.offset == after
    assert hook_lines(session, after) == HookLines((), after)
    later = found.lines[0].at + 1
    assert hook_lines(session, before, later) == HookLines((), after)


def test_a_file_that_has_become_shorter_is_searched_from_its_beginning(session: SessionFile) -> None:
    blocks(session)
    size = session.path.stat().st_size
    assert hook_lines(session, size + 1) == hook_lines(session, 0)
    assert hook_lines(session, size + 1).lines
