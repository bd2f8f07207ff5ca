"""Every file and folder of a project: by git, else by a walk that heeds `.gitignore`."""

import os
import re
import shutil
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from claude_desk.library.repository import beginning_of

# -------------------------------------------------------------------------------------------------
# What `.gitignore` files leave out, as git reads them (gitignore(5)); for folders that are no repository.


_LONGEST_FILE = 256 * 1024  # bytes of such a file


class IgnoreRule(NamedTuple):
    pattern: re.Pattern[str]  # matches a path relative to the folder of the file
    keeps: bool  # `!`: what an earlier one left out is in again
    folders: bool  # it is for folders alone


class IgnoreRules:
    """The rules of a folder: those of the folders above it, and its own, which come last."""

    def __init__(
        self, above: "IgnoreRules | None" = None, prefix: str = "", rules: tuple[IgnoreRule, ...] = ()
    ) -> None:
        self._above = above
        self._prefix = prefix
        self._rules = rules

    def inside(self, folder: Path, prefix: str) -> "IgnoreRules":
        """The rules of a folder below; `prefix` is its path from the top, with `/` at its end."""
        try:
            text = beginning_of(folder / ".gitignore", _LONGEST_FILE).decode("utf-8", "replace")
        except (OSError, ValueError):
            return self
        rules = tuple(rule for line in text.splitlines() if (rule := rule_of(line)) is not None)
        return IgnoreRules(self, prefix, rules) if rules else self

    def leaves_out(self, path: str, *, folder: bool) -> bool:
        """Whether a path from the top (without `/` at its end) is left out."""
        own = path[len(self._prefix) :]
        for rule in reversed(self._rules):
            if (folder or not rule.folders) and rule.pattern.fullmatch(own):
                return not rule.keeps
        return self._above.leaves_out(path, folder=folder) if self._above is not None else False


def rule_of(line: str) -> IgnoreRule | None:
    """The rule of a line; None for an empty one, a comment, or what makes no sense."""
    line = re.sub(r"(?<!\\)\s+$", "", line)
    if not line or line.startswith("#"):
        return None
    keeps = line.startswith("!")
    line = line.removeprefix("!")
    folders = line.endswith("/")
    line = line.rstrip("/")
    anchored = "/" in line
    line = line.removeprefix("/")
    if not line:
        return None
    try:
        pattern = re.compile(("" if anchored else "(?:.*/)?") + _expression(line), re.DOTALL)
    except re.error:
        return None
    return IgnoreRule(pattern, keeps, folders)


def _expression(glob: str) -> str:
    result, at = "", 0
    while at < len(glob):
        character = glob[at]
        if glob.startswith("**/", at) and (at == 0 or glob[at - 1] == "/"):
            result, at = result + "(?:.*/)?", at + 3
        elif glob.startswith("/**", at) and at + 3 == len(glob):
            result, at = result + "/.*", at + 3
        elif character == "*":
            result, at = result + "[^/]*", at + 1
        elif character == "?":
            result, at = result + "[^/]", at + 1
        elif character == "[" and (end := glob.find("]", at + 2)) > 0:
            inside = glob[at + 1 : end].replace("\\", "\\\\")
            result, at = result + "[" + ("^" + inside[1:] if inside[0] in "!^" else inside) + "]", end + 1
        elif character == "\\" and at + 1 < len(glob):
            result, at = result + re.escape(glob[at + 1]), at + 2
        else:
            result, at = result + re.escape(character), at + 1
    return result


# More are not listed.
MOST = 400_000
# git is ended after so many seconds; then the walk is made.
_LIST_SECONDS = 30.0
_DEEPEST = 60

# No program that a repository's settings name is run, nothing is written, nothing is fetched.
_GIT = (
    "git", "--no-optional-locks", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
    "-c", "core.untrackedCache=false", "ls-files", "-z",
)  # fmt: skip


