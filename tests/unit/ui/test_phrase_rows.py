"""Rows with the program's own sentences, which are put into words when the row is shown."""

from claude_desk.protocol.phrase import Phrase
from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.notable_rows import first_words
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.transcript.row import TranscriptRow


def row(phrase: Phrase, kind: EntryKind = EntryKind.NOTICE) -> TranscriptRow:
    return TranscriptRow(Entry(id="1", kind=kind, turn=1, phrase=phrase, final=True), 0)


def test_a_notice_is_shown_named_and_copied_in_words() -> None:
    told = row(Phrase("notice.you_ran", command="ls"))
    assert (told.body, told.copy_text, told.name(lambda _: "")) == ("You ran: ls",) * 2 + (
        "Notice: You ran: ls",
    )
    failed = row(Phrase("turn_end.max_turns"), EntryKind.ERROR)
    assert failed.name(lambda _: "") == "Error: Maximum turns reached"
    assert first_words(failed.entry, words=words) == failed.body == "Maximum turns reached"


def test_a_long_one_is_folded_like_the_words_of_others() -> None:
    told = row(Phrase("notice.hook_failed", name="lint", said="\n".join(str(n) for n in range(3_000))))
    assert told.folded and told.beyond
    assert told.body.startswith("The hook lint failed: 0\n1\n") and told.body.count("\n") < 10
    assert told.copy_text.endswith("\n2999")
    assert told.rest_words.startswith("3,000 lines")
