"""One start: `python start_process.py ours FOLDER CLI` or `python start_process.py bare`.

The process reports its first frame in a line of JSON: seconds of the monotonic clock, and the processor
seconds of this process so far.
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


class AfterFirstFrame:
    """Notices the import that follows immediately after the first frame."""

    def find_spec(self, name: str, *_: object) -> None:
        if name == "claude_desk.startup.module_loader":
            from PySide6.QtGui import QGuiApplication

            assert any(window.isExposed() for window in QGuiApplication.topLevelWindows())
            tell()


def ours(folder: str, cli: str) -> int:
    from claude_desk.__main__ import main

    sys.meta_path.insert(0, AfterFirstFrame())  # type: ignore[arg-type]
    sys.argv = ["claude-desk", folder, "--cli", cli, "--theme", "light"]
    return main()


if __name__ == "__main__":
    sys.exit(bare() if sys.argv[1] == "bare" else ours(sys.argv[2], sys.argv[3]))
