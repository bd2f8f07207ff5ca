"""The choices of a session: permission modes, models, effort, thinking. Also the list model of a choice."""

import re
from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum, auto
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui.qt_types import DISPLAY_ROLE, USER_ROLE, Index, Property, role_names
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.session.core.session import Session


BYPASS = "bypassPermissions"


class Choice(NamedTuple):
    value: str  # the CLI's word for the choice
    words: str
    detail: str = ""  # the meaning of the choice, in one line


# The kind of each mode, which determines the icon and the colour. Modes without a kind look like `auto`.
MODE_KINDS = {
    "default": "ask",
    "acceptEdits": "edits",
    "plan": "plan",
    "dontAsk": "refuse",
    BYPASS: "bypass",
}
AUTO = "auto"
# The modes that the keyboard shortcut cycles through, as in the CLI. `AUTO` follows where it is offered.
ROUND = ("default", "acceptEdits", "plan")


def modes() -> tuple[Choice, ...]:
    """Return the modes of the CLI (protocol/README.md 2) in words for the screen."""
    return (
        Choice(
            "default",
            translate("Choices", "Ask first"),
            translate("Choices", "Claude asks before it changes files or runs commands"),
        ),
        Choice(
            "acceptEdits",
            translate("Choices", "Accept edits"),
            translate("Choices", "File edits in this folder are accepted; commands still ask"),
        ),
        Choice(
            "plan",
            translate("Choices", "Plan"),
            translate("Choices", "Claude reads and plans; nothing changes until you approve"),
        ),
        Choice(
            "dontAsk",
            translate("Choices", "Don't ask"),
            translate("Choices", "Denies everything not already allowed, without asking"),
        ),
        Choice(
            AUTO,
            translate("Choices", "Auto"),
            translate("Choices", "Claude Code decides what may run and rarely asks"),
        ),
        Choice(
            BYPASS,
            translate("Choices", "Bypass"),
            translate("Choices", "Everything runs without asking; only for sandboxes"),
        ),
    )


def _effort(level: str) -> Choice:
    match level:
        case "low":
            detail = translate("Choices", "Fastest, fewest tokens")
            return Choice(level, translate("Choices", "Low"), detail)
        case "medium":
            return Choice(level, translate("Choices", "Medium"), translate("Choices", "Balanced"))
        case "high":
            detail = translate("Choices", "More thorough; takes longer")
            return Choice(level, translate("Choices", "High"), detail)
        case "xhigh":
            return Choice(level, translate("Choices", "Very high"), translate("Choices", "For hard work"))
        case "max":
            detail = translate("Choices", "Slowest and most expensive")
            return Choice(level, translate("Choices", "Highest"), detail)
    return Choice(level, level)


def _budgets() -> tuple[Choice, ...]:
    """Return the choices for the number of thinking tokens. With "", the CLI decides."""
    return (
        Choice("", translate("Choices", "Default"), translate("Choices", "Claude Code decides")),
        Choice(
            "0",
            translate("Choices", "Off"),
            translate("Choices", "Claude answers without thinking first"),
        ),
        Choice("4000", translate("Choices", "Short"), translate("Choices", "At most %Ln tokens", n=4000)),
        Choice("10000", translate("Choices", "Long"), translate("Choices", "At most %Ln tokens", n=10000)),
        Choice("31999", translate("Choices", "Longest"), translate("Choices", "At most %Ln tokens", n=31999)),
    )


def modes_of(session: "Session") -> list[Choice]:
    """Return the modes to offer for the session's CLI. The current mode is always included.

    Modes that the CLI refused are omitted. `auto` is offered only if the CLI reports that the model supports
    it, as Claude Code 2.1.330 does. All supported versions know the other modes. 2.1.37 accepts any mode
    while it runs, but exits if it is started with an unknown mode.
    """
    current = session.info.mode
    found = [mode for mode in modes() if mode.value == current or is_offered(session, mode.value)]
    if all(mode.value != current for mode in found):
        found.append(Choice(current, current))
    return found


def is_offered(session: "Session", mode: str) -> bool:
    """Return whether the session's CLI and its model have the mode, as far as is known."""
    if mode == AUTO and not (_current(session) or {}).get("supportsAutoMode"):
        return False
    return mode not in session.info.refused_modes


