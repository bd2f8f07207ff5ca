"""Root folders of Debian, and commands that run in them.

The settings for fetching packages (mirror, proxies, certificates, indexes of pip and npm) are copied from
this machine's configuration; this module contains no address.
"""

import contextlib
import os
import re
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

RELEASE = "bookworm"
PACKAGES = ("python3", "git", "ca-certificates")
"""Packages that are installed in addition to Debian's smallest set."""

CONFIGURATION = (
    "/etc/hosts",
    "/etc/resolv.conf",
    "/etc/pip.conf",
    "/etc/npmrc",
    "/etc/ssl/certs/ca-certificates.crt",
    "~/.config/pip/pip.conf",
    "~/.npmrc",
    "~/.pip/pip.conf",
)
VARIABLES = re.compile(
    r"(PIP_\w+|npm_config_\w+|(https?|all|no)_proxy|SSL_CERT_(FILE|DIR)|NODE_EXTRA_CA_CERTS"
    r"|(REQUESTS|CURL)_CA_BUNDLE|GIT_SSL_CAINFO)",
    re.IGNORECASE,
)
# The settings of apt that are copied: from where and how it fetches packages. Its lists, and its steps after
# fetching, are not copied.
APT_SETTINGS = re.compile(
    r"Acquire::(http|https|Check-|Retries|ForceIPv|AllowInsecure|AllowWeak)", re.IGNORECASE
)

# The first process of the new namespaces. Arguments: the root folder, the folder for sockets, the command.
# The script uses pivot_root, because a process in a chroot may not make user namespaces. The shell keeps
# running to collect orphaned processes.
_INSIDE = r"""
root=$1; shared=$2; shift 2
mount --bind "$root" "$root"
cd "$root"
mount -t proc proc proc
mount -t sysfs -o ro sysfs sys
mount -t tmpfs -o mode=755 tmpfs dev
for name in null zero full random urandom tty; do
    : > "dev/$name"
    mount --bind "/dev/$name" "dev/$name"
done
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666,mode=0620,gid=5 devpts dev/pts
mount -t tmpfs -o mode=1777 tmpfs dev/shm
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
ln -s fd/0 dev/stdin
ln -s fd/1 dev/stdout
ln -s fd/2 dev/stderr
mkdir -p -m 1777 tmp/.X11-unix
mount --bind "$shared" tmp/.X11-unix
mkdir -p .outside
pivot_root . .outside
cd /root
umount -l /.outside
rmdir /.outside
set +e
"$@"
exit $?
"""


class RootError(Exception):
    """A root folder could not be made."""


