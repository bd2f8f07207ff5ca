"""A run of the program with secret keys in every place that can have one, and everything that the run leaves
behind.

The conversation itself does not contain a key, because the program stores its words on purpose.
"""

import asyncio
import json
import shlex
from collections.abc import Iterator
from pathlib import Path

import psutil
from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QGuiApplication

from claude_desk.controllers.main_controller import MainController
from claude_desk.options import Options
from claude_desk.paths import AppPaths
from claude_desk.session.core.session import Session
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.session.permissions.decisions import AlwaysAllow
from claude_desk.transcript.entries import EntryKind
from claude_desk.ui.attachments.attachment_actions import AttachmentActions
from claude_desk.ui.attachments.attachment_items import items_of
from claude_desk.ui.panels.permission_log_view import PermissionLogView
from claude_desk.ui.transcript.exporter import Exporter
from claude_desk.ui.viewer.source_view import source_of
from claude_desk.ui.window.window_engine import WindowEngine
from claude_desk.workspace.log_file import logged
from tests.child_processes import command_of
from tests.entry_words import said
from tests.gallery.attachments import picture
from tests.scripted_cli.script import INITIALIZE, Script, Steps
from tests.unit.agent.agent_harness import clean_environment
from tests.unit.library.session_file_builder import SessionFile
from tests.unit.session.session_harness import WIRE, calling, ending, reply, streaming, tool
from tests.waiting import until

CANARY = "canary-7f3a9c"
OLD_ID = "0d5c7a3e-0000-4000-8000-00000000000a"
ENVIRON = {
    name: f"{CANARY}-{name.lower()}"
    for name in (
        "ANTHROPIC_API_KEY",
        "ANTHROPIC_AUTH_TOKEN",
        "CLAUDE_CODE_OAUTH_TOKEN",
        "AWS_SECRET_ACCESS_KEY",
    )
} | {"HTTPS_PROXY": f"http://person:{CANARY}-proxy@proxy.example:3128"}
_RULE = {
    "type": "addRules", "behavior": "allow", "destination": "session",
    "rules": [{"toolName": "Bash", "ruleContent": "mkdir *"}],
}  # fmt: skip
_FORMS = ("md", "html", "jsonl")


class Told(QObject):
    said = Signal()


