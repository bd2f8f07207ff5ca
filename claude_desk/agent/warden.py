"""The warden: a process between our program and the CLI on Linux. It ends all its descendants when the CLI or
our program ends.

The warden is a separate program that uses only the standard library. It is run as
`python -I -S warden.py [OPTIONS] -- PROGRAM ARG...`. The options:

- `--parent=PID`: the process id of our program
- `--grace=SECONDS`: the time from SIGTERM until the CLI is killed
- `--nice=NUMBER`: the nice value of the new session (processor_share.py)
- `--files=NUMBER`: how many files the CLI may have open (system/open_files.py)
- `--terminal=PATH`: the terminal that the program gets as its controlling terminal, in place of the channels
- `--folder=HEX`: the working directory in hexadecimal digits, for names that are not valid text

Each shell of a tool runs in its own session. So neither a parent-death signal on the CLI nor a kill of the
CLI's process group reaches the shells (protocol/README.md 9.4). The warden is a child subreaper: a descendant
that loses its parent becomes a child of the warden.

The CLI inherits stdin, stdout and stderr, and the warden does not read them. The signals:

- SIGINT, SIGTERM and SIGHUP are passed on to the CLI only.
- SIGUSR1 kills all descendants immediately.
- SIGUSR2 comes from the kernel when our program dies. The warden then terminates the CLI, then the other
  descendants, and then kills those that still run.

The warden ends as the CLI ended: with the same exit code, or by the same signal. If the program cannot be
run, the warden exits with 127 and writes a line that begins with CANNOT_RUN to stderr.
"""

# Each CLI waits for the start of its warden. So the warden imports little: `typing`, `contextlib` and the
# enumerations of `signal` took half of the time of its start.
import ctypes
import os
import resource
import sys
import time

TYPE_CHECKING = False
if TYPE_CHECKING:
    import signal
    from typing import NoReturn
else:
    import _signal as signal  # the signals are plain numbers there

CANNOT_RUN = "cannot run: "

# prctl(2)
_PR_SET_PDEATHSIG = 1
_PR_SET_CHILD_SUBREAPER = 36
# A flag of a process, see proc(5)
_PF_EXITING = 0x4

_FORWARDED = frozenset({signal.SIGINT, signal.SIGTERM, signal.SIGHUP})
_KILL_ALL = signal.SIGUSR1
_PARENT_GONE = signal.SIGUSR2
_WATCHED = _FORWARDED | {_KILL_ALL, _PARENT_GONE, signal.SIGCHLD}

# Signals that the CLI must not ignore. A program inherits ignored signals, and Python ignores SIGPIPE and
# SIGXFSZ. A shell ignores SIGINT and SIGQUIT in its background jobs.
_RESET = _FORWARDED | {signal.SIGQUIT, signal.SIGPIPE, signal.SIGXFSZ}

# Seconds from SIGTERM until the CLI is killed. The other descendants then have half of that time. All of them
# must have ended three seconds after our program was killed, so the sum is well below three seconds.
_GRACE = 0.8


def main(argv: list[str]) -> "NoReturn":
    options, command = _split(argv)
    parent = int(options.get("--parent", os.getppid()))
    grace = float(options.get("--grace", _GRACE))
    # Block the signals, so that `sigwait` receives them one by one.
    signal.pthread_sigmask(signal.SIG_BLOCK, _WATCHED)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)  # if it were ignored, no child's status could be read
    libc = ctypes.CDLL(None, use_errno=True)
    libc.prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    libc.prctl(_PR_SET_PDEATHSIG, int(_PARENT_GONE), 0, 0, 0)
    try:
        os.setsid()  # so that a terminal's signals to our process group do not reach the CLI
        if "--nice" in options:
            _set_nice(options["--nice"])
    except PermissionError:
        pass  # we lead a process group already
    if os.getppid() != parent:
        os._exit(0)
    if "--folder" in options:
        _go_to(bytes.fromhex(options["--folder"]))
    files, terminal = int(options.get("--files", 0)), options.get("--terminal", "")
    _end_as(_watch(_start(command, libc, files, terminal), parent, grace))


