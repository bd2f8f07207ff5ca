"""Permission requests and their answers (protocol/README.md 7)."""

import contextlib
from collections.abc import Iterable
from typing import Any, Literal

from pydantic import Field, ValidationError

from claude_desk.protocol.wire.base import LenientModel, WireModel


class PermissionRule(WireModel):
    tool_name: str = Field(default="", alias="toolName")
    rule_content: str | None = Field(default=None, alias="ruleContent")

    def words(self) -> str:
        """Return the rule as settings files write it: `Bash(mkdir sub *)`."""
        return f"{self.tool_name}({self.rule_content})" if self.rule_content is not None else self.tool_name


class PermissionUpdate(WireModel):
    """A change of rules, mode or directories that the user may allow together with a tool.

    `type`: addRules, replaceRules, removeRules, setMode, addDirectories or removeDirectories. `destination`:
    userSettings, projectSettings, localSettings, session or cliArg.
    """

    type: str = ""
    rules: list[PermissionRule] = Field(default_factory=list)
    behavior: str | None = None
    mode: str | None = None
    directories: list[str] = Field(default_factory=list)
    destination: str = ""

    def is_complete(self) -> bool:
        """Return whether the update has all fields that its type needs (protocol/README.md 7.2)."""
        if not self.destination:
            return False
        if self.type in ("addRules", "replaceRules", "removeRules"):
            named = bool(self.rules) and all(rule.tool_name for rule in self.rules)
            return named and self.behavior in ("allow", "deny", "ask")
        if self.type == "setMode":
            return bool(self.mode)
        named = bool(self.directories) and all(self.directories)
        return self.type in ("addDirectories", "removeDirectories") and named

    def bare(self) -> "PermissionUpdate":
        """Return the update without those known members that its type does not need. The user does not see
        these."""
        own = {"type", "destination", *_MEMBERS.get(self.type, ())}
        foreign = self.model_fields_set & PermissionUpdate.model_fields.keys() - own
        if not foreign:
            return self
        given = self.model_dump(by_alias=True, exclude_unset=True)
        return PermissionUpdate.model_validate({name: given[name] for name in given.keys() - foreign})


# The members that an update needs in addition to its type and destination (protocol/README.md 7.2).
_MEMBERS = {
    "addRules": ("rules", "behavior"),
    "replaceRules": ("rules", "behavior"),
    "removeRules": ("rules", "behavior"),
    "setMode": ("mode",),
    "addDirectories": ("directories",),
    "removeDirectories": ("directories",),
}


def updates_of(values: Iterable[Any]) -> list[PermissionUpdate]:
    """Return the updates among the values. Malformed values are skipped."""
    found = []
    for value in values:
        with contextlib.suppress(ValidationError):
            found.append(PermissionUpdate.model_validate(value))
    return found


# Further suggestions are ignored. The CLIs send one to three.
_MOST_SUGGESTIONS = 200


class CanUseTool(LenientModel):
    """`can_use_tool`: the CLI asks whether a tool may run with this input.

    A request without a tool or input, or with a malformed field in `needed`, is not valid.
    """

    needed = frozenset({"suppress_always_allow_rule", "default_to_no"})

    subtype: Literal["can_use_tool"] = "can_use_tool"
    tool_name: str
    input: dict[str, Any]
    tool_use_id: str = ""
    permission_suggestions: list[Any] = Field(default_factory=list)
    blocked_path: str | None = None
    decision_reason: str | None = None
    agent_id: str | None = None
    title: str | None = None
    display_name: str | None = None
    description: str | None = None
    suppress_always_allow_rule: bool | None = None
    default_to_no: bool | None = None
    mcp_server: Any = None  # {name, source} of the tool's MCP server, in new CLIs

    @property
    def server_name(self) -> str:
        """The name of the tool's MCP server; empty if the CLI does not send it."""
        name = self.mcp_server.get("name") if isinstance(self.mcp_server, dict) else None
        return name if isinstance(name, str) else ""

    def suggestions(self) -> list[PermissionUpdate]:
        """Return the complete updates among the first 200 suggestions (`is_complete`)."""
        first = self.permission_suggestions[:_MOST_SUGGESTIONS]
        return [update.bare() for update in updates_of(first) if update.is_complete()]


class Allow(WireModel):
    """Allow the tool. `updated_input` is always sent, because CLIs up to 2.1.26x need it."""

    behavior: Literal["allow"] = "allow"
    updated_input: dict[str, Any] = Field(serialization_alias="updatedInput")
    updated_permissions: list[PermissionUpdate] | None = Field(
        default=None, serialization_alias="updatedPermissions"
    )
    tool_use_id: str | None = Field(default=None, serialization_alias="toolUseID")


class Deny(WireModel):
    """Refuse the tool. `message`: the text that Claude gets as the tool's result. `interrupt`: also stop the
    turn."""

    behavior: Literal["deny"] = "deny"
    message: str
    interrupt: bool = False
    tool_use_id: str | None = Field(default=None, serialization_alias="toolUseID")


PermissionAnswer = Allow | Deny
