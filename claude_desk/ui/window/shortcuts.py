"""The one table of keys: what the window obeys and what F1 shows."""

from dataclasses import dataclass
from enum import IntEnum, auto
from typing import Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject
from PySide6.QtQml import QmlElement

from claude_desk.ui.qt_types import DISPLAY_ROLE, USER_ROLE, Index, role_names

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class Entry:
    """`action` names what the window does; "" where the focused item takes the keys itself."""

    group: str
    keys: str
    words: str
    action: str = ""
    sequences: tuple[str, ...] = ()


# By the key that the person sends with.
_SENDING = {
    "enter": ("Enter", "Shift+Enter"),
    "ctrl-enter": ("Ctrl+Enter", "Enter"),
}
TABLE = (
    Entry("Message", "Enter", "Send the message"),
    Entry("Message", "Shift+Enter", "Begin a new line"),
    Entry("Message", "/, @", "Complete a command, or a file"),
    Entry("Message", "Up, Down", "In an empty message: what you sent before"),
    Entry("Message", "Ctrl+V", "Paste text, pictures or files"),
    Entry("Message", "Esc", "Stop what Claude is doing; again after a second, by force"),
    Entry("Message", "Shift+Tab", "Next permission mode: ask first, accept edits, plan"),
    Entry("Message", "Alt+M", "The same, from anywhere", "mode", ("Alt+M",)),
    Entry("Message", "Ctrl+L", "Go to the message field", "message", ("Ctrl+L",)),
    Entry("Messages to send", "Ctrl+Shift+O", "Go to the messages that wait", "outbox", ("Ctrl+Shift+O",)),
    Entry("Messages to send", "Enter, Delete", "Change the message, remove it or take it back"),
    Entry("Messages to send", "Alt+Up, Alt+Down", "Move the message"),
    Entry("Requests", "F6", "Go round: Claude's request, the rows, the message", "request", ("F6",)),
    Entry("Requests", "Esc", "Out of a field, then to the message; what was filled in stays"),
    Entry("Requests", "Tab", "From button to button; Space presses"),
    Entry("Conversation", "Page Up, Page Down", "Scroll the conversation"),
    Entry("Conversation", "Alt+End", "Jump to the latest", "latest", ("Alt+End",)),
    Entry("Conversation", "Alt+Home", "Jump to the beginning", "first", ("Alt+Home",)),
    Entry("Conversation", "Ctrl+F", "Find words", "find", ("Ctrl+F",)),
    Entry("Conversation", "F3", "Next place found", "findNext", ("F3",)),
    Entry("Conversation", "Shift+F3", "Previous place found", "findPrevious", ("Shift+F3",)),
    Entry("Conversation", "Alt+Up", "Your message before", "previousMessage", ("Alt+Up",)),
    Entry("Conversation", "Alt+Down", "Your next message", "nextMessage", ("Alt+Down",)),
    Entry("Conversation", "Alt+Shift+Down", "Your last message", "lastMessage", ("Alt+Shift+Down",)),
    Entry("Conversation", "F8", "Next error", "nextError", ("F8",)),
    Entry("Conversation", "Shift+F8", "Previous error", "previousError", ("Shift+F8",)),
    Entry("Conversation", "Ctrl+G", "List of your messages", "turns", ("Ctrl+G",)),
    Entry("Conversation", "Alt+Minus", "Collapse all rows", "foldAll", ("Alt+-",)),
    Entry("Conversation", "Alt+Plus", "Expand all rows", "unfoldAll", ("Alt++", "Alt+=")),
    Entry("Conversation", "Ctrl+S", "Save the conversation to a file", "export", ("Ctrl+S",)),
    Entry("Rows", "F7", "To the rows", "rows", ("F7",)),
    Entry("Rows", "Up, Down", "From row to row"),
    Entry("Rows", "Enter, Left, Right", "Fold or unfold the row"),
    Entry("Rows", "Ctrl+C", "Copy what is selected, or the row"),
    Entry("Rows", "Shift+F10", "What can be done with the row"),
    Entry("Sessions", "Ctrl+N", "New session in the same folder", "new", ("Ctrl+N",)),
    Entry("Sessions", "Ctrl+K", "Find a session", "sessions", ("Ctrl+K",)),
    Entry("Sessions", "Ctrl+Tab", "Next open session", "nextSession", ("Ctrl+Tab",)),
    Entry("Sessions", "Ctrl+Shift+Tab", "Previous open session", "previousSession", ("Ctrl+Shift+Tab",)),
    Entry("Sessions", "Ctrl+Page Down", "Next session of the list", "walkDown", ("Ctrl+PgDown",)),
    Entry("Sessions", "Ctrl+Page Up", "Previous session of the list", "walkUp", ("Ctrl+PgUp",)),
    Entry("Sessions", "Alt+1 to Alt+9", "Open session of that number"),
    Entry("Sessions", "Ctrl+W", "Close the session", "close", ("Ctrl+W",)),
    Entry("Sessions", "Ctrl+Shift+T", "Open the one closed last", "reopen", ("Ctrl+Shift+T",)),
    Entry("Sessions", "Left, Right", "In the list: fold the group, unfold it"),
    Entry("Sessions", "F2, Delete", "In the list: rename the session, delete it"),
    Entry("Sessions", "Shift+F10", "In the list: what can be done with the session"),
    Entry("Window", "Ctrl+Plus", "Larger text", "larger", ("Ctrl++", "Ctrl+=")),
    Entry("Window", "Ctrl+Minus", "Smaller text", "smaller", ("Ctrl+-",)),
    Entry("Window", "Ctrl+0", "Text at its usual size", "usual", ("Ctrl+0",)),
    Entry("Window", "Ctrl+B", "Show or hide the sessions", "sidebar", ("Ctrl+B",)),
    Entry("Window", "Ctrl+Shift+F", "Search all sessions", "search", ("Ctrl+Shift+F",)),
    Entry("Window", "Ctrl+Shift+U", "Context, cost and servers", "usage", ("Ctrl+Shift+U",)),
    Entry("Window", "Ctrl+Shift+L", "What was decided in this session", "ledger", ("Ctrl+Shift+L",)),
    Entry("Window", "Ctrl+,", "Settings", "settings", ("Ctrl+,",)),
    Entry("Window", "F1", "This list", "help", ("F1",)),
    Entry("Window", "Ctrl+Q", "Quit", "quit", ("Ctrl+Q",)),
)


