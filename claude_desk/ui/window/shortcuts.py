"""The table of keyboard shortcuts, for the window and for the page that F1 opens."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum, auto
from typing import Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui.qt_types import DISPLAY_ROLE, USER_ROLE, Index, Property, role_names
from claude_desk.ui.translation import translate

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class ShortcutEntry:
    """A shortcut. `action` names the window's action; "" if other code handles the keys."""

    group: str
    keys: str
    words: str
    action: str = ""
    sequences: tuple[str, ...] = ()


_KEY = re.compile(r"[A-Z][A-Za-z ]+")
_BETWEEN_CHORDS = re.compile(r", | – (?=\D)")  # `F3, Shift+F3` and `Alt+1 – Alt+9`, but not `1 – 4`
_CHORD = re.compile(r"\+(?=.)")


def shortcut_table() -> list[ShortcutEntry]:
    """Return the table in the language of the window. Order and actions are the same in all languages."""
    key_names = key_namer()
    message = translate("Shortcuts", "Message")
    queue = translate("Shortcuts", "Message queue")
    requests = translate("Shortcuts", "Requests")
    conversation = translate("Shortcuts", "Conversation")
    rows = translate("Shortcuts", "Rows")
    sessions = translate("Shortcuts", "Sessions")
    changes = translate("Shortcuts", "Changes")
    files = translate("Shortcuts", "Files")
    terminal = translate("Shortcuts", "Terminal")
    window = translate("Shortcuts", "Window")
    return [
        ShortcutEntry(message, key_names("Enter"), translate("Shortcuts", "Send the message")),
        ShortcutEntry(message, key_names("Shift+Enter"), translate("Shortcuts", "New line")),
        ShortcutEntry(
            message,
            key_names("Alt+Enter"),
            translate("Shortcuts", "While Claude works: send at the other time, after the step or the turn"),
        ),
        ShortcutEntry(message, key_names("/, @"), translate("Shortcuts", "Complete a command or a file")),
        ShortcutEntry(
            message,
            key_names("Enter, Esc"),
            translate("Shortcuts", "At an unknown command: send it as a message, or edit it"),
        ),
        ShortcutEntry(
            message,
            key_names("Up, Down"),
            translate("Shortcuts", "In an empty message box: previous messages"),
        ),
        ShortcutEntry(
            message,
            key_names("Alt+Left, Alt+Right"),
            translate("Shortcuts", "Move the selected chip by a word"),
        ),
        ShortcutEntry(message, key_names("Ctrl+V"), translate("Shortcuts", "Paste text, images or files")),
        ShortcutEntry(
            message,
            key_names("Esc"),
            translate("Shortcuts", "Stop the turn; press again after a second to force it"),
        ),
        ShortcutEntry(
            message,
            key_names("Shift+Tab"),
            translate("Shortcuts", "Next permission mode: ask first, accept edits, plan, auto"),
        ),
        ShortcutEntry(
            message,
            key_names("Alt+M"),
            translate("Shortcuts", "Next permission mode, from anywhere"),
            "mode",
            ("Alt+M",),
        ),
        ShortcutEntry(
            message,
            key_names("Ctrl+L"),
            translate("Shortcuts", "Go to the message box"),
            "message",
            ("Ctrl+L",),
        ),
        ShortcutEntry(
            message,
            key_names("Alt+E"),
            translate("Shortcuts", "Edit and resend your last message, or the message of the row"),
            "editMessage",
            ("Alt+E",),
        ),
        ShortcutEntry(
            message,
            key_names("Alt+S"),
            translate("Shortcuts", "Stash the message; in an empty message box: restore it"),
            "stash",
            ("Alt+S",),
        ),
        ShortcutEntry(
            queue,
            key_names("Ctrl+Shift+O"),
            translate("Shortcuts", "Go to the message queue"),
            "messageQueue",
            ("Ctrl+Shift+O",),
        ),
        ShortcutEntry(
            queue, key_names("Enter, Delete"), translate("Shortcuts", "Edit or remove the message")
        ),
        ShortcutEntry(queue, key_names("Alt+Up, Alt+Down"), translate("Shortcuts", "Move the message")),
        ShortcutEntry(
            queue,
            key_names("T"),
            translate("Shortcuts", "Send the message after the turn, or after the step"),
        ),
        ShortcutEntry(
            requests,
            key_names("F6"),
            translate("Shortcuts", "Switch between request, rows and message box"),
            "request",
            ("F6",),
        ),
        ShortcutEntry(
            requests,
            key_names("1 – 4"),
            translate("Shortcuts", "Press the button with this number in the request"),
        ),
        ShortcutEntry(
            requests,
            key_names("Ctrl+Alt+Enter"),
            translate("Shortcuts", "Allow once if turned on in Settings; otherwise go to the request"),
            "allow",
            ("Ctrl+Alt+Return", "Ctrl+Alt+Enter"),
        ),
        ShortcutEntry(requests, key_names("0"), translate("Shortcuts", "Collapse or expand the request")),
        ShortcutEntry(
            requests,
            key_names("Esc"),
            translate("Shortcuts", "Leave the field, then go to the message box; what you entered is kept"),
        ),
        ShortcutEntry(requests, key_names("Tab"), translate("Shortcuts", "Next button; Space presses it")),
        ShortcutEntry(
            conversation,
            key_names("Ctrl+Alt+B"),
            translate("Shortcuts", "Run the running command or agent in the background"),
            "background",
            ("Ctrl+Alt+B",),
        ),
        ShortcutEntry(
            conversation, key_names("Page Up, Page Down"), translate("Shortcuts", "Scroll the conversation")
        ),
        ShortcutEntry(
            conversation,
            key_names("Alt+End"),
            translate("Shortcuts", "Jump to the latest"),
            "latest",
            ("Alt+End",),
        ),
        ShortcutEntry(
            conversation,
            key_names("Alt+Home"),
            translate("Shortcuts", "Jump to the beginning"),
            "first",
            ("Alt+Home",),
        ),
        ShortcutEntry(
            conversation,
            key_names("Ctrl+F"),
            translate("Shortcuts", "Find in conversation"),
            "find",
            ("Ctrl+F",),
        ),
        ShortcutEntry(
            conversation, key_names("F3"), translate("Shortcuts", "Next match"), "findNext", ("F3",)
        ),
        ShortcutEntry(
            conversation,
            key_names("Shift+F3"),
            translate("Shortcuts", "Previous match"),
            "findPrevious",
            ("Shift+F3",),
        ),
        ShortcutEntry(
            conversation,
            key_names("Alt+Up"),
            translate("Shortcuts", "Your previous message"),
            "previousMessage",
            ("Alt+Up",),
        ),
        ShortcutEntry(
            conversation,
            key_names("Alt+Down"),
            translate("Shortcuts", "Your next message"),
            "nextMessage",
            ("Alt+Down",),
        ),
        ShortcutEntry(
            conversation,
            key_names("Alt+Shift+Down"),
            translate("Shortcuts", "Your last message"),
            "lastMessage",
            ("Alt+Shift+Down",),
        ),
        ShortcutEntry(
            conversation, key_names("F8"), translate("Shortcuts", "Next error"), "nextError", ("F8",)
        ),
        ShortcutEntry(
            conversation,
            key_names("Shift+F8"),
            translate("Shortcuts", "Previous error"),
            "previousError",
            ("Shift+F8",),
        ),
        ShortcutEntry(
            conversation,
            key_names("Ctrl+G"),
            translate("Shortcuts", "List of your messages"),
            "turns",
            ("Ctrl+G",),
        ),
        ShortcutEntry(
            conversation,
            key_names("Alt+Minus"),
            translate("Shortcuts", "Collapse all rows"),
            "foldAll",
            ("Alt+-",),
        ),
        ShortcutEntry(
            conversation,
            key_names("Alt+Plus"),
            translate("Shortcuts", "Expand all rows"),
            "unfoldAll",
            ("Alt++", "Alt+="),
        ),
        ShortcutEntry(
            conversation,
            key_names("Ctrl+S"),
            translate("Shortcuts", "Save the conversation to a file"),
            "export",
            ("Ctrl+S",),
        ),
        ShortcutEntry(rows, key_names("F7"), translate("Shortcuts", "Go to the rows"), "rows", ("F7",)),
        ShortcutEntry(rows, key_names("Up, Down"), translate("Shortcuts", "Previous or next row")),
        ShortcutEntry(
            rows, key_names("Tab, Shift+Tab"), translate("Shortcuts", "Next or previous button in the rows")
        ),
        ShortcutEntry(
            rows, key_names("Enter, Left, Right"), translate("Shortcuts", "Collapse or expand the row")
        ),
        ShortcutEntry(
            rows,
            key_names("Shift+Arrows"),
            translate("Shortcuts", "Extend the selection; with Ctrl, by words and rows"),
        ),
        ShortcutEntry(
            rows, key_names("Ctrl+A"), translate("Shortcuts", "Select the row; again, the whole conversation")
        ),
        ShortcutEntry(rows, key_names("Ctrl+C"), translate("Shortcuts", "Copy the selection or the row")),
        ShortcutEntry(
            rows,
            key_names("Ctrl+Shift+C"),
            translate("Shortcuts", "Copy the last answer"),
            "copyAnswer",
            ("Ctrl+Shift+C",),
        ),
        ShortcutEntry(
            rows,
            key_names("Ctrl+Shift+Q"),
            translate("Shortcuts", "Quote the selection or the row in the message"),
            "quote",
            ("Ctrl+Shift+Q",),
        ),
        ShortcutEntry(rows, key_names("Shift+F10"), translate("Shortcuts", "Menu of the row")),
        ShortcutEntry(
            rows,
            key_names("Esc, Left, Alt+Left"),
            translate("Shortcuts", "In an opened agent: back to the agent or conversation around it"),
        ),
        ShortcutEntry(
            sessions,
            key_names("Ctrl+N"),
            translate("Shortcuts", "New session in the same folder"),
            "new",
            ("Ctrl+N",),
        ),
        ShortcutEntry(
            sessions, key_names("Ctrl+O"), translate("Shortcuts", "Open a folder"), "openFolder", ("Ctrl+O",)
        ),
        ShortcutEntry(
            sessions,
            key_names("Ctrl+K"),
            translate("Shortcuts", "Search sessions by title"),
            "sessions",
            ("Ctrl+K",),
        ),
        ShortcutEntry(
            sessions,
            key_names("Ctrl+Shift+K"),
            translate("Shortcuts", "All sessions: what works, and what needs you"),
            "overview",
            ("Ctrl+Shift+K",),
        ),
        ShortcutEntry(
            sessions,
            key_names("Space, Enter"),
            translate("Shortcuts", "In all sessions: go to the request, or open the session"),
        ),
        ShortcutEntry(
            sessions,
            key_names("Enter, Down"),
            translate("Shortcuts", "In session search: open the first match, or go to the list"),
        ),
        ShortcutEntry(
            sessions,
            key_names("Ctrl+Enter"),
            translate("Shortcuts", "In session search: search the text of all sessions"),
        ),
        ShortcutEntry(
            sessions,
            key_names("Ctrl+Tab"),
            translate("Shortcuts", "Next open session"),
            "nextSession",
            ("Ctrl+Tab",),
        ),
        ShortcutEntry(
            sessions,
            key_names("Ctrl+Shift+Tab"),
            translate("Shortcuts", "Previous open session"),
            "previousSession",
            ("Ctrl+Shift+Tab",),
        ),
        ShortcutEntry(
            sessions,
            key_names("Ctrl+Page Down"),
            translate("Shortcuts", "Next session in the list"),
            "walkDown",
            ("Ctrl+PgDown",),
        ),
        ShortcutEntry(
            sessions,
            key_names("Ctrl+Page Up"),
            translate("Shortcuts", "Previous session in the list"),
            "walkUp",
            ("Ctrl+PgUp",),
        ),
        ShortcutEntry(
            sessions, key_names("Alt+1 – Alt+9"), translate("Shortcuts", "Switch to open session 1 to 9")
        ),
        ShortcutEntry(
            sessions,
            key_names("Ctrl+Shift+B"),
            translate("Shortcuts", "Show the previous session beside this one; again, close the other pane"),
            "beside",
            ("Ctrl+Shift+B",),
        ),
        ShortcutEntry(
            sessions,
            key_names("Shift+F6"),
            translate("Shortcuts", "Go to the other pane"),
            "otherPane",
            ("Shift+F6",),
        ),
        ShortcutEntry(
            sessions,
            key_names("Ctrl+Shift+W"),
            translate("Shortcuts", "Close this pane; its session stays open"),
            "closePane",
            ("Ctrl+Shift+W",),
        ),
        ShortcutEntry(
            sessions,
            key_names("Ctrl+Shift+M"),
            translate("Shortcuts", "Move the session to a window of its own, or back"),
            "ownWindow",
            ("Ctrl+Shift+M",),
        ),
        ShortcutEntry(
            sessions,
            key_names("Left, Right"),
            translate("Shortcuts", "On the divider between two panes: move it"),
        ),
        ShortcutEntry(
            sessions,
            key_names("Ctrl+Enter"),
            translate(
                "Shortcuts",
                "In the list: show the session beside the current one; in the agents: open the agent beside",
            ),
        ),
        ShortcutEntry(
            sessions, key_names("Ctrl+W"), translate("Shortcuts", "Close the session"), "close", ("Ctrl+W",)
        ),
        ShortcutEntry(
            sessions,
            key_names("Ctrl+Shift+T"),
            translate("Shortcuts", "Reopen the last closed session"),
            "reopen",
            ("Ctrl+Shift+T",),
        ),
        ShortcutEntry(
            sessions,
            key_names("Left, Right"),
            translate("Shortcuts", "In the list: collapse or expand the group"),
        ),
        ShortcutEntry(
            sessions,
            key_names("F2, Delete"),
            translate("Shortcuts", "In the list: rename or delete the session"),
        ),
        ShortcutEntry(
            sessions, key_names("Shift+F10"), translate("Shortcuts", "In the list: menu of the session")
        ),
        ShortcutEntry(
            changes,
            key_names("Ctrl+Shift+G"),
            translate("Shortcuts", "Show or hide the changes"),
            "changes",
            ("Ctrl+Shift+G",),
        ),
        ShortcutEntry(changes, key_names("N, P"), translate("Shortcuts", "Next change, previous change")),
        ShortcutEntry(changes, key_names("J, K"), translate("Shortcuts", "Next file, previous file")),
        ShortcutEntry(
            changes,
            key_names("Enter, Left, Right"),
            translate("Shortcuts", "Open or close; Enter on lines: select in them"),
        ),
        ShortcutEntry(
            changes, key_names("T"), translate("Shortcuts", "Show the tool call that made the change")
        ),
        ShortcutEntry(
            changes, key_names("F"), translate("Shortcuts", "Show the whole file, or only its changes")
        ),
        ShortcutEntry(changes, key_names("S"), translate("Shortcuts", "Side by side, or in one column")),
        ShortcutEntry(changes, key_names("W"), translate("Shortcuts", "Hide or show changes of white space")),
        ShortcutEntry(
            changes,
            key_names("C"),
            translate("Shortcuts", "Comment on the change, on lines that are selected, or on the file"),
        ),
        ShortcutEntry(
            changes,
            key_names("V"),
            translate(
                "Shortcuts", "Choose the line, the selected lines or the change; again: clear the choice"
            ),
        ),
        ShortcutEntry(
            changes,
            key_names("A"),
            translate("Shortcuts", "Stage or unstage the change, the chosen lines or the file"),
        ),
        ShortcutEntry(changes, key_names("M"), translate("Shortcuts", "Commit what is staged")),
        ShortcutEntry(
            changes, key_names("R"), translate("Shortcuts", "Mark the file as reviewed, and go to the next")
        ),
        ShortcutEntry(
            changes,
            key_names("X, Shift+X"),
            translate("Shortcuts", "Undo the change or file; redo"),
        ),
        ShortcutEntry(
            files,
            key_names("Ctrl+Shift+E"),
            translate("Shortcuts", "Show or hide the files of the folder"),
            "files",
            ("Ctrl+Shift+E",),
        ),
        ShortcutEntry(
            files,
            key_names("Enter, Ctrl+Enter"),
            translate("Shortcuts", "Show the file; open it in the editor that is chosen in Settings"),
        ),
        ShortcutEntry(
            files,
            key_names("Left, Right"),
            translate("Shortcuts", "Close or open the folder"),
        ),
        ShortcutEntry(files, "@", translate("Shortcuts", "Mention the file or folder in the message")),
        ShortcutEntry(
            files,
            key_names("Shift+F10"),
            translate("Shortcuts", "Menu of the file"),
        ),
        ShortcutEntry(
            terminal,
            key_names("Ctrl+`, Alt+F12"),
            translate("Shortcuts", "Open the terminal; in the terminal: close it"),
            "terminal",
            ("Ctrl+`", "Alt+F12"),
        ),
        ShortcutEntry(
            terminal,
            key_names("Ctrl+Shift+C, Ctrl+Shift+V"),
            translate("Shortcuts", "Copy, paste"),
        ),
        ShortcutEntry(
            terminal,
            key_names("Shift+Page Up, Shift+Page Down"),
            translate("Shortcuts", "Scroll in earlier output"),
        ),
        ShortcutEntry(
            window,
            key_names("Ctrl+Plus"),
            translate("Shortcuts", "Larger text"),
            "larger",
            ("Ctrl++", "Ctrl+="),
        ),
        ShortcutEntry(
            window, key_names("Ctrl+Minus"), translate("Shortcuts", "Smaller text"), "smaller", ("Ctrl+-",)
        ),
        ShortcutEntry(
            window, key_names("Ctrl+0"), translate("Shortcuts", "Default text size"), "usual", ("Ctrl+0",)
        ),
        ShortcutEntry(
            window,
            key_names("Ctrl+B"),
            translate("Shortcuts", "Show or hide the sidebar"),
            "sidebar",
            ("Ctrl+B",),
        ),
        ShortcutEntry(
            window,
            key_names("Ctrl+Shift+F"),
            translate("Shortcuts", "Search all sessions"),
            "search",
            ("Ctrl+Shift+F",),
        ),
        ShortcutEntry(
            window,
            key_names("Ctrl+Shift+U"),
            translate("Shortcuts", "Context, cost and MCP servers"),
            "usage",
            ("Ctrl+Shift+U",),
        ),
        ShortcutEntry(
            window,
            key_names("Ctrl+Shift+A"),
            translate("Shortcuts", "Agents"),
            "agents",
            ("Ctrl+Shift+A",),
        ),
        ShortcutEntry(
            window,
            key_names("Ctrl+Shift+L"),
            translate("Shortcuts", "Permission history"),
            "permissionLog",
            ("Ctrl+Shift+L",),
        ),
        ShortcutEntry(
            window, key_names("Ctrl+,"), translate("Shortcuts", "Settings"), "settings", ("Ctrl+,",)
        ),
        ShortcutEntry(
            window,
            key_names("F1, Ctrl+?"),
            translate("Shortcuts", "Help: keyboard shortcuts and guide"),
            "help",
            ("F1", "Ctrl+?"),
        ),
        ShortcutEntry(window, key_names("Ctrl+Q"), translate("Shortcuts", "Quit"), "quit", ("Ctrl+Q",)),
    ]


