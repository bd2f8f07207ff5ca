"""What the two commands say of a machine that lacks something."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


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
    with pytest.raises(SystemExit, match=r"libmadeup\.so\.7 \(Debian, Ubuntu: libmadeup7\)"):
        machine.tell(machine.missing_for_tests())


@pytest.mark.parametrize(("version", "names"), [("v16.20.0", ["nodejs"]), ("v18.0.0", []), ("", ["nodejs"])])
def test_an_old_node_is_named(
    machine: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, version: str, names: list[str]
) -> None:
    fake_program(tmp_path, "node", f"echo {version}")
    fake_program(tmp_path, "npm", "true")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert [need.package for need in machine._missing_node()] == names


def test_no_font_is_named(machine: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(machine, "FONT_FOLDERS", (str(tmp_path),))
    assert [need.package for need in machine._missing_fonts()] == ["fonts-dejavu-core"]
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "a.ttf").touch()
    assert machine._missing_fonts() == []


def test_what_is_missing_is_installed_by_root_alone(
    machine: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    fake_program(tmp_path, "apt-get", f'echo "$@" >> {tmp_path}/said')
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}/bin")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    need = machine.Need("libmadeup.so.7", "libmadeup7")
    with pytest.raises(SystemExit, match="apt-get install libmadeup7"):
        machine.install([need])
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    machine.install([need, need])
    update, install = (tmp_path / "said").read_text().splitlines()
    assert update.endswith("update")
    assert install.endswith("--no-install-recommends libmadeup7")


def test_an_old_python_is_told_of(machine: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "OLDEST_PYTHON", (3, 99))
    with pytest.raises(SystemExit, match=r"needs Python 3\.99 or later"):
        machine.use_a_new_python()


@pytest.mark.parametrize("script", ["resources/start", "resources/machine.py", "tests/run"])
def test_an_old_python_can_read_it(script: str) -> None:
    """As far as it goes: the grammar of 3.7, the oldest that is still met."""
    check = f"import ast; ast.parse(open({str(ROOT / script)!r}).read(), feature_version=(3, 7))"
    subprocess.run([sys.executable, "-c", check], check=True, timeout=60)
    assert os.access(ROOT / script, os.X_OK) == (not script.endswith(".py"))
