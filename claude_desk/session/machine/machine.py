"""Keeps the state of a session's child, and performs the effects of each event."""

from collections.abc import Callable

from claude_desk.session.machine.child_state import ChildState, Effect, Event, step


class Machine:
    """The state of a session's child. If an effect causes another event, that event's effects are performed
    before the remaining effects."""

    def __init__(
        self, state: ChildState, perform: Callable[[Effect], None], changed: Callable[[], None]
    ) -> None:
        """`perform` is called for each effect, and `changed` once after all effects."""
        self.state = state
        self._perform = perform
        self._changed = changed
        self._depth = 0

    @property
    def performs(self) -> bool:
        """Whether effects are being performed: the session is between two states."""
        return self._depth > 0

    def do(self, event: Event) -> None:
        """Change the state, then perform the effects in their order."""
        self.state, effects = step(self.state, event)
        self._depth += 1
        try:
            for effect in effects:
                self._perform(effect)
        finally:
            self._depth -= 1
        if not self.performs:
            self._changed()
