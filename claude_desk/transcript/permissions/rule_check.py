"""What permission rules mean, as far as a reader can tell who does not decide.

Claude Code decides. This module only explains: which rule would decide about a command, and which rules have
no effect. It answers for commands and rules whose reading is beyond doubt, and says "uncertain" for all
others.
"""

import re
from collections.abc import Iterator, Sequence
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
        # Claude Code reads a path with one slash from the folder of the rule's own settings file.
        return wide.kind is not MatchKind.PATH or wide.text[:1] != "/" or wide.text[:2] == "//"
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


class _WiderRules:
    """Finds the first rule that matches all that a rule matches. Many rules take no longer for each rule."""

    def __init__(self, rules: Sequence[CheckedRule]) -> None:
        self.meanings = [meaning_of(rule.text) for rule in rules]
        self._first: dict[tuple[RuleMeaning, str], int] = {}  # by meaning and behavior
        self._lengths: set[int] = set()  # of the words of all prefixes
        for place, rule in enumerate(rules):
            meaning = self.meanings[place]
            self._first.setdefault((meaning, rule.behavior), place)
            if meaning.kind is MatchKind.PREFIX:
                self._lengths.add(len(meaning.text))

    def find(self, meaning: RuleMeaning, behavior: str) -> int | None:
        places = (
            place
            for wide in self._wider(meaning)
            for other in ORDER[: ORDER.index(behavior) + 1]
            if (other != behavior or wide != meaning)
            and (place := self._first.get((wide, other))) is not None
            and covers(wide, meaning)
        )
        return min(places, default=None)

    def _wider(self, meaning: RuleMeaning) -> Iterator[RuleMeaning]:
        """Yield all meanings that may cover the meaning."""
        tool, text = meaning.tool, meaning.text
        yield meaning
        yield RuleMeaning(tool, MatchKind.ALL)
        for end in re.finditer("__", tool):
            yield RuleMeaning(tool[: end.start()], MatchKind.SERVER)
            yield RuleMeaning(f"{tool[: end.start()]}__*", MatchKind.SERVER)
        for length in self._lengths:
            if length == len(text) or text[length : length + 1] == " ":
                yield RuleMeaning(tool, MatchKind.PREFIX, text[:length])


def overruled(rules: Sequence[CheckedRule]) -> list[int | None]:
    """Return for each rule the place of the rule that takes away its effect; None for a rule with an effect.

    A rule has no effect if a rule that Claude Code applies before it matches all that it matches, or if
    another rule of the same behavior matches more.
    """
    wider = _WiderRules(rules)
    return [
        wider.find(meaning, rule.behavior) if rule.behavior in ORDER else None
        for rule, meaning in zip(rules, wider.meanings, strict=True)
    ]


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
