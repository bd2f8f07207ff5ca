"""The wheels for the packaging tests, which run without a network.

The test command downloads them with pip, in the machine's own pip configuration. Standard library only.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


class DownloadError(Exception):
    """The wheels could not be fetched."""


def folder() -> Path:
    """Return the folder of the wheels. Each set of dependencies and each Python has a separate folder."""
    text = "\n".join([*_wanted(), sys.implementation.cache_tag or "", sys.platform])
    name = hashlib.sha256(text.encode()).hexdigest()[:16]
    cache = Path(os.environ.get("CLAUDE_DESK_TEST_CACHE") or ROOT / ".cache")
    return cache / "wheels" / name


def fill(python: Path) -> None:
    """Download the packages with which Claude Desk is built and runs, if their folder is missing. Raise
    `DownloadError`."""
    place = folder()
    if place.is_dir():
        return
    print("Fetching the wheels for the packaging tests", flush=True)
    unfinished = place.with_name(f"{place.name}.unfinished")
    shutil.rmtree(unfinished, ignore_errors=True)
    pip = [str(python), "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    pip += ["--only-binary=:all:", "--dest", str(unfinished)]
    done = subprocess.run([*pip, *_wanted()], check=False)
    if done.returncode:
        raise DownloadError(f"pip could not fetch the wheels for the packaging tests ({done.returncode})")
    unfinished.rename(place)


def _wanted() -> list[str]:
    """Return the dependencies, the requirements of the build, and the package that hatchling also needs for
    an editable installation."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    return [*project["project"]["dependencies"], *project["build-system"]["requires"], "editables"]
