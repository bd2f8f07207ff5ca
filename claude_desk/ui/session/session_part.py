"""What the parts of a session's view have in common. No Qt."""

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from claude_desk.session.core.session import Session


class SessionPartView(Protocol):
    """A view model of one subject of the session. Between `detach` and `attach` it has none."""

    def attach(self, session: "Session") -> None: ...

    def detach(self) -> None: ...


class Closable(Protocol):
    """What works beside the window, and has an end."""

    def close(self) -> None: ...
