"""The review of a folder: everything that Claude Code would use from the folder and from its surroundings.

`READERS` maps each kind of place to the function that reads a place of that kind. An unreadable file or
folder, a file that is too large and an unknown file are findings too, so that the user is asked about them.
"""

import hashlib
import os
import pwd
import secrets
import stat
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path

from claude_desk.library.repository import git_folder_of, repository_of
from claude_desk.protocol.disk.git_files import (
    CONTAINING,
    Entry,
    MalformedGitFile,
    config_entries,
    config_findings,
    elsewhere,
    hook_findings,
    included_files,
    not_held,
)
from claude_desk.protocol.disk.project_files import (
    LONGEST,
    FolderFindings,
    foreign,
    merge,
    plugin_findings,
    prompt_findings,
    servers_findings,
    settings_findings,
    tasks_findings,
    too_many_below,
    unknown,
    unreadable,
    workflow_findings,
)
from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.protocol.wire.characters import visible
from claude_desk.workspace.atomic_files import read_file
from claude_desk.workspace.reviewed_paths import (
    MOST,
    PROMPTS,
    ReviewedPath,
    ReviewedPathKind,
    TooManyFiles,
    files_below,
    names_in,
    prompt_files,
    reviewed_places,
)

_ROOT = 0  # uid of root, who can change everything anyway
_LARGEST = 4 * 1024 * 1024  # bytes; a larger file is a finding
_LARGEST_PLUGIN = 16 * 1024 * 1024  # bytes of all files of a plugin
_LARGEST_INDEX = 64 * 1024 * 1024
_COUNTED = 1024 * 1024  # bytes; the lines of a larger text file are not counted
_COUNTED_PROMPTS = (
    ReviewedPathKind.AGENTS,
    ReviewedPathKind.SKILLS,
    ReviewedPathKind.COMMANDS,
    ReviewedPathKind.STYLES,
)
_GITLINK = b"\x00\x00\xe0\x00"  # the mode of a submodule in an index file (gitformat-index(5))
_MOST_CONFIG = 50  # configuration files of one git folder
_PLUGIN = ".claude-plugin"
_NOTHING = hashlib.sha256(b"nothing").digest()

# Names in a `.claude` folder that `_read_rest` skips: text, files that Claude Code itself writes, and names
# that are reviewed as another kind. No supported version runs the text or the written files by itself.
_HARMLESS = frozenset(
    {
        ".DS_Store", ".gitattributes", ".gitignore", ".gitkeep", "AGENTS.md", "CLAUDE.local.md", "CLAUDE.md",
        "README", "README.md", "RESUME.md", "agent-memory", "agent-memory-local", "hooks", "launch.json",
        "loop.md", "plans", "rules", "scheduled_tasks.json", "scheduled_tasks.lock", "settings.json",
        "settings.local.json", "worktrees", *(kind.value for kind in PROMPTS),
    }
)  # fmt: skip


@dataclass(frozen=True)
class ReviewedContent:
    """The review of one file or folder. `real`: its real path. `content`: a hash of the part of its content
    on which the user's answer depends. `earlier_content`: the hash that earlier versions of this program
    computed; empty if they computed `content`."""

    real: str
    findings: FolderFindings
    content: bytes
    earlier_content: bytes = b""


@dataclass(frozen=True)
class FolderReview:
    """The review of a folder. The user sees its findings with the question whether to trust the folder."""

    root: str  # the folder's real path
    findings: FolderFindings
    # SHA-256 (hex) over the real paths and `content` of all parts. `with_own` may append a second hash.
    fingerprint: str
    earlier_fingerprint: str  # `fingerprint` as earlier versions computed it, to find their answers
    settings: FolderFindings = field(default_factory=FolderFindings)  # findings of settings files alone
    tasks: FolderFindings = field(default_factory=FolderFindings)  # findings of scheduled tasks alone
    rest_fingerprint: str = ""  # like `fingerprint`, without the settings files and the scheduled tasks
    git_overrides: tuple[Entry, ...] = ()  # configuration with which git runs nothing that the folder names
    not_held: tuple[Text, ...] = ()  # why the folder cannot be opened without running its programs
    below: tuple[ReviewedContent, ...] = ()  # the parts found in the folders below
    # By the name of a field of `FolderFindings`: the files with that finding, relative to `root`.
    files: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    silent: bool = False  # whether the folder does not answer, so that nothing is known
    # Instruction files, relative to `root`, with their number of lines (None: too large or unreadable). The
    # user's answer does not depend on `texts` and `prompts`.
    texts: tuple[tuple[str, int | None], ...] = ()
    prompts: tuple[tuple[str, int], ...] = ()  # the number of prompts of each kind


