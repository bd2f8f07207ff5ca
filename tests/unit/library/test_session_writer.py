"""The generated session files have every shape of their version. The oracle sees what was said in them."""

import json
from pathlib import Path

import pytest

from tests.library.conversations import (
    VERSIONS,
    Call,
    Calls,
    Prompt,
    Say,
    Talk,
    number_of,
    prompts_of,
    talk_of,
)
from tests.library.session_oracle import expected, letters, lines_in
from tests.library.session_writer import write


def _call(id: str) -> Call:
    return Call(id, "Bash", {"command": id}, f"result of {id}", progress=1, notes=1)


@pytest.mark.parametrize("version", VERSIONS)
def test_a_file_is_the_same_each_time_and_hangs_together(version: str, tmp_path: Path) -> None:
    for seed in range(6):
        path = write(talk_of(seed, version), version, tmp_path / "a")
        again = write(talk_of(seed, version), version, tmp_path / "b")
        assert path.read_bytes().replace(b"/a/", b"/b/") == again.read_bytes().replace(b"/a/", b"/b/")
        lines = lines_in(path)
        uuids = [line["uuid"] for line in lines if "uuid" in line]
        assert len(set(uuids)) == len(uuids)
        assert {line["parentUuid"] for line in lines if "uuid" in line} <= {None, *uuids}


@pytest.mark.parametrize("early", [0, 1])
@pytest.mark.parametrize("version", VERSIONS)
def test_the_oracle_sees_calls_that_no_line_hangs_on(version: str, early: int, tmp_path: Path) -> None:
    three = Calls((_call("t1"), _call("t2"), _call("t3")), tangled=True, early=early)
    steps = (Prompt("Begin"), three, Say("Done"))
    path = write(Talk(steps), version, tmp_path)
    lines = {line["uuid"]: line for line in lines_in(path) if "uuid" in line}
    last = [line for line in lines.values() if line["type"] == "assistant"][-1]
    chain = []
    while last is not None:
        chain.append(last)
        last = lines.get(last["parentUuid"])
    assert "t2" not in json.dumps(chain)
    calls = [("call", name) for name in ("t1", "t2", "t3")]
    assert expected(path).order == [("prompt", "Begin"), *calls, ("answer", "Done")]
    assert expected(path).results["t2"] == "resultoft2"


def test_all_shapes_come_up(tmp_path: Path) -> None:
    found = {
        version: b"".join(
            write(talk_of(seed, version), version, tmp_path / version / str(seed)).read_bytes()
            for seed in range(40)
        )
        for version in VERSIONS
    }
    for version, data in found.items():
        number = number_of(version)
        for words, first, last in _SHAPES:
            assert (words in data) == (first <= number <= last), (version, words)
    ends = [(tmp_path / "2.1.37" / str(seed)).glob("*.jsonl") for seed in range(40)]
    newlines = {path.read_bytes().endswith(b"\n") for paths in ends for path in paths}
    assert newlines == {True, False}


_SHAPES = [
    (b'"type":"progress"', (2, 1, 17), (2, 1, 111)),
    (b'"agent_progress"', (2, 1, 17), (2, 1, 111)),
    (b"<task-id>", (2, 1, 17), (9,)),
    (b"<event>", (2, 1, 112), (9,)),
    (b'"commandMode":"task-notification"', (2, 1, 37), (9,)),
    (b"toolDenialKind", (2, 1, 330), (9,)),
    (b"the user said:", (0,), (9,)),
    (b"following reason for the rejection:", (0,), (9,)),
    (b"<local-command-caveat>", (2, 1, 17), (2, 1, 111)),
    (b'"subtype":"local_command"', (2, 1, 112), (9,)),
    (b"sourceToolAssistantUUID", (2, 1), (9,)),
    (b'"compact_boundary"', (0,), (9,)),
    (b'"isMeta":true', (0,), (9,)),
    (b'"type":"custom-title"', (0,), (9,)),
    (b'"type":"ai-title"', (2, 1, 60), (9,)),
    (b'"type":"summary"', (0,), (9,)),
    (b"<ide_selection>", (0,), (9,)),
    (b"selected_lines_in_ide", (0,), (9,)),
    (b'"hook_blocking_error"', (0,), (9,)),
    (b"wf_w", (2, 1, 330), (9,)),
    (b"sourceToolUseID", (2, 1, 17), (9,)),
]


def test_the_oracle_sees_the_prompts(tmp_path: Path) -> None:
    for seed in range(10):
        talk = talk_of(seed, "2.1.112")
        seen = expected(write(talk, "2.1.112", tmp_path))
        prompts = [text for kind, text in seen.order if kind == "prompt"]
        wanted = [letters(text) for text in prompts_of(talk.steps)]
        assert [text for text in prompts if text in wanted]
        assert [text for text in wanted if text in prompts][-1] == wanted[-1]
