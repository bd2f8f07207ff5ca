"""Pictures and documents in messages and results."""

from typing import Any

import pytest

from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.events import Decided, Sent, Verdict
from tests.unit.transcript.cli_messages import (
    Frame,
    delta,
    result_of,
    said,
    start,
    streamed,
    text,
    tool,
    user,
)
from tests.unit.transcript.reducer_harness import ReducerHarness

PNG = {"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": "aGVsbG8="}}
PDF = {
    "type": "document",
    "source": {"type": "base64", "media_type": "application/pdf", "data": "aGVsbG8h"},
    "title": "The plan.pdf",
}
NOTE = {"type": "document", "source": {"type": "text", "media_type": "text/plain", "data": "hé"}}
FAR = {"type": "image", "source": {"type": "url", "url": "https://example.org/a.png"}}


def short(found: list[Attachment]) -> list[tuple[str, str, str, int]]:
    return [(a.name, a.media_type, a.data, a.size) for a in found]


def of_result(content: Any, **more: Any) -> tuple[str, list[tuple[str, str, str, int]]]:
    call = (
        ReducerHarness().say("hi").play(said(tool("t", "Read")), result_of("t", content, **more)).tool().tool
    )
    assert call is not None
    return call.result, short(call.attachments)


def test_a_result_carries_pictures_and_documents() -> None:
    assert of_result([text("Two things"), PNG, PDF]) == (
        "Two things",
        [
            ("Image.png", "image/png", "aGVsbG8=", 5),
            ("The plan.pdf", "application/pdf", "aGVsbG8h", 6),
        ],
    )
    assert of_result([NOTE])[1] == [("Document.txt", "text/plain", "aMOp", 3)]
    assert [name for name, *_ in of_result([PNG, PNG])[1]] == ["Image.png", "Image 2.png"]


def test_an_address_is_a_name_and_nothing_else() -> None:
    assert of_result([FAR]) == ("", [("https://example.org/a.png", "", "", 0)])


def test_a_structured_result_carries_too() -> None:
    image = {"type": "image", "file": {"base64": "aGVsbG8=", "type": "image/webp", "originalSize": 5}}
    assert of_result("x", tool_use_result=image)[1] == [("Image.webp", "image/webp", "aGVsbG8=", 5)]
    assert len(of_result([PNG], tool_use_result=image)[1]) == 1, "told twice, it is one"
    pdf = {"type": "pdf", "file": {"base64": "aGVsbG8=", "filePath": "/secret/x.pdf"}}
    assert of_result("x", tool_use_result=pdf)[1] == [("Document.pdf", "application/pdf", "aGVsbG8=", 5)]


@pytest.mark.parametrize(
    "source",
    [{}, {"type": "base64"}, {"type": 5, "data": []}, {"type": "url"}, {"media_type": {}, "data": 5}],
)
def test_any_shape_is_taken(source: dict[str, Any]) -> None:
    for kind in ("image", "document"):
        words, found = of_result([{"type": kind, "source": source}])
        assert words == "" and len(found) == 1 and found[0][0]
    for strange in (None, 5, "x", {"type": "image"}, {"type": "image", "file": {"base64": 5}}):
        assert of_result("x", tool_use_result=strange)[1] == []


def test_a_message_of_the_persons_carries_them() -> None:
    book = ReducerHarness().play(user([text("look"), PNG]))
    assert book.rows == ["user 'look'"]
    assert short(book.entries[0].attachments) == [("Image.png", "image/png", "aGVsbG8=", 5)]
    assert len(ReducerHarness().play(user([PNG])).entries[0].attachments) == 1


def test_what_was_sent_stands_from_the_first_and_the_replay_only_confirms_it() -> None:
    own = Attachment("holiday.png", "image/png", path="/home/me/holiday.png", size=5)
    replay = user([text("look"), PNG], uuid="u1", isReplay=True)
    book = ReducerHarness().play(Sent("u1", "look", attachments=(own,)), replay)
    assert book.entries[0].attachments == [own] and len(book.entries) == 1
    bare = ReducerHarness().play(Sent("u1", "look"), replay)
    assert len(bare.entries[0].attachments) == 1 and len(bare.entries) == 1


def test_pages_that_claude_is_given_belong_to_the_tool() -> None:
    pages: Frame = user([PDF, PNG], isSynthetic=True)
    book = ReducerHarness().say("hi").play(said(tool("t", "Read")), result_of("t", "PDF file read"), pages)
    assert len(book.rows) == 2
    call = book.tool().tool
    assert call is not None and len(call.attachments) == 2
    assert ReducerHarness().say("hi").play(pages).rows[1:] == ["user"]


def test_an_input_is_complete_when_all_of_it_has_come() -> None:
    book = ReducerHarness().say("hi").play(start(), *streamed(0, tool("t"), '{"comm', 'and": "l'))
    call = book.tool().tool
    assert call is not None and not call.complete
    book.play(delta(0, "partial_json", 's"}'), said(tool("t")))
    assert call.complete


@pytest.mark.parametrize(
    ("given", "changed"), [(None, False), ({"command": "ls"}, False), ({"command": "pwd"}, True)]
)
def test_an_input_that_the_person_changed_says_so(given: dict[str, Any] | None, changed: bool) -> None:
    book = ReducerHarness().say("hi").play(said(tool("t")), Decided("t", Verdict.ALLOWED, given))
    call = book.tool().tool
    assert call is not None and call.changed is changed
