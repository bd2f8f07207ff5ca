"""The words of hooks that only the session's file has: where their rows come."""

import pytest

from claude_desk.protocol.phrase import Phrase
from claude_desk.transcript.entries import EntryKind
from claude_desk.transcript.events import Dispatched, HookNoted, Sent
from tests.unit.transcript.cli_messages import result
from tests.unit.transcript.reducer_harness import ReducerHarness

WORDS = Phrase("notice.hook_blocked", name="Stop", said="Look again.")


@pytest.mark.parametrize("says", [True, False])
def test_the_words_of_a_hook_come_before_the_footer(says: bool) -> None:
    book = ReducerHarness()
    if says:
        book.say("hi")
    book.play(result(result="", usage={"input_tokens": 5, "output_tokens": 0}))
    book.play(HookNoted("h1", WORDS, book.reducer.rows.now()))
    kinds = [entry.kind for entry in book.drain().reducer.store]
    assert kinds[-2:] == [EntryKind.NOTICE, EntryKind.FOOTER]


@pytest.mark.parametrize("turns_before", [0, 2])
def test_a_hook_may_speak_about_a_prompt_before_its_turn_begins(turns_before: int) -> None:
    book = ReducerHarness()
    for number in range(turns_before):
        book.play(Sent(f"t{number}", "earlier"), result(result="done"))
    book.play(Sent("t9", "now", queued=True))
    spoken = book.reducer.rows.now()
    words = Phrase("notice.hook_stopped", name="UserPromptSubmit", said="No.")
    # The CLI says late that it has begun, because the machine is busy.
    book.play(Dispatched("t9"), result(result=""), HookNoted("h1", words, spoken))
    rows = [(entry.kind, entry.content) for entry in book.drain().reducer.store][-3:]
    assert rows[:2] == [(EntryKind.USER, "now"), (EntryKind.NOTICE, words)]
    assert rows[2][0] is EntryKind.FOOTER
