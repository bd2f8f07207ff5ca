"""What this machine must have, and the local environment: for `resources/start` and `tests/run`.

Standard library only, and no syntax that an old Python cannot read: this module tells users that their Python
is too old.
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
# On a machine that has just started, another process may be installing: wait for it, in seconds.
APT_QUIETLY = ["apt-get", "-qq", "-o", "Dpkg::Use-Pty=0", "-o", "DPkg::Lock::Timeout=300"]
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.fonts", "~/.local/share/fonts")

# Library -> the Debian package that has it. Qt's own libraries are in its wheel; it expects these.
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
    """Something that is missing: its name for the user, and its Debian package."""

    def __init__(self, what: str, package: str) -> None:
        self.what = what
        self.package = package


def use_a_new_python() -> None:
    """Continue with a Python that is new enough: this one, or the newest on PATH. End with a message if there
    is none."""
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
    """Return what the program lacks to show its window."""
    needs = _missing_for_python()
    if sys.platform == "linux":
        screen = WAYLAND_LIBRARIES if os.environ.get("WAYLAND_DISPLAY") else X11_LIBRARIES
        needs += _missing_libraries(QT_LIBRARIES) + _missing_libraries(screen) + _missing_fonts()
    return needs


def missing_for_tests() -> list[Need]:
    """Return what the tests lack. They show their windows only on virtual screens that are removed
    afterwards."""
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
        # Other login shells, 38 MB: the tests try what Claude Code gets of the environment with each.
        needs += [Need(shell, shell) for shell in ("zsh", "fish") if shutil.which(shell) is None]
    return needs


def provide(missing: Callable[[], list[Need]]) -> None:
    """Install what `missing` finds: as root with apt, else with sudo after a yes. Otherwise end with a
    message, as also if something is still missing afterwards."""
    needs = missing()
    if not needs:
        return
    if shutil.which("apt-get") is None or os.name != "posix":
        sys.exit(_told(needs))
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
        sys.exit(_told(needs))


def make_environment(extra: str = "") -> Path:
    """Make or renew the local environment with Claude Desk in it, as needed; return the folder of its
    programs.

    `extra` names optional dependencies of pyproject.toml. The installation is editable.
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
    STAMP.write_text(json.dumps({"state": state, "extras": sorted({*extras, extra})}))
    _compile_translations(python)
    return programs


def _compile_translations(python: Path) -> None:
    """Compile the translations that are newer than their compiled files; git keeps only the sources."""
    command = [str(python), "-m", "resources.translations", "compile"]
    if subprocess.run(command, cwd=str(ROOT), check=False).returncode:
        sys.exit("The translations could not be compiled.")


def _installed(state: str) -> list[str]:
    """Return the extras that are installed with this Python and this pyproject.toml; "" means no extra."""
    try:
        stamp = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return []
    return list(stamp["extras"]) if stamp.get("state") == state else []


def _missing_for_python() -> list[Need]:
    # Debian's Python comes without the modules that make an environment.
    if importlib.util.find_spec("ensurepip") and importlib.util.find_spec("venv"):
        return []
    # With the version: `python3-venv` is for the system's `python3`, which may be another Python.
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


def _told(needs: list[Need]) -> str:
    """Return in words what is missing, and how to get it."""
    lines = ["This is missing on this machine:"]
    lines += [f"  - {need.what} (Debian, Ubuntu: {need.package})" for need in needs]
    if shutil.which("apt-get"):
        lines.append(f"To install it: {_command_line(needs)}")
    return "\n".join(lines)


def _command_line(needs: list[Need]) -> str:
    """Return the command that a user runs to install it. With sudo, if there is sudo, we run the same."""
    sudo = ["sudo"] if shutil.which("sudo") else []
    line = " && ".join(" ".join([*sudo, "apt-get", *words]) for words in _apt_steps(_packages(needs)))
    return line if sudo else f"{line}  (as root)"


def _is_agreed(needs: list[Need]) -> bool:
    """Print what is missing. If there is a terminal to ask at and sudo to do it, ask whether to run it."""
    print(_told(needs), file=sys.stderr, flush=True)
    if not (sys.stdin and sys.stdin.isatty() and sys.stdout.isatty() and shutil.which("sudo")):
        return False
    try:
        answer = input("Run this now? [yes/no] ")
    except (EOFError, KeyboardInterrupt):
        print()
        return False
    return answer.strip().lower() in ("y", "yes")


def _install(apt: list[str], packages: list[str], environment: dict[str, str] | None = None) -> None:
    """Run the steps. Old lists of packages are better than none, so only the installation has to succeed."""
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
