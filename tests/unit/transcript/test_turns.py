"""Turns: our own events in them, the ends of turns, and their costs."""

from typing import Any

import pytest

from claude_desk.transcript.entries import EntryKind, NoticeAction, TurnFooter
from claude_desk.transcript.events import (
    ChildEnded,
    Dispatched,
    HostNotice,
    NoticeActionUsed,
    Recalled,
    Sent,
    TurnOver,
)
from claude_desk.transcript.reducer import saved_reducer
from tests.unit.library.test_who_said_it import PASTED, TAGGED
from tests.unit.transcript.cli_messages import (
    Frame,
    init,
    replay,
    result,
    result_of,
    said,
    start,
    streamed,
    text,
    tool,
    user,
)
from tests.unit.transcript.reducer_harness import ReducerHarness

# --- the user's message ----------------------------------------------------------------------------


@pytest.mark.parametrize("place", range(4))
def test_the_replay_confirms_wherever_it_comes(place: int) -> None:
    """2.1.37 sends the replay after the answer's deltas, 2.1.330 before them; other versions send none."""
    frames = [start(), *streamed(0, text(""), "Hello"), said(text("Hello"))]
    frames.insert(place, replay("hi", "u1"))
    assert ReducerHarness().say("hi").play(*frames).rows == ["user 'hi'", "prose 'Hello'"]


def test_a_prompt_of_somebody_elses_is_shown() -> None:
    assert ReducerHarness().say("hi").play(replay("other", "u9")).rows == ["user 'hi'", "user 'other'"]


def test_what_the_person_types_is_never_taken_for_the_clis() -> None:
    words = "<system-reminder>mine</system-reminder>"
    assert ReducerHarness().say(words).play(replay(words, "u1")).rows == [f"user {words!r}"]


def test_queued_messages_stand_last_and_go_in_turn() -> None:
    book = ReducerHarness().play(Sent("a", "one", queued=True), Sent("b", "two", queued=True))
    assert book.rows == ["user queued 'one'", "user queued 'two'"]
    book.play(Dispatched("a"), said(text("1")), result())
    assert book.rows == ["user 'one'", "prose '1'", "footer done", "user queued 'two'"]
    book.play(init(), said(text("by itself"), id="m2"), result())
    began = "notice 'Started by Claude Code'"
    assert book.rows[3:] == [began, "prose 'by itself'", "footer done", "user queued 'two'"]
    book.play(Dispatched("b"), Dispatched("b"), said(text("2")), result())
    assert book.rows[6:] == ["user 'two'", "prose '2'", "footer done"]


def test_a_message_taken_back() -> None:
    book = ReducerHarness().play(Sent("a", "one", queued=True), Sent("b", "two", queued=True), Recalled("a"))
    assert book.rows == ["user queued 'two'"]
    assert book.play(Recalled("a"), Recalled("no"), Dispatched("a")).rows == ["user queued 'two'"]


def test_a_running_turn_taken_back_leaves_nothing_behind() -> None:
    book = (
        ReducerHarness()
        .say("hi", "a")
        .play(said(tool("t1")), start("m2"), *streamed(0, text(""), "x"), Recalled("a"))
    )
    assert book.rows == []
    assert book.reducer.turn is None
    assert book.play(Sent("b", "again"), result_of("t1")).rows == ["user 'again'", "tool Tool '' done = 'ok'"]


def test_two_messages_that_the_cli_took_into_one_turn() -> None:
    """Both messages have one result (protocol/README.md 8.3)."""
    book = (
        ReducerHarness()
        .say("one", "a")
        .play(said(tool("t1")))
        .say("two", "b")
        .play(said(text("x"), id="m2"), result())
    )
    assert book.rows == ["user 'one'", "tool Bash 'ls' cancelled", "user 'two'", "prose 'x'", "footer done"]


