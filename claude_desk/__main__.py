"""`python -m claude_desk`."""

import gc
import signal
import sys


def main() -> int:
    # What is loaded for the first frame is no garbage; `main_controller` turns the collector on after it.
    gc.disable()
    # Until `app.py` handles the signals: a KeyboardInterrupt raised within a call of Qt would be lost.
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from claude_desk.startup.lean_imports import import_qt_core

    import_qt_core()
    from claude_desk.app import main as run

    return run()


if __name__ == "__main__":
    sys.exit(main())
