"""The permission modes and models that a session can be given, in the order they are offered. No Qt."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from claude_desk.session.session import Session


class Choice(NamedTuple):
    value: str  # the CLI's word for it
    words: str


# The modes of the CLI (protocol.md section 1) in the words of design.md section 5.
MODES = (
    Choice("default", "Ask first"),
    Choice("acceptEdits", "Accept edits"),
    Choice("plan", "Plan"),
    Choice("dontAsk", "Don't ask"),
    Choice("auto", "Auto"),
    Choice("bypassPermissions", "Bypass"),
)


def mode_index(mode: str) -> int:
    """Which of `MODES` it is; -1 for one of a CLI newer than this."""
    return next((index for index, known in enumerate(MODES) if known.value == mode), -1)


def mode_words(mode: str) -> str:
    index = mode_index(mode)
    return MODES[index].words if index >= 0 else mode


def models_of(session: "Session") -> list[Choice]:
    """The models that `initialize` lists, and the current one where it is none of them."""
    found = [
        Choice(_value(model), str(model.get("displayName") or _value(model))) for model in session.models
    ]
    current = session.model
    if current and not any(current in (_value(model), _resolved(model)) for model in session.models):
        found.append(Choice(current, current))
    return [choice for choice in found if choice.value]


def model_index(session: "Session") -> int:
    """Which of `models_of` the session has: by its name, or by the model which that name stands for."""
    current = session.model or "default"
    values = [choice.value for choice in models_of(session)]
    if current in values:
        return values.index(current)
    meant = (_value(model) for model in session.models if _resolved(model) == current)
    return next((values.index(value) for value in meant if value in values), -1)


def _value(model: Mapping[str, Any]) -> str:
    return str(model.get("value") or "")


def _resolved(model: Mapping[str, Any]) -> str:
    return str(model.get("resolvedModel") or _value(model))
