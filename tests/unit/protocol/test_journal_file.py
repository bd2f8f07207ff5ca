"""The program's journal: records to lines and back."""

import json
import time
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from claude_desk.protocol.files import journal_file as j
from claude_desk.protocol.phrase import Phrase

LIMIT_REACHED = Phrase("turn_end.max_turns")
EXAMPLES: list[j.JournalRecord] = [
    j.SentRecord(uuid="u1", text="hello\n\u2028world"),
    j.ChildStartRecord(session_id="s1", cli_version="2.1.330"),
    j.TurnRecord(uuid="u1", seconds=3.5, tokens_in=100, tokens_out=50, cost=0.0014),
    j.TurnRecord(uuid="u1", stopped=True),
    j.DecisionRecord(
        tool_use_id="t1", tool_name="Bash", decision="always", rule="Bash(ls *)", input={"a": None}
    ),
    j.StopRecord(uuid="u1"),
    j.CutTextRecord(message_id="msg_1", text="half a sent"),
    j.RetryRecord(attempt=1, attempts=10, status=529),
    j.ChildEndRecord(words="Claude Code exited (exit code 1)."),
    j.NoticeRecord(text="A new session was started."),
    j.NoticeRecord(phrase=LIMIT_REACHED.to_json(), task="t1"),
    j.ChildEndRecord(phrase=LIMIT_REACHED.to_json()),
    j.RewindRecord(uuid="u1", until="m1"),
    j.ForkRecord(source="s1", until="m1"),
]


@pytest.mark.parametrize("record", EXAMPLES, ids=lambda r: r.kind)
def test_a_record_comes_back_as_it_was(record: j.JournalRecord) -> None:
    line = j.to_line(record)
    assert line.endswith(b"\n")
    assert line.count(b"\n") == 1
    assert line.isascii()
    found = j.read_line(line)
    assert found == record
    assert type(found) is type(record)


def test_a_line_has_version_time_and_kind() -> None:
    before = time.time()
    found = json.loads(j.to_line(j.StopRecord(uuid="u")))
    assert found["v"] == 1
    assert found["kind"] == "stopped"
    assert before <= found["at"] <= time.time()


def test_a_decision_names_its_input_by_hash() -> None:
    one = j.DecisionRecord(tool_use_id="t", tool_name="Bash", decision="deny", input={"a": 1, "b": "\ud83d"})
    other = j.DecisionRecord(
        tool_use_id="t", tool_name="Bash", decision="deny", input={"b": "\ud83d", "a": 1}
    )
    changed = j.DecisionRecord(
        tool_use_id="t", tool_name="Bash", decision="deny", input={"b": "\ud83d", "a": 2}
    )
    assert len(one.input_sha256) == 64
    assert one.input_sha256 == other.input_sha256 != changed.input_sha256


def test_an_unknown_kind_is_kept_and_written_again() -> None:
    line = b'{"v":2,"at":1.5,"kind":"starred","row":"x","deep":{"a":[1]}}'
    found = j.read_line(line)
    assert type(found) is j.JournalRecord
    assert found.kind == "starred"
    assert json.loads(j.to_line(found)) == json.loads(line)


def test_a_known_kind_that_is_shaped_otherwise_is_kept_as_a_plain_record() -> None:
    found = j.read_line(b'{"v":1,"at":1,"kind":"retry","attempt":"many"}')
    assert type(found) is j.JournalRecord
    assert found.model_extra == {"attempt": "many"}


@pytest.mark.parametrize("line", [b"", b"nonsense", b"[]", b"1", b'{"v":1}', b"\xff\xfe", b'{"kind":"sent"'])
def test_a_damaged_line_gives_nothing(line: bytes) -> None:
    assert j.read_line(line) is None


def test_surrogates_do_not_stop_the_writing() -> None:
    found = j.read_line(j.to_line(j.SentRecord(uuid="u", text="cut \ud83d")))
    assert isinstance(found, j.SentRecord)
    assert found.text == "cut \ufffd"


