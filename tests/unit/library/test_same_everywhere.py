"""One conversation has the same rows, whatever is in its file: when it is opened, read by pages, followed as
the file grows, exported and searched.

The messages come from all senders, with the CLI's tags in them, between turns and folded into turns, on lines
that are spliced, cut and full of NUL bytes.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from claude_desk.library.history import requests as r
from claude_desk.library.history.line_kinds import hook_words
from claude_desk.library.history.line_player import LineClock
from claude_desk.protocol.disk.session_file import read_lines, wire_message
from claude_desk.protocol.disk.session_head import read_head
from claude_desk.protocol.phrase import Phrase
from claude_desk.protocol.wire.parser import message_of
from claude_desk.transcript.events import Dispatched, FoldedIntoTurn, HookNoted, Sent, TurnOver
from claude_desk.transcript.export.markdown_export import markdown
from claude_desk.transcript.reducer.reducer import Reducer
from claude_desk.transcript.text.synthetic_text import relayed_notice
from claude_desk.ui.phrases.phrase_words import words as words_of
from tests.library.two_writers import resumed_leaf, way_to
from tests.unit.library.row_text import entries_in_pages, entries_of, followed, paged, rows
from tests.unit.library.row_text import words as words_in
from tests.unit.library.session_file_builder import SessionFile, tool
from tests.unit.library.test_damaged_lines import DAMAGED, searched
from tests.unit.library.test_resumed_leaf import ask, opened
from tests.unit.library.test_two_writers_story import index_of
from tests.unit.library.test_who_said_it import HUMAN, TAGGED, of_peer, peer
from tests.unit.transcript.cli_messages import block_stop, start, stop, streamed, text
from tests.whole_tables import examples

PLAIN = ["hello", "Why is it slow?", "/model is a command", "! is a sign"]


# How the CLI writes the words of a hook, and the row for these words.
HOOKS: dict[str, tuple[str, dict[str, Any], str]] = {
    "hook's message": (
        "attachment",
        {"attachment": {"type": "hook_system_message", "hookName": "Stop", "content": "@"}},
        "The hook Stop says: @",
    ),
    "hook's stop": (
        "attachment",
        {"attachment": {"type": "hook_stopped_continuation", "hookName": "Stop", "message": "@"}},
        "The hook Stop stopped Claude: @",
    ),
    "hook's failure": (
        "attachment",
        {"attachment": {"type": "hook_non_blocking_error", "hookName": "Stop", "stderr": "@"}},
        "The hook Stop failed: @",
    ),
    "message of a session's beginning": (
        "attachment",
        {"attachment": {"type": "hook_system_message", "hookName": "SessionStart:startup", "content": "@"}},
        "The hook SessionStart:startup says: @",
    ),
    "failure of a session's beginning": (
        "attachment",
        {
            "attachment": {
                "type": "hook_non_blocking_error",
                "hookName": "SessionStart:resume",
                "hookEvent": "SessionStart",
                "stderr": "@",
            }
        },
        "The hook SessionStart:resume failed: @",
    ),
    "hook's stop in a summary": (
        "system",
        {"subtype": "stop_hook_summary", "preventedContinuation": True, "stopReason": "@"},
        "The hook Stop stopped Claude: @",
    ),
    "hook's feedback": (
        "user",
        {"isMeta": True, "message": {"role": "user", "content": "Stop hook feedback:\n[a command]: @"}},
        "The hook Stop blocked this: @",
    ),
    "hook's stop of a prompt": (
        "user",
        {"message": {"role": "user", "content": "Operation stopped by hook: @"}},
        "The hook UserPromptSubmit stopped Claude: @",
    ),
    "hook's block of a prompt": (
        "system",
        {
            "subtype": "informational",
            "content": "UserPromptSubmit operation blocked by hook:\n@\n\nOriginal prompt: x",
        },
        "The hook UserPromptSubmit blocked this: @",
    ),
}


# How the CLI writes what its own commands and the user's shell commands print: the line, and its row.
OUTPUTS: dict[str, tuple[str, dict[str, Any], str]] = {
    "shell's output": (
        "user",
        {"message": {"role": "user", "content": "<bash-stdout>@</bash-stdout><bash-stderr></bash-stderr>"}},
        "notice @",
    ),
    "shell's error": (
        "user",
        {"message": {"role": "user", "content": "<bash-stdout></bash-stdout><bash-stderr>@</bash-stderr>"}},
        "notice @",
    ),
    "shell's lines": (
        "user",
        {"message": {"role": "user", "content": "<bash-stdout>one\n@</bash-stdout>"}},
        "prose one\n@",
    ),
    "command's output": (
        "user",
        {
            "message": {
                "role": "user",
                "content": "<local-command-stdout>\u001b[1m@\u001b[0m</local-command-stdout>",
            }
        },
        "notice @",
    ),
    "command's output in a line of the system": (
        "system",
        {"subtype": "local_command", "content": "<local-command-stdout>@</local-command-stdout>"},
        "notice @",
    ),
    "command's words": ("system", {"subtype": "local_command", "content": "@"}, "notice @"),
    "output that is marked": (
        "user",
        {
            "isMeta": True,
            "message": {
                "role": "user",
                "content": "<local-command-caveat>x</local-command-caveat>\n<bash-stdout>@</bash-stdout>",
            },
        },
        "notice @",
    ),
}


class Message(NamedTuple):
    """`sender`: the user ("person", or "typed" with the CLI's mark), a peer, a teammate, a hook, or what has
    printed the message; "summary" for a compaction."""

    text: str
    sender: str
    folded: bool


MESSAGES = st.builds(
    Message,
    st.sampled_from(PLAIN + TAGGED[:-1]),
    st.sampled_from(["person", "typed", "peer", "nameless", "teammate", *HOOKS, *OUTPUTS, "summary"]),
    st.booleans(),
)
# How a line is damaged: joined with the next line, cut and joined, cut, or with NUL bytes before it.
DAMAGE = st.sampled_from(["joined", "spliced", "cut", "nul"])


def write(file: SessionFile, messages: Sequence[Message], first: int = 0) -> list[str]:
    """Write the session, and return the rows that it should have. `first`: the number of the first
    message."""
    expected = []
    for number, message in enumerate(messages, first):
        text = f"{message.text} {number}"
        if message.sender in HOOKS:
            kind, told, said = HOOKS[message.sender]
            words = f"words {number}"
            file.line(kind, **json.loads(json.dumps(told).replace("@", words)))
            file.answers(f"Answer {number}.", id=f"m{number}")
            expected += [f"notice {said.replace('@', words)}", f"prose Answer {number}."]
            continue
        if message.sender in OUTPUTS:
            kind, told, row = OUTPUTS[message.sender]
            words = f"printed {number}"
            file.line(kind, **json.loads(json.dumps(told).replace("@", words)))
            file.answers(f"Answer {number}.", id=f"m{number}")
            expected += [row.replace("@", words), f"prose Answer {number}."]
            continue
        if message.sender == "summary":
            file.line("system", subtype="compact_boundary", compactMetadata={"trigger": "auto"})
            file.says("This session is being continued from a previous conversation.", isCompactSummary=True)
            again = {"type": "file", "filename": "/work/here/a.py", "content": {"type": "text"}}
            for carried in (again, {"type": "compact_file_reference", "filename": "/work/here/b.py"}):
                file.line("attachment", attachment=carried)
            file.answers(f"Answer {number}.", id=f"m{number}")
            expected += ["notice Compacted automatically", f"prose Answer {number}."]
            continue
        fields: dict[str, Any] = {}
        row = f"user {text}"
        match message.sender:
            case "typed":
                fields = {"origin": HUMAN}
            case "peer":
                fields, row = {"origin": of_peer(text), "isMeta": True}, f"notice planner says: {text}"
                text = peer(text)
            case "nameless":
                fields, row = {"origin": {"kind": "peer"}}, f"notice Another session says: {text}"
                text = peer(text, "")
            case "teammate":
                row = f"notice Ada says: {text}"
                text = f'<teammate-message teammate_id="Ada">\n{text}\n</teammate-message>'
                assert isinstance(relayed_notice(text), Phrase | str)
        if message.folded:
            file.answers(tool(f"t{number}"), id=f"c{number}")
            file.result(f"t{number}")
            prompt = {"type": "queued_command", "commandMode": "prompt", "prompt": text}
            file.line("attachment", attachment={**prompt, **fields})
            expected += [f"tool run t{number} done ok", row, f"prose Answer {number}."]
        else:
            file.says(text, **fields)
            expected += [row, f"prose Answer {number}."]
        file.answers(f"Answer {number}.", id=f"m{number}")
    return expected


def live(path: Path, cut: Sequence[bool]) -> list[str]:
    """Return the rows of the same messages as the stream brings them. `cut` says for each of Claude's
    messages whether a first attempt was streamed before it and broke off in the middle of a block."""
    reducer, cuts = Reducer(), iter(cut)
    for line in path.read_bytes().splitlines():
        told = json.loads(line)
        uuid = told["uuid"]
        frame = {"type": told["type"], "message": told.get("message"), "uuid": uuid, "session_id": "s1"}
        if told["type"] == "attachment":
            if told["attachment"]["type"] == "queued_command":  # the stream carries no other attachment
                reducer.feed(FoldedIntoTurn(uuid, told["attachment"]["prompt"]))
            continue
        content = told["message"]["content"] if "message" in told else ""
        if told["type"] == "system":
            frame |= {"subtype": told["subtype"], "compact_metadata": told["compactMetadata"]}
        elif told.get("isCompactSummary"):
            frame |= {"isReplay": False, "isSynthetic": True}
        elif told["type"] == "user" and isinstance(content, str) and content.startswith("<local-command-"):
            frame |= {"isReplay": True}
        elif told["type"] == "user" and isinstance(content, str):
            reducer.feed(TurnOver())
            if ("origin" in told and told["origin"] != HUMAN) or content.startswith("<teammate"):
                frame |= {"origin": told.get("origin"), "isSynthetic": told.get("isMeta", False)}
            else:
                reducer.feed(Sent(uuid, content, queued=True))
                reducer.feed(Dispatched(uuid, 0))
                frame |= {"isReplay": True}
        elif told["type"] == "assistant" and next(cuts, False):
            words = "A first piece.\n\nAnd an"
            attempt = [start("cut"), *streamed(0, text(""), words), block_stop(0)]
            for each in [*attempt, {**stop(), "abandoned_blocks": {"from_block_index": 0}}]:
                reducer.feed(message_of(each))
        reducer.feed(message_of(frame))
    reducer.feed(TurnOver())
    reducer.drain()
    return words_in(reducer.store)


@pytest.mark.parametrize("sender", HOOKS)
def test_a_hook_s_words_are_the_same_told_live_and_read(tmp_path: Path, sender: str) -> None:
    """The program looks for a hook's words in the file once the turn is over, and shows them at its end."""
    file = SessionFile(tmp_path / "s1.jsonl")
    file.says("hello")
    file.answers("Answer 0.", id="m0")
    kind, told, said = HOOKS[sender]
    file.line(kind, **json.loads(json.dumps(told).replace("@", "words")))
    expected = ["user hello", "prose Answer 0.", f"notice {said.replace('@', 'words')}"]

    clock = LineClock()
    reducer = Reducer(clock)
    prompt, *lines = (line for data in file.path.read_bytes().splitlines() for *_, line in read_lines(data))
    clock.now = prompt.at
    reducer.feed(Sent(prompt.uuid, "hello", queued=True))
    reducer.feed(Dispatched(prompt.uuid, 0))
    noted = []
    for line in lines:
        clock.now = line.at
        if isinstance(words := hook_words(line), Phrase):
            noted.append(HookNoted(line.uuid, words, line.at))
        else:
            reducer.feed(wire_message(line))
    reducer.feed(TurnOver())
    for each in noted:
        reducer.feed(each)
    reducer.drain()
    live = [row for row in words_in(reducer.store) if not row.startswith("footer")]
    assert live == rows(file.path) == paged(file.path) == followed(file.path) == expected


SPOKEN = st.one_of(
    st.builds(
        Message,
        st.sampled_from(PLAIN + TAGGED[:-1]),
        st.sampled_from(["person", "typed", "peer", "nameless", "teammate", "summary", "command's output"]),
        st.just(False),
    ),
    st.builds(Message, st.sampled_from(PLAIN), st.sampled_from(["person", "typed"]), st.just(True)),
)


@settings(
    max_examples=examples(25), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.lists(SPOKEN, min_size=1, max_size=6), st.lists(st.booleans(), max_size=8))
def test_a_session_is_the_same_as_it_was_told_live(
    tmp_path: Path, messages: list[Message], cut: list[bool]
) -> None:
    path = tmp_path / "s1.jsonl"
    path.unlink(missing_ok=True)
    first = Message("hello", "person", folded=False)
    expected = write(SessionFile(path), [first, *messages])
    assert live(path, cut) == rows(path) == expected


def damage(lines: list[bytes], places: dict[int, str]) -> tuple[bytes, set[int]]:
    """Return the bytes of the lines, damaged at the given places, and the numbers of the lost lines."""
    data, lost = b"", set()
    for number, line in enumerate(lines):
        match places.get(number):
            case "joined":
                data += line
            case "spliced":
                data += line[: len(line) // 2]
                lost.add(number)
            case "cut":
                data += line[: len(line) // 2] + b"\n"
                lost.add(number)
            case "nul":
                data += bytes(64) + line + b"\n"
            case _:
                data += line + b"\n"
    return data + (b"" if data.endswith(b"\n") else b"\n"), lost


@settings(
    max_examples=examples(12), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    st.lists(MESSAGES, min_size=1, max_size=6),
    st.dictionaries(st.integers(0, 20), DAMAGE, max_size=3),
)
@example([Message("hello", sender, folded=False) for sender in OUTPUTS], {})
@example([Message("hello", sender, folded=False) for sender in HOOKS], {})
@example([Message("hello", "shell's lines", folded=False)], {2: "spliced"})
def test_a_session_is_the_same_wherever_it_is_read(
    tmp_path: Path, messages: list[Message], places: dict[int, str]
) -> None:
    path = tmp_path / "s1.jsonl"
    path.unlink(missing_ok=True)
    first = Message("hello", "person", folded=False)
    expected = write(SessionFile(path), [first, *messages])
    assert rows(path) == paged(path) == followed(path) == expected
    assert read_head(path.read_bytes(), b"", complete=True).title.text == "hello 0"
    text = markdown(entries_in_pages(path), lambda entry: "", words=words_of)
    found = "\n".join(searched(path))
    for number, message in enumerate(messages, 1):
        answer = f"Answer {number}."
        assert answer in text and answer in found
        if message.sender in HOOKS or message.sender == "summary":
            assert f"words {number}" not in found
            assert message.sender == "summary" or f"words {number}" in text
            continue
        if message.sender in OUTPUTS:
            assert f"printed {number}" in found and f"printed {number}" in text
            continue
        assert f"{message.text} {number}" in found.replace("\n\n", "\n") or "\n" in message.text
    lines = path.read_bytes().splitlines()
    data, lost = damage(lines, {place: kind for place, kind in places.items() if 0 < place < len(lines)})
    path.write_bytes(data)
    told = [row for row in rows(path) if not row.endswith("[continue]")]  # a lost last answer leaves this row
    assert paged(path) == followed(path) == told
    text = markdown(entries_in_pages(path), lambda entry: "", words=words_of)
    found = "\n".join(searched(path))
    answers = [row.removeprefix("prose ") for row in told if row.startswith("prose Answer")]
    assert [words for words in answers if words not in text or words not in found] == []
    if not lost:
        assert [row for row in told if row != DAMAGED] == expected
    else:
        assert DAMAGED in told
        gone = b"\n".join(lines[number] for number in lost).decode()
        words = {row: json.dumps(row.removeprefix("prose "))[1:-1] for row in expected}
        kept = [row for row in expected if row.startswith("prose") and words[row] not in gone]
        assert [row for row in told if row in kept] == kept


class Step(NamedTuple):
    """A message, after the newest message or, with `back`, after the earlier message of that number. `kept`:
    whether a program ended at this message, and wrote it into the file as its leaf."""

    message: Message
    back: int | None
    kept: bool


STEPS = st.builds(
    Step, MESSAGES, st.sampled_from([None, None, None, 0, 1, 2, 3, 5]), st.sampled_from([False, False, True])
)


def write_branches(file: SessionFile, steps: Sequence[Step]) -> dict[str, list[str]]:
    """Write the session. Return the rows up to each message, by the uuid of the message's last line."""
    begin = write(file, [Message("hello", "person", folded=False)])
    rows_to, ends = {file.last: begin}, [file.last]
    for number, step in enumerate(steps, 1):
        above = ends[-1] if step.back is None else ends[step.back % len(ends)]
        file.last = above
        own = write(file, [Message(step.message.text, "person", folded=False), step.message], 2 * number)
        rows_to[file.last] = [*rows_to[above], *own]
        ends.append(file.last)
        if step.kept:
            file.aside("last-prompt", lastPrompt="x", leafUuid=file.last, sessionId=file.path.stem)
    return rows_to


def out_of_order(lines: list[bytes], places: set[int]) -> list[bytes]:
    """Put some lines before their parents, as a busy CLI writes them. The last lines stay in place."""
    lines = list(lines)
    for place in sorted(places):
        pair = lines[place : place + 2]
        if place + 3 < len(lines) and all(b'"parentUuid"' in line for line in pair):
            lines[place : place + 2] = pair[::-1]
    return lines


@settings(
    max_examples=examples(12), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.lists(STEPS, min_size=1, max_size=7), st.sets(st.integers(1, 25), max_size=2))
def test_the_branch_of_all_senders_is_the_same_wherever_it_is_read(
    tmp_path: Path, steps: list[Step], swapped: set[int]
) -> None:
    """The CLI shows the same branch: the test's own reader finds the line that the CLI resumes."""
    path = tmp_path / "s1.jsonl"
    path.unlink(missing_ok=True)
    rows_to = write_branches(SessionFile(path), steps)
    leaf = resumed_leaf(path.read_bytes())
    expected = rows_to[leaf]
    lines = out_of_order(path.read_bytes().splitlines(keepends=True), swapped)
    path.write_bytes(b"".join(lines))
    found = opened(path)
    assert found.leaf in ("", leaf)
    assert rows(path) == paged(path) == expected
    assert words_in(entries_of(found)) == expected
    if leaf == newest_of(lines):
        assert followed(path) == expected
    text = markdown(entries_in_pages(path, leaf=found.leaf), lambda entry: "", words=words_of)
    answers = {words: offset for words, offset in index_of(path) if words.startswith("Answer ")}
    assert len(answers) == 2 * len(steps) + 1, "all that was said is found, wherever it stands"
    data = path.read_bytes()
    known = way_to(data, leaf)
    for words, offset in answers.items():
        where = ask(r.LocateLine(path, offset, "", before=len(data), leaf=found.leaf))
        is_known = json.loads(data[offset:].splitlines()[0])["uuid"] in known
        assert where.left == (not is_known), words
        assert (words in text) == (f"prose {words}" in expected) == is_known, words


def newest_of(lines: Sequence[bytes]) -> str:
    """Return the uuid of the last line of the conversation."""
    return str(next(told["uuid"] for line in reversed(lines) if "uuid" in (told := json.loads(line))))
