"""The window on a session file that changes while the window is open, with both real CLIs."""

import shlex
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from claude_desk.options import Options
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.session.history import disk_watch
from tests.clis import Cli
from tests.e2e.desk import Desk
from tests.qml.window import Kind
from tests.standin import StandIn
from tests.waiting import signal_of, until

pytestmark = pytest.mark.seconds(180)


@pytest.fixture
def locked() -> Iterator[list[Path]]:
    """Yield a list for files that nobody can write, not even root. The files become writable after the
    test."""
    paths: list[Path] = []
    yield paths
    for path in paths:
        subprocess.run(["chattr", "-i", path], check=True)


@pytest.mark.parametrize("how", ["cut", "emptied", "rotated", "replaced", "folder removed", "read-only"])
async def test_the_window_says_it_and_shows_all_again(
    cli: Cli,
    api: StandIn,
    project: Path,
    environment: dict[str, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    locked: list[Path],
    how: str,
) -> None:
    """The file is changed, or becomes read-only, while the window is open. The next start shows each text of
    the conversation once."""
    monkeypatch.setattr(disk_watch, "DELAYS", (1.0, 3.0))
    api.on("first question", ["The first answer."])
    api.on("second question", ["The second answer."])
    options = Options(directory=str(project), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        watch, whole = desk.session.disk_watch, []
        watch.file_complete.connect(lambda: whole.append(True))
        await desk.say("first question")
        await until(watch.file_complete, lambda: bool(whole), 60)
        session_id = desk.session.info.session_id
        [path] = Path(environment["CLAUDE_CONFIG_DIR"]).glob(f"projects/*/{session_id}.jsonl")
        lock(path, locked) if how == "read-only" else spoil(path, how)
        await desk.say("second question")
        await desk.until_row("Not in Claude Code's session file")
        await desk.until_state(SessionPhase.READY)
        before = spoken(desk)
    resumed = Options(directory=str(project), cli=shlex.join(cli.command()), resume=session_id)
    async with Desk(resumed, environment, tmp_path / "desk") as desk:
        history = desk.session.history
        await until(history.loading_ended, lambda: not history.awaited, 60)
        assert spoken(desk) == before
    assert before == [
        "You: first question",
        "Claude: The first answer.",
        "You: second question",
        "Claude: The second answer.",
    ]


async def test_a_window_that_is_closed_at_once_looks_once_more(
    cli: Cli,
    api: StandIn,
    project: Path,
    environment: dict[str, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(disk_watch, "DELAYS", (600.0, 600.0))
    api.on("first question", ["The first answer."])
    api.on("second question", ["The second answer."])
    options = Options(directory=str(project), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.say("first question")
        await desk.until_row("The first answer.")
        await desk.until_state(SessionPhase.READY)
        session_id = desk.session.info.session_id
    resumed = Options(directory=str(project), cli=shlex.join(cli.command()), resume=session_id)
    async with Desk(resumed, environment, tmp_path / "desk") as desk:
        await desk.say("second question")
        await desk.until_row("The second answer.")
        await desk.until_state(SessionPhase.READY)
        [path] = Path(environment["CLAUDE_CONFIG_DIR"]).glob(f"projects/*/{session_id}.jsonl")
        spoil(path, "rotated")
    async with Desk(resumed, environment, tmp_path / "desk") as desk:
        history = desk.session.history
        await until(history.loading_ended, lambda: not history.awaited, 60)
        assert [row for row in spoken(desk) if row.startswith("Claude: ")] == [
            "Claude: The first answer.",
            "Claude: The second answer.",
        ]


async def test_a_file_that_cannot_be_read_is_a_page_with_a_way_out(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    """Text that the user writes meanwhile waits in the message field, and is sent to the right session."""
    api.on("first question", ["The first answer."])
    api.on("second question", ["The second answer."])
    options = Options(directory=str(project), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.say("first question")
        await desk.until_row("The first answer.")
        await desk.until_state(SessionPhase.READY)
        session_id = desk.session.info.session_id
    [path] = Path(environment["CLAUDE_CONFIG_DIR"]).glob(f"projects/*/{session_id}.jsonl")
    data = path.read_bytes()
    path.unlink()
    path.mkdir()
    resumed = Options(directory=str(project), cli=shlex.join(cli.command()), resume=session_id)
    async with Desk(resumed, environment, tmp_path / "desk") as desk:
        await desk.until_shown(Kind.Heading, "This session's file cannot be read")
        assert desk.session.info.session_id == session_id
        path.rmdir()
        path.write_bytes(data)
        settled = signal_of(desk.session.history.loading_ended)
        await desk.press("Try again")
        await settled
        assert spoken(desk) == ["You: first question", "Claude: The first answer."]
        await desk.say("second question")
        await desk.until_row("The second answer.")
        await desk.until_state(SessionPhase.READY)
        assert desk.session.info.session_id == session_id
    assert "first question" in str(api.turns[-1])
    told = [each for each in path.parent.glob("*.jsonl") if "question" in each.read_text()]
    assert told == [path], "nothing was begun in its place"


def lock(path: Path, locked: list[Path]) -> None:
    """Make the file unwritable for everybody. If the system does not allow that, skip the test with the
    system's message."""
    try:
        done = subprocess.run(["chattr", "+i", path], capture_output=True, text=True, check=False)
    except OSError as error:
        pytest.skip(f"chattr: {error.strerror}")
    if done.returncode:
        pytest.skip(done.stderr.strip())
    locked.append(path)


def spoil(path: Path, how: str) -> None:
    match how:
        case "cut":
            path.write_bytes(path.read_bytes()[:200])
        case "emptied":
            path.write_bytes(b"")
        case "rotated":
            path.rename(path.with_suffix(".jsonl.1"))
        case "replaced":
            path.rename(path.with_suffix(".old"))
            path.write_text('{"type":"summary","summary":"another","leafUuid":"x"}\n')
        case "folder removed":
            shutil.rmtree(path.parent)


def spoken(desk: Desk) -> list[str]:
    return [row for row in desk.rows() if row.startswith(("You: ", "Claude: "))]