class Root:
    """A root folder. `shared` is the folder for the sockets of X11. Roots with the same `shared` folder share
    their screens."""

    def __init__(self, folder: Path, shared: Path) -> None:
        self.folder = folder
        self._shared = shared

    def start(
        self,
        command: Sequence[str],
        output: Path,
        environment: Mapping[str, str] | None = None,
        network: int = 0,
    ) -> subprocess.Popen[bytes]:
        """Start the command in the root's /root, as root, in its own namespaces. All processes that the
        command starts end with it.

        The command uses the network of the process `network`, or this machine's network if it is 0.
        """
        outside = [
            *(["nsenter", f"--net=/proc/{network}/ns/net"] if network else []),
            "unshare",
            "--mount",
            "--propagation",
            "private",
            "--pid",
            "--fork",
            "--kill-child",
            "--uts",
        ]
        inside = ["sh", "-ec", _INSIDE, "sh", str(self.folder), str(self._shared)]
        with output.open("ab") as file:
            return subprocess.Popen(
                [*outside, *inside, *command],
                env=environment_inside() | dict(environment or {}),
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    def run(self, command: Sequence[str], output: Path, seconds: float) -> int:
        """Run the command and return its exit code. After `seconds`, end the command and raise
        `TimeoutExpired`."""
        running = self.start(command, output)
        try:
            return running.wait(seconds)
        finally:
            end(running)

    def remove(self) -> None:
        # Mounts in the root exist only in the namespaces of its commands, and those commands have ended.
        subprocess.run(["rm", "-rf", "--one-file-system", str(self.folder)], check=False)


def end(running: "subprocess.Popen[bytes]") -> None:
    """End a command of `Root.start` and all processes in its namespace."""
    if running.poll() is None:
        running.send_signal(signal.SIGKILL)  # `--kill-child` ends the other processes
    running.wait()


def make(folder: Path, mirror: str, output: Path) -> None:
    """Make an untouched root in `folder`. Raise `RootError` if that fails."""
    program = shutil.which("debootstrap")
    if program is None:
        raise RootError("debootstrap is missing. To install it: apt-get install debootstrap")
    mirrors = [mirror] if mirror else [address for address, suite, _ in _sources() if suite == RELEASE]
    folder.parent.mkdir(parents=True, exist_ok=True)
    unfinished = Path(tempfile.mkdtemp(prefix="unfinished-", dir=folder.parent))
    try:
        command = [program, "--variant=minbase", f"--include={','.join(PACKAGES)}", RELEASE, str(unfinished)]
        with output.open("ab") as file:
            done = subprocess.run([*command, *mirrors[:1]], stdout=file, stderr=file, check=False)
        if done.returncode:
            raise RootError(f"debootstrap failed ({done.returncode}); see {output}")
        unfinished.chmod(0o755)
        unfinished.rename(folder)
    except BaseException:
        subprocess.run(["rm", "-rf", "--one-file-system", str(unfinished)], check=False)
        raise


def copy(base: Path, folder: Path) -> None:
    """Copy the root `base` to `folder`, with this machine's current settings for fetching packages."""
    subprocess.run(["cp", "-a", "--reflink=auto", str(base), str(folder)], check=True)
    _configure(folder)


@contextlib.contextmanager
def busy(processes: int) -> Iterator[None]:
    """Keep this number of cores busy within the context."""
    loops = [subprocess.Popen(["python3", "-c", "while True: pass"]) for _ in range(processes)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def environment_inside() -> dict[str, str]:
    """Return the variables of a new terminal, and this machine's variables for fetching packages."""
    passed = {name: value for name, value in os.environ.items() if VARIABLES.fullmatch(name)}
    path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
    return {**passed, "HOME": "/root", "USER": "root", "SHELL": "/bin/bash", "TERM": "dumb", "PATH": path}


def _sources() -> list[tuple[str, str, str]]:
    """Return the sources of `RELEASE` in this machine's apt, as address, suite and component.

    The list is empty on a system without apt.
    """
    if shutil.which("apt-get") is None:
        return []
    form = "$(REPO_URI) $(RELEASE) $(COMPONENT) $(CREATED_BY)"
    command = ["apt-get", "indextargets", "--no-release-info", "--format", form, "Created-By: Packages"]
    said = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False).stdout
    found = []
    for line in said.splitlines():
        address, suite, component, *_ = [*line.split(), "", "", ""]
        if suite.split("-")[0] == RELEASE and component == "main":
            found.append((address, suite, component))
    return list(dict.fromkeys(found))  # apt lists each source once for each architecture


def _configure(folder: Path) -> None:
    if sources := _sources():
        lines = [f"deb {address} {suite} {component}\n" for address, suite, component in sources]
        (folder / "etc/apt/sources.list").write_text("".join(lines))
    if shutil.which("apt-config"):
        dump = subprocess.run(["apt-config", "dump"], stdout=subprocess.PIPE, text=True, check=True).stdout
        kept = [f"{line}\n" for line in dump.splitlines() if APT_SETTINGS.match(line)]
        (folder / "etc/apt/apt.conf.d/90-as-outside").write_text("".join(kept))
    for name in CONFIGURATION:
        here = Path(name).expanduser()
        there = folder / (f"root/{name[2:]}" if name.startswith("~") else name.lstrip("/"))
        if here.is_file():
            there.parent.mkdir(parents=True, exist_ok=True)
            there.unlink(missing_ok=True)
            shutil.copyfile(here, there)
