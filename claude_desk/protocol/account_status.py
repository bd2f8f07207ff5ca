"""The answer of `claude auth status`: the account with which Claude Code is signed in (2.1.330)."""

from dataclasses import dataclass

from claude_desk.protocol.disk.line_object import line_object


@dataclass(frozen=True, slots=True)
class AccountStatus:
    """`email` is empty for an account without an address, such as an API key."""

    signed_in: bool
    email: str = ""


def account_status(answer: bytes) -> AccountStatus | None:
    """Return what the answer says; None if it does not say whether there is an account."""
    fields = line_object(answer) or {}
    signed_in, email = fields.get("loggedIn"), fields.get("email")
    if not isinstance(signed_in, bool):
        return None
    return AccountStatus(signed_in, email if isinstance(email, str) else "")
