"""A real mount that hangs, in the whole program: the window stays responsive and reports that the mount does
not answer.

The kernel does not release a thread that waits for such a mount. If the window's thread waited for such a
mount, the test would hang as long as the mount.
"""

import asyncio
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from PySide6.QtCore import QObject, Qt, QTimer

from claude_desk.options import parse
from claude_desk.protocol.phrase import Phrase
from claude_desk.session.core import disk_looks
from claude_desk.session.core.disk_looks import is_folder, when_answered
from claude_desk.session.core.worker_threads import within
from claude_desk.session.snapshots.change_calls import is_same
from claude_desk.snapshots.records import SnapshotMoment
from claude_desk.transcript.entries import EntryKind
from claude_desk.transcript.operations import Insert
from claude_desk.ui.attachments import attachment_loader
from claude_desk.ui.attachments.attachment_loader import AttachmentLoader
from claude_desk.ui.composer import file_finder
from claude_desk.ui.composer.file_finder import FileFinder
from claude_desk.ui.window.link_opener import open_link
from claude_desk.ui.window.window_engine import WindowEngine
from claude_desk.workspace.prompt_history import PromptHistory
from tests.gallery.entry_maker import Maker
from tests.hung_mount import CannotMount, HungMount
from tests.patient_looks import quick_looks
from tests.unit.controllers.conftest import StartProgram, places, screen, start_program
from tests.unit.snapshots.conftest import run_git
from tests.waiting import signal_of, until

__all__ = ["places", "screen", "start_program"]

LONGEST_STALL = 1.0  # seconds; ten times the program's limit, as the machine may be busy
TELL = os.environ.get("STALLS")  # path of a file that gets a line for each measurement


