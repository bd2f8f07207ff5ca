"""What the system tells about a process: /proc of Linux; elsewhere nothing is known."""

from claude_desk.system.files import read_beginning

_HALTED = b"Tt"  # by a signal, by a debugger


def first_child(pid: int) -> int:
    """The oldest child of a process, 0 where there is none or it cannot be told."""
    children = _read(f"/proc/{pid}/task/{pid}/children").split()
    return int(children[0]) if children else 0


def is_halted(pid: int) -> bool:
    """Whether the process runs no more, but would if it were told to go on."""
    told = _read(f"/proc/{pid}/stat")
    return pid > 0 and told[told.rfind(b")") + 2 :][:1] in _HALTED if told else False


def _read(path: str) -> bytes:
    try:
        return read_beginning(path, 4096)
    except OSError:
        return b""