# Names in Claude Code's own folder: files that name programs, and folders that contain such files or
# programs.
_OWN = (
    "settings.json",
    "settings.local.json",
    ".claude.json",
    "plugins",
    "hooks",
    "skills",
    "commands",
    "agents",
)
_NOBODY = 65_534  # uid that owns the system's folders in a sandbox


def with_own(found: FolderReview, own: Path) -> FolderReview:
    """Return the review with a finding for each path of Claude Code's own folder that another user may
    change. The paths are that folder, known files and folders in it, and its parents. The hooks in that
    folder run in every project."""
    parts = [
        _found(path, FolderFindings(other=[finding]))
        for path in (own, *(own / name for name in _OWN))
        if (finding := _changeable_by_other_users(path, str(path))) is not None
    ]
    parts += [
        _found(path, FolderFindings(other=[finding]))
        for path in own.parents
        if (finding := _changeable_by_other_users(path, str(path), above=True)) is not None
    ]
    if not parts:
        return found
    merged = merge([found.findings, *(part.findings for part in parts)])
    return replace(
        found,
        findings=merged,
        fingerprint=found.fingerprint + _digest(parts),
        earlier_fingerprint=found.earlier_fingerprint + _digest(parts),
        rest_fingerprint=found.rest_fingerprint + _digest(parts),
        not_held=(*found.not_held, *(finding for part in parts for finding in part.findings.other)),
        files=_files_of(parts, Path(found.root), found.files),
    )


def _files_of(
    parts: Iterable[ReviewedContent], root: Path, known: Mapping[str, tuple[str, ...]] | None = None
) -> dict[str, tuple[str, ...]]:
    """Return for each kind of finding the files with such findings, relative to `root`. `known`: files to
    list first."""
    files = {kind: dict.fromkeys(names) for kind, names in (known or {}).items()}
    for part in parts:
        for kind in (each.name for each in fields(part.findings) if getattr(part.findings, each.name)):
            files.setdefault(kind, {})[os.path.relpath(part.real, root)] = None
    return {kind: tuple(names) for kind, names in files.items()}


def _changeable_by_other_users(path: Path, name: str, above: bool = False) -> Text | None:
    """Return a finding if `path` belongs to another user or is world-writable; otherwise None. Also return
    None if the path cannot be examined.

    `above`: whether `path` is a parent folder. A parent folder may belong to `_NOBODY`. It may be
    world-writable if it is sticky: in a sticky folder, users cannot replace files of other users.
    """
    try:
        status = path.stat()
    except OSError:
        return None
    if status.st_uid not in (os.geteuid(), _ROOT) and not (above and status.st_uid == _NOBODY):
        return foreign(name, _name_of(status.st_uid)).other[0]
    if status.st_mode & stat.S_IWOTH and not (above and status.st_mode & stat.S_ISVTX):
        return Phrase("folder_finding.writable_by_all", name=visible(name))
    return None


_Reader = Callable[[Path, Path], Iterator[ReviewedContent]]


