"""Usage limits of the account, near or reached."""

from PySide6.QtCore import QDateTime, QLocale

from claude_desk.ui.locale_format import clock, percent, sentences
from claude_desk.ui.phrases.phrase_words import Table
from claude_desk.ui.translation import translate


def reached(limit: str, extra: bool, resets: float | None) -> str:
    """`limit` is Claude Code's name for the limit. `extra`: further usage is paid.

    `resets` is the time of the reset, in seconds since the epoch, or None.
    """
    return sentences([_reached(limit), *_consequences(extra, resets)])


def near(limit: str, share: float | None, extra: bool, resets: float | None) -> str:
    """`share` is the used part of the limit, from 0 to 1, or None. For the other arguments see `reached`."""
    used = [] if share is None else [translate("RateLimit", "{share} used.", share=percent(share))]
    return sentences([_near(limit), *used, *_consequences(extra, resets)])


def _reached(limit: str) -> str:
    match limit:
        case "five_hour":
            return translate("RateLimit", "5-hour limit reached.")
        case "seven_day" | "seven_day_overage_included":
            return translate("RateLimit", "Weekly limit reached.")
        case "seven_day_opus":
            return translate("RateLimit", "Weekly Opus limit reached.")
        case "seven_day_sonnet":
            return translate("RateLimit", "Weekly Sonnet limit reached.")
        case "overage":
            return translate("RateLimit", "Extra usage limit reached.")
        case _:
            return translate("RateLimit", "Usage limit reached.")


def _near(limit: str) -> str:
    match limit:
        case "five_hour":
            return translate("RateLimit", "5-hour limit nearly reached.")
        case "seven_day" | "seven_day_overage_included":
            return translate("RateLimit", "Weekly limit nearly reached.")
        case "seven_day_opus":
            return translate("RateLimit", "Weekly Opus limit nearly reached.")
        case "seven_day_sonnet":
            return translate("RateLimit", "Weekly Sonnet limit nearly reached.")
        case "overage":
            return translate("RateLimit", "Extra usage limit nearly reached.")
        case _:
            return translate("RateLimit", "Usage limit nearly reached.")


def _consequences(extra: bool, resets: float | None) -> list[str]:
    said = [translate("RateLimit", "Claude continues with extra usage.")] if extra else []
    if resets is not None:
        day = QLocale().dayName(QDateTime.fromSecsSinceEpoch(int(resets)).date().dayOfWeek())
        said.append(translate("RateLimit", "Resets on {day} at {time}.", day=day, time=clock(resets)))
    return said


WORDS: Table = {"reached": reached, "near": near}