def test_text_that_no_person_typed() -> None:
    shown: dict[str, list[str]] = {
        "[Request interrupted by user]": [],
        "[Request interrupted by user for tool use]": [],
        "<system-reminder>x</system-reminder>": [],
        "<command-name>/cost</command-name><command-args></command-args>": [],
        "<command-name>/cost</command-name><skill-format>true</skill-format>": [],
        "(no content)": [],
        "<local-command-stdout></local-command-stdout>": [],
        "<local-command-stdout>Set model</local-command-stdout>": ["notice 'Set model'"],
        "<local-command-stderr>Bad</local-command-stderr>": ["notice 'Bad'"],
        "<local-command-stdout>## Title\n\ntext</local-command-stdout>": [
            "prose first '## Title'",
            "prose last 'text'",
        ],
        "<task-notification><summary>Done</summary></task-notification>": ["notice 'Done'"],
    }
    for words, rows in shown.items():
        assert ReducerHarness().say("hi").play(user(words)).rows[1:] == rows
    odd = user("<task-notification>odd", origin={"kind": "task-notification"})
    assert ReducerHarness().say("hi").play(odd).rows[1:] == ["notice 'A background task ended'"]
    made_up = {
        "This session is being continued from a previous conversation that": [],
        "Output token limit hit. Resume directly": ["notice 'Output token limit reached; Claude continues'"],
    }
    for words, rows in made_up.items():
        assert ReducerHarness().say("hi").play(user(words, isSynthetic=True)).rows[1:] == rows
    command = "<command-name>/fix</command-name><command-args>it</command-args>"
    assert ReducerHarness().play(user(f"{command}<skill-format>true</skill-format>")).rows == []
    assert ReducerHarness().play(user(f"{command} now")).rows == [f"user '{command} now'"]
    assert ReducerHarness().say("hi").play(user("Go on", isSynthetic=True)).rows[1:] == ["notice 'Go on'"]
    assert ReducerHarness().say("hi").play(user("x", origin={"kind": "coordinator"})).rows[1:] == [
        "notice 'Another session says: x'"
    ]


@pytest.mark.parametrize("text", TAGGED)
def test_a_prompt_with_the_cli_s_tags_is_a_prompt_live(text: str) -> None:
    """The prompt may have been typed here or in a terminal that writes to the session."""
    for harness in (
        ReducerHarness().say(text, "u1").play(replay(text, "u1")),
        ReducerHarness().play(user(text)),
        ReducerHarness().play(user(text, origin={"kind": "human"})),
    ):
        assert [entry.text for entry in harness.entries] == [text]
        assert harness.entries[0].kind is EntryKind.USER


@pytest.mark.parametrize("text", PASTED)
def test_what_the_cli_says_was_typed_is_the_person_s_live(text: str) -> None:
    harness = ReducerHarness().play(user(text, origin={"kind": "human"}))
    assert [(entry.kind, entry.text) for entry in harness.entries] == [(EntryKind.USER, text)]


@pytest.mark.parametrize("printed", ["Looks good.", "Looks good.\n\nReally."])
@pytest.mark.parametrize("command", ["/review 12", "/my:own"])
def test_the_output_of_a_skill_with_its_own_context_is_claudes_answer(command: str, printed: str) -> None:
    output = user(f"<local-command-stdout>{printed}</local-command-stdout>")
    rows = ReducerHarness().say(command).play(output).rows
    assert all(row.startswith("prose") for row in rows[1:]) and "Looks good." in rows[1]
    assert ReducerHarness().say("/model opus").play(output).rows[1].startswith("notice") is (
        "\n" not in printed
    )


def test_the_text_of_a_skill_that_no_line_names_is_of_the_oldest_that_waits_for_it() -> None:
    """The stream has the text of a skill without the id of its call."""
    calls = tool("s1", "Skill", skill="greet"), tool("s2", "Skill", skill="bow"), tool("t1")
    book = ReducerHarness().say("hi").play(said(*calls))
    for call in ("s1", "s2"):
        book.play(result_of(call, f"Launching skill: {call}"))
    book.play(result_of("t1"), user("Greet well.", isSynthetic=True), user("Bow low.", isSynthetic=True))
    bodies = [entry.tool.body for entry in book.entries if entry.tool is not None]
    assert bodies == ["Greet well.", "Bow low.", ""]
    assert not [row for row in book.rows if row.startswith("notice")]
    book.play(user("And more.", isSynthetic=True))
    assert book.rows[-1] == "notice 'And more.'"