def key_namer() -> Callable[[str], str]:
    """Return a function that names keys (`Ctrl+Page Up`) in the language of the window."""
    names = {
        "Alt": translate("Shortcuts", "Alt"),
        "Arrows": translate("Shortcuts", "Arrows"),
        "Ctrl": translate("Shortcuts", "Ctrl"),
        "Delete": translate("Shortcuts", "Delete"),
        "Down": translate("Shortcuts", "Down"),
        "End": translate("Shortcuts", "End"),
        "Enter": translate("Shortcuts", "Enter"),
        "Esc": translate("Shortcuts", "Esc"),
        "Home": translate("Shortcuts", "Home"),
        "Left": translate("Shortcuts", "Left"),
        "Minus": translate("Shortcuts", "Minus"),
        "Page Down": translate("Shortcuts", "Page Down"),
        "Page Up": translate("Shortcuts", "Page Up"),
        "Plus": translate("Shortcuts", "Plus"),
        "Right": translate("Shortcuts", "Right"),
        "Shift": translate("Shortcuts", "Shift"),
        "Space": translate("Shortcuts", "Space"),
        "Tab": translate("Shortcuts", "Tab"),
        "Up": translate("Shortcuts", "Up"),
    }
    return lambda keys: _KEY.sub(lambda found: names.get(found[0], found[0]), keys)


