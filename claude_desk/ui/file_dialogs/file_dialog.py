"""A dialog that asks for files, a folder or a file to save, and the model of the window's own dialog."""

import os
import time
from collections.abc import Callable, Iterable
from enum import Enum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, QStandardPaths, QTimer, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable
from shiboken6 import isValid

from claude_desk.transcript.text.text_sanitizer import one_line
from claude_desk.ui import safe_names
from claude_desk.ui.file_dialogs import folder_listing
from claude_desk.ui.file_dialogs.disk_tasks import DiskTasks
from claude_desk.ui.file_dialogs.file_address import address_of, path_of
from claude_desk.ui.file_dialogs.folder_listing import FolderListing, PathKind
from claude_desk.ui.file_dialogs.folder_model import FolderModel
from claude_desk.ui.qt_types import Property, QStringList, QVariantList, constant
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.ui.file_dialogs.folder_listing import FolderEntry

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_Result = TypeVar("_Result")
_Answer = TypeVar("_Answer")

# Milliseconds after which the dialog says that the folder is slow. It keeps waiting for the folder.
SLOW_MS = 5_000
# Milliseconds before the dialog says that it loads. Most folders are read sooner.
LOADING_MS = 150


class DialogKind(Enum):
    FILES = "files"
    FOLDER = "folder"
    SAVE = "save"


class DialogStage(Enum):
    """Which dialog is shown."""

    DESKTOP = "desktop"  # the portal's dialog, also before it is known whether there is a portal
    NATIVE = "native"  # the system's dialog, through Qt
    OWN = "own"
    DONE = "done"


class Reading(Enum):
    """The state of reading the folder."""

    BEGUN = "begun"  # the rows are still those of the previous folder
    LOADING = "loading"
    SLOW = "slow"
    READ = "read"
    FAILED = "failed"


