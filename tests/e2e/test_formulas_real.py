"""The formula child draws the formulas of a reply, and the window shows them. The text of the reply stays
unchanged."""

import shlex
from pathlib import Path

import pytest

from claude_desk.options import Options
from claude_desk.session.core.session_state import SessionPhase
from tests.child_processes import children_with
from tests.clis import Cli
from tests.e2e.desk import Desk
from tests.qml.window import items_of
from tests.standin import Answer, StandIn, Text

pytestmark = pytest.mark.seconds(120)

HANGS = "x"
for _ in range(40):
    HANGS = rf"\frac{{1}}{{{HANGS}}}"


def pictures(desk: Desk) -> int:
    layers = items_of(desk.window, "FormulaLayer")
    items = [item for layer in layers for item in layer.childItems() if item.inherits("QQuickImage")]
    return sum(item.isVisible() and item.implicitWidth() > 0 for item in items)


def children() -> int:
    """Return the number of child processes that draw formulas."""
    return len(children_with("claude_desk.formulas.server"))


async def test_formulas_of_a_reply_are_drawn(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    gate = api.gate("formula")
    begin, end = "It costs $5, and $\\frac{a", f"}}{{b}}$ is half of it; ${HANGS}$ is not drawn, $x^2$ is."
    api.on("how much", [Answer(Text(begin, gate, end))])
    options = Options(directory=str(project), cli=shlex.join(cli.command()))
    async with Desk(options, environment, tmp_path / "desk") as desk:
        await desk.say("how much")
        await gate.reached()
        await desk.until_row("It costs $5, and $\\frac{a")
        assert (pictures(desk), children()) == (0, 0)
        gate.release()
        await desk.until_state(SessionPhase.READY)
        known = desk.screen.app.formulas
        await desk.until_frame(lambda: not known.newest(1) and pictures(desk) == 2, 60, desk.rows)
        assert begin + end in [row.entry.text for row in desk.screen.app.view.transcript.rows]
        assert children() <= 1  # there is no child if the formula that hung came last: that ended the child
    assert children() == 0
