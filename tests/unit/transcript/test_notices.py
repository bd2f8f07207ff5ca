"""Every message beside the conversation has words, or "" on purpose (protocol/README.md 4)."""

from typing import Any, get_args

import pytest

from claude_desk.protocol.wire import messages as m
from claude_desk.protocol.wire.parser import UnknownMessage
from claude_desk.protocol.wire.system import KnownSystem
from claude_desk.transcript.reducer import notices
from claude_desk.ui.phrases.phrase_words import words
from tests.entry_words import said as words_of
from tests.unit.transcript.cli_messages import Frame, result, said, start, streamed, system, text, user
from tests.unit.transcript.reducer_harness import ReducerHarness

LIMIT = {"rateLimitType": "five_hour", "utilization": 0.82}
SAVED = "Compacted automatically"

# By subtype: members that the message may have, and the words for them.
SYSTEM: dict[str, list[tuple[dict[str, Any], str]]] = {
    "init": [({}, "")],
    "status": [
        ({"status": "requesting"}, ""),
        ({"status": None, "permissionMode": "plan"}, ""),
        ({"status": "compacting"}, "Compacting the conversation"),
        ({"compact_error": "no room"}, "Could not compact the conversation: no room"),
        ({"compact_error": "too_few_groups"}, "Could not compact the conversation: it is too short"),
        ({"compact_error": "aborted"}, "Compacting the conversation was stopped"),
        ({"compact_error": "prompt_too_long"}, "Could not compact the conversation: it is too long"),
        ({"compact_error": "a_new_reason"}, "Could not compact the conversation: a new reason"),
        ({"compact_error": "See a_file.py"}, "Could not compact the conversation: See a_file.py"),
    ],
    "compact_boundary": [
        ({"compact_metadata": {}}, SAVED),
        ({"compact_metadata": {"trigger": "manual"}}, "Compacted"),
        (
            {"compact_metadata": {"trigger": "auto", "pre_tokens": 3200, "post_tokens": 250}},
            f"{SAVED} (3.2k → 250 tokens)",
        ),
    ],
    "api_retry": [
        ({"attempt": 1, "max_retries": 10, "error_status": 529}, "")
    ],  # the session's state shows it
    "hook_started": [({"hook_name": "H"}, "")],
    "hook_progress": [({"hook_name": "H", "stdout": "x"}, "")],
    "hook_response": [
        ({"hook_name": "H", "outcome": "success", "output": "x"}, ""),
        ({"hook_name": "H", "outcome": "error", "stderr": "bad"}, "The hook H failed: bad"),
        ({"hook_name": "H", "outcome": "cancelled"}, "The hook H failed"),
    ],
    "plugin_install": [
        ({"status": "started"}, ""),
        ({"status": "completed"}, ""),
        ({"status": "installed", "name": "p"}, "The plugin p was installed"),
        ({"status": "failed", "name": "p", "error": "e"}, "The plugin p could not be installed: e"),
    ],
    "task_started": [({"task_id": "1"}, "")],
    "task_progress": [({"task_id": "1"}, "")],
    "task_updated": [({"task_id": "1", "patch": {}}, "")],
    "task_notification": [
        ({"status": "failed"}, "A background task failed"),
        ({"status": "completed", "summary": "It is done"}, "It is done"),
        ({"status": "stopped", "summary": "x"}, ""),
    ],
    "background_tasks_changed": [({"tasks": []}, "")],
    "session_state_changed": [({"state": "idle"}, "")],
    "commands_changed": [({"commands": []}, "")],
    "notification": [({"text": "Context low"}, "Context low")],
    "informational": [({"content": "Stop hook blocked"}, "Stop hook blocked")],
    "local_command_output": [({"content": "x"}, "x")],
    "permission_denied": [
        ({"tool_name": "Bash", "tool_use_id": "t", "message": "no"}, "Bash was denied: no"),
        ({"tool_name": "Bash"}, "Bash was denied by a rule"),
    ],
    "thinking_tokens": [({"estimated_tokens": 1}, "")],
    "model_refusal_fallback": [
        ({"content": "Retrying with b"}, "Retrying with b"),
        ({"original_model": "a", "fallback_model": "b"}, "a declined this request; b answers instead"),
    ],
    "model_refusal_no_fallback": [({"original_model": "a"}, "a declined this request")],
    "control_request_progress": [({"request_id": "1", "status": "started"}, "")],
    "memory_recall": [({"mode": "select", "memories": []}, "")],
    "files_persisted": [
        ({"files": []}, ""),
        ({"failed": [{"filename": "a"}, {}]}, "Not saved: a and 1 more"),
    ],
    "elicitation_complete": [({}, "")],
    "mirror_error": [({"error": "e"}, "The session could not be mirrored: e")],
    "worker_shutting_down": [({"reason": "idle"}, "Claude Code is shutting down: idle")],
    "session_writes_lost": [
        ({"error_code": "ENOSPC"}, "Claude Code could not save this session: the disk is full (ENOSPC)")
    ],
    # Subtypes for the CLI's own use.
    "model_fallback": [
        (
            {"trigger": "overloaded", "original_model": "a", "fallback_model": "b"},
            "a is overloaded; b answers instead",
        ),
        ({"content": "Using b"}, "Using b"),
    ],
    "model_consent_fallback": [({}, "The model is not available; another model answers")],
    "agents_killed": [({}, "Background agents were stopped")],
    "scheduled_task_fire": [({"content": "Look"}, "Scheduled task started: Look")],
    "away_summary": [({"content": "x"}, "While you were away: x")],
    "late_allow_not_run": [({"reason": "r"}, "Allowed too late; it did not run: r")],
    "turn_preempted": [({"reason": "r"}, "Superseded by a newer message")],
    "code_change_published": [({"url": "https://x"}, "Published: https://x")],
    "instruction_size_warning": [({}, "This project's CLAUDE.md is very long")],
    "file_attachments_missing": [({}, "Attached files were not found")],
    "bridge_status": [({}, ""), ({"content": "Remote Control is active"}, "Remote Control is active")],
    "microcompact_boundary": [({}, "Older tool results were removed to save context")],
    **{name: [({}, "")] for name in sorted(notices._INTERNAL_QUIET)},
}
OTHER: dict[str, list[tuple[dict[str, Any], str]]] = {
    "keep_alive": [({}, "")],
    "control_response": [({"response": {"subtype": "success", "request_id": "1"}}, "")],
    "control_cancel_request": [({"request_id": "1"}, "")],
    "command_lifecycle": [
        ({"command_uuid": "1", "state": "queued"}, ""),
        ({"command_uuid": "1", "state": "refused"}, "Claude Code did not accept a message"),
    ],
    "tool_progress": [({"tool_use_id": "t", "elapsed_time_seconds": 3}, "")],
    "tool_use_summary": [({"summary": "x"}, "")],
    "prompt_suggestion": [({"suggestion": "x"}, "")],
    "auth_status": [
        ({"isAuthenticating": True, "output": []}, ""),
        ({"error": "no"}, "Signing in failed: no"),
    ],
    "active_goal": [({"value": None}, "")],
    "tombstone": [({"message": None}, ""), ({"message": {"uuid": "nobody"}}, "")],
    "transcript_mirror": [({}, "")],
    "autocompact_state": [({}, "")],
    "attachment": [({}, "")],
    "streamlined_text": [({"text": "x"}, "")],
    "conversation_reset": [({}, "A new conversation started; Claude does not know the transcript above")],
    "rate_limit_event": [
        ({"rate_limit_info": {"status": "allowed"}}, ""),
        ({"rate_limit_info": {"status": "rejected", **LIMIT}}, "5-hour limit reached."),
        (
            {"rate_limit_info": {"status": "allowed_warning", **LIMIT}},
            "5-hour limit nearly reached. 82% used.",
        ),
        ({"rate_limit_info": {"status": "rejected", "rateLimitType": 5}}, "Usage limit reached."),
        (
            {"rate_limit_info": {"status": "rejected", "rateLimitType": "seven_day", "isUsingOverage": True}},
            "Weekly limit reached. Claude continues with extra usage.",
        ),
    ],
}
CASES = [
    *(
        (system(name, **held), words)
        for name, cases in SYSTEM.items()
        for held, words in cases
    ),
    *(({"type": name, **held}, words) for name, cases in OTHER.items() for held, words in cases),
]  # fmt: skip