class Stalls(QObject):
    """Measures the longest time in which the window's thread handles no events."""

    def __init__(self) -> None:
        super().__init__()
        self.longest = 0.0
        self._last = time.monotonic()
        self._timer = QTimer(self, interval=2, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    def _tick(self) -> None:
        now = time.monotonic()
        self.longest, self._last = max(self.longest, now - self._last), now

    def begin(self) -> None:
        self.longest, self._last = 0.0, time.monotonic()

    def end(self, what: str) -> float:
        self._tick()
        if TELL:
            with Path(TELL).open("a") as file:
                file.write(f"{self.longest * 1000:7.0f} ms  {what}\n")
        return self.longest


@pytest.fixture
def hung(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[HungMount]:
    monkeypatch.setattr(disk_looks, "_silent", {})
    folder = tmp_path / "project" / "mount"
    folder.mkdir(parents=True)
    try:
        mount = HungMount(folder)
    except CannotMount as why:
        pytest.skip(f"nothing can be mounted here: {why}")
    yield mount
    gave_up = mount.gave_up
    mount.end()
    assert not gave_up, "somebody waited for the mount who should not"


@pytest.fixture(autouse=True)
def quick() -> Iterator[None]:
    with quick_looks():
        yield


@pytest.fixture
def stalls(test_loop: Any) -> Stalls:
    return Stalls()


async def turns(number: int = 3) -> None:
    """Let the window handle the events that are due, `number` times."""
    for _ in range(number):
        await asyncio.sleep(0)


def test_who_looks_into_it_waits_until_it_answers(hung: HungMount, qapp: Any) -> None:
    assert within(0.2, hung.folder.is_dir, None) is None
    hung.answer()
    assert within(30, lambda: list(hung.folder.iterdir()), None) == []


async def test_a_session_there_says_so_and_begins_once_it_answers(
    start_program: StartProgram, screen: WindowEngine, hung: HungMount, stalls: Stalls
) -> None:
    program = start_program(cli="/nowhere/claude")
    app = screen.app
    stalls.begin()
    program.launcher.open_folder(str(hung.folder))
    await until(app.pageChanged, lambda: app.property("page") == "trust")
    assert app.property("trust").property("silent")
    assert program.session is None
    app.folderRetryWanted.emit()
    await turns()
    assert app.property("page") == "trust" and app.property("trust").property("silent")
    app.trusted.emit()  # a folder that could not be reviewed is not trusted
    await turns()
    assert program.session is None
    assert stalls.end("a folder is opened, looked at again") < LONGEST_STALL
    hung.answer()
    await until(app.pageChanged, lambda: app.property("page") == "conversation")
    assert program.session is not None


async def test_a_pane_that_was_closed_asks_nothing(
    start_program: StartProgram, screen: WindowEngine, hung: HungMount
) -> None:
    """Its folder answers too late, or the end of its session looks at the folder once more."""
    program = start_program(cli="/nowhere/claude")
    program.launcher.open_folder(str(hung.folder))
    await until(screen.app.pageChanged, lambda: screen.app.property("page") == "trust")
    controller = program.session_manager.main
    assert controller is not None and controller.consent is not None and controller.consent.silent
    asked: list[bool] = []
    controller.asked.connect(lambda: asked.append(True))
    controller.detach()
    controller._ask()
    assert not controller._patience.isActive()
    controller.on_late(controller.consent, controller.consent.review)
    assert asked == []


async def test_a_session_whose_folder_begins_to_hang(
    start_program: StartProgram, screen: WindowEngine, tmp_path: Path, stalls: Stalls,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """The next message of the session waits, and the page says why. Another session is shown without
    waiting."""
    monkeypatch.setattr(disk_looks, "_silent", {})
    folder = tmp_path / "project"
    folder.mkdir()
    program, app = start_program(cli="true"), screen.app
    controller = program.session_manager.open(str(folder))
    program.launcher.begin_again(controller, "")
    session = controller.session
    assert session is not None and app.property("page") == "conversation"
    try:
        mount = HungMount(folder)
    except CannotMount as why:
        pytest.skip(f"nothing can be mounted here: {why}")
    try:
        stalls.begin()
        session.send("hello")
        await until(app.pageChanged, lambda: app.property("page") == "trust")
        assert app.property("trust").property("silent")
        assert stalls.end("a message in a folder that hangs by now") < LONGEST_STALL
        stalls.begin()
        assert not session.may_ask_git
        await turns()
        assert stalls.end("git is asked for") < LONGEST_STALL
        stalls.begin()
        other = tmp_path / "other"
        other.mkdir()
        program.launcher.open_folder(str(other))
        await turns()
        assert stalls.end("another session is shown") < 2 * LONGEST_STALL
        assert not mount.gave_up
    finally:
        mount.end()


@pytest.mark.parametrize("closes", [True, False], ids=["closed", "waited"])
async def test_files_to_mention(
    hung: HungMount, stalls: Stalls, monkeypatch: pytest.MonkeyPatch, closes: bool
) -> None:
    """The child hangs. With `closes` the list of files is closed, and the child is ended. Otherwise the
    finder waits for the child, emits `silent` and ends it."""
    monkeypatch.setattr(file_finder, "_LINGER_MS", 50)
    monkeypatch.setattr(file_finder, "_FOLDER_MS", 3_000)
    finder = FileFinder()
    finder.set_folder(str(hung.folder))
    silent = signal_of(finder.silent)
    stalls.begin()
    finder.find("a")
    child = finder._process
    assert child is not None
    ended = asyncio.Event()
    child.finished.connect(lambda *_: ended.set())
    await asyncio.to_thread(hung.wait_asked)
    if closes:
        finder.forget()
    else:
        await silent
        assert not finder.waiting
    await asyncio.wait_for(ended.wait(), 30)
    assert finder._process is None
    assert stalls.end(f"@, {'closed' if closes else 'waited for'}") < LONGEST_STALL
    silent.close()
    finder.close()


@pytest.mark.seconds(120)
async def test_no_other_place_of_the_window_waits_for_it(
    start_program: StartProgram, screen: WindowEngine, stalls: Stalls, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """Try the window's calls that access a path from a folder, a session or Claude. A call that must return
    an answer waits at most a second, and only the first time. A call that can answer later does not wait."""
    monkeypatch.setattr(disk_looks, "_silent", {})
    folder, session_id = tmp_path / "project", str(uuid4())
    folder.mkdir()
    program = start_program(cli="/nowhere/claude", directory=str(folder))
    controller = program.session_manager.current
    assert controller is not None and controller.consent is not None
    consent, view = controller.consent, controller.view
    place = program.profiles.sessions_of("") / "projects" / "-some-other"
    place.mkdir(parents=True)
    rows = view.property("transcript")
    row = Maker()(EntryKind.PROSE, "Look at mount/a.py.")
    rows.apply([Insert(0, (row,))])
    inside, told = str(folder / "mount"), list[bool]()
    (folder / "mount").mkdir()
    waits = 1.0 + LONGEST_STALL
    acts: dict[str, tuple[Callable[[], object], float]] = {
        "the menu of a row": (lambda: view.property("links").findFiles(row.id), LONGEST_STALL),
        "a link": (lambda: open_link("mount/a.py", [str(folder)], told.append), LONGEST_STALL),
        "the folder of a session in the list": (
            lambda: when_answered(inside, lambda: None), LONGEST_STALL
        ),
        "what a worktree would run": (lambda: consent.of(Path(inside)), LONGEST_STALL),
        "an earlier session": (lambda: program.launcher.begin_again(controller, session_id), waits),
        "the settings that a profile names": (lambda: program.launcher._mode_of_cli(controller), waits),
        "the file of a tool call": (lambda: is_same(f"{inside}/a", f"{inside}/b"), 2 * waits),
        "messages sent in a folder": (lambda: PromptHistory(tmp_path, inside), waits),
        "rules that the settings show": (lambda: program._settings_controller._rules(inside), waits),
        "the command line": (lambda: parse([inside]), waits),
        "what was open": (lambda: program._window_restore.had(inside), LONGEST_STALL),
    }  # fmt: skip
    try:
        mounts = [HungMount(Path(inside), 60), HungMount(place, 60)]
    except CannotMount as why:
        pytest.skip(f"nothing can be mounted here: {why}")
    try:
        for what, (act, most) in acts.items():
            monkeypatch.setattr(disk_looks, "_silent", {})
            stalls.begin()
            act()
            await turns()
            assert stalls.end(what) < most, what
        assert not any(mount.gave_up for mount in mounts)
    finally:
        for mount in mounts:
            mount.end()


@pytest.mark.parametrize("by_git", [True, False])
async def test_files_to_mention_around_it(
    hung: HungMount, stalls: Stalls, monkeypatch: pytest.MonkeyPatch, by_git: bool
) -> None:
    """Files next to the mount are found, by git too."""
    folder = hung.folder.parent
    (folder / "apple.txt").touch()
    if by_git:
        run_git(folder.parent, "init", "-q")  # the folder is a part of a repository
    finder = FileFinder()
    finder.set_folder(str(folder))
    found = signal_of(finder.found, lambda paths: bool(paths))
    stalls.begin()
    finder.find("apple", by_git)
    assert await found == (["apple.txt"],)
    finder.close()
    assert stalls.end("@ in a folder around it") < LONGEST_STALL


async def test_a_link_into_it(hung: HungMount, stalls: Stalls) -> None:
    told: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    stalls.begin()
    open_link("file.txt", [str(hung.folder)], told.set_result)
    assert not await asyncio.wait_for(told, 30)
    assert stalls.end("a link is followed") < LONGEST_STALL


async def test_a_file_on_it_is_attached(
    hung: HungMount, stalls: Stalls, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The loader gives up on the file after a while and attaches the next file. Closing the loader does not
    wait for a file."""
    monkeypatch.setattr(attachment_loader, "_PATIENCE_MS", 300)
    other = tmp_path / "other.txt"
    other.write_text("words")
    loader = AttachmentLoader()
    refused, ready = signal_of(loader.refused), signal_of(loader.ready)
    stalls.begin()
    loader.load_file("1", str(hung.folder / "file.txt"))
    loader.load_file("2", str(other))
    assert (await refused)[1] == Phrase("attachment_note.no_answer")
    assert (await ready)[0] == "2"
    loader.load_file("3", str(hung.folder / "file.txt"))
    loader.close()
    assert stalls.end("a file is attached, and the session closed") < LONGEST_STALL


def test_it_is_no_folder(hung: HungMount, qapp: Any) -> None:
    began = time.monotonic()
    assert not is_folder(hung.folder)
    assert time.monotonic() - began < 5
    assert not is_folder(hung.folder / "below")


async def test_a_snapshot_leaves_a_hung_mount_below_the_folder_alone(
    start_program: StartProgram, hung: HungMount, stalls: Stalls
) -> None:
    """A turn in the folder has its snapshots. Only files on the mount are left out."""
    from claude_desk.snapshots.requests import TakeSnapshot

    program = start_program(cli="/nowhere/claude", directory=str(hung.folder.parent))
    (hung.folder.parent / "file.txt").write_text("one")
    stalls.begin()
    request = TakeSnapshot(str(hung.folder.parent), SnapshotMoment.SESSION_START, "", "")
    taken = await program.launcher._snapshots.ask(request, 20)
    assert taken.snapshot.id
    assert stalls.end("a snapshot of the folder around it") < LONGEST_STALL
