"""The permission rules that hold in a session, and edits of them (protocol/README.md 6.4, observed with
2.1.330).

The CLI lists the rules of all its settings files, and writes these files itself. `claude
edit-permission-rules --json` takes an edit as JSON. 2.1.37 has neither.
"""

from collections.abc import Iterable
from typing import Any, Literal

from pydantic import Field, ValidationError

from claude_desk.protocol.requests.control import HostRequest
from claude_desk.protocol.requests.json_edit import JsonEdit
from claude_desk.protocol.wire.base import LenientModel

EDIT_COMMAND = "edit-permission-rules"
BEHAVIORS = ("deny", "ask", "allow")  # in the order in which the CLI applies them
DESTINATIONS = ("localSettings", "projectSettings", "userSettings")  # settings that the command can edit


class ListPermissionRules(HostRequest):
    """Ask for the rules that hold now. 2.1.37 never answers."""

    subtype: Literal["list_permission_rules"] = "list_permission_rules"


class RuleDescription(LenientModel):
    """What a rule matches, in the CLI's English words. `emphasis` is the part that is the user's own."""

    prefix: str = ""
    emphasis: str = ""
    suffix: str = ""


class ListedRule(LenientModel):
    """One rule. `source` names the place of the rule, such as `userSettings`, `policySettings` or
    `session`. A rule can be removed if `editability` is `persistent`."""

    needed = frozenset({"rule", "behavior", "source"})

    rule: str
    behavior: str
    source: str
    description: RuleDescription | None = None
    editability: str = ""

    @property
    def editable(self) -> bool:
        return self.editability == "persistent" and self.source in DESTINATIONS


class PermissionRules(LenientModel):
    """The rules of a session, in the CLI's order. `managed_only`: an organization allows only its own rules.
    `folder`: the folder in which the session began."""

    rules: list[ListedRule] = Field(default_factory=list)
    folders: list[str] = Field(default_factory=list, alias="workspaceDirectories")
    folder: str = Field(default="", alias="originalCwd")
    managed_only: bool = Field(default=False, alias="managedOnly")


def rules_of(answer: dict[str, Any]) -> PermissionRules | None:
    """Return the rules in an answer to `list_permission_rules`; None if it has none. Malformed rules are
    skipped."""
    state = answer.get("state")
    if not isinstance(state, dict):
        return None
    listed = state.get("rules")
    return PermissionRules.model_validate({**state, "rules": list(_shaped(listed))})


def _shaped(listed: Any) -> Iterable[ListedRule]:
    for value in listed if isinstance(listed, list) else ():
        try:
            yield ListedRule.model_validate(value)
        except ValidationError:
            continue


class AddRules(JsonEdit):
    """Add rules to a settings file. The CLI refuses a rule that is malformed, or that the file has."""

    op: Literal["add"] = "add"
    rules: list[str]
    behavior: str
    destination: str


class RemoveRule(JsonEdit):
    """Remove a rule from a settings file. `rule` is the rule as the CLI lists it."""

    op: Literal["remove"] = "remove"
    rule: str
    behavior: str
    source: str
