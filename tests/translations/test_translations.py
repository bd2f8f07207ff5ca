"""All states of the gallery in languages that nobody speaks, and words that cannot be translated."""

import ast
import re
from collections import defaultdict
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRectF, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlComponent
from PySide6.QtQuick import QQuickItem
from shiboken6 import getCppPointer

from resources.translations import ts_files
from tests.gallery import STATES
from tests.gallery.sessions import BESIDE
from tests.gallery.states import fill
from tests.pseudo_language import BEGIN, MirroredLanguage, PseudoLanguage
from tests.qml.conftest import OpenWindow
from tests.qml.window import items_of
from tests.translations.literals import shown_literals, unconverted
from tests.translations.review import review, settle
from tests.translations.shown_texts import is_untranslated, overlaps, shown_texts
from tests.whole_tables import few_of, share_of
from tests.window_engines import SuccessiveWindow

pytestmark = pytest.mark.usefixtures("screen_loop")

KNOWN = set((Path(__file__).parent / "known_faults.txt").read_text(encoding="utf-8").splitlines())
CUT_WHERE_IT_IS_NARROW = set(
    (Path(__file__).parent / "known_faults_narrow.txt").read_text(encoding="utf-8").splitlines()
)

EVERY_STATE = list(dict.fromkeys(STATES))
# The states share most of their parts.
REVIEWED = share_of(EVERY_STATE, 2)
# A usual run mirrors a fourth of these. No language of the program is written from right to left.
MIRRORED = few_of(EVERY_STATE, REVIEWED[::4])


@pytest.mark.parametrize("state", REVIEWED)
def test_longer_words_and_mirrored_ones_have_their_place(state: str, qapp: QGuiApplication) -> None:
    found = review(state, mirrored=state in MIRRORED)
    beside = state in BESIDE or state == "agent-beside"  # these have half of the window
    known = KNOWN | CUT_WHERE_IT_IS_NARROW if beside else KNOWN
    fresh = {fault: found.examples[fault] for fault in found.faults - known}
    assert fresh == {}


# The states with the most words, or with the least room for them.
CROWDED = (
    "settings", "settings-end", "shortcuts", "trust", "trust-many", "trust-held", "start",
    "empty", "sign-in", "not-found",
    "start-failed", "permission", "ask-write", "ask-several", "question", "plan", "edit", "bypass",
    "rewind", "choices", "message-queue", "unknown-command", "chips", "refused", "usage", "servers",
    "limit", "ledger", "search", "search-dates", "sessions", "closing", "file-dialog-save", "owner-window",
    "server-form", "notices", "lookups", "changes", "changes-undone", "changes-sides", "changes-many",
)  # fmt: skip


ROOM = {"narrow": ((480, 640), 1.0), "large": ((1280, 860), 1.5)}
NARROW = [("narrow", state) for state in CROWDED]
LARGE = [("large", state) for state in CROWDED]


@pytest.mark.parametrize(("room", "state"), few_of(NARROW + LARGE, share_of(NARROW, 2) + share_of(LARGE, 6)))
def test_they_have_it_in_a_small_window_and_in_large_text(
    room: str, state: str, qapp: QGuiApplication
) -> None:
    """A text in `known_faults_narrow.txt` is cut, but a tooltip has all of it, or it is a hint in a field."""
    # The test above reviews the states in the light theme.
    found = review(state, *ROOM[room], theme="dark", mirrored=state in MIRRORED)
    fresh = found.faults - KNOWN - CUT_WHERE_IT_IS_NARROW
    assert {fault: found.examples[fault] for fault in fresh} == {}


