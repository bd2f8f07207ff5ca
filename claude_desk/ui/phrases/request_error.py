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
    """`status`: HTTP status."""
    if status is None:
        return translate("RequestError", "The request failed")
    return translate("RequestError", "The request failed (status {status})", status=status)


# --- why Claude Code retries a request: the end of a sentence -------------------------------------


def retried(error: str, status: int | None) -> str:
    """`error`: Claude Code's name of the error, or ""; `status`: HTTP status."""
    said = _error(error)
    if status is None:
        return said
    if not said:
        return translate("RequestError", "HTTP {status}", status=status)
    return translate("RequestError", "{error} ({status})", error=said, status=status)


def no_connection() -> str:
    return translate("RequestError", "no connection")


def _error(error: str) -> str:
    match error:
        case "overloaded":
            return translate("RequestError", "Claude's servers are overloaded")
        case "rate_limit":
            return translate("RequestError", "rate limit reached")
        case "server_error":
            return translate("RequestError", "server error")
        case "authentication_failed":
            return translate("RequestError", "authentication failed")
        case "billing_error":
            return translate("RequestError", "billing error")
        case "max_output_tokens":
            return translate("RequestError", "output token limit reached")
    return error
