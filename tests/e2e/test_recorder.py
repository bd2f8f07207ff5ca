"""A recording is complete and trimmed, and does not contain anything about the machine on which it was
made."""

import getpass
import json

from tests import recorder
from tests.clis import Cli


def test_a_recording_is_made(cli: Cli) -> None:
    lines = list(recorder.record(recorder.PLAYABLE["approve"], cli))
    entries = [json.loads(line) for line in lines]
    assert all(set(entry) == {"t", "dir", "frame"} for entry in entries)
    assert [entry["t"] for entry in entries] == sorted(entry["t"] for entry in entries)
    types = [(entry["dir"], entry["frame"]["type"]) for entry in entries]
    for wanted in [("in", "user"), ("out", "control_request"), ("in", "control_response"), ("out", "result")]:
        assert wanted in types
    init = next(e["frame"] for e in entries if e["frame"].get("subtype") == "init")
    assert init["cwd"] == "/home/user/project"
    assert len(init["slash_commands"]) <= recorder.KEPT
    assert "/tmp/tmp" not in "".join(lines)
    assert f"/{getpass.getuser()}/" not in "".join(lines)


def test_long_strings_lose_their_middle() -> None:
    trimmed = recorder.trim({"x": "a" * 5000 + "b" * 5000, "commands": list("abcdefg")}, {})
    assert trimmed["x"].startswith("aaa")
    assert trimmed["x"].endswith("bbb")
    assert len(trimmed["x"]) < recorder.LONGEST + 20
    assert trimmed["commands"] == list("abcd")
