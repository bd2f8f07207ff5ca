"""What we do not know is kept and shown quietly, in one row; what we know and is no news is not."""

import pytest

from claude_desk.protocol.parse import Noise, parse_line
from claude_desk.transcript.events import Recalled
from claude_desk.transcript.reducer import Reducer
from claude_desk.transcript.strange import CHARACTERS, UNKNOWN
from tests.unit.transcript.frames import Frame, result, said, start, system, text, user
from tests.unit.transcript.playbook import Playbook


@pytest.mark.parametrize(
    ("frame", "name"),
    [
        ({"type": "telepathy", "x": 1}, "telepathy"),
        ({"x": 1}, "no type"),
        ({"type": "assistant"}, "assistant"),
        ({"type": "assistant", "message": {"content": 5}}, "assistant"),
        ({"type": "user", "message": None}, "user"),
        ({"type": "stream_event"}, "stream_event"),
        (system("aurora"), "aurora"),
    ],
)
def test_strange_messages_are_told_once_a_turn(frame: Frame, name: str) -> None:
    book = Playbook().say("hi").play(frame, frame, said(text("a"))).drain().play(frame)
    assert [e.kind.value for e in book.entries] == ["user", "notice", "prose"]
    assert book.entries[1].text.split("\n")[0] == f"{UNKNOWN}: {name} (3 times)"
    book.play(result()).say("again", "u2").play(frame)
    assert book.entries[-1].text.split("\n")[0] == f"{UNKNOWN}: {name}"


def test_what_a_strange_message_held_can_be_read() -> None:
    first = {"type": "telepathy", "x": {"y": [1, "two"]}, "ok": True}
    book = Playbook().say("hi").play(first, {"type": "telepathy", "z": "🧠"})
    assert book.entries[1].text == (
        f"{UNKNOWN}: telepathy (2 times)\n"
        "type: telepathy\nx:\n  y:\n    - 1\n    - two\nok: yes\n\ntype: telepathy\nz: 🧠"
    )
    aurora = book.play(system("aurora", uuid="1", colour="green")).entries[2].text
    assert aurora == f"{UNKNOWN}: aurora\ntype: system\nuuid: 1\nsubtype: aurora\ncolour: green"


def test_what_a_strange_message_held_is_bounded() -> None:
    book = Playbook().say("hi").play({"type": "telepathy", "x": "a" * 100_000})
    once = book.entries[1].text
    assert CHARACTERS < len(once) < CHARACTERS + 200
    assert once.endswith("aaa\n… (the rest is not shown)")
    many = book.play(*[{"type": "telepathy", "x": "b"}] * 50).entries[1].text
    assert many == once.replace("telepathy\n", "telepathy (51 times)\n", 1)


def test_strange_messages_that_come_again_do_not_hurry() -> None:
    reducer = Playbook().say("hi").reducer
    strange = parse_line(b'{"type": "telepathy"}')
    assert [reducer.feed(strange) for _ in range(3)] == [True, False, False]


def test_a_strange_message_of_a_turn_that_was_taken_back() -> None:
    book = Playbook().say("hi").play({"type": "telepathy"}).drain()
    book.play(Recalled("u1"), {"type": "telepathy"})
    assert len(book.rows) == 1


def test_a_strange_block_of_a_message_to_claude_is_kept() -> None:
    book = (
        Playbook().say("hi").play(start(), user([{"type": "smell", "of": "rain"}], parent_tool_use_id=None))
    )
    assert book.entries[1].text == f"{UNKNOWN}: smell\ntype: smell\nof: rain"


def test_noise_is_a_diagnostic() -> None:
    reducer = Reducer()
    for number in range(150):
        assert not reducer.feed(Noise(str(number), 1))
    assert reducer.diagnostics == [str(number) for number in range(50, 150)]
    assert not reducer.drain()


