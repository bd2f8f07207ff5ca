"""The program itself, in the test's process, with its window, its session and a CLI.

Controls are found as assistive technology finds them, by role and name. Events are sent to the window without
QTest, because QTest runs Qt's loop, and one task must not be entered from another task.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QMouseEvent
from PySide6.QtQuick import QQuickWindow

from claude_desk.controllers.main_controller import MainController
from claude_desk.options import Options
from claude_desk.paths import AppPaths
from claude_desk.session.core.session import Session
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.startup.shell_environment import ShellEnvironment
from claude_desk.transcript.entries import ToolCall
from claude_desk.transcript.tools.generic_card import GENERIC
from claude_desk.transcript.tools.registry import card_of, spec_of
from claude_desk.transcript.tools.tool_spec import ToolUse
from claude_desk.ui.transcript.role_readers import RowRole as RowRole
from tests.known_folder import know_all
from tests.qml.window import Kind, Node, interfaces_of, items_of, nodes_of
from tests.waiting import signal_of, until
from tests.window_engines import SuccessiveWindow

IDLE = (SessionPhase.READY, SessionPhase.AGENTS, SessionPhase.STOPPED, SessionPhase.NOT_RUNNING)
PROMPTS = ("PermissionDialog", "QuestionDialog", "PlanDialog")


class Desk:
    """`async with Desk(options, environ, root) as desk: ...`. `root`: the folder in which the program keeps
    its files. `known`: whether the program trusts its folders without asking. `shell`: the source of the
    environment."""

    def __init__(
        self,
        options: Options,
        environ: Mapping[str, str],
        root: Path | AppPaths,
        known: bool = True,
        shell: ShellEnvironment | None = None,
    ) -> None:
        QAccessible.setActive(True)
        self.screen = SuccessiveWindow()
        self.warnings: list[str] = []
        self.screen.engine.warnings.connect(
            lambda found: self.warnings.extend(warning.toString() for warning in found)
        )
        self.window: QQuickWindow = self.screen.open()
        places = root if isinstance(root, AppPaths) else AppPaths.under(root)
        self.program = MainController(self.screen, options, environ, places, shell=shell)
        if known:
            know_all(self.program)

    async def __aenter__(self) -> "Desk":
        self.window.requestActivate()
        await until(self.window.activeChanged, self.window.isActive)
        self.program.begin()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.program.end()
        await self.program.close()
        self.screen.close()
        QAccessible.setActive(False)
        assert error is not None or not self.warnings, self.warnings

    # --- what the window shows ------------------------------------------------------------------

    @property
    def session(self) -> Session:
        assert self.program.session is not None, "no session was begun"
        return self.program.session

    def rows(self) -> list[str]:
        """Return the names of all rows, whether their items exist or not."""
        model = self.screen.app.view.transcript
        return [str(model.data(model.index(row, 0), RowRole.SPOKEN)) for row in range(model.rowCount())]

    def without_own_card(self) -> list[str]:
        """Return the names of the tools whose cards come from the generic presenter, also in folded rows."""
        tools = [row.entry.tool for row in self.screen.app.view.transcript.rows]
        return sorted({tool.name for tool in tools if tool is not None and not _own_card(tool)})

    def unfold_subagents(self) -> None:
        """Show the rows of all subagents, also nested ones."""
        model = self.screen.app.view.transcript
        for row in list(model.rows):
            if row.inside:
                model.fold(row.entry.id, False)

    def shown(self, kind: Kind) -> list[str]:
        """Return the names of the visible controls with this role."""
        return [node.name for node in nodes_of(self.window) if node.role == kind]

    def find(self, kind: Kind, name: str) -> Node | None:
        """Return the visible control with this role and name, or None."""
        return next((n for n in nodes_of(self.window) if n.role == kind and n.name == name), None)

    def written(self) -> str:
        """Return the text in the message field."""
        node = self.find(Kind.EditableText, "Message")
        return node.value if node is not None else ""

    def _item(self, kind: Kind, name: str) -> QObject | None:
        for interface in interfaces_of(self.window):
            if interface.role() == kind and interface.text(QAccessible.Text.Name) == name:
                return interface.object()
        return None

    # --- what a user does --------------------------------------------------------------------

    async def press(self, name: str, kind: Kind = Kind.Button) -> None:
        """Click in the middle of a control, once it is shown and enabled. Wait for a frame first, because a
        new item is not in its place before. Wait also until a button that decides something accepts
        presses."""
        await self.until_shown(kind, name)
        await self.next_frame()
        item = self._item(kind, name)
        if item is not None and item.property("settled") is not None:
            settled = item.settledChanged  # type: ignore[attr-defined]
            await until(
                settled, lambda: bool(item.property("settled")), 60.0, lambda: f"{name} takes no press"
            )
        node = await self.until_shown(kind, name)
        where = QPointF(node.centre)
        everywhere = QPointF(self.window.mapToGlobal(node.centre))
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        for event, held in (
            (QEvent.Type.MouseButtonPress, left),
            (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
        ):
            QCoreApplication.sendEvent(self.window, QMouseEvent(event, where, everywhere, left, held, none))

    async def decide(self, button: str) -> None:
        """Press a button of the prompt, once the prompt accepts presses. Open the choices of `Always allow`
        first."""
        await self.until_settled()
        if button == "Always allow":
            await self.press("Always allow…")
            await self.until_settled()
        await self.press(button)

    def key(
        self,
        key: Qt.Key,
        text: str = "",
        held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> None:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QCoreApplication.sendEvent(self.window, QKeyEvent(kind, key, held, text))

    def type(self, text: str) -> None:
        """Type into the control that has the keyboard focus."""
        for letter in text:
            self.key(Qt.Key.Key_A, letter)

    async def say(self, text: str) -> None:
        """Type a message and send it with Enter."""
        await self.press("Message", Kind.EditableText)
        self.type(text)
        self.enter()

    def clear(self) -> None:
        """Remove the text in the message field."""
        for _ in self.written():
            self.key(Qt.Key.Key_Backspace)

    def enter(self) -> None:
        self.key(Qt.Key.Key_Return, "\r")

    # --- waiting -------------------------------------------------------------------------------

    async def until_shown(self, kind: Kind, name: str, timeout: float = 60.0) -> Node:
        """Wait until the window shows an enabled control with this role and name. Look for it after every
        frame."""
        await self.until_frame(
            lambda: (node := self.find(kind, name)) is not None and not node.disabled,
            timeout,
            lambda: f"there is no {kind.name} {name!r}, but {self.shown(kind)}; rows: {self.rows()}",
        )
        node = self.find(kind, name)
        assert node is not None
        return node

    async def until_settled(self) -> None:
        """Wait until a prompt has been shown so long that it accepts presses."""
        await self.until_frame(
            lambda: any(card.property("settled") for kind in PROMPTS for card in items_of(self.window, kind)),
            60.0,
            lambda: f"no prompt settles: {self.shown(Kind.Dialog)}",
        )

    async def next_frame(self) -> None:
        self.window.update()
        await signal_of(self.window.frameSwapped, timeout=60)

    async def until_frame(
        self, condition: Callable[[], bool], timeout: float, words: Callable[[], object]
    ) -> None:
        self.window.update()
        await until(self.window.frameSwapped, condition, timeout, words)

    async def until_row(self, text: str, timeout: float = 60.0) -> None:
        """Wait until a row's name contains the text."""
        await until(
            self.session.operations, lambda: any(text in row for row in self.rows()), timeout, self.rows
        )

    async def until_state(self, *states: SessionPhase, timeout: float = 60.0) -> None:
        session = self.session
        await until(
            session.state_changed,
            lambda: session.state.phase in states,
            timeout,
            lambda: f"the state is {session.state.phase}; rows: {self.rows()}",
        )


def _own_card(call: ToolCall) -> bool:
    """Whether the tool's card comes from the presenter that is right for the tool.

    The tools of MCP servers have the generic presenter, which separates server and tool. Other tools need a
    presenter of their own that could make the card.
    """
    spec = spec_of(call.name)
    if spec is GENERIC:
        return call.name.startswith("mcp__")
    spec.show(ToolUse(call, ""))
    return bool(card_of(call).title) or not call.input
