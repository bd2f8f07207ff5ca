"""Installs missing system packages and makes the local environment, for `resources/start` and `tests/run`.

This module uses only the standard library. Old versions of Python must be able to read its syntax, because it
tells users that their Python is too old.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "claude-desk.json"
OLDEST_PYTHON = (3, 11)
# apt-get waits up to 300 seconds for its lock: on a machine that has just started, another process may be
# installing packages.
APT_QUIETLY = ["apt-get", "-qq", "-o", "Dpkg::Use-Pty=0", "-o", "DPkg::Lock::Timeout=300"]
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.fonts", "~/.local/share/fonts")

# Libraries that Qt needs and that are not in Qt's wheel -> their Debian packages.
QT_LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
}
X11_LIBRARIES = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
}
WAYLAND_LIBRARIES = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}


class Need:
    """Something that is missing on this machine. `what`: its name for the user. `package`: its Debian
    package."""

    def __init__(self, what: str, package: str) -> None:
        self.what = what
        self.package = package


def use_a_new_python() -> None:
    """Return if this Python is new enough. Otherwise run this program with the newest Python on PATH. If no
    Python on PATH is new enough, exit with a message."""
    if sys.version_info >= OLDEST_PYTHON:
        return
    for minor in range(20, OLDEST_PYTHON[1] - 1, -1):
        found = shutil.which(f"python3.{minor}")
        if found:
            os.execv(found, [found, *sys.argv])
    wanted, have = ".".join(map(str, OLDEST_PYTHON)), ".".join(map(str, sys.version_info[:2]))
    sys.exit(
        f"Claude Desk needs Python {wanted} or later. This is Python {have} ({sys.executable}), "
        "and no later one is on PATH."
    )


def missing_for_a_window() -> list[Need]:
    """Return what is missing to make the environment and to show the window."""
    needs = _missing_for_python()
    if sys.platform == "linux":
        screen = WAYLAND_LIBRARIES if os.environ.get("WAYLAND_DISPLAY") else X11_LIBRARIES
        needs += _missing_libraries(QT_LIBRARIES) + _missing_libraries(screen) + _missing_fonts()
    return needs


def missing_for_tests() -> list[Need]:
    """Return what is missing for the tests. They need the libraries of X11 and of Wayland, because they show
    windows on virtual screens of both kinds."""
    needs = _missing_for_python()
    if sys.platform == "linux":
        screens = X11_LIBRARIES | WAYLAND_LIBRARIES
        needs += _missing_libraries(QT_LIBRARIES | screens) + _missing_fonts()
        if shutil.which("Xvfb") is None:
            needs.append(Need("Xvfb", "xvfb"))
        if shutil.which("sway") is None:
            needs.append(Need("sway", "sway"))
        if shutil.which("dbus-daemon") is None:
            needs.append(Need("dbus-daemon", "dbus-daemon"))
        # A screen reader that speaks into a file, its bus, and a program that presses keys.
        needs += [Need(name, name) for name in ("orca", "xdotool") if shutil.which(name) is None]
        if not Path("/usr/libexec/at-spi-bus-launcher").exists():
            needs.append(Need("the accessibility bus", "at-spi2-core"))
        # Login shells, 38 MB: the tests check with each shell which variables Claude Code gets.
        needs += [Need(shell, shell) for shell in ("zsh", "fish") if shutil.which(shell) is None]
    return needs


def provide(missing: Callable[[], list[Need]]) -> None:
    """Install what `missing` returns, with apt. Without root, use sudo, and only if the user agrees.

    Exit with a message if there is no apt, if the user does not agree or cannot be asked, if the installation
    fails, or if something is still missing afterwards.
    """
    needs = missing()
    if not needs:
        return
    if shutil.which("apt-get") is None or os.name != "posix":
        sys.exit(_missing_text(needs))
    packages = _packages(needs)
    if os.geteuid() == 0:
        print(f"Installing with apt: {' '.join(packages)}", flush=True)
        _install(APT_QUIETLY, packages, {**os.environ, "DEBIAN_FRONTEND": "noninteractive"})
    elif _is_agreed(needs):
        _install(["sudo", "apt-get"], packages)
    else:
        sys.exit(1)
    importlib.invalidate_caches()
    needs = missing()
    if needs:
        sys.exit(_missing_text(needs))


def make_environment(extra: str = "") -> Path:
    """Make or update the local environment with Claude Desk, and return the folder of its programs.

    `extra` names optional dependencies of pyproject.toml, or is "". The installation is editable. If `extra`
    is installed, and Python and pyproject.toml have not changed, nothing is installed. Exit with a message on
    failure.
    """
    programs = VENV / ("Scripts" if os.name == "nt" else "bin")
    python = programs / ("python.exe" if os.name == "nt" else "python")
    state = hashlib.sha256((ROOT / "pyproject.toml").read_bytes() + sys.version.encode()).hexdigest()
    extras = _installed(state)
    if extra in extras or (not extra and extras):
        _compile_translations(python)
        return programs
    if not extras and (STAMP.exists() or not VENV.exists()):
        print(f"Making an environment in {VENV}", flush=True)
        _run([sys.executable, "-m", "venv", "--clear", str(VENV)], "the environment could not be made")
    print("Installing Claude Desk and what it needs", flush=True)
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    wanted = f"{ROOT}[{extra}]" if extra else str(ROOT)
    _run([*pip, "-e", wanted], f"the installation failed; if it does so again, remove {VENV}")
    # The programs of the environment name this folder, so they do not run if the folder is moved.
    STAMP.write_text(json.dumps({"state": state, "root": str(ROOT), "extras": sorted({*extras, extra})}))
    _compile_translations(python)
    return programs


def _compile_translations(python: Path) -> None:
    """Compile the translations whose compiled file is missing or old. Git has only the sources. Exit with a
    message on failure."""
    command = [str(python), "-m", "resources.translations", "compile"]
    if subprocess.run(command, cwd=str(ROOT), check=False).returncode:
        sys.exit("The translations could not be compiled.")


def _installed(state: str) -> list[str]:
    """Return the extras that are installed in the environment; "" stands for an installation without extras.
    Return an empty list if the environment was made with another Python or pyproject.toml, in another folder,
    or not at all."""
    try:
        stamp = json.loads(STAMP.read_text())
        same = stamp["state"] == state and stamp.get("root", str(ROOT)) == str(ROOT)
        return list(stamp["extras"]) if same else []
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return []


def _missing_for_python() -> list[Need]:
    # On Debian, the modules that make an environment are in a separate package.
    if importlib.util.find_spec("ensurepip") and importlib.util.find_spec("venv"):
        return []
    # The name has the version: `python3-venv` is for the system's `python3`, which may be another Python.
    package = "python{}.{}-venv".format(*sys.version_info[:2])
    return [Need("Python's venv with pip (ensurepip)", package)]


def _missing_libraries(wanted: dict[str, str]) -> list[Need]:
    return [Need(library, package) for library, package in wanted.items() if not _loads(library)]


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _missing_fonts() -> list[Need]:
    for folder in FONT_FOLDERS:
        for kind in ("*.ttf", "*.otf", "*.ttc"):
            if any(Path(folder).expanduser().rglob(kind)):
                return []
    return [Need("a font", "fonts-dejavu-core")]


def _missing_text(needs: list[Need]) -> str:
    """Return a text that lists what is missing. With apt, the text has the command that installs it."""
    lines = ["This is missing on this machine:"]
    lines += [f"  - {need.what} (Debian, Ubuntu: {need.package})" for need in needs]
    if shutil.which("apt-get"):
        lines.append(f"To install it: {_command_line(needs)}")
    return "\n".join(lines)


def _command_line(needs: list[Need]) -> str:
    """Return the shell command that installs the packages of `needs`."""
    sudo = ["sudo"] if shutil.which("sudo") else []
    line = " && ".join(" ".join([*sudo, "apt-get", *words]) for words in _apt_steps(_packages(needs)))
    return line if sudo else f"{line}  (as root)"


def _is_agreed(needs: list[Need]) -> bool:
    """Print what is missing. If there is a terminal and sudo, ask whether to install it. Return whether the
    user agreed."""
    print(_missing_text(needs), file=sys.stderr, flush=True)
    if not (sys.stdin and sys.stdin.isatty() and sys.stdout.isatty() and shutil.which("sudo")):
        return False
    try:
        answer = input("Run this now? [yes/no] ")
    except (EOFError, KeyboardInterrupt):
        print()
        return False
    return answer.strip().lower() in ("y", "yes")


def _install(apt: list[str], packages: list[str], environment: dict[str, str] | None = None) -> None:
    """Update apt's lists and install the packages. Exit with a message if the installation fails. If only the
    update fails, the installation uses the old lists."""
    update, install = _apt_steps(packages)
    if subprocess.run([*apt, *update], env=environment, check=False).returncode:
        print("apt could not read all of its lists. Going on with those that are there.", flush=True)
    _run([*apt, *install], "apt could not install what is missing", environment)


def _apt_steps(packages: list[str]) -> list[list[str]]:
    return [["update"], ["install", "-y", "--no-install-recommends", *packages]]


def _packages(needs: list[Need]) -> list[str]:
    return sorted({need.package for need in needs})


def _run(command: list[str], words: str, environment: dict[str, str] | None = None) -> None:
    done = subprocess.run(command, env=environment, check=False)
    if done.returncode:
        sys.exit(f"{words[0].upper()}{words[1:]} (exit code {done.returncode}).")
