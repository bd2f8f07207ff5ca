"""The state of a process, from Linux's /proc. On other systems the functions return 0 and False."""

from claude_desk.system.files import read_beginning

_HALTED = b"Tt"  # halted by a signal, by a debugger


def first_child(pid: int) -> int:
    """Return the id of a process's oldest child; 0 if there is no child or the children are unknown."""
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
