"""The completion list above the composer: commands at the beginning of a message, and files to mention."""

from enum import IntEnum, auto
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    Signal,
    Slot,
)
from PySide6.QtQml import QmlElement

from claude_desk.protocol.phrase import Phrase
from claude_desk.transcript.text import chip_text
from claude_desk.ui import safe_names
from claude_desk.ui.composer.file_finder import FileFinder
from claude_desk.ui.composer.mentions import CompletionToken, mention_of, token_before
from claude_desk.ui.qt_types import DISPLAY_ROLE, USER_ROLE, Index, Property, constant, role_names
from claude_desk.ui.safe_text import readable
from claude_desk.ui.signal_connections import SignalConnections
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.session.core.session import Session

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


_FOLDER = 60  # longest text for a folder in the list, in characters


class CompletionRole(IntEnum):
    TITLE = USER_ROLE + 1  # `/review`, `client.py`
    HINT = auto()  # the arguments of a command
    DETAIL = auto()  # what a command does, or the folder of a file
    FAMILY = auto()  # command, file or folder


class CompletionItem(NamedTuple):
    """A row of the list. `text` is inserted into the message when the user accepts the row."""

    title: str
    hint: str
    detail: str
    family: str
    text: str


@QmlElement
class CompletionListModel(QAbstractListModel):
    """The rows of the list. `show` changes rows in place, because the list changes with every key."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[CompletionItem] = []

    def show(self, rows: list[CompletionItem]) -> None:
        old, new = len(self.rows), len(rows)
        if new < old:
            self.beginRemoveRows(QModelIndex(), new, old - 1)
            del self.rows[new:]
            self.endRemoveRows()
        changed = min(old, new)
        self.rows[:changed] = rows[:changed]
        if changed:
            self.dataChanged.emit(
                self.index(0), self.index(changed - 1), [int(role) for role in CompletionRole]
            )
        if new > old:
            self.beginInsertRows(QModelIndex(), old, new - 1)
            self.rows += rows[old:]
            self.endInsertRows()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self.rows)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(CompletionRole)

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        if not 0 <= index.row() < len(self.rows):
            return None
        offer = self.rows[index.row()]
        match role:
            case CompletionRole.TITLE:
                return offer.title
            case CompletionRole.HINT:
                return offer.hint
            case CompletionRole.DETAIL:
                return offer.detail
            case CompletionRole.FAMILY:
                return offer.family
        return None


@QmlElement
class Completion(QObject):
    """Completes the word before the cursor. `accepted` carries the text to insert."""

    openChanged = Signal()
    currentChanged = Signal()
    noteChanged = Signal()
    argumentHintChanged = Signal()
    # The number of UTF-16 units to remove before the cursor, and the text to insert there.
    accepted = Signal(int, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._connections = SignalConnections()
        self._session: Session | None = None
        self._offers = CompletionListModel(self)
        self._finder = FileFinder(self)
        self._finder.found.connect(self._on_files_found)
        self._finder.silentBelow.connect(self._on_folders_silent)
        self._finder.silent.connect(self._on_folder_silent)
        self._silent: list[str] = []  # subfolders that do not answer
        self._token: CompletionToken | None = None
        self._refused: CompletionToken | None = None  # the word whose list the user closed
        self._current = 0
        self._open = False
        self._argument_hint = ""
        # the argument of an `accept` call that waits for the finder's answer; None if no call waits
        self._wanted: bool | None = None

    def attach(self, session: "Session") -> None:
        self._session = session
        self._set_folder(session.work_folder)
        self._connections.connect(session.info_changed, self._on_info_changed)

    def _set_folder(self, folder: str) -> None:
        if self._finder.set_folder(folder):
            self._on_folders_silent([])

    def detach(self) -> None:
        self._connections.disconnect()
        self._session = None
        self._set_argument_hint("")
        self.close()

    def close(self) -> None:
        self._forget()
        self._finder.close()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(str, bool)
    def update(self, before: str, from_start: bool) -> None:
        """Complete the text before the cursor.

        `from_start`: whether that text begins at the start of the message.
        """
        self._set_argument_hint(self._hint_of(before) if from_start else "")
        token = token_before(before.replace(chip_text.MARK, " "), from_start=from_start)
        if token is None and (before or from_start):  # the cursor left the word whose list the user closed
            self._refused = None
        if token == self._token:
            return
        if token is None or self._closed_by_hand(token):
            self._forget()
            return
        self._refused = self._wanted = None
        self.choose(0)
        again = self._token is not None and self._token.kind == token.kind
        self._token = token
        if token.kind == "command":
            self._finder.forget()
            self._show_commands()
        else:
            if not again:
                self._show([])
            self._finder.find(token.query, self._session is not None and self._session.may_ask_git)

    def _hint_of(self, before: str) -> str:
        """Return the hint about the arguments of a command, if the text is this command and a space."""
        name = before[1:-1]
        if self._session is None or before != f"/{name} " or not name or name.split() != [name]:
            return ""
        from claude_desk.ui.composer.slash_commands import commands_of  # not needed for the first frame

        found = (each.hint for each in commands_of(self._session) if name in (each.name, *each.aliases))
        return readable(next(found, ""))

    def _set_argument_hint(self, hint: str) -> None:
        if hint != self._argument_hint:
            self._argument_hint = hint
            self.argumentHintChanged.emit()

    @Slot(int)
    def move(self, by: int) -> None:
        """Move to another row; the first row follows the last."""
        if self._open and self._offers.rows:
            self.choose((self._current + by) % len(self._offers.rows))

    @Slot(int)
    def choose(self, row: int) -> None:
        if 0 <= row < len(self._offers.rows) and row != self._current:
            self._current = row
            self.currentChanged.emit()

    @Slot(bool, result=bool)
    def accept(self, further: bool) -> bool:
        """Insert the current row into the message. With `further`, complete inside a folder next.

        Return False if no row is shown. Without `further`, also return False and close the list if the
        message already has the text, or if the user typed a known command and chose no other row.

        If the rows belong to an earlier query, insert the row after the answer to the newest query, and
        return True.
        """
        token = self._token
        if not self._open or token is None or not self._offers.rows:
            return False
        if token.kind == "file" and self._finder.waiting:  # the rows belong to an earlier query
            self._wanted = further
            return True
        offer = self._offers.rows[self._current]
        into = further and offer.family == "folder"
        typed = token.query + token.lines
        insertion = offer.text if into else offer.text + " "
        if not further and (offer.text in (f"/{typed}", f"@{typed}") or self._is_complete(token)):
            self.dismiss()
            return False
        if not into:
            self._refused = None
            self._forget()
        self.accepted.emit(token.length, insertion)
        return True

    def _is_complete(self, token: CompletionToken) -> bool:
        """Return whether the typed word is a known command and the user has not moved to another row."""
        from claude_desk.ui.composer.slash_commands import is_known

        return token.kind == "command" and self._current == 0 and is_known(token.query, self._session)

    @Slot()
    def dismiss(self) -> None:
        """Close the list, as the user asked. The list stays closed until the cursor leaves the word."""
        refused = self._token
        self._forget()
        self._refused = refused

    # --- the rows ------------------------------------------------------------------------------

    def _show_commands(self) -> None:
        from claude_desk.ui.composer.slash_commands import (  # not needed for the first frame
            commands_of,
            matching,
        )

        token, session = self._token, self._session
        if token is None or token.kind != "command" or session is None:
            return
        self._show(
            [
                CompletionItem(f"/{readable(each.name)}", each.hint, each.words, "command", f"/{each.name}")
                for each in matching(commands_of(session), token.query)
            ]
        )

    def retranslate(self) -> None:
        """Describe the commands in another language."""
        self._show_commands()

    @Slot(object)
    def _on_files_found(self, paths: list[str]) -> None:
        token = self._token
        if token is None or token.kind != "file":
            return
        offers = []
        for path in paths:
            family = "folder" if path.endswith("/") else "file"
            text = mention_of(path, token.lines if family == "file" else "")
            if text:
                cut = path.rfind("/", 0, -1) + 1
                title = safe_names.path(path[cut:]) + (token.lines if family == "file" else "")
                offers.append(
                    CompletionItem(title, "", safe_names.path(path[:cut].rstrip("/")), family, text)
                )
        self._show(offers)
        wanted, self._wanted = self._wanted, None
        if wanted is not None:
            self.accept(wanted)

    @Slot(object)
    def _on_folders_silent(self, folders: list[str]) -> None:
        if folders != self._silent:
            self._silent = folders
            self.noteChanged.emit()

    @Slot()
    def _on_folder_silent(self) -> None:
        self._forget()
        if self._session is not None:
            self._session.add_notice(Phrase("session_notice.folder_silent"))

    def _show(self, offers: list[CompletionItem]) -> None:
        if offers != self._offers.rows:
            kept = self._offers.rows[self._current].text if self._open and self._current else ""
            self._offers.show(offers)
            row = next((at for at, offer in enumerate(offers) if kept and offer.text == kept), 0)
            self._current = row
            self.currentChanged.emit()
        self._set_open(bool(offers) or bool(self.note))
        self.noteChanged.emit()

    def _set_open(self, opened: bool) -> None:
        if opened != self._open:
            self._open = opened
            self.openChanged.emit()

    def _forget(self) -> None:
        self._token = self._wanted = None
        self._finder.forget()
        self._set_open(False)

    def _closed_by_hand(self, token: CompletionToken) -> bool:
        """Return whether the user closed the list of this word, even if the word is longer or shorter now."""
        refused = self._refused
        return (
            refused is not None
            and refused.kind == token.kind
            and (token.query.startswith(refused.query) or refused.query.startswith(token.query))
        )

    @Slot()
    def _on_info_changed(self) -> None:
        if self._session is not None:
            self._set_folder(self._session.work_folder)
            self._show_commands()

    @Property(bool, notify=openChanged)
    def open(self) -> bool:
        return self._open

    @Property(int, notify=currentChanged)
    def current(self) -> int:
        return self._current

    offers = constant(CompletionListModel, "_offers")

    # the arguments of the command before the cursor, such as `<number> [branch]`; "" without a command
    @Property(str, notify=argumentHintChanged)
    def argumentHint(self) -> str:
        return self._argument_hint

    @Property(str, notify=currentChanged)
    def spoken(self) -> str:
        """Return the words of the current row for assistive technology.

        Return `note` if the list is open without rows, "" if it is closed.
        """
        if not self._open or self._current >= len(self._offers.rows):
            return self.note if self._open else ""
        offer = self._offers.rows[self._current]
        return ", ".join(part for part in (offer.title, offer.hint, offer.detail) if part)

    @Property(str, notify=noteChanged)
    def note(self) -> str:
        """Name the folder that the list of files leaves out, or count several such folders.

        Return "" without such folders, or if the list does not show files.
        """
        if not self._silent or self._token is None or self._token.kind != "file":
            return ""
        if len(self._silent) > 1:
            return translate(
                "Completion",
                "%Ln folders do not answer and are left out",
                n=len(self._silent),
                one="%Ln folder does not answer and is left out",
            )
        folder = safe_names.path_named(self._silent[0], _FOLDER)
        return translate("Completion", "{folder} does not answer and is left out", folder=folder)
