"""Questions in a tool's input, and how answers are written (protocol/README.md 7.3)."""

from typing import Any

import pytest

from claude_desk.protocol.requests.questions import LONGEST_TEXT, joined, read_questions

OPTIONS = [{"label": "Go", "description": "fast"}, {"label": "Python"}]


def question(**more: Any) -> dict[str, Any]:
    return {"question": "Which?", "header": "Lang", "options": OPTIONS, "multiSelect": False} | more


def test_a_question() -> None:
    preview = [{"label": "Go", "preview": "func main() {}"}]
    (found,) = read_questions({"questions": [question(options=preview, multiSelect=True)]}) or ()
    assert (found.text, found.header, found.multiple) == ("Which?", "Lang", True)
    assert (found.options[0].label, found.options[0].preview) == ("Go", "func main() {}")


def test_what_we_do_not_know_is_kept() -> None:
    options = [{"label": "Go", "description": "fast", "cost": 3}]
    (found,) = read_questions({"questions": [question(kind="number", min=1, options=options)]}) or ()
    assert found.more == (("kind", '"number"'), ("min", "1"))
    assert found.options[0].description == "fast · cost: 3"


def test_one_without_options_can_be_answered_in_own_words() -> None:
    (found,) = read_questions({"questions": [{"question": "What name?"}]}) or ()
    assert found.options == ()


@pytest.mark.parametrize(
    "value",
    [
        {},
        {"questions": None},
        {"questions": []},
        {"questions": "Which?"},
        {"questions": ["Which?"]},
        {"questions": [question(question=7)]},
        {"questions": [question(question=" ")]},
        {"questions": [question(question="x" * (LONGEST_TEXT + 1))]},
        {"questions": [question(header=["Lang"])]},
        {"questions": [question(multiSelect="true")]},
        {"questions": [question(options={"Go": 1})]},
        {"questions": [question(options=["Go"])]},
        {"questions": [question(options=[{"label": ""}])]},
        {"questions": [question(options=[{"label": 3}])]},
        {"questions": [question(options=[{"label": "Go", "description": {}, "preview": []}])]},
        {"questions": [question(options=[{"label": "Go", "preview": ["x"]}])]},
        {"questions": [question(options=[*OPTIONS, *OPTIONS])]},
        {"questions": [question(options=[{"label": str(n)} for n in range(1000)])]},
        {"questions": [question(more="x" * 100_000)]},
        {"questions": [question(), question()]},
        {"questions": [question(question=str(n)) for n in range(1000)]},
    ],
)
def test_what_no_form_can_show(value: dict[str, Any]) -> None:
    """Such an input is shown unchanged, in the dialog for any tool."""
    assert read_questions(value) is None


@pytest.mark.parametrize(
    ("labels", "written"),
    [
        (["a", "b"], "a, b"),
        (["a, b", "c"], '"a, b", c'),
        (['the "docs"', "c"], '"the \\"docs\\"", c'),
        (["né"], "né"),
    ],
)
def test_several_labels(labels: list[str], written: str) -> None:
    assert joined(labels) == written
