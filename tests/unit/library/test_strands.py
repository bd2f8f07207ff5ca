"""Where a session's file can be cut."""

import json
from pathlib import Path
from typing import Any

import pytest

from claude_desk.library.request_base import LibraryPaths
from claude_desk.library.strands.cut_points import (
    CutPoint,
    MappedLines,
    before,
    behind,
    continues_from,
    newest_has,
)
from claude_desk.library.strands.handlers import find_cut, find_leaf
from claude_desk.library.strands.requests import ContinuesFrom, FindCut


def line(kind: str, uuid: str, parent: str | None, **more: Any) -> dict[str, Any]:
    return {"parentUuid": parent, "isSidechain": False, "type": kind, "uuid": uuid, **more}


def prompt(uuid: str, parent: str | None) -> dict[str, Any]:
    return line("user", uuid, parent, message={"role": "user", "content": f"prompt {uuid}"})


def said(uuid: str, parent: str, message: str) -> dict[str, Any]:
    return line("assistant", uuid, parent, message={"id": message, "content": [{"type": "text"}]})


def result(uuid: str, parent: str) -> dict[str, Any]:
    return line("user", uuid, parent, message={"content": [{"type": "tool_result", "tool_use_id": "t"}]})


def attachment(uuid: str, parent: str) -> dict[str, Any]:
    return line("attachment", uuid, parent, attachment={"type": "date"})


def written(folder: Path, *lines: Any) -> Path:
    path = folder / "s.jsonl"
    parts = [
        each if isinstance(each, bytes) else json.dumps(each, separators=(",", ":")).encode()
        for each in lines
    ]
    path.write_bytes(b"\n".join(parts) + b"\n")
    return path


# Parallel calls as 2.1.37 writes them: the parent of each result is its own call, and the parent of the next
# message is the last result.
PARALLEL = (
    prompt("u1", None),
    attachment("x0", "u1"),
    said("a1", "x0", "m1"),
    said("a2", "a1", "m1"),
    said("a3", "a2", "m1"),
    {"type": "file-history-snapshot", "messageId": "u1"},
    result("r1", "a2"),
    result("r2", "a3"),
    said("a4", "r2", "m2"),
    attachment("x1", "a4"),
    {"type": "last-prompt", "leafUuid": "x1"},
    prompt("u2", "x1"),
    said("a5", "u2", "m3"),
)


def test_before_a_prompt_stands_the_message_above_it(tmp_path: Path) -> None:
    path = written(tmp_path, *PARALLEL)
    assert before(path, "u2") == CutPoint(True, "a4")
    assert before(path, "u1") == CutPoint(True, "")
    assert before(path, "u3") == CutPoint()


def test_behind_a_message_of_claudes_come_its_calls_and_their_results(tmp_path: Path) -> None:
    path = written(tmp_path, *PARALLEL)
    for uuid in ("a1", "a2", "a3", "r1", "r2"):
        assert behind(path, uuid) == CutPoint(True, "r2"), uuid
    assert behind(path, "a4").until == "a4"
    assert behind(path, "a5").until == "a5"


def test_results_that_came_the_other_way_round_are_cut_where_the_next_message_hangs(tmp_path: Path) -> None:
    swapped = [*PARALLEL[:6], result("r2", "a3"), result("r1", "a2"), *PARALLEL[8:]]
    assert behind(written(tmp_path, *swapped), "a2").until == "r2"


def test_another_strand_is_none_of_a_steps_business(tmp_path: Path) -> None:
    path = written(tmp_path, *PARALLEL, prompt("u3", "a4"), said("a6", "u3", "m4"))
    assert behind(path, "a5").until == "a5"
    assert before(path, "u3").until == "a4"


def test_what_was_summed_up_is_told(tmp_path: Path) -> None:
    boundary = line("system", "b", None, subtype="compact_boundary", logicalParentUuid="a5")
    path = written(tmp_path, *PARALLEL, boundary, prompt("s", "b"), prompt("u3", "s"))
    assert before(path, "u2").compacted
    assert behind(path, "a4").compacted
    assert before(path, "u3") == CutPoint(True, "s")


@pytest.mark.parametrize(
    ("kept", "expected"),
    [
        ([], [(True, "a4"), (True, ""), (True, "a5"), (True, "a4")]),
        (["a5"], [(True, "a4"), (True, ""), (False, "a5"), (True, "a4")]),
        (["u2", "a5"], [(False, "s"), (True, ""), (False, "a5"), (True, "a4")]),
        (["a4", "u2", "a5"], [(False, "a4"), (True, ""), (False, "a5"), (False, "a4")]),
        (["u1", "a1", "a4", "u2", "a5"], [(False, "a4"), (False, "s"), (False, "a5"), (False, "a4")]),
    ],
)  # fmt: skip
def test_messages_that_a_compaction_keeps_can_be_cut(
    tmp_path: Path, kept: list[str], expected: list[tuple[bool, str]]
) -> None:
    """2.1.330 resumes after these messages. The first of them follows the summary."""
    told = {"trigger": "auto", "preservedMessages": {"anchorUuid": "s", "uuids": kept, "allUuids": kept}}
    boundary = line("system", "b", None, subtype="compact_boundary", logicalParentUuid="a5")
    older = line("system", "b0", None, subtype="compact_boundary", logicalParentUuid="a5")
    tail = [boundary | {"compactMetadata": told}, prompt("s", "b"), prompt("u3", "s")]
    for lines in ([*PARALLEL, *tail], [*PARALLEL, older, *tail]):
        path = written(tmp_path, *lines)
        found = [before(path, "u2"), before(path, "u1"), behind(path, "a5"), behind(path, "a4")]
        assert [(cut.compacted, cut.until) for cut in found] == expected
        assert before(path, "u3") == CutPoint(True, "s")


