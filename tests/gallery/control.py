"""What the person steers: choices, Bypass, Stop pressed again, tasks in the background."""

from typing import Any

from claude_desk.transcript.background import BackgroundTask
from claude_desk.transcript.entries import StopBy
from claude_desk.ui.control_view import ControlView
from tests.fake_session import FakeSession

STATES = ("choices", "bypass", "ask-bypass", "stopping", "stopping-harder", "tasks", "old-cli")

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
    BackgroundTask("b1", "npm run dev"),
    BackgroundTask("a1", "Look for every place where the retry loop is used", agent=True),
    BackgroundTask("b2", "python3 -m http.server 8000 --directory build/site/with/a/long/path/that/goes/on"),
)


def set_up(state: str, session: FakeSession) -> None:
    """What a state of `STATES` is at; nothing for others."""
    if state not in STATES:
        return
    session.state = "Working"
    if state != "old-cli":
        session.models, session.model, session.effort = MODELS, "default", "medium"
    match state:
        case "bypass":
            session.permission_mode = "bypassPermissions"
        case "ask-bypass":
            session.state = "Ready"
            session.background = TASKS[:1]
        case "stopping":
            session.state, session.next_stop, session.stop_waits = "Stopping", StopBy.SIGINT, 0.0
        case "stopping-harder":
            session.state, session.next_stop, session.stop_waits = "Stopping", StopBy.SIGTERM, 3600.0
        case "tasks":
            session.background = TASKS
        case "old-cli":
            session.stops_tasks, session.background = False, TASKS[:2]


def ask(state: str, control: ControlView) -> None:
    if state == "ask-bypass":
        control.mode.choose(control.mode.rowCount() - 1)