QUIET = [
    {"type": "keep_alive"},
    {"type": "control_response", "response": {"subtype": "success", "request_id": "1"}},
    {"type": "control_cancel_request", "request_id": "1"},
    {"type": "command_lifecycle", "command_uuid": "1", "state": "queued"},
    {"type": "tool_progress", "tool_use_id": "t", "elapsed_time_seconds": 3},
    {"type": "prompt_suggestion", "suggestion": "x"},
    {"type": "auth_status", "isAuthenticating": True, "output": []},
    {"type": "active_goal", "value": None},
    {"type": "tombstone", "message": None},
    {"type": "tombstone", "message": {"uuid": "nobody"}},
    {"type": "rate_limit_event", "rate_limit_info": {"status": "allowed"}},
    system("status", status="requesting"),
    system("task_started", task_id="1"),
    system("task_progress", task_id="1"),
    system("task_updated", task_id="1", patch={}),
    system("background_tasks_changed", tasks=[]),
    system("session_state_changed", state="idle"),
    system("commands_changed", commands=[]),
    system("thinking_tokens", estimated_tokens=1),
    system("control_request_progress", request_id="1", status="started"),
    system("memory_recall", mode="select", memories=[]),
    system("files_persisted", files=[]),
    system("elicitation_complete"),
    system("hook_started", hook_name="x"),
    system("hook_response", hook_name="x", outcome="success"),
    system("plugin_install", status="started"),
    system("turn_duration", duration_ms=3),
    system("model_refusal_fallback", content="x", retracted_message_uuids=["nobody"]),
]


@pytest.mark.parametrize("frame", QUIET[:-1], ids=lambda f: f.get("subtype", f["type"]))
def test_what_is_no_news_is_no_row(frame: Frame) -> None:
    assert Playbook().play(frame).rows == []
    assert Playbook().say("hi").play(frame).rows == ["user 'hi'"]


@pytest.mark.parametrize(
    ("frame", "words"),
    [
        (system("compact_boundary", compact_metadata={}), "The conversation was summed up to save room"),
        (
            system("compact_boundary", compact_metadata={"pre_tokens": 3250, "post_tokens": 250}),
            "The conversation was summed up to save room (3,250 tokens became 250)",
        ),
        (system("status", status="compacting"), "Summing up the conversation to save room"),
        (
            system("status", status=None, compact_result="failed", compact_error="no room"),
            "The conversation could not be summed up: no room",
        ),
        (system("notification", text="Context low"), "Context low"),
        (system("informational", content="Stop hook blocked"), "Stop hook blocked"),
        (system("local_command_output", content="x"), "x"),
        (system("hook_response", hook_name="H", outcome="error", stderr="bad"), "The hook H failed: bad"),
        (system("plugin_install", status="installed", name="p"), "The plugin p was installed"),
        (
            system("plugin_install", status="failed", name="p", error="e"),
            "The plugin p could not be installed: e",
        ),
        (system("task_notification", status="failed"), "A background task ended: failed"),
        (system("mirror_error", error="e"), "The session could not be mirrored: e"),
        (system("worker_shutting_down", reason="idle"), "Claude Code is shutting down: idle"),
        (
            system("session_writes_lost", error_code="ENOSPC"),
            "Claude Code could not save this session: the disk is full (ENOSPC)",
        ),
        (QUIET[-1], "x"),
        (
            {
                "type": "rate_limit_event",
                "rate_limit_info": {"status": "rejected", "rateLimitType": "five_hour"},
            },
            "The five hour limit is reached",
        ),
        (
            {"type": "conversation_reset", "new_conversation_id": "1"},
            "A new conversation began: Claude does not know what was said before",
        ),
        ({"type": "auth_status", "error": "no"}, "Signing in failed: no"),
    ],
)
def test_news_are_a_notice(frame: Frame, words: str) -> None:
    assert Playbook().say("hi").play(frame).rows[1:] == [f"notice {words!r}"]


def test_pictures_in_a_prompt_are_let_pass() -> None:
    picture = {"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": ""}}
    assert Playbook().say("hi").play(user([picture, text("look")])).rows == ["user 'hi'", "user 'look'"]
