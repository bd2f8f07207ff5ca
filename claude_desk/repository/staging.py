"""The index of a repository: its status, staging, unstaging and commits.

Git stages complete files, with its filters. To stage single lines, we make the new blob from the blob in the
index and the bytes of the file. We do this only if git would store these bytes unchanged.
"""

import os
import stat
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from claude_desk.repository.project_git import WITHOUT_HOOKS, GitFailedError, ProjectGit
from claude_desk.repository.records import (
    Committed,
    LastCommit,
    RepositoryStatus,
    Staged,
    StagedPatch,
    StageOutcome,
    Underway,
)
from claude_desk.repository.requests import (
    CommitIndex,
    ReadFileDiff,
    ReadLastCommit,
    ReadStagedPatch,
    ReadStatus,
    StageFiles,
    StageLines,
    UnstageFiles,
)
from claude_desk.snapshots.file_diff import (
    MOST_BYTES,
    changed_rows,
    diff_of_states,
    rows_of_lines,
    with_rows,
)
from claude_desk.snapshots.git_store import oid_of
from claude_desk.snapshots.records import Change, ChangeKind, FileDiff, FileKind, PathState
from claude_desk.system.files import read_beginning

_MOST_PATHS = 20_000
_COUNTED = 1_000_000  # bytes; the lines of a larger untracked file are not counted
_GITLINK, _LINK, _PROGRAM = 0o160000, 0o120000, 0o100755
_ATTRIBUTES = ("filter", "ident", "working-tree-encoding", "text", "eol", "crlf")
_UNDERWAY = (
    ("MERGE_HEAD", Underway.MERGE),
    ("rebase-merge", Underway.REBASE),
    ("rebase-apply", Underway.REBASE),
    ("CHERRY_PICK_HEAD", Underway.CHERRY_PICK),
    ("REVERT_HEAD", Underway.REVERT),
)


# --- the status ----------------------------------------------------------------------------------


def read_status(git: ProjectGit, request: ReadStatus) -> RepositoryStatus:
    top = _top(git)
    out = git.run(
        *WITHOUT_HOOKS, "--no-optional-locks", "status", "--porcelain=v2", "-z", "--branch", "--no-renames",
        "--untracked-files=all", "--ignore-submodules=dirty",
    ).out  # fmt: skip
    staged: list[Change] = []
    unstaged: list[Change] = []
    conflicts: list[bytes] = []
    heads: dict[str, str] = {}
    for line in out.split(b"\0"):
        kind, _, rest = line.partition(b" ")
        if kind == b"#":
            name, _, value = rest.decode("utf-8", "replace").partition(" ")
            heads[name] = value
        elif kind == b"1":
            _add_tracked(top, rest, staged, unstaged)
        elif kind == b"u":
            conflicts.append(rest.split(b" ", 9)[9])
        elif kind == b"?" and not rest.endswith(b"/"):
            state = _file_state(top, rest)
            if state is not None:
                unstaged.append(_counted(top, Change(rest, ChangeKind.ADDED, None, state)))
    complete = max(len(staged), len(unstaged)) <= _MOST_PATHS
    counts = {True: counted_lines(git, "--cached"), False: counted_lines(git)}
    return RepositoryStatus(
        top,
        "" if heads.get("branch.head") == "(detached)" else heads.get("branch.head", ""),
        "" if heads.get("branch.oid", "(initial)") == "(initial)" else heads["branch.oid"],
        _author(git),
        _underway(git),
        tuple(with_counts(staged[:_MOST_PATHS], counts[True])),
        tuple(with_counts(unstaged[:_MOST_PATHS], counts[False])),
        tuple(conflicts),
        complete,
    )


def _top(git: ProjectGit) -> str:
    found = git.run("rev-parse", "--show-toplevel").out
    return os.fsdecode(found.removesuffix(b"\n"))


def _add_tracked(top: str, line: bytes, staged: list[Change], unstaged: list[Change]) -> None:
    marks, _, head_mode, index_mode, file_mode, head_oid, index_oid, path = line.split(b" ", 7)
    head, index = path_state(head_mode, head_oid), path_state(index_mode, index_oid)
    if marks[:1] != b".":
        staged.append(change_of(path, head, index))
    if marks[1:] != b".":
        now = _file_state(top, path) if int(file_mode, 8) != _GITLINK else path_state(file_mode, b"")
        if index is not None or now is not None:
            unstaged.append(change_of(path, index, now))


def path_state(mode: bytes, oid: bytes) -> PathState | None:
    """Return the state of a path in the index or in a commit; None for mode 0: the path does not exist."""
    bits = int(mode, 8)
    if bits == 0:
        return None
    kind = FileKind.LINK if bits == _LINK else FileKind.FOLDER if bits == _GITLINK else FileKind.FILE
    return PathState(kind, 0o755 if bits == _PROGRAM else 0o644, oid.decode())


