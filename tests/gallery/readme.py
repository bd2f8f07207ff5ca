"""The pictures of the README: a day's sessions next to a request, a plan and an answer."""

import time

from claude_desk.ui.sidebar.session_rows import SessionMark
from claude_desk.ui.window.window_engine import WindowEngine
from tests.gallery import sessions

# The state that each picture shows in its conversation.
STATES = {
    "readme-request": "permission",
    "readme-plan": "plan",
    "readme-answer": "lookups",
    "readme-changes": "changes",
}
_HOUR, _DAY = 3600.0, 86400.0
_LISTED = (
    ("Move the upload queue to SQLite", "atlas", "queue-sqlite", 0.3 * _HOUR),
    ("Why does the relay drop the first webhook?", "relay", "main", 0.6 * _HOUR),
    ("Translate the help pages", "handbook", "main", 1.0 * _DAY),
    ("Release notes for 2.4", "atlas", "release/2.4", 1.1 * _DAY),
    ("Profile the start of the program", "relay", "main", 3 * _DAY),
    ("Read the old importer", "importer", "main", 4 * _DAY),
)


def fill_list(screen: WindowEngine) -> None:
    listed = screen.app.session_list
    listed.set_folders(["/home/someone/src/atlas", "/home/someone/src/relay", "/home/someone/src/handbook"])
    sessions.open_more(screen)
    now = time.time()
    listed.apply_changes(
        [
            sessions.told(number, title, folder, branch, now - ago)
            for number, (title, folder, branch, ago) in enumerate(_LISTED)
        ]
    )
    listed.set_marks({"s3": SessionMark(pinned=True)}, ["s3"])
