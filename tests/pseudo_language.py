"""Invented languages, made while the tests run. They show which texts are not translated or have too little
room.

`PseudoLanguage` says everything in accented letters, two fifths longer and in brackets. `MirroredLanguage`
says everything in Hebrew letters, from right to left.
"""

import re
from functools import cache

from PySide6.QtCore import QLocale, QTranslator

BEGIN, END = "⟦", "⟧"
# Placeholders, marks of mnemonics, and tags stay unchanged.
_KEPT = re.compile(r"(\{\w+\}|%L?\d|%L?n|&(?=\w)|<[^>]*>)")
_ACCENTS = str.maketrans("aceinouyACEINOUYlsz", "áçéîñöüýÁÇÉÎÑÖÜÝłšž")
_LENGTH = 0.4
_HEBREW = "אבגדהוזחטיכלמנסעפצקר"


class PseudoLanguage(QTranslator):
    """A language whose words are derived from the English words, so that people can still read them."""

    locale = QLocale("en_US")

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        return self.said(text) if text else text

    @classmethod
    @cache
    def said(cls, text: str) -> str:
        parts = _KEPT.split(text)
        letters = "".join(
            cls._spelled(part) if number % 2 == 0 else part for number, part in enumerate(parts)
        )
        return f"{BEGIN}{letters}{cls._rest(text)}{END}"

    @classmethod
    def _spelled(cls, letters: str) -> str:
        return letters.translate(_ACCENTS)

    @classmethod
    def _rest(cls, text: str) -> str:
        """Return the extra characters, after a narrow space as in French. The program must not mark this
        space as a hidden character."""
        rest = "~" * round(len(_KEPT.sub("", text)) * _LENGTH)
        return f"\u202f{rest}" if rest else ""


class MirroredLanguage(PseudoLanguage):
    """A language like `PseudoLanguage`, but from right to left and without the extra length."""

    locale = QLocale("he")

    @classmethod
    def _spelled(cls, letters: str) -> str:
        return "".join(
            _HEBREW[ord(letter) % len(_HEBREW)] if letter.isalpha() else letter for letter in letters
        )

    @classmethod
    def _rest(cls, text: str) -> str:
        return ""
