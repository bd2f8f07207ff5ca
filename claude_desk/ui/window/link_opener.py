"""Opens the targets of links in a text: web addresses in the browser, and files of the project."""

import re
import sys
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote, unquote

from PySide6.QtCore import QMimeDatabase, QObject, QProcess, QUrl, QUrlQuery
from PySide6.QtGui import QDesktopServices

from claude_desk.session.core.disk_looks import when_looked
from claude_desk.system.files import TooLargeError, open_to_read, read_all
from claude_desk.transcript.permissions.url_check import address_of
from claude_desk.transcript.text.link_check import AddressKind, kind_of
from claude_desk.ui import safe_text
from claude_desk.ui.phrases import phrase_words
from claude_desk.workspace.editors import FilePlace, command_for

# Files with these suffixes are opened. Desktops recognize their types by the name and only show them. Pages,
# drawings, tables and documents are not listed: they can contain a program or load data from the network. For
# a file that is not listed, the folder is opened.
SHOWN_EVERYWHERE = frozenset(
    {
        "txt", "md", "markdown", "rst", "log", "json", "yaml", "yml", "toml", "diff", "patch", "c", "h", "cc",
        "cpp", "cxx", "hpp", "hh", "rs", "go", "java", "kt", "cs", "scala", "dart", "hs", "css", "scss",
        "cmake", "tex", "png", "jpg", "jpeg", "gif", "webp", "bmp",
    }
)  # fmt: skip
# On Linux, files with these suffixes are opened too. Linux runs only executable files. On other systems, an
# interpreter would run a file with such a suffix.
SHOWN_IN_AN_EDITOR = frozenset({"py", "pyi", "rb", "lua"})
SHOWN_BY_NAME = frozenset({"README", "Makefile", "COPYING", "AUTHORS", "CHANGELOG", "ChangeLog"})
# The MIME types of all these files. The types of source text begin with `text/x-`.
_KINDS_SHOWN = frozenset(
    {
        "text/plain", "text/markdown", "text/css", "text/rust", "application/json", "application/toml",
        "application/yaml", "application/x-yaml", "application/x-ruby", "image/png", "image/jpeg",
        "image/gif", "image/webp", "image/bmp",
    }
)  # fmt: skip
# The line that may follow a path: `:42`, `:42:7`, `#L42`, `#L42-L50`.
_PLACE = re.compile(r"(?:#.*|(?::\d+){1,2}(?:-\d+)?)$", re.DOTALL)
_LINE_AND_COLUMN = re.compile(r"(?:#L|:)(\d{1,7})(?::(\d{1,7}))?(?:-L?\d+)?$")
_LENGTH = 160
_LONGEST_PATH = 3 * 4096 + 64  # a path with each byte as `%XX`, and a line after the path
# The fields that a mail link may set.
_MAIL = {"subject", "body", "cc", "bcc", "to", "in-reply-to"}
_MOST_SHOWN = 4 << 20  # bytes of a file that the program itself shows
# A desktop recognizes a launcher of programs also by this line near the start of the file.
_LAUNCHER = b"[Desktop Entry]"
_HEAD = 4096


@dataclass(frozen=True, slots=True)
class LinkTarget:
    """A target to open. `folder` says whether the target is a folder, perhaps that of a file."""

    url: QUrl
    folder: bool = False


@dataclass(frozen=True, slots=True)
class FileText:
    """The text of a file to show at a line. `name`: as the address names the file."""

    name: str
    place: FilePlace
    text: str


def words(address: str) -> str:
    """Return the address for display, with invisible characters made visible. Omit the middle if it is long.

    If parts of a web address are misleading, further lines name them.
    """
    shown = safe_text.visible(_decoded(address))
    half = _LENGTH // 2
    shown = shown if len(shown) <= _LENGTH else f"{shown[:half]} … {shown[-half:]}"
    if kind_of(address) is not AddressKind.WEB or address.lower().startswith("mailto:"):
        return shown
    return "\n".join([shown, *map(phrase_words.words, address_of(address).misleading)])


_HOST = re.compile(r"[a-z][a-z0-9+.-]*:(?://[^/?#]*)?", re.IGNORECASE)
_ENCODED = re.compile(r"(?:%[89a-f][0-9a-f])+", re.IGNORECASE)


def _decoded(address: str) -> str:
    """Decode percent-encoded letters, marks and digits of other scripts after the host. Keep the rest."""

    def letters(found: re.Match[str]) -> str:
        words = unquote(found[0], errors="ignore")
        exact = quote(words, safe="").lower() == found[0].lower()
        return words if exact and all(unicodedata.category(each)[0] in "LMN" for each in words) else found[0]

    host = _HOST.match(address)
    begin = host.end() if host is not None else 0
    return address[:begin] + _ENCODED.sub(letters, address[begin:])


