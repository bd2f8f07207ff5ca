"""A request's card shows all that will be sent: each leaf of any input, readable, with its name.

The tests read the card back and must get the input again, so that no two inputs have the same card.
"""

import json
import re
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from claude_desk.protocol.requests.permissions import Allow, CanUseTool
from claude_desk.protocol.wire.characters import unambiguous, visible
from claude_desk.protocol.wire.encoder import permission_answer
from claude_desk.session.permissions.decisions import PendingRequest
from claude_desk.transcript.entries import ToolCall
from claude_desk.transcript.permissions.proposed_change import (
    FileContent,
    FileState,
    members_outside_diff,
    proposed,
)
from claude_desk.transcript.text.member_text import json_text, members_text
from claude_desk.transcript.text.text_sanitizer import in_file
from claude_desk.transcript.tools import registry
from claude_desk.ui.permissions import request_text
from claude_desk.ui.permissions.request_text import RequestText
from claude_desk.ui.transcript.card_parts import plain

MADE_UP = ("mcp__shell__run", "mcp__a__b__c", "Bash ", "bash", "NewTool", "", "mcp__")
TOOLS = (*sorted(registry.TOOLS), *sorted(registry.ALIASES), *MADE_UP)
NAMES = (
    "", "command", "Command", "comm\u200band", "c\u043emmand", "command ", "command: ls #", "file_path",
    "path", "url", "content", "old_string", "new_string", "edits", "edits[0].new_string", "replace_all",
    "new_source", "cell_id", "edit_mode", "description", "prompt", "x\ny", "\u202e", '"q"', "a\\", "  │ a",
    "…", "timeout", "query", "pattern",
)  # fmt: skip
DECOYS = (
    "", "ls", "command: git status", "true", "12", "null", "{}", "[]", '"', " a", "a ", "  │ a", "one\ntwo\n",
    "a\r\nb\u2028c", "x\ufffcy", "L\u033f\u033f\u033f\u033f", "ls" + " " * 400 + "; rm -rf ~",
    "delete", "replace", "y" * 12_000, "a\n" * 6_000 + "b",
)  # fmt: skip
texts = st.one_of(st.sampled_from(DECOYS), st.text(max_size=30))
leaves = st.one_of(texts, st.booleans(), st.none(), st.integers(), st.floats(allow_nan=False))
names = st.one_of(st.sampled_from(NAMES), st.text(max_size=12))
values = st.recursive(
    leaves,
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(names, inner, max_size=3)),
    max_leaves=6,
)
inputs = st.dictionaries(names, values, max_size=6)


@st.composite
def calls(draw: st.DrawFn) -> tuple[str, dict[str, Any]]:
    """Generate calls of tools. Half of the calls get their tool's known members in addition to random
    ones."""
    tool = draw(st.sampled_from(TOOLS))
    value = draw(inputs)
    spec = registry.spec_of(tool)
    if draw(st.booleans()):
        value |= {name: draw(texts) for name in (spec.path, spec.edited) if name is not None}
        if tool == "Edit":
            value["old_string"] = draw(texts)
        if tool == "MultiEdit":
            shape = {"old_string": draw(texts), "new_string": draw(texts)}
            value["edits"] = [shape | draw(inputs) | shape]
    return tool, value


def card(tool: str, value: dict[str, Any]) -> RequestText:
    return request_text.shown(PendingRequest("r", CanUseTool(tool_name=tool, input=value)))


MEMBER = re.compile(r'("(?:[^"\\]|\\.)*"|[^\n:]+):(?: (.*))?')


def read_back(text: str) -> list[tuple[str, str, bool]]:
    """Return (name, value, whether the value has several lines) of each member in a displayed text. A value
    is returned as it is displayed."""
    found: list[tuple[str, str, bool]] = []
    for line in text.split("\n") if text else ():
        if line.startswith("  │ ") and found and found[-1][2]:
            name, before, _ = found[-1]
            found[-1] = (name, f"{before}\n{line[4:]}" if before != "\0" else line[4:], True)
            continue
        match = MEMBER.fullmatch(line)
        assert match is not None, line
        several = match[2] is None
        found.append((unquoted(match[1]), "\0" if several else match[2], several))
    return found


def unquoted(text: str) -> str:
    if not text.startswith('"'):
        return text
    assert len(text) > 1 and text.endswith('"')
    return re.sub(r"\\(.)", r"\1", text[1:-1])


def as_seen(value: Any) -> str:
    return unambiguous(value if isinstance(value, str) else json_text(value), keep="\n\t")


