"""The measured figures, as a table."""

import json
import statistics
from collections.abc import Sequence
from dataclasses import asdict, dataclass

HEADINGS = ("what", "measured", "beside it", "ratio", "goal", "")


@dataclass(frozen=True)
class Figure:
    """One line of the table.

    `yardstick`: a value from the same run to compare `value` with; None without a yardstick. `goal`: the
    upper limit of `value`; None without a goal. With `by_ratio`, the goal limits `ratio` instead of `value`.
    With `at_least`, the goal is a lower limit.
    """

    what: str
    value: float
    unit: str
    yardstick: float | None = None
    beside: str = ""  # name of the yardstick
    goal: float | None = None
    by_ratio: bool = False
    at_least: bool = False

    @property
    def ratio(self) -> float | None:
        return self.value / self.yardstick if self.yardstick else None

    @property
    def reached(self) -> bool | None:
        """Whether the goal is reached. None if there is no goal, or if the goal is for the ratio and there
        is no ratio."""
        measured = self.ratio if self.by_ratio else self.value
        if self.goal is None or measured is None:
            return None
        return measured >= self.goal if self.at_least else measured <= self.goal

    def cells(self) -> tuple[str, ...]:
        beside = "" if self.yardstick is None else f"{_number(self.yardstick, self.unit)} ({self.beside})"
        ratio = "" if self.ratio is None else f"{self.ratio:.2f}"
        sign = "≥" if self.at_least else "≤"
        unit = "x" if self.by_ratio else self.unit
        goal = "" if self.goal is None else f"{sign} {_number(self.goal, unit)}"
        verdict = {None: "", True: "ok", False: "MISSED"}[self.reached]
        return (self.what, _number(self.value, self.unit), beside, ratio, goal, verdict)


def median(values: Sequence[float]) -> float:
    return statistics.median(values)


def percentile(values: Sequence[float], share: float) -> float:
    """Return a percentile of the values, given as a share (0.999 for the 99.9th); 0 without values."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


def table(figures: Sequence[Figure]) -> str:
    rows = [HEADINGS, *(figure.cells() for figure in figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADINGS))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )


def markdown(figures: Sequence[Figure]) -> str:
    rows = [HEADINGS, tuple("---" for _ in HEADINGS), *(figure.cells() for figure in figures)]
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def as_json(figures: Sequence[Figure]) -> str:
    return json.dumps([asdict(figure) for figure in figures])


def from_json(text: str) -> list[Figure]:
    return [Figure(**fields) for fields in json.loads(text)]


def _number(value: float, unit: str) -> str:
    if unit == "x":
        return f"{value:g} x"
    digits = 0 if value >= 1000 else 1 if value >= 100 else 2 if value >= 10 else 3
    return f"{value:,.{digits}f} {unit}".rstrip()
