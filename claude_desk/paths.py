"""The folders of the program's assets, of its own files and of the CLI's files."""

import contextlib
import errno
import os
import stat
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QStandardPaths

from claude_desk.protocol.disk.user_settings import UserSettings, read_user_settings
from claude_desk.system.files import read_all

if TYPE_CHECKING:
    from claude_desk.library.request_base import LibraryPaths


@cache
def assets_folder(name: str) -> Path:
    """Return the folder `name` ("qml" or "resources").

    A wheel has the folder inside the package, a checkout has it next to the package. Raise
    `FileNotFoundError` if the folder is missing in both places.
    """
    package = Path(__file__).resolve().parent
    for folder in (package / name, package.parent / name):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"Claude Desk is incomplete: there is no folder {name!r} in {package}")


def guide_text() -> str:
    """Return the guide in Markdown; "" if its file cannot be read."""
    try:
        return read_all(assets_folder("resources") / "guide.md").decode()
    except OSError:
        return ""


# -------------------------------------------------------------------------------------------------
# The folders of the program's files. Only their owner can read them.


_ROOM = 256 * 1024  # bytes; a cache folder with less room is not used


@dataclass(frozen=True)
class AppPaths:
    """The folders of the program's files.

    `config`: settings, trust. `data`: journals, drafts. `cache`: indexes, which may be deleted. `state`: logs
    and open windows. `lost`: folders in which nothing will be kept, each with the system's reason. `made`:
    False if the folders are not made and nothing is kept. `data_lost`: why `data` is only temporary, in the
    system's words; empty if `data` stays.
    """

    config: Path
    data: Path
    cache: Path
    state: Path
    lost: tuple[tuple[Path, str], ...] = ()
    made: bool = True
    data_lost: str = ""

    def __post_init__(self) -> None:
        if not self.made:
            return
        for folder in (self.config, self.data, self.cache, self.state):
            _make_private(folder)

    @classmethod
    def under(cls, root: Path) -> "AppPaths":
        """Return folders below a single folder, for a test or a portable installation."""
        return cls(root / "config", root / "data", root / "cache", root / "state")


def instance_file(environ: Mapping[str, str]) -> Path | None:
    """Return the file through which a later start finds the running program. Return None if there is no
    runtime folder."""
    folder = runtime_folder(environ)
    return Path(folder, "claude-desk", "instance") if folder else None


def runtime_folder(environ: Mapping[str, str]) -> str:
    """Return `XDG_RUNTIME_DIR`, the folder that contains the session's bus.

    Return an empty string if the path is missing, relative or does not exist, if another user owns the folder
    (as after `su` or `sudo`), or if everybody may write to it.
    """
    folder = environ.get("XDG_RUNTIME_DIR", "")
    try:
        told = Path(folder).stat() if folder.startswith("/") else None
    except OSError:
        return ""
    ours = told is not None and told.st_uid == os.geteuid() and not told.st_mode & stat.S_IWOTH
    return folder if ours else ""


def default_places() -> AppPaths:
    """Return the system's folders for this program, and make them. Set the application's name before. Raise
    `OSError` if a folder cannot be made."""
    return _places(_located())


@contextlib.contextmanager
def some_places() -> Iterator[AppPaths]:
    """Yield the system's folders for this program, with replacements for folders that cannot be used.

    A temporary folder replaces a folder that cannot be made. It also replaces a cache without room, because
    the list of sessions needs the cache. Temporary folders are removed at the end of the context. If a
    temporary folder cannot be made, nothing is kept. If possible, a folder in `data` replaces a state folder
    that cannot be made or written to, so that the open sessions are restored at the next start.
    """
    import tempfile  # not imported before the first frame

    found = _located()
    lost: dict[str, OSError] = {}
    for name, folder in found.items():
        try:
            _make_private(folder)
            if name == "cache":
                with tempfile.TemporaryFile(dir=folder) as file:
                    file.write(bytes(_ROOM))
        except OSError as error:
            lost[name] = error
    why_not = lost.get("state") or _why_not_writable(found["state"])
    failed = lost | ({"state": why_not} if why_not is not None else {})
    for name, why in failed.items():
        print(f"claude-desk: nothing is kept in {found[name]}: {why.strerror}", file=sys.stderr)
    if why_not is not None and "data" not in lost:
        with contextlib.suppress(OSError):
            found["state"] = _state_among(found["data"], found["state"])
            lost.pop("state", None)
    told = _reasons({found[name]: why for name, why in lost.items() if name != "cache"})
    ((_, data_lost),) = _reasons({found["data"]: lost["data"]}) if "data" in lost else ((None, ""),)
    with contextlib.ExitStack() as stack:
        root = _spare(stack) if lost else None
        if lost and root is None:
            every = told or _reasons({found[name]: why for name, why in lost.items()})
            yield _places(found, every, made=False, data_lost=data_lost)
        else:
            spare = {name: root / name for name in lost} if root is not None else {}
            yield _places(found | spare, told, data_lost=data_lost)