def open_link(
    address: str,
    folders: Sequence[str],
    then: Callable[[bool], None],
    editor: str = "",
    own: str = "",
    show: Callable[[FileText], None] | None = None,
    owner: QObject | None = None,
) -> None:
    """Open an address that a text names. If the user has chosen an editor, open a file in that editor.
    Otherwise, pass a file with a line to `show`.

    A relative path is resolved in the first of the folders that contains it. Call `then` once, with whether
    anything was opened. If the disk does not answer, call `then` with False. If the `owner` is deleted first,
    open nothing, and call nothing.
    """

    def opened(found: FilePlace | FileText | LinkTarget | None, folder: str) -> bool:
        if isinstance(found, FileText):
            assert show is not None
            show(found)
            return True
        if isinstance(found, LinkTarget):
            return QDesktopServices.openUrl(found.url)
        words = command_for(editor, own, found) if found is not None else None
        return words is not None and QProcess.startDetached(words[0], words[1:], folder)[0]

    if kind_of(address) is AddressKind.FILE:
        nothing: tuple[FilePlace | FileText | LinkTarget | None, str] = (None, "")
        edited, shown = editor != "", editor == "" and show is not None
        when_looked(
            lambda: _named(address, folders, edited=edited, shown=shown),
            lambda found: then(opened(*found)),
            nothing,
            owner=owner,
        )
    else:
        then(open_web(address))


def memory_file(path: str, folder: str) -> Path | None:
    """Return the memory file that `path` names on the screen: relative to the session's folder, or with `~`
    for the home folder. Return None if it is not a Markdown file."""
    try:
        file = Path(folder) / Path(path).expanduser()
    except RuntimeError:  # no home folder
        return None
    return file if file.is_absolute() and file.suffix.lower() == ".md" else None


def open_file(
    path: str,
    folder: str,
    then: Callable[[bool], None],
    editor: str,
    own: str,
    show: Callable[[FileText], None],
    owner: QObject,
) -> None:
    """Open a file of a folder, whose relative path is exactly `path`: with an editor in that editor, else
    pass its text to `show`. A file that is no text is opened as a link to it is.

    A link that leads out of the folder is not followed. Call `then` as `open_link` does.
    """

    def opened(found: FilePlace | FileText | LinkTarget | None) -> bool:
        if isinstance(found, FileText):
            show(found)
            return True
        if isinstance(found, LinkTarget):
            return QDesktopServices.openUrl(found.url)
        words = command_for(editor, own, found) if found is not None else None
        return words is not None and QProcess.startDetached(words[0], words[1:], folder)[0]

    nothing: FilePlace | FileText | LinkTarget | None = None
    when_looked(
        lambda: file_of(path, folder, edited=editor != ""),
        lambda found: then(opened(found)),
        nothing,
        owner=owner,
    )


def file_of(path: str, folder: str, *, edited: bool) -> FilePlace | FileText | LinkTarget | None:
    """Return what `open_file` opens; None if there is no such file inside the folder, or it may not be
    opened. This waits for the disk."""
    try:
        real = _inside(Path(folder).resolve(strict=True), path)
        if real is None or not real.is_file():
            return None
        if edited:
            return FilePlace(str(real))
        text = _text_in(real)
        if text is None:
            return LinkTarget(QUrl.fromLocalFile(str(real))) if _is_shown(real) else None
        return FileText(path.encode("utf-8", "replace").decode(), FilePlace(str(real)), text)
    except (OSError, ValueError, RuntimeError):
        return None


def _text_in(file: Path) -> str | None:
    """Return the text of a file; None if the file is too large or is no text."""
    try:
        data = read_all(file, _MOST_SHOWN)
    except TooLargeError:
        return None
    return None if b"\0" in data else data.decode(errors="replace")


def open_web(address: str) -> bool:
    """Open a web address or a mail link in the user's program for it. Return whether it was opened."""
    target = target_of(address, "")
    return target is not None and QDesktopServices.openUrl(target.url)


def _named(
    address: str, folders: Sequence[str], *, edited: bool, shown: bool
) -> tuple[FilePlace | FileText | LinkTarget | None, str]:
    """Return the target in the first folder in which the address has a target, and that folder. `edited`:
    return a file as its place. `shown`: return a file with a line as its text.

    Return None and "" if no folder has a target. This waits for the disk.
    """
    for folder in folders:
        place = place_of(address, folder) if edited else None
        text = text_of(address, folder) if shown else None
        if (found := place or text or target_of(address, folder)) is not None:
            return found, folder
    return None, ""


def text_of(address: str, folder: str) -> FileText | None:
    """Return the text of a file that an address names with a line.

    Return None without a line, for a file that `place_of` does not find, and for a file that is too large or
    is no text.
    """
    place = place_of(address, folder)
    if place is None or not place.line:
        return None
    try:
        data = read_all(Path(place.path), _MOST_SHOWN)
    except OSError:
        return None
    return None if b"\0" in data else FileText(_PLACE.sub("", address), place, data.decode(errors="replace"))


