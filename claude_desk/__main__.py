"""`python -m claude_desk`."""

import gc
import signal
import sys


def main() -> int:
    # The objects that the first frame needs do not become garbage. `main_controller` enables the collector
    # after that frame.
    gc.disable()
    # Until `app.py` handles the signals, SIGINT ends the program. A KeyboardInterrupt would be lost within a
    # call of Qt.
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from claude_desk.startup.lean_imports import import_qt_core, prepare_dataclasses

    import_qt_core()
    prepare_dataclasses()
    from claude_desk.app import main as run

    return run()


if __name__ == "__main__":
    sys.exit(main())
