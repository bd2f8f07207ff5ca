"""Controls of the user: choices, Bypass, a second press of Stop, and tasks in the background."""

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtQuick import QQuickItem, QQuickWindow

from claude_desk.session.core.session_texts import not_running, rewound, stopped_by_user
from claude_desk.session.turns.rewinder import RewindPreview
from claude_desk.snapshots.records import Change, ChangeKind
from claude_desk.transcript.entries import Entry, EntryKind, NoticeAction
from claude_desk.ui.session.session_view import SessionView
from tests.live_session import LiveSession
from tests.workers import in_background

STATES = (
    "choices", "bypass", "ask-bypass", "stopping", "stopping-harder", "tasks", "agents", "end-all",
    "agents-stopped", "old-cli", "rewind", "rewind-files", "rewind-many", "rewind-looking", "rewind-not",
    "rewound", "row-menu",
)  # fmt: skip
FILES = (
    *(f"atlas/upload/{name}.py" for name in ("client", "retry", "stream", "errors", "limits")),
    "tests/upload/test_client_reads_the_whole_stream_again.py",
    "README.md",
)
CHANGES = (
    Change(b"atlas/upload/client.py", ChangeKind.MODIFIED, None, None, added=4, removed=2),
    Change(b"tests/upload/old_pipes.py", ChangeKind.DELETED, None, None, added=0, removed=5),
    Change(b"tests/upload/test_streams.py", ChangeKind.ADDED, None, None, added=38, removed=0),
    Change(b"atlas/upload/pool.py", ChangeKind.MODIFIED, None, None, added=1, removed=1),
)
PREVIEW = RewindPreview(
    files=tuple(change.path.decode() for change in CHANGES[:3]),
    insertions=7,
    deletions=42,
    foreign=frozenset({b"atlas/upload/pool.py"}),
    from_snapshot=True,
    changes=CHANGES,
)
_MANY = tuple(
    Change(
        f"atlas/{'upload/' * (n % 5)}part_{n}.py".encode(),
        ChangeKind.MODIFIED,
        None,
        None,
        added=n,
        removed=3 * n,
    )
    for n in range(1, 31)
)
MANY = RewindPreview(
    files=tuple(change.path.decode() for change in _MANY[:27]),
    foreign=frozenset(change.path for change in _MANY[27:]),
    from_snapshot=True,
    changes=_MANY,
)
# States that ask about a rewind.
REWINDS = ("rewind", "rewind-files", "rewind-many", "rewind-looking", "rewind-not")

_LEVELS = ["low", "medium", "high", "xhigh", "max"]
MODELS: list[dict[str, Any]] = [
    {
        "value": value,
        "resolvedModel": f"claude-{value}-5-5",
        "displayName": words,
        "description": detail,
        "supportedEffortLevels": _LEVELS,
        "supportsAdaptiveThinking": True,
        "supportsThinkingOff": False,
        "supportsAutoMode": True,
    }
    for value, words, detail in (
        ("default", "Default (recommended)", "Use the default model (currently Opus 5.5) · $4/$20 per Mtok"),
        ("opus", "Opus", "Opus 5.5 · Best for everyday, complex tasks · $4/$20 per Mtok"),
        ("fable", "Fable", "Fable 5.2 · Most capable for your hardest and longest-running tasks · $8/$40"),
        ("sonnet", "Sonnet", "Sonnet 5.5 · Efficient for routine tasks · $2/$10 per Mtok"),
    )
]
TASKS = (
    in_background("b1", "npm run dev"),
    in_background("a1", "Look for every place where the retry loop is used", agent=True),
    in_background("b2", "python3 -m http.server 8000 --directory build/site/with/a/long/path/that/goes/on"),
)


def set_up(state: str, session: LiveSession) -> None:
    """Set what a state of `STATES` shows. Do nothing for other states."""
    if state not in STATES:
        return
    if not state.startswith(("rewind", "rewound", "row-menu", "ask-bypass")):
        session.works()
    if state == "rewind":
        session.cli.answers["rewind_files"] = {
            "canRewind": True, "filesChanged": [*FILES, "a.py"], "insertions": 18, "deletions": 41,
        }  # fmt: skip
        session.show_background(TASKS[0], TASKS[2])
    session.cli.silent = state in ("rewind-looking", "rewind-files", "rewind-many")
    if state == "rewound":
        entry = Entry("back", EntryKind.NOTICE, 99, phrase=rewound(first=False), final=True)
        entry.action = NoticeAction.UNDO_REWIND
        session.add(entry)
    if state != "old-cli":
        session.info.models, session.info.model, session.info.effort = MODELS, "default", "medium"
    match state:
        case "bypass":
            session.info.mode = "bypassPermissions"
        case "ask-bypass":
            session.show_background(*TASKS[:1])
        case "stopping":
            session.stop()
        case "stopping-harder":
            session.stop()
            session.stop()
        case "tasks":
            session.show_background(*TASKS)
        case "agents":
            session.rests()
            session.show_background(*TASKS, in_background("a2", "Port the clients", agent=True))
        case "end-all":
            session.rests()
            session.show_background(*TASKS)
            session.info.stops_tasks = False
            session.info_changed.emit()
        case "agents-stopped":
            session.rests()
            names = ["Port the clients", "release-check"]
            for turn, said, action in (
                (98, stopped_by_user(names), NoticeAction.BEGIN_ANEW),
                (99, not_running(names), NoticeAction.CALL_AGAIN),
            ):
                entry = Entry(f"ended-{turn}", EntryKind.NOTICE, turn, phrase=said, final=True)
                entry.action = action
                session.add(entry)
        case "old-cli":
            session.info.stops_tasks = False
            session.show_background(*TASKS[:2])


def ask(state: str, view: SessionView, session: LiveSession) -> None:
    control = view.choices
    if state in REWINDS:
        view.rewind.begin(
            view.navigation.lastMessage(), view.transcript.source(view.navigation.lastMessage())
        )
    if state in ("rewind-files", "rewind-many"):
        uuid = session.rewinder.message_of(view.navigation.lastMessage())
        session.rewinder.previewed.emit(uuid, PREVIEW if state == "rewind-files" else MANY)
    if state == "ask-bypass":
        control.mode.choose(control.mode.rowCount() - 1)


def open_row_menu(window: QQuickWindow) -> None:
    """Open the menu of the first row of prose with the right mouse button."""
    from PySide6.QtTest import QTest  # the tests of packages count what the gallery loads

    row = next((each for each in _items(window.contentItem()) if _kind(each).startswith("ProseRow_")), None)
    if row is None:
        return
    place = row.mapToScene(QPointF(row.width() / 2, row.height() / 2)).toPoint()
    QTest.mouseClick(window, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, place)


def _items(item: QQuickItem) -> Iterator[QQuickItem]:
    yield item
    for child in item.childItems():
        yield from _items(child)


def _kind(item: QQuickItem) -> str:
    return item.metaObject().className()
