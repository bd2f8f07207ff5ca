"""The program may have more files open than a system gives it at first."""

import subprocess
import sys
from pathlib import Path

import pytest

from claude_desk.startup.file_limit import WANTED

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it has no such limit")

_PROGRAM = """
import resource, sys
soft, most = int(sys.argv[1]), int(sys.argv[2])
resource.setrlimit(resource.RLIMIT_NOFILE, (soft, most))
from claude_desk.startup.file_limit import raise_file_limit
raise_file_limit()
print(*resource.getrlimit(resource.RLIMIT_NOFILE))
"""


@pytest.mark.parametrize(
    ("soft", "most", "then"), [(256, 512, 512), (512, 512, 512), (128, 300, 300), (100, WANTED, WANTED)]
)
def test_it_takes_what_is_of_use_as_far_as_it_may(soft: int, most: int, then: int) -> None:
    import resource

    allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if allowed != resource.RLIM_INFINITY and allowed < most:
        pytest.skip(f"the system allows {allowed} here")
    root = str(Path(__file__).parents[3])
    said = subprocess.run(
        [sys.executable, "-c", _PROGRAM, str(soft), str(most)],
        cwd=root,
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.split() == [str(then), str(most)]


def test_a_limit_that_is_higher_stays() -> None:
    import resource

    allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    most = WANTED + 100
    if allowed != resource.RLIM_INFINITY and allowed < most:
        pytest.skip(f"the system allows {allowed} here")
    root = str(Path(__file__).parents[3])
    command = [sys.executable, "-c", _PROGRAM, str(most), str(most)]
    said = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    assert said.stdout.split() == [str(most), str(most)]