def review(
    root: Path, own: Path, home: Path | None = None, below: tuple[ReviewedContent, ...] | None = None
) -> FolderReview:
    """Read what Claude Code would read for `root`, a path without links.

    `own`: Claude Code's own folder, without links. It counts as the user's even if it is inside `root`.
    `below`: the same field of an earlier review, which saves up to 0.2 s; None to read the folders below.
    """
    if below is None:
        below = tuple(_read(READERS[ReviewedPathKind.BELOW], root, root))
    seen: set[tuple[str, ReviewedPathKind]] = set()
    parts: list[tuple[ReviewedPathKind, ReviewedContent]] = [(ReviewedPathKind.BELOW, part) for part in below]
    for place in project_places(root, own, home):
        if place.kind is ReviewedPathKind.BELOW:
            continue
        real = os.path.realpath(place.path)
        if (real, place.kind) in seen or not os.path.lexists(place.path):
            continue
        seen.add((real, place.kind))
        parts.extend((place.kind, part) for part in _read(READERS[place.kind], place.path, root))
        parts.extend((place.kind, part) for part in _foreign(place.path, root))
    settings = [part for kind, part in parts if kind is ReviewedPathKind.SETTINGS]
    tasks = [part for kind, part in parts if kind is ReviewedPathKind.TASKS]
    rest = [part for kind, part in parts if kind not in (ReviewedPathKind.SETTINGS, ReviewedPathKind.TASKS)]
    found = merge(part.findings for _, part in parts)
    return FolderReview(
        str(root),
        found,
        _digest([*settings, *tasks, *rest]),
        _digest([*settings, *tasks, *rest], earlier=True),
        settings=merge(part.findings for part in settings),
        tasks=merge(part.findings for part in tasks),
        rest_fingerprint=_digest(rest),
        git_overrides=git_overrides(root),
        not_held=_not_held(root),
        below=below,
        files=_files_of((part for _, part in parts), root),
        texts=tuple(_texts(root, own, home)),
        prompts=tuple(_prompts(root, own, home)),
    )


def unanswered(folder: Path) -> FolderReview:
    """Return the review of a folder that does not answer."""
    return replace(failed(folder, Phrase("folder_finding.no_answer")), silent=True)


def failed(folder: Path, why: Text) -> FolderReview:
    """Return the review of a folder that could not be reviewed. The random fingerprint matches no kept
    answer, so the user is asked each time."""
    return FolderReview(str(folder), unreadable(folder.name, why), f"no answer {secrets.token_hex(8)}", "")


def project_places(root: Path, own: Path, home: Path | None = None) -> list[ReviewedPath]:
    """Return the reviewed places, existing or not, without the settings, prompts and unknown names in Claude
    Code's own folder `own`.

    Local settings and scheduled tasks in `own` are included: they belong to the home folder as a project.
    """
    return [place for place in reviewed_places(root, home) if not _is_own(place, own)]


def _is_own(place: ReviewedPath, own: Path) -> bool:
    if place.kind is ReviewedPathKind.REST:
        return Path(os.path.realpath(place.path)) == own
    if place.kind in PROMPTS:
        return Path(os.path.realpath(place.path.parent)) == own
    return Path(os.path.realpath(place.path)) == own / "settings.json"


def _digest(parts: list[ReviewedContent], earlier: bool = False) -> str:
    total = hashlib.sha256()
    for part in parts:
        content = (earlier and part.earlier_content) or part.content
        total.update(hashlib.sha256(os.fsencode(part.real)).digest() + content)
    return total.hexdigest()


def _texts(root: Path, own: Path, home: Path | None) -> Iterator[tuple[str, int | None]]:
    """Yield the existing instruction files with their number of lines, or None for a file that is too long or
    unreadable."""
    for place in project_places(root, own, home):
        if place.kind is not ReviewedPathKind.TEXT:
            continue
        try:
            if not place.path.is_file():
                continue
            data, _ = read_file(place.path, _COUNTED)
        except OSError:
            data = b"\0" * (_COUNTED + 1)
        lines = (
            None if len(data) > _COUNTED else data.count(b"\n") + (not data.endswith(b"\n") and bool(data))
        )
        yield os.path.relpath(place.path, root), lines


