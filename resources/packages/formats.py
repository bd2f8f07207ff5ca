"""Makes the .deb, the .rpm and the portable archive. Each contains a private environment."""

import datetime
import email.utils
import hashlib
import lzma
import os
import re
import shutil
import tarfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from . import documents, parts
from .environment import HERE, ROOT, BuildError, Environment, run

SUMMARY = "Chat client for Claude Code"
DESCRIPTION = """\
Claude Desk starts the Claude Code program that you already have, and shows
its conversations in a window: text while it is written, every tool call as
a card, permission requests with exactly what will run, and all sessions in
one list. It calls no model itself, keeps no account, and sends nothing
anywhere. Python and Qt come along.
"""
MAINTAINER = "The Claude Desk authors <claude-desk@localhost>"
_ARCHIVE_README = """\
Claude Desk, a chat client for Claude Code, with its own Python and Qt.

  bin/claude-desk                            starts it; --demo shows it without an account
  bin/claude-desk --desktop-entry            puts it into the menu of your desktop; --remove takes it out
  man -l share/man/man1/claude-desk.1.gz     all options

This folder can lie anywhere. It needs Linux on x86-64 with glibc 2.35 or later and the libraries of a
desktop. To update it, delete it and unpack a newer one in its place; to remove it, delete it. Licences and
sources of what is in it: share/doc/claude-desk.
"""


@dataclass(frozen=True)
class Build:
    """The input of a build. `version`: in Python's form. `work`: a folder for temporary files and downloads.
    `into`: the folder for the package. `epoch`: the time of all files, in seconds since 1970. `repository`:
    the address of the repository, or ""."""

    version: str
    wheel: Path
    work: Path
    into: Path
    epoch: int
    repository: str = ""

    @property
    def package_version(self) -> str:
        return package_version(self.version)


def package_version(version: str) -> str:
    """Return the version in a form that dpkg and rpm sort correctly: 0.2.0rc1 comes before 0.2.0."""
    return re.sub(r"(\d)\.?(a|b|rc|dev)(\d+)", r"\1~\2\3", version.replace("+", "."))


def archive(build: Build) -> Path:
    name = f"claude-desk-{build.version}-linux-x86_64"
    root = _new(build.work / "archive" / name)
    environment = Environment(root, build.work, build.epoch)
    environment.make(build.wheel, "archive")
    documents.write(root / "share", root / "bin/python3", build.epoch, build.repository)
    (root / "README").write_text(_ARCHIVE_README)
    _settle(root, build.epoch)
    made = build.into / f"{name}.tar.xz"
    with lzma.open(made, "wb", preset=9) as packed, tarfile.open(fileobj=packed, mode="w") as tar:
        _add(tar, root, name)
    return made


