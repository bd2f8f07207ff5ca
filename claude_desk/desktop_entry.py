"""`--desktop-entry`: adds the program to the desktop's menu, by files below XDG_DATA_HOME.

The option is for installations without an entry of their own: a wheel, a checkout, the portable archive. The
files are the entry, icons and metainfo. A record has the SHA-256 of each written file, in the form of
`sha256sum`. Other files, and files that have changed since, are never replaced or removed.
"""

import hashlib
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path, PurePosixPath

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QStandardPaths, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from claude_desk.paths import assets_folder, find_home
from claude_desk.startup.installation import find_installation
from claude_desk.system.files import read_all
from claude_desk.ui.translation import translate
from claude_desk.workspace.atomic_files import is_there, read_if_there, write_atomic

ICON_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
_NAME = "claude-desk"
_RECORD = PurePosixPath("claude-desk/desktop-entry.sha256")
_THEME = PurePosixPath("icons/hicolor")


class DesktopEntryError(Exception):
    """The entry was not written. The message says why."""


def run(*, remove: bool) -> int:
    """Write or remove the user's entry, and report the result. Return the program's exit code."""
    try:
        for line in _removed() if remove else _installed():
            print(line)
    except (DesktopEntryError, OSError) as error:
        print(f"claude-desk: {error}", file=sys.stderr)
        return 1
    return 0


def _installed() -> Iterator[str]:
    kind = find_installation().kind
    if sys.platform in ("win32", "darwin"):
        raise DesktopEntryError(
            translate(
                "DesktopEntry", "desktop entries are for Linux and other systems that follow freedesktop.org"
            )
        )
    if kind in ("deb", "rpm"):
        raise DesktopEntryError(
            translate(
                "DesktopEntry", "the {package} package has installed a desktop entry", package=f".{kind}"
            )
        )
    for path in install(_data_home(), own_command()):
        yield translate("DesktopEntry", "written: {path}", path=path)
    yield translate(
        "DesktopEntry",
        "Claude Desk is in the menu of your desktop. To undo this: {command}",
        command=" ".join([_NAME, "--desktop-entry", "--remove"]),
    )


def _removed() -> Iterator[str]:
    removed, kept = remove_from(_data_home())
    for path in removed:
        yield translate("DesktopEntry", "removed: {path}", path=path)
    for path in kept:
        yield translate("DesktopEntry", "kept, because it was changed: {path}", path=path)
    if not removed and not kept:
        yield translate("DesktopEntry", "There is nothing to remove.")


def _data_home() -> Path:
    find_home()
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation))


def own_command() -> list[str]:
    """Return the command that starts this installation. Do not follow a link, because an update may replace
    the link's target."""
    script = Path(os.path.abspath(sys.argv[0]))  # noqa: PTH100 - Path.resolve() follows links
    if script.name != "__main__.py" and os.access(script, os.X_OK):
        return [str(script)]
    return [sys.executable, "-m", "claude_desk"]


# -------------------------------------------------------------------------------------------------
# The files


def files(command: Sequence[str] = (_NAME,)) -> dict[PurePosixPath, bytes]:
    """Return the contents of an entry's files, by their path below a data folder such as /usr/share."""
    folder = assets_folder("resources")
    icon = read_all(folder / "icons" / f"{_NAME}.svg")
    pictures = {
        _THEME / f"{size}x{size}" / "apps" / f"{_NAME}.png": _picture(icon, size) for size in ICON_SIZES
    }
    entry = read_all(folder / "desktop" / f"{_NAME}.desktop").decode()
    return {
        PurePosixPath(f"applications/{_NAME}.desktop"): _with_command(entry, command).encode(),
        _THEME / "scalable" / "apps" / f"{_NAME}.svg": icon,
        **pictures,
        PurePosixPath(f"metainfo/{_NAME}.metainfo.xml"): read_all(
            folder / "desktop" / f"{_NAME}.metainfo.xml"
        ),
    }


def _picture(icon: bytes, size: int) -> bytes:
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(icon)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs want bytes
    return bytes(buffer.data().data())


def _with_command(entry: str, command: Sequence[str]) -> str:
    """Return the entry with `command` in place of `claude-desk`."""
    lines = []
    for line in entry.splitlines():
        key, _, value = line.partition("=")
        if key == "Exec":
            words, rest = " ".join(_quoted(word) for word in command), value.removeprefix(_NAME)
            line = f"Exec={words}{rest}"
        elif key == "TryExec":
            line = f"TryExec={_escaped(command[0])}"
        lines.append(line)
    return "\n".join(lines) + "\n"


