"""What Claude Code would take from a folder and around it, read and told.

`READERS` says for each kind of place how it is read. What cannot be read, is too large or is not known is a
finding: it is asked about, not passed over.
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
    prompt_files,
    reviewed_places,
)

_ROOT = 0  # may change everything anyway
_LARGEST = 4 * 1024 * 1024  # bytes of a file that are read
_LARGEST_PLUGIN = 16 * 1024 * 1024  # bytes of all files of a plugin
_LARGEST_INDEX = 64 * 1024 * 1024
_COUNTED = 1024 * 1024  # bytes of a text whose lines are counted
_COUNTED_PROMPTS = (
    ReviewedPathKind.AGENTS,
    ReviewedPathKind.SKILLS,
    ReviewedPathKind.COMMANDS,
    ReviewedPathKind.STYLES,
)
_GITLINK = b"\x00\x00\xe0\x00"  # the mode of a submodule in an index (gitformat-index(5))
_MOST_CONFIG = 50  # files of one folder of git's
_PLUGIN = ".claude-plugin"
_NOTHING = hashlib.sha256(b"nothing").digest()

# In a `.claude` folder, besides what is a kind of its own: text for Claude and for people, and what Claude
# Code itself leaves there. Neither version runs anything of it by itself.
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
    """What one file or folder holds. `content` stands for all of it that counts; `earlier_content` did so in
    answers that were kept before, where that is another one."""

    real: str
    findings: FolderFindings
    content: bytes
    earlier_content: bytes = b""


@dataclass(frozen=True)
class FolderReview:
    """What was found for a folder: it informs the person who is asked about it."""

    root: str  # the folder's real path
    findings: FolderFindings
    # sha256 (hex) over the real paths and contents of what was read; of prompts: what they may do.
    fingerprint: str
    earlier_fingerprint: str  # as it was made before, for answers kept since
    settings: FolderFindings = field(default_factory=FolderFindings)  # those of settings files alone
    tasks: FolderFindings = field(default_factory=FolderFindings)  # those of scheduled tasks alone
    others: str = ""  # as `fingerprint`, without the settings files and the scheduled tasks
    git_overrides: tuple[Entry, ...] = ()  # configuration that makes git run nothing of the folder
    not_held: tuple[Text, ...] = ()  # why the folder cannot be opened without what it would run
    below: tuple[ReviewedContent, ...] = ()  # what was found in the folders below
    # By the name of a member of `FolderFindings`, the files that it was found in, from `root`.
    files: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    silent: bool = False  # the folder does not answer: nothing of it is known
    # What Claude reads of it as text: files from `root` with their lines (None: too long to count, or not
    # readable), and how many of each kind of prompt there are. No answer depends on them.
    texts: tuple[tuple[str, int | None], ...] = ()
    prompts: tuple[tuple[str, int], ...] = ()


# Of Claude Code's own folder, what names programs or is full of them.
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
_NOBODY = 65_534  # in a sandbox, whose the system's folders are


def with_own(found: FolderReview, own: Path) -> FolderReview:
    """The same with what others may change in Claude Code's own folder, whose hooks run in every project."""
    parts = [
        _found(path, FolderFindings(other=[told]))
        for path in (own, *(own / name for name in _OWN))
        if (told := _changed_by_others(path, str(path))) is not None
    ]
    parts += [
        _found(path, FolderFindings(other=[told]))
        for path in own.parents
        if (told := _changed_by_others(path, str(path), above=True)) is not None
    ]
    if not parts:
        return found
    whole = merge([found.findings, *(part.findings for part in parts)])
    return replace(
        found,
        findings=whole,
        fingerprint=found.fingerprint + _digest(parts),
        earlier_fingerprint=found.earlier_fingerprint + _digest(parts),
        others=found.others + _digest(parts),
        not_held=(*found.not_held, *(told for part in parts for told in part.findings.other)),
        files=_files_of(parts, Path(found.root), found.files),
    )


def _files_of(
    parts: Iterable[ReviewedContent], root: Path, known: Mapping[str, tuple[str, ...]] | None = None
) -> dict[str, tuple[str, ...]]:
    """Give by kind the files that something was found in, after those `known` by now."""
    files = {kind: dict.fromkeys(names) for kind, names in (known or {}).items()}
    for part in parts:
        for kind in (each.name for each in fields(part.findings) if getattr(part.findings, each.name)):
            files.setdefault(kind, {})[os.path.relpath(part.real, root)] = None
    return {kind: tuple(names) for kind, names in files.items()}


