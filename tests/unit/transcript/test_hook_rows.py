"""The words of hooks that only the session's file has: where their rows come."""

import pytest

from claude_desk.protocol.phrase import Phrase
from claude_desk.transcript.entries import EntryKind
from claude_desk.transcript.events import HookNoted
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
