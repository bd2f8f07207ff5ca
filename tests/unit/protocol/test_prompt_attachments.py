"""What a prompt carries besides its text."""

import base64
import json

from claude_desk.protocol.wire.encoder import user_message
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.reducer.attachment_parsing import block_of


def content(line: bytes) -> object:
    return json.loads(line)["message"]["content"]


def test_words_alone_are_a_text() -> None:
    assert content(user_message("hello", "u")) == "hello"


def test_what_is_carried_comes_before_the_words() -> None:
    picture = block_of(Attachment("a.png", "image/png", "AAAA"))
    assert content(user_message("look", "u", [picture])) == [
        {"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": "AAAA"}},
        {"type": "text", "text": "look"},
    ]


def test_a_text_goes_as_a_document_of_text() -> None:
    data = base64.b64encode("grüße".encode()).decode()
    block = block_of(Attachment("a.txt", "text/plain", data))
    assert block["source"] == {"type": "text", "media_type": "text/plain", "data": "grüße"}
    assert content(user_message("", "u", [block])) == [block]
