"""Finds the CLI's session files (`projects/ENCODED-CWD/SESSION.jsonl`) and the files of subagents.

See protocol/README.md 11.1.
"""

import os
import re
import unicodedata
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from stat import S_ISREG
from typing import NamedTuple

from claude_desk.protocol.disk.user_settings import read_user_settings
from claude_desk.system.files import open_descriptor, open_to_read, read_all
from claude_desk.system.patience import Patience

_UUID = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}", re.IGNORECASE)
_AGENT = re.compile(r"agent-(.+)\.jsonl")
_SESSION_OF = re.compile(rb'"sessionId":"([0-9a-fA-F-]{36})"')
_LONGEST = 200
_CHUNK = 1024 * 1024
_MOST_SETTINGS = 1_000_000  # a longer settings file is ignored


class SessionPath(NamedTuple):
    """The file of a session or of a subagent. `main`: the path of the session's file. `agent`: the subagent's
    id, "" for the file of a session."""

    path: str
    main: str
    agent: str
    size: int
    mtime_ns: int
    inode: int


def is_session(name: str) -> bool:
    """Whether `name` has the form of a session's id. For a file, pass the name without its ending."""
    return _UUID.fullmatch(name) is not None


def projects(config: Path) -> Path:
    return config / "projects"


def encoded(folder: str) -> str:
    """Return the name of the CLI's folder for a cwd. Several cwds may have the same name. If the name is
    longer than 200 characters, the CLI cuts it (see `folder_of`)."""
    text = unicodedata.normalize("NFC", folder)
    return "".join(c if c.isascii() and c.isalnum() else "-" * (1 + (ord(c) > 0xFFFF)) for c in text)


def folder_of(config: Path, folder: str) -> Path | None:
    """Return the CLI's folder for a cwd; None if the folder does not exist. The CLI cuts a name after 200
    characters and appends a hash. For such a name, return the first folder with the same 200 characters."""
    name = encoded(os.path.realpath(folder))
    if len(name) <= _LONGEST:
        found = projects(config) / name
        return found if found.is_dir() else None
    beginning = name[:_LONGEST] + "-"
    return next((Path(e.path) for e in _entries(str(projects(config))) if e.name.startswith(beginning)), None)


def session_file(config: Path, session: str, folder: str = "", project: str = "") -> Path | None:
    """Return the file of the session with this id, whatever its cwd was; None without such a file.

    Of several files, prefer a file of a session that began in `folder`, then the newest file. If `config` has
    no file of the session, search the CLI folder that the settings of `project` name (`config_named_in`). The
    user must trust `project`.
    """
    found = _session_file(config, session, folder)
    if found is None and project and (named := config_named_in(project)) is not None:
        found = _session_file(named, session, folder)
    return found


def config_named_in(folder: str) -> Path | None:
    """Return the CLI folder that `env.CLAUDE_CONFIG_DIR` in a project's settings names; None if the settings
    name no folder.

    Call this function only with a folder that the user trusts: the CLI reads the settings of no other folder.
    CLI 2.1.37 keeps the sessions of the project in the named folder; CLI 2.1.330 ignores the setting
    (protocol/README.md 11.1).
    """
    for name in ("settings.local.json", "settings.json"):
        try:
            settings = read_user_settings(read_all(Path(folder, ".claude", name), _MOST_SETTINGS))
        except OSError:
            continue
        if settings.config_folder:
            return Path(settings.config_folder)
    return None


def _session_file(config: Path, session: str, folder: str) -> Path | None:
    if not session or "\0" in session or Path(session).name != session:
        return None
    own = folder_of(config, folder) if folder else None
    found: list[tuple[bool, int, Path]] = []
    for project in _entries(str(projects(config))):
        path = Path(project.path) / f"{session}.jsonl"
        try:
            status = path.stat()
        except OSError:
            continue
        if S_ISREG(status.st_mode):
            found.append((path.parent == own, status.st_mtime_ns, path))
    return max(found, default=(False, 0, None))[2]


class FileTrouble(NamedTuple):
    """A path that cannot be read, and the reason in the system's words."""

    path: Path
    reason: str