class Role(IntEnum):
    GROUP = USER_ROLE + 1
    KEYS = auto()
    WORDS = auto()
    ACTION = auto()
    FIRST = auto()  # key sequences, "" for none
    SECOND = auto()


@QmlElement
class ShortcutsModel(QAbstractListModel):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sending = _SENDING["enter"]

    def set_send_key(self, key: str) -> None:
        """enter or ctrl-enter: the key that the person sends with; the first two rows tell it."""
        sending = _SENDING.get(key, _SENDING["enter"])
        if sending != self._sending:
            self._sending = sending
            self.dataChanged.emit(self.index(0), self.index(len(sending) - 1), [int(Role.KEYS)])

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - the signature that Qt has
        return 0 if parent.isValid() else len(TABLE)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(Role)

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        if not 0 <= index.row() < len(TABLE):
            return None
        entry = TABLE[index.row()]
        match role:
            case Role.GROUP:
                return entry.group
            case Role.KEYS:
                return self._sending[index.row()] if index.row() < len(self._sending) else entry.keys
            case Role.WORDS:
                return entry.words
            case Role.ACTION:
                return entry.action
            case Role.FIRST:
                return entry.sequences[0] if entry.sequences else ""
            case Role.SECOND:
                return entry.sequences[1] if len(entry.sequences) > 1 else ""
        return None
