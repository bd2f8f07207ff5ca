"""Run qmllint over the program's QML, with the types of its Python classes (`python -m tests.qml.lint`).

`pyside6-metaobjectdump` reads the classes from the sources, `pyside6-qmltyperegistrar` makes them the types
of the module ClaudeDesk.Core, and `pyside6-qmllint` reads these types together with the QML.
"""

import json
import re
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

import PySide6

ROOT = Path(__file__).resolve().parents[2]
QML = ROOT / "qml"
MODULE = "ClaudeDesk.Core"
# Classes of Qt that slots of the program have as parameters.
POINTERS = {"QQuickTextDocument"}
# A crash of a tool must not hang a test run.
SECONDS = 300


def qml_files() -> list[Path]:
    return sorted(QML.rglob("*.qml"))


def _tool(name: str) -> str:
    return str(Path(sysconfig.get_path("scripts")) / name)


def _run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)


def _python_types(copies: Path) -> list[dict[str, Any]]:
    """Return the meta objects of the program's classes. Each type that names one of these classes is made a
    pointer, as in C++.

    `pyside6-metaobjectdump` knows only the call `Property`. It reads copies of the sources, in which
    `Property` replaces `constant`.
    """
    named = []
    for path in sorted((ROOT / "claude_desk" / "ui").rglob("*.py")):
        source = path.read_text()
        if "QML_IMPORT_NAME" in source:
            copy = copies / path.name
            copy.write_text(re.sub(r'= constant\((\w+), "[\w.]+"\)', r"= Property(\1, _)", source))
            named.append(str(copy))
    done = _run(_tool("pyside6-metaobjectdump"), *named)
    if done.returncode:
        raise RuntimeError(done.stderr)
    dumped: list[dict[str, Any]] = json.loads(done.stdout)
    ours = {made["className"] for file in dumped for made in file["classes"]}
    for file in dumped:
        for made in file["classes"]:
            for part in made.get("properties", []):
                part["type"] = _cpp(part["type"], ours)
                if "notify" not in part:
                    part["constant"] = True
            for slot in made.get("slots", []):
                for argument in slot["arguments"]:
                    argument["type"] = _cpp(argument["type"], ours)
    return dumped


def _cpp(name: str, ours: set[str]) -> str:
    return f"{name}*" if name in ours or name in POINTERS else {"float": "double"}.get(name, name)


def _foreign_types() -> str:
    folder = Path(PySide6.__file__).parent
    found = next(path for path in (folder / "Qt" / "metatypes", folder / "metatypes") if path.is_dir())
    return ",".join(str(path) for path in sorted(found.glob("qt6*_metatypes.json")))


def lint(build: Path) -> tuple[int, str]:
    """Lint every file. Return the exit code (0: no warnings) and the output."""
    core = build / "ClaudeDesk" / "Core"
    core.mkdir(parents=True)
    types = build / "types.json"
    types.write_text(json.dumps(_python_types(build)))
    made = _run(
        _tool("pyside6-qmltyperegistrar"),
        "--generate-qmltypes",
        str(core / "core.qmltypes"),
        "-o",
        str(build / "registration.cpp"),
        "--import-name",
        MODULE,
        "--major-version",
        "1",
        "--minor-version",
        "0",
        "--foreign-types",
        _foreign_types(),
        str(types),
    )
    if made.returncode:
        return made.returncode, made.stderr
    (core / "qmldir").write_text(f"module {MODULE}\ntypeinfo core.qmltypes\nimport QtQuick\n")
    files = [str(path) for path in qml_files()]
    done = _run(_tool("pyside6-qmllint"), "-W", "0", "-I", str(QML), "-I", str(build), *files)
    return done.returncode, done.stdout + done.stderr


def main() -> int:
    with tempfile.TemporaryDirectory() as build:
        code, said = lint(Path(build))
    print(said.strip())
    return code


if __name__ == "__main__":
    sys.exit(main())
