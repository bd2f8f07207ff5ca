"""One start: `python started.py ours FOLDER CLI` or `python started.py bare`. Tells when its first frame was.

A line of JSON: seconds of the monotonic clock, and of this process's processor time so far.
"""

import sys
import time
from pathlib import Path

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


def ours(folder: str, cli: str) -> int:
    from claude_desk import app
    from claude_desk.ui.screen import Screen

    plain_open = Screen.open

    def watched(self: Screen) -> object:
        window = plain_open(self)
        window.frameSwapped.connect(tell)
        return window

    Screen.open = watched  # type: ignore[assignment,method-assign]
    return app.main([folder, "--cli", cli, "--theme", "light"])


if __name__ == "__main__":
    sys.exit(bare() if sys.argv[1] == "bare" else ours(sys.argv[2], sys.argv[3]))
