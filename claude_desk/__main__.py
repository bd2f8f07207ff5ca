"""`python -m claude_desk`."""

import gc
import sys


def main() -> int:
    # What is loaded for the first frame is no garbage; `main_controller` sets the collector to work after it.
    gc.disable()
    from claude_desk.startup.lean_imports import import_qt_core

    import_qt_core()
    from claude_desk.app import main as run

    return run()


if __name__ == "__main__":
    sys.exit(main())