def mode_words(mode: str) -> str:
    return next((known.words for known in modes() if known.value == mode), mode)


def next_mode(mode: str, session: "Session") -> str:
    """Return the mode that follows this mode when the user presses the shortcut."""
    modes = (*ROUND, AUTO) if is_offered(session, AUTO) else ROUND
    return modes[(modes.index(mode) + 1) % len(modes)] if mode in modes else modes[0]


# `claude-opus-4-6`, `claude-3-5-haiku-20241022`, `us.anthropic.claude-sonnet-4-5-20250929-v1:0`, `opus[1m]`.
# Compiled at the first use, after the first frame.
_MODEL = (
    r"(?:[a-z-]+\.)*(?:claude-(?:(?P<before>\d+(?:-\d{1,2})?)-(?P<old>[a-z]+)|(?P<new>[a-z]+)"
    r"(?:-(?P<version>\d+(?:-\d{1,2})?))?))(?:[-@]\d{6,8})?(?:-v\d+(?::\d+)?)?(?:-latest)?(?P<long>\[1m\])?"
)
_LONG = "[1m]"  # the suffix of a model's name that means a context of a million tokens
_CURRENTLY = r"\(currently ([^()]{1,40})\)"


def models_of(session: "Session") -> list[Choice]:
    """Return the models that `initialize` lists. Add the current model if it is not listed."""
    found = [
        Choice(
            _value(model), str(model.get("displayName") or _value(model)), str(model.get("description") or "")
        )
        for model in session.info.models
    ]
    return with_current([choice for choice in found if choice.value], model_value(session))


def model_words(session: "Session") -> str:
    """Return the proper name of the model that answers, for example `Opus 5.5`.

    Return "" if the CLI chooses the model and nothing is known about it.
    """
    value = model_value(session)
    model = next((each for each in session.info.models if _value(each) == value), {})
    # The CLI may have switched to another model than the chosen model.
    resolved = str(model.get("resolvedModel") or "")
    own = model_name(resolved or session.info.model)
    if own and (resolved or session.info.model not in (value, "default")):
        return own
    if value == "default" or not value:
        match = re.search(_CURRENTLY, str(model.get("description") or ""))
        return match[1] if match else str(model.get("displayName") or "")
    return str(model.get("displayName") or "") or own


def model_name(name: str) -> str:
    """Return `Opus 4.6 (1M context)` for `claude-opus-4-6-20260101[1m]`, `Opus (1M context)` for `opus[1m]`.

    A name of another form is returned unchanged.
    """
    found = re.fullmatch(_MODEL, name)
    if found is None:
        alias = name.removesuffix(_LONG)
        if alias == name or not alias.isalpha():
            return name
        return translate("Choices", "{model} (1M context)", model=alias.title())
    family, version, long = found["new"] or found["old"], found["version"] or found["before"], found["long"]
    words = f"{family.title()} {version.replace('-', '.')}" if version else family.title()
    return translate("Choices", "{model} (1M context)", model=words) if long else words


def model_value(session: "Session") -> str:
    """Return the value in `models_of` for the session's model.

    Prefer the chosen value, then the model's own name, then `default` if no model was chosen. Otherwise,
    return a value that resolves to the model, or the model's name if no value does.
    """
    models = {_value(model): model for model in session.info.models}
    current = session.info.model
    for chosen in (session.info.chosen_model, current, "" if session.info.chosen_model else "default"):
        if chosen in models and (not current or _resolves_to(models[chosen], current)):
            return chosen
    return next((value for value, model in models.items() if model.get("resolvedModel") == current), current)


def _resolves_to(model: Mapping[str, Any], name: str) -> bool:
    """Return whether this choice resolves to `name`.

    If the CLI does not report the resolved model (Claude Code 2.1.37), compare the names themselves. In
    this comparison, `default` resolves to any name.
    """
    value, resolved = _value(model), model.get("resolvedModel")
    if resolved or name == value:
        return name in (value, resolved)
    return value == "default" or value.partition("[")[0] in name


def effort_words(level: str) -> str:
    """Return the words for an effort, a value of `efforts_of`. With "", the CLI decides."""
    match level:
        case "":
            return translate("Choices", "Effort")
        case "low":
            return translate("Choices", "Low effort")
        case "medium":
            return translate("Choices", "Medium effort")
        case "high":
            return translate("Choices", "High effort")
        case "xhigh":
            return translate("Choices", "Very high effort")
        case "max":
            return translate("Choices", "Highest effort")
    return translate("Choices", "{level} effort", level=level)


