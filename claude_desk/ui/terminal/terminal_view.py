"""The terminal of a session, for QML: its state, its keys, what is selected, and what goes to Claude."""

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAccessible, QClipboard, QGuiApplication
from PySide6.QtQml import QmlElement

from claude_desk.ui import locale_format, safe_names, safe_text
from claude_desk.ui.qt_types import Property, QStringList, constant
from claude_desk.ui.signal_connections import SignalConnections
from claude_desk.ui.terminal.terminal_search import Match, TerminalSearch
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.session.core.session import Session
    from claude_desk.session.terminal.session_terminal import SessionTerminal
    from claude_desk.terminal.cells import CellRun
    from claude_desk.terminal.keys import Held
    from claude_desk.terminal.screen import TerminalScreen

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_TITLE_LENGTH = 80
_MOST_SENT = 30_000  # characters of a selection that go to Claude: the first half and the last
_LONGEST_PASTE = 4_000_000  # characters
_SPOKEN_AFTER_MS = 400  # a pause of the output after which it is spoken
_MOST_SPOKEN = 600  # characters
_WORD = re.compile(r"[^\s\"'`()\[\]{}<>|;,]+")

_NAMES = {
    Qt.Key.Key_Up: "Up", Qt.Key.Key_Down: "Down", Qt.Key.Key_Left: "Left", Qt.Key.Key_Right: "Right",
    Qt.Key.Key_Home: "Home", Qt.Key.Key_End: "End", Qt.Key.Key_PageUp: "PageUp",
    Qt.Key.Key_PageDown: "PageDown", Qt.Key.Key_Insert: "Insert", Qt.Key.Key_Delete: "Delete",
    Qt.Key.Key_Return: "Enter", Qt.Key.Key_Enter: "Enter", Qt.Key.Key_Tab: "Tab",
    Qt.Key.Key_Backtab: "Tab", Qt.Key.Key_Escape: "Escape", Qt.Key.Key_Backspace: "Backspace",
    **{getattr(Qt.Key, f"Key_F{number}"): f"F{number}" for number in range(1, 13)},
}  # fmt: skip
_KEYS = {int(key): name for key, name in _NAMES.items()}
_SHIFT, _CONTROL = Qt.KeyboardModifier.ShiftModifier.value, Qt.KeyboardModifier.ControlModifier.value
_ALT, _META = Qt.KeyboardModifier.AltModifier.value, Qt.KeyboardModifier.MetaModifier.value
_HELD = _SHIFT | _CONTROL | _ALT | _META
_ONLY_MODIFIERS = {
    int(key)
    for key in (
        Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta,
        Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock,
    )
}  # fmt: skip

Place = tuple[int, int]  # the number of a line, a column