def deb(build: Build) -> Path:
    stage = _stage(build, "deb")
    share = stage / "usr/share"
    folder = share / "doc/claude-desk"
    folder.mkdir(parents=True)
    (folder / "copyright").write_text(_COPYRIGHT + (ROOT / "LICENSE").read_text(encoding="utf-8"))
    history = documents.releases(documents.CHANGELOG.read_text(encoding="utf-8"))
    changes = "\n".join(_deb_changes(release) for release in history)
    documents.write_packed(folder / "changelog.gz", changes)
    overrides = share / "lintian/overrides/claude-desk"
    overrides.parent.mkdir(parents=True)
    shutil.copyfile(HERE / "lintian-overrides", overrides)
    _settle(stage, build.epoch)
    files = sorted(path for path in stage.rglob("*") if path.is_file() and not path.is_symlink())
    size = sum(path.stat().st_size // 1024 + 1 for path in files)
    control = stage / "DEBIAN"
    control.mkdir()
    libraries = Environment(stage / "opt/claude-desk", build.work, build.epoch).system_libraries()
    (control / "control").write_text(deb_control(build.package_version, libraries, size))
    sums = [f"{_digest(path, 'md5')}  {path.relative_to(stage)}\n" for path in files]
    (control / "md5sums").write_text("".join(sums))
    _settle(control, build.epoch)
    made = build.into / f"claude-desk_{build.package_version}_amd64.deb"
    options = ["--root-owner-group", "-Zxz", "-z9"]
    run("dpkg-deb", *options, "--build", stage, made, SOURCE_DATE_EPOCH=str(build.epoch))
    return made


def deb_control(version: str, libraries: set[str], kibibytes: int) -> str:
    """Return the control file. `libraries`: file names of libraries that the system must have. `kibibytes`:
    size of the installed files.

    The package needs no scripts: triggers of other packages update the desktop's databases.
    """
    glibc = ".".join(map(str, parts.OLDEST_GLIBC))
    needs = [f"libc6 (>= {glibc})", *sorted({parts.SYSTEM_LIBRARIES[name] for name in libraries})]
    description = "\n".join(f" {line}" for line in DESCRIPTION.splitlines())
    return (
        f"Package: claude-desk\nVersion: {version}\nArchitecture: amd64\nMaintainer: {MAINTAINER}\n"
        f"Installed-Size: {kibibytes}\nDepends: {', '.join(needs)}\n"
        "Recommends: fonts-dejavu-core | fonts-freefont-ttf | fonts-noto-core, xdg-utils\n"
        "Suggests: xdg-desktop-portal\n"
        "Section: devel\nPriority: optional\n"
        f"Description: {SUMMARY[0].lower()}{SUMMARY[1:]}\n"
        f"{description}\n"
    )


def _deb_changes(release: documents.Release) -> str:
    day = datetime.datetime.fromisoformat(f"{release.date}T12:00:00+00:00")
    return (
        f"claude-desk ({package_version(release.version)}) unstable; urgency=medium\n\n"
        + "".join(f"  * {change}\n" for change in release.changes)
        + f"\n -- {MAINTAINER}  {email.utils.format_datetime(day)}\n"
    )


def rpm(build: Build) -> Path:
    if shutil.which("rpmbuild") is None:
        raise BuildError("rpmbuild is missing (Debian: rpm)")
    stage = _stage(build, "rpm")
    zsh = stage / "usr/share/zsh"
    (zsh / "vendor-completions").rename(zsh / "site-functions")
    folder = stage / "usr/share/licenses/claude-desk"
    folder.mkdir(parents=True)
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE")
    _settle(stage, build.epoch)
    libraries = Environment(stage / "opt/claude-desk", build.work, build.epoch).system_libraries()
    top = _new(build.work / "rpm-top")
    top.mkdir()
    spec = top / "claude-desk.spec"
    spec.write_text(rpm_spec(build.package_version, libraries, stage))
    run(
        "rpmbuild", "-bb", "--target", "x86_64", "--define", f"_topdir {top}",
        "--define", "use_source_date_epoch_as_buildtime 1", "--define", "clamp_mtime_to_source_date_epoch 1",
        "--define", "_buildhost localhost", spec, SOURCE_DATE_EPOCH=str(build.epoch),
    )  # fmt: skip
    (found,) = top.rglob("*.rpm")
    made = build.into / found.name
    shutil.copyfile(found, made)
    return made


def rpm_spec(version: str, libraries: set[str], stage: Path) -> str:
    """Return a spec that packs the files in `stage` unchanged. rpmbuild does not strip or compile them, and
    does not search them for dependencies."""
    glibc = ".".join(map(str, parts.OLDEST_GLIBC))
    needs = [f"libc.so.6(GLIBC_{glibc})(64bit)", *sorted(f"{name}()(64bit)" for name in libraries)]
    own = [path for path in sorted(stage.rglob("*")) if not path.is_dir() or path.is_symlink()]
    listed = ["/opt/claude-desk"]
    listed += [f"/{path.relative_to(stage)}" for path in own if not path.is_relative_to(stage / "opt")]
    history = documents.releases(documents.CHANGELOG.read_text(encoding="utf-8"))
    return (
        "%global __os_install_post %{nil}\n%global debug_package %{nil}\n%global _build_id_links none\n"
        "%global _binary_payload w19.zstdio\n"
        f"Name: claude-desk\nVersion: {version}\nRelease: 1\nSummary: {SUMMARY}\n"
        "License: MIT AND LGPL-3.0-only AND PSF-2.0\nAutoReqProv: no\n"
        + "".join(f"Requires: {need}\n" for need in needs)
        + "Recommends: xdg-utils\n"
        + f"\n%description\n{DESCRIPTION}\n%install\ncp -a {stage}/. %{{buildroot}}/\n\n"
        # Fedora and openSUSE do this by file triggers. The scripts are for other systems.
        "%posttrans\n"
        "update-desktop-database -q /usr/share/applications >/dev/null 2>&1 || :\n"
        "gtk-update-icon-cache -q /usr/share/icons/hicolor >/dev/null 2>&1 || :\n\n"
        "%postun\nif [ $1 -eq 0 ]; then\n"
        "    update-desktop-database -q /usr/share/applications >/dev/null 2>&1 || :\n"
        "    gtk-update-icon-cache -q /usr/share/icons/hicolor >/dev/null 2>&1 || :\nfi\n\n"
        "%files\n%defattr(-,root,root,-)\n"
        + "".join(f"{_kind(path)}{path}\n" for path in listed)
        + "\n%changelog\n"
        + "\n".join(_rpm_changes(release) for release in history)
    )


def _kind(path: str) -> str:
    if path.startswith("/usr/share/licenses/"):
        return "%license "
    return "%doc " if path.startswith("/usr/share/man/") else ""


def _rpm_changes(release: documents.Release) -> str:
    date = f"{datetime.date.fromisoformat(release.date):%a %b %d %Y}"
    changes = "".join(f"- {change}\n" for change in release.changes).replace("%", "%%")
    return f"* {date} {MAINTAINER} - {package_version(release.version)}-1\n{changes}"


def _stage(build: Build, kind: str) -> Path:
    """Make the installed tree of a package in a new folder, and return the folder: the environment in /opt,
    the documents in /usr/share, and a link to the program in /usr/bin."""
    stage = _new(build.work / kind)
    root = stage / "opt/claude-desk"
    Environment(root, build.work, build.epoch).make(build.wheel, kind)
    documents.write(stage / "usr/share", root / "bin/python3", build.epoch, build.repository)
    (stage / "usr/bin").mkdir(parents=True)
    # Debian requires an absolute link between two top folders. Fedora requires every link to be relative.
    top = "/" if kind == "deb" else "../../"
    (stage / "usr/bin/claude-desk").symlink_to(f"{top}opt/claude-desk/bin/claude-desk")
    return stage


def _new(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.parent.mkdir(parents=True, exist_ok=True)
    return folder


def _settle(folder: Path, epoch: int) -> None:
    """Set the permissions and the time of all files below `folder`, so that each build gives the same
    package."""
    for path in [folder, *sorted(folder.rglob("*"))]:
        if path.is_symlink():
            os.utime(path, (epoch, epoch), follow_symlinks=False)
            continue
        runs = path.is_dir() or path.parent.name == "bin"
        path.chmod(0o755 if runs else 0o644)
        os.utime(path, (epoch, epoch))


def _add(tar: tarfile.TarFile, root: Path, name: str) -> None:
    def nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        return entry

    for path in [root, *sorted(root.rglob("*"))]:
        tar.add(path, str(Path(name) / path.relative_to(root)), recursive=False, filter=nobody)


def _digest(path: Path, kind: str) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, kind).hexdigest()


def write_checksums(files: list[Path], into: Path) -> Path:
    """Write the file SHA256SUMS for `sha256sum --check`, and return its path."""
    path = into / "SHA256SUMS"
    path.write_text("".join(f"{_digest(file, 'sha256')}  {file.name}\n" for file in sorted(files)))
    return path


FORMATS: dict[str, Callable[[Build], Path]] = {"deb": deb, "rpm": rpm, "archive": archive}

_COPYRIGHT = """\
Claude Desk is under the MIT licence, below. It comes with a Python and a Qt of its own, in /opt/claude-desk:
their licences, and where their sources are, stand in /opt/claude-desk/share/doc/claude-desk (SOURCES). Qt and
PySide6 are used under the GNU LGPL, version 3, see also /usr/share/common-licenses/LGPL-3.

"""
