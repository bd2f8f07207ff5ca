"""Which tests a usual run leaves out."""

from types import SimpleNamespace
from typing import Any

import pytest

from tests import whole_tables
from tests.clis import BOTH, NEW, OLD, Cli


def item(name: str, cli: Cli | None, *marks: str) -> Any:
    """Return what `left_out` reads of a test, whose row has this name."""
    return SimpleNamespace(
        nodeid=f"tests/e2e/test_a.py::{name}[{cli.version if cli else ''}]",
        callspec=SimpleNamespace(params={"cli": cli}),
        get_closest_marker=lambda mark: mark if mark in marks else None,
    )


def rows(count: int, *marks: str) -> list[Any]:
    return [item(f"test_{number}", cli, *marks) for number in range(count) for cli in BOTH]


def test_each_row_is_played_once_and_the_versions_take_turns() -> None:
    items = rows(10)
    dropped = whole_tables.left_out(items)
    played = [each for each in items if each not in dropped]
    assert [each.nodeid.partition("[")[0][-1] for each in played] == [str(number) for number in range(10)]
    versions = [each.callspec.params["cli"] for each in played]
    assert versions in ([OLD, NEW] * 5, [NEW, OLD] * 5)


@pytest.mark.parametrize(
    "items",
    [
        rows(3, "both_versions"),
        [item("test_a", OLD), item("test_b", OLD), item("test_c", NEW)],
        [item("test_a", None), item("test_b", None)],
    ],
    ids=["marked", "one version", "no version"],
)
def test_these_stay(items: list[Any]) -> None:
    assert whole_tables.left_out(items) == []


@pytest.mark.parametrize(("every", "count"), [("", 100), ("1", 400)])
def test_a_usual_run_tries_fewer_examples(every: str, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EVERY", every)
    assert whole_tables.examples(400) == count
    assert whole_tables.examples(7) == 7