def target_of(address: str, folder: str) -> LinkTarget | None:
    """Return the target of an address in a session of this folder.

    Return None if the target does not exist or may not be opened.

    A file or folder is opened only if its real path, with symbolic links followed, is inside the session's
    folder.
    """
    match kind_of(address):
        case AddressKind.WEB:
            url = QUrl(address)
            named = url.isValid() and (url.host() or (url.scheme() == "mailto" and _is_plain_mail(url)))
            return LinkTarget(url) if named else None
        case AddressKind.FILE:
            return _file(address, folder)
    return None


def _file(address: str, folder: str) -> LinkTarget | None:
    path = _path(address)
    if not folder or path is None:
        return None
    try:
        root = Path(folder).resolve(strict=True)
        found = next((real for name in path if (real := _inside(root, name)) is not None), None)
        if found is None:
            return None
        if found.is_dir():
            return _folder(found, root)
        if _is_shown(found):
            return LinkTarget(QUrl.fromLocalFile(str(found)))
        return _folder(found.parent, root)
    except (OSError, ValueError, RuntimeError):
        return None


def place_of(address: str, folder: str) -> FilePlace | None:
    """Return the file, and the line and column if given, that an address names. Follow symbolic links.

    Return None if the address does not name an existing file inside the folder.
    """
    names = _path(address) if kind_of(address) is AddressKind.FILE else None
    if not folder or names is None:
        return None
    try:
        root = Path(folder).resolve(strict=True)
        found = next((real for name in names if (real := _inside(root, name)) is not None), None)
        if found is None or not found.is_file():
            return None
    except (OSError, ValueError, RuntimeError):
        return None
    if address.endswith(found.name):
        return FilePlace(str(found))
    at = _LINE_AND_COLUMN.search(address)
    return FilePlace(str(found), int(at[1]), int(at[2] or 0)) if at else FilePlace(str(found))


def _folder(folder: Path, root: Path) -> LinkTarget | None:
    """Return the folder to open. On macOS, which runs bundles, return the folder around the outermost bundle.

    Return None on macOS if that folder is the session's folder (`root`) and is itself a bundle.
    """
    if sys.platform == "darwin":
        parts = folder.relative_to(root).parts
        bundle = next((at for at, part in enumerate(parts) if Path(part).suffix), len(parts))
        folder = root.joinpath(*parts[:bundle])
        if folder.suffix:
            return None
    return LinkTarget(QUrl.fromLocalFile(str(folder)), folder=True)


def _path(address: str) -> list[str] | None:
    """Return the paths that the address may mean: as written or decoded, with or without a line at its end.

    Return None for a file on another host, and for an address that is longer than any path, because resolving
    it would take long.
    """
    if len(address) > _LONGEST_PATH:
        return None
    if address.lower().startswith("file:"):
        url = QUrl(address)
        if url.host() not in ("", "localhost"):
            return None
        address = url.path()
    names = [address, _PLACE.sub("", address)]
    return [name for one in names for name in (one, unquote(one)) if name and "\0" not in name]


def _inside(root: Path, name: str) -> Path | None:
    """Return the real path of a name; None if the path is not inside the folder or does not exist."""
    real = (root / name).resolve()
    return real if real.is_relative_to(root) and real.exists() else None


def _is_plain_mail(url: QUrl) -> bool:
    """Return whether the mail link only starts a message. Some links make a mail program attach a file."""
    named = {
        name.lower() for name, _ in QUrlQuery(url).queryItems(QUrl.ComponentFormattingOption.FullyDecoded)
    }
    return bool(url.path()) and named <= _MAIL


def _is_shown(path: Path) -> bool:
    """Return whether opening the file only shows it: its type is known, and it is not a program."""
    suffix = path.suffix.lower().removeprefix(".")
    known = suffix in SHOWN_EVERYWHERE or path.name in SHOWN_BY_NAME
    if not known and not (sys.platform.startswith("linux") and suffix in SHOWN_IN_AN_EDITOR):
        return False
    if not _is_known_here(path.name) or not path.is_file() or path.stat().st_mode & 0o111:
        return False
    with open_to_read(path) as file:
        return _LAUNCHER not in file.read(_HEAD)


def _is_known_here(name: str) -> bool:
    """Return whether this desktop treats a file of this name as a text or a picture.

    If the desktop does not know the name, it inspects the content and may find a page. Some desktops assign
    another type to the name: on Debian 12, `.rs` is XML.
    """
    kind = QMimeDatabase().mimeTypeForFile(name, QMimeDatabase.MatchMode.MatchExtension).name()
    return kind in _KINDS_SHOWN or kind.startswith("text/x-")