def name_of(frame: Any) -> str:
    return str(frame.get("subtype", frame["type"])) if isinstance(frame, dict) else ""


@pytest.mark.parametrize(("frame", "words"), CASES, ids=name_of)
def test_messages_with_a_notice(frame: Frame, words: str) -> None:
    rows = ReducerHarness().say("hi").play(frame).rows[1:]
    assert rows == ([f"notice {words!r}"] if words else [])
    if frame.get("subtype") != "init":
        alone = ReducerHarness().play(frame).rows
        assert alone == rows, "what comes outside of a turn says the same"


def test_the_table_is_complete() -> None:
    """The table has every message that the parser knows."""
    known = {
        name
        for model in get_args(get_args(KnownSystem)[0])
        for name in get_args(model.model_fields["subtype"].annotation)
    }
    assert known | set(notices._INTERNAL) <= set(SYSTEM)
    types = {
        name
        for model in vars(m).values()
        if isinstance(model, type) and issubclass(model, m.WireModel) and "type" in model.model_fields
        for name in get_args(model.model_fields["type"].annotation)
    }
    spoken = {"assistant", "user", "result", "text", "thinking", "streamlined_tool_use_summary"}
    assert types - spoken <= set(OTHER)
    assert UnknownMessage


@pytest.mark.parametrize(("frame", "words"), CASES, ids=name_of)
def test_no_notice_shows_raw_json(frame: Frame, words: str) -> None:
    for entry in ReducerHarness().say("hi").play(frame).entries[1:]:
        assert "{" not in words_of(entry) and "Unknown" not in words_of(entry)


