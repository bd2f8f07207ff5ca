"""The file tree: a folder on the disk, with changes, ignored files, links and odd names."""

import os
import tempfile
from contextlib import suppress
from pathlib import Path

from claude_desk.protocol.files.window_file import OpenFolders
from claude_desk.repository.records import RepositoryStatus
from claude_desk.ui.session.session_view import SessionView
from tests.live_session import LiveSession

STATES = ("files", "files-odd", "files-none", "files-missing")

_FILES = (
    ".gitignore", "LICENSE", "README.md", "pyproject.toml", "docs/index.md", "docs/uploads.md",
    "src/relay/__init__.py", "src/relay/client.py", "src/relay/upload.py", "src/relay/wait.py",
    "tests/unit/test_backoff.py", "tests/unit/test_upload.py", "tests/e2e/test_relay.py", "build/relay.whl",
    "notes.txt",
)  # fmt: skip
_ODD = (
    "a name that is so long that no panel of any width has room for all of its many, many words.md",
    "invoice\u202egpj.exe", "line\nbreak.py", "tab\tname", "&amp <img src=x>.html",
    "\u05e9\u05dc\u05d5\u05dd.md",
    "日本語の手引き.md", "page 2.md", "page 10.md", "   spaces   ",
)  # fmt: skip


def project(state: str) -> Path:
    """Make the folder of a state, and return its path."""
    folder = Path(tempfile.gettempdir()) / "claude-desk-gallery" / state / "atlas"
    if state == "files-missing":
        return folder
    folder.mkdir(parents=True, exist_ok=True)
    (folder / ".git").mkdir(exist_ok=True)
    names = _FILES if state == "files" else _ODD if state == "files-odd" else ()
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("build/\nnotes.txt\n" if name == ".gitignore" else "x = 1\n")
    if state == "files-odd":
        for link, target in (("passwords", "/etc/passwd"), ("docs", "../docs"), ("a/b/c/d/e/f/g/h/i/j", ".")):
            (folder / link).parent.mkdir(parents=True, exist_ok=True)
            with suppress(FileExistsError):  # another process makes the folder too
                (folder / link).symlink_to(target)
        os.makedirs(folder / "empty", exist_ok=True)  # noqa: PTH103 - beside the links
    return folder


def complete(state: str, session: LiveSession) -> None:
    """Let files have changed since the newest commit."""
    if state != "files":
        return
    files = session.files
    found = [
        files.put("docs/uploads.md", None, b"# Uploads\n"),
        files.put("src/relay/upload.py", b"x = 0\n", b"x = 1\n"),
        files.put("tests/unit/test_backoff.py", b"x = 0\n", b"x = 1\n", "tests/unit/test_wait.py"),
        files.put("tests/unit/test_old.py", b"x = 0\n", None),
        files.put("src/relay/wait.py", None, b"x = 1\n"),
    ]
    files.status = RepositoryStatus(files.top, "main", "3f2a1b0", "Ada Example <ada@example.org>",
                                    staged=tuple(found[:1]), unstaged=tuple(found[1:]))  # fmt: skip
    session.change_files(*found)


def open_folders(state: str, view: SessionView) -> None:
    """Open the folders that the state shows open."""
    if state == "files":
        view.open_folders_again(OpenFolders(paths=["docs", "src", "src/relay", "tests", "tests/unit"]))
    elif state == "files-odd":
        deep = "a/b/c/d/e/f/g/h/i"
        view.open_folders_again(
            OpenFolders(paths=["empty", *(deep[:end] for end in range(1, len(deep) + 1, 2))])
        )
