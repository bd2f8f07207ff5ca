"""`python -m claude_desk`."""

import gc
import signal
import sys


def main() -> int:
    # The objects of the first frame will not become garbage. `main_controller` turns the collector on after
    # the first frame.
    gc.disable()
    # This handler stays until `app.py` handles the signals. A KeyboardInterrupt raised within a call of Qt
    # would be lost.
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from claude_desk.startup.lean_imports import import_qt_core

    import_qt_core()
    from claude_desk.app import main as run

    return run()


if __name__ == "__main__":
    sys.exit(main())