@QmlElement
@QmlUncreatable("App.fileDialogs gives one")
class FileDialog(QObject):  # type: ignore[operator]  # the stubs take QmlUncreatable for no decorator
    """A dialog. It emits `chosen` at most once, with addresses, and `finished` in every case."""

    chosen = Signal(QStringList)  # addresses
    finished = Signal()
    stageChanged = Signal()
    changed = Signal()  # a property other than the stage and the row may have changed
    rowChanged = Signal()
    fieldWanted = Signal(str)  # text to put into the field
    nameWanted = Signal(str)  # name to put into the field and to select up to its suffix

    def __init__(
        self,
        kind: DialogKind,
        folder: str,
        name: str,
        suffix: str,
        tasks: DiskTasks,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.kind_of_dialog = kind
        self.title_words = _title_words(kind)
        self.start_folder = Path(folder) if folder else _usual_folder(kind)
        self.name = name
        self._suffix = suffix
        self._stage = DialogStage.DESKTOP
        self._tasks = tasks
        self._model = FolderModel(self)
        self._model.folders_only = kind is DialogKind.FOLDER
        self._folder = Path()  # the folder whose rows are shown
        self._wanted_folder = Path()  # the folder that is being read or was read last
        self._select = ""  # the name whose row is selected once the folder is read
        self._number = 0  # number of the latest reading
        self._asked = 0  # number of the latest question about a path
        self._row = -1
        self._anchor = -1  # the row where a range of rows begins
        self._cut = False
        self._reading = Reading.READ
        self._reason = ""  # why the folder cannot be read
        self._error = ""
        self._replaces: Path | None = (
            None  # path of an existing file, while the dialog asks whether to replace the file
        )
        self._naming = False  # whether a new folder is being named
        self._loading = QTimer(self)
        self._loading.setSingleShot(True)
        self._loading.timeout.connect(self._on_still_loading)

    # --- from the question to the dialog -------------------------------------------------------

    def show_native(self) -> None:
        self._set_stage(DialogStage.NATIVE)

    @Slot()
    def show_own(self) -> None:
        """Show the window's own dialog, in its start folder or the nearest folder that exists."""
        if self._stage is DialogStage.DONE:
            return
        self._set_stage(DialogStage.OWN)
        self._run(
            partial(folder_listing.nearest_folder, self.start_folder),
            self._begin,
            lambda _: self._begin(self.start_folder),
        )

    def _begin(self, folder: Path) -> None:
        if not self._number:
            self._enter(folder)

    def take(self, found: Iterable[Path]) -> None:
        """End the dialog with these paths. An empty `found` means that the user cancelled. Do nothing if the
        dialog has ended."""
        if self._stage is DialogStage.DONE:
            return
        addresses = [_written(path) for path in found]
        self._end()
        if addresses:
            self.chosen.emit(addresses)
        self.finished.emit()

    @Slot(list)
    def take_from_desktop(self, found: list[Path]) -> None:
        """End the dialog with the answer of the desktop's dialog.

        Add the suffix to a name to save only if no file has the name with the suffix: the desktop's dialog
        did not ask about replacing that file.
        """
        if self.kind_of_dialog is not DialogKind.SAVE or not found:
            self.take(found)
            return
        path = found[0]
        suffixed = self._with_suffix(path)
        self._run(
            partial(folder_listing.kind_of, suffixed),
            lambda kind: self.take([suffixed if kind is PathKind.MISSING else path]),
            lambda _: self.take([path]),
        )

    @Slot()
    def cancel(self) -> None:
        self.take([])

    @Slot(QVariantList)
    def takeAddresses(self, addresses: list[QUrl]) -> None:
        """End the dialog with the answer of the system's own dialog."""
        self.take([Path(path) for address in addresses if (path := path_of(QUrl(address)))])

    def _end(self) -> None:
        self._loading.stop()
        self._set_stage(DialogStage.DONE)

    def _set_stage(self, stage: DialogStage) -> None:
        if stage is not self._stage:
            self._stage = stage
            self.stageChanged.emit()

    def _run(
        self, work: Callable[[], _Result], then: Callable[[_Result], None], failed: Callable[[OSError], None]
    ) -> None:
        """Do the work in a thread. Then call `then` with the result, or `failed` with the error, unless the
        dialog has ended in the meantime."""

        def if_open(handle: Callable[[_Answer], None], answer: _Answer) -> None:
            if isValid(self) and self._stage is not DialogStage.DONE:
                handle(answer)

        self._tasks.run(work, partial(if_open, then), partial(if_open, failed))

    def _ask(
        self, work: Callable[[], _Result], then: Callable[[_Result], None], failed: Callable[[OSError], None]
    ) -> None:
        """Do the work like `_run`. Drop its result if `_ask` or `_enter` was called in the meantime."""
        self._asked += 1
        asked = self._asked

        def if_last(handle: Callable[[_Answer], None], answer: _Answer) -> None:
            if asked == self._asked:
                handle(answer)

        self._run(work, partial(if_last, then), partial(if_last, failed))

    # --- the folder ----------------------------------------------------------------------------

    def _enter(self, folder: Path, select: str = "") -> None:
        """Show this folder and select the row of the name `select` in it."""
        self._number += 1
        self._wanted_folder = folder
        self._select = select
        self._replaces = None
        self._naming = False
        self._asked += 1  # drop questions about the previous folder
        self._set_error("")
        self._reading = Reading.BEGUN
        self._loading.start(LOADING_MS)
        number = self._number
        self._run(
            partial(folder_listing.list_folder, folder),
            lambda listing: self._on_listed(number, listing),
            lambda error: self._on_unreadable(number, error),
        )
        self.changed.emit()

    def _on_listed(self, number: int, listing: FolderListing) -> None:
        if number != self._number:
            return
        self._loading.stop()
        self._show(listing, Reading.READ)
        self._set_row(self._model.row_of(self._select) if self._select else -1)

    def _on_unreadable(self, number: int, error: OSError) -> None:
        if number != self._number:
            return
        self._loading.stop()
        self._reason = _reason(error)
        self._show(FolderListing(self._wanted_folder, ()), Reading.FAILED)

    @Slot()
    def _on_still_loading(self) -> None:
        """Clear the rows of the previous folder after `LOADING_MS`. Say that the new folder is slow after
        another `SLOW_MS`."""
        if self._reading is Reading.BEGUN:
            self._show(FolderListing(self._wanted_folder, ()), Reading.LOADING)
            self._loading.start(SLOW_MS)
        else:
            self._reading = Reading.SLOW
            self.changed.emit()

    def _show(self, listing: FolderListing, reading: Reading) -> None:
        self._reading = reading
        self._folder = listing.path
        self._cut = listing.cut
        self._model.show(listing.entries, time.time())
        self._set_row(-1)

    @Slot(str)
    def goTo(self, folder: str) -> None:
        """Show this folder, given as an absolute path."""
        self._enter(Path(folder))

    @Slot()
    def goUp(self) -> None:
        at = self._wanted_folder
        if at.parent != at:
            self._enter(at.parent, at.name)

    # --- rows ----------------------------------------------------------------------------------

    @Slot(int, str)
    def moveTo(self, row: int, how: str) -> None:
        """Select a row like `select`. If there is no such row, select the first or the last row."""
        if not self._model.rows:
            return
        row = max(0, min(row, len(self._model.rows) - 1))
        self.select(row, how)

    @Slot(int, str)
    def select(self, row: int, how: str) -> None:
        """Select a row.

        `how` is "one" (choose only this row), "toggle" (choose this row, or remove it from the choice),
        "range" (choose all rows from the anchor to this row) or "pass" (keep the choice). In a dialog to
        save, "one" also proposes the row's name, and "move" does not. Rows are chosen only in a dialog for
        files, and only files are chosen.
        """
        rows = self._model.rows
        if not 0 <= row < len(rows):
            return
        entry = rows[row]
        many = self.kind_of_dialog is DialogKind.FILES
        if many and how == "toggle" and not entry.folder:
            self._model.choose(self._model.chosen ^ {entry.name})
            self._anchor = row
        elif many and how == "range" and self._anchor >= 0:
            low, high = sorted((self._anchor, row))
            self._model.choose({item.name for item in rows[low : high + 1] if not item.folder})
        else:
            if not (many and how == "pass"):
                self._model.choose({entry.name} if many and not entry.folder else set())
            self._anchor = row
        self._set_row(row)
        if self.kind_of_dialog is DialogKind.SAVE and not entry.folder and how == "one":
            self._propose(entry)

    def _propose(self, entry: "FolderEntry") -> None:
        if one_line(entry.name) == entry.name:  # otherwise the field cannot hold the name
            self.name = entry.name
            self._set_error("")
            self.nameWanted.emit(entry.name)

    @Slot()
    def chooseAll(self) -> None:
        if self.kind_of_dialog is DialogKind.FILES:
            self._model.choose({entry.name for entry in self._model.rows if not entry.folder})
            self.changed.emit()

    @Slot(int)
    def activate(self, row: int) -> None:
        """Open the folder of this row, or answer with its file.

        If the file is among the chosen files, answer with all of them.
        """
        if not 0 <= row < len(self._model.rows):
            return
        entry = self._model.rows[row]
        path = self._folder / entry.name
        if entry.folder:
            self._enter(path)
        elif self.kind_of_dialog is DialogKind.FILES:
            self.take(self._chosen_paths() if entry.name in self._model.chosen else [path])
        elif self.kind_of_dialog is DialogKind.SAVE:
            self._inspect(path, typed=False)

    def _chosen_paths(self) -> list[Path]:
        names = [entry.name for entry in self._model.rows if entry.name in self._model.chosen]
        return [self._folder / name for name in names]

    @Slot(str, bool)
    def jump(self, text: str, further: bool) -> None:
        """Select the first row, from the current row on, whose name begins with `text`. With `further`, begin
        after the current row."""
        row = self._model.row_that_begins(text, self._row if further else max(self._row, 0) - 1)
        if row >= 0:
            self.select(row, "move" if self.kind_of_dialog is DialogKind.SAVE else "one")

    def _set_row(self, row: int) -> None:
        if row < 0:
            self._anchor = -1
        self._row = row
        self.rowChanged.emit()
        self.changed.emit()

    @Slot(bool)
    def showHidden(self, on: bool) -> None:
        self._model.hidden = on
        self._filter()

    @Slot(bool)
    def showPictures(self, only: bool) -> None:
        """Set whether only folders, pictures and PDF files are shown."""
        self._model.pictures = only
        self._filter()

    def _filter(self) -> None:
        name = self._model.rows[self._row].name if 0 <= self._row < len(self._model.rows) else ""
        self._model.filter()
        self._set_row(self._model.row_of(name) if name else -1)

    # --- the field -----------------------------------------------------------------------------

    @Slot(str)
    def typed(self, text: str) -> None:
        """Handle a change of the field: select the first row whose name begins with the text.

        Select no row if the text has a separator, or in a dialog to save.
        """
        self._set_error("")
        if self._replaces:
            self._replaces = None
            self.changed.emit()
        if text and os.sep not in text and self.kind_of_dialog is not DialogKind.SAVE:
            row = self._model.row_that_begins(text)
            if row >= 0:
                self._model.choose(set())
                self._set_row(row)

    @Slot(str)
    def complete(self, text: str) -> None:
        """Complete the field with the part that all matching names share."""
        only = self.kind_of_dialog is DialogKind.FOLDER

        def then(completed: str) -> None:
            if completed != text:
                self.fieldWanted.emit(completed)

        work = partial(folder_listing.completed, text, self._wanted_folder, folders_only=only)
        self._ask(work, then, lambda _: None)

    @Slot(str)
    def submit(self, text: str) -> None:
        """Handle Enter in the field, and the button: enter the folder that the text names, or answer with the
        file. If the text is blank, answer with the selection or the open folder."""
        if address := path_of(QUrl(text)) if text.startswith("file:") else "":
            text = address
        if text.strip():
            self._inspect(folder_listing.full_path(text, self._wanted_folder), typed=True)
        elif self.kind_of_dialog is DialogKind.FOLDER:
            self._take_folder()
        elif self.kind_of_dialog is DialogKind.SAVE:
            self._set_error(translate("FileDialog", "Enter a file name."))
        elif self._model.chosen:
            self.take(self._chosen_paths())
        elif self._row >= 0:
            self.activate(self._row)

    def _take_folder(self) -> None:
        """Answer with the folder of the current row, or with the open folder if no row is current."""
        if 0 <= self._row < len(self._model.rows):
            self.take([self._folder / self._model.rows[self._row].name])
        else:
            self.take([self._wanted_folder])

    def _inspect(self, path: Path, *, typed: bool) -> None:
        """Find out what is at the path. Then enter the folder, answer with the file, ask or show an error.

        `typed`: whether the path comes from the field. Only a typed name gets the suffix.
        """
        suffixed = self._with_suffix(path) if typed and self.kind_of_dialog is DialogKind.SAVE else path
        then = partial(self._on_inspected, path, suffixed)
        self._ask(partial(_kinds_of, path, suffixed), then, self._show_error)

    def _on_inspected(self, path: Path, suffixed: Path, kinds: tuple[PathKind, PathKind, PathKind]) -> None:
        given, target, above = kinds
        if given is PathKind.FOLDER:
            self._enter(path)
            if self.kind_of_dialog is DialogKind.SAVE:
                self.nameWanted.emit(self.name)
            else:
                self.fieldWanted.emit("")
        elif self.kind_of_dialog is DialogKind.SAVE:
            self._save_to(suffixed, target, above)
        elif given is PathKind.MISSING:
            self._set_error(translate("FileDialog", "{path} does not exist.", path=_shown(path)))
        elif self.kind_of_dialog is DialogKind.FOLDER:
            self._set_error(translate("FileDialog", "{path} is not a folder.", path=_shown(path)))
        elif given is PathKind.FILE:
            self.take([path])
        else:
            self._set_error(translate("FileDialog", "{path} is not a file.", path=_shown(path)))

    def _save_to(self, path: Path, target: PathKind, above: PathKind) -> None:
        if target is PathKind.FILE:
            self._replaces = path
            self.changed.emit()
        elif target is not PathKind.MISSING:
            self._set_error(translate("FileDialog", "{path} is not a file.", path=_shown(path)))
        elif above is not PathKind.FOLDER:
            folder = _shown(path.parent)
            self._set_error(translate("FileDialog", "{path} is not a folder.", path=folder))
        else:
            self.take([path])

    def _with_suffix(self, path: Path) -> Path:
        named = "." in path.name.lstrip(".")
        return path if named or not self._suffix else path.with_name(f"{path.name}.{self._suffix}")

    @Slot()
    def replace(self) -> None:
        """Replace the existing file: answer with its path."""
        if self._replaces:
            self.take([self._replaces])

    @Slot()
    def keep(self) -> None:
        """Cancel the question: do not replace the existing file, and make no new folder."""
        self._replaces = None
        self._naming = False
        self._set_error("")
        self.changed.emit()

    # --- a new folder --------------------------------------------------------------------------

    @Slot()
    def nameFolder(self) -> None:
        """Ask for the name of a new folder."""
        self._replaces = None
        self._naming = True
        self._set_error("")
        self.changed.emit()

    @Slot(str)
    def makeFolder(self, name: str) -> None:
        """Make a folder in this folder and enter it."""
        if not name.strip() or os.sep in name or name in (".", ".."):
            self._set_error(translate("FileDialog", "This is not a valid folder name."))
            return
        path = self._wanted_folder / name

        def then(_: None) -> None:
            self._enter(path)
            self.nameWanted.emit(self.name)

        self._ask(path.mkdir, then, self._show_error)

    # --- properties ----------------------------------------------------------------------------

    def _set_error(self, words: str) -> None:
        if words != self._error:
            self._error = words
            self.changed.emit()

    def _show_error(self, error: OSError) -> None:
        self._set_error(_reason(error))

    @Property(str, constant=True)  # files, folder or save
    def kind(self) -> str:
        return self.kind_of_dialog.value

    title = constant(str, "title_words")
    proposedName = constant(str, "name")
    suffix = constant(str, "_suffix")

    @Property(QUrl, constant=True)
    def startFolder(self) -> QUrl:
        return address_of(str(self.start_folder))

    @Property(str, notify=stageChanged)  # desktop, native, own or done
    def stage(self) -> str:
        return self._stage.value

    entries = constant(FolderModel, "_model")

    @Property(int, notify=rowChanged)  # -1 without a current row
    def row(self) -> int:
        return self._row

    @Property(str, notify=changed)  # the path of the open folder, in words
    def folder(self) -> str:
        return safe_names.path(str(self._wanted_folder), 4_000)

    @Property(bool, notify=changed)
    def atTop(self) -> bool:
        return self._wanted_folder.parent == self._wanted_folder

    @Property(str, notify=changed)  # shown if there are no rows
    def note(self) -> str:
        match self._reading:
            case Reading.LOADING:
                return translate("FileDialog", "Loading…")
            case Reading.SLOW:
                return translate("FileDialog", "This folder is not responding.")
            case Reading.FAILED:
                return translate("FileDialog", "Cannot read this folder: {reason}", reason=self._reason)
        return "" if self._model.rows else translate("FileDialog", "This folder has nothing to show.")

    @Property(str, notify=changed)
    def more(self) -> str:
        if not self._cut:
            return ""
        return translate("FileDialog", "Not all names are shown. Type a path to reach the others.")

    @Property(str, notify=changed)
    def error(self) -> str:
        return self._error

    # the question whether to replace a file; "" without a question
    @Property(str, notify=changed)
    def question(self) -> str:
        if self._replaces is None:
            return ""
        name = safe_names.path_named(self._replaces.name)
        return translate("FileDialog", "{name} already exists. Replace it?", name=name)

    @Property(bool, notify=changed)
    def naming(self) -> bool:
        return self._naming

    @Property(bool, notify=changed)
    def hidden(self) -> bool:
        return self._model.hidden

    @Property(bool, notify=changed)  # whether only pictures and PDF files are shown
    def pictures(self) -> bool:
        return self._model.pictures

    @Property(str, notify=changed)
    def button(self) -> str:
        match self.kind_of_dialog:
            case DialogKind.SAVE:
                return translate("FileDialog", "Save")
            case DialogKind.FILES:
                count = len(self._model.chosen)
                if count > 1:
                    return translate("FileDialog", "Attach %Ln files", n=count, one="Attach %Ln file")
                return translate("FileDialog", "Attach file")
        if 0 <= self._row < len(self._model.rows):
            name = safe_names.path(self._model.rows[self._row].name, 24)
            return translate("FileDialog", "Open {name}", name=name)
        return translate("FileDialog", "Open this folder")


def _kinds_of(path: Path, suffixed: Path) -> tuple[PathKind, PathKind, PathKind]:
    """Return the kinds of a path, of the path with its suffix, and of the folder that contains it."""
    given = folder_listing.kind_of(path)
    target = given if suffixed == path else folder_listing.kind_of(suffixed)
    return given, target, folder_listing.kind_of(suffixed.parent)


def _written(path: Path) -> str:
    return address_of(str(path)).toString(QUrl.ComponentFormattingOption.FullyEncoded)


def _title_words(kind: DialogKind) -> str:
    match kind:
        case DialogKind.FILES:
            return translate("FileDialog", "Attach files")
        case DialogKind.FOLDER:
            return translate("FileDialog", "Open folder")
        case DialogKind.SAVE:
            return translate("FileDialog", "Save as")


def _usual_folder(kind: DialogKind) -> Path:
    if kind is DialogKind.SAVE:
        downloads = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DownloadLocation)
        if downloads:
            return Path(downloads)
    return Path.home()


def _shown(path: Path) -> str:
    return safe_names.path(str(path))


def _reason(error: OSError) -> str:
    if isinstance(error, TimeoutError) and not error.strerror:
        return translate("FileDialog", "too many folders are not responding")
    return error.strerror or str(error)