def _why_not_writable(folder: Path) -> OSError | None:
    """Return why no files can be made in the folder; None if files can be made or the disk is merely full."""
    import tempfile

    try:
        with tempfile.TemporaryFile(dir=folder):
            return None
    except OSError as error:
        return error if error.errno not in (errno.ENOSPC, errno.EDQUOT) else None


def _state_among(data: Path, state: Path) -> Path:
    """Return the folder in `data` that replaces `state`. If the folder is new, copy the files of open windows
    into it. Raise `OSError` if it cannot be made."""
    stands_in = data / "state"
    begins = not stands_in.exists()
    _make_private(stands_in)
    if begins:
        _make_private(stands_in / "windows")
        for file in state.glob("windows/*.json"):
            with contextlib.suppress(OSError):
                copy = stands_in / "windows" / file.name
                copy.touch(mode=0o600)
                copy.write_bytes(read_all(file))
    return stands_in


def _spare(stack: contextlib.ExitStack) -> Path | None:
    """Return a new temporary folder, on disk or else in memory. Return None if it cannot be made."""
    import tempfile

    for place in (None, runtime_folder(os.environ), "/dev/shm"):
        if place != "":
            with contextlib.suppress(OSError):
                spare = tempfile.TemporaryDirectory("", "claude-desk-", place, ignore_cleanup_errors=True)
                return Path(stack.enter_context(spare))
    return None


def _places(
    found: dict[str, Path],
    lost: tuple[tuple[Path, str], ...] = (),
    *,
    made: bool = True,
    data_lost: str = "",
) -> AppPaths:
    return AppPaths(found["config"], found["data"], found["cache"], found["state"], lost, made, data_lost)


def _located() -> dict[str, Path]:
    location = QStandardPaths.StandardLocation
    kinds = {
        "config": location.AppConfigLocation,
        "data": location.AppDataLocation,
        "cache": location.CacheLocation,
        "state": location.StateLocation,
    }
    return {name: Path(QStandardPaths.writableLocation(kind)) for name, kind in kinds.items()}


def _reasons(lost: dict[Path, OSError]) -> tuple[tuple[Path, str], ...]:
    return tuple((folder, why.strerror or str(why)) for folder, why in lost.items())


def _make_private(folder: Path) -> None:
    """Make the folder and the missing folders above it, readable only by their owner (XDG specification).
    Make an existing folder private, unless its disk is read-only."""
    for above in reversed([each for each in folder.parents if not each.exists()]):
        above.mkdir(mode=0o700, exist_ok=True)
    folder.mkdir(mode=0o700, exist_ok=True)
    if folder.stat().st_mode & 0o077:
        try:
            folder.chmod(0o700)
        except OSError as error:
            if error.errno != errno.EROFS:  # for instance because the folder belongs to another user
                raise


# -------------------------------------------------------------------------------------------------
# The folders of the CLI's files, and the folders that the library needs. This code is cheap to import.

_MOST_SETTINGS = 1_000_000  # bytes; larger files are not read


def find_home() -> None:
    """If HOME is missing or empty, set it to the home folder in the system's user database. If the database
    names no home folder, remove HOME. Qt, Claude Code and this program use HOME."""
    if not os.environ.get("HOME"):
        os.environ.pop("HOME", None)
        found = os.path.expanduser("~")  # noqa: PTH111 - Path.home() raises where there is none
        if os.path.isabs(found):  # noqa: PTH117
            os.environ["HOME"] = found


def cli_config(environ: Mapping[str, str]) -> Path:
    """Return the CLI's configuration folder, which has the user's settings.

    The sessions may be in another folder (`sessions_folder`). `environ`: the CLI's environment, with the
    variables of the login shell (`startup/shell_environment.py`).
    """
    named = environ.get("CLAUDE_CONFIG_DIR")
    return Path(named) if named else Path(environ.get("HOME") or Path.home()) / ".claude"


def user_settings(config: Path) -> UserSettings:
    """Return the user's settings of the CLI. Settings that cannot be read have their defaults. `config`: the
    CLI's configuration folder."""
    try:
        return read_user_settings(read_all(config / "settings.json", _MOST_SETTINGS))
    except OSError:
        return UserSettings()


def sessions_folder(config: Path) -> Path:
    """Return the folder whose subfolder `projects` has the CLI's sessions. The settings in `config`, the
    CLI's configuration folder, may name it. Otherwise it is `config` itself."""
    return Path(user_settings(config).config_folder or config)


def library_places(environ: Mapping[str, str], paths: AppPaths) -> "LibraryPaths":
    from claude_desk.library.request_base import LibraryPaths  # not imported before the first frame

    return LibraryPaths(
        sessions_folder(cli_config(environ)), paths.cache / "library", paths.data / "journals"
    )


def with_tilde(path: str, home: str | None = None) -> str:
    """Return `path` with `~` for the home folder. A path outside of the home folder is returned unchanged."""
    base = home if home is not None else str(Path.home())
    if path == base:
        return "~"
    return "~" + path[len(base) :] if base != "/" and path.startswith(base + "/") else path
