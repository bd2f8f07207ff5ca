"""Finds out whether git would write other bytes into a folder than a commit has.

Git may convert line ends and encodings, and filters may store files elsewhere or encrypt them. This module
does not run git: it only reads git's settings and attributes. Where they leave doubt, a file counts as one
that git converts.
"""

import fnmatch
import os
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence, Set
from functools import lru_cache
from pathlib import Path

from claude_desk.library.repository import git_folder_of, shared_git_folder
from claude_desk.protocol.disk.git_files import MalformedGitFile, config_entries
from claude_desk.system.files import read_beginning

LARGE_FILE = b"version https://git-lfs.github.com/spec/"
_ENCRYPTED = b"\0GITCRYPT\0"
# Attributes with which git writes other bytes into a folder than a commit has, whatever its settings say.
_CONVERTS = re.compile(rb"\s(?:filter=|working-tree-encoding|ident\b|eol=crlf)")
# Attributes with which git converts the line ends of a file if its settings say so.
_TEXT = re.compile(rb"\s(?:text|crlf)(?:[\s=]|$)")
MOST_ATTRIBUTES = 1_000_000  # bytes of a file of attributes that are read
_MOST_SETTINGS = 1_000_000  # bytes of a configuration file that are read
_DEEPEST = 10  # files that include each other; git's own limit
_MOST_FILES = 100  # configuration files
_MOST_FOLDERS = 2000  # folders whose attributes are kept
# The folders of git's system-wide files, for git from the distribution and from elsewhere.
_SYSTEM = ("/etc", "/usr/local/etc", "/opt/homebrew/etc", "/home/linuxbrew/.linuxbrew/etc")
_OFF = ("false", "no", "off", "0", "", "input")  # values of `core.autocrlf` under which \n stays
_READ = ("core.autocrlf", "core.eol", "core.attributesfile")


class Checkout:
    """What git's settings and attributes say about a checkout of a commit into a folder, at one moment."""

    def __init__(self, top: str, home: Path, committed: Callable[[bytes], bytes | None]) -> None:
        """`committed`: returns a file of the commit; None without it."""
        self._top = Path(top)
        self._settings = _Settings(home)
        for file in _settings_files(top, home):
            self._settings.read(*file)
        named = self._settings.values["core.attributesfile"]
        self._everywhere = [_content(file) for file in _attribute_files(top, home, named)]
        # The commit and the folder may have different attributes; git obeys those of its index.
        self._inside = lru_cache(_MOST_FOLDERS)(
            lambda name: (committed(name) or b"", _content(self._top / os.fsdecode(name)))
        )

    def keeps(self, path: bytes, committed: bytes, current: bytes | None) -> bool:
        """Return whether git would write these bytes of the commit into the folder as they are. `current`:
        the bytes of the file now; None if it is deleted."""
        if committed.startswith((LARGE_FILE, _ENCRYPTED)):
            return False
        if current is not None and b"\r\n" in current and b"\r\n" not in committed:
            return False
        texts = [*self._everywhere, *(text for name in _inside(path) for text in self._inside(name))]
        if _concerns(path, texts, _CONVERTS):
            return False
        if b"\n" not in committed.replace(b"\r\n", b""):
            return True
        if self._settings.is_automatic and b"\0" not in committed:
            return False
        return not (self._settings.is_crlf and _concerns(path, texts, _TEXT))


class _Settings:
    """The settings of git about line ends. Each setting has all values that may count: git obeys some files
    only on conditions."""

    def __init__(self, home: Path) -> None:
        self._home = home
        self._left = _MOST_FILES
        self.values: dict[str, set[str]] = {key: set() for key in _READ}

    @property
    def is_automatic(self) -> bool:
        """Whether git may convert the line ends of files that no attribute names."""
        return any(value.lower() not in _OFF for value in self.values["core.autocrlf"])

    @property
    def is_crlf(self) -> bool:
        """Whether git may write \\r\\n into files of text."""
        return self.is_automatic or any(value.lower() == "crlf" for value in self.values["core.eol"])

    def read(self, file: Path, sure: bool, depth: int = 0) -> None:
        """Read a configuration file, and those that it includes. `sure`: whether git obeys the file in any
        case. A file that git may read differently may say anything."""
        self._left -= 1
        try:
            if depth > _DEEPEST or self._left < 0:
                raise MalformedGitFile
            entries = config_entries(read_beginning(file, _MOST_SETTINGS))
        except (FileNotFoundError, NotADirectoryError):
            return
        except (OSError, ValueError):
            self.values["core.autocrlf"].add("true")
            return
        for key, value in entries:
            if key in self.values:
                if sure:
                    self.values[key] = set()
                self.values[key].add(value)
            elif value and key.startswith(("include.", "includeif.")):
                named = _place(value, file.parent, self._home)
                self.read(named, sure and key == "include.path", depth + 1)