class WholeRun:
    """One run, and its results. `copied`: the texts on the clipboard. `shown`: the texts that `View source`
    showed. `commands`: the command lines of all children. `alive`, `left`: the modes of the program's files
    and folders during the run and after it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.ours, self.runtime, self.exports = root / "ours", root / "run", root / "exports"
        self.copied: list[str] = []
        self.shown: list[str] = []
        self.commands: list[str] = []
        self.alive: dict[str, int] = {}
        self.left: dict[str, int] = {}

    async def run(self) -> None:
        for folder in (self.runtime, self.exports, self.root / "project"):
            folder.mkdir(mode=0o700)
        write_keys(self.root)
        environ = clean_environment(self.root) | ENVIRON
        places = AppPaths.under(self.ours)
        screen = WindowEngine()
        screen.open()
        options = Options(directory=str(self.root / "project"), cli=shlex.join(cli(self.root)))
        with logged(places):
            program = MainController(screen, options, environ, places)
            try:
                program.begin()
                assert screen.app.property("page") == "trust"
                screen.app.trusted.emit()
                await self._talk(screen, program)
                await self._take_along(screen, program)
                self.alive = modes(self.ours, self.runtime)
            finally:
                program.end()
                await program.close()
                screen.close()
        self.left = modes(self.ours, self.runtime)

    async def _talk(self, screen: WindowEngine, program: MainController) -> None:
        session = session_of(program)
        await state(session, SessionPhase.READY)
        self.commands = list(commands_of_children())
        session.servers.refresh()
        await until(session.servers.changed, lambda: bool(session.servers.known), 30)
        await turn(session, "first words")
        session.send("now a tool")
        await until(session.requests_changed, lambda: bool(session.requests.pending), 30)
        session.requests.decide(session.requests.pending[0].id, AlwaysAllow())
        await footers(session, 2)
        told = Told()
        told.said.connect(fail)
        told.said.emit()
        session.send("now it dies")
        await state(session, SessionPhase.NOT_RUNNING)
        await turn(session, "go on", 1)

    async def _take_along(self, screen: WindowEngine, program: MainController) -> None:
        """Copy, save and show everything that the program can copy, save and show."""
        session, app = session_of(program), screen.app
        app.preferences.ask()
        app.preferences.facts.copyDetails()
        self.copied.append(QGuiApplication.clipboard().text())
        files: Exporter = app.view.navigation.files
        for form in _FORMS:
            done = asyncio.Event()
            files.finished.connect(done.set)
            files.save("", form, QUrl.fromLocalFile(str(self.exports / f"all.{form}")))
            await asyncio.wait_for(done.wait(), 30)
        ledger: PermissionLogView = app.view.property("permissionLog")
        ledger.setOpen(True)
        await until(ledger.changed, lambda: ledger.model.rowCount() > 0, 30)
        for form in ("md", "jsonl"):
            target = self.exports / f"ledger.{form}"
            ledger.save(form, QUrl.fromLocalFile(str(target)))
            await until(ledger.changed, target.exists, 30)
        for entry in session.entries:
            self.shown.append(source_of(entry, session.wire_log.source_of(entry)).part.text)
        carried = picture("sun.png")
        wish = f"{items_of([carried])[0]['key']}/48/48/4"
        ready: list[str] = []
        pictures: AttachmentActions = app.property("attachments")
        pictures.thumbnailReady.connect(lambda *told: ready.append(told[1]))
        assert pictures.thumbnail(wish) == ""
        await until(pictures.thumbnailReady, lambda: bool(ready), 30)
        app.view.composer.restore_attachments([carried])
        app.view.composer.draft.keep("half a thought", 3)
        await until(program.catalog.counted, lambda: program.catalog.with_id(OLD_ID) is not None, 30)
        program.session_list._metadata.rename(OLD_ID, "A name")


def cli(root: Path) -> list[str]:
    """Return the command line of a scripted CLI that talks, asks for a permission, reports its settings and
    servers, writes the keys on its stderr, and dies."""
    settings = {"effective": {"env": {"K": f"{CANARY}-settings"}}, "applied": {"effort": "low"}}
    server = {
        "name": "files", "status": "failed", "error": "refused",
        "config": {"type": "http", "url": "https://e.org", "headers": {"Authorization": f"{CANARY}-header"}},
    }  # fmt: skip
    call = tool(tool_id="toolu_1")
    asks = calling().ask(WIRE.can_use_tool(call, permission_suggestions=[_RULE]), request_id="r1")
    steps = Steps()
    steps.steps = [
        *reply("The first answer.").steps,
        *ending(asks.write(WIRE.tool_result("toolu_1", "ok", None))).steps,
        *streaming("Half an answer. ").stderr("".join(f"{each}\n" for each in ENVIRON.values())).die().steps,
    ]
    answers = {
        "initialize": {**INITIALIZE, "account": {"email": f"{CANARY}@example.org"}},
        "get_settings": settings,
        "mcp_status": {"mcpServers": [server]},
    }
    script = Script(steps, resumed=reply("The last answer."), answers=answers)
    return script.save(root / "script.json")


def commands_of_children() -> Iterator[str]:
    for child in psutil.Process().children(recursive=True):
        yield shlex.join(command_of(child))


def write_keys(root: Path) -> None:
    """Write keys into the user's settings, the project's settings, and the environment and headers of an MCP
    server. Also write an old session."""
    settings = {"env": {"SOME_KEY": f"{CANARY}-env"}, "apiKeyHelper": f"echo {CANARY}-helper"}
    server = {"command": "false", "env": {"TOKEN": f"{CANARY}-server"}, "headers": {"X": f"{CANARY}-x"}}
    for folder in (root / ".claude", root / "project" / ".claude"):
        folder.mkdir(parents=True)
        (folder / "settings.json").write_text(json.dumps(settings))
    (root / "project" / ".mcp.json").write_text(json.dumps({"mcpServers": {"files": server}}))
    old = SessionFile(root / ".claude" / "projects" / "x" / f"{OLD_ID}.jsonl")
    old.says("words of yesterday")
    old.answers("An answer of yesterday.")


def modes(*roots: Path) -> dict[str, int]:
    """Return the modes of all files and folders below the roots. The modes of folders contain 0o40000."""
    return {str(path): path.lstat().st_mode & 0o47777 for root in roots for path in sorted(root.rglob("*"))}


def fail() -> None:
    raise ValueError(f"{CANARY}-in-an-error")


def session_of(program: MainController) -> Session:
    assert program.session is not None
    return program.session


async def state(session: Session, wanted: SessionPhase) -> None:
    await until(session.state_changed, lambda: session.state.phase is wanted, 30)


async def turn(session: Session, text: str, more: int = 1) -> None:
    before = count(session)
    session.send(text)
    await footers(session, before + more)


async def footers(session: Session, wanted: int) -> None:
    await until(
        session.operations,
        lambda: count(session) >= wanted,
        30,
        lambda: [f"{entry.kind}: {said(entry)}" for entry in session.entries],
    )


def count(session: Session) -> int:
    return sum(entry.kind is EntryKind.FOOTER for entry in session.entries)


def with_canary(*roots: Path) -> list[str]:
    """Return the files below the roots that contain a key."""
    key = CANARY.encode()
    files = [path for root in roots for path in root.rglob("*") if path.is_file()]
    return [str(path) for path in files if key in path.read_bytes()]