def budget_words(value: str) -> str:
    """Return the words for an amount of thinking, a value of `budgets_of`."""
    match value:
        case "":
            return translate("Choices", "Thinking: default")
        case "0":
            return translate("Choices", "Thinking: off")
        case "4000":
            return translate("Choices", "Thinking: short")
        case "10000":
            return translate("Choices", "Thinking: long")
        case "31999":
            return translate("Choices", "Thinking: longest")
    return translate("Choices", "Thinking: {budget}", budget=value)


def efforts_of(session: "Session") -> list[Choice]:
    """Return the effort levels of the current model; empty if the CLI reports no levels (2.1.37)."""
    levels = (_current(session) or {}).get("supportedEffortLevels")
    return [_effort(str(level)) for level in levels] if isinstance(levels, list) else []


def budgets_of(session: "Session") -> list[Choice]:
    """Return the thinking choices of the current model; empty if the user cannot change its thinking."""
    model = _current(session)
    if model is None or not model.get("supportsAdaptiveThinking"):
        return with_current(_budgets(), session.info.thinking)
    if model.get("supportsThinkingOff") is False:
        return []
    return with_current(_budgets()[:2], session.info.thinking)


def with_current(choices: Iterable[Choice], value: str) -> list[Choice]:
    found = list(choices)
    if not value and not found:
        return found
    return found if any(choice.value == value for choice in found) else [*found, Choice(value, value)]


def _current(session: "Session") -> Mapping[str, Any] | None:
    """Return the entry of `initialize` for the session's model; None if that model is not listed."""
    value = model_value(session)
    return next((model for model in session.info.models if _value(model) == value), None)


def _value(model: Mapping[str, Any]) -> str:
    return str(model.get("value") or "")


# -------------------------------------------------------------------------------------------------
# The list model of a choice: the options and the current option.


QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


class ChoiceRole(IntEnum):
    WORDS = USER_ROLE + 1
    DETAIL = auto()


@QmlElement
class ChoiceListModel(QAbstractListModel):
    """The options of a choice. `choose` only emits `chosen`; `show` sets the current option.

    Therefore the previous option stays current if the CLI refuses a choice.
    """

    # The value that the user chose, for Python.
    chosen = Signal(str)
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._choices: Sequence[Choice] = ()
        self._row = -1
        self._value = self._words = ""

    def show(self, choices: Sequence[Choice], value: str, words: str = "") -> None:
        """Show these choices and the current value. `words` replace the words of the current choice."""
        if list(choices) != list(self._choices):
            self.beginResetModel()
            self._choices = choices
            self.endResetModel()
        self._row = next((row for row, choice in enumerate(choices) if choice.value == value), -1)
        self._value = value
        self._words = words or (choices[self._row].words if self._row >= 0 else "")
        self.changed.emit()

    @Property(str, notify=changed)  # what the current choice means, in one line
    def detail(self) -> str:
        return self._choices[self._row].detail if self._row >= 0 else ""

    @property
    def said(self) -> str:
        """The current choice, in words."""
        return self._words

    @property
    def chosen_value(self) -> str:
        """The CLI's word for the current choice; "" if Claude Code decides."""
        return self._value

    @Slot(int)
    def choose(self, row: int) -> None:
        if 0 <= row < len(self._choices):
            self.chosen.emit(self._choices[row].value)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._choices)

    def roleNames(self) -> dict[int, QByteArray]:
        return role_names(ChoiceRole)

    def data(self, index: Index, role: int = DISPLAY_ROLE) -> Any:
        if not 0 <= index.row() < len(self._choices):
            return None
        choice = self._choices[index.row()]
        match role:
            case ChoiceRole.WORDS:
                return choice.words
            case ChoiceRole.DETAIL:
                return choice.detail
        return None

    @Property(int, notify=changed)
    def current(self) -> int:
        return self._row

    @Property(str, notify=changed)
    def words(self) -> str:
        return self._words

    @Property(bool, notify=changed)  # whether Claude Code decides
    def usual(self) -> bool:
        return self._value == ""

    @Property(int, notify=changed)
    def count(self) -> int:
        return len(self._choices)