def test_words_that_look_like_links_are_none(tmp_path: Path) -> None:
    words = prompt("u9", None)
    words["message"]["content"] = '"uuid":"u2" "compact_boundary"'
    path = written(tmp_path, *PARALLEL, words, b'{"uuid":"u2"', b"\xff\xfe", b"[]")
    assert before(path, "u2") == CutPoint(True, "a4")


# "u2" was taken back, "u3" was sent in its place.
STRANDED = (prompt("u1", None), said("a1", "u1", "m1"), prompt("u2", "a1"), said("a2", "u2", "m2"))
STRAND = (prompt("u3", "a1"), said("a3", "u3", "m3"))


def leaf(uuid: str) -> dict[str, Any]:
    return {"type": "last-prompt", "lastPrompt": "x", "leafUuid": uuid}


def test_the_cli_resumes_at_the_leaf_that_it_has_named_last(tmp_path: Path) -> None:
    path = written(tmp_path, *STRANDED, leaf("a2"), *STRAND)
    assert continues_from(path, "u2")
    assert not continues_from(path, "u3")
    assert not newest_has(path, "u2")
    assert newest_has(path, "u3")
    path = written(tmp_path, *STRANDED, leaf("a2"), *STRAND, leaf("a3"))
    assert not continues_from(path, "u2")


def test_the_cli_resumes_at_the_newest_line_where_that_hangs_on_its_leaf(tmp_path: Path) -> None:
    for line_of_leaf in ([leaf("a1")], [leaf("x9")], [leaf("")], [{"type": "last-prompt"}], []):
        path = written(tmp_path, *STRANDED, *line_of_leaf, *STRAND)
        assert not continues_from(path, "u2"), line_of_leaf
        assert continues_from(path, "u3"), line_of_leaf
    path = written(tmp_path, *STRANDED, leaf("a2"), prompt("u4", "a2"), said("a4", "u4", "m4"))
    assert continues_from(path, "u4")


def test_a_leaf_is_none_that_a_message_tells_of(tmp_path: Path) -> None:
    words = prompt("u3", "a1")
    words["message"]["content"] = json.dumps(leaf("a2"))
    path = written(tmp_path, *STRANDED, words, {**said("a3", "u3", "m3"), "leafUuid": "a2"})
    assert not continues_from(path, "u2")
    aside = {**said("s1", "a2", "m9"), "isSidechain": True}
    assert not continues_from(written(tmp_path, *STRANDED, *STRAND, aside), "u2")


def test_where_the_cli_resumes_in_no_file(tmp_path: Path) -> None:
    places = LibraryPaths(tmp_path, tmp_path / "index", tmp_path / "journals")
    project = tmp_path / "projects" / "-p"
    project.mkdir(parents=True)
    assert not find_leaf(ContinuesFrom("s", "", "u2"), places, print)
    path = written(project, *STRANDED, leaf("a2"), *STRAND)
    assert find_leaf(ContinuesFrom("s", "", "u2"), places, print)
    path.write_bytes(b"")
    assert not find_leaf(ContinuesFrom("s", "", "u2"), places, print)


def test_no_file_and_an_empty_one(tmp_path: Path) -> None:
    project = tmp_path / "projects" / "-p"
    places = LibraryPaths(tmp_path, tmp_path / "index", tmp_path / "journals")
    assert find_cut(FindCut("s", "", "u1"), places, print) == CutPoint()
    project.mkdir(parents=True)
    path = written(project, *PARALLEL)
    assert find_cut(FindCut("s", "", "u2"), places, print) == CutPoint(True, "a4")
    assert find_cut(FindCut("s", "", "a1", behind=True), places, print) == CutPoint(True, "r2")
    assert find_cut(FindCut("", "", "u2"), places, print) == CutPoint()
    path.write_bytes(b"")
    assert find_cut(FindCut("s", "", "u2"), places, print) == CutPoint()


def test_a_uuid_is_missed_where_no_line_before_has_it_as_its_own_or_merged() -> None:
    lines = [
        prompt("own", None),
        {**prompt("kept", "parent"), "mergedSendUuids": ["merged", "more"]},
        line("system", "later", "logical", leafUuid="leaf"),
    ]
    data = b"".join(json.dumps(each).encode() + b"\n" for each in lines)
    asked = {"own", "kept", "merged", "more", "parent", "logical", "leaf", "later"}
    assert MappedLines(data).missing(asked, len(data)) == {"parent", "logical", "leaf"}
    assert MappedLines(data).missing(asked, data.index(b'"later"')) == {"parent", "logical", "leaf", "later"}
    assert MappedLines(data).missing({"own", "later"}, len(data)) == frozenset()
