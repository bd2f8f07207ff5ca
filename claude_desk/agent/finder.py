"""Finds the CLI: the command that the user named, or `claude` on PATH or in the usual install folders."""

import os
import shlex
import shutil
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from claude_desk.system.files import read_all

_SYSTEM_PLACES = (
    "/usr/local/bin",
    "/opt/homebrew/bin",
    "/home/linuxbrew/.linuxbrew/bin",
    "/run/current-system/sw/bin",
    "/nix/var/nix/profiles/default/bin",
    "/snap/bin",
    "/usr/bin",
)
# Folders below the home folder. The native installer's folder comes first.
_HOME_PLACES = (
    ".local/bin",
    ".claude/local",
    "bin",
    ".npm-global/bin",
    ".npm-packages/bin",
    ".bun/bin",
    ".volta/bin",
    ".yarn/bin",
    ".local/share/pnpm",
    "Library/pnpm",
    ".linuxbrew/bin",
    ".nix-profile/bin",
    ".local/state/nix/profile/bin",
)
# Version managers of Node. Each has a variable that names the manager's folder, the usual folder below the
# home folder, and the subfolder with the programs.
_SHIMS = (
    ("MISE_DATA_DIR", ".local/share/mise", "shims"),
    ("ASDF_DATA_DIR", ".asdf", "shims"),
    ("NODENV_ROOT", ".nodenv", "shims"),
    ("FNM_DIR", ".local/share/fnm", "aliases/default/bin"),
    ("FNM_DIR", ".fnm", "aliases/default/bin"),
    ("N_PREFIX", "n", "bin"),
)
# Version managers with a folder for each version of Node. Each has the variable, the usual folder, the
# subfolder of all versions, and the subfolder with the programs of a version.
_VERSIONS = (
    ("NVM_DIR", ".nvm", "versions/node", "bin"),
    ("MISE_DATA_DIR", ".local/share/mise", "installs/node", "bin"),
    ("ASDF_DATA_DIR", ".asdf", "installs/nodejs", "bin"),
    ("NODENV_ROOT", ".nodenv", "versions", "bin"),
    ("FNM_DIR", ".local/share/fnm", "node-versions", "installation/bin"),
    ("FNM_DIR", ".fnm", "node-versions", "installation/bin"),
)


@dataclass(frozen=True)
class Command:
    """A program (absolute path), and the arguments to pass before our own."""

    program: str
    arguments: tuple[str, ...] = ()


def find_cli(explicit: str | None, environ: Mapping[str, str]) -> Command | None:
    """Return the command that runs the CLI; None if there is no such command.

    `explicit` is the command that the user named (`--cli`, or the setting). If it is empty, the variable
    `CLAUDE_DESK_CLI` may name the command. A named command is split as a shell would split it. Return None
    if a named command cannot be run. If no command is named, look for `claude` on PATH, then in the usual
    install folders.
    """
    named = explicit or environ.get("CLAUDE_DESK_CLI")
    if named:
        return _named(named, environ)
    for folder in (*search_path(environ), *_install_places(environ)):
        if program := _runnable("claude", folder):
            return Command(program)
    return None


@dataclass(frozen=True)
class Search:
    """Where a CLI was looked for: the number of folders in PATH, the usual install folders that exist, and
    the files there that are named `claude` and cannot be run."""

    on_path: int
    usual: tuple[str, ...]
    blocked: tuple[str, ...]


def search_of(environ: Mapping[str, str]) -> Search:
    """Say where `find_cli` looks for a CLI that the user has not named. It looks at folders on the disk."""
    path = list(dict.fromkeys(search_path(environ)))
    usual = [folder for folder in dict.fromkeys(_install_places(environ)) if Path(folder).is_dir()]
    files = (str(Path(folder, "claude")) for folder in dict.fromkeys([*path, *usual]))
    blocked = [file for file in files if Path(file).is_file() and not os.access(file, os.X_OK)]
    return Search(len(path), tuple(folder for folder in usual if folder not in path), tuple(blocked))