def test_no_notice_has_the_orders_of_a_terminal() -> None:
    """A notice has no terminal sequence of a message: no colours, no links, no title of a window."""
    said = "\x1b[1m\x1b[31mIt\x1b[0m \x1b]8;;http://x\x07is\x1b]8;;\x07 full\x1b]0;title\x07"
    frames = (
        system("informational", content=said),
        system("hook_response", hook_name="H", outcome="error", stderr=said),
        system("scheduled_task_fire", content=said),
        {"type": "auth_status", "error": said},
    )
    assert ReducerHarness().say("hi").play(*frames).rows[1:] == [
        "notice 'It is full'",
        "notice 'The hook H failed: It is full'",
        "notice 'Scheduled task started: It is full'",
        "notice 'Signing in failed: It is full'",
    ]


def test_a_limit_is_shown_once_a_turn() -> None:
    def near(used: float) -> Frame:
        return {
            "type": "rate_limit_event",
            "rate_limit_info": {
                "status": "allowed_warning",
                "rateLimitType": "seven_day",
                "utilization": used,
            },
        }

    book = ReducerHarness().say("hi").play(near(0.8), near(0.81), near(90))
    assert book.rows[1:] == ["notice 'Weekly limit nearly reached. 80% used.'"]
    book.play(result()).say("more", "u2").play(near(0.9))
    assert book.rows[-1] == "notice 'Weekly limit nearly reached. 90% used.'"


def test_a_limit_says_when_it_ends() -> None:
    for moment, said_so in ((1_795_300_000, True), (float("nan"), False), ("soon", False), (None, False)):
        info = {"status": "rejected", "rateLimitType": "five_hour", "resetsAt": moment}
        notice = words(notices._rate_limit(info))
        assert notice.startswith("5-hour limit reached.")
        assert ("Resets on" in notice) is said_so


def test_summing_up_is_one_row() -> None:
    begins, done = system("status", status="compacting"), system("compact_boundary", compact_metadata={})
    failed = system("status", status=None, compact_error="no room")
    assert ReducerHarness().say("hi").play(begins, done).rows[1:] == [f"notice {SAVED!r}"]
    assert ReducerHarness().say("hi").play(begins, failed).rows[1:] == [
        "notice 'Could not compact the conversation: no room'"
    ]
    assert len(ReducerHarness().say("hi").play(done, begins, done).rows) == 3


@pytest.mark.parametrize(
    ("frame", "words"),
    [
        (user("<bash-input>ls</bash-input>"), "You ran: ls"),
        (user("<bash-stdout>a.txt</bash-stdout><bash-stderr></bash-stderr>"), "a.txt"),
        (user("Caveat: The messages below were generated by the user while running"), ""),
        (user("<system-reminder>x</system-reminder>\n"), ""),
        (user("Stop hook feedback:\nno", isSynthetic=True), "The hook Stop blocked this: no"),
        (user("hello", origin={"kind": "channel", "server": "chat"}), "chat says: hello"),
        (user("hello", origin={"kind": "peer", "from": "bob"}), "bob says: hello"),
        (user("go on", origin={"kind": "auto-continuation"}), "Claude Code told Claude: go on"),
        (
            user("Your response above was cut off …", isSynthetic=True),
            "The reply was cut off; Claude continues",
        ),
    ],
)
def test_text_that_nobody_typed(frame: Frame, words: str) -> None:
    assert ReducerHarness().say("hi").play(frame).rows[1:] == ([f"notice {words!r}"] if words else [])


