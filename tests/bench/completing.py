"""Typing with the list of files open, among 100,000 files: the time from the key to the screen, and to the
list."""

import random
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtTest import QTest

from claude_desk.library.mentions.file_lister import files_of, with_folders
from claude_desk.library.mentions.path_matcher import PathMatcher
from claude_desk.ui.composer.file_finder import FileFinder
from claude_desk.ui.window.window_engine import WindowEngine, prepare_application
from tests.bench.figures import Figure, median, percentile
from tests.live_session import LiveSession, ensure_loop

FILES = 100_000
WORDS = (
    "user", "view", "model", "session", "test", "upload", "retry", "client", "server", "core", "api",
    "handler", "parse", "stream", "token", "index", "cache", "store", "list", "item", "row", "text",
    "page", "main", "config", "login", "auth", "data", "graph", "node", "edge", "tree", "file",
)  # fmt: skip
# Typical queries; the last query matches no file.
QUERIES = ("usrvw", "sessionupload", "tokstr.py", "src/cl", "client/ser", "zqxwv")
_TIMEOUT = 30.0


def completing(rounds: int) -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        plant(Path(folder), FILES)
        began = time.perf_counter()
        paths = PathMatcher(with_folders(files_of(Path(folder))))
        listed = time.perf_counter() - began
        matched = [_matched(paths, query[:end]) for query in QUERIES for end in range(1, len(query) + 1)]
        typed = [_typed(Path(folder)) for _ in range(rounds)]
    return [
        Figure("a tree of 100,000 files: listed and indexed", listed * 1000, "ms"),
        Figure("a key's match among 100,000 files, CPU: longest", max(matched) * 1000, "ms", goal=30),
        Figure(
            "key to screen, the list of files open: 95 of 100",
            median([percentile(keys, 0.95) for keys, _ in typed]) * 1000,
            "ms",
            goal=33,
        ),
        Figure(
            "key to the list's answer: median", median([median(found) for _, found in typed]) * 1000, "ms"
        ),
    ]


def plant(top: Path, count: int) -> None:
    """Make this number of empty files, in folders of one to six levels. The files are the same every time."""
    dice = random.Random(3)
    folders = {
        top.joinpath(*(dice.choice(WORDS) + dice.choice(["", str(dice.randrange(50))]) for _ in range(depth)))
        for depth in (dice.randrange(1, 7) for _ in range(count // 25))
    }
    for folder in folders:
        folder.mkdir(parents=True, exist_ok=True)
    places = sorted(folders)
    for number in range(count):
        words = "_".join(dice.choice(WORDS) for _ in range(dice.randrange(1, 4)))
        (dice.choice(places) / f"{words}{number}{dice.choice(['.py', '.ts', '.qml', '.md'])}").touch()


def _matched(paths: PathMatcher, query: str) -> float:
    """Return the seconds of processor time for a query."""
    began = time.process_time()
    paths.find(query)
    return time.process_time() - began


def _typed(folder: Path) -> tuple[list[float], list[float]]:
    """Return the seconds from each key to the next frame, and from each key to the answer for the list."""
    application = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    assert isinstance(application, QGuiApplication)
    prepare_application(application)
    screen = WindowEngine()
    ensure_loop()
    session = LiveSession(folder=str(folder))
    screen.app.attach(session)
    window = screen.open()
    finder = screen.app.findChild(FileFinder)
    assert finder is not None
    frames: list[float] = []
    answers: list[float] = []
    window.frameSwapped.connect(lambda: frames.append(time.perf_counter()))
    finder.found.connect(lambda _paths: answers.append(time.perf_counter()))
    _until(frames)
    _begin(window)
    _until(answers)
    to_frame, to_answer = [], []
    for query in QUERIES:
        for letter in query:
            frames.clear()
            answers.clear()
            pressed = time.perf_counter()
            QTest.keyClick(window, letter)
            _until(frames)
            _until(answers)
            to_frame.append(frames[0] - pressed)
            to_answer.append(answers[0] - pressed)
        answers.clear()
        _begin(window)
        _until(answers)
    screen.close()
    return to_frame, to_answer


def _begin(window: QWindow) -> None:
    """Begin a mention."""
    for letter in " @":
        QTest.keyClick(window, letter)


def _until(moments: list[float]) -> None:
    """Let the window work until `moments` has an entry. Raise `TimeoutError` after 30 seconds."""
    loop = QEventLoop()
    ticks = QTimer(interval=1)
    end = time.perf_counter() + _TIMEOUT
    ticks.timeout.connect(lambda: loop.quit() if moments or time.perf_counter() > end else None)
    ticks.start()
    loop.exec()
    if not moments:
        raise TimeoutError