def _changed_by_others(path: Path, name: str, above: bool = False) -> Text | None:
    """Who else may change it. `above`: it is a folder on the way, where what is another's stays so."""
    try:
        told = path.stat()
    except OSError:
        return None
    if told.st_uid not in (os.geteuid(), _ROOT) and not (above and told.st_uid == _NOBODY):
        return foreign(name, _name_of(told.st_uid)).other[0]
    if told.st_mode & stat.S_IWOTH and not (above and told.st_mode & stat.S_ISVTX):
        return Phrase("folder_finding.writable_by_all", name=visible(name))
    return None


_Reader = Callable[[Path, Path], Iterator[ReviewedContent]]


def review(
    root: Path, own: Path, home: Path | None = None, below: tuple[ReviewedContent, ...] | None = None
) -> FolderReview:
    """Read what Claude Code would read of `root`, a path without links.

    `own`: Claude Code's own folder, without links: the person's, also where it is in the folder. `below`:
    what an earlier look found in the folders below, which takes up to 0.2 s to find out; None to look again.
    """
    if below is None:
        below = tuple(READERS[ReviewedPathKind.BELOW](root, root))
    seen: set[tuple[str, ReviewedPathKind]] = set()
    parts: list[tuple[ReviewedPathKind, ReviewedContent]] = [(ReviewedPathKind.BELOW, part) for part in below]
    for place in places_of_others(root, own, home):
        if place.kind is ReviewedPathKind.BELOW:
            continue
        real = os.path.realpath(place.path)
        if (real, place.kind) in seen or not os.path.lexists(place.path):
            continue
        seen.add((real, place.kind))
        parts.extend((place.kind, part) for part in READERS[place.kind](place.path, root))
        parts.extend((place.kind, part) for part in _foreign(place.path, root))
    settings = [part for kind, part in parts if kind is ReviewedPathKind.SETTINGS]
    tasks = [part for kind, part in parts if kind is ReviewedPathKind.TASKS]
    others = [part for kind, part in parts if kind not in (ReviewedPathKind.SETTINGS, ReviewedPathKind.TASKS)]
    found = merge(part.findings for _, part in parts)
    return FolderReview(
        str(root),
        found,
        _digest([*settings, *tasks, *others]),
        _digest([*settings, *tasks, *others], earlier=True),
        settings=merge(part.findings for part in settings),
        tasks=merge(part.findings for part in tasks),
        others=_digest(others),
        git_overrides=git_overrides(root),
        not_held=_not_held(root),
        below=below,
        files=_files_of((part for _, part in parts), root),
        texts=tuple(_texts(root, own, home)),
        prompts=tuple(_prompts(root, own, home)),
    )


def unanswered(folder: Path) -> FolderReview:
    """Of a folder of which nothing is known, as it does not answer: it is asked about each time."""
    found = unreadable(folder.name, Phrase("folder_finding.no_answer"))
    return FolderReview(str(folder), found, f"no answer {secrets.token_hex(8)}", "", silent=True)


def places_of_others(root: Path, own: Path, home: Path | None = None) -> list[ReviewedPath]:
    """Give the reviewed places, there or not, but for those that are the person's own: settings, prompts and
    all else in Claude Code's own folder. Its local settings and tasks are those of the home as a project."""
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
    """The files of instructions that there are, with their lines."""
    for place in places_of_others(root, own, home):
        if place.kind is not ReviewedPathKind.TEXT or not place.path.is_file():
            continue
        try:
            data, _ = read_file(place.path, _COUNTED)
        except OSError:
            data = b"\0" * (_COUNTED + 1)
        lines = (
            None if len(data) > _COUNTED else data.count(b"\n") + (not data.endswith(b"\n") and bool(data))
        )
        yield os.path.relpath(place.path, root), lines


def _prompts(root: Path, own: Path, home: Path | None) -> Iterator[tuple[str, int]]:
    """How many agents, skills, commands and output styles there are; of too many nothing is said here."""
    counts: dict[ReviewedPathKind, int] = {}
    seen: set[tuple[str, ReviewedPathKind]] = set()
    for place in places_of_others(root, own, home):
        known = (os.path.realpath(place.path), place.kind)
        if place.kind not in _COUNTED_PROMPTS or known in seen:
            continue
        seen.add(known)
        try:
            files = list(prompt_files(place.path))
        except TooManyFiles:
            continue
        if place.kind is ReviewedPathKind.SKILLS:
            files = [path for path in files if path.name.lower() == "skill.md"]
        counts[place.kind] = counts.get(place.kind, 0) + len(files)
    yield from ((kind.value, counts[kind]) for kind in _COUNTED_PROMPTS if counts.get(kind))


