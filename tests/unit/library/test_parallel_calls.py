"""Parallel calls are all in the conversation, whatever the parents of the lines are."""

from pathlib import Path

from tests.unit.library.row_text import paged, rows
from tests.unit.library.session_file_builder import SessionFile, tool

BOTH = ["user question", "tool run a done first", "tool run b done second", "prose Done."]


def begin(path: Path) -> SessionFile:
    file = SessionFile(path / "s.jsonl")
    file.says("question")
    return file


def test_a_call_that_hangs_on_a_progress_line(tmp_path: Path) -> None:
    file = begin(tmp_path)
    first = file.answers(tool("a"), id="m1")
    file.line("progress", data={"type": "hook_progress"})
    second = file.answers(tool("b"), id="m1")
    file.result("b", "second", sourceToolAssistantUUID=second)
    file.result("a", "first", hangs_on=first, sourceToolAssistantUUID=first)
    file.answers("Done.", id="m2")
    assert rows(file.path) == paged(file.path) == BOTH


def test_a_call_that_hangs_on_an_attachment(tmp_path: Path) -> None:
    file = begin(tmp_path)
    first = file.answers(tool("a"), id="m1")
    file.line("attachment", attachment={"type": "hook_success"})
    second = file.answers(tool("b"), id="m1")
    file.result("b", "second", hangs_on=second)
    file.result("a", "first", hangs_on=first)
    file.answers("Done.", id="m2")
    assert rows(file.path) == paged(file.path) == BOTH


def test_a_call_that_hangs_on_a_progress_line_of_the_prompt(tmp_path: Path) -> None:
    file = begin(tmp_path)
    prompt = file.last
    first = file.answers(tool("a"), id="m1")
    file.line("progress", hangs_on=prompt, data={"type": "hook_progress"})
    second = file.answers(tool("b"), id="m1")
    file.result("b", "second", hangs_on=second)
    file.result("a", "first", hangs_on=first)
    file.answers("Done.", id="m2")
    assert rows(file.path) == paged(file.path) == BOTH


def test_results_that_hang_on_progress_lines_and_name_no_line(tmp_path: Path) -> None:
    file = begin(tmp_path)
    file.answers(tool("a"), id="m1")
    first = file.line("progress", data={"type": "bash_progress"})
    file.answers(tool("b"), id="m1")
    file.line("progress", data={"type": "bash_progress"})
    file.result("b", "second")
    file.result("a", "first", hangs_on=first)
    file.answers("Done.", id="m2")
    assert rows(file.path) == paged(file.path) == BOTH


def test_words_between_the_calls(tmp_path: Path) -> None:
    file = begin(tmp_path)
    first = file.answers(tool("a"), id="m1")
    file.line("progress", data={"type": "hook_progress"})
    file.answers("And the other one.", id="m1")
    file.line("progress", data={"type": "hook_progress"})
    second = file.answers(tool("b"), id="m1")
    file.result("b", "second", hangs_on=second)
    file.result("a", "first", hangs_on=first)
    file.answers("Done.", id="m2")
    wanted = [*BOTH[:2], "prose And the other one.", *BOTH[2:]]
    assert rows(file.path) == paged(file.path) == wanted


def test_calls_behind_the_result_of_one_that_ended_before_they_came(tmp_path: Path) -> None:
    """The CLI 2.1.330 runs a call while the next block of its message is written. All later lines descend
    from the result of the slowest call."""
    file = begin(tmp_path)
    slow = file.answers(tool("a"), id="m1")
    quick = file.answers(tool("b"), id="m1")
    file.result("b", "second", sourceToolAssistantUUID=quick)
    third = file.answers(tool("c"), id="m1")
    file.result("c", "third", sourceToolAssistantUUID=third)
    fourth = file.answers("And the last one.", tool("d"), id="m1")
    file.result("d", "fourth", sourceToolAssistantUUID=fourth)
    file.result("a", "first", hangs_on=slow, sourceToolAssistantUUID=slow)
    file.answers("Done.", id="m2")
    assert (
        rows(file.path)
        == paged(file.path)
        == [
            *BOTH[:3],
            "tool run c done third",
            "prose And the last one.",
            "tool run d done fourth",
            "prose Done.",
        ]
    )


def test_an_answer_to_an_early_result_that_was_left_stays_away(tmp_path: Path) -> None:
    """This holds even if message ids are used again: the shown branch has another answer to the same
    result."""
    file = begin(tmp_path)
    file.answers(tool("a"), id="m1")
    result = file.result("a", "first")
    file.answers("An answer that was left.", id="m1")
    file.answers("The answer.", id="m1", hangs_on=result)
    assert rows(file.path) == ["user question", "tool run a done first", "prose The answer."]


def test_an_answer_that_was_left_stays_away(tmp_path: Path) -> None:
    """Stand-ins for the API and gateways may use the same message id again and again."""
    file = begin(tmp_path)
    prompt = file.last
    file.line("progress", data={"type": "hook_progress"})
    file.says("Left", hangs_on=prompt)
    file.answers("An answer that was left.", id="m1")
    file.answers("The answer.", id="m1", hangs_on=prompt)
    assert rows(file.path) == ["user question", "prose The answer."]


def test_an_answer_that_was_given_anew_stays_away(tmp_path: Path) -> None:
    file = begin(tmp_path)
    prompt = file.last
    file.answers("An answer that was left.", id="m1")
    file.answers("The answer.", id="m1", hangs_on=prompt)
    assert rows(file.path) == ["user question", "prose The answer."]
