"""What the user can choose from, according to what the CLI reports."""

from typing import Any

import pytest

from claude_desk.ui.session import choices
from tests.live_session import LiveSession

NEW: list[dict[str, Any]] = [
    {"value": "default", "resolvedModel": "claude-opus-5-5", "displayName": "Default"},
    {"value": "opus", "resolvedModel": "claude-opus-5-5", "displayName": "Opus"},
    {"value": "haiku", "resolvedModel": "claude-haiku-5-5", "displayName": "Haiku"},
]
OLD: list[dict[str, Any]] = [{"value": v, "displayName": v} for v in ("default", "opus", "opus[1m]", "haiku")]


@pytest.fixture
def session(qapp: object) -> Any:
    return LiveSession()


@pytest.mark.parametrize(
    ("models", "chosen", "said", "value"),
    [
        (NEW, "", "", "default"),
        (NEW, "", "claude-opus-5-5", "default"),
        (NEW, "opus", "claude-opus-5-5", "opus"),
        (NEW, "opus", "claude-haiku-5-5", "haiku"),  # the CLI has switched to another model
        (NEW, "haiku", "claude-other", "claude-other"),
        (NEW, "haiku", "haiku", "haiku"),
        (OLD, "", "claude-sonnet-4-5-20250929", "default"),  # this CLI does not say what its names mean
        (OLD, "haiku", "claude-haiku-4-5-20251001", "haiku"),
        (OLD, "opus[1m]", "claude-opus-4-6", "opus[1m]"),
        (OLD, "haiku", "claude-opus-4-6", "claude-opus-4-6"),
        ([], "", "", ""),
    ],
)
def test_which_model_it_is(session: Any, models: list[Any], chosen: str, said: str, value: str) -> None:
    session.info.models, session.info.chosen_model, session.info.model = models, chosen, said
    assert choices.model_value(session) == value
    assert [choice.value for choice in choices.models_of(session)] in (
        [model["value"] for model in models],
        [*(model["value"] for model in models), value],
    )
    if value:
        assert value in [choice.value for choice in choices.models_of(session)]


ASKED = {"value": "default", "displayName": "Default (recommended)"}
CURRENT = {**ASKED, "description": "Use the default model (currently Sonnet 4.5) · $3/$15 per Mtok"}


@pytest.mark.parametrize(
    ("models", "chosen", "said", "words"),
    [
        (NEW, "", "", "Opus 5.5"),
        (NEW, "", "claude-opus-5-5", "Opus 5.5"),
        (NEW, "opus", "opus", "Opus 5.5"),
        (NEW, "opus", "claude-haiku-5-5", "Haiku 5.5"),
        (NEW, "haiku", "claude-other", "Other"),
        (NEW, "haiku", "my-model", "my-model"),
        (OLD, "haiku", "haiku", "haiku"),
        (OLD, "opus[1m]", "claude-opus-4-6", "Opus 4.6"),
        ([CURRENT], "", "", "Sonnet 4.5"),
        ([CURRENT], "", "claude-sonnet-4-5-20250929", "Sonnet 4.5"),
        ([ASKED], "", "", "Default (recommended)"),  # this CLI does not say which model it is
        ([], "", "claude-opus-4-6[1m]", "Opus 4.6 (1M context)"),  # before a session's CLI runs
        ([], "opus[1m]", "opus[1m]", "Opus (1M context)"),
        ([], "", "", ""),
    ],
)
def test_a_model_is_called_by_its_own_name(
    session: Any, models: list[Any], chosen: str, said: str, words: str
) -> None:
    session.info.models, session.info.chosen_model, session.info.model = models, chosen, said
    assert choices.model_words(session) == words


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("claude-3-5-haiku-20241022", "Haiku 3.5"),
        ("claude-3-opus-latest", "Opus 3"),
        ("claude-opus-4-20250514", "Opus 4"),
        ("us.anthropic.claude-sonnet-4-5-20250929-v1:0", "Sonnet 4.5"),
        ("claude-opus-4-1@20250805", "Opus 4.1"),
        ("gpt-x", "gpt-x"),
        ("claude", "claude"),
    ],
)
def test_the_name_of_a_model_in_words(qapp: object, name: str, words: str) -> None:
    assert choices.model_name(name) == words


def test_a_model_shaped_as_none_spoils_nothing(session: Any) -> None:
    odd: list[dict[str, Any]] = [{}, {"value": 3, "supportedEffortLevels": "all"}, {"value": "x"}]
    session.info.models, session.info.model, session.info.chosen_model = odd, "3", "3"
    assert [choice.value for choice in choices.models_of(session)] == ["3", "x"]
    assert choices.efforts_of(session) == []
    assert choices.mode_words("delegate") == "delegate"


def test_an_effort_and_a_budget_that_we_do_not_know(session: Any) -> None:
    session.info.models = [{"value": "default", "supportedEffortLevels": ["low", "ultra"]}]
    session.info.model = session.info.chosen_model = ""
    session.info.thinking = "7000"
    assert [choice.words for choice in choices.efforts_of(session)] == ["Low", "ultra"]
    assert choices.budgets_of(session)[-1] == choices.Choice("7000", "7000")


@pytest.mark.parametrize(
    ("adaptive", "off", "values"),
    [(None, None, ["", "0", "4000", "10000", "31999"]), (True, True, ["", "0"]), (True, False, [])],
)
def test_how_much_a_model_may_think(
    session: Any, adaptive: bool | None, off: bool | None, values: list[str]
) -> None:
    session.info.models = [
        {"value": "default", "supportsAdaptiveThinking": adaptive, "supportsThinkingOff": off}
    ]
    session.info.model = session.info.chosen_model = ""
    assert [choice.value for choice in choices.budgets_of(session)] == values