def _split(argv: list[str]) -> tuple[dict[str, str], list[str]]:
    """Return the options before `--` and the command after it."""
    if "--" not in argv or argv[-1] == "--":
        sys.exit("usage: warden.py [OPTIONS] -- PROGRAM ARGUMENT...")
    at = argv.index("--")
    options = dict(option.partition("=")[::2] for option in argv[:at])
    return options, argv[at + 1 :]


def _set_nice(number: str) -> None:
    """Set the nice value of our own session. Do nothing if Linux does not allow it."""
    try:
        file = os.open("/proc/self/autogroup", os.O_WRONLY)
        try:
            os.write(file, number.encode())
        finally:
            os.close(file)
    except OSError:
        pass


def _go_to(folder: bytes) -> None:
    try:
        os.chdir(folder)
    except OSError as error:
        os.write(2, f"{CANNOT_RUN}{error.strerror}\n".encode())
        os._exit(127)


def _start(command: list[str], libc: ctypes.CDLL, files: int, terminal: str) -> int:
    """Start the CLI and return its pid. The kernel kills the CLI when the warden dies."""
    warden = os.getpid()
    pid = os.fork()
    if pid:
        _let_go_of_channels()
        return pid
    errors = 2
    try:
        libc.prctl(_PR_SET_PDEATHSIG, int(signal.SIGKILL), 0, 0, 0)
        if os.getppid() != warden:
            os._exit(127)
        for number in _RESET:
            signal.signal(number, signal.SIG_DFL)
        if files:
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
        if terminal:
            errors = os.dup(2)  # closed when the program is run
            _take_terminal(terminal)
        signal.pthread_sigmask(signal.SIG_SETMASK, ())
        os.execve(command[0], command, _environment())
    except OSError as error:
        os.write(errors, f"{CANNOT_RUN}{error.strerror}\n".encode())
    finally:
        os._exit(127)


def _take_terminal(path: str) -> None:
    """Become the leader of a session whose controlling terminal this is, with it as stdin, stdout and
    stderr."""
    os.setsid()
    terminal = os.open(path, os.O_RDWR)  # a leader without a terminal gets the first one that it opens
    for channel in (0, 1, 2):
        os.dup2(terminal, channel)
    if terminal > 2:
        os.close(terminal)


def _environment() -> dict[bytes, bytes]:
    """Return the environment that the warden was started with. `os.environ` may have an LC_CTYPE that Python
    has added (PEP 538)."""
    file = os.open("/proc/self/environ", os.O_RDONLY)
    block = b""
    while chunk := os.read(file, 1 << 20):
        block += chunk
    os.close(file)
    entries = (entry.partition(b"=") for entry in block.split(b"\0"))
    return {name: value for name, _, value in entries if name}


def _let_go_of_channels() -> None:
    """Close the warden's stdin and stdout, so that each pipe ends as soon as the CLI closes it."""
    null = os.open(os.devnull, os.O_RDWR)
    os.dup2(null, 0)
    os.dup2(null, 1)
    os.close(null)


def _watch(cli: int, parent: int, grace: float) -> int:
    """Wait until the CLI or our program ends, or SIGUSR1 comes. Then end all descendants.

    Return the CLI's wait status.
    """
    status: int | None = None
    while status is None:
        number = signal.sigwait(_WATCHED)
        if number == signal.SIGCHLD:
            status = _reap().get(cli)
        elif number in _FORWARDED:
            os.kill(cli, number)
        elif number == _KILL_ALL or os.getppid() != parent or _is_ending(parent):
            return _end_tree(cli, 0.0 if number == _KILL_ALL else grace)
        # Otherwise only the thread of our program that started us has ended: SIGUSR2 comes for that too.
    _end_tree(cli, grace)
    return status


def _reap() -> dict[int, int]:
    """Reap all children that have ended. Return their wait statuses by pid."""
    ended: dict[int, int] = {}
    while True:
        try:
            pid, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return ended
        if not pid:
            return ended
        ended[pid] = status


