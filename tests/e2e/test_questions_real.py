"""Answers to questions, with both real CLIs. The evidence is the text that Claude then reads."""

from typing import Any

import pytest

from claude_desk.session.permissions.decisions import AnswerQuestions, DismissQuestions, RequestKind
from claude_desk.ui.permissions.question_view import QuestionView
from claude_desk.ui.permissions.request_draft import RequestDraft
from tests.clis import Cli
from tests.e2e.conftest import RealSession
from tests.e2e.steps import NEW
from tests.standin import Answer, StandIn, ToolUse
from tests.unit.session.session_harness import SessionHarness

pytestmark = pytest.mark.seconds(120)

LANGUAGE, EVENTS, WHY = "Which language?", "Which events?", "And why?"
QUESTIONS = [
    {
        "question": LANGUAGE,
        "header": "Language",
        "multiSelect": False,
        "options": [
            {"label": "Go", "description": "fast", "preview": "func main() {}"},
            {"label": "Python", "description": "easy"},
        ],
    },
    {
        "question": EVENTS,
        "header": "Events",
        "multiSelect": True,
        "options": [
            {"label": "push, pull", "description": "a"},
            {"label": 'the "release"', "description": "b"},
            {"label": "tag", "description": "c"},
        ],
    },
    {
        "question": WHY,
        "header": "Why",
        "multiSelect": False,
        "options": [{"label": "A", "description": "a"}, {"label": "B", "description": "b"}],
    },
]
SKIPS = "ask_user_question_unanswered_v1"


async def asked(held: SessionHarness, prompt: str) -> tuple[str, QuestionView, list[Any]]:
    """Return the request's id, the form, and the list that receives the form's decisions."""
    held.session.send(prompt)
    await held.until(lambda: len(held.session.requests.pending) == 1, 60)
    (request,) = held.session.requests.pending
    assert request.kind is RequestKind.QUESTION
    form, decided = QuestionView(), []
    form.decided.connect(decided.append)
    form.show(request, RequestDraft(), SKIPS in held.session.info.capabilities)
    return request.id, form, decided


async def end(held: SessionHarness, request_id: str, decision: Any) -> None:
    footers = len(held.footers)
    held.session.requests.decide(request_id, decision)
    await held.until(lambda: len(held.footers) > footers, 60)


@pytest.mark.both_versions
async def test_answers_skips_and_dismissal(real_session: RealSession, api: StandIn, cli: Cli) -> None:
    for prompt in ("alpha", "beta", "gamma"):
        api.on(prompt, [Answer(ToolUse("AskUserQuestion", {"questions": QUESTIONS})), "I see."])
    held = real_session()
    request_id, form, decided = await asked(held, "alpha")
    form.model.choose(0, 0, True)
    form.model.choose(1, 0, True)
    form.model.choose(1, 1, True)
    form.answer()
    assert decided == [], "one is not answered yet"
    form.model.choose(2, 2, True)
    form.model.say(2, "Because I say so.")
    form.answer()
    await end(held, request_id, decided[0])
    told = api.last_tool_result("alpha")
    assert f'"{LANGUAGE}"="Go"' in told
    assert f'"{EVENTS}"=""push, pull", "the \\"release\\"""' in told
    assert f'"{WHY}"="Because I say so."' in told
    # Only the newer CLI passes previews on, and receives the preview of the chosen option.
    assert ("func main() {}" in told) is (cli.version == NEW)

    request_id, form, decided = await asked(held, "beta")
    assert form.canSkip is (cli.version == NEW)
    form.model.choose(0, 1, True)
    form.model.choose(2, 0, True)
    form.answer()
    assert decided == []
    if form.canSkip:
        form.model.skip(1, True)
    else:
        form.model.choose(1, 2, True)
    form.answer()
    await end(held, request_id, decided[0])
    told = api.last_tool_result("beta")
    assert f'"{LANGUAGE}"="Python"' in told and f'"{WHY}"="A"' in told
    assert (EVENTS in told) is (cli.version != NEW)

    request_id, form, decided = await asked(held, "gamma")
    form.dismiss()
    await end(held, request_id, decided[0])
    assert "dismissed the question" in api.last_tool_result("gamma")
    kinds = [line["decision"] for r in held.journal() if (line := r.model_dump())["kind"] == "decided"]
    assert kinds == ["answered", "answered", "dismissed"]
    assert isinstance(decided[0], DismissQuestions) and not isinstance(decided[0], AnswerQuestions)
