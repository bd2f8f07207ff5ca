"""Sentences of QML with values in them."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, QUrl
from PySide6.QtQml import QQmlComponent

from tests.qml.conftest import OpenWindow

Fill = Callable[[str, list[object]], str]
HEBREW = "שלום"
_SOURCE = b"""
import QtQml
import ClaudeDesk.Language

QtObject {
    function fill(text: string, values: var): string { return Words.fill(text, values); }
    function join(facts: var): string { return Words.join(facts); }
}
"""


@pytest.fixture
def words(open_window: OpenWindow) -> QObject:
    window = open_window()
    component = QQmlComponent(window.screen.engine, window.screen.engine)
    component.setData(_SOURCE, QUrl.fromLocalFile("/Sentence.qml"))
    made = component.create()
    assert made is not None, component.errorString()
    made.setParent(component)
    return made


@pytest.mark.parametrize(
    ("text", "values", "said"),
    [
        ("%1 asks to run %2", ["%2 and %1", "$& $1"], "%2 and %1 asks to run $& $1"),
        ("%2 before %1", ["a", "b"], "b before a"),
        ("%1 of %2", [1200, 3], "1,200 of 3"),
        ("%1%", [110], "110%"),
        ("%1 and %3", ["a"], "a and %3"),
        ("%1 asks", [HEBREW], f"\u2068{HEBREW}\u2069 asks"),
        ("%1 asks", ["\U00010840"], "\u2068\U00010840\u2069 asks"),
        (f"{HEBREW} %1 %2", ["Claude", 3], f"{HEBREW} \u2068Claude\u2069 3"),
        (f"%1 {HEBREW}", [HEBREW], f"{HEBREW} {HEBREW}"),
    ],
)
def test_values_are_put_in_at_once(words: QObject, text: str, values: list[object], said: str) -> None:
    assert words.fill(text, values) == said  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("facts", "said"), [(["a", "", "b"], "a · b"), (["", None], ""), (["%1", "b", "c"], "%1 · b · c")]
)
def test_facts_stand_beside_one_another(words: QObject, facts: list[object], said: str) -> None:
    assert words.join(facts) == said  # type: ignore[attr-defined]
