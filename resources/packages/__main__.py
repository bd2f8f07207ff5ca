"""The command line of `resources/package`."""

import argparse
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from .documents import ChangelogError
from .environment import ROOT, BuildError, check_machine, fetch, run
from .formats import FORMATS, Build, write_checksums


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="resources/package", description="Make the packages, on Debian 12.")
    parser.add_argument("--only", action="append", choices=FORMATS, help="this one alone; may be repeated")
    parser.add_argument("--into", type=Path, default=ROOT / "dist", help="where to (default: dist)")
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "packages", help="for what is fetched")
    parser.add_argument("--wheel", type=Path, help="the wheel to pack (default: it is built)")
    parser.add_argument("--repository", default="", help="the repository's address, for the metainfo")
    given = parser.parse_args(arguments)
    try:
        check_machine()
        work, into = given.work.absolute(), given.into.absolute()
        work.mkdir(parents=True, exist_ok=True)
        into.mkdir(parents=True, exist_ok=True)
        wheel = given.wheel.absolute() if given.wheel else _wheel(work)
        version = re.fullmatch(r"claude_desk-([^-]+)-py3-none-any\.whl", wheel.name)
        if version is None:
            raise BuildError(f"not a wheel of Claude Desk: {wheel}")
        fetch(work)
        build = Build(version[1], wheel, work, into, _epoch(), given.repository)
        made = []
        for name in given.only or FORMATS:
            began = time.monotonic()
            made.append(FORMATS[name](build))
            size = made[-1].stat().st_size / 1e6
            print(f"{made[-1]}: {size:.1f} MB, {time.monotonic() - began:.0f} s", flush=True)
        print(write_checksums(made, into))
    except (BuildError, ChangelogError, OSError) as error:
        print(f"resources/package: {error}", file=sys.stderr)
        return 1
    return 0


def _wheel(work: Path) -> Path:
    folder = work / "wheel"
    for old in folder.glob("*.whl"):
        old.unlink()
    run(sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", folder, ROOT)
    (made,) = folder.glob("*.whl")
    return made


def _epoch() -> int:
    """Return the time of the last commit, so that builds of the same commit give the same files. Return the
    present time if git does not report a commit."""
    command = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    said = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False).stdout.strip()
    return int(said) if said.isdigit() else int(time.time())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
