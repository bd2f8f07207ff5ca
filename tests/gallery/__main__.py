"""The command line of the gallery."""

import argparse
import os
import sys

from PySide6.QtCore import QLocale, QTimer
from PySide6.QtGui import QGuiApplication

import tests.gallery as gallery
from claude_desk.ui.window.window_engine import WindowEngine, prepare_application
from resources.translations import qm_files
from tests.gallery.pages import open_page
from tests.gallery.states import STATES, fill, stream

_RESTING_MS = 1500  # everything is made and drawn within this time


def main() -> int:
    parser = argparse.ArgumentParser(description=gallery.__doc__)
    parser.add_argument("--theme", default="light", choices=("light", "dark", "system"))
    parser.add_argument("--state", default="conversation", choices=STATES)
    parser.add_argument("--size", default="1280x860")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--language", default="en", help="a code like de or pt_BR")
    parser.add_argument("--into", default="", help="draw it into this file, and end")
    options = parser.parse_args()
    os.environ["DBUS_SESSION_BUS_ADDRESS"] = "disabled:"  # makes file dialogs parts of the window
    if options.into:
        from tests import fonts  # from the `test` extra

        fonts.enter(beside_the_machines=True)
    QLocale.setDefault(QLocale("en_US"))  # like the English texts
    application = QGuiApplication(sys.argv[:1])
    prepare_application(application)
    screen = WindowEngine()
    screen.app.set_theme(options.theme)
    screen.app.set_text_scale(options.scale)
    session = fill(options.state, screen)
    window = screen.open()
    window.resize(*(int(part) for part in options.size.split("x")))
    window = open_page(options.state, screen, window)
    if options.language != "en":
        qm_files.compile_stale()
        screen.set_language(options.language)  # only now, because the page is opened by its English name
    if options.state == "streaming" and session is not None:
        stream(session)
    screen.closed.connect(application.quit)
    if options.into:
        QTimer.singleShot(_RESTING_MS, window, lambda: window.grabWindow().save(options.into))
        QTimer.singleShot(_RESTING_MS, lambda: application.exit(0))  # a window could refuse to close
    code = application.exec()
    screen.close()
    return code


if __name__ == "__main__":
    sys.exit(main())
