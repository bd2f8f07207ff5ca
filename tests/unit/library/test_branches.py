"""Where a session's file may be cut."""

import json
from pathlib import Path
from typing import Any

from claude_desk.library.branches.cutting import Cut, before, behind
from claude_desk.library.branches.requests import FindCut
from claude_desk.library.branches.serve import find_cut
from claude_desk.library.requests import Places


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


# As 2.1.37 writes parallel calls: each result hangs on its own call, what follows on the last.
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
    assert before(path, "u2") == Cut(True, "a4")
    assert before(path, "u1") == Cut(True, "")
    assert before(path, "u3") == Cut()


def test_behind_a_message_of_claudes_come_its_calls_and_their_results(tmp_path: Path) -> None:
    path = written(tmp_path, *PARALLEL)
    for uuid in ("a1", "a2", "a3", "r1", "r2"):
        assert behind(path, uuid) == Cut(True, "r2"), uuid
    assert behind(path, "a4").until == "a4"
    assert behind(path, "a5").until == "a5"


def test_results_that_came_the_other_way_round_are_cut_where_the_next_message_hangs(tmp_path: Path) -> None:
    swapped = [*PARALLEL[:6], result("r2", "a3"), result("r1", "a2"), *PARALLEL[8:]]
    assert behind(written(tmp_path, *swapped), "a2").until == "r2"


def test_another_branch_is_none_of_a_steps_business(tmp_path: Path) -> None:
    path = written(tmp_path, *PARALLEL, prompt("u3", "a4"), said("a6", "u3", "m4"))
    assert behind(path, "a5").until == "a5"
    assert before(path, "u3").until == "a4"


def test_what_was_summed_up_is_told(tmp_path: Path) -> None:
    boundary = line("system", "b", None, subtype="compact_boundary", logicalParentUuid="a5")
    path = written(tmp_path, *PARALLEL, boundary, prompt("s", "b"), prompt("u3", "s"))
    assert before(path, "u2").compacted
    assert behind(path, "a4").compacted
    assert before(path, "u3") == Cut(True, "s")


def test_words_that_look_like_links_are_none(tmp_path: Path) -> None:
    words = prompt("u9", None)
    words["message"]["content"] = '"uuid":"u2" "compact_boundary"'
    path = written(tmp_path, *PARALLEL, words, b'{"uuid":"u2"', b"\xff\xfe", b"[]")
    assert before(path, "u2") == Cut(True, "a4")


def test_no_file_and_an_empty_one(tmp_path: Path) -> None:
    project = tmp_path / "projects" / "-p"
    places = Places(tmp_path, tmp_path / "index", tmp_path / "journals")
    assert find_cut(FindCut("s", "", "u1"), places, print) == Cut()
    project.mkdir(parents=True)
    path = written(project, *PARALLEL)
    assert find_cut(FindCut("s", "", "u2"), places, print) == Cut(True, "a4")
    assert find_cut(FindCut("s", "", "a1", behind=True), places, print) == Cut(True, "r2")
    assert find_cut(FindCut("", "", "u2"), places, print) == Cut()
    path.write_bytes(b"")
    assert find_cut(FindCut("s", "", "u2"), places, print) == Cut()
