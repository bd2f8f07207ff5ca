"""The environment of a login shell is read within bounds, whatever the shell's files do."""

import os
import threading
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest

from claude_desk.system import login_shell as module
from claude_desk.system.login_shell import (
    READING,
    ShellAnswer,
    ShellFailure,
    login_shell,
    merged,
    read_environment,
)
from tests import process_mark

Ask = Callable[..., ShellAnswer]
TELL = '/bin/sh -c "$4"\n'  # for a shell that is called with `-l -i -c COMMAND`


@pytest.fixture
def ask(tmp_path: Path) -> Ask:
    """`ask(script)`: return the answer of a shell that runs this script; `$4` is the requested command."""
    home = tmp_path / "home"
    home.mkdir()

    def asked(script: str, seconds: float = 30.0, unwanted: threading.Event | None = None) -> ShellAnswer:
        shell = tmp_path / "shell"
        shell.write_text(f"#!/bin/sh\n{script}")
        shell.chmod(0o755)
        environ = {"HOME": str(home), "PATH": os.defpath, process_mark.NAME: process_mark.value()}
        return read_environment(str(shell), environ, seconds, unwanted)

    return asked


def test_what_the_shell_has_is_told(ask: Ask) -> None:
    answer = ask("export NEW='a\nb=c' PATH=/tools:$PATH EMPTY=\n" + TELL)
    assert answer.failure is None
    assert answer.variables["NEW"] == "a\nb=c"
    assert answer.variables["EMPTY"] == ""
    assert answer.variables["PATH"] == f"/tools:{os.defpath}"


def test_bytes_that_are_no_text_come_through(ask: Ask) -> None:
    answer = ask("export NEW=$(printf 'a\\377b')\n" + TELL)
    assert os.fsencode(answer.variables["NEW"]) == b"a\xffb"


def test_it_is_run_in_the_home_folder_as_a_login_shell_without_a_terminal(ask: Ask, tmp_path: Path) -> None:
    answer = ask(
        'export FLAGS="$1 $2 $3" WHERE="$(pwd)" SESSION="$(ps -o sid= -p $$)" SELF="$$"\n'
        "(: </dev/tty) 2>/dev/null && export TTY_OPENS=1\n" + TELL
    )
    told = answer.variables
    assert (told["FLAGS"], told["WHERE"]) == ("-l -i -c", str(tmp_path / "home"))
    assert told["SESSION"].strip() == told["SELF"]
    assert "TTY_OPENS" not in told
    assert told[READING] == "1"


@pytest.mark.parametrize("name", ["csh", "tcsh"])
def test_a_shell_that_takes_no_flag_for_it_is_a_login_shell_by_its_name(tmp_path: Path, name: str) -> None:
    """bash takes the place of csh: for bash, too, a name with a leading `-` means a login shell."""
    shell = tmp_path / name
    shell.symlink_to("/bin/bash")
    (tmp_path / ".profile").write_text("export NEW=$0\n")
    environ = {"HOME": str(tmp_path), "PATH": os.defpath, process_mark.NAME: process_mark.value()}
    answer = read_environment(str(shell), environ)
    assert answer.variables.get("NEW") == f"-{name}", answer


def test_a_shell_whose_echo_hands_its_words_on_is_asked_in_its_words(tmp_path: Path) -> None:
    """nu is such a shell: it prints only the result of the last command and what `print` gets."""
    shell = tmp_path / "nu"
    words = "print() { printf '%s\\n' \"$1\"; }; echo() { :; }; export NEW=1"
    shell.write_text(f'#!/bin/sh\n{words}\neval "$4"\n')
    shell.chmod(0o755)
    environ = {"HOME": str(tmp_path), "PATH": os.defpath, process_mark.NAME: process_mark.value()}
    answer = read_environment(str(shell), environ)
    assert answer.variables.get("NEW") == "1", answer


@pytest.mark.parametrize(
    "noise",
    [
        "echo hello; echo oops >&2\n",
        "printf 'no end of line'\n",
        "head -c 300000 /dev/zero\n",
        "printf 'NEW=wrong\\0PATH=/wrong\\0'\n",
        'echo "$4"\n',  # as `set -v` would
        "read answer; cat\n",
        "(while :; do echo x; sleep 0.01; done) &\n",
        "sleep 300 &\n",
        "exec 2>&-\n",
    ],
)
def test_what_it_prints_and_asks_harms_nothing(ask: Ask, noise: str) -> None:
    answer = ask(f"export NEW=right\n{noise}{TELL}echo more; exit 3\n")
    assert answer.failure is None
    assert answer.variables["NEW"] == "right"
    assert answer.variables["PATH"] == os.defpath


@pytest.mark.parametrize(
    ("script", "failure"),
    [
        ("echo 'no such thing' >&2; exit 1\n", ShellFailure.SILENT),
        ("head -c 5000000 /dev/zero; sleep 300\n", ShellFailure.LONG),
        ("echo 'no such thing' >&2; sleep 300 & sleep 300\n", ShellFailure.LATE),
        ("echo 'no such thing' >&2; setsid sleep 3 & exit 1\n", ShellFailure.LATE),  # keeps the output open
    ],
)
def test_it_is_said_why_there_is_no_answer(ask: Ask, script: str, failure: ShellFailure) -> None:
    answer = ask(script, seconds=1.0 if failure is ShellFailure.LATE else 30.0)
    assert (answer.failure, answer.variables) == (failure, {})
    assert failure is ShellFailure.LONG or answer.words == "no such thing"


