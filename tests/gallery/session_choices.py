"""Controls of the user: choices, Bypass, a second press of Stop, and tasks in the background."""

from typing import Any

from claude_desk.session.core.session_texts import rewound
from claude_desk.session.turns.rewinder import RewindPreview
from claude_desk.transcript.entries import Entry, EntryKind, NoticeAction, StopBy
from claude_desk.ui.session.session_view import SessionView
from tests.fake_session import FakeSession
from tests.workers import in_background

STATES = (
    "choices", "bypass", "ask-bypass", "stopping", "stopping-harder", "tasks", "agents", "old-cli",
    "rewind", "rewind-looking", "rewind-not", "rewound", "row-menu",
)  # fmt: skip
FILES = (
    *(f"atlas/upload/{name}.py" for name in ("client", "retry", "stream", "errors", "limits")),
    "tests/upload/test_client_reads_the_whole_stream_again.py",
    "README.md",
)
REACHES = {
    "rewind": RewindPreview(
        "", "", (*FILES, "tests/upload/test_client_reads_the_whole_stream_again.py", "a.py"), 18, 41, 2
    ),
    "rewind-looking": None,
    "rewind-not": RewindPreview(
        "The conversation was compacted after this message; you cannot rewind past that.",
        "No file checkpoint for this message.",
    ),
}

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


def set_up(state: str, session: FakeSession) -> None:
    """Set what a state of `STATES` shows. Do nothing for other states."""
    if state not in STATES:
        return
    session.state = "working"
    if state.startswith(("rewind", "rewound", "row-menu")):
        session.state = "ready"
    if state in REACHES:
        session.rewinder.reach = REACHES[state]
    if state == "rewound":
        entry = Entry("back", EntryKind.NOTICE, 99, phrase=rewound(first=False), final=True)
        entry.action = NoticeAction.UNDO_REWIND
        session.entries.append(entry)
    if state != "old-cli":
        session.info.models, session.info.model, session.info.effort = MODELS, "default", "medium"
    match state:
        case "bypass":
            session.info.mode = "bypassPermissions"
        case "ask-bypass":
            session.state = "ready"
            session.background = TASKS[:1]
        case "stopping":
            session.state, session.next_stop, session.stop_waits = "stopping", StopBy.SIGINT, 0.0
        case "stopping-harder":
            session.state, session.next_stop, session.stop_waits = "stopping", StopBy.SIGTERM, 3600.0
        case "tasks":
            session.background = TASKS
        case "agents":
            session.state = "agents"
            session.background = (*TASKS, in_background("a2", "Port the clients", agent=True))
        case "old-cli":
            session.info.stops_tasks, session.background = False, TASKS[:2]


def ask(state: str, view: SessionView) -> None:
    control = view.choices
    if state in REACHES:
        view.rewind.begin(
            view.navigation.lastMessage(), view.transcript.source(view.navigation.lastMessage())
        )
    if state == "ask-bypass":
        control.mode.choose(control.mode.rowCount() - 1)
