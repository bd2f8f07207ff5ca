"""The parts of Qt and Python that a run of the whole gallery loads: `python -m tests.packages.loaded_parts`.

The program prints JSON: the number of states, the libraries below PySide6 and shiboken6 in /proc/self/maps,
and the Python modules. If QT_LOGGING_RULES contains `RULES`, the engine logs to stderr each QML module whose
qmldir it has read, and `qml_modules` finds these modules there. A message handler in Python would deadlock,
because the engine logs from its own thread.
"""

import json
import re
import sys
from pathlib import Path

import PySide6
import shiboken6
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow

from claude_desk.startup.lean_imports import load_qasync_alone
from claude_desk.ui.window.window_engine import prepare_application

load_qasync_alone()  # as the program does: the gallery would import qasync in the usual way

from tests.gallery.states import STATES, fill, stream  # noqa: E402
from tests.gallery.usage import open_panel  # noqa: E402
from tests.window_engines import SuccessiveWindow  # noqa: E402

RULES = "qt.qml.import=true"

_LONGEST_FRAME_MS = 3000
# Qt's own dialogs, which are used if the desktop has none. No state of the gallery opens them.
_DIALOGS = b"""
import QtQuick
import QtQuick.Dialogs

Window {
    id: window

    width: 800
    height: 600
    visible: true
    Component.onCompleted: {
        files.open()
        folders.open()
    }

    property list<QtObject> dialogs: [
        FileDialog { id: files; parentWindow: window },
        FolderDialog { id: folders; parentWindow: window }
    ]
}
"""


def main() -> int:
    application = QGuiApplication(sys.argv[:1])
    prepare_application(application)
    wanted = sys.argv[1:] or list(STATES)
    for state in wanted:
        screen = SuccessiveWindow()
        session = fill(state, screen)
        window = screen.open()
        open_panel(state, screen)
        if state == "streaming" and session is not None:
            stream(session)
        _wait_for_frame(window.contentItem())
        screen.close()
    _open_dialogs()
    found = {
        "states": len(wanted),
        "libraries": sorted(_libraries()),
        "python": sorted(sys.modules),
    }
    print(json.dumps(found))
    return 0


def _open_dialogs() -> None:
    engine = QQmlApplicationEngine()
    engine.loadData(_DIALOGS)
    (window,) = engine.rootObjects()
    assert isinstance(window, QQuickWindow)
    _wait_for_frame(window.contentItem())
    window.close()
    engine.deleteLater()


def qml_modules(messages: str) -> list[str]:
    """Return the QML modules of Qt that were loaded, as folders below `qml`."""
    return sorted(set(re.findall(r"/PySide6/Qt/qml/([\w/.]+?)/qmldir", messages)))


def _wait_for_frame(item: QQuickItem) -> None:
    loop = QEventLoop()
    item.window().frameSwapped.connect(loop.quit)
    QTimer.singleShot(_LONGEST_FRAME_MS, loop.quit)
    loop.exec()


def _libraries() -> set[str]:
    roots = [Path(module.__path__[0]).parent for module in (PySide6, shiboken6)]
    text = Path("/proc/self/maps").read_text(encoding="utf-8")
    mapped = {Path(line.split(maxsplit=5)[5]) for line in text.splitlines() if "/" in line}
    return {
        str(path.relative_to(root))
        for path in mapped
        for root in roots
        if path.is_relative_to(root) and ".so" in path.name
    }


if __name__ == "__main__":
    sys.exit(main())
