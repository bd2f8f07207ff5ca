"""The language of the window: which there are, which one is used, and its translators.

A language is there where `resources/translations` has its compiled file. The person's choice counts, then the
languages of the system in their order; English, which is in the program, is the last.
"""

import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator
from PySide6.QtGui import QFont, QGuiApplication

from claude_desk.paths import assets_folder
from claude_desk.ui.translation import terminal_translators

ENGLISH = "en"
SYSTEM = ""  # instead of a code: as the system has it
_PREFIX = "claude_desk_"
# Qt's own few words: of its dialogs, and the menu of a text field.
_OF_QT = ("qtbase_", "qtdeclarative_")
_NATIVE_NAMES = {
    "de": "Deutsch",
    "en": "English",
    "es": "Español",
    "fr": "Français",
    "ja": "日本語",
    "ko": "한국어",
    "pt_BR": "Português (Brasil)",
    "zh_CN": "简体中文",
}
# The same Han letter is drawn in another way in each of these languages: fonts by language and script, where
# the system would choose by its own order.
_HAN_FAMILIES = {
    "ja-Jpan": ["Noto Sans CJK JP", "Noto Sans JP", "Source Han Sans JP", "IPAexGothic", "TakaoPGothic"],
    "ko-Kore": ["Noto Sans CJK KR", "Noto Sans KR", "Source Han Sans KR", "NanumGothic", "UnDotum"],
    "zh-Hans": ["Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans SC", "WenQuanYi Micro Hei"],
    "zh-Hant": ["Noto Sans CJK TC", "Noto Sans TC", "Source Han Sans TC", "AR PL UMing TW"],
}


def codes() -> list[str]:
    """The languages there are, as `de` or `pt_BR`, by the names that they have for themselves."""
    found = {file.stem.removeprefix(_PREFIX) for file in _folder().glob(f"{_PREFIX}*.qm")}
    return sorted({ENGLISH, *found}, key=lambda code: native_name(code).casefold())


def native_name(code: str) -> str:
    """What those who speak it call it."""
    return _NATIVE_NAMES.get(code) or QLocale(code).nativeLanguageName() or code


def code_of(wanted: str, known: Iterable[str]) -> str:
    """The code for a language that was named (`pt-br`, `PT_BR`); "" where it is none of these."""
    sought = wanted.replace("-", "_").casefold()
    return next((code for code in known if code.casefold() == sought), "")


def preferred(tags: Iterable[str], known: Sequence[str]) -> str:
    """The first of the system's languages that there is.

    A language is taken for another region (`pt-PT` gives `pt_BR`), but not in another script: `zh-TW` gives
    no `zh_CN`, nor does the `zh` that the system puts after it.
    """
    written: dict[QLocale.Language, QLocale.Script] = {}
    for tag in tags:
        locale = QLocale(tag)
        language = locale.language()
        if language in (QLocale.Language.C, QLocale.Language.AnyLanguage):
            return ENGLISH
        script = written.setdefault(language, locale.script())
        if "-" not in tag and script != locale.script():
            continue
        alike = [code for code in known if _is_for(QLocale(code), locale)]
        if alike:
            exact = (code for code in alike if QLocale(code).territory() == locale.territory())
            return next(exact, alike[0])
        if language == QLocale.Language.English:
            return ENGLISH
    return ENGLISH


class Language(QObject):
    """The one in use. At first English, whose plural forms are in a file as well; `close()` ends it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._before = QLocale()
        self._english = self._loaded([_folder() / f"{_PREFIX}{ENGLISH}.qm"])
        self._translators: list[QTranslator] = []
        self._install(self._english)
        self.code = ENGLISH

    def use(self, wanted: str = SYSTEM) -> None:
        """Take this language, or the system's where there is none of that code."""
        system = QLocale.system()
        known = codes()
        code = code_of(wanted, known) or preferred(system.uiLanguages(), known)
        QLocale.setDefault(locale_for(code, system))
        _set_han_font(han_families([QLocale(code).bcp47Name(), *system.uiLanguages()]))
        if code != self.code:
            self.code = code
            self.use_translators(self._loaded(_files(code)), QLocale(code))

    def use_translators(self, translators: list[QTranslator], locale: QLocale) -> None:
        """Let these say what they can; the rest is in English."""
        self._remove(self._translators)
        self._translators = translators
        self._install(translators)
        QGuiApplication.setLayoutDirection(locale.textDirection())

    def close(self) -> None:
        """English without a file, as before."""
        mirrored = bool(self._translators)
        self._remove([*self._translators, *self._english])
        self._translators, self._english = [], []
        QLocale.setDefault(self._before)
        if mirrored:
            QGuiApplication.setLayoutDirection(self._before.textDirection())

    def _loaded(self, files: Iterable[Path]) -> list[QTranslator]:
        """A file that is missing or damaged says nothing."""
        made = [(QTranslator(self), file) for file in files]
        return [translator for translator, file in made if translator.load(str(file))]

    def _install(self, translators: Iterable[QTranslator]) -> None:
        for translator in translators:
            QCoreApplication.installTranslator(translator)

    def _remove(self, translators: Iterable[QTranslator]) -> None:
        for translator in translators:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()


@contextmanager
def terminal_language(wanted: str = SYSTEM) -> Iterator[None]:
    """Meanwhile what is written to a terminal is in this language, or in the system's, without an
    application. Nothing else changes: neither numbers nor directions."""
    known = codes()
    code = code_of(wanted, known) or preferred(QLocale.system().uiLanguages(), known)
    translator = QTranslator()
    is_there = translator.load(str(_folder() / f"{_PREFIX}{code}.qm"))
    with terminal_translators([translator] if is_there else []):
        yield


def locale_for(code: str, system: QLocale) -> QLocale:
    """How numbers and dates are written: in the language of the words, as in the system's region if known."""
    locale = QLocale(code)
    if locale.language() == system.language() and locale.script() == system.script():
        return system
    there = QLocale(locale.language(), system.territory())
    return there if _is_for(there, locale) and there.territory() == system.territory() else locale


def han_families(tags: Iterable[str]) -> list[str]:
    """The fonts that Han letters are to be taken from first, by the first of the languages that has such."""
    for tag in tags:
        full = QLocale(tag).uiLanguages()[0].rsplit("-", 1)[0] if tag else ""
        if full in _HAN_FAMILIES:
            return _HAN_FAMILIES[full]
    return []


def _set_han_font(families: list[str]) -> None:
    """After those of the program, whose Latin letters stay. Text that is shown already takes it only where
    its item is made anew."""
    font = QFont(QGuiApplication.font())
    known = {family for each in _HAN_FAMILIES.values() for family in each}
    before = font.families()
    own = [family for family in before if family not in known]
    wanted = [*own[:-1], *families, *own[-1:]] if len(own) > 1 else [*own, *families]
    if sys.platform.startswith("linux") and wanted != before:
        font.setFamilies(wanted)
        QGuiApplication.setFont(font)


def _is_for(one: QLocale, other: QLocale) -> bool:
    return one.language() == other.language() and one.script() == other.script()


def _files(code: str) -> list[Path]:
    """Of a language: Qt's words, and ours, which are looked at first."""
    if code == ENGLISH:
        return []
    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    found = [qt / f"{prefix}{code}.qm" for prefix in _OF_QT]
    return [*(file for file in found if file.is_file()), _folder() / f"{_PREFIX}{code}.qm"]


def _folder() -> Path:
    return assets_folder("resources") / "translations"
