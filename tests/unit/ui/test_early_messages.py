"""Messages that the user sends before the view has a session."""

import pytest

from claude_desk.transcript.attachments import Attachment
from claude_desk.ui.session.session_view import SessionView
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from tests.live_session import LiveSession

pytestmark = pytest.mark.usefixtures("screen_loop")

_FILE = Attachment("a.txt", "text/plain", data="YQ==")


@pytest.mark.parametrize("whole", [False, True])
def test_a_message_before_the_session_stays_the_same_message(whole: bool) -> None:
    view = SessionView(ProseRenderer(), complete=whole)
    sent = [("one", (), "id-1", False), ("two", (_FILE,), "id-2", True), ("three", (), "id-3", False)]
    for message in sent:
        view.send(*message)
    assert [(each.text, each.attachments, each.uuid) for each in view.early] == [each[:3] for each in sent]
    view.create_late_views()
    session = LiveSession(child="starting")
    view.attach(session)
    queue = session.message_dispatch.queue.queue
    assert [(q.message.text, q.message.attachments, q.uuid, q.after_turn) for q in queue] == sent
    view.close()


def test_each_message_without_an_id_gets_one() -> None:
    view = SessionView(ProseRenderer())
    view.send("one")
    view.send("two")
    ids = [message.uuid for message in view.early]
    assert all(ids)
    assert len(set(ids)) == 2
    session = LiveSession(child="starting")
    view.attach(session)
    assert [q.uuid for q in session.message_dispatch.queue.queue] == ids
    view.close()
