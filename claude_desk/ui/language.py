"""The language of the window: the available languages, the current language, and its translators.

A language is available if its compiled file is in `resources/translations`. The program uses the user's
choice, else the first available language of the system, else English, which needs no file.
"""

import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator
from PySide6.QtGui import QFont, QGuiApplication

from claude_desk.paths import assets_folder
from claude_desk.ui.translation import terminal_translators

ENGLISH = "en"
SYSTEM = ""  # means the system's language where a code is expected
_PREFIX = "claude_desk_"
# Files with Qt's own words, which appear in its dialogs and in the menu of a text field.
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
# Fonts by language and script. A Han letter looks different in each of these languages. The system would
# choose a font without regard to the language.
_HAN_FAMILIES = {
    "ja-Jpan": ["Noto Sans CJK JP", "Noto Sans JP", "Source Han Sans JP", "IPAexGothic", "TakaoPGothic"],
    "ko-Kore": ["Noto Sans CJK KR", "Noto Sans KR", "Source Han Sans KR", "NanumGothic", "UnDotum"],
    "zh-Hans": ["Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans SC", "WenQuanYi Micro Hei"],
    "zh-Hant": ["Noto Sans CJK TC", "Noto Sans TC", "Source Han Sans TC", "AR PL UMing TW"],
}


def codes() -> list[str]:
    """Return the codes of the languages, such as `de` or `pt_BR`, sorted by the languages' native names."""
    found = {file.stem.removeprefix(_PREFIX) for file in _folder().glob(f"{_PREFIX}*.qm")}
    return sorted({ENGLISH, *found}, key=lambda code: native_name(code).casefold())


def native_name(code: str) -> str:
    """Return the name of a language in that language."""
    return _NATIVE_NAMES.get(code) or QLocale(code).nativeLanguageName() or code


def code_of(wanted: str, known: Iterable[str]) -> str:
    """Return the known code for a language that is given as `pt-br` or `PT_BR`; "" if it is unknown."""
    sought = wanted.replace("-", "_").casefold()
    return next((code for code in known if code.casefold() == sought), "")


def preferred(tags: Iterable[str], known: Sequence[str]) -> str:
    """Return the first of the system's languages that is available, or English.

    The region may differ: `pt-PT` gives `pt_BR`. The script may not: `zh-TW` does not give `zh_CN`. A `zh`
    that the system lists after `zh-TW` does not give `zh_CN` either.
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
    """The current language, at first English. `close` removes its translators.

    A file with the plural forms of English is always loaded.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._before = QLocale()
        self._english = self._loaded([_folder() / f"{_PREFIX}{ENGLISH}.qm"])
        self._translators: list[QTranslator] = []
        self._install(self._english)
        self.code = ENGLISH

    def use(self, wanted: str = SYSTEM) -> None:
        """Use this language. If no available language has this code, use the system's language."""
        system = QLocale.system()
        known = codes()
        code = code_of(wanted, known) or preferred(system.uiLanguages(), known)
        QLocale.setDefault(locale_for(code, system))
        _set_han_font(han_families([QLocale(code).bcp47Name(), *system.uiLanguages()]))
        if code != self.code:
            self.code = code
            self.use_translators(self._loaded(_files(code)), QLocale(code))

    def use_translators(self, translators: list[QTranslator], locale: QLocale) -> None:
        """Use these translators. Text without a translation is in English."""
        self._remove(self._translators)
        self._translators = translators
        self._install(translators)
        QGuiApplication.setLayoutDirection(locale.textDirection())

    def close(self) -> None:
        """Remove all translators and restore the previous locale.

        If the language was not English, also restore the layout direction.
        """
        mirrored = bool(self._translators)
        self._remove([*self._translators, *self._english])
        self._translators, self._english = [], []
        QLocale.setDefault(self._before)
        if mirrored:
            QGuiApplication.setLayoutDirection(self._before.textDirection())

    def _loaded(self, files: Iterable[Path]) -> list[QTranslator]:
        """Return the translators of these files. Omit missing and damaged files."""
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
    """Within this context, translate text for a terminal into this language, or else the system's language.

    This needs no application object. Numbers and text directions stay the same.
    """
    known = codes()
    code = code_of(wanted, known) or preferred(QLocale.system().uiLanguages(), known)
    translator = QTranslator()
    is_there = translator.load(str(_folder() / f"{_PREFIX}{code}.qm"))
    with terminal_translators([translator] if is_there else []):
        yield


def locale_for(code: str, system: QLocale) -> QLocale:
    """Return the locale for numbers and dates: the language of `code` with the system's region.

    If Qt does not know this combination, return the locale of `code`.
    """
    locale = QLocale(code)
    if locale.language() == system.language() and locale.script() == system.script():
        return system
    there = QLocale(locale.language(), system.territory())
    return there if _is_for(there, locale) and there.territory() == system.territory() else locale


def han_families(tags: Iterable[str]) -> list[str]:
    """Return the preferred fonts of the first listed language that uses Han letters; empty without one."""
    for tag in tags:
        full = QLocale(tag).uiLanguages()[0].rsplit("-", 1)[0] if tag else ""
        if full in _HAN_FAMILIES:
            return _HAN_FAMILIES[full]
    return []


def _set_han_font(families: list[str]) -> None:
    """On Linux, insert these fonts before the program's last font, or after its only font.

    So Latin letters keep their font. Existing items of QML do not change their fonts.
    """
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
    """Return the files of a language, empty for English. The program's file is last: Qt asks it first."""
    if code == ENGLISH:
        return []
    from PySide6.QtCore import QLibraryInfo  # not needed for an English window

    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    found = [qt / f"{prefix}{code}.qm" for prefix in _OF_QT]
    return [*(file for file in found if file.is_file()), _folder() / f"{_PREFIX}{code}.qm"]


def _folder() -> Path:
    return assets_folder("resources") / "translations"
