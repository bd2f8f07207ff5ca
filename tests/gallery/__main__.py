"""The command line of the gallery."""

import argparse
import sys

from PySide6.QtGui import QGuiApplication

import tests.gallery as gallery
from claude_desk.ui.screen import Screen, prepare_application
from tests.gallery.meters import open_panel
from tests.gallery.states import STATES, fill, stream


def main() -> int:
    parser = argparse.ArgumentParser(description=gallery.__doc__)
    parser.add_argument("--theme", default="light", choices=("light", "dark", "system"))
    parser.add_argument("--state", default="conversation", choices=STATES)
    parser.add_argument("--size", default="1280x860")
    parser.add_argument("--scale", type=float, default=1.0)
    options = parser.parse_args()
    application = QGuiApplication(sys.argv[:1])
    prepare_application(application)
    screen = Screen()
    screen.app.set_theme(options.theme)
    screen.app.set_text_scale(options.scale)
    session = fill(options.state, screen)
    window = screen.open()
    open_panel(options.state, screen)
    window.resize(*(int(part) for part in options.size.split("x")))
    if options.state == "streaming" and session is not None:
        stream(session)
    screen.closed.connect(application.quit)
    code = application.exec()
    screen.close()
    return code


if __name__ == "__main__":
    sys.exit(main())
