"""The program killed while a tool's shell runs: nothing of the CLI's is left (design.md section 6)."""

from pathlib import Path

import psutil
import pytest

from tests.clis import Cli
from tests.e2e.driving import driven
from tests.standin import StandIn
from tests.standin.script import Answer, ToolUse

# The file has its name only once it is whole.
WRITES = "open('p','w').write(str(os.getpid())); os.rename('p','pid')"
LASTS = f'python3 -c "import os,time; {WRITES}; time.sleep(60)"'


@pytest.mark.seconds(90)
async def test_nothing_is_left_three_seconds_after_sigkill(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str]
) -> None:
    api.on("run it", [Answer(ToolUse("Bash", {"command": LASTS})), "never said"])
    with driven(project, cli, environment, "run it") as program:
        children = psutil.Process(program.pid).children(recursive=True)
        shell = psutil.Process(int((project / "pid").read_text()))
        assert shell in children
        program.kill()
        program.wait(5)
        _, left = psutil.wait_procs(children, timeout=3)
        assert not left
