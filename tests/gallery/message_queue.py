"""Messages that are not sent yet."""

from claude_desk.session.turns.message_queue import MessageStage
from claude_desk.transcript.attachments import Attachment
from tests.gallery.turns import upload_turn
from tests.live_session import LiveSession

SHOWS = dict.fromkeys(
    (
        "message-queue",
        "message-queue-one",
        "message-queue-unsent",
        "message-queue-edit",
        "message-queue-many",
    ),
    upload_turn,
)
_LONG = (
    "And please look at the retry in the gateway too: it repeats the request without waiting, so that a "
    "server that is busy gets busier.\nThe tests are in tests/gateway."
)


def complete(state: str, session: LiveSession) -> None:
    if state not in SHOWS:
        return
    post = session.message_dispatch
    if state == "message-queue-one":
        session.enqueue("Run the linter as well")
    elif state == "message-queue-many":
        for number in range(12):
            session.enqueue(f"Message number {number + 1}")
    elif state == "message-queue-unsent":
        session.enqueue("What you wrote before the program ended", MessageStage.UNSENT)
        session.enqueue(_LONG, MessageStage.UNSENT, (Attachment("server.log", "text/plain"),))
    else:
        written = session.enqueue("Run the linter as well", MessageStage.WRITTEN)
        first = session.enqueue(_LONG)
        later = session.enqueue("Then commit it", attachments=(Attachment("screen.png", "image/png"),))
        post.set_after_turn(later.uuid, True)
        session.enqueue(
            "", attachments=(Attachment("a.png", "image/png"), Attachment("notes.pdf", "application/pdf"))
        )
        if state == "message-queue-edit":
            post.edit(first.uuid)
        assert written.stage is MessageStage.WRITTEN