def _prompts(root: Path, own: Path, home: Path | None) -> Iterator[tuple[str, int]]:
    """Yield the numbers of agents, skills, commands and output styles, without zeros. Unreadable folders and
    folders with too many files are not counted."""
    counts: dict[ReviewedPathKind, int] = {}
    seen: set[tuple[str, ReviewedPathKind]] = set()
    for place in project_places(root, own, home):
        known = (os.path.realpath(place.path), place.kind)
        if place.kind not in _COUNTED_PROMPTS or known in seen:
            continue
        seen.add(known)
        try:
            files = list(prompt_files(place.path))
        except (TooManyFiles, OSError):
            continue
        if place.kind is ReviewedPathKind.SKILLS:
            files = [path for path in files if path.name.lower() == "skill.md"]
        counts[place.kind] = counts.get(place.kind, 0) + len(files)
    yield from ((kind.value, counts[kind]) for kind in _COUNTED_PROMPTS if counts.get(kind))


# --- one reader for each kind --------------------------------------------------------------------


def _read(reader: _Reader, place: Path, root: Path) -> Iterator[ReviewedContent]:
    """Read a place. If the reader fails, yield a finding after the parts that it could read."""
    try:
        yield from reader(place, root)
    except OSError as error:
        yield _unread(place, root, error)


def _unread(path: Path, root: Path, error: OSError) -> ReviewedContent:
    return _found(path, unreadable(os.path.relpath(path, root), _reason(error)))


def _reason(error: OSError) -> str:
    return error.strerror or type(error).__name__


def _read_file_with(read: Callable[[bytes, str], FolderFindings]) -> _Reader:
    def reader(path: Path, root: Path) -> Iterator[ReviewedContent]:
        name = os.path.relpath(path, root)
        data, content, found = _contents(path, name, _LARGEST)
        yield ReviewedContent(os.path.realpath(path), read(data, name) if found is None else found, content)

    return reader


def _read_tasks(place: Path, root: Path) -> Iterator[ReviewedContent]:
    """Review which scheduled tasks would be sent, and when. The user's answer does not depend on the rest of
    the file, because Claude Code rewrites the file whenever it sends a task."""
    name = os.path.relpath(place, root)
    data, _, found = _contents(place, name, _LARGEST)
    yield _found(place, tasks_findings(data, name) if found is None else found)


def _contents(path: Path, name: str, most: int) -> tuple[bytes, bytes, FolderFindings | None]:
    """Return a file's bytes, a 32-byte hash, and None.

    If the file is unreadable or has more than `most` bytes, return no bytes, a hash and a finding. If the
    file does not exist, return no bytes, a hash and empty findings.
    """
    try:
        data, size_and_time = read_file(path, most)
    except FileNotFoundError:  # a dangling link, whose target may appear later
        return b"", _NOTHING, FolderFindings()
    except OSError as error:
        return b"", hashlib.sha256(b"unreadable").digest(), unreadable(name, _reason(error))
    if len(data) > most:
        return (
            b"",
            hashlib.sha256(data + size_and_time).digest(),
            unreadable(name, Phrase("folder_finding.too_large")),
        )
    return data, hashlib.sha256(data).digest(), None


def _read_prompts(place: Path, root: Path) -> Iterator[ReviewedContent]:
    """Review what commands, agents and styles would be allowed to do. The user's answer does not depend on
    their text."""
    try:
        for path in prompt_files(place):
            yield from _review_prompt(path, root)
    except TooManyFiles:
        yield _too_many(place, root)


def _read_skills(place: Path, root: Path) -> Iterator[ReviewedContent]:
    try:
        files = list(files_below(place))
    except TooManyFiles:
        yield _too_many(place, root)
        return
    plugins = sorted({_plugin_of(path, place) for path in files} - {None}, key=str)
    for path in files:
        if path.name.lower() == "skill.md" and not any(path.is_relative_to(p) for p in plugins if p):
            yield from _review_prompt(path, root)
    for plugin in plugins:
        if plugin is not None:
            yield _review_plugin(plugin, [path for path in files if path.is_relative_to(plugin)], root)