def _quoted(word: str) -> str:
    """Return an argument of `Exec`, quoted as the Desktop Entry Specification requires. Raise
    `DesktopEntryError` if it contains control characters."""
    if any(character < " " for character in word):
        raise DesktopEntryError(
            translate(
                "DesktopEntry",
                "a desktop entry cannot start a program with this name: {name}",
                name=repr(word),
            )
        )
    word = word.replace("%", "%%")
    if not set(word) & set(" \"'\\><~|&;$*?#()`"):
        return word
    for character in '\\"`$':
        word = word.replace(character, f"\\{character}")
    return _escaped(f'"{word}"')


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\")


# -------------------------------------------------------------------------------------------------
# Writing and removing


def install(data_home: Path, command: Sequence[str]) -> list[Path]:
    """Write the files that are missing or outdated, and return them.

    Raise `DesktopEntryError` if a file in the way is a link or has different content that this program did
    not write, or if the command contains control characters. Raise `OSError` if a file cannot be written.
    """
    wanted = files(command)
    ours = _recorded(data_home)
    foreign = [
        data_home / place
        for place, data in wanted.items()
        if not _is_ours(data_home / place, {*ours.get(place, ()), _digest(data)})
    ]
    if foreign:
        paths = "\n  ".join(map(str, foreign))
        raise DesktopEntryError(
            translate(
                "DesktopEntry",
                "Nothing was written, because these files were not written by Claude Desk or were changed."
                " Move them away and try again.",
            )
            + f"\n  {paths}"
        )
    # A file that is there but not in the record is not from us, even with the bytes that we want.
    digests = {
        place: {_digest(data)}
        for place, data in wanted.items()
        if place in ours or not is_there(data_home / place)
    }
    # Record old and new digests first, so that a later run can replace or remove the files of a run that
    # crashed here.
    both = ours | {place: ours.get(place, set()) | new for place, new in digests.items()}
    if both != ours:
        _record(data_home, both)
    written = []
    for place, data in wanted.items():
        path = data_home / place
        if read_if_there(path) != data:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_atomic(path, data)
            path.chmod(0o644)
            written.append(path)
    if ours | digests != both:
        _record(data_home, ours | digests)
    if written:
        _tell_desktop(data_home)
    return written


def remove_from(data_home: Path) -> tuple[list[Path], list[Path]]:
    """Remove the files that this program wrote, unless they were changed. Also remove the record, and folders
    that are empty then. Return the removed files, and the changed files."""
    removed, kept = [], []
    for place, digests in _recorded(data_home).items():
        path = data_home / place
        if not is_there(path) and not path.is_symlink():
            continue
        if not _is_ours(path, digests):
            kept.append(path)
            continue
        path.unlink()
        removed.append(path)
        _remove_empty(path.parent, data_home)
    (data_home / _RECORD).unlink(missing_ok=True)
    _remove_empty((data_home / _RECORD).parent, data_home)
    if removed:
        _tell_desktop(data_home)
    return removed, kept


def _is_ours(path: Path, digests: set[str]) -> bool:
    """Return whether the file may be replaced or removed: it is missing, or has one of the digests. Return
    False for a link."""
    if path.is_symlink():
        return False
    found = read_if_there(path)
    return found is None or _digest(found) in digests


def _recorded(data_home: Path) -> dict[PurePosixPath, set[str]]:
    """Return the recorded digests by path. A file of a run that crashed has several digests. Malformed lines
    and paths outside of the data folder are ignored."""
    text = (read_if_there(data_home / _RECORD) or b"").decode("utf-8", "replace")
    found: dict[PurePosixPath, set[str]] = {}
    for line in text.splitlines():
        digest, _, name = line.partition("  ")
        place = PurePosixPath(name)
        if len(digest) == 64 and name and not place.is_absolute() and ".." not in place.parts:
            found.setdefault(place, set()).add(digest)
    return found


def _record(data_home: Path, digests: dict[PurePosixPath, set[str]]) -> None:
    path = data_home / _RECORD
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    lines = [f"{digest}  {place}\n" for place, known in digests.items() for digest in sorted(known)]
    write_atomic(path, "".join(lines).encode())


def _remove_empty(folder: Path, top: Path) -> None:
    while folder != top:
        try:
            folder.rmdir()
        except OSError:
            return
        folder = folder.parent


def _tell_desktop(data_home: Path) -> None:
    """Touch the theme's folder, so that desktops renew their icon caches."""
    theme = data_home / _THEME
    if theme.is_dir():
        os.utime(theme)


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