@given(st.data())
def test_a_journal_cut_anywhere_gives_all_complete_records_and_continues(data: st.DataObject) -> None:
    uncut = b"".join(map(j.to_line, EXAMPLES))
    cut = uncut[: data.draw(st.integers(0, len(uncut)))]
    survivors = cut.count(b"\n")
    # A cut just before the newline leaves a complete record.
    expected = survivors + (
        1 if cut and not cut.endswith(b"\n") and uncut[len(cut) :].startswith(b"\n") else 0
    )
    assert j.read_records(cut) == EXAMPLES[:expected]
    later = j.NoticeRecord(text="after the crash")
    assert j.read_records(cut + j.seam(cut[-1:]) + j.to_line(later)) == [*EXAMPLES[:expected], later]


@given(st.text(), st.dictionaries(st.text(), st.text() | st.none() | st.integers(), max_size=4))
def test_any_text_and_input_survive(text: str, value: dict[str, Any]) -> None:
    record = j.DecisionRecord(tool_use_id="t", tool_name="T", decision="deny", words=text, input=value)
    assert j.read_line(j.to_line(record)) == record


def test_what_a_rewind_took_back_does_not_stand() -> None:
    one, two, three = (j.SentRecord(uuid=uuid, text="") for uuid in "123")
    cut = j.CutTextRecord(message_id="m", text="half")
    back = j.RewindRecord(uuid="2", until="a1")
    assert j.effective_records([one, two, cut]) == ([one, two, cut], None)
    assert j.effective_records([one, two, cut, back]) == ([one], "a1")
    assert j.effective_records([one, two, cut, back, three]) == ([one, three], None), (
        "a message makes it a branch"
    )
    undone = j.RewindRecord(uuid="2", until="a1", undone=True)
    assert j.effective_records([one, two, cut, back, undone]) == ([one, two, cut], None)
    further = j.RewindRecord(uuid="1", until="a0")
    assert j.effective_records([one, two, cut, back, further]) == ([], "a0")
    assert j.effective_records([one, two, cut, back, further, undone]) == ([one, two, cut], None)
    assert j.effective_records([two, back]) == ([], "a1")
    assert j.effective_records([one, j.RewindRecord(uuid="?", until="a1")]) == ([one], "a1"), (
        "held in a terminal"
    )


def test_a_fork_stands_where_it_began_until_something_is_sent() -> None:
    copied, forked = j.SentRecord(uuid="1", text=""), j.ForkRecord(source="s", until="a1")
    assert j.effective_records([copied, forked]) == ([copied, forked], "a1")
    back = j.RewindRecord(uuid="1", until="a0")
    assert j.effective_records([copied, forked, back])[1] == "a0"
    assert j.effective_records([copied, forked, back, back.model_copy(update={"undone": True})])[1] == "a1"
    assert j.effective_records([copied, forked, j.SentRecord(uuid="2", text="")])[1] is None


@dataclass
class RewindModel:
    """What a user does, and what counts of it. `before`: what counted before the rewinds that an undo takes
    back."""

    records: list[j.JournalRecord] = field(default_factory=list)
    sent: tuple[str, ...] = ()
    rewinds: tuple[str, ...] = ()
    since: tuple[str, ...] = ()
    before: tuple[tuple[str, ...], tuple[str, ...]] | None = None

    def do(self, act: str) -> None:
        uuid = f"{act}{len(self.records)}"
        match act:
            case "say":
                self.records.append(j.SentRecord(uuid=uuid, text=""))
                self.sent += (uuid,)
                self.since += (uuid,) if self.rewinds else ()
                self.before = None
            case "rewind":
                self.records.append(j.RewindRecord(uuid=uuid, until=f"until {uuid}"))
                self.before = self.before or (self.rewinds, self.since)
                self.rewinds, self.since = (*self.rewinds, uuid), ()
            case "undo" if self.before is not None:
                self.records.append(j.RewindRecord(uuid=self.rewinds[-1], until="leaf", undone=True))
                (self.rewinds, self.since), self.before = self.before, None
            case "fork":
                self.records.append(j.ForkRecord(source="s", until="a"))
                self.rewinds, self.since, self.before = (), (), None
            case "turn":
                self.records.append(j.TurnRecord(uuid=uuid))


