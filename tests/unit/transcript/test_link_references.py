"""Links with a later definition: a definition updates only the rows that use its name."""

from claude_desk.transcript.operations import AppendText, Finish, Insert, Update
from claude_desk.transcript.reducer.live_blocks import names_in
from tests.unit.transcript.cli_messages import block_start, delta, said, start, text
from tests.unit.transcript.reducer_harness import ReducerHarness


def test_a_late_definition_mends_the_rows_that_name_it() -> None:
    book = ReducerHarness().say("hi").play(start(), block_start(0, text("")))
    book.play(delta(0, "text", "See [the docs][d].\n\nNot [this][x].\n\nAnd [d].\n\nMore.\n\n")).drain()
    rows = [entry for entry in book.entries if entry.text]
    book.play(delta(0, "text", "[d]: http://e.org 'T'\n\nThe end of it.\n\n"))
    operations = book.reducer.drain()
    updated = [operation.entry.text for operation in operations if isinstance(operation, Update)]
    assert {"And [d].", "See [the docs][d]."} <= set(updated) and "Not [this][x]." not in updated
    assert not any("e.org" in o.entry.text for o in operations if isinstance(o, AppendText | Finish))
    assert not any("e.org" in e.text for o in operations if isinstance(o, Insert) for e in o.entries)
    assert all(entry.references["D"] == ("http://e.org", "T") for entry in rows if entry.kind == "prose")


def test_the_first_definition_counts_and_each_text_has_its_own() -> None:
    book = ReducerHarness().say("hi")
    book.play(said(text("[a] and [A]\n\n[a]: http://one\n[a]: http://two\n"), id="m1"))
    book.play(said(text("[a] again"), id="m2"))
    one, two = [entry for entry in book.entries if entry.kind == "prose"]
    assert one.references == {"A": ("http://one", "")}
    assert two.references == {}


def test_names() -> None:
    assert names_in("[words][Name  x] and ![i][j] \\[no] [a\\]b]") >= {"WORDS", "NAME X", "I", "J"}
    assert names_in("nothing") == set()