def _plugin_of(path: Path, below: Path) -> Path | None:
    """Return the plugin that contains the file: the parent folder of `.claude-plugin`. Return None if there
    is no such folder."""
    names = path.relative_to(below).parts
    return below.joinpath(*names[: names.index(_PLUGIN)]) if _PLUGIN in names else None


def _review_plugin(plugin: Path, files: list[Path], root: Path) -> ReviewedContent:
    """Review a plugin. The hash covers all its files, because a plugin may run files of any name."""
    name = os.path.relpath(plugin, root)
    names = sorted(os.path.relpath(path, plugin) for path in files)
    found = [plugin_findings(name, names)]
    total = hashlib.sha256()
    left = _LARGEST_PLUGIN
    for path in files:
        data, content, problem = _contents(path, os.path.relpath(path, root), min(_LARGEST, max(left, 0)))
        left -= len(data)
        total.update(hashlib.sha256(os.fsencode(path)).digest() + content)
        if problem is not None:
            found.append(problem)
        elif path.name == "hooks.json":
            found.append(settings_findings(data, os.path.relpath(path, root)))
        elif path.name == ".mcp.json":
            found.append(servers_findings(data, os.path.relpath(path, root)))
    return ReviewedContent(os.path.realpath(plugin), merge(found), total.digest())


def _read_workflows(place: Path, root: Path) -> Iterator[ReviewedContent]:
    try:
        for path in files_below(place):
            name = os.path.relpath(path, root)
            _, content, found = _contents(path, name, _LARGEST)
            yield ReviewedContent(
                os.path.realpath(path), workflow_findings(name) if found is None else found, content
            )
    except TooManyFiles:
        yield _too_many(place, root)


def _read_rest(place: Path, root: Path) -> Iterator[ReviewedContent]:
    try:
        names = sorted(os.listdir(place))  # noqa: PTH208 - names are enough
    except FileNotFoundError:
        return
    if len(names) > MOST:
        yield _too_many(place, root)
        return
    for name in names:
        path = place / name
        if name not in _HARMLESS:
            content = _NOTHING if path.is_dir() else _contents(path, name, _LARGEST)[1]
            yield ReviewedContent(os.path.realpath(path), unknown(os.path.relpath(path, root)), content)


def _read_text(place: Path, root: Path) -> Iterator[ReviewedContent]:
    """Yield nothing: the user is not asked about instructions. `review` checks the owner of the file."""
    yield from ()


def _read_below(place: Path, root: Path) -> Iterator[ReviewedContent]:
    """Review the skills of all folders below `place`, also of folders inside a `.claude` folder, such as
    worktrees. The skills of `place` itself are another reviewed place.

    A folder without permission to read is no finding, because Claude cannot use that folder.
    """
    seen = set[tuple[int, int]]()
    inner: list[Path] = []
    # Count folders inside `.claude` separately: each worktree there has as many folders as the project.
    for start in ([place], inner):
        waiting = list(start)
        for folder in waiting:
            if len(waiting) > MOST:
                yield _found(place, too_many_below(MOST))
                break
            try:
                with os.scandir(folder) as entries:
                    folders = sorted(Path(entry.path) for entry in entries if entry.is_dir())
                known = folder.stat()
            except (PermissionError, FileNotFoundError, NotADirectoryError):
                continue
            except OSError as error:
                yield _unread(folder, root, error)
                continue
            if (known.st_dev, known.st_ino) in seen:  # the folder was reached already, through a link
                continue
            seen.add((known.st_dev, known.st_ino))
            for each in folders:
                if each.name != ".claude":
                    waiting.append(each)
                    continue
                if folder != place:
                    yield from _unlike(_read(_read_skills, each / "skills", root), place)
                (waiting if start is inner else inner).append(each)


def _unlike(found: Iterator[ReviewedContent], root: Path) -> Iterator[ReviewedContent]:
    """Yield the parts that have no equal counterpart in `root`. The counterpart is reviewed anyway, so an
    equal copy in a worktree need not be reviewed."""
    for part in found:
        own = _counterpart(Path(part.real), root)
        if own is None or not _is_same_file(Path(part.real), own):
            yield part


