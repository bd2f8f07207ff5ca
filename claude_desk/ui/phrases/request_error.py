"""Why a request to Claude's servers failed."""

from claude_desk.ui.translation import translate


def not_signed_in() -> str:
    return translate("RequestError", "Claude Code is not signed in")


def not_allowed() -> str:
    return translate("RequestError", "This account's organization does not allow Claude Code")


def on_hold() -> str:
    return translate("RequestError", "The account is on hold")


def not_verified() -> str:
    return translate("RequestError", "The account must be verified")


def billing() -> str:
    return translate("RequestError", "There is a problem with the account's billing")


def rate_limit() -> str:
    return translate("RequestError", "Rate limit reached")


def overloaded() -> str:
    return translate("RequestError", "Claude is overloaded")


def invalid() -> str:
    return translate("RequestError", "The request was rejected")


def no_model() -> str:
    return translate("RequestError", "This model does not exist or is not available to the account")


def server() -> str:
    return translate("RequestError", "Server error")


def output_limit() -> str:
    return translate("RequestError", "Output token limit reached")


def credentials() -> str:
    return translate("RequestError", "The cloud credentials were rejected")


def failed(status: int | None) -> str:
    """`status`: of HTTP."""
    if status is None:
        return translate("RequestError", "The request failed")
    return translate("RequestError", "The request failed (status {status})", status=status)
