"""Whether the cost of a delta depends on how long the reply already is."""

import time

from tests.bench.bench_window import application
from tests.bench.delta_flow import Flow
from tests.bench.figures import Figure, median
from tests.bench.texts import KINDS, text_of

SHORT, LONG = 20_000, 400_000
# A table takes a hundred times as long as prose.
LONGEST = {"a table": 100_000}
GOAL = 1.2


def growth(rounds: int) -> list[Figure]:
    application()
    flow = Flow()
    _cost(flow, "as Claude writes", SHORT)  # imports and compiles everything that the first use needs
    flow.close()
    return [_figure(kind, rounds) for kind in KINDS]


def _figure(kind: str, rounds: int) -> Figure:
    longest = LONGEST.get(kind, LONG)
    short: list[float] = []
    long: list[float] = []
    for _ in range(rounds):
        for costs, size in ((short, SHORT), (long, longest)):
            flow = Flow()
            costs.append(_cost(flow, kind, size))
            flow.close()
    return Figure(
        f"CPU for each KB of {longest // 1000} KB: {kind}",
        median(long),
        "ms",
        median(short),
        "of 20 KB",
        goal=GOAL,
        by_ratio=True,
    )


def _cost(flow: Flow, kind: str, size: int) -> float:
    """Return the milliseconds of processor time per KB."""
    text = text_of(kind, size)
    began = time.process_time()
    flow.write(text)
    return (time.process_time() - began) * 1e6 / len(text)
