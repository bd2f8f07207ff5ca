"""Reads the environment of the user's login shell. Programs in a terminal have that environment.

A program that a desktop menu starts has the session manager's environment. It lacks the variables that the
shell's start files set. So the shell is run as a login shell and interactively, but without a terminal. It
runs in its own session and in the home folder, and its stdin is at end of file. The output between two marks
is the environment.

Afterwards all processes of the shell's session are killed, also after a failure. A process with its own
session, such as a key agent, continues, as it would after a start from a terminal.

This module is cheap to import, because it imports other modules only when it asks a shell.
"""

import contextlib
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from claude_desk.system.programs import BoundedProcess

SECONDS = 10.0
READING = "CLAUDE_DESK_READS_ENVIRONMENT"
"""The shell's environment has this variable, so that the shell's start files can skip slow commands."""

CHOICE = "CLAUDE_DESK_LOGIN_SHELL"
"""This variable names a shell to ask instead of the login shell, also after a start from a terminal. With the
value `NONE`, no shell is asked."""
NONE = "none"

_MOST = 4 << 20  # bytes that the shell may print on stdout
_MOST_WORDS = 8192  # the last bytes of the shell's stderr that are kept
_CHECK_SECONDS = 0.1  # interval between checks of `unwanted`
_ENV = "/usr/bin/env"
_NO_SHELLS = frozenset({"nologin", "false", "true", "sync", "git-shell"})
# By the shell's name: the flags that make it an interactive login shell and let it run a command. The empty
# name stands for all other shells.
_FLAGS: Mapping[str, tuple[str, ...]] = {
    "": ("-l", "-i", "-c"),
    "csh": ("-i", "-c"),  # accepts `-l` only without other flags; argv[0] `-csh` means the same
    "tcsh": ("-i", "-c"),
}
_BY_NAME = ("csh", "tcsh")
# In `nu`, `echo` returns its words instead of printing them.
_PRINTS: Mapping[str, str] = {"nu": "print"}
# Variables that describe the process, its terminal or its desktop session. They keep this program's values.
_OURS = frozenset({
    "_", "PWD", "OLDPWD", "SHLVL", "HOME", "USER", "LOGNAME", "TERM", "COLUMNS", "LINES", "TTY", "GPG_TTY",
    "DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XAUTHORITY", "WINDOWID", "DBUS_SESSION_BUS_ADDRESS",
    "DESKTOP_STARTUP_ID", "XDG_ACTIVATION_TOKEN", "XDG_RUNTIME_DIR", "XDG_CURRENT_DESKTOP", "XDG_SEAT",
    "XDG_VTNR", "CLAUDECODE", "CLAUDE_CODE_ENTRYPOINT", "CLAUDE_CODE_SSE_PORT", "SSH_ASKPASS_REQUIRE",
})  # fmt: skip
_OURS_BY_PREFIX = ("CLAUDE_DESK_", "XDG_SESSION_", "GIO_LAUNCHED_", "QT_", "QML_")


class ShellFailure(StrEnum):
    """The reason why the shell gave no environment."""

    NOT_STARTED = "not-started"
    LATE = "late"
    LONG = "long"  # the shell printed too much
    SILENT = "silent"  # the shell closed its stdout without printing its environment
    UNWANTED = "unwanted"  # `unwanted` was set


@dataclass(frozen=True)
class ShellAnswer:
    """The shell's environment. `variables` is empty after a failure. `words`: the end of the shell's stderr,
    or why the shell could not be started. `seconds`: the duration, 0 if the shell was not started."""

    variables: Mapping[str, str]
    failure: ShellFailure | None = None
    words: str = ""
    seconds: float = 0.0


def has_terminal() -> bool:
    """Return whether the program has a terminal. If so, it already has the shell's environment."""
    for channel in (0, 1, 2):
        with contextlib.suppress(OSError):
            if os.isatty(channel):
                return True
    try:
        os.close(os.open("/dev/tty", os.O_RDONLY | getattr(os, "O_NOCTTY", 0) | os.O_CLOEXEC))
    except OSError:
        return False
    return True


def login_shell(environ: Mapping[str, str]) -> str:
    """Return the path of the shell to ask. Return an empty string if no shell is to be asked.

    If `CHOICE` is set, it names the shell. Otherwise no shell is asked if the program has a terminal. The
    user's shell in the system's user database comes first, because any program may have set SHELL. If that
    shell is missing or not interactive, try SHELL.
    """
    if os.name != "posix":
        return ""
    if chosen := environ.get(CHOICE, ""):
        return "" if chosen == NONE else chosen
    if has_terminal():
        return ""
    import pwd

    try:
        known = pwd.getpwuid(os.getuid()).pw_shell
    except KeyError:
        known = ""
    return next((each for each in (known, environ.get("SHELL", "")) if _is_shell(each)), "")


