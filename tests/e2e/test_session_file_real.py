"""The session file of both real CLIs, on disks that cannot be written to or read from."""

from pathlib import Path

import pytest

from claude_desk.library.request_base import LibraryPaths
from claude_desk.protocol.files.journal_file import KeptTurnRecord
from claude_desk.session.core.session_state import ProblemKind
from claude_desk.session.history import disk_watch
from tests.e2e.conftest import RealSession
from tests.standin import Answer, Gate, StandIn, Text, ToolUse
from tests.unit.session.session_harness import SessionHarness
from tests.unit.session.test_disk_watch import HereLibrary, notice_of
from tests.waiting import until

pytestmark = pytest.mark.seconds(120)


@pytest.fixture
def library(environment: dict[str, str], tmp_path: Path) -> HereLibrary:
    here = HereLibrary(tmp_path)
    config = Path(environment["CLAUDE_CONFIG_DIR"])
    here.paths = LibraryPaths(config, tmp_path / "index", tmp_path / "journals")
    return here


def file_of(held: SessionHarness, library: HereLibrary) -> Path:
    [path] = library.paths.config.glob(f"projects/*/{held.session.info.session_id}.jsonl")
    return path


async def checked(held: SessionHarness, text: str) -> bool:
    """Hold a turn, and wait until the session file was checked. Return whether everything of the turn was in
    the file."""
    watch, seen = held.session.disk_watch, []
    watch.file_complete.connect(lambda: seen.append(True))
    watch.lacking.connect(lambda *_: seen.append(False))
    await held.turn(text)
    await until([watch.file_complete, watch.lacking], lambda: bool(seen), 60)
    return seen[-1]


async def test_a_file_that_is_as_it_should_be_is_not_spoken_of(
    real_session: RealSession, api: StandIn, library: HereLibrary
) -> None:
    """Check texts, a tool, a command and a summary: no text is reported as missing."""
    api.on("first question", ["The first answer."])
    api.on("second question", [Answer("I look.", ToolUse("Bash", {"command": "echo seen"})), "Seen."])
    api.on("Your task is to create a detailed summary", ["<summary>We looked.</summary>"])
    api.on("third question", ["The third answer."])
    held = real_session(mode="bypassPermissions", library=library)
    assert await checked(held, "first question")
    assert await checked(held, "second question")
    await held.turn("/compact")
    assert await checked(held, "third question")
    assert notice_of(held) == ""


@pytest.mark.parametrize("how", ["emptied", "deleted", "replaced", "a folder", "full"])
async def test_what_the_disk_does_not_keep_is_said_and_kept(
    real_session: RealSession, api: StandIn, library: HereLibrary, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr(disk_watch, "DELAYS", (1.0, 3.0))
    api.on("first question", ["The first answer."])
    api.on("second question", ["The second answer."])
    held = real_session(library=library)
    assert await checked(held, "first question")
    path = file_of(held, library)
    match how:
        case "emptied":
            path.write_bytes(b"")
        case "deleted":
            path.unlink()
        case "replaced":
            path.rename(path.with_suffix(".old"))
            path.write_bytes(b"")
        case "a folder":
            path.unlink()
            path.mkdir()
        case "full":
            path.unlink()
            path.symlink_to("/dev/full")
    assert not await checked(held, "second question")
    assert "Not in Claude Code's session file" in notice_of(held)
    kept = [record.text for record in held.journal() if isinstance(record, KeptTurnRecord)]
    assert "first question" in kept
    if how in ("a folder", "full"):
        assert kept == ["first question", "second question"]
    session_id = held.session.info.session_id
    await held.session.close()

    again = real_session(library=library, resume=session_id)
    again.session.history.begin()
    await until(again.session.history.loading_ended, lambda: not again.session.history.awaited, 60)
    said = [row for row in again.rows if row.startswith(("user", "prose"))]
    assert said == [
        "user: first question",
        "prose: The first answer.",
        "user: second question",
        "prose: The second answer.",
    ]
    if how in ("a folder", "full"):
        assert again.session.state.problem_kind is ProblemKind.FILE_UNREADABLE
        again.session.send("and now?")
        assert again.session.info.session_id == session_id, "nothing is begun unasked"


async def test_a_turn_that_was_stopped_is_looked_for_with_the_next_one(
    real_session: RealSession, api: StandIn, library: HereLibrary
) -> None:
    gate = Gate()
    api.on("first question", [Answer(Text("The first answer\n\nis ", gate, "long."))])
    api.on("second question", ["The second answer."])
    api.on("third question", ["The third answer."])
    held = real_session(library=library)
    held.session.send("first question")
    await held.says("The first answer", 60)
    held.session.stop()
    await held.until(lambda: held.footers == ["stopped"], 60)
    assert await checked(held, "second question"), "both CLIs write a turn that was stopped"
    assert notice_of(held) == ""
    file_of(held, library).write_bytes(b"")
    assert not await checked(held, "third question")
    kept = [record.text for record in held.journal() if isinstance(record, KeptTurnRecord)]
    assert kept[:2] == ["first question", "second question"]


async def test_a_file_that_cannot_be_read_is_asked_about(
    real_session: RealSession, api: StandIn, library: HereLibrary
) -> None:
    """The CLI reports for such a file that it has found no conversation."""
    api.on("first question", ["The first answer."])
    api.on("second question", ["The second answer."])
    held = real_session(library=library)
    assert await checked(held, "first question")
    path, session_id = file_of(held, library), held.session.info.session_id
    await held.session.close()
    again = real_session(library=library, resume=session_id)
    again.session.history.begin()
    await again.until(lambda: "prose: The first answer." in again.rows, 60)
    data = path.read_bytes()
    path.unlink()
    path.mkdir()
    again.session.send("second question")
    await again.until(lambda: again.session.state.problem_kind is ProblemKind.FILE_UNREADABLE, 60)
    assert again.session.info.session_id == session_id
    assert not any("not found" in row or "does not know" in row for row in again.rows)
    path.rmdir()
    path.write_bytes(data)
    again.session.try_again(again.command)
    await again.until(lambda: again.session.state.problem is None, 60)
    assert again.restored == ["second question"]
    await again.turn("second question")
    assert again.rows[-2] == "prose: The second answer."
    assert "first question" in str(api.turns[-1])