# --- one reader for each kind --------------------------------------------------------------------


def _read_file_with(read: Callable[[bytes, str], FolderFindings]) -> _Reader:
    def reader(path: Path, root: Path) -> Iterator[ReviewedContent]:
        name = os.path.relpath(path, root)
        data, content, found = _contents(path, name, _LARGEST)
        yield ReviewedContent(os.path.realpath(path), read(data, name) if found is None else found, content)

    return reader


def _read_tasks(place: Path, root: Path) -> Iterator[ReviewedContent]:
    """What would be sent, and when. The rest of the file Claude Code writes whenever it sends one."""
    name = os.path.relpath(place, root)
    data, _, found = _contents(place, name, _LARGEST)
    yield _found(place, tasks_findings(data, name) if found is None else found)


def _contents(path: Path, name: str, most: int) -> tuple[bytes, bytes, FolderFindings | None]:
    """Give a file's bytes, 32 bytes that stand for them, and the finding where they cannot be had."""
    try:
        data, size_and_time = read_file(path, most)
    except FileNotFoundError:  # a link to nowhere; where it leads may come to be
        return b"", _NOTHING, FolderFindings()
    except OSError as error:
        found = unreadable(name, error.strerror or type(error).__name__)
        return b"", hashlib.sha256(b"unreadable").digest(), found
    if len(data) > most:
        return (
            b"",
            hashlib.sha256(data + size_and_time).digest(),
            unreadable(name, Phrase("folder_finding.too_large")),
        )
    return data, hashlib.sha256(data).digest(), None


def _read_prompts(place: Path, root: Path) -> Iterator[ReviewedContent]:
    """What commands, agents and styles would be allowed. Only that counts: their words may change."""
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
    """The folder that a file makes a plugin of: the one that holds `.claude-plugin`."""
    names = path.relative_to(below).parts
    return below.joinpath(*names[: names.index(_PLUGIN)]) if _PLUGIN in names else None


def _review_plugin(plugin: Path, files: list[Path], root: Path) -> ReviewedContent:
    """All of its files count: what it runs is in files of any name."""
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
        names = sorted(path.name for path in place.iterdir())
    except OSError as error:
        if not isinstance(error, FileNotFoundError):
            yield _found(place, unreadable(os.path.relpath(place, root), error.strerror or "?"))
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
    """Text reaches Claude without a question; whose it is is looked at for every kind."""
    yield from ()


def _read_below(place: Path, root: Path) -> Iterator[ReviewedContent]:
    """Skills of the folders below, but for the folder's own: in any `.claude` folder, and in what lies in one
    as worktrees do."""
    seen = set[tuple[int, int]]()
    inner: list[Path] = []
    for start in ([place], inner):  # those of worktrees are counted apart: there are many, and as many again
        waiting = list(start)
        for folder in waiting:
            if len(waiting) > MOST:
                yield _found(place, too_many_below(MOST))
                break
            try:
                with os.scandir(folder) as entries:
                    folders = sorted(Path(entry.path) for entry in entries if entry.is_dir())
                known = folder.stat()
            except OSError:
                continue
            if (known.st_dev, known.st_ino) in seen:  # by a link that leads back
                continue
            seen.add((known.st_dev, known.st_ino))
            for each in folders:
                if each.name != ".claude":
                    waiting.append(each)
                    continue
                if folder != place:
                    yield from _unlike(_read_skills(each / "skills", root), place)
                (waiting if start is inner else inner).append(each)


def _unlike(found: Iterator[ReviewedContent], root: Path) -> Iterator[ReviewedContent]:
    """Leave out the files of a worktree that are equal to those of the folder, which are reviewed anyway."""
    for part in found:
        own = _counterpart(Path(part.real), root)
        if own is None or not _is_same_file(Path(part.real), own):
            yield part


def _counterpart(path: Path, root: Path) -> Path | None:
    """What a file of a worktree in `.claude/worktrees` is in the folder."""
    names = path.relative_to(root).parts if path.is_relative_to(root) else ()
    return root.joinpath(*names[3:]) if names[:2] == (".claude", "worktrees") else None


def _is_same_file(path: Path, other: Path) -> bool:
    try:
        return path.is_file() and read_file(path, LONGEST)[0] == read_file(other, LONGEST)[0]
    except OSError:
        return False


