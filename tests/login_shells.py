"""Login shells of a user, and what their files do besides naming a folder of tools.

The tool `mytool` is found only through the shell's files. It writes down that it was run, and with which
variable.
"""

from dataclasses import dataclass
from pathlib import Path

from tests import process_mark

_POSIX = 'export PATH="$HOME/mytools:$PATH" MYVARIABLE="of the shell"\n'
_FISH = 'set -gx PATH $HOME/mytools $PATH\nset -gx MYVARIABLE "of the shell"\n'
_TOOL = '#!/bin/sh\necho "$1: $MYVARIABLE" | tee "$HOME/ran-$1"\n'


@dataclass(frozen=True)
class Shell:
    """`file` is the file that a terminal's shell reads."""

    program: str
    file: str
    names: str  # sets the tools' folder and a variable, in the shell's syntax

    @property
    def name(self) -> str:
        return Path(self.program).name


BASH = Shell("/bin/bash", ".profile", _POSIX)
ZSH = Shell("/usr/bin/zsh", ".zshrc", _POSIX)
FISH = Shell("/usr/bin/fish", ".config/fish/config.fish", _FISH)
SHELLS = (BASH, ZSH, FISH)
# What comes before that in the file.
HABITS = {
    "plain": "",
    "printing": "echo Welcome; echo 'warning: old' >&2; printf 'no end of line'\n",
    # Only of an interactive shell: Claude Code runs shells of its own, whose input never ends.
    "asking": "case $- in *i*) read answer; cat; read answer </dev/tty;; esac\n",
    "slow": "sleep 1\n",
    "failing": "echo 'no such thing' >&2; exec false\n",
}
_ASKING_FISH = "if status is-interactive; read answer; cat; read answer </dev/tty; end\n"


def write_home(home: Path, shell: Shell, habit: str) -> None:
    """Write the user's files."""
    file = home / shell.file
    file.parent.mkdir(parents=True, exist_ok=True)
    begins = _ASKING_FISH if (shell, habit) == (FISH, "asking") else HABITS[habit]
    file.write_text(begins + shell.names)
    tool = home / "mytools" / "mytool"
    tool.parent.mkdir()
    tool.write_text(_TOOL)
    tool.chmod(0o755)


def of_a_menu(environment: dict[str, str], shell: Shell) -> dict[str, str]:
    """Return the environment that a desktop's menu gives, except for what isolates a CLI under test."""
    return environment | {
        "PATH": "/usr/local/bin:/usr/bin:/bin",
        "SHELL": shell.program,
        "CLAUDE_DESK_LOGIN_SHELL": shell.program,
        process_mark.NAME: process_mark.value(),
    }


def ran(home: Path, what: str) -> str:
    """Return what the tool wrote when it was run in this way; "" if it was not."""
    file = home / f"ran-{what}"
    return file.read_text() if file.exists() else ""
