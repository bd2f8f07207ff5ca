"""Changes of a text."""

from claude_desk.ui.translation import translate


def unchanged_lines(count: int) -> str:
    return translate("Diff", "%Ln unchanged lines", n=count, one="%Ln unchanged line")


def no_newline() -> str:
    return translate("Diff", "No newline at the end of the file")
