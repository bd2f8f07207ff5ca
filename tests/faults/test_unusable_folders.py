"""Unusable places of the program's files: a file or a link loop where a folder should be."""

import shlex
from pathlib import Path

import pytest

from tests.faults.program_process import busy_program
from tests.scripted_cli.script import Script
from tests.unit.session.session_harness import streaming


@pytest.mark.parametrize("lost", ["DATA CACHE", "STATE CONFIG"])
def test_the_program_talks_without_them(
    lost: str, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    """The program reports which folders it cannot use, keeps the files of the other folders, and ends
    properly on SIGTERM."""
    cli = shlex.join(Script(streaming("Words of an answer. ")).save(project / "script.json"))
    environ = {**environment, "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
    for name in ("CONFIG", "DATA", "CACHE", "STATE"):
        place = tmp_path / "xdg" / name
        place.parent.mkdir(exist_ok=True)
        environ[f"XDG_{name}_HOME"] = str(place)
        if name in lost:
            if name == "CACHE":
                place.symlink_to(place)
            else:
                place.write_text("a file")
    with busy_program(environ, project, cli, "a draft") as program:
        program.terminate()
        _, errors = program.communicate(timeout=60)
    assert program.returncode == 0
    assert "Traceback" not in errors
    told = [line for line in errors.splitlines() if line.startswith("claude-desk: nothing is kept in ")]
    assert len(told) == len(lost.split())
    kept = {path.name for path in (tmp_path / "xdg").iterdir() if path.is_dir()}
    assert kept == {"CONFIG", "DATA", "CACHE", "STATE"} - set(lost.split())
