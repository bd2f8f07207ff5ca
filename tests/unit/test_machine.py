"""What the start and the check of a machine report and do if something is missing."""

import importlib.util
import os
import runpy
import select
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
INTERRUPT = "\x03"  # what Ctrl+C sends


@pytest.fixture
def machine() -> ModuleType:
    spec = importlib.util.spec_from_file_location("machine", ROOT / "resources" / "machine.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def fake_program(folder: Path, name: str, script: str) -> None:
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


def test_this_machine_has_all(machine: ModuleType) -> None:
    assert machine.missing_for_tests() == []


def test_a_missing_library_is_named(machine: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(machine.QT_LIBRARIES, "libmadeup.so.7", "libmadeup7")
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SystemExit, match=r"libmadeup\.so\.7 \(Debian, Ubuntu: libmadeup7\)"):
        machine.provide(machine.missing_for_tests)


def test_no_font_is_named(machine: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(machine, "FONT_FOLDERS", (str(tmp_path),))
    assert [need.package for need in machine._missing_fonts()] == ["fonts-dejavu-core"]
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "a.ttf").touch()
    assert machine._missing_fonts() == []


@pytest.fixture
def apt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Put an apt-get and a sudo that install nothing into PATH. Return the file in which both note their
    calls."""
    programs = tmp_path / "programs"
    said = tmp_path / "said"
    fake_program(programs, "apt-get", f'echo "apt-get $@" >> {said}; touch {tmp_path}/installed')
    fake_program(programs, "sudo", f'echo "sudo" >> {said}; "$@"')
    monkeypatch.setenv("PATH", f"{programs}{os.pathsep}/bin")
    return said


def until_installed(machine: ModuleType, said: Path) -> Callable[[], list[Any]]:
    """Return a check that finds something missing until apt-get is called."""
    needs = [machine.Need("libmadeup.so.7", "libmadeup7"), machine.Need("libmadeup.so.8", "libmadeup7")]
    return lambda: [] if said.with_name("installed").exists() else needs


def test_root_installs_what_is_missing(
    machine: ModuleType, monkeypatch: pytest.MonkeyPatch, apt: Path
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    machine.provide(until_installed(machine, apt))
    update, install = apt.read_text().splitlines()
    assert update.endswith("update")
    assert install.endswith("install -y --no-install-recommends libmadeup7")


def test_the_start_installs_what_is_missing(
    machine: ModuleType, monkeypatch: pytest.MonkeyPatch, apt: Path, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "machine", machine)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr(sys, "argv", ["start", "--demo"])
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(machine, "missing_for_a_window", until_installed(machine, apt))
    monkeypatch.setattr(machine, "make_environment", lambda: tmp_path)
    started: list[list[str]] = []
    monkeypatch.setattr(os, "execv", lambda _program, arguments: started.append(arguments))
    runpy.run_path(str(ROOT / "resources" / "start"), run_name="__main__")
    assert "install -y --no-install-recommends libmadeup7" in apt.read_text()
    assert started == [[str(tmp_path / "claude-desk"), "--demo"]]


def test_what_apt_did_not_bring_is_named(
    machine: ModuleType, monkeypatch: pytest.MonkeyPatch, apt: Path
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    with pytest.raises(SystemExit, match=r"libmadeup\.so\.7"):
        machine.provide(lambda: [machine.Need("libmadeup.so.7", "libmadeup7")])
    assert "install" in apt.read_text()


def test_without_a_terminal_nobody_is_asked(
    machine: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    apt: Path,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(SystemExit) as ended:
        machine.provide(until_installed(machine, apt))
    assert ended.value.code == 1
    assert not apt.exists()
    line = "sudo apt-get update && sudo apt-get install -y --no-install-recommends libmadeup7"
    assert f"To install it: {line}\n" in capfd.readouterr().err
    apt.with_name("programs").joinpath("sudo").unlink()
    with pytest.raises(SystemExit):
        machine.provide(until_installed(machine, apt))
    assert f"{line.replace('sudo ', '')}  (as root)\n" in capfd.readouterr().err


# A program that asks on a separate terminal, and does what the answer says.
ASKED = """
import os, signal, sys
os.geteuid = lambda: 1000
signal.signal(signal.SIGINT, signal.default_int_handler)  # what runs in the background is started without
sys.path.insert(0, {resources!r})
import machine
needs = [machine.Need("libmadeup.so.7", "libmadeup7")]
machine.provide(lambda: [] if os.path.exists({installed!r}) else needs)
print("provided")
"""


@pytest.mark.parametrize("answer", ["yes\n", "y\n", "no\n", "\n", "sure\n", "\x04", INTERRUPT])
def test_on_a_terminal_sudo_runs_after_a_yes_alone(apt: Path, answer: str) -> None:
    script = ASKED.format(resources=str(ROOT / "resources"), installed=str(apt.with_name("installed")))
    shown = ask_on_a_terminal(script, answer)
    assert "Run this now? [yes/no]" in shown
    if answer.startswith("y"):
        assert "provided" in shown
        sudo, update, again, install = apt.read_text().splitlines()
        assert sudo == again == "sudo"
        assert update == "apt-get update"
        assert install == "apt-get install -y --no-install-recommends libmadeup7"
    else:
        assert "provided" not in shown
        assert "Traceback" not in shown
        assert not apt.exists()


def ask_on_a_terminal(script: str, answer: str) -> str:
    """Return what is on the terminal of a Python that gets `answer` when it asks."""
    person, terminal = os.openpty()
    child = subprocess.Popen(
        [sys.executable, "-c", script],
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        preexec_fn=lambda: os.login_tty(terminal),
    )
    os.close(terminal)
    shown = b""
    until = time.monotonic() + 60
    try:
        while True:
            ready, _, _ = select.select([person], [], [], 2 if answer == INTERRUPT else 60)
            if not ready:
                # A signal between the prompt and the read has no effect, so the user presses again.
                assert answer == INTERRUPT and time.monotonic() < until, shown
                os.write(person, answer.encode())
                continue
            shown += os.read(person, 4096)
            if shown.endswith(b"[yes/no] "):
                os.write(person, answer.encode())
    except OSError:  # how Linux reports that the other side is closed
        child.wait(60)
    finally:
        child.kill()
        child.wait()
        os.close(person)
    return shown.decode()


@pytest.mark.parametrize(
    ("stamp", "installed"),
    [
        ('{"state": "s", "extras": ["", "test"]}', ["", "test"]),
        ('{"state": "s", "root": "HERE", "extras": ["test"]}', ["test"]),
        ('{"state": "s", "root": "/elsewhere", "extras": ["test"]}', []),
        ('{"state": "other", "extras": ["test"]}', []),
        ('{"state": "s"}', []),
        ('{"state": "s", "extras": null}', []),
        ("[]", []),
        ("null", []),
        ("{", []),
        ("", []),
        ("\xff", []),
        (None, []),
    ],
)
def test_what_is_installed_is_read_from_the_stamp(
    machine: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    stamp: str | None,
    installed: list[str],
) -> None:
    monkeypatch.setattr(machine, "STAMP", tmp_path / "stamp.json")
    if stamp is not None:
        text = stamp.replace("HERE", str(machine.ROOT))
        (tmp_path / "stamp.json").write_bytes(text.encode("latin-1"))
    assert machine._installed("s") == installed


def test_an_old_python_is_told_of(machine: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "OLDEST_PYTHON", (3, 99))
    with pytest.raises(SystemExit, match=r"needs Python 3\.99 or later"):
        machine.use_a_new_python()


@pytest.mark.parametrize("script", ["resources/start", "resources/machine.py", "tests/run"])
def test_an_old_python_can_read_it(script: str) -> None:
    """Check only the grammar, as of Python 3.7, the oldest Python on which these scripts may be started."""
    check = f"import ast; ast.parse(open({str(ROOT / script)!r}).read(), feature_version=(3, 7))"
    subprocess.run([sys.executable, "-c", check], check=True, timeout=60)
    assert os.access(ROOT / script, os.X_OK) == (not script.endswith(".py"))
