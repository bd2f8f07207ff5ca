"""Draws the curves as pictures: `python -m tests.bench.drawing FOLDER`. Needs matplotlib, from the extra
`bench`."""

import sys
from pathlib import Path

import matplotlib

matplotlib.use("Agg")

from matplotlib import pyplot
from matplotlib.axes import Axes
from matplotlib.ticker import FuncFormatter, NullFormatter

from tests.bench.curves import Chart, Line, pictures, read

# Colour-blind readers can also distinguish these colours. The background is white, because the page around
# a picture may be light or dark.
_COLOURS = ("#0072b2", "#d55e00", "#009e73", "#7a3e9d")
_MARKS = ("o", "s", "^", "D")
_BARE = "#666666"
_WIDTH, _HEIGHT, _DPI = 7.0, 3.1, 200  # in inches; a page of 700 px shows 7 inches


def draw(folder: Path) -> None:
    """Draw every picture for which `curves.json` in the folder has points."""
    pyplot.rcParams.update({"font.size": 8, "axes.titlesize": 9, "axes.titleweight": "bold"})
    for name, charts in pictures(read(folder)).items():
        if any(line.points for chart in charts for line in chart.lines):
            _picture(folder / f"{name}.png", charts)


def _picture(path: Path, charts: list[Chart]) -> None:
    figure, panels = pyplot.subplots(
        1, len(charts), figsize=(_WIDTH, _HEIGHT), dpi=_DPI, squeeze=False, layout="constrained"
    )
    figure.set_facecolor("white")
    for axes, chart in zip(panels[0], charts, strict=True):
        _panel(axes, chart)
    figure.savefig(path, facecolor="white")
    pyplot.close(figure)


def _panel(axes: Axes, chart: Chart) -> None:
    for number, line in enumerate(line for line in chart.lines if line.points):
        _line(axes, line, number)
    _scale(axes, "x", 100 if chart.zero_across else None)
    _scale(axes, "y", 1 if chart.zero_up else None)
    axes.set_title(chart.title, loc="left")
    axes.set_xlabel(chart.across)
    axes.set_ylabel(chart.up)
    axes.grid(visible=True, which="major", color="#dddddd", linewidth=0.6)
    axes.spines[["top", "right"]].set_visible(False)
    low, high = axes.get_ylim()
    # Leave room for the names. This room also keeps a flat line from looking steep.
    axes.set_ylim(0 if chart.zero_up else min(low, high / 30), high * (12 if chart.zero_up else 3))
    axes.legend(fontsize=7, frameon=False, loc="upper left", ncols=2 if len(chart.lines) > 3 else 1)


def _line(axes: Axes, line: Line, number: int) -> None:
    across, up = zip(*line.points, strict=True)
    colour, mark = (_BARE, "x") if line.bare else (_COLOURS[number % 4], _MARKS[number % 4])
    style = "--" if line.bare else "-"
    axes.plot(across, up, style, color=colour, marker=mark, markersize=3.5, linewidth=1.4, label=line.name)


def _scale(axes: Axes, which: str, straight: float | None) -> None:
    """Make the axis logarithmic. With `straight`, make it linear up to that value: only a linear axis can
    show 0."""
    axis = axes.xaxis if which == "x" else axes.yaxis
    put = axes.set_xscale if which == "x" else axes.set_yscale
    if straight is None:
        put("log")
    else:
        put("symlog", linthresh=straight)
    axis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:,.10g}"))
    axis.set_minor_formatter(NullFormatter())


if __name__ == "__main__":
    draw(Path(sys.argv[1]))