@pytest.mark.parametrize(
    "state", ["closing", "trust", "trust-held", "worktree-remove", "ask-several", "plan"]
)
def test_in_the_largest_text_and_the_smallest_window_what_is_asked_and_its_answers_are_in_sight(
    state: str, qapp: QGuiApplication
) -> None:
    screen = SuccessiveWindow()
    try:
        screen.app.set_text_scale(2)
        fill(state, screen)
        window = screen.open()
        window.resize(480, 640)
        whole = QRectF(0, 0, 480, 640)
        answers: list[QQuickItem] = []
        for _ in range(20):  # a dialog is created asynchronously
            settle(window)
            answers = [*items_of(window, "AnswerButton"), *items_of(window, "DecisionButton")]
            answers = [each for each in answers if each.isVisible()]
            if answers:
                break
        assert answers
        places = {
            each.property("text"): each.mapRectToScene(QRectF(0, 0, each.width(), each.height()))
            for each in answers
        }
        assert {name: place for name, place in places.items() if not whole.contains(place)} == {}
        for kind in ("PermissionDialog", "PlanDialog"):
            assert all(card.property("roomInside") > 60 for card in items_of(window, kind))
        if state.startswith("trust"):
            assert items_of(window, "ButtonRow")[0].height() < 200  # the button for another folder is above
    finally:
        screen.close()


@pytest.mark.parametrize("width", [480, 1000, 1280])
def test_they_have_it_in_the_rows_of_changes_further_down(width: int, qapp: QGuiApplication) -> None:
    """For example the row of a renamed file."""
    found = review("changes", (width, 1800))
    fresh = found.faults - KNOWN - CUT_WHERE_IT_IS_NARROW
    assert {fault: found.examples[fault] for fault in fresh} == {}


def test_the_languages_keep_what_is_put_in() -> None:
    text = "%1 asks to run {what}, <b>%Ln</b> files"
    said = PseudoLanguage().said(text)
    assert said.startswith(f"{BEGIN}%1 á")
    assert all(part in said for part in ("%1", "{what}", "<b>%Ln</b>"))
    assert len(said) >= len(text) + 8
    mirrored = MirroredLanguage().said("%1 asks")
    assert "%1" in mirrored
    assert "asks" not in mirrored


def test_words_of_ours_that_are_not_translated_are_seen() -> None:
    assert is_untranslated("Needs you")
    assert not is_untranslated(PseudoLanguage().said("Try again later"))
    assert not is_untranslated("fix the flaky upload test")


def test_what_lies_over_something_else_and_what_is_cut_is_seen(open_window: OpenWindow) -> None:
    window = open_window()
    component = QQmlComponent(window.screen.engine, window.screen.engine)
    component.setData(_FAULTS, QUrl.fromLocalFile("/Faults.qml"))
    made = component.create()
    assert isinstance(made, QQuickItem), component.errorString()
    made.setParentItem(window.window.contentItem())
    window.painted()
    texts = [text for text in shown_texts(window.window) if text.around[1][0] == getCppPointer(made)[0]]
    assert [text.text for text in texts if text.cut] == ["cut off at its end", "elided at its end"]
    assert [{one.text, other.text} for one, other in overlaps(texts, window.window)] == [{"over", "under"}]
    made.setParentItem(None)
    made.deleteLater()


_FAULTS = b"""
import QtQuick

Item {
    width: 300
    height: 200
    Text { text: "over"; textFormat: Text.PlainText }
    Text { x: 4; text: "under"; textFormat: Text.PlainText }
    Text { x: 100; text: "beside"; textFormat: Text.PlainText }
    Item {
        y: 60
        width: 40
        height: 30
        clip: true
        Text { text: "cut off at its end"; textFormat: Text.PlainText }
    }
    Text { y: 120; width: 40; elide: Text.ElideRight; text: "elided at its end"; textFormat: Text.PlainText }
}
"""


def test_shown_literals_are_told_from_others(tmp_path: Path) -> None:
    source = '''"""Docstring of words."""
log.warning("It went wrong here")
raise ValueError("no such thing")
KIND = "some_id"
SQL = "one two"
STYLE = "link underline"
Made: TypeAlias = "Callable[[Some, Thing], None]"
found = {"A key of it": said == "Something else"}
path, html = Path("Pasted image.png"), '<b class="one two">'
words = translate("Module", "Translated words")
said = "Not translated"
said = f"Not {x} either"
'''
    found = [text for _, text in shown_literals(ast.parse(source))]
    assert found == ["one two", "Not translated", "Not "]


