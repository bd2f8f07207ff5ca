"""Permission rules in words."""

from typing import TYPE_CHECKING

from claude_desk.transcript.permissions.rule_check import MatchKind, RuleMeaning, meaning_of
from claude_desk.transcript.text.text_sanitizer import one_line
from claude_desk.ui import safe_names
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.protocol.requests.permission_rules import ListedRule

_SHOWN = 300  # characters of a rule


def shown(rule: str) -> str:
    """Return a rule as it is shown: in one line, with hidden characters made visible. `…` ends a cut rule."""
    return one_line(rule, _SHOWN)


def matches(rule: str, description: str = "") -> str:
    """Say what a rule matches. `description`: Claude Code's words, for a rule that we have no words for."""
    meaning = meaning_of(rule)
    text = shown(meaning.text)
    match meaning.kind:
        case MatchKind.PREFIX:
            return translate("RuleWords", "Commands that begin with {words}", words=text)
        case MatchKind.EXACT:
            return translate("RuleWords", "Exactly {command}", command=text)
        case MatchKind.DOMAIN:
            return translate("RuleWords", "Pages of {host}", host=text)
        case MatchKind.PATH:
            return _files(meaning, text)
        case MatchKind.SERVER:
            server = shown(meaning.tool.removeprefix("mcp__").removesuffix("__*"))
            return translate("RuleWords", "All tools of the MCP server {server}", server=server)
        case MatchKind.ALL:
            return _all(meaning.tool)
    return shown(description) or translate("RuleWords", "As Claude Code reads it")


def _files(meaning: RuleMeaning, pattern: str) -> str:
    if meaning.tool == "Read":
        return translate("RuleWords", "Reading {files}", files=pattern)
    return translate("RuleWords", "Editing {files}", files=pattern)


def _all(tool: str) -> str:
    if tool.startswith("mcp__"):
        server, _, name = tool.removeprefix("mcp__").partition("__")
        return translate(
            "RuleWords", "{tool} of the MCP server {server}", tool=shown(name), server=shown(server)
        )
    if tool == "Bash":
        return translate("RuleWords", "Every command")
    return translate("RuleWords", "Every use of {tool}", tool=shown(tool))


def description_of(rule: "ListedRule") -> str:
    """Return Claude Code's own words for a rule, "" without words."""
    said = rule.description
    return f"{said.prefix}{said.emphasis}{said.suffix}" if said is not None else ""


def place(source: str, folder: str) -> str:
    """Say where a rule is written. `folder` is the session's folder."""
    name = safe_names.last_of(folder)
    match source:
        case "userSettings":
            return translate("RuleWords", "you, in all folders")
        case "projectSettings":
            return translate("RuleWords", "{folder}, shared", folder=name)
        case "localSettings":
            return translate("RuleWords", "{folder}, only you", folder=name)
        case "policySettings":
            return translate("RuleWords", "organization")
        case "session":
            return translate("RuleWords", "this session")
        case "cliArg" | "command" | "flagSettings":
            return translate("RuleWords", "start options")
    return safe_names.name(source)


def file_of(source: str, config: str) -> str:
    """Return the file of a place; "" if the place has no file. `config`: Claude Code's folder of the
    profile."""
    match source:
        case "userSettings":
            return safe_names.path(f"{config}/settings.json")
        case "projectSettings":
            return ".claude/settings.json"
        case "localSettings":
            return ".claude/settings.local.json"
    return ""
