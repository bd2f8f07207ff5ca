"""Programs run within bounds of time, memory and output, together with all processes that they have
started."""

import os
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from claude_desk.system.programs import BoundedProcess, OutputTooLongError


def started(code: str, seconds: float = 30.0, memory: int = 0) -> BoundedProcess:
    command: Sequence[str] = [sys.executable, "-I", "-S", "-c", code]
    return BoundedProcess(command, seconds, folder="/", environment={}, memory=memory)


def test_what_it_writes_is_given() -> None:
    with started("import sys; print(sys.stdin.read()[::-1], end='')") as process:
        assert process.communicate_within(b"abc", 10) == b"cba"
    assert process.returncode == 0
    assert not process.late


def test_it_is_ended_after_its_time() -> None:
    began = time.monotonic()
    with started("import time; time.sleep(60)", 0.3) as process:
        assert process.communicate_within(b"", 10) == b""
    assert process.late
    assert process.returncode == -signal.SIGKILL
    assert time.monotonic() - began < 20


def test_its_time_begins_anew_when_it_is_asked() -> None:
    with started("import sys\nfor line in sys.stdin: print(line, end='', flush=True)", 0.5) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.rest()
        for _ in range(2):
            process.renew()
            process.stdin.write(b"x\n")
            process.stdin.flush()
            assert process.stdout.readline() == b"x\n"
            process.rest()
        process.renew()
        assert process.stdout.readline() == b""  # no request was made
        assert process.late


def test_no_more_is_read_than_is_wanted() -> None:
    with started("while True: print('x' * 1000)") as process, pytest.raises(OutputTooLongError):
        process.communicate_within(b"", 100_000)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere it is not bounded")
def test_its_memory_is_bounded() -> None:
    code = "import sys; sys.stdin.read()\ntry: bytes(2 << 30)\nexcept MemoryError: print('no')"
    with started(code, memory=1 << 30) as process:
        assert process.communicate_within(b"", 10).strip() == b"no"


def test_what_it_has_started_ends_with_it(tmp_path: Path) -> None:
    code = "import os, time\nprint(os.fork() or (os.close(1), time.sleep(60)), flush=True)"
    with started(code) as process:
        number = int(process.communicate_within(b"", 100))
    for _ in range(200):
        if not Path(f"/proc/{number}").exists() or b") Z " in Path(f"/proc/{number}/stat").read_bytes():
            break
        time.sleep(0.01)
    else:
        os.kill(number, signal.SIGKILL)
        pytest.fail("it lives on")