def test_no_words_of_python_are_out_of_reach() -> None:
    assert dict(unconverted()) == {}


def test_german_has_its_own_dash_alone() -> None:
    """Titles once had the English em dash beside the German en dash."""
    spoken = ElementTree.parse(ts_files.FOLDER / "claude_desk_de.ts").iter("translation")
    words = ["".join(each.itertext()) for each in spoken]
    assert len(words) > 1_000
    assert [text for text in words if "—" in text] == []


def test_no_dash_is_put_between_words_in_python() -> None:
    """A language with another dash could not change it. The rules in the settings once had this dash in every
    language."""
    package = Path(__file__).parents[2] / "claude_desk"
    found = []
    for file in package.rglob("*.py"):
        source = file.read_text(encoding="utf-8")
        if " — " not in source:
            continue
        tree = ast.parse(source)
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
        spoken = {
            id(part)
            for call in calls
            if isinstance(call.func, ast.Name) and call.func.id == "translate"
            for part in ast.walk(call)
        }
        texts = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in spoken]
        found += [(file.name, text.value) for text in texts if " — " in str(text.value)]
    assert found == []


# The words of a language for one token and for several. Ja, ko and zh have one form. A compound uses the form
# for one.
TOKENS = {
    "de": ("Token", "Tokens"),
    "es": ("token", "tokens"),
    "fr": ("token", "tokens"),
    "ja": ("トークン", "トークン"),
    "ko": ("토큰", "토큰"),
    "pt_BR": ("token", "tokens"),
    "zh_CN": ("token", "token"),
}
# "and 2 more" counts requests in one place and files in another; Chinese uses different words for the two.
_COUNTED_BY_WHAT_IT_IS = {"and %Ln more"}


def _spoken(code: str) -> list[tuple[str, list[str]]]:
    """Return each English text with its forms in the language."""
    tree = ElementTree.parse(ts_files.FOLDER / f"claude_desk_{code}.ts")
    found = []
    for message in tree.iter("message"):
        spoken = message.find("translation")
        assert spoken is not None
        forms = [form.text or "" for form in spoken] or [spoken.text or ""]
        found.append((message.findtext("source") or "", forms))
    return found


@pytest.mark.parametrize("code", TOKENS)
def test_tokens_have_one_name_in_a_language(code: str) -> None:
    """French once had "tokens" and "jetons", German "Token" and "Tokens" for several."""
    assert {f"claude_desk_{code}.ts" for code in ("en", *TOKENS)} == {
        file.name for file in ts_files.FOLDER.glob("*.ts")
    }
    one, several = TOKENS[code]
    named = [said for said in _spoken(code) if re.search(r"\btokens?\b", said[0], re.IGNORECASE)]
    assert len(named) > 10
    odd = []
    for source, forms in named:
        is_several = "tokens" in source.lower()
        for number, form in enumerate(forms):
            wanted = several if is_several and (number or len(forms) == 1) else one
            if several != one and not is_several:  # "Token-Limit", "limite de tokens"
                wanted = rf"(?:{one}(?=-)|{several})"
            words = re.sub(r"\{\w+\}", "", form)
            if not re.search(rf"(?<![a-z]){wanted}(?![a-z])", words, 0 if code == "de" else re.IGNORECASE):
                odd.append((source, form))
    assert odd == []


@pytest.mark.parametrize("code", TOKENS)
def test_what_is_counted_has_one_name_in_a_language(code: str) -> None:
    """Two places that count the same things must not seem to count different things."""
    names: dict[str, set[tuple[str, ...]]] = defaultdict(set)
    for source, forms in _spoken(code):
        if re.search(r"%L?n|\{count\}|(?<!%)\d", source) and source not in _COUNTED_BY_WHAT_IT_IS:
            names[source].add(tuple(forms))
    assert len(names) > 100
    assert {source: said for source, said in names.items() if len(said) > 1} == {}
