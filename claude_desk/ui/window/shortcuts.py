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
class ShortcutEntry:
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
    ShortcutEntry("Message", "Enter", "Send the message"),
    ShortcutEntry("Message", "Shift+Enter", "Begin a new line"),
    ShortcutEntry("Message", "/, @", "Complete a command, or a file"),
    ShortcutEntry("Message", "Enter, Esc", "At an unknown command: send it as a message, or change it"),
    ShortcutEntry("Message", "Up, Down", "In an empty message: what you sent before"),
    ShortcutEntry("Message", "Ctrl+V", "Paste text, pictures or files"),
    ShortcutEntry("Message", "Esc", "Stop what Claude is doing; again after a second, by force"),
    ShortcutEntry("Message", "Shift+Tab", "Next permission mode: ask first, accept edits, plan"),
    ShortcutEntry("Message", "Alt+M", "The same, from anywhere", "mode", ("Alt+M",)),
    ShortcutEntry("Message", "Ctrl+L", "Go to the message field", "message", ("Ctrl+L",)),
    ShortcutEntry(
        "Messages to send", "Ctrl+Shift+O", "Go to the messages that wait", "messageQueue", ("Ctrl+Shift+O",)
    ),
    ShortcutEntry("Messages to send", "Enter, Delete", "Change the message, remove it or take it back"),
    ShortcutEntry("Messages to send", "Alt+Up, Alt+Down", "Move the message"),
    ShortcutEntry("Requests", "F6", "Go round: Claude's request, the rows, the message", "request", ("F6",)),
    ShortcutEntry("Requests", "1 to 4", "Press the button with this figure, in the request"),
    ShortcutEntry(
        "Requests",
        "Ctrl+Alt+Enter",
        "Allow the request once, where the settings say so; else go to it",
        "allow",
        ("Ctrl+Alt+Return", "Ctrl+Alt+Enter"),
    ),
    ShortcutEntry("Requests", "0", "Fold the request to its title, or unfold it"),
    ShortcutEntry("Requests", "Esc", "Out of a field, then to the message; what was filled in stays"),
    ShortcutEntry("Requests", "Tab", "From button to button; Space presses"),
    ShortcutEntry("Conversation", "Page Up, Page Down", "Scroll the conversation"),
    ShortcutEntry("Conversation", "Alt+End", "Jump to the latest", "latest", ("Alt+End",)),
    ShortcutEntry("Conversation", "Alt+Home", "Jump to the beginning", "first", ("Alt+Home",)),
    ShortcutEntry("Conversation", "Ctrl+F", "Find words", "find", ("Ctrl+F",)),
    ShortcutEntry("Conversation", "F3", "Next place found", "findNext", ("F3",)),
    ShortcutEntry("Conversation", "Shift+F3", "Previous place found", "findPrevious", ("Shift+F3",)),
    ShortcutEntry("Conversation", "Alt+Up", "Your message before", "previousMessage", ("Alt+Up",)),
    ShortcutEntry("Conversation", "Alt+Down", "Your next message", "nextMessage", ("Alt+Down",)),
    ShortcutEntry("Conversation", "Alt+Shift+Down", "Your last message", "lastMessage", ("Alt+Shift+Down",)),
    ShortcutEntry("Conversation", "F8", "Next error", "nextError", ("F8",)),
    ShortcutEntry("Conversation", "Shift+F8", "Previous error", "previousError", ("Shift+F8",)),
    ShortcutEntry("Conversation", "Ctrl+G", "List of your messages", "turns", ("Ctrl+G",)),
    ShortcutEntry("Conversation", "Alt+Minus", "Collapse all rows", "foldAll", ("Alt+-",)),
    ShortcutEntry("Conversation", "Alt+Plus", "Expand all rows", "unfoldAll", ("Alt++", "Alt+=")),
    ShortcutEntry("Conversation", "Ctrl+S", "Save the conversation to a file", "export", ("Ctrl+S",)),
    ShortcutEntry("Rows", "F7", "To the rows", "rows", ("F7",)),
    ShortcutEntry("Rows", "Up, Down", "From row to row"),
    ShortcutEntry("Rows", "Tab, Shift+Tab", "To the next button in the rows, and the one before"),
    ShortcutEntry("Rows", "Enter, Left, Right", "Fold or unfold the row"),
    ShortcutEntry("Rows", "Shift+Arrows", "Select, also over rows; with Ctrl by words and rows"),
    ShortcutEntry("Rows", "Ctrl+A", "Select the row; again, the whole conversation"),
    ShortcutEntry("Rows", "Ctrl+C", "Copy what is selected, or the row"),
    ShortcutEntry("Rows", "Ctrl+Shift+C", "Copy the last answer", "copyAnswer", ("Ctrl+Shift+C",)),
    ShortcutEntry("Rows", "Shift+F10", "What can be done with the row"),
    ShortcutEntry("Sessions", "Ctrl+N", "New session in the same folder", "new", ("Ctrl+N",)),
    ShortcutEntry("Sessions", "Ctrl+O", "Open a folder", "openFolder", ("Ctrl+O",)),
    ShortcutEntry("Sessions", "Ctrl+K", "Find a session", "sessions", ("Ctrl+K",)),
    ShortcutEntry("Sessions", "Enter, Down", "There: open the first one found, or go to the list"),
    ShortcutEntry("Sessions", "Ctrl+Enter", "There: search all sessions for these words"),
    ShortcutEntry("Sessions", "Ctrl+Tab", "Next open session", "nextSession", ("Ctrl+Tab",)),
    ShortcutEntry(
        "Sessions", "Ctrl+Shift+Tab", "Previous open session", "previousSession", ("Ctrl+Shift+Tab",)
    ),
    ShortcutEntry("Sessions", "Ctrl+Page Down", "Next session of the list", "walkDown", ("Ctrl+PgDown",)),
    ShortcutEntry("Sessions", "Ctrl+Page Up", "Previous session of the list", "walkUp", ("Ctrl+PgUp",)),
    ShortcutEntry("Sessions", "Alt+1 to Alt+9", "Open session of that number"),
    ShortcutEntry("Sessions", "Ctrl+W", "Close the session", "close", ("Ctrl+W",)),
    ShortcutEntry("Sessions", "Ctrl+Shift+T", "Open the one closed last", "reopen", ("Ctrl+Shift+T",)),
    ShortcutEntry("Sessions", "Left, Right", "In the list: fold the group, unfold it"),
    ShortcutEntry("Sessions", "F2, Delete", "In the list: rename the session, delete it"),
    ShortcutEntry("Sessions", "Shift+F10", "In the list: what can be done with the session"),
    ShortcutEntry("Window", "Ctrl+Plus", "Larger text", "larger", ("Ctrl++", "Ctrl+=")),
    ShortcutEntry("Window", "Ctrl+Minus", "Smaller text", "smaller", ("Ctrl+-",)),
    ShortcutEntry("Window", "Ctrl+0", "Text at its usual size", "usual", ("Ctrl+0",)),
    ShortcutEntry("Window", "Ctrl+B", "Show or hide the sessions", "sidebar", ("Ctrl+B",)),
    ShortcutEntry("Window", "Ctrl+Shift+F", "Search all sessions", "search", ("Ctrl+Shift+F",)),
    ShortcutEntry("Window", "Ctrl+Shift+U", "Context, cost and servers", "usage", ("Ctrl+Shift+U",)),
    ShortcutEntry(
        "Window", "Ctrl+Shift+L", "What was decided in this session", "permissionLog", ("Ctrl+Shift+L",)
    ),
    ShortcutEntry("Window", "Ctrl+,", "Settings", "settings", ("Ctrl+,",)),
    ShortcutEntry("Window", "F1", "This list", "help", ("F1",)),
    ShortcutEntry("Window", "Ctrl+Q", "Quit", "quit", ("Ctrl+Q",)),
)


class ShortcutRole(IntEnum):
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
            self.dataChanged.emit(self.index(0), self.index(len(sending) - 1), [int(ShortcutRole.KEYS)])

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - the signature that Qt has
        return 0 if parent.isValid() else len(TABLE)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(ShortcutRole)

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        if not 0 <= index.row() < len(TABLE):
            return None
        entry = TABLE[index.row()]
        match role:
            case ShortcutRole.GROUP:
                return entry.group
            case ShortcutRole.KEYS:
                return self._sending[index.row()] if index.row() < len(self._sending) else entry.keys
            case ShortcutRole.WORDS:
                return entry.words
            case ShortcutRole.ACTION:
                return entry.action
            case ShortcutRole.FIRST:
                return entry.sequences[0] if entry.sequences else ""
            case ShortcutRole.SECOND:
                return entry.sequences[1] if len(entry.sequences) > 1 else ""
        return None