def test_a_shell_that_is_not_there(tmp_path: Path) -> None:
    answer = read_environment(str(tmp_path / "none"), {"HOME": str(tmp_path)})
    assert answer.failure is ShellFailure.NOT_STARTED
    assert "No such file" in answer.words


def test_who_wants_it_no_more_waits_no_longer(ask: Ask) -> None:
    unwanted = threading.Event()
    unwanted.set()
    answer = ask("sleep 300\n", unwanted=unwanted)
    assert answer.failure is ShellFailure.UNWANTED


def test_nothing_of_its_session_is_left_but_what_has_one_of_its_own(ask: Ask) -> None:
    """A key agent, whose socket is in the environment, has to live on."""
    answer = ask(
        "sleep 300 & export JOB=$!\nsetsid sleep 301 </dev/null >/dev/null 2>&1 & export AGENT=$!\n" + TELL
    )
    agent = psutil.Process(int(answer.variables["AGENT"]))
    try:
        assert agent.is_running()
        job = int(answer.variables["JOB"])
        assert not psutil.pid_exists(job) or psutil.Process(job).status() == psutil.STATUS_ZOMBIE
    finally:
        agent.kill()


def test_what_is_about_our_own_process_stays_ours() -> None:
    ours = {
        "PATH": "/usr/bin:/ours",
        "HOME": "/home/me",
        "DISPLAY": ":1",
        "XDG_ACTIVATION_TOKEN": "token",
        "QT_QPA_PLATFORM": "xcb",
        "CLAUDE_DESK_CLI": "/claude",
        "GONE": "unset by the shell",
    }
    shells = {
        "PATH": "/tools:relative:.:/usr/bin:",
        "HOME": "/elsewhere",
        "DISPLAY": ":9",
        "PWD": "/home/me",
        "OLDPWD": "/",
        "SHLVL": "1",
        "_": "/usr/bin/env",
        "TERM": "dumb",
        "QT_SCALE_FACTOR": "2",
        "CLAUDECODE": "1",
        "CLAUDE_CODE_ENTRYPOINT": "cli",
        "CLAUDE_DESK_READS_ENVIRONMENT": "1",
        "SSH_ASKPASS_REQUIRE": "never",
        "CLAUDE_CONFIG_DIR": "/claude-config",
        "NEW": "new",
    }
    assert merged(ours, shells) == {
        "PATH": "/tools:/usr/bin:/ours",
        "HOME": "/home/me",
        "DISPLAY": ":1",
        "XDG_ACTIVATION_TOKEN": "token",
        "QT_QPA_PLATFORM": "xcb",
        "CLAUDE_DESK_CLI": "/claude",
        "CLAUDE_CONFIG_DIR": "/claude-config",
        "NEW": "new",
    }


@pytest.mark.parametrize(
    ("known", "variable", "asked"),
    [
        ("/bin/bash", "/bin/dash", "/bin/bash"),
        ("/usr/sbin/nologin", "/bin/dash", "/bin/dash"),
        ("/bin/false", "dash", ""),
        ("/no/such/shell", "", ""),
        (None, "/bin/dash", "/bin/dash"),
    ],
)
def test_which_shell_is_asked(
    known: str | None, variable: str, asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The system's user database takes precedence over SHELL."""

    class Entry:
        pw_shell = known

    def entry(_: int) -> Entry:
        if known is None:
            raise KeyError
        return Entry()

    monkeypatch.setattr("pwd.getpwuid", entry)
    monkeypatch.setattr(module, "has_terminal", lambda: False)
    assert login_shell({"SHELL": variable}) == asked
    assert login_shell({"SHELL": variable, "CLAUDE_DESK_LOGIN_SHELL": "none"}) == ""
    assert login_shell({"CLAUDE_DESK_LOGIN_SHELL": "/my/shell"}) == "/my/shell"
    monkeypatch.setattr(module, "has_terminal", lambda: True)
    assert login_shell({"SHELL": variable}) == ""


def test_a_terminal_is_seen_by_any_channel_and_by_the_session() -> None:
    """The channels are stdin, stdout and stderr. After `claude-desk >log 2>&1 </dev/null &` in a terminal,
    only the session has the terminal."""
    code = (
        "import sys; sys.path.insert(0, sys.argv[1]);"
        "from claude_desk.system.login_shell import has_terminal; print(has_terminal())"
    )
    import pty
    import subprocess
    import sys

    root = str(Path(__file__).parents[3])
    command = [sys.executable, "-c", code, root]
    null = subprocess.DEVNULL
    menu = subprocess.run(
        command, stdin=null, stderr=null, stdout=subprocess.PIPE, start_new_session=True, check=True
    )
    assert menu.stdout == b"False\n"
    ours, theirs = pty.openpty()
    try:
        one = subprocess.run(
            command, stdin=null, stderr=theirs, stdout=subprocess.PIPE, start_new_session=True, check=True
        )
        assert one.stdout == b"True\n"
        setter = (
            "import fcntl, os, subprocess, sys, termios;"
            "fcntl.ioctl(0, termios.TIOCSCTTY, 0);"
            "subprocess.run(sys.argv[1:], stdin=subprocess.DEVNULL, check=True)"
        )
        session = subprocess.run(
            [sys.executable, "-c", setter, *command],
            stdin=theirs, stderr=null, stdout=subprocess.PIPE, start_new_session=True, check=True,
        )  # fmt: skip
        assert session.stdout == b"True\n"
    finally:
        os.close(ours)
        os.close(theirs)