FAILURES = [
    ({"subtype": "error_max_turns"}, "Maximum turns reached"),
    ({"subtype": "error_max_budget_usd"}, "Budget limit reached"),
    (
        {"subtype": "error_max_structured_output_retries"},
        "The answer did not match the required format",
    ),
    ({"errors": ["[ede_diagnostic] x"]}, "The connection to Claude was lost. "),
    ({"errors": ["One", {"message": "Two"}, {"code": 3}, 4, None]}, "One\nTwo"),
    ({"terminal_reason": "prompt_too_long"}, "The conversation is too long for the model. "),
    ({"terminal_reason": "hook_stopped"}, "A hook stopped the turn"),
    ({"terminal_reason": "of a new kind"}, "The connection to Claude was lost. "),
    ({"startup_failure_reason": "shell_tool_missing"}, "Claude Code could not start: shell tool missing"),
    ({"subtype": "error_of_a_new_kind"}, "The connection to Claude was lost. "),
    ({"subtype": "success", "is_error": True, "result": "API Error: 500"}, "API Error: 500"),
]


@pytest.mark.parametrize(("held", "words"), FAILURES)
def test_every_end_has_words(held: dict[str, Any], words: str) -> None:
    frame = result(**{"subtype": "error_during_execution", **held})
    rows = ReducerHarness().say("hi").play(said(text("a")), frame).entries
    assert [entry.kind.value for entry in rows] == ["user", "prose", "error", "footer"]
    assert words_of(rows[2]).startswith(words) and "{" not in words_of(rows[2])


@pytest.mark.parametrize(
    ("printed", "row"),
    [
        ("Set model to opus", "notice 'Set model to opus'"),
        ("Cost: $1\nTotal: 2 s", "prose 'Cost: $1\\nTotal: 2 s'"),
    ],
)
def test_the_output_of_a_local_command_is_shown_as_from_the_file(printed: str, row: str) -> None:
    """2.1.330 sends the output as a message from Claude, and names its source."""
    source = f"<local-command-stdout>{printed}</local-command-stdout>"
    frame = said(text(printed), model="<synthetic>", local_command_source=source)
    assert ReducerHarness().say("/model opus").play(frame).rows[1:] == [row]
    assert ReducerHarness().say("/model opus").play(user(source)).rows[1:] == [row]


def test_a_notice_in_the_midst_of_a_message_stands_behind_that_in_the_file() -> None:
    """The full message comes after the notice. The notice is noted as a row after that message."""
    book = ReducerHarness().say("hi").play(said(text("One."), uuid="one"))
    book.play(start("m2"), *streamed(0, text(""), "Two"))
    book.play(system("informational", content="News"), said(text("Two."), id="m2", uuid="two"))
    book.play(system("informational", content="More"), result())
    unsaved = book.reducer.unsaved.pop_rows()
    assert [(each.entry.text, each.after) for each in unsaved] == [("News", "two"), ("More", "two")]


@pytest.mark.parametrize("by", ["2.1.37", "2.1.330"])
def test_the_output_of_a_command_is_shown_once_though_its_message_comes_twice(by: str) -> None:
    """A compaction sends the message again."""
    printed = "<local-command-stdout>Total cost: $1\nTotal time: 2 s</local-command-stdout>"
    frame = user(printed, isReplay=True, uuid="p9")
    if by == "2.1.330":
        frame = {**said(text("Total cost: $1")), "uuid": "p9", "local_command_source": printed}
    harness = ReducerHarness().say("/cost").play(frame, result())
    once = list(harness.rows)
    assert harness.say("/compact").play(frame, result()).rows[: len(once)] == once
    assert sum("Total cost" in row for row in harness.rows) == 1


@pytest.mark.parametrize("what", ["prompt", "command"])
def test_the_prompt_that_a_hook_blocked_is_not_shown_as_its_words(what: str) -> None:
    """The CLI repeats the user's message after the hook's words."""
    sentence = f"UserPromptExpansion operation blocked by hook:\nnot now\n\nOriginal {what}: hello"
    rows = (
        ReducerHarness()
        .say("hello")
        .play(system("informational", content=sentence), result(result=sentence))
        .rows
    )
    assert rows[1:] == ["notice 'The hook UserPromptExpansion blocked this: not now'", rows[-1]]


def test_a_sentence_that_the_person_types_is_the_persons() -> None:
    for typed in ("Operation stopped by hook: no", "Stop hook feedback:\nno", "Stop says: no"):
        assert ReducerHarness().say("hi").play(user(typed)).rows[1:] == [f"user {typed!r}"]
