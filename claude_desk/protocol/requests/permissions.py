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
        """The rule as settings files write it: `Bash(mkdir sub *)`."""
        return f"{self.tool_name}({self.rule_content})" if self.rule_content is not None else self.tool_name


class PermissionUpdate(WireModel):
    """A change that a decision may bring along: rules, a mode, or directories.

    `type` is addRules, replaceRules, removeRules, setMode, addDirectories or removeDirectories;
    `destination` is userSettings, projectSettings, localSettings, session or cliArg.
    """

    type: str = ""
    rules: list[PermissionRule] = Field(default_factory=list)
    behavior: str | None = None
    mode: str | None = None
    directories: list[str] = Field(default_factory=list)
    destination: str = ""

    def is_complete(self) -> bool:
        """Whether it has what its type needs (protocol/README.md 7.2)."""
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
        """The same without members that only other types have: nobody is shown them."""
        own = {"type", "destination", *_MEMBERS.get(self.type, ())}
        foreign = self.model_fields_set & PermissionUpdate.model_fields.keys() - own
        if not foreign:
            return self
        given = self.model_dump(by_alias=True, exclude_unset=True)
        return PermissionUpdate.model_validate({name: given[name] for name in given.keys() - foreign})


# What an update has besides its type and where it is kept (protocol/README.md 7.2).
_MEMBERS = {
    "addRules": ("rules", "behavior"),
    "replaceRules": ("rules", "behavior"),
    "removeRules": ("rules", "behavior"),
    "setMode": ("mode",),
    "addDirectories": ("directories",),
    "removeDirectories": ("directories",),
}


def updates_of(values: Iterable[Any]) -> list[PermissionUpdate]:
    """Those that are shaped as updates; others are left out."""
    found = []
    for value in values:
        with contextlib.suppress(ValidationError):
            found.append(PermissionUpdate.model_validate(value))
    return found


# The CLIs suggest one to three; nobody chooses among more.
_MOST_SUGGESTIONS = 200


class CanUseTool(LenientModel):
    """`can_use_tool`: may this tool run with this input?

    Without a tool or an input there is nothing a person could decide on: that is no such request.
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
    mcp_server: Any = None  # {name, source} of the tool's MCP server, where the CLI says it

    @property
    def server_name(self) -> str:
        """The name of the tool's MCP server; "" where the CLI does not say it."""
        name = self.mcp_server.get("name") if isinstance(self.mcp_server, dict) else None
        return name if isinstance(name, str) else ""

    def suggestions(self) -> list[PermissionUpdate]:
        """The suggestions that say what they would change, and where; malformed ones are left out."""
        first = self.permission_suggestions[:_MOST_SUGGESTIONS]
        return [update.bare() for update in updates_of(first) if update.is_complete()]


class Allow(WireModel):
    """`updated_input` always goes along: CLIs up to 2.1.26x refuse an allow without it."""

    behavior: Literal["allow"] = "allow"
    updated_input: dict[str, Any] = Field(serialization_alias="updatedInput")
    updated_permissions: list[PermissionUpdate] | None = Field(
        default=None, serialization_alias="updatedPermissions"
    )
    tool_use_id: str | None = Field(default=None, serialization_alias="toolUseID")


class Deny(WireModel):
    """`message` is what Claude reads as the tool's result; `interrupt` stops the turn as well."""

    behavior: Literal["deny"] = "deny"
    message: str
    interrupt: bool = False
    tool_use_id: str | None = Field(default=None, serialization_alias="toolUseID")


PermissionAnswer = Allow | Deny
