"""The words for other languages: how they are extracted from the sources, kept and compiled."""

import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from claude_desk.ui.translation import translate
from resources.translations import phrase_kinds, python_messages, qm_files, ts_files
from resources.translations.python_messages import Message, SourceError

ROOT = Path(__file__).parents[2]
IMPORT = "from claude_desk.ui.translation import translate\n"
TABLE = "from claude_desk.ui.phrases.phrase_words import Wording\n"


class Checkout:
    """A program with one module and one QML file."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / "translations"
        for name in ("claude_desk/ui", "qml", "translations"):
            (root / name).mkdir(parents=True)

    def says(self, python: str, qml: str = "") -> None:
        (self.root / "claude_desk/ui/find_view.py").write_text(IMPORT + python)
        (self.root / "qml/Bar.qml").write_text(f"import QtQuick\nItem {{\n{qml}\n}}\n")

    def update(self, *added: str) -> None:
        ts_files.update(added, self.folder, self.root)

    def check(self) -> list[str]:
        return ts_files.check(self.folder, self.root)

    def type_in(self, code: str, **words: str | tuple[str, ...]) -> None:
        """Type in translations as a translator does; the keys are the letters of the source text."""
        file = self.folder / f"claude_desk_{code}.ts"
        tree = ElementTree.parse(file)
        for message in tree.getroot().iter("message"):
            key = "".join(c for c in message.findtext("source") or "" if c.isalpha())
            said, translation = words.get(key), message.find("translation")
            if said is None or translation is None:
                continue
            translation.attrib.pop("type", None)
            if isinstance(said, str):
                translation.text = said
            else:
                for form, text in zip(translation, said, strict=True):
                    form.text = text
        tree.write(file, encoding="utf-8")


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_this_program_s_words_can_be_taken_and_all_are_translated() -> None:
    assert ts_files.check() == []


def test_the_kinds_of_phrases_are_those_of_the_tables(tmp_path: Path) -> None:
    assert phrase_kinds.check() == []
    for name in ("ui/phrases", "protocol"):
        (tmp_path / "claude_desk" / name).mkdir(parents=True)
    (tmp_path / "claude_desk/ui/phrases/task.py").write_text(
        'WORDS: Table = {"ended": ended, "a": Wording("A")}'
    )
    (tmp_path / "claude_desk/ui/phrases/phrase_words.py").write_text("Table = dict[str, str]")
    file = tmp_path / phrase_kinds.FILE
    assert phrase_kinds.check(tmp_path) == [
        "phrase_kind.py is not up to date: python -m resources.translations update"
    ]
    assert phrase_kinds.update(tmp_path) == [file]
    assert file.read_text().endswith('Literal[\n    "task.a", "task.ended",\n]\n')
    assert phrase_kinds.update(tmp_path) == phrase_kinds.check(tmp_path) == []


def test_python_and_qml_go_into_one_file(checkout: Checkout) -> None:
    checkout.says(
        'translate("FindView", "%Ln files in {place}", n=2, one="%Ln file in {place}", place="src")\n'
        'translate("FindView", "It\'s a \\"test\\" \\\\ with {braces}\\n" "of … two", braces=1)\n',
        'property string a: qsTr("%n rows", "", 3)\nproperty string b: qsTr("Close")',
    )
    checkout.update("de")
    kept = (checkout.folder / "claude_desk_de.ts").read_text()
    sources = {m.findtext("source"): m.get("numerus") for m in ElementTree.fromstring(kept).iter("message")}
    assert sources == {
        "%Ln files in {place}": "yes",
        'It\'s a "test" \\ with {braces}\nof … two': None,
        "%n rows": "yes",
        "Close": None,
    }
    assert "location" not in kept
    assert str(checkout.root) not in kept
    checkout.update()
    assert (checkout.folder / "claude_desk_de.ts").read_text() == kept


def test_english_has_the_forms_of_python_and_asks_for_those_of_qml(checkout: Checkout) -> None:
    checkout.says(
        'translate("FindView", "%Ln files", n=2, one="%Ln file")\ntranslate("FindView", "Close")\n'
        'translate("FindView", "%Ln queued", n=2)\n',
        'property string a: qsTr("%n rows", "", 3)',
    )
    checkout.update()
    assert checkout.check() == ["claude_desk_en.ts: Bar: '%n rows' is not finished"]
    checkout.type_in("en", nrows=("%n row", "%n rows"))
    checkout.update()
    assert checkout.check() == []
    kept = (checkout.folder / "claude_desk_en.ts").read_text()
    assert "<numerusform>%Ln file</numerusform>" in kept
    assert kept.count("<numerusform>%Ln queued</numerusform>") == 2
    assert "<numerusform>%n row</numerusform>" in kept
    assert "Close" not in kept


def test_what_is_finished_stays_and_what_is_gone_is_dropped(checkout: Checkout) -> None:
    checkout.says('translate("FindView", "Find {what}", what=1)\ntranslate("FindView", "Gone")\n')
    checkout.update("de")
    assert "claude_desk_de.ts: FindView: 'Gone' is not finished" in checkout.check()
    checkout.type_in("de", Gone="Weg", Findwhat="{what} suchen")
    checkout.update()
    assert checkout.check() == []
    checkout.says('translate("FindView", "Find {what}", what=1)\n')
    assert checkout.check() == [
        "claude_desk_de.ts is not up to date: python -m resources.translations update"
    ]
    checkout.update()
    kept = (checkout.folder / "claude_desk_de.ts").read_text()
    assert "{what} suchen" in kept
    assert "Weg" not in kept


def test_places_are_those_of_the_text(checkout: Checkout) -> None:
    checkout.says('translate("FindView", "Find {what}", what=1)\n')
    checkout.update("de")
    checkout.type_in("de", Findwhat="{was} suchen")
    checkout.update()
    assert checkout.check() == [
        "claude_desk_de.ts: FindView: 'Find {what}' has other places in '{was} suchen'"
    ]


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ('translate("FindView", f"a {1}")', "2: context and text must be literals"),
        ('translate("FindView", "a" + str(1))', "2: context and text must be literals"),
        ('text = "a"\ntranslate("FindView", text)', "3: context and text must be literals"),
        ('translate("Find", "a")', "2: the context is 'Find', not 'FindView'"),
        ('translate("FindView")', "2: it takes a context and a text"),
        ('translate("FindView", "%Ln files")', "2: the text has a number, and there is no `n`"),
        ('translate("FindView", "Files", one="File")', "2: there is `one`, and no `n`"),
        ('translate("FindView", "{a}")', "2: there is no value for {a}"),
        ('translate("FindView", "a", b=1)', "2: the text has no place for b"),
        ("words = translate", "2: translate is not called here"),
        (
            "from claude_desk.ui.translation import translate as t",
            "2: translate is imported under another name",
        ),
        (
            'from claude_desk.ui import translation\ntranslation.translate("FindView", f"a")',
            "3: context and text must be literals",
        ),
    ],
)
def test_what_cannot_be_taken_is_told_with_its_line(checkout: Checkout, source: str, why: str) -> None:
    checkout.says(source)
    with pytest.raises(SourceError, match=r"find_view\.py") as told:
        checkout.update()
    assert f"find_view.py:{why}" in str(told.value)


def test_the_texts_of_tables_are_taken(checkout: Checkout) -> None:
    checkout.says(
        TABLE + "WORDS = {\n"
        '"a": Wording("{x} of %Ln", n="count", one="{x} of one"), "b": Wording("It is", then=str),\n'
        '"c": Wording("Why: {why}", "No reason", why=Field("x"))}'
    )
    assert python_messages.collect(checkout.root / "claude_desk") == [
        Message("FindView", "It is"),
        Message("FindView", "No reason"),
        Message("FindView", "Why: {why}"),
        Message("FindView", "{x} of %Ln", "{x} of one"),
    ]


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("Wording()", "3: the texts must be literals"),
        ('Wording("a", f"b")', "3: the texts must be literals"),
        ('Wording("%Ln files")', "3: the text has a number, and there is no `n`"),
        ('Wording("a", "%Ln files")', "3: the text has a number, and there is no `n`"),
        ('Wording("a", "%Ln files", n="count")', "3: there are several texts, and an `n`"),
        ('Wording("a", one="b")', "3: there is `one`, and no `n`"),
        ('Wording("%Ln", n="count", one="{x}")', "3: there is no value for {x}"),
        ('Wording("a", b=str)', "3: the text has no place for b"),
        ("found = Wording", "3: Wording is not called here"),
    ],
)
def test_what_cannot_be_taken_from_a_table_is_told_with_its_line(
    checkout: Checkout, source: str, why: str
) -> None:
    checkout.says(TABLE + source)
    with pytest.raises(SourceError, match=r"find_view\.py") as told:
        checkout.update()
    assert f"find_view.py:{why}" in str(told.value)


def test_methods_of_that_name_are_not_ours(checkout: Checkout) -> None:
    checkout.says('"a".translate({})\nother.translate("a", f"{1}")\n')
    assert python_messages.collect(checkout.root / "claude_desk") == []


def test_the_same_words_twice_are_one_message(checkout: Checkout) -> None:
    call = 'translate("FindView", "%Ln files", n=1, one="%Ln file")\n'
    checkout.says(call * 2)
    found = python_messages.collect(checkout.root / "claude_desk")
    assert found == [Message("FindView", "%Ln files", "%Ln file")]
    checkout.says(call + call.replace('%Ln file"', '%Ln fil"'))
    with pytest.raises(SourceError, match="has another form for one elsewhere"):
        python_messages.collect(checkout.root / "claude_desk")


def test_only_codes_of_languages_are_begun(checkout: Checkout) -> None:
    checkout.says("")
    with pytest.raises(ValueError, match="no language"):
        checkout.update("../x")


def test_compiled_files_are_used_and_made_only_where_stale(
    checkout: Checkout, qapp: QCoreApplication
) -> None:
    checkout.says('translate("FindView", "%Ln files", n=2, one="%Ln file")\ntranslate("FindView", "Close")\n')
    checkout.update("de")
    checkout.type_in("de", Lnfiles=("%Ln Datei", "%Ln Dateien"))
    (checkout.folder / "claude_desk_old.qm").touch()
    made = qm_files.compile_stale(checkout.folder)
    assert [file.name for file in made] == ["claude_desk_de.qm", "claude_desk_en.qm"]
    assert sorted(checkout.folder.glob("*.qm")) == made
    language = QTranslator()
    assert language.load(str(made[0]))
    qapp.installTranslator(language)
    try:
        said = [translate("FindView", "%Ln files", n=n, one="%Ln file") for n in (1, 2)]
        assert said == ["1 Datei", "2 Dateien"]
        assert translate("FindView", "Close") == "Close", "what is not finished is in English"
    finally:
        qapp.removeTranslator(language)
    before = made[0].stat().st_mtime_ns
    os.utime(made[1], ns=(0, 0))
    qm_files.compile_stale(checkout.folder)
    assert made[0].stat().st_mtime_ns == before
    assert made[1].stat().st_mtime_ns > 0


def test_a_tool_that_fails_is_told(tmp_path: Path) -> None:
    (tmp_path / "claude_desk_de.ts").write_text("no translation")
    with pytest.raises(qm_files.ToolError, match="lrelease failed"):
        qm_files.compile_stale(tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["claude_desk_de.ts"]


def test_the_command_ends_with_1_where_something_is_wrong() -> None:
    command = [sys.executable, "-m", "resources.translations", "update", "nonsense"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert "'nonsense' is no language" in done.stderr