def _settings_files(top: str, home: Path) -> Iterator[tuple[Path, bool]]:
    """Yield git's configuration files in the order in which git reads them, and whether git surely does."""
    for folder in _SYSTEM:
        yield Path(folder, "gitconfig"), False
    if named := os.environ.get("GIT_CONFIG_GLOBAL"):
        yield Path(named), False
    yield _own_folder(home) / "config", not named
    yield home / ".gitconfig", not named
    own = git_folder_of(Path(top))
    if own is not None:
        yield (shared_git_folder(Path(top)) or own) / "config", True
        yield own / "config.worktree", False


def _own_folder(home: Path) -> Path:
    """Return the folder of the user's own files of git."""
    return Path(os.environ.get("XDG_CONFIG_HOME") or home / ".config") / "git"


def _place(named: str, folder: Path, home: Path) -> Path:
    """Return the file that a setting names, in a configuration file of `folder`."""
    return home / named[2:] if named.startswith("~/") else folder / named


def _attribute_files(top: str, home: Path, named: Collection[str]) -> Iterable[Path]:
    """Return the files of attributes outside of the folders of the project. `named`: the values of
    `core.attributesFile`."""
    owns = (git_folder_of(Path(top)), shared_git_folder(Path(top)))
    files = [own / "info" / "attributes" for own in owns if own is not None]
    files += [home / ".config" / "git" / "attributes", _own_folder(home) / "attributes"]
    files += [_place(each, Path(top), home) for each in named if each]
    files += [Path(folder, "gitattributes") for folder in _SYSTEM]
    return dict.fromkeys(files)


def _inside(path: bytes) -> list[bytes]:
    """Return the files of attributes in the folders above a path."""
    above = (path[: at + 1] for at, letter in enumerate(path) if letter == ord("/"))
    return [folder + b".gitattributes" for folder in (b"", *above)]


def _content(file: Path) -> bytes:
    try:
        return read_beginning(file, MOST_ATTRIBUTES)
    except (OSError, ValueError):
        return b""


def _lines(attributes: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield the pattern and the attributes of each line."""
    for line in attributes.splitlines():
        pattern, _, words = line.replace(b"\t", b" ").strip().partition(b" ")
        if pattern and not pattern.startswith(b"#"):
            yield pattern, words


def _concerns(path: bytes, texts: Sequence[bytes], wanted: re.Pattern[bytes]) -> bool:
    """Return whether a line of the files of attributes may give this file one of the wanted attributes, by
    itself or with a macro of any file."""
    macros = {name for text in texts for name in _macros(text, wanted)}
    return any(_names(path, text, wanted, macros) for text in texts)


def _macros(attributes: bytes, wanted: re.Pattern[bytes]) -> Iterator[bytes]:
    """Yield the macros that give a file a wanted attribute. Another file may use them."""
    known: set[bytes] = set()
    for pattern, words in _lines(attributes):
        named = pattern.startswith(b"[attr]")
        if named and (wanted.search(b" " + words) or known.intersection(words.split())):
            known.add(pattern.removeprefix(b"[attr]"))
            yield pattern.removeprefix(b"[attr]")


def _names(path: bytes, attributes: bytes, wanted: re.Pattern[bytes], macros: Set[bytes]) -> bool:
    """Return whether a file of attributes may give this file a wanted attribute. Only the last part of a
    pattern is compared, and a later line that says otherwise does not count."""
    name = os.fsdecode(path.rpartition(b"/")[2]).lower()
    for pattern, words in _lines(attributes):
        if pattern.startswith(b"[attr]"):
            continue
        if not (wanted.search(b" " + words) or not macros.isdisjoint(words.split())):
            continue
        last = os.fsdecode(pattern.rstrip(b"/").rpartition(b"/")[2]).lower()
        if pattern[:1] == b'"' or "\\" in last or "**" in last or pattern.endswith(b"/"):
            return True
        if fnmatch.fnmatchcase(name, last):
            return True
    return False
