"""Which tests a usual run leaves out."""

from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from tests import whole_tables
from tests.clis import BOTH, NEW, OLD, Cli

DAY = 739_220


def item(name: str, cli: Cli | None, *marks: str, file: str = "a", drawn: int = 0) -> Any:
    """Return what `left_out` reads of a test, whose row has this name."""
    found: dict[str, Any] = dict.fromkeys(marks, SimpleNamespace(args=()))
    if drawn:
        found["drawn"] = SimpleNamespace(args=(drawn,))
    return SimpleNamespace(
        nodeid=f"tests/e2e/test_{file}.py::{name}[{cli.version if cli else ''}]",
        callspec=SimpleNamespace(params={"cli": cli}),
        get_closest_marker=found.get,
    )


def rows(count: int, *marks: str, **more: Any) -> list[Any]:
    return [item(f"test_{number}", cli, *marks, **more) for number in range(count) for cli in BOTH]


def played(items: list[Any], day: int = DAY, is_drawn: bool = True) -> list[Any]:
    dropped = whole_tables.left_out(items, day, is_drawn)
    return [each for each in items if each not in dropped]


def names(items: list[Any]) -> list[str]:
    return [each.nodeid.partition("::")[2].partition("[")[0] for each in items]


@pytest.mark.parametrize(
    ("items", "is_drawn"), [(rows(10, "each_run"), True), (rows(10), False)], ids=["marked", "chosen"]
)
def test_each_row_is_played_once_and_the_versions_take_turns(items: list[Any], is_drawn: bool) -> None:
    found = played(items, is_drawn=is_drawn)
    assert names(found) == [f"test_{number}" for number in range(10)]
    versions = [each.callspec.params["cli"] for each in found]
    assert versions in ([OLD, NEW] * 5, [NEW, OLD] * 5)


@pytest.mark.parametrize("count", [1, 2, 3, 10])
@pytest.mark.parametrize("share", [0, 2])
def test_the_rows_of_a_file_are_shared_among_the_days(count: int, share: int) -> None:
    items, days = rows(count, drawn=share), min(share or 3, count)
    found = [names(played(items, DAY + day)) for day in range(days)]
    assert all(found), "each day has a row of the file"
    assert Counter(name for day in found for name in day) == Counter(f"test_{row}" for row in range(count))


@pytest.mark.parametrize("count", [1, 2, 7])
def test_each_row_is_played_with_each_version_within_a_month(count: int) -> None:
    items = rows(count)
    assert {each.nodeid for day in range(30) for each in played(items, DAY + day)} == {
        each.nodeid for each in items
    }


def test_rows_without_a_cli_are_drawn_if_they_are_marked() -> None:
    plain, marked = [item(f"test_{n}", None) for n in "ab"], [item(f"test_{n}", None, drawn=2) for n in "cd"]
    found = [names(played([*plain, *marked], DAY + day)) for day in range(2)]
    assert sorted(found) == [["test_a", "test_b", "test_c"], ["test_a", "test_b", "test_d"]]


@pytest.mark.parametrize(
    "items",
    [
        rows(3, "both_versions"),
        [item("test_a", OLD, "each_run"), item("test_b", OLD, "each_run"), item("test_c", NEW, "each_run")],
        [item("test_a", None), item("test_b", None)],
    ],
    ids=["marked", "one version", "no version"],
)
def test_these_stay(items: list[Any]) -> None:
    assert whole_tables.left_out(items, DAY) == []


def test_a_row_that_is_drawn_can_have_both_versions() -> None:
    items = rows(3, "both_versions", drawn=3)
    found = [names(played(items, DAY + day)) for day in range(3)]
    assert sorted(found) == [[name, name] for name in ("test_0", "test_1", "test_2")]


def test_all_processes_of_a_run_draw_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(whole_tables.DRAW)
    drawn = whole_tables.draw()
    monkeypatch.setattr(whole_tables, "date", None)
    assert whole_tables.draw() == drawn
    monkeypatch.setenv(whole_tables.DRAW, "7")
    assert whole_tables.draw() == 7


def test_the_days_play_the_whole_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EVERY", "")
    found = []
    for day in range(3):
        monkeypatch.setenv(whole_tables.DRAW, str(DAY + day))
        found.append(whole_tables.share_of(range(10), 3))
    assert sorted(number for share in found for number in share) == list(range(10))
    assert max(map(len, found)) == 4
    monkeypatch.setenv("EVERY", "1")
    assert whole_tables.share_of(range(10), 3) == list(range(10))


@pytest.mark.parametrize(("every", "seeds"), [("", [0, 1]), ("1", [0, 1, 2, 3, 4, 5])])
def test_a_usual_run_plays_the_first_seeds(
    every: str, seeds: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EVERY", every)
    assert list(whole_tables.first_of(6)) == seeds
    assert len(whole_tables.first_of(1)) == 1


@pytest.mark.parametrize(("every", "count"), [("", 100), ("1", 400)])
def test_a_usual_run_tries_fewer_examples(every: str, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EVERY", every)
    assert whole_tables.examples(400) == count
    assert whole_tables.examples(7) == 7