def assert_whole(text: str, members: dict[str, Any]) -> None:
    """Assert that the text consists of exactly these members, each with its name, and that strings are
    recognizable as strings."""
    found = read_back(text)
    assert [name for name, *_ in found] == [unambiguous(name) for name in members]
    for (_, shown, several), value in zip(found, members.values(), strict=True):
        if isinstance(value, str):
            plain = (
                shown[1:-1] if several and shown.startswith('"') else shown if several else unquoted(shown)
            )
            assert not shown.startswith(("{\n", "[\n"))
        else:
            plain = shown
        assert plain == as_seen(value)
        if not several and not isinstance(value, str):
            assert not shown.startswith('"') and shown == json_text(value)
        if not several and isinstance(value, str):  # a text must not look like a flag or like no value
            assert shown.startswith('"') or shown not in ("", "true", "false", "null", "{}", "[]")


@given(st.dictionaries(names, st.one_of(values, st.floats(), st.lists(st.floats())), max_size=4))
@example({"a": float("inf"), "b": [float("nan")]})
def test_what_is_allowed_is_sent_as_it_stands_on_the_card(value: dict[str, Any]) -> None:
    sent = json.loads(permission_answer("r", Allow(updated_input=value)))
    assert (
        card("mcp__a__b", sent["response"]["response"]["updatedInput"]).text == card("mcp__a__b", value).text
    )


DISGUISES = (
    lambda value: value if isinstance(value, str) else json_text(value),
    lambda value: value if isinstance(value, str) else json_text(value, None),
    lambda value: visible(value, keep="\n\t") if isinstance(value, str) else value,
    lambda value: f'"{value}"',
)


@given(calls())
@example(("mcp__a__b", {"x": {"a": 1}}))
@example(("mcp__a__b", {"x": '{\n  "a": 1\n}'}))
@example(("mcp__a__b", {"x": "a\u200b"}))
@example(("Bash", {"command": "a\u200b"}))
@example(("Bash", {"command": "ls", "x": [1]}))
@example(("mcp__a__b", {"\u200b": 1}))
def test_two_inputs_never_look_the_same(call: tuple[str, dict[str, Any]]) -> None:
    """The input is changed: a value or a name is replaced by the text that the card shows for it. The card of
    the changed input must look different."""
    tool, value = call
    others = [{**value, name: disguise(item)} for name, item in value.items() for disguise in DISGUISES]
    others += [{(visible(key) if key == name else key): value[key] for key in value} for name in value]
    looks = as_looked_at(tool, value)
    for other in others:
        assert json.dumps(other) == json.dumps(value) or as_looked_at(tool, other) != looks


def as_looked_at(tool: str, value: dict[str, Any]) -> tuple[str, ...]:
    """Return all texts of a card. If the card shows a change, also return the text of all members."""
    shown = card(tool, value)
    whole = members_text(value) if shown.change else ""
    return shown.text, shown.details, shown.name, shown.kind, shown.edits, whole


@given(st.text(st.sampled_from("⟨U+200BE7⟩8\u200b\u202e\u0301a"), max_size=12))
@example("⟨U+200B⟩")
def test_a_text_can_be_read_back_from_what_is_shown(text: str) -> None:
    shown = unambiguous(text)
    assert re.sub("⟨U\\+([0-9A-F]{4,6})⟩", lambda found: chr(int(found[1], 16)), shown) == text


def test_plain_texts_of_several_lines_have_no_quotes() -> None:
    value = {"run": "set -e\nls", "code": 'def f():\n    return "⟨x⟩"', "note": 'say "a"\n{\n'}
    assert '"set' not in card("mcp__a__b", value).text
    assert '\n  │     return "⟨x⟩"\n' in card("mcp__a__b", value).text


def test_a_member_cannot_take_the_name_of_a_changes_member() -> None:
    edit = {"old_string": "x", "new_string": "y", "run": "ls"}
    value = {"file_path": "/a", "edits": [edit], "edits[0].run": "rm"}
    shown = card("MultiEdit", value)
    assert not shown.change and "edits[0].run: rm" in shown.text and '"run": "ls"' in shown.text


@given(calls())
@example(("MultiEdit", {"file_path": "/a", "edits": [{"old_string": "a", "new_string": "b\U000328e6"}]}))
def test_every_leaf_is_on_the_card_with_its_name(call: tuple[str, dict[str, Any]]) -> None:
    tool, value = call
    shown = card(tool, value)
    assert "".join(shown.parts) == shown.text
    if shown.change:
        assert_change(tool, value, shown)
    elif shown.edits:
        assert registry.spec_of(tool).edited == shown.edits
        assert shown.text == as_seen(value[shown.edits])
        assert bool(shown.details) == (len(value) > 1)
        # The heading says what a command and an address are.
        assert bool(shown.name) == (bool(shown.details) and shown.kind not in ("command", "address"))
        assert_whole(shown.details, {name: item for name, item in value.items() if name != shown.edits})
    else:
        assert shown.details == ""
        assert_whole(shown.text, value)