@given(st.lists(st.sampled_from(["say", "say", "rewind", "undo", "fork", "turn"]), max_size=14))
@example(["say", "rewind", "say", "rewind", "undo"])
@example(["say", "rewind", "rewind", "undo"])
@example(["say", "rewind", "undo", "say"])
@example(["fork", "rewind", "undo"])
@example(["fork", "rewind"])
def test_only_rewinds_that_were_not_undone_count(acts: list[str]) -> None:
    model = RewindModel()
    for act in acts:
        model.do(act)
    found = j.sent_and_rewound(model.records)
    assert (found.sent, tuple(record.uuid for record in found.rewinds)) == (model.sent, model.rewinds)
    assert found.since == model.since
    assert (found.newest.uuid if found.newest else "") == (model.rewinds[-1] if model.rewinds else "")
    assert found.until == (f"until {model.rewinds[-1]}" if model.rewinds and not model.since else "")
    if found.until:  # until a message is sent, the conversation ends there
        assert j.effective_records(model.records)[1] == found.until


# --- phrases ---------------------------------------------------------------------------------------


def test_what_a_record_says_is_its_phrase_or_its_text() -> None:
    assert j.NoticeRecord(phrase=LIMIT_REACHED.to_json()).said == LIMIT_REACHED
    assert j.ChildEndRecord(phrase=LIMIT_REACHED.to_json()).said == LIMIT_REACHED
    assert j.NoticeRecord(text="of a hook").said == "of a hook"
    added = j.TurnRecord(
        uuid="u", added=[("error", ""), ("prose", "x")], phrases=[LIMIT_REACHED.to_json(), None]
    )
    assert added.added_rows == [("error", LIMIT_REACHED), ("prose", "x")]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (b'{"v":1,"at":1.0,"kind":"notice","text":"The turn could not begin"}', "The turn could not begin"),
        (b'{"v":1,"at":1.0,"kind":"ended","words":"Claude Code ended."}', "Claude Code ended."),
        (b'{"v":1,"at":1.0,"kind":"notice","text":"x","phrase":{"values":3}}', "x"),
        (b'{"v":1,"at":1.0,"kind":"notice","text":"x","phrase":"y"}', "x"),
    ],
)
def test_records_of_before_and_damaged_phrases_say_their_text(line: bytes, said: str) -> None:
    found = j.read_line(line)
    assert isinstance(found, j.NoticeRecord | j.ChildEndRecord) and found.said == said


def test_rows_that_a_turn_added_before_there_were_phrases() -> None:
    line = b'{"v":1,"at":1.0,"kind":"turn","uuid":"u","added":[["error","Claude stopped"],["notice","n"]]}'
    found = j.read_line(line)
    assert isinstance(found, j.TurnRecord)
    assert found.added_rows == [("error", "Claude stopped"), ("notice", "n")]


def test_a_line_without_a_phrase_is_as_it_was() -> None:
    assert "phrase" not in json.loads(j.to_line(j.NoticeRecord(text="x")))
    assert "phrases" not in json.loads(j.to_line(j.TurnRecord(uuid="u")))


@pytest.mark.parametrize(
    ("stored", "asker"),
    [
        ("Claude", j.CLAUDE),
        ("a subagent", Phrase("asker.subagent", name="")),
        ("the subagent reviewer", Phrase("asker.subagent", name="reviewer")),
        ("the server weather", Phrase("asker.server", name="weather")),
        ("somebody of a later version", "somebody of a later version"),
        ("", ""),
    ],
)
def test_who_asked_is_written_as_before_and_read_as_a_phrase(stored: str, asker: Phrase | str) -> None:
    assert j.read_asker(stored) == asker
    assert j.asker_text(asker) == stored
