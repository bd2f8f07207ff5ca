"""Facts from the two ends of a session file: titles, first words, folder, times, damage."""

import json
from typing import Any

import pytest

from claude_desk.protocol.disk.session_head import SessionHead, enough, read_head, seconds
from claude_desk.protocol.disk.session_prompts import one_line, typed


def line(**fields: Any) -> bytes:
    return json.dumps(fields, separators=(",", ":")).encode() + b"\n"


def user(content: Any, **more: Any) -> bytes:
    fields = {"parentUuid": None, "isSidechain": False, "cwd": "/a", "version": "2.1.37", "gitBranch": "main"}
    return line(
        **fields | {"type": "user", "message": {"role": "user", "content": content}, "uuid": "u1"} | more,
        timestamp="2026-11-22T00:49:47.203Z",
    )


def of(*lines: bytes) -> SessionHead:
    data = b"".join(lines)
    return read_head(data, data, complete=True)


def named(kind: str, field: str, text: str) -> bytes:
    return line(type=kind, **{field: text}, sessionId="s")


def test_a_plain_session() -> None:
    head = of(
        named("queue-operation", "content", "x"), user("Find the bug\nand mend it"), user("more", cwd="/b")
    )
    assert (head.first, head.folder, head.branch, head.version) == (
        "Find the bug and mend it",
        "/a",
        "main",
        "2.1.37",
    )
    assert head.created == head.active == seconds("2026-11-22T00:49:47.203Z") > 0
    assert head.has_conversation
    assert not head.damaged


@pytest.mark.parametrize(
    ("origin", "forked"),
    [
        ({"sessionId": "s0", "messageUuid": "u0"}, True),
        ({}, False),
        (None, False),
        ("s0", False),
        ({"sessionId": 3}, False),
    ],
)  # fmt: skip
def test_a_copy_of_another_session_says_so(origin: Any, forked: bool) -> None:
    assert (
        of(named("mode", "mode", "normal"), user("hello", forkedFrom=origin), user("more")).forked is forked
    )


def test_the_last_title_of_each_kind_is_taken() -> None:
    head = of(
        named("custom-title", "customTitle", "Old"),
        user("hello"),
        named("ai-title", "aiTitle", "Made"),
        named("custom-title", "customTitle", "New"),
        named("last-prompt", "lastPrompt", "bye"),
    )
    assert (head.custom, head.made, head.last) == ("New", "Made", "bye")


def test_a_title_in_what_somebody_said_is_none() -> None:
    said = json.dumps({"type": "custom-title", "customTitle": "Wrong"}, separators=(",", ":"))
    call = {"type": "tool_use", "input": {"type": "custom-title", "customTitle": "Wrong"}}
    assert of(user(said), user([call])).custom == ""


def test_a_summary_counts_only_for_a_message_of_the_file() -> None:
    other = line(type="summary", summary="Of another", leafUuid="u9")
    assert of(other, user("hello")).summary == ""
    assert of(line(type="summary", summary="Ours", leafUuid="u1"), user("hello")).summary == "Ours"


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("<command-name>/compact</command-name>\n<command-args>now</command-args>", "/compact now"),
        ("<local-command-stdout>Compacted</local-command-stdout>", ""),
        ("<bash-input>ls -l</bash-input>", "! ls -l"),
        ("[Request interrupted by user]", ""),
        (
            [
                {"type": "text", "text": "<ide_opened_file>a.py</ide_opened_file>"},
                {"type": "text", "text": "Go"},
            ],
            "Go",
        ),
        ([{"type": "tool_result", "tool_use_id": "t", "content": "x"}], ""),
        ("<b>bold</b> words", "<b>bold</b> words"),
        (None, ""),
        ([1, {"type": "text", "text": 5}], ""),
    ],
)
def test_what_a_person_typed(content: Any, words: str) -> None:
    assert typed({"type": "user", "message": {"content": content}}) == words


def test_words_are_better_than_a_command() -> None:
    head = of(user("<command-name>/clear</command-name>"), user("Find the bug"))
    assert head.first == "Find the bug"
    head = of(user("<command-name>/fix-it</command-name>"))
    assert head.first == "/fix-it"
    assert not enough(head)


def test_commands_of_the_clis_own_are_no_words() -> None:
    head = of(user("<command-name>/clear</command-name>"), user("<command-name>/model</command-name>"))
    assert head.first == ""
    assert head.title == ("", "nothing")
    assert not enough(head)


def test_what_the_cli_wrote_itself_is_no_prompt() -> None:
    assert of(user("Caveat", isMeta=True), user("sum", isCompactSummary=True), user("Go")).first == "Go"


def test_damage_is_counted_and_passed_over() -> None:
    head = of(b"{broken\n", b"\xff\xfe\x00\n", b"[1]\n", b"\n", user("hello"))
    assert (head.first, head.damaged) == ("hello", 3)


def test_the_last_line_may_be_cut() -> None:
    data = user("hello") + user("more")[:50]
    assert read_head(data, data, complete=False).damaged == 0
    assert of(b"").has_conversation is False
    assert of(b"\0" * 100).has_conversation is False


def test_the_tail_is_read_from_the_middle_of_a_line() -> None:
    tail = (
        b'x":"y"}\n'
        + user("late", gitBranch="fix", timestamp2="")
        + b'{"type":"cost-state","totalCostUSD":0.25}\n'
    )
    head = read_head(user("first"), tail, complete=False)
    assert (head.first, head.branch, head.cost) == ("first", "fix", 0.25)


def test_a_subagents_file_is_recognized() -> None:
    assert of(user("task", isSidechain=True)).sidechain
    assert of(user("task", isSidechain=True), user("more", isSidechain=True)).sidechain
    assert not of(user("task"), user("side", isSidechain=True)).sidechain


def test_a_session_that_the_cli_begins_with_a_subagent_of_its_own_is_a_session() -> None:
    """The CLI 2.0.26 writes the warm-up of a subagent before the session's first prompt, into the same file.
    2.0.65 writes the warm-up to the subagent's own file."""
    ready = user("Ready.", isSidechain=True, type="assistant")
    head = of(user("Warmup", isSidechain=True), ready, user("go"))
    assert (head.sidechain, head.first, head.title.text) == (False, "go", "go")
    assert enough(head)


@pytest.mark.parametrize("value", [None, 5, "", "yesterday", "0000-00-00T00:00:00Z"])
def test_what_is_no_time_is_none(value: Any) -> None:
    assert seconds(value) == 0


def test_one_line_of_anything() -> None:
    assert one_line(" a\n\tb\0c\u202ed ") == "a b cd"
    assert one_line("half \ud83d of it").isprintable()
    assert len(one_line("word " * 100)) <= 200


PASTE = '<pasted_content id="a1">\nTraceback of @x\n\nmore\n</pasted_content id="a1">'


@pytest.mark.parametrize(
    ("texts", "title"),
    [
        ([f"Mend this\n\n{PASTE}"], "Mend this"),
        ([f"{PASTE}\n\nMend that"], "Mend that"),
        ([PASTE, "What is it?"], "What is it?"),
        ([PASTE], ""),
    ],
)
def test_pasted_text_is_no_title(texts: list[str], title: str) -> None:
    head = of(*(user(text) for text in texts), named("last-prompt", "lastPrompt", texts[-1]))
    assert head.first == head.title.text == title
    blocks = of(*(user([{"type": "text", "text": text}]) for text in texts))
    assert blocks.first == title
