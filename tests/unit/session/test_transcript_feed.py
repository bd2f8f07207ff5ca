"""How often operations are emitted: not more often than the window can show them."""

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from claude_desk.protocol.wire.parser import parse_line
from claude_desk.session.core import transcript_feed
from claude_desk.session.core.transcript_feed import TranscriptFeed
from tests.bench.texts import text_of
from tests.bench.wire import as_bytes, reply


@pytest.mark.parametrize(("shown_in", "pauses"), [(0.0, 1), (0.005, 1), (0.06, 2), (2.0, 2)])
def test_what_took_long_to_show_is_followed_by_as_long_a_pause(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, shown_in: float, pauses: int
) -> None:
    now = 0.0
    monkeypatch.setattr(transcript_feed.time, "monotonic", lambda: now)
    feed = TranscriptFeed()
    told: list[object] = []
    feed.operations.connect(told.append)
    messages = [parse_line(line) for line in as_bytes(reply(text_of("prose", 2_000), 100)).splitlines()[:12]]
    timer = feed.findChild(QTimer)
    assert isinstance(timer, QTimer)
    told_after = 0
    feed.feed_messages(messages[:6])
    assert len(told) == 1
    now = timer.interval() / 1000 + shown_in
    feed.feed_messages(messages[6:])
    while len(told) == 1:
        with qtbot.waitSignal(timer.timeout):
            pass
        told_after += 1
        if len(told) == 1:
            assert timer.interval() == min(round(now * 1000), transcript_feed.GATHER_LONGEST_MS)
    assert told_after == pauses


@pytest.mark.parametrize("rows", [3, 29, 31, 200])
def test_a_screen_of_new_rows_has_time_to_be_seen(qtbot: QtBot, rows: int) -> None:
    feed = TranscriptFeed()
    timer = feed.findChild(QTimer)
    assert isinstance(timer, QTimer)
    text = "A paragraph.\n\n" * rows + "And "
    lines = as_bytes(reply(text, 8)).splitlines()
    last = max(number for number, line in enumerate(lines) if b"text_delta" in line)
    feed.feed_messages([parse_line(line) for line in lines[: last + 1]])
    assert len(feed.reducer.store) in (rows, rows + 1)
    many = rows > transcript_feed.A_SCREEN
    assert (timer.interval() == transcript_feed.GATHER_SCREEN_MS) == many


def test_who_wants_all_rows_told_does_not_hasten_what_follows(qtbot: QtBot) -> None:
    feed = TranscriptFeed()
    told: list[object] = []
    feed.operations.connect(told.append)
    messages = [parse_line(line) for line in as_bytes(reply(text_of("prose", 2_000), 100)).splitlines()[:12]]
    feed.feed_messages(messages[:6])
    feed.flush()  # the eviction flushes too, before it looks for old turns
    feed.feed_messages(messages[6:8])
    assert len(told) == 1
    feed.flush()
    assert len(told) == 2
    feed.feed_messages(messages[8:])
    assert len(told) == 2
    timer = feed.findChild(QTimer)
    assert isinstance(timer, QTimer) and timer.isActive()
    qtbot.waitUntil(lambda: len(told) == 3)  # the pause is longer on a busy machine
