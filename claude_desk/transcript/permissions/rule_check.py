"""What permission rules mean, as far as a reader can tell who does not decide.

Claude Code decides. This module only explains: which rule would decide about a command, and which rules have
no effect. It answers for commands and rules whose reading is beyond doubt, and says "uncertain" for all
others.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from claude_desk.transcript.permissions.shell_tokenizer import TokenKind, tokens

ORDER = ("deny", "ask", "allow")  # the behaviors, in the order in which Claude Code applies them
_RULE = re.compile(r"(?P<tool>[^()\s]+)(?:\((?P<content>.*)\))?", re.DOTALL)
_DOUBTFUL = re.compile(r"[$`<>|&;(){}*?~\n\\\"'!#=\[\]]")  # characters that a shell may read in another way
_PREFIX = re.compile(r":\*$| \*$")


class MatchKind(StrEnum):
    ALL = "all"  # every use of the tool
    PREFIX = "prefix"  # commands that begin with the words
    EXACT = "exact"
    DOMAIN = "domain"  # pages of a host
    PATH = "path"  # files, by a pattern
    SERVER = "server"  # every tool of an MCP server
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class RuleMeaning:
    """What a rule matches: uses of `tool` with `text`, which is a command, a host or a pattern."""

    tool: str
    kind: MatchKind
    text: str = ""


def meaning_of(rule: str) -> RuleMeaning:
    """Return what the rule matches, such as `Bash(git push:*)`."""
    parts = _RULE.fullmatch(rule.strip())
    if parts is None:
        return RuleMeaning(rule, MatchKind.OTHER, rule)
    tool, content = parts["tool"], parts["content"]
    if content is None or content in ("", "*"):
        server = tool.startswith("mcp__") and (tool.count("__") == 1 or tool.endswith("__*"))
        return RuleMeaning(tool, MatchKind.SERVER if server else MatchKind.ALL)
    if tool == "Bash":
        begins = _PREFIX.sub("", content)
        if "*" in begins:
            return RuleMeaning(tool, MatchKind.OTHER, content)
        return RuleMeaning(tool, MatchKind.EXACT if begins == content else MatchKind.PREFIX, begins)
    if content.startswith("domain:"):
        return RuleMeaning(tool, MatchKind.DOMAIN, content.removeprefix("domain:"))
    if tool in ("Read", "Edit", "Write", "NotebookEdit", "Glob", "Grep"):
        return RuleMeaning(tool, MatchKind.PATH, content)
    return RuleMeaning(tool, MatchKind.OTHER, content)


def covers(wide: RuleMeaning, narrow: RuleMeaning) -> bool:
    """Return whether `wide` matches all that `narrow` matches, beyond doubt."""
    if wide == narrow:
        return True
    if wide.kind is MatchKind.SERVER:
        return narrow.tool.startswith(f"{wide.tool.removesuffix('__*')}__")
    if wide.tool != narrow.tool:
        return False
    if wide.kind is MatchKind.ALL:
        return True
    if wide.kind is MatchKind.PREFIX and narrow.kind in (MatchKind.PREFIX, MatchKind.EXACT):
        return _begins(narrow.text, wide.text)
    return False


def _begins(command: str, words: str) -> bool:
    return command == words or command.startswith(f"{words} ")


@dataclass(frozen=True, slots=True)
class CheckedRule:
    """A rule with its behavior: `deny`, `ask` or `allow`."""

    behavior: str
    text: str


def overruled_by(rules: Sequence[CheckedRule], at: int) -> int | None:
    """Return the place of a rule because of which the rule at `at` has no effect; None if there is none.

    A rule has no effect if a rule that Claude Code applies before it matches all that it matches, or if
    another rule of the same behavior matches more.
    """
    own = rules[at]
    if own.behavior not in ORDER:
        return None
    meaning, rank = meaning_of(own.text), ORDER.index(own.behavior)
    for place, other in enumerate(rules):
        if place == at or other.behavior not in ORDER or ORDER.index(other.behavior) > rank:
            continue
        wide = meaning_of(other.text)
        if covers(wide, meaning) and (other.behavior != own.behavior or wide != meaning):
            return place
    return None


class RuleVerdict(StrEnum):
    DENIED = "deny"
    ASKED = "ask"
    ALLOWED = "allow"
    NO_RULE = "no_rule"  # the mode decides
    UNCERTAIN = "uncertain"  # only Claude Code can tell


@dataclass(frozen=True, slots=True)
class RuleDecision:
    """What would happen to a command. `rule`: the place of the rule that decides. `over`: the place of a rule
    that would decide otherwise without it."""

    verdict: RuleVerdict
    rule: int | None = None
    over: int | None = None


def decide(rules: Sequence[CheckedRule], command: str) -> RuleDecision:
    """Return which rule decides about a shell command that Claude would run."""
    words = [token.text for token in tokens(command) if token.kind is TokenKind.WORD]
    plain = " ".join(words)
    if not words or _DOUBTFUL.search(command):
        return RuleDecision(RuleVerdict.UNCERTAIN)
    found: list[int] = []
    for behavior in ORDER:
        for place, rule in enumerate(rules):
            if rule.behavior != behavior:
                continue
            meaning = meaning_of(rule.text)
            if meaning.tool != "Bash":
                continue
            if meaning.kind is MatchKind.OTHER:
                if not found:  # this rule might decide
                    return RuleDecision(RuleVerdict.UNCERTAIN, place)
                continue
            if covers(meaning, RuleMeaning("Bash", MatchKind.EXACT, plain)):
                found.append(place)
    if not found:
        return RuleDecision(RuleVerdict.NO_RULE)
    first = found[0]
    verdict = RuleVerdict(rules[first].behavior)
    over = next((place for place in found if rules[place].behavior != rules[first].behavior), None)
    return RuleDecision(verdict, first, over)