def _read_git(place: Path, root: Path) -> Iterator[ReviewedContent]:
    """Configuration and hooks, those of submodules too: `git status` looks into them."""
    if not place.is_dir():  # of a worktree it is a file that leads to another place of the list
        return
    try:
        folders = list(_git_folders_in(place))
    except TooManyFiles:
        yield _too_many(place, root)
        return
    for folder in folders:
        for path in _config_files(folder):
            name = os.path.relpath(path, root)
            data, _, found = _contents(path, name, _LARGEST)
            yield _found(path, config_findings(data, name) if found is None else found)
            if found is None and (tree := _tree_elsewhere(folder, data)):
                yield _found(path, elsewhere(name, tree))
        hooks = folder / "hooks"
        for path in sorted(hooks.iterdir()) if hooks.is_dir() else ():
            if path.is_file() and os.access(path, os.X_OK):
                name = os.path.relpath(path, root)
                if found := hook_findings(path.name, name):
                    yield ReviewedContent(os.path.realpath(path), found, _contents(path, name, _LARGEST)[1])


def _git_folders_in(place: Path) -> Iterator[Path]:
    """A folder of git's and those of the submodules that it keeps. Raises TooManyFiles."""
    left = MOST
    waiting, seen = [place], set[str]()
    while waiting:
        folder = waiting.pop()
        left -= 1
        if left < 0:
            raise TooManyFiles
        if (real := os.path.realpath(folder)) in seen:
            continue
        seen.add(real)
        inner = folder
        if folder == place or (folder / "HEAD").exists():
            yield folder
            inner = folder / "modules"
        if inner.is_dir():
            waiting += [path for path in sorted(inner.iterdir()) if path.is_dir()]


def _tree_elsewhere(folder: Path, data: bytes) -> str:
    """Where git takes a repository's files from, if that is a place that knows nothing of it; else ""."""
    try:
        named = [value for key, value in config_entries(data) if key == "core.worktree"]
    except MalformedGitFile:
        return ""
    tree = os.path.realpath(folder / named[-1]) if named else ""
    own = git_folder_of(Path(tree)) if tree else None
    known = own is not None and os.path.realpath(own) == os.path.realpath(folder)
    return "" if known else tree


def _config_files(folder: Path) -> list[Path]:
    """A folder's configuration and the files that it includes, as far as there are."""
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
    """Give the configuration under which a git started in `root` runs nothing that its repository names, and
    works in no other repository: submodules, and others below, have a configuration of their own."""
    top = repository_of(root)
    own = [] if top is None or top.name == "*" else [("safe.directory", str(top))]
    return (*CONTAINING, *own)


def _not_held(root: Path) -> tuple[Text, ...]:
    """What git would run in spite of that, and what cannot be told: rather one too many."""
    found: list[Text] = []
    for place in reviewed_places(root):
        folder = place.path
        if place.kind is not ReviewedPathKind.GIT or not folder.is_dir():
            continue
        for path in _config_files(folder):
            name = os.path.relpath(path, root)
            data, _, problem = _contents(path, name, _LARGEST)
            found += not_held(data, name) if problem is None else problem.other
            if problem is None and _tree_elsewhere(folder, data):
                found.append(Phrase("folder_finding.git_not_held", name=visible(name), key="core.worktree"))
        found += _unread_index(folder, root)
    return tuple(dict.fromkeys(found))


def _unread_index(folder: Path, root: Path) -> Iterator[Text]:
    """An index that names submodules, or may: git looks into them, and obeys their filters."""
    index = folder / "index"
    name = os.path.relpath(index, root)
    data, problem = b"", FolderFindings()
    try:
        data, _ = read_file(index, _LARGEST_INDEX)
    except FileNotFoundError:
        pass
    except OSError as error:
        problem = unreadable(name, error.strerror or type(error).__name__)
    yield from problem.other
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
        found = unreadable(name, error.strerror or type(error).__name__)
    if found:
        yield _found(path, found)


def _found(path: Path, found: FolderFindings) -> ReviewedContent:
    """A part of which only what it may do counts."""
    return ReviewedContent(
        os.path.realpath(path),
        found,
        hashlib.sha256(found.stable_bytes()).digest(),
        hashlib.sha256(found.earlier_bytes()).digest(),
    )


def _too_many(place: Path, root: Path) -> ReviewedContent:
    name = os.path.relpath(place, root)
    return _found(place, unreadable(name, Phrase("folder_finding.too_many_files", most=MOST)))


# --- whose it is ---------------------------------------------------------------------------------


def _foreign(path: Path, root: Path) -> Iterator[ReviewedContent]:
    """Whose a place is, where it is another user's: they may change it at any time."""
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