def test_of_very_many_events_of_a_monitor_the_newest_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saved_reducer, "EVENTS_KEPT", 3)
    book = ReducerHarness().say("hi")
    for number in range(5):
        head = '<task-id>w</task-id><summary>Monitor event: "log"</summary>'
        book.play(user(f"<task-notification>{head}<event>line {number}</event></task-notification>"))
    [row] = book.rows[1:]
    assert row == "notice 'Monitor “log”: 5 events\\n(2 earlier)\\nline 2\\nline 3\\nline 4'"


# --- results -----------------------------------------------------------------------------------------


def ending(frame: Frame, *before: Any) -> list[str]:
    return ReducerHarness().say("hi").play(*before, frame).rows[1:]


BROKEN = "The connection to Claude was lost. Send a message to continue."


def test_every_way_a_turn_can_fail() -> None:
    ways = {
        "error_max_turns": "Maximum turns reached",
        "error_max_budget_usd": "Budget limit reached",
        "error_max_structured_output_retries": "The answer did not match the required format",
        "error_during_execution": BROKEN,
        "error_of_tomorrow": BROKEN,
    }
    for subtype, words in ways.items():
        for is_error in (False, True):
            assert ending(result(subtype, is_error=is_error)) == [f"error {words!r}", "footer failed"]


def test_a_stream_error_of_the_old_one_has_words_of_ours() -> None:
    """2.1.37 sends `error_during_execution` with `is_error: false`, without text and without a `result`
    key."""
    rows = ending(result("error_during_execution", errors=[]), start(), *streamed(0, text(""), "Hel"))
    assert rows == ["prose 'Hel'", f"error {BROKEN!r}", "footer failed"]


def test_the_errors_that_the_cli_names() -> None:
    assert ending(result("error_during_execution", errors=["No conversation found"])) == [
        "error 'No conversation found'",
        "footer failed",
    ]
    assert (
        ending(result("error_during_execution", is_error=True, errors=["[ede_diagnostic] x"]))[0]
        == f"error {BROKEN!r}"
    )


def test_a_success_that_is_none() -> None:
    """API errors come as such a success. Their text may come before in a message. That message is marked by
    `error`, only by the beginning of its text, or not at all."""
    end = result(is_error=True, result="API Error: 400 bad")
    rows = ["error 'API Error: 400 bad'", "footer failed"]
    words = text("API Error: 400 bad")
    assert ending(end) == rows
    assert ending(end, said(words, model="<synthetic>", error="unknown")) == rows
    assert ending(end, said(words, model="<synthetic>")) == rows
    plain = result(is_error=True, result="Prompt is too long")
    assert (
        ending(plain, said(text("Prompt is too long"), model="<synthetic>"))[0]
        == "error 'Prompt is too long'"
    )


ANSWER = '{"type":"error","error":{"type":"x_error","message":"bad things"},"request_id":"r"}'


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        (f"API Error: 400 {ANSWER}", "API Error 400: bad things"),
        (f"API Error: 401 {ANSWER} · Please run /login", "API Error 401: bad things · Please run /login"),
        (f"It failed. API Error: 529 {ANSWER}", "It failed. API Error 529: bad things"),
    ],
)
def test_an_api_answer_is_shown_by_its_message(words: str, shown: str) -> None:
    """2.1.37 sends the API's answer as JSON. The answer is one row, whichever message has it first."""
    rows = [f"error '{shown}'", "footer failed"]
    end = result(is_error=True, result=words)
    assert ending(end) == rows
    assert ending(end, said(text(words), model="<synthetic>", error="unknown")) == rows
    assert ending(end, said(text(words), model="<synthetic>")) == rows
    snapshot = said(text(words), model="<synthetic>", error="unknown")
    assert ending(end, snapshot, snapshot) == rows


