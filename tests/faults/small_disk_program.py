"""Runs the program with a separate disk as its home. The disk fills up and becomes read-only.

Run `python -m tests.faults.small_disk_program` with such a disk at HOME (see `test_full_mount.py`). The
process prints the name of each check that passed.
"""

import asyncio
import contextlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import qasync
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from claude_desk.options import Options
from claude_desk.paths import AppPaths, some_places
from claude_desk.ui.window.window_engine import prepare_application
from claude_desk.workspace.log_file import logged
from claude_desk.workspace.trash import to_trash
from tests.e2e.desk import Desk
from tests.entry_words import said
from tests.faults.disk_faults import (
    answering,
    ask,
    assert_whole,
    change_all,
    draft_is_kept,
    keep_session_file,
    sent_of,
    told,
)
from tests.qml.window import Kind
from tests.waiting import until

PAGE = 4096
HOME = Path(os.environ["HOME"])


@contextlib.contextmanager
def filled(leaving: int) -> Iterator[None]:
    """Fill the disk until `leaving` bytes are left, within this context. Root has no reserve on this disk."""
    ballast = HOME / "ballast"
    with ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while file.write(bytes(PAGE)):
            pass
    os.truncate(ballast, max(0, ballast.stat().st_size - leaving))
    try:
        yield
    finally:
        ballast.unlink()


def mount(how: str) -> None:
    subprocess.run(["mount", "-o", f"remount,{how}", str(HOME)], check=True)


async def asks_before_it_loses(desk: Desk, why: str) -> None:
    """Type text that cannot be saved, and check that closing the window asks first and gives the reason
    `why`."""
    desk.type(" and more")
    assert not desk.program._closing_controller.may_close()
    prompt = desk.screen.app.session_list.session_prompt
    assert f"is not saved: {why}." in str(prompt.property("lost")), prompt.property("lost")
    prompt.dismiss()
    await desk.press("Message", Kind.EditableText)
    desk.key(Qt.Key.Key_End, held=Qt.KeyboardModifier.ControlModifier)


def refuses_to_trash(why: str) -> None:
    """Check that a file stays in its place if the trash, which is on the same disk, cannot take the file."""
    file = HOME / "session.jsonl"
    try:
        to_trash(file)
    except OSError as error:
        assert error.strerror == why, error
    else:
        raise AssertionError("it went to a trash that has no room")
    assert file.read_text() == "{}\n"


async def fills_up(options: Options, places: AppPaths) -> None:
    """Fill the disk, each time with one more page of free space. Check that no file is ever half-written, and
    that text that did not fit is written later."""
    (HOME / "session.jsonl").write_text("{}\n")
    async with Desk(options, os.environ, places) as desk:
        await ask(desk, "before")
        for pages in range(12):
            with filled(pages * PAGE):
                await change_all(desk, pages)
                assert_whole(HOME)
                if not pages:
                    await asks_before_it_loses(desk, "No space left on device")
                    refuses_to_trash("No space left on device")
        assert 1 <= len(told(desk)) <= 12, told(desk)
        await change_all(desk, 20)
        await draft_is_kept(places.data, "draft 20")
        await until(desk.program.catalog.counted, lambda: not desk.program.catalog.trouble, 60)
        sent = sent_of(places.data, desk.session.info.session_id)
        assert sent == ["before", *(f"message {pages}" for pages in range(12)), "message 20"], sent
        own = os.environ.get("CLAUDE_CONFIG_DIR") or str(HOME / ".claude")
        folder, session_id = Path(options.directory), desk.session.info.session_id
        keep_session_file({"CLAUDE_CONFIG_DIR": own}, folder, session_id, *sent)
    assert_whole(HOME)


def read_only(desk: Desk) -> list[str]:
    """Return the notices about the read-only disk. The conversation also has notices about the full disk."""
    return [words for words in told(desk) if "Read-only file system" in words]


async def is_read_only(options: Options, places: AppPaths) -> None:
    """Check that the program reads the files on a read-only disk, and reports once that it cannot write
    them."""
    async with Desk(options, os.environ, places) as desk:
        assert desk.program._settings.kept.text_scale == 1.2
        assert desk.written() == "draft 20", desk.written()
        desk.clear()
        await ask(desk, "read-only")
        assert len(read_only(desk)) == 1, told(desk)
        await ask(desk, "and again")
        assert len(read_only(desk)) == 1, told(desk)
        await until(desk.program.catalog.counted, lambda: not desk.program.catalog.reading, 60)
        assert not desk.program.catalog.trouble
        await asks_before_it_loses(desk, "Read-only file system")
        refuses_to_trash("Read-only file system")


async def is_bare(options: Options, places: AppPaths) -> None:
    """Check that the program runs on a read-only disk without any of its folders."""
    async with Desk(options, os.environ, places) as desk:
        await ask(desk, "bare")
        found = [said(entry) for entry in desk.session.entries if "Read-only file system" in said(entry)]
        assert len(found) == 1, found
        assert "lost when you quit" in found[0]
        await asks_before_it_loses(desk, "Read-only file system")
        assert not told(desk)


def main() -> None:
    application = QGuiApplication(sys.argv[:1])
    prepare_application(application)
    loop = asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(application))
    with loop as runner, tempfile.TemporaryDirectory() as folder:
        options = answering(Path(folder))
        for ground, way in (("rw", fills_up), ("ro", is_read_only), ("rw", is_bare)):
            mount(ground)
            if way is is_bare:
                for name in (".config", ".local", ".cache"):
                    (HOME / name).rename(HOME / f"{name}-away")
                mount("ro")
            with some_places() as places, logged(places):
                runner.run(way(options, places))
            print(way.__name__, flush=True)


if __name__ == "__main__":
    main()