def read_environment(
    shell: str,
    environ: Mapping[str, str],
    seconds: float = SECONDS,
    unwanted: threading.Event | None = None,
    notify: "Callable[[ShellAnswer], None]" = lambda _: None,
) -> ShellAnswer:
    """Run the shell. Return the variables that it has after its start files, or the reason for a failure.

    Stop after `seconds`, or once `unwanted` is set. Call `notify` with the answer before the shell's
    processes are killed.
    """
    from claude_desk.system.programs import BoundedProcess

    began = time.monotonic()
    mark = os.urandom(16).hex()
    first, last = f"{mark}a", f"{mark}z"
    folder = environ.get("HOME", "")
    if not os.path.isdir(folder):  # noqa: PTH112 - the home folder, which is looked at as such
        folder = "/"
    name = Path(shell).name
    say = _PRINTS.get(name, "echo")
    command = [shell, *_FLAGS.get(name, _FLAGS[""]), f"{say} {first}; {_ENV} -0; {say} {last}"]
    called = f"-{name}" if name in _BY_NAME else ""
    given = {**environ, "PWD": folder, READING: "1", "SSH_ASKPASS_REQUIRE": "never"}
    given.setdefault("TERM", "dumb")
    words = bytearray()
    try:
        process = BoundedProcess(command, seconds, folder=folder, environment=given, stderr=-1, called=called)
    except (OSError, ValueError) as error:
        answer = ShellAnswer({}, ShellFailure.NOT_STARTED, str(error))
        notify(answer)
        return answer
    try:
        assert process.stderr is not None
        os.set_blocking(process.stderr.fileno(), False)
        found = _read(process, (f"{first}\n".encode(), last.encode()), began + seconds, words, unwanted)
        with contextlib.suppress(BlockingIOError):
            # The shell may have written to stderr after the last read.
            words += os.read(process.stderr.fileno(), _MOST_WORDS)
        failure = found if isinstance(found, ShellFailure) else None
        variables = {} if isinstance(found, ShellFailure) else _variables(found)
        said = words.decode("utf-8", "replace").strip()
        answer = ShellAnswer(variables, failure, said, time.monotonic() - began)
        notify(answer)
        return answer
    finally:
        _end_session(process.pid)
        process.close()
        if process.stderr is not None:
            process.stderr.close()


def merged(ours: Mapping[str, str], shells: Mapping[str, str]) -> dict[str, str]:
    """Return the shell's variables, except that variables about the process keep this program's values.

    PATH has the folders of the shell's PATH, then the other folders of this program's PATH. A shell that sets
    PATH anew would otherwise drop folders that the session manager has added. Relative folders are removed.
    """
    kept = {name: value for name, value in ours.items() if _is_ours(name)}
    found = {name: value for name, value in shells.items() if not _is_ours(name)}
    folders = dict.fromkeys(f"{shells.get('PATH', '')}:{ours.get('PATH', '')}".split(":"))
    path = ":".join(each for each in folders if each.startswith("/"))
    return {**kept, **found, **({"PATH": path} if path else {})}


# -------------------------------------------------------------------------------------------------


def _is_shell(path: str) -> bool:
    return path.startswith("/") and Path(path).name not in _NO_SHELLS and os.access(path, os.X_OK)


def _is_ours(name: str) -> bool:
    return name in _OURS or name.startswith(_OURS_BY_PREFIX)


def _read(
    process: "BoundedProcess",
    marks: tuple[bytes, bytes],
    until: float,
    words: bytearray,
    unwanted: threading.Event | None,
) -> bytes | ShellFailure:
    """Return the output between the marks, or the reason for a failure. Do not wait for end of file: a
    background program may keep the shell's stdout open."""
    import selectors

    assert process.stdin is not None and process.stdout is not None and process.stderr is not None
    process.stdin.close()
    output = bytearray()
    with selectors.DefaultSelector() as selector:
        selector.register(process.stdout, selectors.EVENT_READ, output)
        selector.register(process.stderr, selectors.EVENT_READ, words)
        while (left := until - time.monotonic()) > 0 and not process.late:
            if unwanted is not None and unwanted.is_set():
                return ShellFailure.UNWANTED
            for key, _ in selector.select(min(left, _CHECK_SECONDS)):
                piece = os.read(key.fd, 65_536)
                if not piece:
                    selector.unregister(key.fileobj)
                    if key.data is output:
                        return ShellFailure.LATE if process.late else ShellFailure.SILENT
                elif key.data is words:
                    words += piece
                    del words[:-_MOST_WORDS]
                else:
                    output += piece
                    if (found := _between(output, marks, len(piece))) is not None:
                        return found
                    if len(output) > _MOST:
                        return ShellFailure.LONG
    return ShellFailure.LATE


def _between(output: bytearray, marks: tuple[bytes, bytes], fresh: int) -> bytes | None:
    """Return the output between the marks, or None if the second mark has not come yet.

    Only the last `fresh` bytes are new, so the search for the second mark begins shortly before them. A
    second mark before the first mark does not count: the shell may print the command, which contains it.
    """
    first, last = marks
    if (begin := output.find(first)) < 0:
        return None
    begin += len(first)
    end = output.find(last, max(begin, len(output) - fresh - len(last)))
    return bytes(output[begin:end]) if end >= 0 else None


def _variables(block: bytes) -> dict[str, str]:
    entries = (entry.partition("=") for entry in os.fsdecode(block).split("\0"))
    return {name: value for name, sign, value in entries if name and sign}


def _end_session(session: int) -> None:
    """Kill all processes of the session; if the system is not Linux, only the first. Killing the process
    group is not enough, because each job of a shell may have its own group. Call this before waiting for the
    session's first process. Until then, the pid of that process is not reused."""
    for _ in range(50):  # a killed process may have started a new process
        found = [pid for pid in _session_members(session) if pid != session]
        for pid in found:
            with contextlib.suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        with contextlib.suppress(OSError):
            os.kill(session, signal.SIGKILL)
        if not found:
            return


def _session_members(session: int) -> Iterator[int]:
    """Yield the processes of the session that have not ended. Yield nothing if the system is not Linux."""
    if sys.platform != "linux":
        return
    with os.scandir("/proc") as entries:
        pids = [int(entry.name) for entry in entries if entry.name.isdigit()]
    for pid in pids:
        try:
            if os.getsid(pid) != session:
                continue
            state = _state_of(pid)
        except OSError:
            continue
        if state not in (b"Z", b"X"):
            yield pid


def _state_of(pid: int) -> bytes:
    from claude_desk.system.files import read_beginning

    stat = read_beginning(f"/proc/{pid}/stat", 4096)
    return stat[stat.rindex(b")") + 2 :][:1]