def trouble_with(config: Path, session: str, folder: str = "") -> FileTrouble | None:
    """Return why the file of the session with this id cannot be read although it may exist; None if the file
    can be read or does not exist.

    `folder`: the folder in which the session began. If it is given, ignore each folder below
    `projects` that cannot be searched and does not belong to `folder`.
    """
    if not session or "\0" in session or Path(session).name != session:
        return None
    own = encoded(os.path.realpath(folder))[:_LONGEST] if folder else ""
    top = projects(config)
    try:
        with os.scandir(top) as entries:
            folders = [Path(entry.path) for entry in entries]
    except FileNotFoundError:
        return None
    except OSError as error:
        return FileTrouble(top, error.strerror or "")
    found: FileTrouble | None = None
    for project in folders:
        path = project / f"{session}.jsonl"
        try:
            path.lstat()
        except (FileNotFoundError, NotADirectoryError):
            continue
        except OSError as error:
            if not folder or project.name.startswith(own):
                found = FileTrouble(project, error.strerror or "")
            continue
        reason = why_not_read(path)
        if not reason:
            return None
        found = FileTrouble(path, reason)
    return found


def why_not_read(path: Path) -> str:
    """Return the system's words for why the file at `path` cannot be read; "" if the file can be read.

    A pipe at `path` does not block the call.
    """
    try:
        descriptor = open_descriptor(path)
        try:
            os.read(descriptor, 1)
        finally:
            os.close(descriptor)
    except OSError as error:
        return error.strerror or str(error)
    return ""


def has_message(path: Path, uuid: str) -> bool:
    """Whether a session's file has the message `uuid`. Raise `OSError` if the file cannot be read.

    While the CLI writes a fork that ends at this message, True does not mean that the copy is complete: CLI
    2.1.37 writes the copied messages in no fixed order. The file may also have no message yet.
    """
    wanted = f'"uuid":"{uuid}"'.encode()
    tail = b""
    with open_to_read(path) as file:
        while chunk := file.read(_CHUNK):
            if wanted in tail + chunk:
                return True
            tail = chunk[-len(wanted) :]
    return False


def find_files(config: Path, patience: Patience) -> tuple[list[SessionPath], set[str]]:
    """Return all files of sessions and subagents, in any order, and the folders that did not answer.

    A folder that cannot be read counts as empty.
    """
    top = str(projects(config))
    entries = patience.run(top, partial(_entries, top), None)
    if entries is None:
        return [], {top}
    found: list[SessionPath] = []
    silent: set[str] = set()
    for project in entries:
        files = patience.run(project.path, partial(_if_folder, project), None)
        if files is None:
            silent.add(project.path)
        else:
            found += files
    return found, silent


def _if_folder(project: os.DirEntry[str]) -> list[SessionPath]:
    return list(_of_project(project.path)) if _is_dir(project) else []


def _of_project(project: str) -> Iterator[SessionPath]:
    for entry in _entries(project):
        name = entry.name
        if name.endswith(".jsonl"):
            if _UUID.fullmatch(name[:-6]):
                yield from _found(entry, entry.path, "")
            elif (agent := _AGENT.fullmatch(name)) and (main := _named_session(entry.path)):
                # Earlier CLIs wrote a subagent's file into this folder. Its lines name the session.
                yield from _found(entry, f"{project}{os.sep}{main}.jsonl", agent[1])
        elif _UUID.fullmatch(name) and _is_dir(entry):
            folder = f"{entry.path}{os.sep}subagents"
            yield from _agents(folder, f"{entry.path}.jsonl")
            for workflow in _entries(f"{folder}{os.sep}workflows"):
                if _is_dir(workflow):
                    yield from _agents(workflow.path, f"{entry.path}.jsonl")


def _agents(folder: str, main: str) -> Iterator[SessionPath]:
    for entry in _entries(folder):
        if agent := _AGENT.fullmatch(entry.name):
            yield from _found(entry, main, agent[1])


def _found(entry: os.DirEntry[str], main: str, agent: str) -> Iterator[SessionPath]:
    """Yield the entry if it is a file that still exists and its path is valid Unicode (the CLI's names are
    ASCII)."""
    try:
        entry.path.encode()
        stat = entry.stat()
        if entry.is_file():
            yield SessionPath(entry.path, main, agent, stat.st_size, stat.st_mtime_ns, stat.st_ino)
    except (OSError, UnicodeEncodeError):
        return


def _named_session(path: str) -> str:
    try:
        with open_to_read(path) as file:
            found = _SESSION_OF.search(file.read(4096))
    except OSError:
        return ""
    return found[1].decode() if found else ""


def _entries(folder: str) -> list[os.DirEntry[str]]:
    try:
        with os.scandir(folder) as entries:
            return list(entries)
    except OSError:
        return []


def _is_dir(entry: os.DirEntry[str]) -> bool:
    try:
        return entry.is_dir()
    except OSError:
        return False