def _file_state(top: str, path: bytes) -> PathState | None:
    """Return the state of a path on the disk; None if no regular file or link can be read there.

    `oid` is the id of the file's bytes. If the file has more than `MOST_BYTES`, `oid` is made of its inode,
    size and times instead.
    """
    full = _place(top, path)
    try:
        status = full.lstat()
        if stat.S_ISLNK(status.st_mode):
            data = os.fsencode(full.readlink())
            return PathState(FileKind.LINK, 0o644, oid_of("blob", data).hex(), len(data))
        if not stat.S_ISREG(status.st_mode):
            return None
        mode = 0o755 if status.st_mode & 0o100 else 0o644
        if status.st_size > MOST_BYTES:
            name = f"{status.st_ino:x}-{status.st_size:x}-{status.st_mtime_ns:x}-{status.st_ctime_ns:x}"
            return PathState(FileKind.FILE, mode, name, status.st_size)
        data = _bytes_of(full)
    except (OSError, ValueError):
        return None
    return PathState(FileKind.FILE, mode, oid_of("blob", data).hex(), len(data))


def _place(top: str, path: bytes) -> Path:
    return Path(top, os.fsdecode(path))


def _bytes_of(full: Path) -> bytes:
    """Read a regular file, but at most one byte more than `MOST_BYTES`. Raise `OSError` for a link. A pipe
    does not block the call."""
    return read_beginning(full, MOST_BYTES + 1, follow=False)


def change_of(path: bytes, before: PathState | None, after: PathState | None) -> Change:
    if before is None:
        kind = ChangeKind.ADDED
    elif after is None:
        kind = ChangeKind.DELETED
    else:
        same = (before.kind, before.oid) == (after.kind, after.oid)
        kind = ChangeKind.MODE if same else ChangeKind.MODIFIED
    return Change(path, kind, before, after)


def counted_lines(git: ProjectGit, *which: str) -> dict[bytes, tuple[int, int]]:
    """Return the numbers of added and removed lines by path; (-1, -1) for a file that is not text. `which`:
    what `git diff` compares."""
    out = git.run(
        *WITHOUT_HOOKS, "--no-optional-locks", "diff", "--numstat", "-z", "--no-renames", "--no-ext-diff",
        "--no-textconv", "--ignore-submodules=dirty", *which,
    ).out  # fmt: skip
    found = {}
    for line in out.split(b"\0"):
        added, _, rest = line.partition(b"\t")
        removed, _, path = rest.partition(b"\t")
        if path:
            found[path] = (-1, -1) if added == b"-" else (int(added), int(removed))
    return found


def with_counts(changes: Iterable[Change], counts: Mapping[bytes, tuple[int, int]]) -> Iterator[Change]:
    for change in changes:
        if change.path in counts and change.added < 0:
            added, removed = counts[change.path]
            yield replace(change, added=added, removed=removed, binary=added < 0)
        else:
            yield change


def _counted(top: str, change: Change) -> Change:
    """Return the change of an untracked file with its number of lines: git does not count these lines.

    If the file is too large, is a link, or cannot be read, return the change as it is.
    """
    with suppress(OSError):
        assert change.after is not None
        if change.after.kind is FileKind.FILE and change.after.size <= _COUNTED:
            data = _bytes_of(_place(top, change.path))
            if b"\0" in data[:8_000]:
                return replace(change, binary=True)
            lines = data.count(b"\n") + (not data.endswith(b"\n") and data != b"")
            return replace(change, added=lines, removed=0)
    return change


def _author(git: ProjectGit) -> str:
    with suppress(GitFailedError):
        ident = git.run("var", "GIT_AUTHOR_IDENT").out.decode("utf-8", "replace")
        return ident.rpartition(">")[0] + ">"
    return ""


def _underway(git: ProjectGit) -> Underway:
    folder = Path(os.fsdecode(git.run("rev-parse", "--absolute-git-dir").out.removesuffix(b"\n")))
    return next((kind for name, kind in _UNDERWAY if os.path.lexists(folder / name)), Underway.NOTHING)


def read_diff(git: ProjectGit, request: ReadFileDiff) -> FileDiff:
    before, after = _sides(git, _top(git), request.change, request.staged)
    change = request.change
    return diff_of_states(
        (change.before, before),
        (change.after, after),
        change.path,
        all_lines=request.all_lines,
        spaces=request.spaces,
    )


def _sides(git: ProjectGit, top: str, change: Change, staged: bool) -> tuple[bytes | None, bytes | None]:
    """Return the bytes before and after the change.

    The bytes are None if that side is a folder, if they cannot be read, or if the file on the disk is no
    longer as `change` says. They are b"" if that side has no file.
    """
    before = _blob(git, change.before)
    if staged or change.after is None:
        return before, _blob(git, change.after)
    full = _place(top, change.path)
    if _file_state(top, change.path) != change.after:
        return before, None
    try:
        is_link = change.after.kind is FileKind.LINK
        return before, os.fsencode(full.readlink()) if is_link else _bytes_of(full)
    except OSError:
        return before, None


