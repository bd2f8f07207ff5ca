"""Why Claude Code repeats a request."""

from claude_desk.ui.translation import translate


def reason(error: str, status: int | None) -> str:
    """`error`: Claude Code's word for it, or ""; `status`: of HTTP."""
    said = _error(error)
    if status is None:
        return said
    if not said:
        return translate("Retry", "HTTP {status}", status=status)
    return translate("Retry", "{error} ({status})", error=said, status=status)


def no_connection() -> str:
    return translate("Retry", "no connection")


def _error(error: str) -> str:
    match error:
        case "overloaded":
            return translate("Retry", "Claude's servers are overloaded")
        case "rate_limit":
            return translate("Retry", "rate limit reached")
        case "server_error":
            return translate("Retry", "server error")
        case "authentication_failed":
            return translate("Retry", "authentication failed")
        case "billing_error":
            return translate("Retry", "billing error")
        case "max_output_tokens":
            return translate("Retry", "output token limit reached")
    return error
