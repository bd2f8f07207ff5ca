"""One start that opens a session immediately: `python -m tests.bench.first_opening FILE ROOT`.

The program prints the milliseconds from the opening of the session to its newest rows on the screen. The
session is opened as soon as it is in the list.
"""

import sys
import time
from pathlib import Path

from PySide6.QtGui import QAccessible

from tests.bench.bench_window import run
from tests.bench.opening import begun, has_row
from tests.bench.window_content import until_frame
from tests.qml.window import items_of


async def measure(file: Path, root: Path) -> float:
    screen, program, folder = begun(root, file)
    window = screen.window
    program.begin()
    sessions = screen.app.session_list
    await until_frame(window, lambda: sessions.rowCount() > 0)
    began = time.perf_counter()
    program.launcher.open_session(str(folder), file.stem)
    await until_frame(
        window, lambda: any(has_row(shown.childItems()[0]) for shown in items_of(window, "QQuickListView"))
    )
    took = (time.perf_counter() - began) * 1000
    program.end()
    await program.close()
    screen.close()
    return took


def main() -> None:
    QAccessible.setActive(True)
    found: list[float] = []

    async def work() -> None:
        found.append(await measure(Path(sys.argv[1]), Path(sys.argv[2])))

    run(work)
    print(found[0])


if __name__ == "__main__":
    main()
