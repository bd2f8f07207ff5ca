"""The state of a process, from Linux's /proc. On other systems the functions return 0 and False."""

from claude_desk.system.files import read_beginning

_HALTED = b"Tt"  # T: halted by a signal; t: halted by a debugger


def first_child(pid: int) -> int:
    """Return the process id of the oldest child of a process; 0 if it has no child or cannot be examined."""
    children = _read(f"/proc/{pid}/task/{pid}/children").split()
    return int(children[0]) if children else 0


def is_halted(pid: int) -> bool:
    """Return whether a signal or a debugger has halted the process; False if that is unknown."""
    told = _read(f"/proc/{pid}/stat")
    return pid > 0 and told[told.rfind(b")") + 2 :][:1] in _HALTED if told else False


def _read(path: str) -> bytes:
    try:
        return read_beginning(path, 4096)
    except OSError:
        return b""
