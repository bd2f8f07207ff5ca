"""The parts of Qt and Python in the packages, compared with what the program loads."""

import ast
import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path, PurePosixPath

import pytest

from resources.packages import parts
from tests.gallery.states import STATES
from tests.packages import loaded_parts
from tests.whole_tables import few_of

ROOT = Path(__file__).parents[2]
# Modules that a system's Python, such as Debian's, loads by itself: they are not part of the program.
_OF_THE_MACHINE = {"sitecustomize", "usercustomize"}


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """What a process loads while it shows states of the gallery (`EVERY=1`: each state) and Qt's dialogs."""
    every = list(dict.fromkeys(STATES))
    states = few_of(every, every[::12])
    home = tmp_path_factory.mktemp("home")
    environment = {name: os.environ[name] for name in os.environ if name.startswith("QT_")}
    done = subprocess.run(
        [sys.executable, "-m", "tests.packages.loaded_parts", *states],
        env={**environment, "HOME": str(home), "QT_LOGGING_RULES": loaded_parts.RULES},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=600,
        check=True,
    )
    found = json.loads(done.stdout)
    assert found["states"] == len(states) > 20
    return {**found, "qml": loaded_parts.qml_modules(done.stderr)}


def plugins(libraries: list[str]) -> set[str]:
    """Return the plugins among these libraries, named as in the lists of `parts`."""
    paths = [PurePosixPath(name) for name in libraries if "/plugins/" in name]
    return {f"{path.parent.name}/{path.name.removeprefix('lib').removesuffix('.so')}" for path in paths}


@cache
def imported() -> frozenset[str]:
    """Return all modules that the program imports anywhere; for PySide6 its submodules."""
    names: set[str] = set()
    for path in (ROOT / "claude_desk").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.Import):
                names.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module == "PySide6":
                names.update(f"PySide6.{alias.name}" for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names.add(node.module)
    return frozenset(names)


@pytest.mark.seconds(300)
def test_all_qml_modules_that_are_loaded_come_along(loaded: dict[str, list[str]]) -> None:
    assert "QtQuick/Dialogs/quickimpl" in loaded["qml"], "the dialogs were opened"
    assert sorted(set(loaded["qml"]) - set(parts.QML_MODULES)) == []


def test_each_qml_module_is_there_for_something(loaded: dict[str, list[str]]) -> None:
    """Each QML module is loaded by a state of the gallery, or imported by a QML file."""
    unused = set(parts.QML_MODULES) - set(loaded["qml"])
    imports = "\n".join(path.read_text() for path in (ROOT / "qml").rglob("*.qml"))
    assert [name for name in unused if f"import {name.replace('/', '.')}\n" not in imports] == []


def test_all_plugins_that_are_loaded_come_along_or_are_left_out_by_name(loaded: dict[str, list[str]]) -> None:
    found = plugins(loaded["libraries"])
    assert "platforms/qoffscreen" in found
    assert sorted(found - set(parts.PLUGINS) - set(parts.PLUGINS_LEFT_OUT)) == []
    assert not set(parts.PLUGINS) & set(parts.PLUGINS_LEFT_OUT)


def test_all_of_pyside_that_is_loaded_comes_along(loaded: dict[str, list[str]]) -> None:
    found = {name.split("/")[1].split(".")[0] for name in loaded["libraries"] if ".abi3.so" in name}
    found = {name for name in found if name.startswith("Qt")}
    assert "QtQuick" in found
    assert sorted(found - set(parts.PYSIDE_MODULES)) == []


def test_all_of_pyside_that_is_imported_anywhere_comes_along() -> None:
    """Not every module is loaded by a state of the gallery."""
    found = {name.split(".")[1] for name in imported() if name.startswith("PySide6.")}
    assert "QtNetwork" in found
    assert sorted(found - set(parts.PYSIDE_MODULES)) == []


def test_no_module_of_python_that_is_imported_anywhere_is_left_out() -> None:
    left_out = {name.removesuffix(".py") for name in parts.PYTHON_LEFT_OUT}
    found = {name.split(".")[0] for name in imported()}
    assert {"asyncio", "sqlite3"} <= found
    assert sorted(found & left_out) == []


def test_no_module_of_python_that_is_loaded_is_left_out(loaded: dict[str, list[str]]) -> None:
    left_out = {name.removesuffix(".py") for name in parts.PYTHON_LEFT_OUT}
    top = {name.split(".")[0] for name in loaded["python"]}
    assert "sqlite3" not in left_out
    assert sorted((top - _OF_THE_MACHINE) & left_out) == []


def test_what_a_plugin_names_is_there() -> None:
    import PySide6

    folder = Path(PySide6.__path__[0]) / "Qt" / "plugins"
    for name in (*parts.PLUGINS, *parts.PLUGINS_LEFT_OUT):
        kind, _, plugin = name.partition("/")
        assert (folder / kind / f"lib{plugin}.so").exists(), name