def _sending_keys(send_key: str) -> list[str]:
    """Return the keys of the first two rows: the key that sends a message and the key for a new line."""
    key_names = key_namer()
    if send_key == "ctrl-enter":
        return [key_names("Ctrl+Enter"), key_names("Enter")]
    return [key_names("Enter"), key_names("Shift+Enter")]


class ShortcutRole(IntEnum):
    GROUP = USER_ROLE + 1
    KEYS = auto()
    WORDS = auto()
    ACTION = auto()
    FIRST = auto()  # key sequence; "" without a sequence
    SECOND = auto()


@QmlElement
class ShortcutsModel(QAbstractListModel):
    changed = Signal()  # `columns` would return something else

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._revision = 0
        self._send_key = "enter"
        self._sending = _sending_keys(self._send_key)
        self._table = shortcut_table()

    def retranslate(self) -> None:
        self._table = shortcut_table()
        self._sending = _sending_keys(self._send_key)
        self._changed()

    def _changed(self) -> None:
        self._revision += 1
        self.changed.emit()

    def set_send_key(self, key: str) -> None:
        """Set the key that sends a message, enter or ctrl-enter. The first two rows show it."""
        if key != self._send_key:
            self._send_key = key
            sending = self._sending = _sending_keys(key)
            self.dataChanged.emit(self.index(0), self.index(len(sending) - 1), [int(ShortcutRole.KEYS)])
            self._changed()

    @Property(int, notify=changed)  # a number that changes with the result of `columns`
    def revision(self) -> int:
        return self._revision

    @Slot(str, int, result="QVariantList")
    def columns(self, query: str, count: int) -> list[list[dict[str, Any]]]:
        """Return the shortcuts that match a query, in `count` columns of about the same height.

        A column is a list of groups: `group` is the title, `entries` the shortcuts with `words`, `keys` and
        `chords`. A chord is a list of keys. All words of the query must be in the group, words or keys of a
        shortcut.
        """
        wanted = query.casefold().split()
        groups: dict[str, list[dict[str, Any]]] = {}
        for row, entry in enumerate(self._table):
            keys = self._keys(row)
            known = f"{entry.group} {entry.words} {keys}".casefold()
            if all(word in known for word in wanted):
                chords = [_CHORD.split(chord) for chord in _BETWEEN_CHORDS.split(keys)]
                shown = {"words": entry.words, "keys": keys, "chords": chords}
                groups.setdefault(entry.group, []).append(shown)
        height = sum(len(entries) + 1 for entries in groups.values())
        columns: list[list[dict[str, Any]]] = [[] for _ in range(count)]
        above = 0
        for group, entries in groups.items():
            middle = above + (len(entries) + 1) / 2
            columns[min(count - 1, int(middle * count / height))].append({"group": group, "entries": entries})
            above += len(entries) + 1
        return columns

    @Slot(str, result="QStringList")
    def keysOf(self, action: str) -> list[str]:
        """Return the keys of the first chord of an action, such as `Ctrl`, `F`; [] for an unknown action."""
        rows = (row for row, entry in enumerate(self._table) if action and entry.action == action)
        row = next(rows, -1)
        return _CHORD.split(_BETWEEN_CHORDS.split(self._keys(row))[0]) if row >= 0 else []

    def _keys(self, row: int) -> str:
        return self._sending[row] if row < len(self._sending) else self._table[row].keys

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._table)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(ShortcutRole)

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        if not 0 <= index.row() < len(self._table):
            return None
        entry = self._table[index.row()]
        match role:
            case ShortcutRole.GROUP:
                return entry.group
            case ShortcutRole.KEYS:
                return self._keys(index.row())
            case ShortcutRole.WORDS:
                return entry.words
            case ShortcutRole.ACTION:
                return entry.action
            case ShortcutRole.FIRST:
                return entry.sequences[0] if entry.sequences else ""
            case ShortcutRole.SECOND:
                return entry.sequences[1] if len(entry.sequences) > 1 else ""
        return None
