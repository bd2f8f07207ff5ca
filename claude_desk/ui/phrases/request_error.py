"""Why a request to Claude's servers failed."""

from claude_desk.ui.phrases.phrase_words import Table, Wording
from claude_desk.ui.translation import translate


def retried(error: str, status: int | None) -> str:
    """`error` is Claude Code's name of the error, or "". `status` is the HTTP status."""
    said = _error(error)
    if status is None:
        return said
    if not said:
        return translate("RequestError", "HTTP {status}", status=status)
    return translate("RequestError", "{error} ({status})", error=said, status=status)


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


WORDS: Table = {
    "not_signed_in": Wording("Claude Code is not signed in"),
    "not_allowed": Wording("This account's organization does not allow Claude Code"),
    "on_hold": Wording("The account is on hold"),
    "not_verified": Wording("The account must be verified"),
    "billing": Wording("There is a problem with the account's billing"),
    "rate_limit": Wording("Rate limit reached"),
    "overloaded": Wording("Claude is overloaded"),
    "invalid": Wording("The request was rejected"),
    "no_model": Wording("This model does not exist or is not available to the account"),
    "server": Wording("Server error"),
    "output_limit": Wording("Output token limit reached"),
    "credentials": Wording("The cloud credentials were rejected"),
    # `status` is the HTTP status.
    "failed": Wording("The request failed (status {status})", "The request failed"),
    # --- why Claude Code retries a request: the end of a sentence ---
    "retried": retried,
    "no_connection": Wording("no connection"),
}
