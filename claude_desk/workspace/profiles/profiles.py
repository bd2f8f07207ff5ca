"""Profiles: accounts of Claude Code that can be used next to each other, and rules that choose a profile by
folder.

The default profile is Claude Code as this program finds it. Its id is empty, and it is not in the file of
profiles. Every other profile has its own configuration folder of the CLI, so a session's path shows its
profile.
"""

import contextlib
import logging
import os
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePath

from PySide6.QtCore import QObject, Signal

from claude_desk.paths import AppPaths, cli_config, sessions_folder
from claude_desk.protocol.files.profiles_file import (
    LONGEST_NAME,
    FolderRule,
    ProfilesFile,
    StoredProfile,
    read_profiles,
    usable_profiles,
    write_profiles,
)
from claude_desk.session.core.disk_looks import real_folder
from claude_desk.workspace.atomic_files import put_aside, read_if_there, write_atomic
from claude_desk.workspace.file_lock import locked

_log = logging.getLogger(__name__)

DEFAULT = ""
FILE = "profiles.json"


class Profiles(QObject):
    """All profiles and folder rules, in `profiles.json` of `paths.config`. Only the file's owner can read it.

    Each change is written immediately. If a change cannot be written, it is not made, and OSError is raised.
    A file that cannot be parsed is kept aside as `profiles.json.damaged`; only the default profile is left.
    """

    changed = Signal()

    def __init__(self, paths: AppPaths, environ: Mapping[str, str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = paths.config / FILE
        self._home = environ.get("HOME") or str(Path.home())
        self._usual = cli_config(environ)
        self.damaged = False  # whether a damaged file was found and kept aside
        self.unread = ""  # the system's reason why the file could not be read
        self._file = ProfilesFile()
        self._known: dict[str, StoredProfile] = {}
        self._folders: dict[str, Path] = {}  # by profile id, including the default profile
        self._sessions: dict[str, Path] = {}  # by profile id: the folder that contains `projects`
        self._take(self._fresh() or ProfilesFile())

    # --- reading profiles ----------------------------------------------------------------------

    @property
    def all(self) -> list[StoredProfile]:
        """All profiles except the default, in the order in which they were made or restored."""
        return list(self._known.values())

    def of(self, profile_id: str) -> StoredProfile | None:
        """Return the profile; None for the default profile and for an unknown or removed profile."""
        return self._known.get(profile_id)

    def has(self, profile_id: str) -> bool:
        return profile_id == DEFAULT or profile_id in self._known

    def named(self, name: str) -> str | None:
        """Return the id of the profile with that name, ignoring case; None without such a profile. "default"
        is the default profile."""
        return id_of_name(self._file, name)

    # --- folders and sessions of profiles ------------------------------------------------------

    def folder_of(self, profile_id: str) -> Path:
        """Return the CLI's own folder of the profile. For an unknown profile, return the default profile's
        folder."""
        return self._folders.get(profile_id, self._usual)

    def sessions_of(self, profile_id: str) -> Path:
        """Return the folder that contains the profile's `projects`: the profile's folder, or the folder that
        the settings in it name. For an unknown profile, return the default profile's folder."""
        return self._sessions.get(profile_id, self._sessions[DEFAULT])

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all profiles, the default first."""
        return tuple(self._folders)

    @property
    def folders(self) -> tuple[Path, ...]:
        """The session folders of all profiles except the default profile."""
        return tuple(folder for profile_id, folder in self._sessions.items() if profile_id != DEFAULT)

    def of_file(self, path: str | Path) -> str | None:
        """Return the id of the profile to which a session's file belongs; None if the file is not in any
        profile's folder."""
        for profile_id, folder in self._sessions.items():
            if PurePath(path).is_relative_to(folder / "projects"):
                return profile_id
        return None

    def for_folder(self, folder: str) -> str:
        """Return the id of the profile for a new session in a folder. The folder's own rule counts, or else
        the rule of the nearest parent with a rule. Without a rule, return the default profile's id."""
        rules = {rule.folder: rule.profile for rule in self._file.rules if self.has(rule.profile)}
        for above in (PurePath(folder), *PurePath(folder).parents):
            if str(above) in rules:
                return rules[str(above)]
        return DEFAULT

    def rule_of(self, folder: str) -> str | None:
        """Return the id of the profile that the folder's own rule names; None without such a rule."""
        return next((rule.profile for rule in self.rules if rule.folder == folder), None)

    @property
    def rules(self) -> list[FolderRule]:
        return [rule for rule in self._file.rules if rule.folder and self.has(rule.profile)]

    # --- changes -------------------------------------------------------------------------------

    def why_not(self, profile: StoredProfile) -> str:
        """Return why the profile cannot be kept: "name", "name-taken", "folder" or "folder-taken". Return an
        empty string for a valid profile."""
        if not profile.name.strip() or len(profile.name) > LONGEST_NAME or not profile.name.isprintable():
            return "name"
        if self.named(profile.name) not in (None, profile.id):
            return "name-taken"
        folder = self.expanded(profile.folder)
        if not folder.is_absolute() or "\0" in profile.folder:
            return "folder"
        real = real_folder(str(folder))
        for other, taken in self._folders.items():
            if other != profile.id and real_folder(str(taken)) == real:
                return "folder-taken"
        return ""

    def expanded(self, folder: str) -> Path:
        """Return the path with a leading `~` expanded."""
        return Path(self._home + folder[1:] if folder == "~" or folder.startswith("~/") else folder)

    def put(self, profile: StoredProfile) -> None:
        """Write a new or changed profile."""
        with self._changing() as file:
            kept = [profile if each.id == profile.id else each for each in file.profiles]
            if not any(each.id == profile.id for each in file.profiles):
                kept.append(profile)
            self._write(file.changed(profiles=kept))

    def remove(self, profile_id: str) -> None:
        """Remove a profile and its rules. The profile's folder on disk stays."""
        with self._changing() as file:
            self._write(
                file.changed(
                    profiles=[each for each in file.profiles if each.id != profile_id],
                    rules=[rule for rule in file.rules if rule.profile != profile_id],
                )
            )

    def restore(self, profile: StoredProfile, rules: list[FolderRule]) -> None:
        """Undo `remove` of this profile and these rules. If a folder has a new rule now, keep the new
        rule."""
        with self._changing() as file:
            taken = {rule.folder for rule in file.rules}
            added = [rule for rule in rules if rule.folder not in taken]
            other_profiles = [each for each in file.profiles if each.id != profile.id]
            self._write(file.changed(profiles=[*other_profiles, profile], rules=[*file.rules, *added]))

    def set_rule(self, folder: str, profile_id: str) -> None:
        """Use that profile for new sessions in the folder, and in folders below without a nearer rule."""
        with self._changing() as file:
            rules = [rule for rule in file.rules if rule.folder != folder]
            self._write(file.changed(rules=[*rules, FolderRule(folder=folder, profile=profile_id)]))

    def forget_rule(self, folder: str) -> None:
        with self._changing() as file:
            self._write(file.changed(rules=[rule for rule in file.rules if rule.folder != folder]))

    def refresh(self) -> None:
        """Read the file again, to use changes that another window has written."""
        fresh = self._fresh()
        if fresh is not None and fresh != self._file:
            self._take(fresh)
            self.changed.emit()

    # --- the file ------------------------------------------------------------------------------

    @contextlib.contextmanager
    def _changing(self) -> Iterator[ProfilesFile]:
        """Lock the file against other windows and yield its current content. Raise OSError if the file cannot
        be locked or read."""
        with locked(self._path):
            yield self._read() or ProfilesFile()

    def _write(self, file: ProfilesFile) -> None:
        write_atomic(self._path, write_profiles(file))
        self._take(file)
        self.changed.emit()

    def _take(self, file: ProfilesFile) -> None:
        self._file = file
        self._known = {profile.id: profile for profile in usable_profiles(file)}
        folders = {each.id: self.expanded(each.folder) for each in self._known.values()}
        self._folders = {DEFAULT: self._usual} | {
            profile_id: folder for profile_id, folder in folders.items() if folder.is_absolute()
        }
        self._sessions = {profile_id: sessions_folder(folder) for profile_id, folder in self._folders.items()}

    def _fresh(self) -> ProfilesFile | None:
        """Return the file's content; None if the file cannot be read."""
        try:
            return self._read() or ProfilesFile()
        except OSError as error:
            _log.warning("Profiles were not read: %s", error.strerror)
            self.unread = error.strerror or str(error)
            return None

    def _read(self) -> ProfilesFile | None:
        """Return the file's content; None if the file does not exist or is damaged. A damaged file is put
        aside. Raise OSError if the file cannot be read."""
        data = read_if_there(self._path)
        if data is None:
            return None
        if os.name == "posix" and self._path.stat().st_mode & 0o077:
            with contextlib.suppress(OSError):
                self._path.chmod(0o600)
        found = read_profiles(data)
        if found is None:
            _log.warning("The file of profiles was damaged; it is kept aside")
            put_aside(self._path, data)
            self.damaged = True
        return found


def id_of_name(file: ProfilesFile, name: str) -> str | None:
    """Return the id of the profile with that name, ignoring case; None without such a profile. "default" is
    the default profile."""
    wanted = name.strip().casefold()
    if wanted == "default":
        return DEFAULT
    return next((each.id for each in usable_profiles(file) if each.name.casefold() == wanted), None)
