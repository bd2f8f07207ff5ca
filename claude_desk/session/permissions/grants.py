"""What a request suggests to allow beyond itself: rules, folders, a mode; and where each may be kept."""

from collections.abc import Sequence

from claude_desk.protocol.requests.permissions import CanUseTool, PermissionUpdate

SESSION, LOCAL, USER = "session", "localSettings", "userSettings"
# Where the person may have a rule kept. A project's shared settings are not among them: 2.1.330 takes no rule
# that allows something from there, and what one person allows is not for all who have the project.
PLACES = (SESSION, LOCAL, USER)
# Modes that a suggestion may switch to. `bypassPermissions` is none: it is asked about by itself.
MODES = ("acceptEdits", "plan", "default", "dontAsk", "auto")


def adds_allowing_rules(update: PermissionUpdate) -> bool:
    rules = update.rules
    return (
        update.type == "addRules"
        and update.behavior == "allow"
        and bool(rules)
        and all(rule.tool_name.strip() for rule in rules)
    )


def rules_of(request: CanUseTool) -> list[PermissionUpdate]:
    """The suggestions that add allowing rules; none where the CLI does not want them offered."""
    if request.suppress_always_allow_rule:
        return []
    return [update for update in request.suggestions() if adds_allowing_rules(update)]


def wider_of(request: CanUseTool) -> list[PermissionUpdate]:
    """The folders and modes that are suggested: each is offered by itself."""
    return [update for update in request.suggestions() if _is_wider(update)]


def not_offered(request: CanUseTool) -> list[PermissionUpdate]:
    """Suggestions of other kinds: to forbid something, to take something back, to bypass all questions."""
    return [u for u in request.suggestions() if not (adds_allowing_rules(u) or _is_wider(u))]


def _is_wider(update: PermissionUpdate) -> bool:
    return update.type == "addDirectories" or (update.type == "setMode" and update.mode in MODES)


def at(update: PermissionUpdate, place: str) -> PermissionUpdate:
    """The suggestion, kept at another place."""
    return update if update.destination == place else update.model_copy(update={"destination": place})


def granted(request: CanUseTool, updates: Sequence[PermissionUpdate]) -> list[PermissionUpdate]:
    """The updates, each of which must be a suggestion of the request; rules may be kept elsewhere.

    ValueError for any other: nothing is granted that the CLI did not suggest.
    """
    rules, wider = rules_of(request), wider_of(request)
    for update in updates:
        moved = update.destination in PLACES and any(at(rule, update.destination) == update for rule in rules)
        if not moved and update not in rules and update not in wider:
            raise ValueError("this was not suggested")
    return list(updates)