@pytest.mark.parametrize(
    "words",
    [
        'API Error: 400 {"type":"err',
        'API Error: 400 {"error":"bad"}',
        'API Error: 400 {"error":{"message":5}}',
        'API Error: 400 {"error":{"message":" "}}',
        "API Error: 400 " + '{"a":' * 5000,
        "API Error: 400 [1]",
    ],
)
def test_an_api_answer_that_cannot_be_read_stays_as_it_is(words: str) -> None:
    book = ReducerHarness().say("hi").play(result(is_error=True, result=words))
    assert book.entries[1].text == words


def test_a_sign_in_error_is_known_by_its_words() -> None:
    words = "Invalid API key · Please run /login"
    end = result(is_error=True, result=words)
    rows = [f"error '{words}'", "footer failed"]
    error = said(text(words), model="<synthetic>")
    assert ending(end, error) == rows
    assert ReducerHarness().say("hi").play(error).rows[1:] == rows[:1]
    assert ending(result(), said(text(words)))[0] == f"prose '{words}'"  # Claude's own words


def test_an_error_without_text() -> None:
    rows = ending(result(is_error=True, result="x"), said(error="rate_limit"))
    assert rows == ["error 'Rate limit reached'", "footer failed"]


def test_max_tokens() -> None:
    error = said(text("API Error: too long"), id="s", model="<synthetic>", error="max_output_tokens")
    rows = ending(result(is_error=True, result="API Error: too long"), said(text("trunc")), error)
    assert rows == ["prose 'trunc'", "error 'API Error: too long'", "footer failed"]


def test_the_result_speaks_where_nothing_else_did() -> None:
    assert ending(result(result="Unknown skill: x")) == ["notice 'Unknown skill: x'", "footer done"]
    assert ending(result(result="It is so.")) == ["prose 'It is so.'", "footer done"]
    assert ending(result(result="said"), said(text("said"))) == ["prose 'said'", "footer done"]
    silent = "notice 'Claude Code ended this turn without output. A hook may have stopped it.'"
    assert ending(result(result="")) == [silent, "footer done"]
    inside = [said(tool("a", "Task", description="x")), said(text("inner"), parent="a"), result_of("a")]
    assert ending(result(result="outer"), *inside)[-2:] == ["prose 'outer'", "footer done"]


def test_a_tool_that_nobody_ended() -> None:
    assert ending(result(), said(tool("t1")))[0] == "tool Bash 'ls' cancelled"


# --- costs -------------------------------------------------------------------------------------------


def turn(book: ReducerHarness, number: int, total: float | None, **more: Any) -> float | None:
    book.say("x", f"u{number}").play(
        said(text(f"a{number}"), id=f"m{number}"), result(total_cost_usd=total, **more)
    )
    footer = book.reducer.last_footer
    assert footer is not None
    return None if footer.cost is None else round(footer.cost, 6)


def test_a_turns_cost_is_what_was_added() -> None:
    book = ReducerHarness()
    assert [turn(book, n, total) for n, total in enumerate((0.5, 0.75, 0.75, None, 1.0))] == [
        0.5,
        0.25,
        0,
        None,
        0.25,
    ]
    assert book.reducer.costs.total == 1.0


def usage(tokens: int, all_tokens: int) -> dict[str, Any]:
    return {"usage": {"output_tokens": tokens}, "modelUsage": {"m": {"outputTokens": all_tokens}}}


def test_costs_over_a_restart_of_the_old_one() -> None:
    """2.1.37 counts from zero again, even if the new total is as large as the old total."""
    book = ReducerHarness()
    assert turn(book, 1, 0.5, **usage(10, 10)) == 0.5
    book.play(ChildEnded("", stopped=True))
    assert turn(book, 2, 0.5, **usage(10, 10)) == 0.5
    assert turn(book, 3, 0.9, **usage(8, 18)) == 0.4
    assert book.reducer.costs.total == pytest.approx(1.4)


