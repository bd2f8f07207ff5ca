"""Claude Desk as it is installed: from the wheel of the tree, from the wheel of the sdist, and in place.

Each installation runs from a folder that is not the checkout, in an environment that was empty before.
"""

import email
import os
import re
import signal
import subprocess
import sys
import tarfile
import threading
import time
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from claude_desk import __version__
from tests import clis, wheelhouse
from tests.child_processes import children_with
from tests.clis import ROOT

# Qt logs each frame that it has put on the screen.
FRAMES = {"QT_LOGGING_RULES": "qt.scenegraph.time.renderloop=true", "QSG_RENDER_TIMING": "1"}
FRAME = "Frame rendered"
SECONDS = 180


def run(*command: str | Path, **environment: str) -> None:
    """Run the command without a network and without the user's pip settings."""
    index = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(wheelhouse.folder()), "PIP_CONFIG_FILE": os.devnull}
    done = subprocess.run(
        command,
        env={**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1", **index, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:]


def build(kind: str, source: Path, into: Path) -> Path:
    """Build a wheel or an sdist with the build system that pyproject.toml names."""
    run(sys.executable, "-m", "build", "--no-isolation", f"--{kind}", "--outdir", into, source)
    (made,) = into.iterdir()
    return made


@pytest.fixture(scope="module")
def tree_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", ROOT, tmp_path_factory.mktemp("tree-wheel"))


@pytest.fixture(scope="module")
def sdist_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build a wheel from the source distribution, as packagers do."""
    sdist = build("sdist", ROOT, tmp_path_factory.mktemp("sdist"))
    unpacked = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sdist) as tar:
        clis.extract(tar, unpacked)
    (source,) = unpacked.iterdir()
    return build("wheel", source, tmp_path_factory.mktemp("sdist-wheel"))


class Installation:
    """An environment that is empty at first. Each installation replaces the Claude Desk of the previous
    installation."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        run(sys.executable, "-m", "venv", "--without-pip", folder)  # installing pip takes seconds
        self._has_dependencies = False

    def install(self, what: Sequence[str | Path]) -> None:
        quick = ["--force-reinstall", "--no-deps"] if self._has_dependencies else []
        python = self.folder / "bin" / "python"
        run(sys.executable, "-m", "pip", "--python", python, "install", "--no-compile", *quick, *what)
        self._has_dependencies = True

    def starts(self, home: Path, elsewhere: Path) -> None:
        """Check that the demo shows its window, starts its child, and ends cleanly on SIGTERM."""
        environment = {
            **clis.clean_environment(home, "http://127.0.0.1:1"),
            "QT_QPA_PLATFORM": "offscreen",
            "QT_QUICK_BACKEND": "software",
            **FRAMES,
        }
        program = self.folder / "bin" / "claude-desk"
        with subprocess.Popen(
            [program, "--demo", elsewhere],
            env=environment,
            cwd=elsewhere,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        ) as process:
            said = _until_the_child_runs(process)
            process.send_signal(signal.SIGTERM)
            _, rest = process.communicate(timeout=60)
        said += rest.splitlines()
        assert process.returncode == 0
        assert [line for line in said if FRAME not in line and line] == []


def _until_the_child_runs(process: subprocess.Popen[str]) -> list[str]:
    """Wait until the first frame is drawn and the demo's child runs. Return the lines that the program
    printed until the first frame. Raise `AssertionError` if the program ends before."""
    assert process.stderr is not None
    said: list[str] = []
    clock = threading.Timer(120, process.kill)
    clock.start()
    try:
        for line in process.stderr:
            said.append(line.rstrip())
            if FRAME in line:
                break
        while process.poll() is None:
            if children_with("demo/agent.py", process.pid, recursive=True):
                return said
            time.sleep(0.05)
    finally:
        clock.cancel()
    raise AssertionError(f"no window, or no child; it ended with {process.wait(60)}: {said}")


@pytest.fixture(scope="module")
def installation(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Installation]:
    assert wheelhouse.folder().is_dir(), "no wheels to install from: `tests/run` fetches them"
    yield Installation(tmp_path_factory.mktemp("venv"))


def contents(wheel: Path) -> dict[str, int]:
    with zipfile.ZipFile(wheel) as archive:
        return {info.filename: info.CRC for info in archive.infolist()}


def test_both_wheels_have_the_same_in_them(tree_wheel: Path, sdist_wheel: Path) -> None:
    files = contents(tree_wheel)
    assert files == contents(sdist_wheel)
    assert {path.split("/")[0] for path in files if ".dist-info" not in path} == {"claude_desk"}


def test_a_wheel_has_all_that_runs_and_no_more(tree_wheel: Path) -> None:
    files = set(contents(tree_wheel))
    shown = {path for path in (ROOT / "qml").rglob("*") if path.is_file()}
    for folder in ("icons", "sounds", "desktop"):
        shown |= {path for path in (ROOT / "resources" / folder).rglob("*") if path.is_file()}
    shown.add(ROOT / "resources" / "guide.md")
    code = set((ROOT / "claude_desk").rglob("*.py"))
    assert shown
    assert {f"claude_desk/{path.relative_to(ROOT)}" for path in shown} <= files
    assert {str(path.relative_to(ROOT)) for path in code} <= files
    languages = {path.stem for path in (ROOT / "resources" / "translations").glob("*.ts")}
    assert "claude_desk_en" in languages
    translations = {path for path in files if "/translations/" in path}
    assert translations == {f"claude_desk/resources/translations/{name}.qm" for name in languages}
    assert not [path for path in files if any(part.startswith("test") for part in path.split("/"))]


def test_the_index_can_show_what_the_wheel_says_of_itself(tree_wheel: Path) -> None:
    """The package index resolves neither relative links nor relative pictures."""
    with zipfile.ZipFile(tree_wheel) as archive:
        said = email.message_from_bytes(archive.read(f"claude_desk-{__version__}.dist-info/METADATA"))
    assert said["Version"] == __version__
    assert said["Description-Content-Type"] == "text/markdown"
    text = str(said.get_payload())
    assert "uv tool install claude-desk" in text
    assert [link for link in re.findall(r"\]\(([^)]*)\)", text) if not link.startswith("https://")] == []


@pytest.mark.drawn(3)
def test_the_trees_wheel_runs(tree_wheel: Path, installation: Installation, tmp_path: Path) -> None:
    installation.install([tree_wheel])
    installation.starts(tmp_path / "home", tmp_path)


@pytest.mark.drawn(3)
def test_the_sdists_wheel_runs(sdist_wheel: Path, installation: Installation, tmp_path: Path) -> None:
    installation.install([sdist_wheel])
    installation.starts(tmp_path / "home", tmp_path)


@pytest.mark.drawn(3)
def test_an_editable_installation_runs(installation: Installation, tmp_path: Path) -> None:
    installation.install(["-e", ROOT])
    installation.starts(tmp_path / "home", tmp_path)