def _counterpart(path: Path, root: Path) -> Path | None:
    """Return the file in `root` that corresponds to a file in a worktree in `.claude/worktrees`. Return None
    for any other file."""
    names = path.relative_to(root).parts if path.is_relative_to(root) else ()
    return root.joinpath(*names[3:]) if names[:2] == (".claude", "worktrees") else None


def _is_same_file(path: Path, other: Path) -> bool:
    try:
        return path.is_file() and read_file(path, LONGEST)[0] == read_file(other, LONGEST)[0]
    except OSError:
        return False


def _read_git(place: Path, root: Path) -> Iterator[ReviewedContent]:
    """Review the configuration and hooks of a git folder and of its submodules: `git status` also reads
    submodules. If there are more than `MOST` folders, yield a finding."""
    if not place.is_dir():  # the `.git` of a worktree is a file that leads to another reviewed place
        return
    waiting, seen = [place], set[str]()
    while waiting:
        folder = waiting.pop()
        if (real := os.path.realpath(folder)) in seen:
            continue
        seen.add(real)
        if len(seen) > MOST:
            yield _too_many(place, root)
            return
        inner = folder
        try:
            if folder == place or (folder / "HEAD").exists():
                inner = folder / "modules"
                yield from _read(_read_git_folder, folder, root)
            waiting += [path for name in names_in(inner) if (path := inner / name).is_dir()]
        except OSError as error:
            yield _unread(inner, root, error)


def _read_git_folder(folder: Path, root: Path) -> Iterator[ReviewedContent]:
    for path in _config_files(folder):
        name = os.path.relpath(path, root)
        data, _, found = _contents(path, name, _LARGEST)
        yield _found(path, config_findings(data, name) if found is None else found)
        if found is None and (tree := _tree_elsewhere(folder, data)):
            yield _found(path, elsewhere(name, tree))
    yield from _read(_read_hooks, folder / "hooks", root)


def _read_hooks(hooks: Path, root: Path) -> Iterator[ReviewedContent]:
    for path in (hooks / name for name in names_in(hooks)):
        if path.is_file() and os.access(path, os.X_OK):
            name = os.path.relpath(path, root)
            if found := hook_findings(path.name, name):
                yield ReviewedContent(os.path.realpath(path), found, _contents(path, name, _LARGEST)[1])


def _tree_elsewhere(folder: Path, data: bytes) -> str:
    """Return the work tree that `core.worktree` names, if that tree does not belong to this git folder.
    Return "" otherwise, and if the file is malformed."""
    try:
        named = [value for key, value in config_entries(data) if key == "core.worktree"]
    except MalformedGitFile:
        return ""
    tree = os.path.realpath(folder / named[-1]) if named else ""
    own = git_folder_of(Path(tree)) if tree else None
    known = own is not None and os.path.realpath(own) == os.path.realpath(folder)
    return "" if known else tree


def _config_files(folder: Path) -> list[Path]:
    """Return the existing configuration files of a git folder, and the files that they include. Return at
    most `_MOST_CONFIG` files."""
    found: list[Path] = []
    waiting = [folder / "config", folder / "config.worktree"]
    while waiting and len(found) < _MOST_CONFIG:
        path = waiting.pop(0)
        if path in found or not os.path.lexists(path):
            continue
        found.append(path)
        data, _, problem = _contents(path, path.name, _LARGEST)
        if problem is None:
            waiting += [path.parent / Path(name).expanduser() for name in included_files(data)]
    return found


def git_overrides(root: Path) -> tuple[Entry, ...]:
    """Return the configuration that keeps a git command in `root` from running programs of the repository.

    `_not_held` lists the exceptions. Submodules and other repositories below `root` are not covered, because
    they have their own configuration.
    """
    top = repository_of(root)
    own = [] if top is None or top.name == "*" else [("safe.directory", str(top))]
    return (*CONTAINING, *own)


