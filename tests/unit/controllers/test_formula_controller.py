"""The child draws the conversation's formulas, if the user wants that."""

from claude_desk.transcript.markdown.formulas import Formula
from claude_desk.ui.window.window_engine import WindowEngine
from tests.unit.controllers.conftest import StartProgram
from tests.waiting import signal_of, until


async def test_what_is_asked_for_is_drawn_and_nothing_before(
    start_program: StartProgram, screen: WindowEngine
) -> None:
    program = start_program()
    pictures = screen.app.formulas
    assert pictures.enabled
    assert program.formulas._client._child._process is None
    fraction, wrong = Formula(r"\frac{a}{b}", True), Formula(r"\frac{1}{", True)
    assert pictures.find(fraction) is None and pictures.find(wrong) is None
    await until(pictures.drawn, lambda: not pictures.newest(1))
    known, none = pictures.find(fraction), pictures.find(wrong)
    assert known is not None and known.outline is not None
    assert none is not None and none.outline is None
    assert pictures.outline(known.number) == known.outline


async def test_turned_off_nothing_is_drawn(start_program: StartProgram, screen: WindowEngine) -> None:
    program = start_program()
    pictures = screen.app.formulas
    changed = signal_of(pictures.changed)
    screen.app.preferences.switchOf("formulas").turn(False)
    await changed
    assert pictures.find(Formula("x", False)) is None
    assert not pictures.newest(1)
    screen.app.preferences.switchOf("formulas").turn(True)
    assert pictures.find(Formula("x", False)) is None
    await until(pictures.drawn, lambda: pictures.find(Formula("x", False)) is not None)
    assert program.formulas._client._child.idle