def files_of(folder: Path) -> Iterator[str]:
    """Paths from the folder, `/` between their parts; folders are not among them, except empty-looking ones.

    What has a control character in its name, or is no Unicode, cannot be mentioned and is left out.
    """
    told = _listed_by_git(folder)
    if told is None:
        yield from walk(folder)
        return
    for path in told:
        if path.endswith("/"):  # a repository within: git does not look into it
            yield from walk(folder / path, path)
        else:
            yield path


def with_folders(files: Iterator[str]) -> set[str]:
    """The files and all folders above them, which end with `/`."""
    found: set[str] = set()
    for path in files:
        if len(found) >= MOST:
            break
        if not _can_be_mentioned(path):
            continue
        found.add(path)
        end = path.rfind("/", 0, -1)
        while end > 0:
            above = path[: end + 1]
            if above in found:
                break
            found.add(above)
            end = path.rfind("/", 0, end)
    return found


def walk(top: Path, prefix: str = "") -> Iterator[str]:
    """Files below a folder, near ones first; links to folders are not followed."""
    waiting: list[tuple[Path, str, IgnoreRules]] = [(top, prefix, IgnoreRules())]
    while waiting:
        below: list[tuple[Path, str, IgnoreRules]] = []
        for folder, path, above in waiting:
            ignored = above.inside(folder, path)
            yield from _entries(folder, path, ignored, below)
        waiting = below if below and below[0][1].count("/") < _DEEPEST else []


def _entries(
    folder: Path, path: str, ignored: IgnoreRules, below: list[tuple[Path, str, IgnoreRules]]
) -> Iterator[str]:
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                own = path + entry.name
                is_folder = entry.is_dir(follow_symlinks=False)
                if entry.name == ".git" or ignored.leaves_out(own, folder=is_folder):
                    continue
                if is_folder:
                    below.append((folder / entry.name, own + "/", ignored))
                    yield own + "/"
                else:
                    yield own
    except OSError:
        return


def _listed_by_git(folder: Path) -> list[str] | None:
    """What git knows or would add; None where there is no git, or it does not want to."""
    program = shutil.which("git", path=_absolute(os.environ.get("PATH", os.defpath)))
    if program is None:
        return None
    told = _run(program, folder, "-c", "-o", "--exclude-standard")
    if told is None:
        return None
    linked = _submodules(folder)
    return [path + "/" if path in linked else path for path in told]


def _absolute(path: str) -> str:
    """Without the relative folders of a PATH: git is started in the project, which may hold one too."""
    return os.pathsep.join(folder for folder in path.split(os.pathsep) if Path(folder).is_absolute())


def _submodules(folder: Path) -> set[str]:
    """Where other repositories are bound in, as `.gitmodules` says."""
    try:
        lines = beginning_of(folder / ".gitmodules", 256 * 1024).decode("utf-8", "replace").splitlines()
    except OSError:
        return set()
    pairs = (line.partition("=") for line in lines)
    return {value.strip() for name, _, value in pairs if name.strip() == "path"}


def _run(program: str, folder: Path, *rest: str) -> list[str] | None:
    keep = ("PATH", "HOME", "USERPROFILE", "SYSTEMROOT", "XDG_CONFIG_HOME")
    environment = {name: os.environ[name] for name in keep if name in os.environ}
    environment |= {
        "LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1",
    }  # fmt: skip
    try:
        child = subprocess.Popen(
            [program, *_GIT[1:], *rest],
            cwd=folder, env=environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        )  # fmt: skip
    except OSError:
        return None
    ender = threading.Timer(_LIST_SECONDS, child.kill)
    ender.daemon = True
    ender.start()
    try:
        out, _ = child.communicate()
    finally:
        ender.cancel()
    return _decoded(out) if child.returncode == 0 else None


def _decoded(out: bytes) -> list[str]:
    return out.decode("utf-8", "surrogateescape").split("\0")[:-1]


def _can_be_mentioned(path: str) -> bool:
    if path.isascii():
        return path.isprintable()
    return not any(
        character < " " or "\x7f" <= character < "\xa0" or "\ud800" <= character < "\ue000"
        for character in path
    )
