"""The end of a program whose window system is gone."""

import subprocess
import sys

import pytest

PROGRAM = """
import ctypes, threading
from claude_desk.startup.process_exit import exit_on_lost_display
libc = ctypes.CDLL(None)
Ending = ctypes.CFUNCTYPE(None, ctypes.c_int, ctypes.c_void_p)
taken_apart = Ending(lambda code, _: print("taken apart", flush=True))
libc.on_exit(taken_apart, None)
{call}
thread = threading.Thread(target=libc.exit, args=(3,))
thread.start()
thread.join()
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the C library of Linux")
@pytest.mark.parametrize(("call", "said"), [("", "taken apart\n"), ("exit_on_lost_display()", "")])
def test_nothing_is_taken_apart(call: str, said: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(call=call)], capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stdout, done.stderr) == (3, said, "")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the C library of Linux")
def test_the_usual_end_is_whole() -> None:
    name = "exit_on_lost_display"
    program = f"import atexit; from claude_desk.startup.process_exit import {name}; {name}()\n"
    program += "atexit.register(print, 'the end'); print('said'); raise SystemExit(4)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (4, "said\nthe end\n", "")


@pytest.mark.parametrize(("closed", "said"), [(False, ["let go"]), (True, ["went on"])])
def test_an_event_loop_that_is_stopped_ends_the_program(closed: bool, said: list[str]) -> None:
    """The callback that saves the user's text runs first. After `close()` the monitor does nothing."""
    program = (
        "import sys\nfrom PySide6.QtCore import QCoreApplication, QTimer\n"
        "from claude_desk.startup.process_exit import DisplayMonitor\n"
        "application = QCoreApplication(sys.argv)\n"
        "lost = DisplayMonitor(lambda: print('let go', flush=True))\n"
        f"{'lost.close()' if closed else ''}\n"
        "QTimer.singleShot(0, lambda: application.exit(0))\n"
        "application.exec()\nprint('went on')\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=20)
    assert (done.returncode, done.stdout.split("\n")[:-1], done.stderr) == (0 if closed else 1, said, "")
