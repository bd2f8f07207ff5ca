"""What is shown of attachments, however many there are."""

from claude_desk.transcript.attachments import Attachment
from claude_desk.ui.attachments.attachment_items import MOST_SHOWN, attachment_of, items_of


def test_of_very_many_the_first_are_shown_and_the_others_counted() -> None:
    carried = [Attachment(f"{number}.png", "image/png", "iVBORw0KGgo=") for number in range(30_000)]
    items = items_of(carried)
    assert [item["name"] for item in items[:2]] == ["0.png", "1.png"]
    assert len(items) == MOST_SHOWN + 1
    assert items[-1]["name"] == "29,700 more" and not items[-1]["picture"]
    assert attachment_of(items[-1]["key"]) is None
    assert len(items_of(carried[:MOST_SHOWN])) == MOST_SHOWN
