"""One start: `ours FOLDER CLI`, `hears FOLDER CLI` or `bare`. Tells when its first frame was.

A line of JSON: seconds of the monotonic clock, and of this process's processor time so far. `hears` tells by a
second line when the window first heard a clock outside, for how long it heard nothing at most, and when the
session was ready; `trusts FOLDER` remembers before that it may be opened.
"""

import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path[0] = str(Path(__file__).resolve().parents[2])


def tell() -> None:
    global told
    if not told:
        told = True
        print(f'{{"at": {time.monotonic()}, "cpu": {time.process_time()}}}', flush=True)


told = False


def bare() -> int:
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtQml import QQmlApplicationEngine
    from PySide6.QtQuick import QQuickWindow

    application = QGuiApplication(["bare"])
    engine = QQmlApplicationEngine(str(Path(__file__).with_name("Bare.qml")))
    window = engine.rootObjects()[0]
    assert isinstance(window, QQuickWindow)
    window.frameSwapped.connect(tell)
    return application.exec()


class AfterFirstFrame:
    """Sees the first import of what comes after the first frame, which follows it at once."""

    def __init__(self, then: Callable[[], None]) -> None:
        self._then: Callable[[], None] | None = then

    def find_spec(self, name: str, *_: object) -> None:
        if name == "claude_desk.startup.early_session_list":
            from PySide6.QtGui import QGuiApplication

            assert any(window.isExposed() for window in QGuiApplication.topLevelWindows())
            tell()
            then, self._then = self._then, None
            if then is not None:
                then()


def ours(folder: str, cli: str) -> int:
    from claude_desk.__main__ import main

    begin(folder, cli)
    return main()


def hears(folder: str, cli: str) -> int:
    """A clock outside asks every 4 ms from the first frame on, until the session is ready."""
    from claude_desk import app
    from claude_desk.__main__ import main

    class Screen(app.WindowEngine):
        def __init__(self, *arguments: Any, **options: Any) -> None:
            super().__init__(*arguments, **options)
            screens.append(self)

    screens: list[Screen] = []
    waits: list[tuple[float, float]] = []  # when it was heard, and how late that was

    def hear(moment: float) -> None:
        now = time.monotonic()
        waits.append((now, now - moment))
        if screens[0].app.view.state == "ready":
            heard = {"heard": waits[0][0], "longest": max(late for _, late in waits), "ready": now}
            print(json.dumps(heard), flush=True)
            os._exit(0)

    def watch() -> None:
        from tests.bench.ticker import Ticker

        clocks.append(Ticker(10_000, 0.004, hear))

    clocks: list[Any] = []
    app.WindowEngine = Screen  # type: ignore[misc]
    begin(folder, cli, watch)
    return main()


def trusts(folder: str) -> int:
    """The folder is opened without a question from now on."""
    from PySide6.QtGui import QGuiApplication

    from claude_desk.paths import cli_config, default_places
    from claude_desk.ui.window.window_engine import prepare_application
    from claude_desk.workspace.folder_trust import FolderTrust, TrustAnswer

    application = QGuiApplication(["trusts"])
    prepare_application(application)
    trust = FolderTrust(default_places(), cli_config(os.environ), Path(os.environ["HOME"]))
    trust.remember(trust.review(Path(folder)), TrustAnswer.TRUSTED)
    return 0


def begin(folder: str, cli: str, then: Callable[[], None] = lambda: None) -> None:
    sys.meta_path.insert(0, AfterFirstFrame(then))  # type: ignore[arg-type]
    sys.argv = ["claude-desk", folder, "--cli", cli, "--theme", "light"]


if __name__ == "__main__":
    does = {"ours": ours, "hears": hears, "trusts": trusts, "bare": bare}[sys.argv[1]]
    sys.exit(does(*sys.argv[2:]))
