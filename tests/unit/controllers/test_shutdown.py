"""The program ends in every possible way: no child lives on, no file is half written, and the user's text is
kept.

SIGKILL and the real CLIs: tests/e2e/test_killed.py.
"""

import sys
from pathlib import Path

import pytest

from claude_desk.protocol.files.journal_file import TurnRecord, read_records
from tests.clis import clean_environment
from tests.scripted_cli.script import Script, Steps
from tests.unit.controllers.program_process import assert_all_is_kept, busy_program
from tests.unit.session.session_harness import streaming

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the warden is Linux's")

# The ways, in the order of `WAYS`: the window is closed after a slot has failed; Qt's own quit, which a
# desktop uses too; the terminal is closed, or a signal asks for the end; a session manager saves, then the
# window system goes away; the event loop ends unasked; a crash.
SIGNALS = {"SIGHUP": 0, "SIGTERM": 0, "SIGINT": 0}
WAYS = {"mistake": 0, "quit": 0, **SIGNALS, "log_out": 1, "exit": 1, "abort": -6}
IN_ORDER = ("mistake", "quit", *SIGNALS, "log_out")
# What ended the turn, as the journal says. A program that dies immediately cannot write this.
ENDED_BY = {"mistake": ["close"], **{how: ["cut_off"] for how in ("quit", *SIGNALS)}}


@pytest.mark.parametrize("how", WAYS)
def test_nothing_is_left_and_all_is_kept(how: str, tmp_path: Path) -> None:
    project = tmp_path / "project"
    project.mkdir()
    steps = Steps().spawn("sleep", "60")
    steps.steps += streaming("Words of an answer. ").steps
    words = Script(steps, answers={"interrupt": {}}).save(tmp_path / "script.json")
    home = tmp_path / "home"
    with busy_program(words, project, clean_environment(home, "http://127.0.0.1:9")) as program:
        assert "sleep" in [child.name() for child in program.children]
        assert program.end(how) == WAYS[how]
        assert not program.left()
    assert_all_is_kept(home, project, in_order=how in IN_ORDER)
    [journal] = (home / ".local/share/claude-desk/journals").glob("*.jsonl")
    turns = [record for record in read_records(journal.read_bytes()) if isinstance(record, TurnRecord)]
    assert [turn.stopped_by for turn in turns] == ENDED_BY.get(how, [])
