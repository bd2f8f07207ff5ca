"""Cards of pages and searches of the web."""

from claude_desk.ui.translation import translate


def allowed_domains() -> str:
    return translate("WebCard", "Allowed domains")


def blocked_domains() -> str:
    return translate("WebCard", "Blocked domains")


def results(count: int) -> str:
    return translate("WebCard", "%Ln results", n=count, one="%Ln result")
