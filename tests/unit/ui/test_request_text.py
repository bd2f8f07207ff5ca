"""A request in words: complete, with nothing hidden. What "always" would do."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claude_desk.protocol.requests.permissions import CanUseTool
from claude_desk.session.permissions.decisions import PendingRequest
from claude_desk.ui.permissions import request_text
from claude_desk.ui.permissions.question_model import QuestionModel, questions_of


def pending(name: str, value: dict[str, Any], **rest: Any) -> PendingRequest:
    return PendingRequest("r", CanUseTool(tool_name=name, input=value, **rest))


def test_a_command_can_be_changed() -> None:
    request = pending("Bash", {"command": "ls", "description": "Lists", "timeout": 5})
    shown = request_text.shown(request)
    assert (shown.text, shown.editable, shown.reason) == ("ls", True, "")
    assert (shown.name, shown.about, shown.details) == ("", "Lists", "timeout: 5")
    assert request_text.edited_input(request.request, shown, "ls") is None
    changed = request_text.edited_input(request.request, shown, "ls -l")
    assert changed == {"command": "ls -l", "description": "Lists", "timeout": 5}


def test_a_command_that_hides_something_is_shown_and_not_changed() -> None:
    shown = request_text.shown(pending("Bash", {"command": "rm\u200b -rf \x1b[8m/\x1b[0m"}))
    assert "⟨U+200B⟩" in shown.text and "\x1b" not in shown.text
    assert not shown.editable


def test_any_other_input_is_shown_whole() -> None:
    shown = request_text.shown(pending("mcp__db__run", {"sql": "a\nb", "deep": {"x": [1, "é"]}}))
    assert shown.heading == "Use run from the MCP server db?"
    assert shown.text.splitlines() == [
        "sql:", "  │ a", "  │ b",
        "deep:", "  │ {", '  │   "x": [', "  │     1,", '  │     "é"', "  │   ]", "  │ }",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("given", "notes"),
    [
        ({"action": "keep"}, [("The worktree and its branch stay", "")]),
        ({"action": "remove"}, [("Deletes the worktree and its branch", "warn")]),
        (
            {"action": "remove", "discard_changes": True},
            [
                ("Deletes the worktree and its branch", "warn"),
                ("Discards uncommitted changes and commits of that branch", "bad"),
            ],
        ),
        ({"action": "burn"}, []),
        ({}, []),
    ],
)
def test_what_becomes_of_a_worktree_is_told(given: dict[str, Any], notes: list[tuple[str, str]]) -> None:
    shown = request_text.shown(pending("ExitWorktree", given))
    assert shown.heading == "Leave the worktree?"
    assert list(shown.notes) == notes


def test_a_value_does_not_pass_for_a_member() -> None:
    value = {"note": "hello\nurl: https://good.example\rmethod: GET", "url": "https://evil.example"}
    shown = request_text.shown(pending("mcp__web__post", value))
    assert [line for line in shown.text.splitlines() if line.startswith("url:")] == [
        "url: https://evil.example"
    ]
    assert not shown.editable


@pytest.mark.parametrize("value", [{"command": 5}, {"command": ""}, {}, {"command": None}])
def test_a_malformed_command(value: dict[str, Any]) -> None:
    shown = request_text.shown(pending("Bash", value))
    assert not shown.editable


def test_a_path_is_not_said_twice() -> None:
    shown = request_text.shown(pending("Read", {"file_path": "/p/a.txt"}, description="a.txt"))
    assert shown.reason == ""


def test_why_it_is_asked() -> None:
    shown = request_text.shown(
        pending("Bash", {"command": "x"}, decision_reason="Because", description="Lists")
    )
    assert shown.reason == "Lists · Because"


def test_the_name_of_the_file_is_not_said_twice() -> None:
    value = {"file_path": "/p/a.py", "old_string": "a", "new_string": "b"}
    assert request_text.shown(pending("Edit", value, description="a.py")).reason == ""
    assert request_text.shown(pending("Edit", value, description="b.py")).reason == "b.py"


def test_a_name_of_a_member_does_not_pass_for_another() -> None:
    value = {"note\nurl": "https://good.example", "url": "https://evil.example"}
    shown = request_text.shown(pending("mcp__web__post", value))
    assert [line for line in shown.text.splitlines() if line.startswith("url:")] == [
        "url: https://evil.example"
    ]


@pytest.mark.parametrize("end", ["\r", "\r\n", "\v", "\f", "\x1c", "\x85", "\u2028"])
def test_no_end_of_a_line_is_lost(end: str) -> None:
    """Only `\\n` begins a new line. Every other line end is written out."""
    shown = request_text.shown(pending("mcp__db__run", {"sql": f"a{end}b\n\nc\n"}))
    assert f"⟨U+{ord(end[0]):04X}⟩" in shown.text
    assert shown.text.endswith("  │ \n  │ c\n  │ ")


@pytest.mark.parametrize("description", [5, ["x"], {"a": 1}, None, " ", "d" * 5000])
def test_no_member_of_an_input_is_left_out(description: Any) -> None:
    shown = request_text.shown(pending("Bash", {"command": "ls", "description": description}))
    assert shown.text == "ls"
    assert shown.details.startswith("description:")
    assert str(description if not isinstance(description, list | dict) else "") in shown.details or (
        description is None and "null" in shown.details
    )


def test_neither_a_key_nor_a_line_hides_a_character() -> None:
    value = {"path: /a\nname": "x", "text": "a\r\nb\x85c\u2028d\n"}
    assert request_text.shown(pending("mcp__s__t", value)).text.split("\n") == [
        '"path: /a⟨U+000A⟩name": x',
        "text:",
        "  │ a⟨U+000D⟩",
        "  │ b⟨U+0085⟩c⟨U+2028⟩d",
        "  │ ",
    ]


def test_what_the_person_wrote_and_cannot_see_is_said() -> None:
    assert request_text.hidden_note("ls ⟨U+202E⟩\t-l\n") == ()
    [(said, tone)] = request_text.hidden_note("ls \u202e ⟨U+202E⟩ \u200b")
    assert said.startswith("Your text has 2 hidden") and tone == "bad"


@pytest.mark.parametrize(
    "value",
    [
        {"command": "echo " + "a b c " * 400_000, "timeout": 5},
        {"command": "echo x\n" * 3000, "description": "Says x"},
        {"command": "\u202e" * 5000},
        {"command": "ls", "environment": {"A": "b" * 50_000}},
    ],
)
def test_a_long_input_is_whole_in_parts(value: dict[str, Any]) -> None:
    shown = request_text.shown(pending("Bash", value))
    assert len(shown.parts) > 1
    assert all(0 < len(part) <= request_text.PART for part in shown.parts)
    assert all(part.count("⟨") == part.count("⟩") for part in shown.parts)
    assert "".join(shown.parts) == shown.text
    assert not shown.editable
    assert shown.details == ""
    for key in value:
        assert f"{key}:" in shown.text


@given(st.text(alphabet="ab\n⟨⟩", max_size=80), st.integers(12, 30))
def test_parts_are_the_whole(text: str, longest: int) -> None:
    parts = request_text.parts(text, longest)
    assert "".join(parts) == text
    assert all(len(part) <= longest for part in parts)


def test_a_long_reason_says_what_it_leaves_out() -> None:
    shown = request_text.shown(pending("Bash", {"command": "x"}, decision_reason="r" * 1_000_000))
    assert shown.reason.endswith("… (973 KB more)")


def test_a_long_name_is_seen_to_be_cut() -> None:
    assert request_text.safe("n" * 300) == "n" * 199 + "…"


def asked(*questions: dict[str, Any]) -> QuestionModel:
    model = QuestionModel()
    model.show(questions_of({"questions": list(questions)}))
    return model


def test_answers() -> None:
    options = [{"label": "a, b"}, {"label": "c"}]
    model = asked(
        {"question": "One?", "options": options},
        {"question": "More?", "options": options, "multiSelect": True},
    )
    model.choose(0, 0, True)
    assert not model.allAnswered
    model.choose(0, 1, True)
    model.choose(1, 0, True)
    model.choose(1, 1, True)
    model.choose(1, 2, True)
    assert not model.allAnswered
    model.say(1, " own ")
    assert model.allAnswered
    assert model.answers() == {"One?": "c", "More?": '"a, b", c, own'}


@pytest.mark.parametrize(
    "value", [{}, {"questions": "x"}, {"questions": [1, None]}, {"questions": [{"options": 3}]}]
)
def test_malformed_questions_break_nothing(value: dict[str, Any]) -> None:
    model = QuestionModel()
    model.show(questions_of(value))
    assert not model.allAnswered


def test_only_hidden_characters_are_counted_and_not_texts_that_look_like_them() -> None:
    said = [text for text, _ in request_text.shown(pending("Bash", {"command": "a⟨U+200B⟩b"})).notes]
    assert not any("hidden" in text for text in said)
    said = [text for text, _ in request_text.shown(pending("Bash", {"command": "a⟨U+200B⟩\u200b"})).notes]
    assert any(text.startswith("1 hidden") for text in said)