def _end_tree(cli: int, grace: float) -> int:
    """End all descendants, until no process is left that we may signal.

    Return the CLI's wait status, or 0 if the CLI was reaped before.

    Terminate the CLI first, and kill it after `grace` seconds. If a tool's shell ended before the CLI, the
    CLI would take that as the tool's result and continue the turn. Then terminate the other descendants, and
    kill them after half of `grace`. Do not wait for a process that we may not signal, such as a program of
    another user.
    """
    status = 0
    alone_until = time.monotonic() + grace
    signalled: set[int] = set()
    pause = 0.002
    while True:
        status = _reap().get(cli, status)
        left = _descendants(os.getpid()) if _has_children() else []
        now = time.monotonic()
        if cli not in left:
            alone_until = min(alone_until, now)
        over = now >= alone_until + grace / 2
        due = [cli] if cli in left and not over else left
        if over or (cli in left and now >= alone_until):
            due = [pid for pid in due if _signal(pid, signal.SIGKILL)]
        else:
            due = [pid for pid in due if pid in signalled or _signal(pid, signal.SIGTERM)]
            signalled.update(due)
        if not due:
            return status
        # SIGUSR1 ends the grace.
        if signal.sigtimedwait({_KILL_ALL}, pause):
            grace = alone_until = 0.0
        pause = min(pause * 1.5, 0.05)


def _signal(pid: int, number: "signal.Signals") -> bool:
    """Send a signal. Return False if we may not signal the process."""
    try:
        os.kill(pid, number)
    except ProcessLookupError:
        return True  # the process has ended; the caller will notice
    except PermissionError:
        return False
    return True


def _has_children() -> bool:
    """Whether the warden has a child that it has not reaped. Without a child, it has no other descendant
    either, because a descendant that loses its parent becomes a child of the warden."""
    try:
        os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    except ChildProcessError:
        return False
    return True


def _descendants(root: int) -> list[int]:
    """Return all descendants of `root`, parents first, including ended ones that are not reaped yet."""
    children: dict[int, list[int]] = {}
    with os.scandir("/proc") as entries:
        pids = [int(entry.name) for entry in entries if entry.name.isdigit()]
    for pid in pids:
        if parent := _parent_of(pid):
            children.setdefault(parent, []).append(pid)
    found: list[int] = []
    level = [root]
    while level:
        level = [child for pid in level for child in children.get(pid, ())]
        found += level
    return found


def _parent_of(pid: int) -> int:
    """Return the parent's pid; 0 if there is no parent or the process is gone."""
    stat = _stat(pid)
    return int(stat[1]) if stat else 0


def _is_ending(pid: int) -> bool:
    """Return whether the process is gone or its first thread is ending.

    An ending process exists until its last thread ends, and a thread may hang in a system call.
    """
    stat = _stat(pid)
    return not stat or bool(int(stat[6]) & _PF_EXITING)


def _stat(pid: int) -> list[bytes]:
    """Return the fields of /proc/PID/stat, beginning with the state; [] if the process is gone."""
    try:
        file = os.open(f"/proc/{pid}/stat", os.O_RDONLY)
    except OSError:
        return []
    try:
        stat = os.read(file, 4096)
    except OSError:
        return []
    finally:
        os.close(file)
    return stat[stat.rindex(b")") + 2 :].split()  # the name before the state may contain spaces and brackets


def _end_as(status: int) -> "NoReturn":
    """End this process as the CLI ended: with the same exit code, or by the same signal."""
    if os.WIFSIGNALED(status):
        number = os.WTERMSIG(status)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # the CLI's own core dump is enough
        try:
            signal.signal(number, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {number})
        except (OSError, ValueError):
            pass  # the signal's handler cannot be set
        os.kill(os.getpid(), number)
    os._exit(os.waitstatus_to_exitcode(status) if os.WIFEXITED(status) else 1)


if __name__ == "__main__":
    main(sys.argv[1:])
