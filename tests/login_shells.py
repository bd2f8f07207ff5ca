"""Writes homes of users whose login shell sets a folder of tools, and may print, ask, wait or fail.

`mytool` is only on the PATH that the shell's files set. It records that it was run, and the value of
MYVARIABLE.
"""

from dataclasses import dataclass
from pathlib import Path

from tests import process_mark

_POSIX = 'export PATH="$HOME/mytools:$PATH" MYVARIABLE="of the shell"\n'
_FISH = 'set -gx PATH $HOME/mytools $PATH\nset -gx MYVARIABLE "of the shell"\n'
_TOOL = '#!/bin/sh\necho "$1: $MYVARIABLE" | tee "$HOME/ran-$1"\n'


@dataclass(frozen=True)
class Shell:
    """`file` is the file that the shell reads in a terminal."""

    program: str
    file: str
    names: str  # lines that set the tools' folder and a variable, in the shell's syntax

    @property
    def name(self) -> str:
        return Path(self.program).name


BASH = Shell("/bin/bash", ".profile", _POSIX)
ZSH = Shell("/usr/bin/zsh", ".zshrc", _POSIX)
FISH = Shell("/usr/bin/fish", ".config/fish/config.fish", _FISH)
SHELLS = (BASH, ZSH, FISH)
# Lines at the beginning of the shell's file, before `Shell.names`.
HABITS = {
    "plain": "",
    "printing": "echo Welcome; echo 'warning: old' >&2; printf 'no end of line'\n",
    # Ask only in an interactive shell. Claude Code itself runs shells, and their input never ends.
    "asking": "case $- in *i*) read answer; cat; read answer </dev/tty;; esac\n",
    "slow": "sleep 1\n",
    "failing": "echo 'no such thing' >&2; exec false\n",
}
_ASKING_FISH = "if status is-interactive; read answer; cat; read answer </dev/tty; end\n"


def write_home(home: Path, shell: Shell, habit: str) -> None:
    """Write the shell's file and the tool into `home`."""
    file = home / shell.file
    file.parent.mkdir(parents=True, exist_ok=True)
    begins = _ASKING_FISH if (shell, habit) == (FISH, "asking") else HABITS[habit]
    file.write_text(begins + shell.names)
    tool = home / "mytools" / "mytool"
    tool.parent.mkdir()
    tool.write_text(_TOOL)
    tool.chmod(0o755)


def of_a_menu(environment: dict[str, str], shell: Shell) -> dict[str, str]:
    """Return the environment that a program gets from a desktop's menu. Keep the variables that isolate a CLI
    under test."""
    return environment | {
        "PATH": "/usr/local/bin:/usr/bin:/bin",
        "SHELL": shell.program,
        "CLAUDE_DESK_LOGIN_SHELL": shell.program,
        process_mark.NAME: process_mark.value(),
    }


def ran(home: Path, what: str) -> str:
    """Return what the tool wrote when it was run with the word `what`, or an empty string if it was not
    run."""
    file = home / f"ran-{what}"
    return file.read_text() if file.exists() else ""