def _blob(git: ProjectGit, state: PathState | None) -> bytes | None:
    if state is None:
        return b""
    if state.kind is FileKind.FOLDER:
        return None
    with suppress(GitFailedError):
        return git.run("cat-file", "blob", state.oid).out
    return None


# --- staging and unstaging -----------------------------------------------------------------------


def stage_files(git: ProjectGit, request: StageFiles) -> Staged:
    top = _top(git)
    left = [
        (path, StageOutcome.CHANGED)
        for path, expected in request.expected.items()
        if (expected is None or expected.kind is not FileKind.FOLDER) and _file_state(top, path) != expected
    ]
    gone = {path for path, _ in left}
    if paths := [path for path in request.expected if path not in gone]:
        git.run(
            *WITHOUT_HOOKS, "-C", top, "add", "--all", "--force", "--pathspec-from-file=-",
            "--pathspec-file-nul", data=b"\0".join(paths),
        )  # fmt: skip
    return Staged(tuple(left))


def unstage_files(git: ProjectGit, request: UnstageFiles) -> Staged:
    top = _top(git)
    entries = _index(git, top, request.expected)
    left = [path for path, expected in request.expected.items() if entries.get(path) != expected]
    paths = [path for path in request.expected if path not in left]
    then = _committed(git, top, paths)
    _write_index(git, top, {path: then.get(path) for path in paths})
    return Staged(tuple((path, StageOutcome.CHANGED) for path in left))


def stage_lines(git: ProjectGit, request: StageLines) -> Staged:
    """Add the chosen lines to the index, or remove them from the index if the change is staged.

    Change nothing and return the reason if the file or the index is not as `change` says, or if lines of this
    file cannot be staged (`StageOutcome.FILTERED`).
    """
    top, change, path = _top(git), request.change, request.change.path
    index = change.after if request.staged else change.before
    before, after = _sides(git, top, change, request.staged)
    if _index(git, top, [path]).get(path) != index or before is None or after is None:
        return Staged(((path, StageOutcome.CHANGED),))
    if FileKind.FILE not in {each.kind for each in (change.before, change.after) if each is not None}:
        return Staged(((path, StageOutcome.FILTERED),))
    if not request.staged and is_filtered(git, top, path, after):
        return Staged(((path, StageOutcome.FILTERED),))
    diff = diff_of_states((change.before, before), (change.after, after), path, all_lines=False)
    every, chosen = changed_rows(diff), rows_of_lines(diff, request.lines)
    if diff.trouble or not chosen:
        return Staged(((path, StageOutcome.CHANGED),))
    # When some lines are unstaged, all other staged lines stay staged.
    rows = every - chosen if request.staged else chosen
    data = with_rows(before, after, diff, rows)
    source = index or change.after or change.before
    assert source is not None
    if rows == every:
        then = change.after
    elif not rows:
        then = change.before
    else:
        then = source
    if then is not None:
        oid = git.run("hash-object", "-w", "--no-filters", "--stdin", data=data).out.strip()
        then = PathState(FileKind.FILE, then.mode, oid.decode())
    _write_index(git, top, {path: then})
    return Staged()


def is_filtered(git: ProjectGit, top: str, path: bytes, data: bytes) -> bool:
    """Whether git might store bytes for the file that differ from `data`."""
    out = git.run("-C", top, "check-attr", "-z", "--stdin", *_ATTRIBUTES, data=path + b"\0").out.split(b"\0")
    found = {name.decode(): value for name, value in zip(out[1::3], out[2::3], strict=False)}
    for name in ("filter", "ident", "working-tree-encoding"):
        if found.get(name, b"unspecified") not in (b"unspecified", b"unset"):
            return True
    if b"\r" not in data:
        return False
    ends = any(
        found.get(name, b"unspecified") not in (b"unspecified", b"unset") for name in ("text", "eol", "crlf")
    )
    autocrlf = git.run("config", "--get", "core.autocrlf", codes=(0, 1)).out.strip().lower()
    return ends or (found.get("text") != b"unset" and autocrlf not in (b"", b"false"))


def _index(git: ProjectGit, top: str, paths: Iterable[bytes]) -> dict[bytes, PathState | None]:
    """Return the states of these paths in the index. A path that the index lacks has no entry."""
    wanted = set(paths)
    out = (
        git.run("-C", top, "ls-files", "--stage", "-z", "--", *map(os.fsdecode, wanted)).out
        if wanted
        else b""
    )
    return {path: state for path, state in _entries(out) if path in wanted}


