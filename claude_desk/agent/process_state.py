"""The state of a process, from Linux's /proc; on other systems nothing is known."""

from claude_desk.system.files import read_beginning

_HALTED = b"Tt"  # halted by a signal, by a debugger


def first_child(pid: int) -> int:
    """Return the oldest child of a process; 0 if it has none or that is unknown."""
    children = _read(f"/proc/{pid}/task/{pid}/children").split()
    return int(children[0]) if children else 0


def is_halted(pid: int) -> bool:
    """Return whether the process is halted and would continue after a signal."""
    told = _read(f"/proc/{pid}/stat")
    return pid > 0 and told[told.rfind(b")") + 2 :][:1] in _HALTED if told else False


def _read(path: str) -> bytes:
    try:
        return read_beginning(path, 4096)
    except OSError:
        return b""
