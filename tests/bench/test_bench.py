"""Tests against nonsense figures: the benches see what is on the screen, wait for what they measure, and
their clocks run."""

import json
import re
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRect, QTimer
from PySide6.QtGui import QGuiApplication, QImage
from pytestqt.qtbot import QtBot

from claude_desk.protocol.wire.framing import LineFramer
from tests.bench import assistive, usable
from tests.bench.bare import Bare
from tests.bench.bench_window import Rig
from tests.bench.clocks import Watch
from tests.bench.curves import Points, keep, pictures, read
from tests.bench.figures import Figure, as_json, from_json, markdown, percentile, table
from tests.bench.idle import TimerEvents, running, written_in
from tests.bench.keys import latencies
from tests.bench.many_rows import FIRST, Opened
from tests.bench.plan import Plan, Reply
from tests.bench.steps import steps
from tests.bench.stopping import latency
from tests.bench.texts import LAST, text_of
from tests.bench.window_content import drawn, holds, sees, texts_of, until_frame
from tests.known_folder import know_at_home


def test_a_word_is_seen_where_it_is_painted(qapp: QGuiApplication) -> None:
    opened = Opened(300)
    assert sees(opened.window, LAST)
    assert not sees(opened.window, FIRST)
    last = next(item for item in texts_of(opened.window) if holds(item, LAST))
    place = last.mapToScene(QPointF(0, 0)).toPoint()
    spot = QRect(place.x(), place.y(), int(last.width()), int(last.height()))
    there = opened.window.grabWindow().copy(spot)
    assert len(_colours(there)) > 8, "the row is empty"
    opened.to_top()
    assert sees(opened.window, FIRST)
    assert not sees(opened.window, LAST)
    assert opened.window.grabWindow().copy(spot) != there
    opened.close()


async def test_every_delta_arrives_and_the_last_word_is_seen(tmp_path: Path) -> None:
    text = text_of("as Claude writes", 9_000)
    plan = Plan(tmp_path / "child", Reply(text, step=7))
    rig = Rig(plan, tmp_path)
    await rig.begin()
    rig.say("go")
    await until_frame(rig.window, lambda: rig.arrived and rig.shows(LAST))
    await rig.until_turn_ends()
    words = " ".join(entry.text for entry in rig.session.entries[1:-1]).split()
    assert [word for word in words if word.isalpha()] == [
        word for word in text.replace("```py", "").split() if word.isalpha()
    ]
    assert len(plan.noted("prompt")) == len(plan.noted("last delta")) == 1
    await rig.close()


async def test_a_reply_takes_its_time(tmp_path: Path) -> None:
    plan = Plan(tmp_path / "child", Reply("x" * 1_000, step=10, every=0.005))
    rig = Rig(plan, tmp_path)
    await rig.begin()
    rig.say("go")
    await drawn(rig.window)
    await rig.until_turn_ends()
    assert plan.noted("last delta")[0] - plan.noted("prompt")[0] >= 0.49
    await rig.close()


async def test_keys_and_clicks_are_timed_to_their_end(tmp_path: Path) -> None:
    found = await latencies(Reply(text_of("prose", 4_000), step=8, every=0.001), tmp_path / "keys")
    assert len(found) > 5
    assert all(0 < seconds < 10 for seconds in found)
    assert 0 < await latency(tmp_path / "stop") < 10


def test_a_stall_is_noticed(qtbot: QtBot) -> None:
    with Watch() as watch:
        qtbot.waitUntil(lambda: watch.ticks > 0)
        end = time.thread_time() + 0.06
        while time.thread_time() < end:
            pass
        before = watch.ticks
        qtbot.waitUntil(lambda: watch.ticks > before)
    assert watch.load.work >= 60
    assert watch.load.stall >= 60
    assert watch.load.cpu >= 0.06
    assert watch.load.wall >= 0.06


def test_timers_of_ours_are_seen(qtbot: QtBot) -> None:
    timer = QTimer(interval=5)
    before = running().total()
    events = TimerEvents()
    timer.start()
    assert running().total() == before + 1
    qtbot.waitUntil(lambda: events.fired.total() > 2, timeout=20_000)
    events.close()
    timer.stop()
    assert running().total() == before


async def test_an_idle_window_is_measured_only_with_its_caret(qapp: QGuiApplication) -> None:
    bare = Bare()
    with pytest.raises(AssertionError):
        await written_in(bare.window, "QQuickTextField")
    bare.delete()


def test_steps_are_the_lines_of_ours_that_run() -> None:
    framer = LineFramer()

    def few() -> None:
        framer.feed(b"a\nb\n")

    def many() -> None:
        framer.feed(b"a\nb\n" * 50)

    assert 0 < steps(few) == steps(few) < steps(many) / 10
    assert steps(lambda: json.dumps(list(range(100)))) == 0


def test_points_are_kept_and_become_curves(tmp_path: Path) -> None:
    runs = [{"cpu_per_kb": value, "memory": -1.0} for value in (3.0, 9.0, 4.0)]
    points: Points = {("reply", "prose", "4000"): runs, ("reply", "prose", "1000"): runs[:1]}
    keep(tmp_path, points)
    assert read(tmp_path) == points
    drawn = pictures(read(tmp_path))
    cpu = {line.name: line.points for line in drawn["cost-reply"][0].lines}
    assert cpu["prose"] == [(1.0, 3.0), (4.0, 4.0)]
    assert cpu["bare window"] == []
    assert {line.name: line.points for line in drawn["cost-memory"][0].lines}["prose"][0] == (1.0, 0.0)


def test_figures_know_whether_they_are_reached() -> None:
    assert Figure("a", 2.0, "s", goal=2.0).reached
    assert not Figure("a", 2.1, "s", goal=2.0).reached
    assert Figure("a", 2.1, "s", 2.0, "bare", goal=1.1, by_ratio=True).reached
    assert not Figure("a", 0.9, "/s", 1.0, "sdk", goal=1.0, by_ratio=True, at_least=True).reached
    assert Figure("a", 1.0, "s").reached is None
    figures = [Figure("start", 0.25, "s", 0.2, "bare", goal=1.3, by_ratio=True)]
    assert from_json(as_json(figures)) == figures
    assert "1.25" in table(figures)
    assert markdown(figures).splitlines()[2].startswith("| start | 0.250 s | 0.200 s (bare) | 1.25 |")
    assert percentile([1.0] * 999 + [9.0], 0.999) == 9.0
    assert percentile([], 0.5) == 0


def _colours(image: QImage) -> set[int]:
    return {image.pixel(x, y) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)}


@pytest.mark.parametrize(
    ("answered", "cli", "why"),
    [(False, "true", "it asks about the folder"), (True, "sleep 600", "it only came to ")],
)
def test_a_start_that_is_not_to_be_used_ends_with_its_reason(
    answered: bool, cli: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(usable, "_LONGEST", 60.0 if not answered else 3.0)
    folder = tmp_path / "project"
    folder.mkdir()
    if answered:
        know_at_home(tmp_path, folder)
    with pytest.raises(usable.Unusable, match=re.escape(why)):
        usable.once(tmp_path, "ours", str(folder), "--cli", cli)


@pytest.mark.skipif(not assistive.is_there(), reason="it needs at-spi2-core, of Debian")
def test_what_is_read_out_meanwhile_is_counted(tmp_path: Path) -> None:
    assert usable.once(tmp_path, "bare", reads=True).things > len(("window", "field"))
    assert usable.once(tmp_path, "bare").things == 0