def _committed(git: ProjectGit, top: str, paths: Iterable[bytes]) -> dict[bytes, PathState | None]:
    """Return the states of these paths in the newest commit; {} before the first commit. A path that the
    commit lacks has no entry."""
    wanted = list(paths)
    if not wanted or git.run("rev-parse", "-q", "--verify", "HEAD", codes=(0, 1)).out == b"":
        return {}
    out = git.run("-C", top, "ls-tree", "-z", "--full-tree", "HEAD", "--", *map(os.fsdecode, wanted)).out
    return dict(_entries(out))


def _entries(out: bytes) -> Iterator[tuple[bytes, PathState | None]]:
    """Parse the output of `ls-files --stage` (mode, id, stage) and `ls-tree` (mode, type, id)."""
    for line in out.split(b"\0"):
        head, _, path = line.partition(b"\t")
        fields = head.split()
        if path and len(fields) == 3:
            mode, middle, last = fields
            yield path, path_state(mode, last if middle in (b"blob", b"commit", b"tree") else middle)


def _write_index(git: ProjectGit, top: str, states: Mapping[bytes, PathState | None]) -> None:
    """Write states to the index, without hooks. None removes the path from the index."""
    absent = _absent(git, top) if None in states.values() else b""
    entries = {path: absent if state is None else _entry(state) for path, state in states.items()}
    lines = [b"%s\t%s\0" % (entry, path) for path, entry in entries.items()]
    if lines:
        git.run(*WITHOUT_HOOKS, "-C", top, "update-index", "-z", "--index-info", data=b"".join(lines))


def _absent(git: ProjectGit, top: str) -> bytes:
    """Return the entry that removes a path. Its id has as many digits as the ids of the repository. A git
    that does not know the option prints it back, and knows only SHA-1."""
    name = git.run("-C", top, "rev-parse", "--show-object-format").out.strip()
    return b"0 " + b"0" * (64 if name == b"sha256" else 40)


def _entry(state: PathState) -> bytes:
    if state.kind is FileKind.FOLDER:
        mode = _GITLINK
    elif state.kind is FileKind.LINK:
        mode = _LINK
    else:
        mode = _PROGRAM if state.mode & 0o100 else 0o100644
    return b"%o %s" % (mode, state.oid.encode())


# --- commits -------------------------------------------------------------------------------------


def read_last_commit(git: ProjectGit, request: ReadLastCommit) -> LastCommit:
    message = git.run("log", "-1", "--no-show-signature", "--format=%B", "HEAD").out.decode(
        "utf-8", "replace"
    )
    shared = git.run("for-each-ref", "--count=1", "--contains=HEAD", "refs/remotes").out
    return LastCommit(message.rstrip("\n"), bool(shared))


def read_staged_patch(git: ProjectGit, request: ReadStagedPatch) -> StagedPatch:
    out = git.run(
        "diff", "--cached", "--no-color", "--no-ext-diff", "--no-textconv", "--submodule=short",
        "--src-prefix=a/", "--dst-prefix=b/",
    ).out  # fmt: skip
    parts: list[str] = []
    left: list[bytes] = []
    room = request.most
    for each in (b"\n" + out).split(b"\ndiff --git ")[1:]:
        text = "diff --git " + each.decode("utf-8", "replace")
        most = min(room, request.most_of_file)
        if len(text) > most:
            left.append(_patched_name(each))
            text = text[:most].rpartition("\n")[0]
        parts += [text] if text else []
        room -= len(text)
    return StagedPatch("\n".join(parts), tuple(left))


def _patched_name(patch: bytes) -> bytes:
    """Return the path in the first line of a file's patch: `a/x b/x`."""
    return patch.partition(b"\n")[0].rpartition(b" b/")[2].strip(b'"')


def commit(git: ProjectGit, request: CommitIndex) -> Committed:
    amend = ("--amend",) if request.amend else ()
    done = git.run(
        "commit", "--cleanup=whitespace", "--file=-", *amend,
        data=request.message.encode("utf-8", "surrogateescape"), seconds=request.seconds,
    )  # fmt: skip
    logged = git.run("log", "-1", "--no-show-signature", "--format=%h%x00%s", "HEAD").out.decode(
        "utf-8", "replace"
    )
    name, _, subject = logged.removesuffix("\n").partition("\0")
    said = done.out.decode("utf-8", "replace").strip()
    return Committed(name, subject, "\n".join(part for part in (done.words, said) if part))


HANDLERS: Mapping[type, Callable[[ProjectGit, Any], Any]] = {
    ReadStatus: read_status,
    ReadFileDiff: read_diff,
    StageFiles: stage_files,
    UnstageFiles: unstage_files,
    StageLines: stage_lines,
    ReadLastCommit: read_last_commit,
    ReadStagedPatch: read_staged_patch,
    CommitIndex: commit,
}
