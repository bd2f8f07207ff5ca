"""The user's settings, in one JSON file, with a signal for each change."""

import logging
from typing import Any

from PySide6.QtCore import QObject, Signal

from claude_desk.paths import AppPaths
from claude_desk.protocol.files.settings_file import (
    SettingsFile,
    fitting_folders,
    fitting_hidden,
    read_settings,
    write_settings,
)
from claude_desk.workspace.atomic_files import put_aside, read_if_there, write_atomic
from claude_desk.workspace.file_lock import locked

_log = logging.getLogger(__name__)


class Settings(QObject):
    """The settings, kept in `settings.json` of `paths.config`. Every change is written immediately.

    A file that cannot be parsed as settings is kept aside as `settings.json.damaged`, and the defaults hold.
    If a change cannot be written, `not_saved` is emitted. The change then holds while the program runs, and
    the next successful write includes it.
    """

    changed = Signal(str)  # the setting's name
    not_saved = Signal(str)  # the system's reason
    saved = Signal()

    def __init__(self, paths: AppPaths, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = paths.config / "settings.json"
        self._unsaved: set[str] = set()
        self.damaged = False  # whether a damaged file was found and kept aside
        self.unread = ""  # the system's reason why the file could not be read
        self._kept = self._fresh() or SettingsFile()

    @property
    def kept(self) -> SettingsFile:
        """All settings. To change a setting, call `set`."""
        return self._kept

    @property
    def unused(self) -> list[str]:
        """The names of settings whose value this version cannot use. A later version may have written the
        value."""
        return self._kept.unused

    @property
    def cli(self) -> str:
        """The command line that starts the CLI. If it is empty, the program searches for the CLI."""
        return self._kept.cli

    @property
    def recent_folders(self) -> list[str]:
        """The folders that were opened, the newest first, at most 20."""
        return list(self._kept.recent_folders)

    def add_recent_folder(self, folder: str) -> None:
        """Put a folder first among the recent folders, and stop hiding it."""
        fresh = self._current()
        self.set("recent_folders", [folder, *fresh.recent_folders])
        self.set("hidden_folders", [each for each in fresh.hidden_folders if each != folder])

    @property
    def hidden_folders(self) -> list[str]:
        """The folders that are not offered."""
        return list(self._kept.hidden_folders)

    def hide_folder(self, folder: str) -> None:
        """Do not offer a folder until it is opened again."""
        fresh = self._current()
        self.set("hidden_folders", [folder, *fresh.hidden_folders])
        self.set("recent_folders", [each for each in fresh.recent_folders if each != folder])

    def set(self, name: str, value: Any) -> None:
        """Set a setting. Write the settings if the file has another value: another window may have written
        it. Emit `changed` if this window had another value. Raise ValueError if the name is unknown or the
        value is not allowed."""
        if name not in SettingsFile.model_fields:
            raise ValueError(f"there is no setting {name}")
        changed = SettingsFile.model_validate({**self._kept.model_dump(), name: value})
        if name in changed.unused:
            raise ValueError(f"{value!r} is no value for {name}")
        value, before, now = (getattr(each, name) for each in (changed, self._kept, self._current()))
        self._kept = changed
        if value != now:
            self._save(name)
        if value != before:
            self.changed.emit(name)

    def _current(self) -> SettingsFile:
        """Return the file's content with this window's unsaved changes. Return this window's settings if the
        file has no usable content."""
        fresh = self._fresh()
        return self._kept if fresh is None else self._with_unsaved(fresh)

    def _with_unsaved(self, file: SettingsFile) -> SettingsFile:
        """Return `file` with this window's unsaved changes. Merge the lists of folders, because this window
        may not have been able to read the lists of the file. A folder that this window has hidden is removed
        from the recent folders, and a folder that it has opened from the hidden folders."""
        kept = self._kept
        ours = {each: getattr(kept, each) for each in self._unsaved}
        if "recent_folders" in ours:
            other_folders = (each for each in file.recent_folders if each not in kept.hidden_folders)
            ours["recent_folders"] = fitting_folders([*kept.recent_folders, *other_folders])
        if "hidden_folders" in ours:
            other_folders = (each for each in file.hidden_folders if each not in kept.recent_folders)
            ours["hidden_folders"] = fitting_hidden([*kept.hidden_folders, *other_folders])
        return file.changed(**ours)

    def _save(self, name: str) -> None:
        """Write this window's changes to the file's current content: another window may have changed other
        settings. Do not overwrite an unreadable file."""
        self._unsaved.add(name)
        try:
            with locked(self._path):
                file = self._read() or self._kept
                write_atomic(self._path, write_settings(self._with_unsaved(file)))
        except OSError as error:
            _log.warning("Settings were not saved: %s", error.strerror)
            self.not_saved.emit(error.strerror or str(error))
        else:
            self._unsaved.clear()
            self.saved.emit()

    def _fresh(self) -> SettingsFile | None:
        """Return the file's content; None if the file does not exist, is damaged or cannot be read."""
        try:
            return self._read()
        except OSError as error:
            _log.warning("Settings were not read: %s", error.strerror)
            self.unread = error.strerror or str(error)
            return None

    def _read(self) -> SettingsFile | None:
        """Return the file's content; None if the file does not exist or is damaged. A damaged file is put
        aside. Raise OSError if the file cannot be read."""
        data = read_if_there(self._path)
        if data is None:
            return None
        found = read_settings(data)
        if found is None:
            _log.warning("The settings file was damaged; it is kept aside")
            put_aside(self._path, data)
            self.damaged = True
        return found
