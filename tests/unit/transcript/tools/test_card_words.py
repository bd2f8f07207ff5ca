"""Cards have no words of ours: all our words are phrases, in the language of the window."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from claude_desk.transcript import tools
from claude_desk.transcript.entries import Entry, EntryKind, ToolState
from claude_desk.transcript.export import html_export, markdown_export
from claude_desk.transcript.export.document import DocumentHead
from claude_desk.transcript.tools import registry
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.transcript.card_view import CardView
from tests.pseudo_language import BEGIN, PseudoLanguage
from tests.unit.transcript.tools.tool_calls import call

MODULES = sorted(Path(tools.__file__).parent.glob("*.py"))
NAMES = {"stderr", "Git"}  # these names are the same in every language


def said_in(tree: ast.AST) -> Iterator[ast.expr]:
    """Yield the expressions that are used as a label, a note, a summary, the key of a fact or a title."""
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
    text = node.value if isinstance(node, ast.Constant) else ""
    return isinstance(text, str) and any(map(str.isalpha, text)) and text not in NAMES


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.stem))
def test_no_card_is_made_with_words(path: Path) -> None:
    said = list(said_in(ast.parse(path.read_text())))
    assert not [f"{node.lineno}: {ast.unparse(node)}" for node in said if is_words(node)]
    assert said or not path.stem.endswith("_cards")


@pytest.fixture
def other_language(qapp: QCoreApplication) -> Iterator[None]:
    language = PseudoLanguage()
    qapp.installTranslator(language)
    yield
    qapp.removeTranslator(language)


def said(text: str) -> str:
    return PseudoLanguage().said(text)


def test_a_card_is_in_the_language_of_the_window(other_language: None) -> None:
    given = {"file_path": "a.py", "offset": 3, "limit": 2}
    text = {"type": "text", "file": {"content": "a\nb\n", "startLine": 3, "numLines": 2, "totalLines": 9}}
    view = CardView(registry.card_of(call("Read", given, text)))
    assert BEGIN in view.title and view.title.count("a.py") == 1 and "3–4" in view.title
    assert view.summary.startswith(BEGIN) and view.name == "Read"
    run = CardView(registry.card_of(call("Bash", {"command": "make", "timeout": 60_000}, {"stdout": ""})))
    assert run.summary == said("no output") and run.text.startswith(said("Timeout"))


def test_so_is_a_document(other_language: None) -> None:
    given = {"command": "make", "timeout": 60_000}
    made = call("Bash", given, {"stdout": ""}, state=ToolState.WAITING)
    rows = [Entry("1", EntryKind.USER, 1, "Go"), Entry("2", EntryKind.TOOL, 1, tool=made)]
    head = DocumentHead("A", date="today")
    text = "".join(markdown_export.document(rows, head, lambda entry: "", words))
    for sentence in ("Date", "You", "Claude", "Timeout", "needs you"):
        assert markdown_export.escaped(said(sentence)) in text or said(sentence) in text
    page = "".join(html_export.document(rows, head, lambda entry: "", lambda *_: (), words))
    for sentence in ("en", "Date", "You", "Claude", "Timeout", "needs you"):
        assert said(sentence) in page
