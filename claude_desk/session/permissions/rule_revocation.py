"""Rules that were added from here and are to go again.

No CLI has a control request for it (2.1.330's `update_settings` refuses `permissions`): a removal goes along
with the next answer that allows something, on 2.1.37 and 2.1.330 alike.
"""

from claude_desk.protocol.requests.permissions import Allow, PermissionUpdate

_BACK = {"addRules": "removeRules", "addDirectories": "removeDirectories"}


class RuleRevocation:
    """`waiting`: what was added and shall go, as it was added."""

    def __init__(self) -> None:
        self.waiting: list[PermissionUpdate] = []

    def want(self, update: PermissionUpdate) -> bool:
        """Take this back; False where that cannot be, or is wanted already."""
        if update.type not in _BACK or not update.is_complete() or update in self.waiting:
            return False
        self.waiting.append(update)
        return True

    def cancel(self, update: PermissionUpdate) -> bool:
        """It shall stay after all; False where it is too late."""
        if update not in self.waiting:
            return False
        self.waiting.remove(update)
        return True

    def child_ended(self) -> None:
        """What held for that child alone is gone with it."""
        self.waiting = [update for update in self.waiting if update.destination != "session"]

    def apply_to(self, answer: Allow) -> tuple[Allow, list[PermissionUpdate], list[PermissionUpdate]]:
        """The answer with the removals, what goes so, and what stays because the answer adds it anew."""
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
