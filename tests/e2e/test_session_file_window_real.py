"""The window over a session file that is changed under it, with both real CLIs."""

import shlex
import shutil
from pathlib import Path

import pytest

from claude_desk.options import Options
from claude_desk.session.core.session_state import SessionState
from claude_desk.session.history import disk_watch
from tests.clis import Cli
from tests.e2e.desk import Desk
from tests.standin import StandIn
from tests.waiting import until

pytestmark = pytest.mark.seconds(180)


@pytest.mark.parametrize("how", ["cut", "emptied", "rotated", "replaced", "folder removed"])
async def test_the_window_says_it_and_shows_all_again(
    cli: Cli,
    api: StandIn,
    project: Path,
    environment: dict[str, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    how: str,
) -> None:
    """The file is changed while the window is open; the next start has each word that stood there, once."""
    monkeypatch.setattr(disk_watch, "LOOKS", (1.0, 3.0))
    api.on("first question", ["The first answer."])
    api.on("second question", ["The second answer."])
    options = Options(directory=str(project), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        watch, whole = desk.session.disk_watch, []
        watch.whole.connect(lambda: whole.append(True))
        await desk.say("first question")
        await until(watch.whole, lambda: bool(whole), 60)
        session_id = desk.session.info.session_id
        [path] = Path(environment["CLAUDE_CONFIG_DIR"]).glob(f"projects/*/{session_id}.jsonl")
        spoil(path, how)
        await desk.say("second question")
        await desk.until_row("Not in Claude Code's session file")
        await desk.until_state(SessionState.READY)
        before = spoken(desk)
    resumed = Options(directory=str(project), cli=shlex.join(cli.command()), resume=session_id)
    async with Desk(resumed, environment, tmp_path / "desk") as desk:
        history = desk.session.history
        await until(history.settled, lambda: not history.awaited, 60)
        assert spoken(desk) == before
    assert before == [
        "You: first question",
        "Claude: The first answer.",
        "You: second question",
        "Claude: The second answer.",
    ]


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