def _not_held(root: Path) -> tuple[Text, ...]:
    """Return findings for programs that git would run in spite of `git_overrides`. If a file cannot be read,
    return a finding too: a false alarm is better than a miss."""
    found: list[Text] = []
    for place in reviewed_places(root):
        if place.kind is ReviewedPathKind.GIT:
            try:
                found += _not_held_in(place.path, root)
            except OSError as error:
                found += _unread(place.path, root, error).findings.other
    return tuple(dict.fromkeys(found))


def _not_held_in(folder: Path, root: Path) -> Iterator[Text]:
    if not folder.is_dir():
        return
    for path in _config_files(folder):
        name = os.path.relpath(path, root)
        data, _, problem = _contents(path, name, _LARGEST)
        yield from not_held(data, name) if problem is None else problem.other
        if problem is None and _tree_elsewhere(folder, data):
            yield Phrase("folder_finding.git_not_held", name=visible(name), key="core.worktree")
    yield from _unread_index(folder, root)


def _unread_index(folder: Path, root: Path) -> Iterator[Text]:
    """Yield a finding if the index cannot be read, or if it names or may name submodules: git also reads
    submodules, and runs their filters."""
    index = folder / "index"
    name = os.path.relpath(index, root)
    data = b""
    try:
        data, _ = read_file(index, _LARGEST_INDEX)
    except FileNotFoundError:
        pass
    except OSError as error:
        yield from unreadable(name, _reason(error)).other
    if any(folder.glob("sharedindex.*")) or _GITLINK in data or len(data) > _LARGEST_INDEX:
        yield Phrase("folder_finding.git_submodules", name=visible(name))


READERS: dict[ReviewedPathKind, _Reader] = {
    ReviewedPathKind.SETTINGS: _read_file_with(settings_findings),
    ReviewedPathKind.SERVERS: _read_file_with(servers_findings),
    ReviewedPathKind.TASKS: _read_tasks,
    ReviewedPathKind.COMMANDS: _read_prompts,
    ReviewedPathKind.SKILLS: _read_skills,
    ReviewedPathKind.AGENTS: _read_prompts,
    ReviewedPathKind.STYLES: _read_prompts,
    ReviewedPathKind.WORKFLOWS: _read_workflows,
    ReviewedPathKind.TEXT: _read_text,
    ReviewedPathKind.REST: _read_rest,
    ReviewedPathKind.GIT: _read_git,
    ReviewedPathKind.BELOW: _read_below,
}


def _review_prompt(path: Path, root: Path) -> Iterator[ReviewedContent]:
    name = os.path.relpath(path, root)
    try:
        data, _ = read_file(path, LONGEST)
        found = prompt_findings(data, name)
    except FileNotFoundError:
        return
    except OSError as error:
        found = unreadable(name, _reason(error))
    if found:
        yield _found(path, found)


def _found(path: Path, found: FolderFindings) -> ReviewedContent:
    """Return a part whose hash covers its findings instead of the file's text."""
    return ReviewedContent(
        os.path.realpath(path),
        found,
        hashlib.sha256(found.stable_bytes()).digest(),
        hashlib.sha256(found.earlier_bytes()).digest(),
    )


def _too_many(place: Path, root: Path) -> ReviewedContent:
    name = os.path.relpath(place, root)
    return _found(place, unreadable(name, Phrase("folder_finding.too_many_files", most=MOST)))


# --- owners of files -----------------------------------------------------------------------------


def _foreign(path: Path, root: Path) -> Iterator[ReviewedContent]:
    """Yield a finding if a place or its `.claude` folder belongs to another user. That user could change the
    place at any time."""
    for each in (path.parent, path) if path.parent.name == ".claude" else (path,):
        try:
            owner = each.stat().st_uid
        except OSError:
            continue
        if owner not in (os.geteuid(), _ROOT):
            yield _found(each, foreign(os.path.relpath(each, root), _name_of(owner)))
            return


def _name_of(owner: int) -> str:
    try:
        return pwd.getpwuid(owner).pw_name
    except KeyError:
        return str(owner)