def with_program_folder(environ: Mapping[str, str], command: Command) -> dict[str, str]:
    """Return the environment with the program's folder in PATH. If PATH lacks the folder, add it at the end.

    The folder may contain the `node` that the CLI needs, and a desktop launcher's PATH often lacks the folder
    (protocol/README.md 2.3). Relative and empty entries are removed from PATH. They would mean the project's
    folder, and the CLI would run the project's own `git`, `ps` or `which` when it starts.
    """
    folder = str(Path(command.program).parent)
    entries = search_path(environ)
    if folder not in entries:
        entries.append(folder)
    return {**environ, "PATH": os.pathsep.join(entries)}


def _named(named: str, environ: Mapping[str, str]) -> Command | None:
    try:
        words = shlex.split(named, posix=os.name == "posix")
    except ValueError:  # a quotation mark is not closed
        return None
    if not words:
        return None
    program = words[0]
    if program == "~" or program.startswith("~/"):
        program = environ.get("HOME", "~") + program[1:]
    path = Path(program)
    if path.name != program:
        found = _runnable(path.name, str(path.parent))
    else:
        found = next((p for folder in search_path(environ) if (p := _runnable(program, folder))), None)
    return Command(found, tuple(words[1:])) if found else None


def search_path(environ: Mapping[str, str]) -> list[str]:
    """Return the absolute folders of PATH. Relative entries are left out."""
    return [p for p in environ.get("PATH", os.defpath).split(os.pathsep) if Path(p).is_absolute()]


def _runnable(name: str, folder: str) -> str | None:
    """Return the absolute path of the program `name` in `folder`; None without a program that we may run."""
    found = shutil.which(name, path=folder)
    # A batch file would pass our arguments to cmd.exe (protocol/README.md 2.3).
    if found is None or found.lower().endswith((".cmd", ".bat", ".ps1")):
        return None
    return str(Path(found).absolute())


def _install_places(environ: Mapping[str, str]) -> Iterator[str]:
    """Yield the folders into which installers put the CLI.

    Folders of shims come after the folders of versions: a shim may only report that no version is selected.
    """
    if home := environ.get("HOME") or environ.get("USERPROFILE"):
        yield from (str(Path(home, place)) for place in _HOME_PLACES)
        yield from _npm_prefix(environ, Path(home))
        for variable, usual, versions, programs in _VERSIONS:
            yield from _newest_first(_named_folder(environ, home, variable, usual) / versions, programs)
        for variable, usual, programs in _SHIMS:
            yield str(_named_folder(environ, home, variable, usual) / programs)
        yield str(Path("/etc/profiles/per-user", Path(home).name, "bin"))  # on NixOS
    yield from _SYSTEM_PLACES


def _named_folder(environ: Mapping[str, str], home: str, variable: str, usual: str) -> Path:
    named = environ.get(variable, "")
    return Path(named) if Path(named).is_absolute() else Path(home, usual)


_LONGEST = 1 << 20  # bytes of `~/.npmrc`


def _npm_prefix(environ: Mapping[str, str], home: Path) -> Iterator[str]:
    """Yield the folder of npm's global programs, from the environment or from `~/.npmrc`."""
    prefix = environ.get("NPM_CONFIG_PREFIX") or environ.get("npm_config_prefix")
    if not prefix:
        try:
            lines = read_all(home / ".npmrc", _LONGEST).decode("utf-8", "replace").splitlines()
        except OSError:
            return
        values = [
            value for line in lines for key, _, value in [line.partition("=")] if key.strip() == "prefix"
        ]
        prefix = values[-1].strip().strip("\"'") if values else ""
    prefix = prefix.replace("${HOME}", str(home))
    if prefix.startswith("~/"):
        prefix = str(home) + prefix[1:]
    if Path(prefix).is_absolute():
        yield str(Path(prefix, "bin"))


def _newest_first(versions: Path, programs: str) -> list[str]:
    """Return the program folder of each version (`v22.3.0/bin`), the newest version first."""
    try:
        names = [entry.name for entry in versions.iterdir()]
    except OSError:
        return []

    def number(name: str) -> tuple[int, ...]:
        return tuple(int(part) for part in name.removeprefix("v").split(".") if part.isdigit())

    return [str(versions / name / programs) for name in sorted(names, key=number, reverse=True)]