@QmlElement
class TerminalView(QObject):
    """The terminal of the session that is attached. The pane is open or not for each session."""

    stateChanged = Signal()  # a shell started or ended, or the title changed
    openChanged = Signal()
    screenChanged = Signal()  # cells, the cursor, or the place in the lines
    selectionChanged = Signal()
    pasteChanged = Signal()
    refusalChanged = Signal()
    quoted = Signal(str)  # the user wants this text in the message to Claude
    linkWanted = Signal(str)
    spoken = Signal(str)  # for screen readers

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._connections = SignalConnections()
        self._session: Session | None = None
        self._terminal: SessionTerminal | None = None
        self._demo = False
        self._open = False
        self._top: int | None = None  # the first line in sight; None to follow the newest
        self._anchor: Place | None = None
        self._head: Place | None = None
        self._unit = 1  # what a drag selects: 1 characters, 2 words, 3 lines
        self._paste = ""  # a text that waits for the user's consent
        self._paste_lines = 0
        self._refusal = ""  # why nothing was written
        self._title = ""
        self._spoken_to: Place = (0, 0)
        self._search = TerminalSearch(lambda: self.screen, self.runs, self)
        self._search.found.connect(self._show_match)
        self._speaker = QTimer(self, singleShot=True, interval=_SPOKEN_AFTER_MS)
        self._speaker.timeout.connect(self._speak)

    # --- what Python calls ---------------------------------------------------------------------

    def attach(self, session: "Session") -> None:
        self._session, self._terminal = session, session.terminal
        self._connections.connect(session.terminal.changed, self._on_changed)
        self._connections.connect(session.terminal.state_changed, self._on_state_changed)
        self._forget_place()
        self.stateChanged.emit()
        self.screenChanged.emit()

    def detach(self) -> None:
        self._connections.disconnect()
        self._session = self._terminal = None
        self._speaker.stop()
        self._forget_place()
        self.stateChanged.emit()
        self.screenChanged.emit()

    def set_demo(self, demo: bool) -> None:
        """Set whether the session is the demo, which has no terminal."""
        self._demo = demo
        self.stateChanged.emit()

    @property
    def screen(self) -> "TerminalScreen | None":
        return self._terminal.screen if self._terminal is not None else None

    @property
    def top(self) -> int:
        """The number of the first line in sight."""
        screen = self.screen
        if screen is None:
            return 0
        if self._top is None or screen.in_alternate:
            return screen.top_line
        return min(max(self._top, screen.first_line), screen.top_line)

    def runs(self, number: int) -> "tuple[CellRun, ...]":
        """Return the runs of a line."""
        from claude_desk.terminal.cells import Line, stored

        line = self.screen.line(number) if self.screen is not None else None
        if line is None:
            return ()
        return stored(line).runs if isinstance(line, Line) else line.runs

    def selected(self, number: int) -> tuple[int, int] | None:
        """Return the first selected column of a line and the one behind the last."""
        if self._anchor is None or self._head is None:
            return None
        begin, end = sorted((self._anchor, self._head))
        if begin == end or not begin[0] <= number <= end[0]:
            return None
        columns = self.screen.columns if self.screen is not None else 0
        return begin[1] if number == begin[0] else 0, end[1] if number == end[0] else columns

    def start(self, columns: int, lines: int, shell: str, history: int) -> bool:
        """Start a shell if none runs and one may. Return whether it was started."""
        if self._terminal is None or self._demo or self._terminal.running:
            return False
        self._forget_place()
        self._spoken_to = (0, 0)
        started = self._terminal.start(columns, lines, shell, history)
        self._on_changed()
        return started

    def resize(self, columns: int, lines: int) -> None:
        if self._terminal is not None:
            if self.screen is None or self.screen.columns != columns:  # a line keeps its number at any height
                self._select(None, None)
            self._terminal.resize(columns, lines)

    def keep_lines(self, count: int) -> None:
        if self._terminal is not None:
            self._terminal.keep_lines(count)

    # --- keys ------------------------------------------------------------------------------------

    @Slot(int, int, result=bool)
    def leaves(self, key: int, modifiers: int) -> bool:
        """Return whether the window has a key, not the program in the terminal: the key that leaves the
        terminal, F6, Ctrl+Tab, and Ctrl+Shift with a letter other than C, V and F."""
        held = modifiers & _HELD
        if key == Qt.Key.Key_F6 or (key == Qt.Key.Key_F12 and held == _ALT):
            return True
        if not held & _CONTROL:
            return False
        if key in (Qt.Key.Key_QuoteLeft, Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            return True
        if held & _SHIFT and Qt.Key.Key_A <= key <= Qt.Key.Key_Z:
            return key not in (Qt.Key.Key_C, Qt.Key.Key_V, Qt.Key.Key_F)
        return key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus, Qt.Key.Key_0)

    @Slot(int, int, str, result=bool)
    def press(self, key: int, modifiers: int, text: str) -> bool:
        """Handle a key press. Return False if the window has the key."""
        if self.leaves(key, modifiers):
            return False
        if key in _ONLY_MODIFIERS:
            return True
        held = modifiers & _HELD
        if held == _CONTROL | _SHIFT and key in (Qt.Key.Key_C, Qt.Key.Key_V):
            if key == Qt.Key.Key_C:
                self.copy()
            else:
                self.paste()
            return True
        if held == _CONTROL | _SHIFT and key == Qt.Key.Key_F:
            self._search.open()
            return True
        if held == _SHIFT and self._scroll_by_key(key):
            return True
        if held == _SHIFT and key == Qt.Key.Key_Insert:
            self.paste()
            return True
        if self._terminal is None or not self._terminal.running:
            return False
        from claude_desk.terminal.keys import Held, key_bytes

        name = _KEYS.get(key, chr(key) if 32 < key < 127 else " " if key == 32 else "")
        keys = Held(bool(held & _SHIFT), bool(held & _ALT), bool(held & _CONTROL))
        screen = self.screen
        application = screen is not None and 1 in screen.private
        data = key_bytes(name, text, keys, application)
        if not data and keys.control and len(text) == 1 and text < " ":
            data = text.encode()  # a letter of another script, whose key has the control of a Latin letter
        if data:
            self._write(data)
        return bool(data) or not held & (_CONTROL | _META)

    @Slot(str)
    def type(self, text: str) -> None:
        """Write text that an input method has composed."""
        if text:
            self._write(text.encode("utf-8", "replace"))

    def _write(self, data: bytes) -> None:
        if self._terminal is None:
            return
        if self._terminal.write(data):
            self.dismissRefusal()
            self._follow()
            self._select(None, None)
        elif self._terminal.running:
            self._refuse(
                translate(
                    "TerminalView",
                    "The program does not read its input, and too much of it waits. Nothing was sent.",
                )
            )

    def _refuse(self, words: str) -> None:
        """Say that nothing was written, and why."""
        if words != self._refusal:
            self._refusal = words
            self.refusalChanged.emit()
            self.spoken.emit(words)

    @Slot()
    def dismissRefusal(self) -> None:
        if self._refusal:
            self._refusal = ""
            self.refusalChanged.emit()

    def _scroll_by_key(self, key: int) -> bool:
        screen = self.screen
        if screen is None or screen.in_alternate:
            return False
        page = max(1, screen.lines - 1)
        by = {
            Qt.Key.Key_PageUp: -page, Qt.Key.Key_PageDown: page,
            Qt.Key.Key_Home: -(1 << 30), Qt.Key.Key_End: 1 << 30,
        }.get(Qt.Key(key))  # fmt: skip
        if by is not None:
            self.scroll(by)
        return by is not None

    # --- place and selection -----------------------------------------------------------------------

    @Slot(int)
    def scroll(self, by: int) -> None:
        """Move by a number of lines: negative to earlier ones."""
        screen = self.screen
        if screen is None or screen.in_alternate:
            return
        top = min(max(self.top + by, screen.first_line), screen.top_line)
        self._top = None if top >= screen.top_line else top
        self.screenChanged.emit()

    @Slot(object)
    def _show_match(self, match: Match) -> None:
        """Select a match, and scroll to it if it is not in sight."""
        screen = self.screen
        if screen is None:
            return
        number, begin, end = match
        self._unit = 1
        self._select((number, begin), (number, end))
        if not self.top <= number < self.top + screen.lines:
            self.scroll(number - screen.lines // 2 - self.top)

    def _follow(self) -> None:
        if self._top is not None:
            self._top = None
            self.screenChanged.emit()

    def _forget_place(self) -> None:
        self._top = None
        self._search.close()
        self._select(None, None)
        self._set_paste("")
        self.dismissRefusal()

    def _select(self, anchor: Place | None, head: Place | None) -> None:
        if (anchor, head) != (self._anchor, self._head):
            self._anchor, self._head = anchor, head
            self.selectionChanged.emit()

    def select_from(self, place: Place, unit: int) -> None:
        """Begin a selection at a place, by characters, words or lines."""
        self._unit = unit
        if unit == 1:
            self._select(place, place)
        else:
            self._select(*self._around(place))

    def select_to(self, place: Place) -> None:
        """Extend the selection to a place, and put it into the selection that the middle button pastes."""
        if self._anchor is None:
            return
        if self._unit == 1:
            self._select(self._anchor, place)
        else:
            begin, end = self._around(place)
            self._select(self._anchor, end if place >= self._anchor else begin)

    def end_selection(self) -> None:
        """Keep the selection for a paste with the middle button: the user has released the mouse button."""
        clipboard = QGuiApplication.clipboard()
        if self.hasSelection and clipboard.supportsSelection():
            clipboard.setText(self.selected_text(), QClipboard.Mode.Selection)

    def _around(self, place: Place) -> tuple[Place, Place]:
        """Return the ends of the word or line at a place."""
        from claude_desk.terminal.cells import text_of

        number, column = place
        columns = self.screen.columns if self.screen is not None else 0
        if self._unit == 2:
            text = text_of(self.runs(number))
            if text.isascii():  # otherwise columns are not characters
                for found in _WORD.finditer(text):
                    if found.start() <= column < found.end():
                        return (number, found.start()), (number, found.end())
        return (number, 0), (number, columns)

    def selected_text(self) -> str:
        if self.screen is None or self._anchor is None or self._head is None:
            return ""
        begin, end = sorted((self._anchor, self._head))
        return self.screen.text(begin, end) if begin != end else ""

    def address_at(self, place: Place) -> str:
        """Return the web address at a place: of a link of the program, or in the text; "" for none."""
        from claude_desk.terminal.cells import text_of
        from claude_desk.transcript.text.web_addresses import addresses_in

        screen = self.screen
        if screen is None:
            return ""
        runs = self.runs(place[0])
        for run in runs:
            if run.column <= place[1] < run.column + run.width and run.style.link:
                return screen.link(run.style.link)
        text = text_of(runs)
        if text.isascii():
            for found in addresses_in(text):
                if found.start <= place[1] < found.end:
                    return found.address
        return ""

    def open_address(self, address: str) -> None:
        self.linkWanted.emit(address)

    def report_mouse(self, button: int, place: Place, pressed: bool, held: "Held") -> bool:
        """Tell the program of the mouse, if it wants to hear of it. `place`: line and column in the screen.
        Return False if it does not."""
        screen = self.screen
        if screen is None or not screen.takes_mouse or held.shift:
            return False
        if button & 32 and not screen.private & {1002, 1003}:
            return True
        from claude_desk.terminal.keys import mouse_bytes

        data = mouse_bytes(button, place[1], place[0], pressed, held, 1006 in screen.private)
        if data and self._terminal is not None:
            self._terminal.write(data)
        return True

    def report_focus(self, has_focus: bool) -> None:
        """Tell the program that the terminal got or lost the keyboard, if it wants to hear of it."""
        screen = self.screen
        if screen is not None and 1004 in screen.private and self._terminal is not None:
            self._terminal.write(b"\x1b[I" if has_focus else b"\x1b[O")

    # --- what QML calls ------------------------------------------------------------------------

    @Slot()
    def toggle(self) -> None:
        self._set_open(not self._open)

    @Slot()
    def close(self) -> None:
        """Close the pane. The shell keeps running."""
        self._set_open(False)

    def _set_open(self, is_open: bool) -> None:
        if is_open != self._open:
            self._open = is_open
            self._set_paste("")
            self.openChanged.emit()

    @Slot()
    def copy(self) -> None:
        if text := self.selected_text():
            QGuiApplication.clipboard().setText(text)

    @Slot()
    def paste(self) -> None:
        self._paste_text(QGuiApplication.clipboard().text())

    def paste_selection(self) -> None:
        """Paste the selection of the middle button."""
        clipboard = QGuiApplication.clipboard()
        if clipboard.supportsSelection():
            self._paste_text(clipboard.text(QClipboard.Mode.Selection))

    def _paste_text(self, text: str) -> None:
        """Paste text. If the program would run each line at once, ask first about several lines, and leave
        the line end of a single one to the user."""
        screen = self.screen
        if not text or screen is None or self._terminal is None or not self._terminal.running:
            return
        if len(text) > _LONGEST_PASTE:
            self._refuse(
                translate(
                    "TerminalView",
                    "{characters} characters are too many to paste. Nothing was sent.",
                    characters=locale_format.number(len(text)),
                )
            )
        elif 2004 in screen.private:
            self._put(text)
        elif "\n" in (words := text.replace("\r", "\n").strip("\n")):
            self._set_paste(text)
        else:
            self._put(words)

    def _put(self, text: str) -> None:
        from claude_desk.terminal.keys import paste_bytes

        screen = self.screen
        self._write(paste_bytes(text, screen is not None and 2004 in screen.private))

    def _set_paste(self, text: str) -> None:
        if text != self._paste:
            self._paste, self._paste_lines = text, len(text.strip("\r\n").splitlines())
            self.pasteChanged.emit()

    @Slot()
    def pasteAnyway(self) -> None:
        text = self._paste
        self._set_paste("")
        self._put(text)

    @Slot()
    def dropPaste(self) -> None:
        self._set_paste("")

    @Slot()
    def sendToClaude(self) -> None:
        """Put the selection into the message to Claude. Nothing is sent."""
        if text := self.selected_text().strip("\n"):
            from claude_desk.session.turns.shell_commands import KeptOutput

            kept = KeptOutput(_MOST_SENT)
            kept.add(text)
            self.quoted.emit(kept.text)
            self._select(None, None)

    @Slot()
    def clear(self) -> None:
        if self._terminal is not None:
            self._forget_place()
            self._terminal.clear()
            self._spoken_to = (self.top, 0)

    @Slot()
    def kill(self) -> None:
        if self._terminal is not None:
            self._terminal.kill()

    # --- properties ----------------------------------------------------------------------------

    search = constant(TerminalSearch, "_search")

    @Property(bool, notify=openChanged)
    def isOpen(self) -> bool:
        return self._open

    @Property(bool, notify=stateChanged)
    def running(self) -> bool:
        return self._terminal is not None and self._terminal.running

    @Property(bool, notify=stateChanged)
    def shown(self) -> bool:
        """Return whether there is a screen: of a shell that runs or has ended."""
        return self.screen is not None

    @Property(str, notify=stateChanged)
    def title(self) -> str:
        """Return what the program calls itself, else the shell's name."""
        if self._terminal is None or self.screen is None:
            return ""
        said = safe_text.flat(safe_text.visible(self.screen.title), _TITLE_LENGTH)
        return said or safe_names.name(self._terminal.program)

    @Property(bool, notify=stateChanged)
    def titled(self) -> bool:
        """Return whether the program has given a title, which nearly always names the folder."""
        return self.screen is not None and bool(self.screen.title.strip())

    @Property(str, notify=stateChanged)
    def folder(self) -> str:
        return safe_names.path(self._terminal.folder) if self._terminal is not None else ""

    @Property(str, notify=stateChanged)
    def ended(self) -> str:
        """Return how the shell ended; "" while one runs."""
        terminal = self._terminal
        if terminal is None or terminal.outcome is None:
            return ""
        outcome = terminal.outcome
        if not outcome.started:
            reason = outcome.error if isinstance(outcome.error, str) else ""
            said = safe_text.flat(safe_text.visible(reason), 200)
            return translate("TerminalView", "The shell could not be started: {reason}", reason=said)
        if terminal.kills:
            return translate("TerminalView", "Killed")
        if outcome.code is None:
            return translate("TerminalView", "Ended by signal {number}", number=str(outcome.signal or 0))
        return translate("TerminalView", "Ended with {code}", code=str(outcome.code))

    @Property(str, notify=stateChanged)
    def whyNot(self) -> str:
        """Return why there can be no terminal; "" if there can be one."""
        if self._demo:
            return translate("TerminalView", "The demo has no terminal.")
        if self._terminal is None:
            return translate("TerminalView", "The terminal is ready once the session has started.")
        if self._terminal.running or self._terminal.is_allowed:
            return ""
        return translate("TerminalView", "A terminal opens only in a folder that you trust.")

    @Property(bool, notify=selectionChanged)
    def hasSelection(self) -> bool:
        return self._anchor is not None and self._head is not None and self._anchor != self._head

    @Property(str, notify=pasteChanged)
    def pasteWords(self) -> str:
        """Return the question before a paste; "" without one."""
        if not self._paste:
            return ""
        return translate(
            "TerminalView",
            "Paste %Ln lines? The shell runs each line at once.",
            n=self._paste_lines,
            one="Paste %Ln line? The shell runs each line at once.",
        )

    @Property(str, notify=refusalChanged)
    def refusal(self) -> str:
        """Return why what was typed or pasted last was not sent; "" if it was."""
        return self._refusal

    @Property(bool, notify=screenChanged)
    def scrolledBack(self) -> bool:
        return self.screen is not None and self.top < self.screen.top_line

    @Property(int, notify=screenChanged)
    def firstInSight(self) -> int:
        """Return how many lines are above the first line in sight."""
        return self.top - self.screen.first_line if self.screen is not None else 0

    @Property(int, notify=screenChanged)
    def lineCount(self) -> int:
        screen = self.screen
        if screen is None:
            return 0
        return screen.lines + (0 if screen.in_alternate else screen.top_line - screen.first_line)

    @Property(str, notify=screenChanged)
    def cursorLine(self) -> str:
        """Return the line with the cursor, for screen readers."""
        return self.screen.cursor_text() if self.screen is not None and QAccessible.isActive() else ""

    @Property(QStringList, notify=screenChanged)
    def visibleLines(self) -> list[str]:
        """Return the lines in sight that have text, for screen readers; nothing while none is in use."""
        screen = self.screen
        if screen is None or not QAccessible.isActive():
            return []
        from claude_desk.terminal.cells import text_of

        found = (text_of(self.runs(self.top + row)) for row in range(screen.lines))
        return [each for each in found if each]

    # ---------------------------------------------------------------------------------------------

    @Slot()
    def _on_changed(self) -> None:
        screen = self.screen
        if screen is not None and screen.title != self._title:
            self._title = screen.title
            self.stateChanged.emit()
        if self._anchor is not None and screen is not None and self._anchor[0] < screen.first_line:
            self._select(None, None)
        if QAccessible.isActive():
            self._speaker.start()
        self.screenChanged.emit()

    @Slot()
    def _on_state_changed(self) -> None:
        self._set_paste("")
        self.dismissRefusal()
        self.stateChanged.emit()
        if self.ended and QAccessible.isActive():
            self.spoken.emit(self.ended)

    @Slot()
    def _speak(self) -> None:
        """Speak what was printed since the last time, or in the alternate screen the cursor's line."""
        screen = self.screen
        if screen is None or not self._open:
            return
        here = screen.top_line + screen.cursor.y, screen.cursor.x
        if screen.in_alternate:
            text = screen.cursor_text()
        else:
            begin = self._spoken_to if self._spoken_to < here else (here[0], 0)
            text = screen.text(begin, here)
        self._spoken_to = here
        if text.strip():
            self.spoken.emit(text.strip()[-_MOST_SPOKEN:])
