"""A scripted CLI with any number of turns, each with a tool that asks, and a desk that talks with it."""

import shlex
from pathlib import Path
from typing import Any

from claude_desk.options import Options
from claude_desk.session.core.session import Session
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.session.permissions.decisions import AllowOnce
from tests.e2e.desk import Desk
from tests.scripted_cli.script import Script, Steps
from tests.scripted_cli.turn_builder import TurnBuilder
from tests.waiting import until

WIRE = TurnBuilder("{{session_id}}")
WORDS = "It counts the files, sorts them by their size, and says which of them are large. "
# The player answers the program's regular requests immediately, so that no request stays open.
ANSWERS: dict[str, dict[str, Any] | None] = {
    "interrupt": {},
    "mcp_status": {"mcpServers": []},
    "get_context_usage": {},
}
RESULT = "".join(f"{number:6} ./folder/file-{number}.txt\n" for number in range(40))


def turn() -> Steps:
    """Return a turn of some 2 KB, with a command that has to be allowed, its result, and Claude's answer."""
    name = "toolu_{{user_uuid}}"
    call = {"type": "tool_use", "id": name, "name": "Bash", "input": {"command": "ls -R"}}
    told = {"stdout": RESULT, "stderr": "", "interrupted": False}
    begin = [WIRE.init("default"), *_message("msg_1_{{user_uuid}}", call)]
    said = _message("msg_2_{{user_uuid}}", {"type": "text", "text": WORDS * 3})
    end = [WIRE.tool_result(name, RESULT, told), *said, WIRE.result(WORDS)]
    steps = Steps().await_user().write(WIRE.replay("{{user_text}}", "{{user_uuid}}"), *_named(begin, "a"))
    return steps.ask(WIRE.can_use_tool(call)).write(*_named(end, "b"))


def _message(name: str, block: dict[str, Any]) -> list[dict[str, Any]]:
    deltas = [frame for _, frame in WIRE.deltas(0, block, 60)]
    whole = [WIRE.assistant(name, block), WIRE.block_stop(0), *WIRE.message_end()]
    return [WIRE.message_start(name), WIRE.block_start(0, block), *deltas, *whole]


def _named(frames: list[dict[str, Any]], part: str) -> list[dict[str, Any]]:
    """Give each frame a uuid that differs in each turn."""
    return [frame | {"uuid": f"{part}{n}-{{{{user_uuid}}}}"} for n, frame in enumerate(frames)]


def soaked_desk(root: Path) -> Desk:
    """Return a desk with the program, without a folder yet."""
    root.mkdir(parents=True, exist_ok=True)
    words = Script(Steps().loop(turn()), answers=ANSWERS).save(root / "script.json")
    environ = {"HOME": str(root), "PATH": "/usr/bin:/bin", "CLAUDE_CONFIG_DIR": str(root / "claude")}
    # The scripted CLI writes no session file. Without this flag the program would report that after a turn.
    unwritten = ("--no-session-persistence",)
    return Desk(Options(cli=shlex.join(words), extra=unwritten), environ, root / "desk")


async def begin(desk: Desk, folder: Path) -> Session:
    """Begin a session in the folder, and allow all its requests from then on."""
    folder.mkdir(parents=True, exist_ok=True)
    desk.program.launcher.open_folder(str(folder))
    session = desk.session

    def allow() -> None:
        for request in session.requests.pending:
            session.requests.decide(request.id, AllowOnce())

    session.requests_changed.connect(allow)
    await desk.until_state(SessionPhase.READY)
    return session


async def say(session: Session, text: str) -> None:
    """Send the text and wait for the turn's end."""
    session.send(text)
    # The message first waits for a snapshot.
    await until(session.state_changed, lambda: session.state.phase is not SessionPhase.READY, 60)
    await until(session.state_changed, lambda: session.state.phase is SessionPhase.READY, 60)
