"""A failed write is reported once."""

from claude_desk.controllers.storage_warnings import StorageKind, StorageWarnings
from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.ui.phrases.phrase_words import words

FULL, READ_ONLY = "No space left on device", "Read-only file system"


def test_one_trouble_is_told_once_until_it_is_over() -> None:
    told: list[Text] = []
    unkept = StorageWarnings(told.append)
    controller = object()
    unkept.report(controller, StorageKind.DRAFT, FULL)
    unkept.report(controller, StorageKind.JOURNAL, FULL)
    unkept.report(None, StorageKind.SETTINGS, FULL)
    assert len(told) == 1
    assert words(told[0]).startswith("Could not save your draft: No space left on device. ")
    unkept.report(None, StorageKind.SETTINGS, READ_ONLY)
    assert len(told) == 2
    for what in (StorageKind.DRAFT, StorageKind.JOURNAL):
        unkept.report(controller, what, "")
    unkept.report(controller, StorageKind.DRAFT, FULL)
    assert len(told) == 3


def test_a_session_that_is_closed_hides_no_trouble() -> None:
    told: list[Text] = []
    unkept = StorageWarnings(told.append)
    one, other = object(), object()
    unkept.report(one, StorageKind.DRAFT, FULL)
    unkept.drop_session(one)
    unkept.report(other, StorageKind.DRAFT, FULL)
    assert len(told) == 2


def test_what_the_system_has_no_words_for_is_told_in_ours() -> None:
    told: list[Text] = []
    warnings = StorageWarnings(told.append)
    warnings.report(None, StorageKind.DRAFT, Phrase("session_notice.disk_failed"))
    warnings.report(None, StorageKind.DRAFT, Phrase("session_notice.disk_failed"))
    assert len(told) == 1 and words(told[0]).startswith("Could not save your draft: disk error.")
    warnings.report(None, StorageKind.DRAFT, Phrase("session_notice.too_many_attachments"))
    assert "more than 100 MB of attachments are queued." in words(told[1])
