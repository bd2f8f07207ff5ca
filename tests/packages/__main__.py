"""Try each package in its own root, and print the outcome of each step."""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FrameType

from tests import clis
from tests.fresh_machine import debian
from tests.fresh_machine.screen import Screen
from tests.packages import conversations
from tests.packages.options import Options, parse

CHECKOUT = Path(__file__).parents[2]
STEPS = CHECKOUT / "tests" / "packages" / "steps"
_STEP_LIMIT = 1500.0  # s, apt's downloads included
_WINDOW_LIMIT = 120.0  # s
_TALK_LIMIT = 400.0  # s
_OWN_ENTRY = "/home/tester/.local/share/applications/claude-desk.desktop"
_LEAST_COLOURS = 40
"""A screen with fewer colours has no drawn window yet."""


class StepError(Exception):
    """A step failed. The message names the step and has the end of its log."""


class Machine:
    """A new root in which the shell scripts of `steps` run, with the packages and the tests in /tried."""

    def __init__(self, name: str, root: debian.Root, logs: Path) -> None:
        self.root = root
        self._name = name
        self._logs = logs

    def bring(self, source: Path, name: str) -> None:
        place = self.root.folder / "tried" / name
        place.parent.mkdir(exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, place, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copyfile(source, place)

    def step(self, name: str, *arguments: str) -> None:
        """Run steps/NAME. Raise `StepError` if it fails."""
        began = time.monotonic()
        log = self._log(name, arguments)
        code = self.root.run(["sh", "-eu", f"/tried/steps/{name}", *arguments], log, _STEP_LIMIT)
        if code:
            raise StepError(f"{self._title(name, arguments)} ended with code {code}; see {log}\n{_tail(log)}")
        print(f"  {self._title(name, arguments)}: good, {time.monotonic() - began:.0f} s", flush=True)

    def window(self, screen: Screen, program: str) -> None:
        """Run the program on the screen until its window is drawn. Raise `StepError` if no window appears."""
        log = self._log("window", (program,))
        command = ["sh", "-eu", "/tried/steps/as-user", program, "--demo", "/home/tester"]
        running = self.root.start(command, log, {"DISPLAY": screen.display})
        until = time.monotonic() + _WINDOW_LIMIT
        try:
            while time.monotonic() < until:
                if running.poll() is not None:
                    raise StepError(f"window: ended with code {running.returncode}\n{_tail(log)}")
                seen = [one for one in screen.windows() if one.width > 300 and one.height > 200]
                picture = screen.picture()
                if seen and picture.colours() >= _LEAST_COLOURS:
                    picture.write(log.with_suffix(".png"))
                    print(f"  window: good, {seen[0]}, {log.with_suffix('.png')}", flush=True)
                    return
                time.sleep(1)
            raise StepError(f"window: none in {_WINDOW_LIMIT:.0f} s\n{_tail(log)}")
        finally:
            debian.end(running)

    def converse(self, screen: Screen, entry: str) -> None:
        """Click the menu entry, hold a conversation and come back to it: with the demo and with both CLIs."""
        self.step("desktop")
        for system in ("x11", "wayland"):
            with conversations.network() as network:
                talk = conversations.demo(system)
                self._talk(f"demo {system}", screen, entry, talk, network.pid)
        for cli in clis.BOTH:
            conversations.install(cli, self.root.folder)
            with conversations.network() as network:
                talk = conversations.with_cli(cli, network.url)
                self._talk(cli.version, screen, entry, talk, network.pid)
                conversations.check(cli, self.root.folder, network.end())

    def _talk(self, name: str, screen: Screen, entry: str, talk: conversations.Talk, network: int) -> None:
        began = time.monotonic()
        title = f"converse {name}"
        log = self._log("converse", (name,))
        words = (talk.system, entry, talk.home, talk.told(), *talk.variables)
        command = ["sh", "-eu", "/tried/steps/converse", *words]
        running = self.root.start(command, log, {"DISPLAY": screen.display}, network)
        until, picture = time.monotonic() + _TALK_LIMIT, None
        try:
            while (code := running.poll()) is None and time.monotonic() < until:
                if picture is None and "answered" in log.read_text(errors="replace"):
                    picture = screen.picture()
                    picture.write(log.with_suffix(".png"))
                time.sleep(0.2)
        finally:
            debian.end(running)
        if code is None:
            raise StepError(f"{title} did not end in {_TALK_LIMIT:.0f} s; see {log}\n{_tail(log)}")
        if code:
            raise StepError(f"{title} ended with code {code}; see {log}\n{_tail(log)}")
        print(f"  {title}: good, {time.monotonic() - began:.0f} s, {log.with_suffix('.png')}", flush=True)

    def _title(self, name: str, arguments: Sequence[str]) -> str:
        return " ".join([name, *(Path(each).name for each in arguments)])

    def _log(self, name: str, arguments: Sequence[str]) -> Path:
        log = self._logs / f"{self._name}-{self._title(name, arguments).replace(' ', '-')[:60]}.log"
        log.unlink(missing_ok=True)
        return log


def _deb(machine: Machine, package: Path, screen: Screen) -> None:
    """Install the package with apt, remove it without a trace except the user's files, and upgrade an older
    package."""
    machine.bring(package, "new.deb")
    machine.step("install-deb", "/tried/new.deb")
    machine.step("start", "/usr/bin/claude-desk", "deb")
    machine.window(screen, "/usr/bin/claude-desk")
    machine.converse(screen, "/usr/share/applications/claude-desk.desktop")
    machine.step("remove-deb")
    machine.step("upgrade-deb", "/tried/new.deb")
    machine.step("start", "/usr/bin/claude-desk", "deb")
    machine.step("gallery", "/opt/claude-desk")
    machine.step("remove-deb")


def _rpm(machine: Machine, package: Path, screen: Screen) -> None:
    """Unpack the package, install the libraries that it requires from Debian, and start the program."""
    machine.bring(package, "new.rpm")
    machine.step("unpack-rpm", "/tried/new.rpm")
    machine.step("start", "/usr/bin/claude-desk", "rpm")
    machine.window(screen, "/usr/bin/claude-desk")
    machine.converse(screen, "/usr/share/applications/claude-desk.desktop")


def _archive(machine: Machine, package: Path, screen: Screen) -> None:
    """Run the program from the archive, without a Python, in a folder with a space in its name, and with a
    menu entry."""
    machine.bring(package, "new.tar.xz")
    machine.step("unpack-archive", "/tried/new.tar.xz")
    program = "/home/tester/my programs/claude-desk/bin/claude-desk"
    machine.step("start", program, "archive")
    machine.window(screen, program)
    machine.step("menu-entry", program)
    machine.converse(screen, _OWN_ENTRY)
    machine.step("leave-menu", program)


def _wheel(machine: Machine, package: Path, screen: Screen) -> None:
    """Install the wheel with uv and with pipx, for one user, with the system's Python."""
    machine.bring(package, package.name)
    program = "/home/tester/.local/bin/claude-desk"
    for installer in ("uv", "pipx"):
        machine.step("install-wheel", f"/tried/{package.name}", installer)
        machine.step("start", program, installer)
        machine.window(screen, program)
        machine.step("menu-entry", program)
        machine.converse(screen, _OWN_ENTRY)
        machine.step("leave-menu", program)
        machine.step("remove-wheel", installer)


_TRIALS: dict[str, tuple[str, Callable[[Machine, Path, Screen], None]]] = {
    "deb": ("claude-desk_*.deb", _deb),
    "rpm": ("claude-desk-*.rpm", _rpm),
    "archive": ("claude-desk-*.tar.xz", _archive),
    "wheel": ("claude_desk-*.whl", _wheel),
}


def main(arguments: Sequence[str]) -> int:
    options = parse(
        arguments,
        CHECKOUT / "dist",
        CHECKOUT / "build" / "packages" / "wheel",
        CHECKOUT / ".cache" / "packages",
    )
    if os.geteuid() != 0:
        print("Root is needed, for a root folder and namespaces of its own.", file=sys.stderr)
        return 2
    for number in (signal.SIGINT, signal.SIGTERM):  # end the processes in the roots, and remove the roots
        signal.signal(number, _end)
    options.logs.mkdir(parents=True, exist_ok=True)
    failed = 0
    folder = Path(tempfile.mkdtemp(prefix="claude-desk-packages-"))
    try:
        failed = _run(options, folder)
    except debian.RootError as error:
        print(f"FAILED: {error}", file=sys.stderr)
        return 2
    finally:
        debian.Root(folder, folder).remove()
    print(f"{failed} failed." if failed else "All good.")
    return 1 if failed else 0


def _run(options: Options, folder: Path) -> int:
    """Run the trials; return how many failed."""
    base = options.base or folder / "base"
    if not base.exists():
        print(f"Making a root of Debian ({debian.RELEASE})", flush=True)
        debian.make(base, options.mirror, options.logs / "debootstrap.log")
    shared = folder / "x11"
    shared.mkdir(mode=0o1777)
    shared.chmod(0o1777)
    debian.copy(base, folder / "screen")
    screen = Screen(debian.Root(folder / "screen", shared), options.logs)
    failed = 0
    with contextlib.closing(screen):
        screen.open()
        for kind in options.kinds:
            pattern, trial = _TRIALS[kind]
            with _machine(kind, base, folder, shared, options) as machine:
                failed += _try(kind, lambda p=pattern, t=trial, m=machine: t(m, _one(options, p), screen))
    linted = [kind for kind in options.kinds if kind != "wheel"]
    if options.lint and linted:
        with _machine("lint", base, folder, shared, options) as machine:
            for kind in linted:
                pattern, _ = _TRIALS[kind]
                machine.bring(_one(options, pattern), _one(options, pattern).name)
            failed += _try("linters", lambda: machine.step("lint"))
    return failed


@contextlib.contextmanager
def _machine(name: str, base: Path, folder: Path, shared: Path, options: Options):  # type: ignore[no-untyped-def]
    root = debian.Root(folder / name, shared)
    debian.copy(base, root.folder)
    machine = Machine(name, root, options.logs)
    machine.bring(STEPS, "steps")
    machine.bring(CHECKOUT / "tests", "checkout/tests")
    try:
        yield machine
    finally:
        root.remove()


def _try(name: str, trial: Callable[[], None]) -> int:
    print(name, flush=True)
    try:
        trial()
    except (
        StepError,
        clis.MissingCliError,
        conversations.ConversationError,
        subprocess.TimeoutExpired,
    ) as error:
        print(f"  FAILED: {error}", flush=True)
        return 1
    return 0


def _one(options: Options, pattern: str) -> Path:
    folder = options.wheels if pattern.endswith(".whl") else options.packages
    found = sorted(folder.glob(pattern))
    if len(found) != 1:
        raise StepError(f"not one {pattern} in {folder}: {[path.name for path in found]}")
    return found[0]


def _tail(log: Path) -> str:
    lines = log.read_text(errors="replace").splitlines() if log.exists() else []
    return "\n".join(f"    {line}" for line in lines[-12:])


def _end(number: int, _frame: FrameType | None) -> None:
    sys.exit(128 + number)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