def assert_change(tool: str, value: dict[str, Any], shown: RequestText) -> None:
    """Assert that the diff draws each changed line. Assert that the members of the input that have no lines
    in the diff are shown next to it with their names. If a MultiEdit is drawn as one combined change, check
    only the other members."""
    assert_whole(shown.details, members_outside_diff(tool, value))
    own = {"Write": ["content"], "NotebookEdit": ["new_source"]}.get(tool, ["old_string", "new_string"])
    left = value.keys() - members_outside_diff(tool, value).keys()
    default = {"replace_all"} if tool == "Edit" and value.get("replace_all") is False else set()
    assert left <= {registry.spec_of(tool).path, "edits", *own, *default}
    made = proposed(tool, value, FileContent(FileState.MISSING))
    changes = value["edits"] if tool == "MultiEdit" else [value]
    if tool == "MultiEdit" and len(made.parts) != len(changes):
        return  # only the combined change is drawn
    lines = {line for part in made.parts for line in plain(part).split("\n")}
    bare = {line[1:] for line in lines} | lines
    bare |= {line.removesuffix(visible("\r")) for line in bare}  # a CR is shown if only one side has it
    for change in changes:
        for text in (change.get(name, "") for name in own if tool == "MultiEdit" or name in left):
            # A file keeps joiners between letters, and ideographs that Python does not know yet.
            for line in in_file(text.replace("\r\n", "\n")).split("\n") if text.strip() else ():
                assert line in bare or not line.strip()
    assert made.parts or not any(change.get(name) for change in changes for name in own) or made.remarks


@pytest.mark.parametrize("said", [False, True, None, 0, "false"])
def test_only_the_default_of_an_edit_is_left_out(said: Any) -> None:
    change = {"old_string": "x", "new_string": "y", "replace_all": said}
    one = card("Edit", {"file_path": "/a", **change})
    several = card("MultiEdit", {"file_path": "/a", "edits": [change]})
    told = [] if said is False else [f"replace_all: {members_text({'a': said})[3:]}"]
    assert one.details.splitlines() == told
    assert several.details.splitlines() == [f"edits[0].{line}" for line in told]
    assert "replace_all: " in card("Write", {"file_path": "/a", "content": "", "replace_all": said}).details


@pytest.mark.parametrize("tool", MADE_UP)
@pytest.mark.parametrize("decoy", ["", "command", "content", "file_path", "url", "query"])
def test_of_a_tool_that_is_not_known_no_member_stands_for_the_call(tool: str, decoy: str) -> None:
    value = {decoy: "git status", "run": "rm -rf ~"}
    shown = card(tool, value)
    assert (shown.edits, shown.details, shown.editable, shown.kind) == ("", "", False, "members")
    name = decoy or '""'
    assert shown.text == f"{name}: git status\nrun: rm -rf ~"
    assert registry.title_of(tool, value) == f"{name}: git status, run: rm -rf ~"
    row = registry.card_of(ToolCall("t", tool or "x", input=value))
    assert [str(key) for part in row.parts for key, _ in part.rows] == [name, "run"]  # type: ignore[union-attr]


@given(inputs)
def test_a_title_names_each_member_or_says_that_there_are_more(value: dict[str, Any]) -> None:
    title = registry.title_of("mcp__a__b", value)
    assert isinstance(title, str) and len(title) <= 300 and "\n" not in title
    assert title.endswith("…") or title.count(": ") >= len(value)


@pytest.mark.parametrize(
    ("tool", "value", "wanted"),
    [
        ("Write", {"file_path": "/a", "content": "x", "old_string": "rm", "edits": [1]}, "old_string: rm"),
        ("Write", {"file_path": "/a", "content": "x" * 20_000, "mode": "0777"}, 'mode: "0777"'),
        ("Edit", {"file_path": "/a", "old_string": "x", "new_string": "y", "content": "rm"}, "content: rm"),
        (
            "MultiEdit",
            {
                "file_path": "/a",
                "edits": [{"old_string": "x", "new_string": "y", "run": "rm"}],
                "force": True,
            },
            "force: true\nedits[0].run: rm",
        ),
        (
            "NotebookEdit",
            {"notebook_path": "/a", "new_source": "rm", "edit_mode": "delete"},
            "new_source: rm\nedit_mode: delete",
        ),
    ],
)
def test_what_a_change_does_not_draw_stands_beside_it(tool: str, value: Any, wanted: str) -> None:
    shown = card(tool, value)
    assert shown.change and shown.details.startswith(wanted)


def test_what_does_not_fit_beside_a_change_makes_all_of_it_text() -> None:
    value = {"file_path": "/a", "content": "x", "more": "y" * 30_000}
    shown = card("Write", value)
    assert not shown.change and "".join(shown.parts) == shown.text
    assert_whole(shown.text, value)


def test_names_that_look_the_same_are_called_out() -> None:
    value = {"command": "ls", "Command": "rm", "comm\u200band": "rm"}
    said = [text for text, tone in card("Bash", value).notes if tone == "warn"]
    assert "Two names look the same: command and Command" in said
    assert 'Two names look the same: command and "comm⟨U+200B⟩and"' in said
    assert not [text for text, _ in card("Bash", {"command": "ls", "timeout": 1}).notes if "same" in text]
