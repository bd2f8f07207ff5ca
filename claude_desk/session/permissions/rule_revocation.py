"""Revokes rules and folders that our answers have added.

No CLI version has a control request for that: `update_settings` of 2.1.330 refuses `permissions`. So the
next answer that allows something also removes them (2.1.37, 2.1.330).
"""

from claude_desk.protocol.requests.permissions import Allow, PermissionUpdate

_BACK = {"addRules": "removeRules", "addDirectories": "removeDirectories"}


class RuleRevocation:
    """The revocations that wait. `waiting`: the updates to revoke, in the form in which they were added."""

    def __init__(self) -> None:
        self.waiting: list[PermissionUpdate] = []

    def want(self, update: PermissionUpdate) -> bool:
        """Revoke the update with the next answer. Return False if it cannot be revoked, or waits already."""
        if update.type not in _BACK or not update.is_complete() or update in self.waiting:
            return False
        self.waiting.append(update)
        return True

    def cancel(self, update: PermissionUpdate) -> bool:
        """Keep the update after all. Return False if the update is not waiting."""
        if update not in self.waiting:
            return False
        self.waiting.remove(update)
        return True

    def child_ended(self) -> None:
        """Forget the updates that held only for the child: they are gone with it."""
        self.waiting = [update for update in self.waiting if update.destination != "session"]

    def apply_to(self, answer: Allow) -> tuple[Allow, list[PermissionUpdate], list[PermissionUpdate]]:
        """Return the answer with the removals, and two lists: the updates that the answer removes, and the
        updates that stay because the answer adds them again."""
        own = answer.updated_permissions or []
        kept = [update for update in self.waiting if update in own]
        gone = [update for update in self.waiting if update not in own]
        self.waiting = []
        if gone:
            updates = [*map(_removal, gone), *own]
            answer = answer.model_copy(update={"updated_permissions": updates})
        return answer, gone, kept


def _removal(update: PermissionUpdate) -> PermissionUpdate:
    return update.model_copy(update={"type": _BACK[update.type]})