def test_costs_over_a_restart_that_goes_on() -> None:
    book = ReducerHarness()
    assert turn(book, 1, 0.5, **usage(10, 10)) == 0.5
    book.play(ChildEnded("", stopped=True))
    assert turn(book, 2, 0.7, **usage(4, 14)) == 0.2


def test_what_the_new_one_says_of_the_turn_alone() -> None:
    """The total of a resumed session includes the costs before it was resumed."""
    alone = {"model_usage_since_last_result": {"a": {"costUSD": 0.25}, "b": {"costUSD": 0.5}}}
    assert turn(ReducerHarness(), 1, 9.5, **alone) == 0.75


def test_a_footer_says_what_is_known() -> None:
    counts = {"input_tokens": 10, "cache_read_input_tokens": 5, "output_tokens": 7}
    assert ending(result(usage=counts, total_cost_usd=0.5)) == ["footer done 15/7 tokens $0.5000"]
    assert ending(result()) == ["footer done"]


# --- notices -----------------------------------------------------------------------------------------


def test_a_remark_offers_something_until_it_is_taken() -> None:
    book = ReducerHarness().play(HostNotice("Claude does not know them.", NoticeAction.SEND_ALONG))
    assert book.rows == ["notice 'Claude does not know them.' -> send-along"]
    book.play(NoticeActionUsed(book.entries[0].id))
    assert book.rows == ["notice 'Claude does not know them.'"]
    assert book.reducer.turn is None


def test_a_notice_in_a_text_that_is_written() -> None:
    limit = {
        "type": "rate_limit_event",
        "rate_limit_info": {"status": "allowed_warning", "utilization": 0.82},
    }
    book = ReducerHarness().say("hi").play(start(), *streamed(0, text(""), "One.\n\nTw"), limit)
    book.drain().play(said(text("One.\n\nTwo.")))
    assert book.rows[1:] == [
        "prose first 'One.'",
        "prose last 'Two.'",
        "notice 'Usage limit nearly reached. 82% used.'",
    ]


def test_an_answer_that_is_a_table_alone_is_not_said_again() -> None:
    words = "| a | b |\n|---|---|\n| 1 | 2 |"
    kinds = [
        e.kind.value for e in ReducerHarness().say("hi").play(said(text(words)), result(result=words)).entries
    ]
    assert kinds == ["user", "table", "footer"]


def test_a_message_taken_back_in_a_running_turn_leaves_that_running() -> None:
    book = ReducerHarness().say("hi").play(said(tool("t1")), Sent("u2", "more"), Recalled("u2"))
    assert book.reducer.turn is not None
    book.play(ChildEnded("Gone."))
    assert book.tool().tool is not None and book.rows[1:] == [
        "tool Bash 'ls' cancelled", "error 'Gone.'", "footer failed",
    ]  # fmt: skip


def test_a_reported_end_is_not_changed_by_the_next() -> None:
    """Random input found this case: the row shared the event's footer, and then got a later event's
    figures."""
    end = TurnOver("u1", TurnFooter())
    book = ReducerHarness().say("hi").play(end, TurnOver("u1", TurnFooter(stopped=True, cost=0.5)))
    assert book.rows == ["user 'hi'", "footer stopped $0.5000"]
    assert end.footer == TurnFooter()


def test_a_tool_that_says_that_it_failed_has_failed() -> None:
    structured = {"success": False, "message": "No such teammate"}
    frames = [said(tool("t", "SendMessage", to="x")), result_of("t", "No", tool_use_result=structured)]
    assert ReducerHarness().say("go").play(*frames).rows[1].endswith("failed = 'No'")
    theirs = [said(tool("t", "mcp__a__b")), result_of("t", "No", tool_use_result=structured)]
    assert "failed" not in ReducerHarness().say("go").play(*theirs).rows[1], "a server says what it likes"
