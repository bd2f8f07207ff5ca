"""A session with scripted children, and a record of everything it emits."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from claude_desk.agent.finder import Command
from claude_desk.protocol.files.journal_file import JournalRecord, read_records
from claude_desk.session.core.session import Session
from claude_desk.session.core.session_config import SessionConfig
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.session.machine.child_state import StopClock
from claude_desk.session.permissions.decisions import PendingRequest
from claude_desk.transcript.entries import Entry, EntryKind
from tests.entry_words import said
from tests.scripted_cli.script import Script, Steps
from tests.scripted_cli.script_sequence import ScriptSequence
from tests.scripted_cli.turn_builder import TurnBuilder
from tests.unit.agent.agent_harness import clean_environment
from tests.waiting import DEFAULT_SECONDS, until

WIRE = TurnBuilder("{{session_id}}")
QUICK = StopClock(acknowledge=0.3, result=0.3, step=0.3)
NO_CONVERSATION = "No conversation found with session ID: x"


class SessionHarness(ScriptSequence, QObject):
    """A session and its children. Script n is for the n-th child, and the last script for all later
    children."""

    more = Signal()

    def __init__(self, folder: Path, *scripts: Script, command: Command | None = None, **setup: Any) -> None:
        super().__init__()
        self.journals = folder / "journals"
        self.restored: list[str] = []
        self.carried_back: list[object] = []
        self.states: list[SessionPhase] = []
        words = self.write_scripts(folder, *scripts)
        nth = Command(words[0], tuple(words[1:]))
        options = {"command": command or (nth if scripts else None), "stop_clock": QUICK}
        options |= {"journals": self.journals, "environ": clean_environment(folder)} | setup
        self.journals = options["journals"]
        self.command: Command | None = options["command"]
        self.session = Session(SessionConfig(str(folder), **options))
        for signal in (
            self.session.operations,
            self.session.info_changed,
            self.session.requests_changed,
            self.session.queue_changed,
        ):
            signal.connect(self.more)
        self.session.state_changed.connect(self._hear_state)
        self.session.restored.connect(self._hear_restored)

    # --- waiting -------------------------------------------------------------------------------

    async def until(self, condition: Callable[[], bool], timeout: float = DEFAULT_SECONDS) -> None:
        await until(self.more, condition, timeout, words=self._words)

    async def state(self, state: SessionPhase, timeout: float = DEFAULT_SECONDS) -> None:
        await self.until(lambda: self.session.state.phase is state, timeout)

    async def ready(self) -> None:
        self.session.start()
        await self.state(SessionPhase.READY)

    async def says(self, text: str, timeout: float = DEFAULT_SECONDS) -> None:
        """Wait until a row contains the text."""
        await self.until(lambda: any(text in said(entry) for entry in self.session.entries), timeout)

    async def turn(self, text: str) -> None:
        """Send a message and wait for the end of its turn."""
        footers = len(self.footers)
        self.session.send(text)
        await self.until(lambda: len(self.footers) > footers)

    async def asks(self, count: int = 1) -> list[PendingRequest]:
        await self.until(lambda: len(self.session.requests.pending) == count)
        return self.session.requests.pending

    # --- state of the session ------------------------------------------------------------------

    @property
    def rows(self) -> list[str]:
        """The rows, each as "kind: text". A footer's text says how the turn ended."""
        return [f"{entry.kind}: {_text(entry)}" for entry in self.session.entries]

    @property
    def footers(self) -> list[str]:
        return [_text(entry) for entry in self.session.entries if entry.kind is EntryKind.FOOTER]

    def entry(self, text: str) -> Entry:
        return next(entry for entry in self.session.entries if text in said(entry))

    def journal(self, session_id: str = "") -> list[JournalRecord]:
        path = self.journal_path.with_stem(session_id) if session_id else self.journal_path
        return read_records(path.read_bytes()) if path.exists() else []

    @property
    def journal_path(self) -> Path:
        return self.journals / f"{self.session.info.session_id}.jsonl"

    def kinds(self) -> list[str]:
        return [record.kind for record in self.journal()]

    # --- helpers -------------------------------------------------------------------------------

    def _words(self) -> object:
        return self.session.state.phase, self.rows, self.session.requests.pending, self.session.state.problem

    def _hear_state(self) -> None:
        self.states.append(self.session.state.phase)
        self.more.emit()

    def _hear_restored(self, text: str, attachments: object) -> None:
        self.restored.append(text)
        self.carried_back.append(attachments)
        self.more.emit()


def _text(entry: Entry) -> str:
    if entry.footer is None:
        return entry.tool.name if entry.tool is not None else said(entry)
    return "stopped" if entry.footer.stopped else "failed" if entry.footer.failed else "done"


def reply(text: str, message_id: str = "msg_0001") -> Steps:
    """Script a turn with one text."""
    return Steps().await_user().write(*WIRE.text_turn(text, message_id=message_id))


def streaming(text: str) -> Steps:
    """Script the beginning of a turn, whose text has not ended."""
    block = {"type": "text", "text": text}
    return (
        Steps()
        .await_user()
        .write(WIRE.init("default"), WIRE.message_start("msg_1"), WIRE.block_start(0, block))
        .write(*(frame for _, frame in WIRE.deltas(0, block, 5)))
    )


def calling(name: str = "Bash", value: dict[str, Any] | None = None, tool_id: str = "toolu_1") -> Steps:
    """Script the beginning of a turn that calls a tool."""
    return (
        Steps().await_user().write(WIRE.init("default"), WIRE.assistant("msg_1", tool(name, value, tool_id)))
    )


def tool(name: str = "Bash", value: dict[str, Any] | None = None, tool_id: str = "toolu_1") -> dict[str, Any]:
    given = {"command": "mkdir x"} if value is None else value
    return {"type": "tool_use", "id": tool_id, "name": name, "input": given}


def ending(steps: Steps, text: str = "Done.") -> Steps:
    """Script the rest of a turn."""
    return steps.write(WIRE.assistant("msg_9", {"type": "text", "text": text}), WIRE.result(text))


def lost(*, on_stdout: bool = True) -> Steps:
    """Script a child that does not have the conversation (protocol/README.md 2.5)."""
    steps = Steps()
    if on_stdout:
        result = WIRE.stopped_result() | {
            "errors": [NO_CONVERSATION],
            "num_turns": 0,
            "terminal_reason": None,
        }
        steps.write(result)
    else:
        steps.stderr(NO_CONVERSATION + "\n")
    return steps.exit(1)
