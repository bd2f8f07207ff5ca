"""Makes the compiled translations (`.qm`), in the folder of their sources. Standard library only.

Compiled files are not in git. Qt's lrelease, which is in PySide6, makes them when a wheel is built
(`build_hook.py`), when the environment of a checkout is made (`machine.py`), and before the tests.
"""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent


class ToolError(Exception):
    """A tool of Qt is missing or has failed."""


def run_tool(name: str, *arguments: str | Path) -> str:
    """Run lupdate or lrelease of PySide6 and return the output. Raise `ToolError` if the tool is missing or
    fails."""
    found = importlib.util.find_spec("PySide6")
    folders = found.submodule_search_locations if found is not None else None
    if not folders:
        raise ToolError(
            f"{name} is a part of PySide6-Essentials, which is not installed for {sys.executable}"
        )
    tool = Path(folders[0]) / (f"{name}.exe" if os.name == "nt" else name)
    try:
        done = subprocess.run(
            [tool, *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
    except OSError as error:
        raise ToolError(f"{tool} cannot be run: {error.strerror}") from error
    if done.returncode:
        raise ToolError(f"{name} failed ({done.returncode}): {done.stdout.strip()}")
    return done.stdout


def compile_stale(folder: Path = FOLDER) -> list[Path]:
    """Compile each `.ts` whose `.qm` is missing or older, and remove each `.qm` without a `.ts`.

    Return all `.qm` files. Raise `ToolError` if lrelease is missing or fails. Unfinished messages are left
    out, and the program shows them in English.
    """
    sources = sorted(folder.glob("*.ts"))
    for old in folder.glob("*.qm"):
        if old.with_suffix(".ts") not in sources:
            old.unlink()
    made = []
    for source in sources:
        compiled = source.with_suffix(".qm")
        if not compiled.exists() or compiled.stat().st_mtime_ns < source.stat().st_mtime_ns:
            unfinished = compiled.with_name(f".{compiled.name}.{os.getpid()}")
            try:
                run_tool("lrelease", "-silent", "-nounfinished", source, "-qm", unfinished)
                unfinished.replace(compiled)
            finally:
                unfinished.unlink(missing_ok=True)
        made.append(compiled)
    return made
