"""Which language the window uses."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtGui import QFont, QGuiApplication

from claude_desk.ui import language
from claude_desk.ui.language import Language
from claude_desk.ui.translation import translate
from resources.translations import qm_files

KNOWN = ["de", "en", "pt_BR", "zh_CN"]


@pytest.mark.parametrize(
    ("tags", "code"),
    [
        (["de-Latn-AT", "de-AT", "de-Latn", "de"], "de"),
        (["fr-FR", "fr", "pt-PT", "pt"], "pt_BR"),
        (["zh-Hans-SG", "zh-SG", "zh-Hans", "zh"], "zh_CN"),
        (["zh-Hant-TW", "zh-TW", "zh-Hant", "zh"], "en"),
        (["zh-Hant-TW", "zh-TW", "zh-Hant", "zh", "de-DE", "de"], "de"),
        (["zh-Hant-TW", "zh", "zh-Hans-CN", "zh-CN"], "zh_CN"),
        (["zh"], "zh_CN"),
        (["en-GB", "en", "de"], "en"),
        (["C"], "en"),
        (["x-nonsense"], "en"),
        ([], "en"),
    ],
)
def test_the_first_of_the_system_s_languages_that_there_is(tags: list[str], code: str) -> None:
    assert language.preferred(tags, KNOWN) == code


def test_the_region_counts_where_a_language_is_there_twice() -> None:
    assert language.preferred(["pt-PT", "pt"], ["pt_BR", "pt_PT"]) == "pt_PT"


@pytest.mark.parametrize(
    ("named", "code"), [("de", "de"), ("PT-br", "pt_BR"), ("zh_cn", "zh_CN"), ("zh", ""), ("", ""), ("x", "")]
)
def test_a_language_is_named_by_its_code(named: str, code: str) -> None:
    assert language.code_of(named, KNOWN) == code


@pytest.mark.parametrize(
    ("code", "system", "name"),
    [
        ("de", "de_AT", "de_AT"),
        ("en", "de_DE", "en_DE"),
        ("ja", "de_DE", "ja_JP"),
        ("zh_CN", "zh_TW", "zh_CN"),
        ("en", "C", "en_US"),
    ],
)
def test_numbers_are_written_as_in_the_region_where_the_language_is_known_there(
    code: str, system: str, name: str
) -> None:
    assert language.locale_for(code, QLocale(system)).name() == name


def test_languages_have_the_names_that_they_have_for_themselves() -> None:
    assert [language.native_name(code) for code in ("de", "ja", "pt_BR", "it")] == [
        "Deutsch",
        "日本語",
        "Português (Brasil)",
        "italiano",
    ]


@pytest.mark.parametrize(
    ("tags", "family"),
    [
        (["en", "ja-JP"], "Noto Sans CJK JP"),
        (["zh-CN", "ja"], "Noto Sans CJK SC"),
        (["zh-TW"], "Noto Sans CJK TC"),
        (["ko"], "Noto Sans CJK KR"),
        (["en", "de-DE"], ""),
        (["C", ""], ""),
    ],
)
def test_han_letters_are_drawn_as_in_the_first_language_that_has_them(tags: list[str], family: str) -> None:
    assert "".join(language.han_families(tags)[:1]) == family


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others choose their fonts themselves")
def test_the_fonts_of_a_language_come_after_those_of_the_program(qapp: QGuiApplication) -> None:
    before = QGuiApplication.font()
    try:
        font = QFont(before)
        font.setFamilies(["Noto Sans", "DejaVu Sans", "sans-serif"])
        QGuiApplication.setFont(font)
        for code in ("ja", "zh-CN"):
            language._set_han_font(language.han_families([code]))
        families = QGuiApplication.font().families()
        assert families[:3] == ["Noto Sans", "DejaVu Sans", "Noto Sans CJK SC"]
        assert families[-1] == "sans-serif"
        assert "Noto Sans CJK JP" not in families
        language._set_han_font([])
        assert QGuiApplication.font().families() == ["Noto Sans", "DejaVu Sans", "sans-serif"]
    finally:
        QGuiApplication.setFont(before)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Languages for this test: one word in German and one in Arabic, no translation in English, a damaged
    French file."""
    resources = tmp_path / "translations"
    resources.mkdir()
    for code, said in (("de", "Schließen"), ("ar", "أغلق"), ("en", "")):
        message = (
            f"<message><source>Close</source><translation>{said}</translation></message>" if said else ""
        )
        context = f"<context><name>Test</name>{message}</context>"
        (resources / f"claude_desk_{code}.ts").write_text(
            f'<!DOCTYPE TS><TS version="2.1" language="{code}">{context}</TS>'
        )
    qm_files.compile_stale(resources)
    (resources / "claude_desk_fr.qm").write_bytes(b"damaged")
    monkeypatch.setattr(language, "assets_folder", lambda name: tmp_path)
    return resources


@pytest.fixture
def used(qapp: QGuiApplication, folder: Path) -> Iterator[Language]:
    made = Language()
    yield made
    made.close()


def close_words() -> str:
    return translate("Test", "Close")


def test_a_language_is_used_and_left(used: Language) -> None:
    before = QLocale().name()
    assert close_words() == "Close"
    used.use("de")
    assert (close_words(), used.code, QLocale().language()) == ("Schließen", "de", QLocale.Language.German)
    used.use("ar")
    assert close_words() == "أغلق"
    assert QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
    used.use("en")
    assert close_words() == "Close"
    assert QGuiApplication.layoutDirection() is Qt.LayoutDirection.LeftToRight
    used.use("ar")
    used.close()
    assert close_words() == "Close"
    assert QGuiApplication.layoutDirection() is Qt.LayoutDirection.LeftToRight
    assert QLocale().name() == before


def test_a_language_that_there_is_not_is_the_system_s(
    used: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language, "preferred", lambda tags, known: "de")
    used.use("xx")
    assert close_words() == "Schließen"
    used.use()
    assert close_words() == "Schließen"


def test_a_terminal_is_spoken_to_without_an_application(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language, "preferred", lambda tags, known: "ar")
    for wanted, said in (("de", "Schließen"), ("DE", "Schließen"), ("", "أغلق"), ("fr", "Close")):
        with language.terminal_language(wanted):
            assert close_words() == said
    assert close_words() == "Close"


def test_a_damaged_file_says_nothing(used: Language) -> None:
    assert "fr" in language.codes()
    used.use("fr")
    assert close_words() == "Close"


def test_qt_s_own_words_come_along(used: Language) -> None:
    used.use("de")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
