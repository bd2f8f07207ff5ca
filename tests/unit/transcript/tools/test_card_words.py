"""Cards hold no words of ours: phrases have them, in the language of the window."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from claude_desk.transcript import tools
from claude_desk.transcript.entries import Entry, EntryKind, ToolState
from claude_desk.transcript.export import html_export, markdown_export
from claude_desk.transcript.export.document import DocumentHead
from claude_desk.transcript.tools import registry
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.transcript.card_view import CardView
from tests.unit.transcript.tools.tool_calls import call

MODULES = sorted(Path(tools.__file__).parent.glob("*.py"))
NAMES = {"stderr", "Git"}  # they are called so in every language


class Shouted(QTranslator):
    """A language in which each sentence ends with a mark."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        return text + "!"


def said_in(tree: ast.AST) -> Iterator[ast.expr]:
    """What is given as a label, a note, a summary, the key of a fact or the title of a call."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.endswith("_title"):
            yield from (each.value for each in ast.walk(node) if isinstance(each, ast.Return) and each.value)
        if not isinstance(node, ast.Call):
            continue
        yield from (each.value for each in node.keywords if each.arg in ("label", "summary"))
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in ("note", "PresentedCall"):
            yield from node.args[: 2 if name == "PresentedCall" else 1]
        if name == "facts":
            yield from (row.elts[0] for row in ast.walk(node) if isinstance(row, ast.Tuple) and row.elts)


def is_words(node: ast.expr) -> bool:
    if isinstance(node, ast.IfExp):
        return is_words(node.body) or is_words(node.orelse)
    if isinstance(node, ast.JoinedStr):
        return any(map(is_words, node.values))
    told = node.value if isinstance(node, ast.Constant) else ""
    return isinstance(told, str) and any(map(str.isalpha, told)) and told not in NAMES


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.stem))
def test_no_card_is_made_with_words(path: Path) -> None:
    said = list(said_in(ast.parse(path.read_text())))
    assert not [f"{node.lineno}: {ast.unparse(node)}" for node in said if is_words(node)]
    assert said or not path.stem.endswith("_cards")


@pytest.fixture
def shouted(qapp: QCoreApplication) -> Iterator[None]:
    language = Shouted()
    qapp.installTranslator(language)
    yield
    qapp.removeTranslator(language)


def test_a_card_is_in_the_language_of_the_window(qapp: QCoreApplication, shouted: None) -> None:
    given = {"file_path": "a.py", "offset": 3, "limit": 2}
    text = {"type": "text", "file": {"content": "a\nb\n", "startLine": 3, "numLines": 2, "totalLines": 9}}
    view = CardView(registry.card_of(call("Read", given, text)))
    assert (view.title, view.name, view.summary) == ("a.py · lines 3–4!!", "Read", "2 of 9 lines!")
    assert view.full_content() is None
    run = CardView(registry.card_of(call("Bash", {"command": "make", "timeout": 60_000}, {"stdout": ""})))
    assert (run.summary, run.text) == ("no output!", "Timeout!: 1 min!")


def test_so_is_a_document(shouted: None) -> None:
    made = call("Bash", {"command": "make", "timeout": 60_000}, {"stdout": ""}, state=ToolState.WAITING)
    rows = [Entry("1", EntryKind.USER, 1, "Go"), Entry("2", EntryKind.TOOL, 1, tool=made)]
    head = DocumentHead("A", date="today")
    text = "".join(markdown_export.document(rows, head, lambda entry: "", words))
    for said in ("- Date!: today", "## You!", "## Claude!", r"waiting for you\!", r"- Timeout\!: `1 min!`"):
        assert said in text
    page = "".join(html_export.document(rows, head, lambda entry: "", lambda *_: (), words))
    for said in (
        'lang="en!"',
        "<dt>Date!</dt>",
        '<h2 class="you">You!</h2>',
        "<dt>Timeout!</dt><dd>1 min!</dd>",
    ):
        assert said in page
