"""The command line of the review."""

import argparse
import os
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")

from PySide6.QtGui import QGuiApplication

from tests import fonts, translations
from tests.gallery import STATES
from tests.translations.review import Findings, review
from tests.translations.shown_texts import is_untranslated


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.translations", description=translations.__doc__)
    parser.add_argument("states", nargs="*", choices=[[], *STATES], metavar="STATE")
    parser.add_argument("--size", default="1280x860")
    parser.add_argument("--scale", type=float, default=1.0, help="of the text")
    parser.add_argument("--language", action="append", default=[], metavar="CODE", help="one that there is")
    options = parser.parse_args()
    fonts.enter()
    application = QGuiApplication(sys.argv[:1])
    width, height = (int(part) for part in options.size.split("x"))
    all_found = Findings()
    for state in options.states or dict.fromkeys(STATES):
        found = review(state, (width, height), options.scale, options.language)
        if not options.language:
            all_found.texts |= found.texts
        all_found.faults |= found.faults
        for fault, example in found.examples.items():
            all_found.examples.setdefault(fault, f"{state}: {example}")
    untranslated = sorted(text.strip() for text in all_found.texts if is_untranslated(text))
    print(*(f"not translated: {text[:160]!r}" for text in untranslated), sep="\n")
    print(
        *(f"{fault}\n    {all_found.examples[fault][:200]}" for fault in sorted(all_found.faults)), sep="\n"
    )
    application.processEvents()
    return 0


if __name__ == "__main__":
    sys.exit(main())
