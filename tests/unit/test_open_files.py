"""How many files the program and the programs that it starts may have open."""

import subprocess
import sys

import pytest

_PROGRAM = """
import resource
from claude_desk.system import open_files
resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}))
open_files.raise_limit()
print(*resource.getrlimit(resource.RLIMIT_NOFILE), open_files.limit_before())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="a limit of Unix")
@pytest.mark.parametrize(
    ("soft", "hard", "told"),
    [(100, 200, "200 200 100"), (200, 200, "200 200 None"), (100, 18_000, "16384 18000 100")],
)
def test_as_many_as_we_may_within_a_bound(soft: int, hard: int, told: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM.format(soft=soft, hard=hard)],
        capture_output=True,
        text=True,
        timeout=30,
        check=True,
    )
    assert done.stdout.strip() == told
