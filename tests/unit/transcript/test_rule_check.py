"""What permission rules mean, which rule decides, and which rules have no effect."""

import time

import pytest

from claude_desk.transcript.permissions.rule_check import (
    CheckedRule,
    MatchKind,
    RuleDecision,
    RuleMeaning,
    RuleVerdict,
    decide,
    meaning_of,
    overruled,
)

MEANINGS = {
    "Bash": RuleMeaning("Bash", MatchKind.ALL),
    "Bash(*)": RuleMeaning("Bash", MatchKind.ALL),
    "Bash(ls)": RuleMeaning("Bash", MatchKind.EXACT, "ls"),
    "Bash(git push:*)": RuleMeaning("Bash", MatchKind.PREFIX, "git push"),
    "Bash(rm -rf *)": RuleMeaning("Bash", MatchKind.PREFIX, "rm -rf"),
    "Bash(npm run * --watch)": RuleMeaning("Bash", MatchKind.OTHER, "npm run * --watch"),
    "WebFetch(domain:docs.python.org)": RuleMeaning("WebFetch", MatchKind.DOMAIN, "docs.python.org"),
    "Read(./secrets/**)": RuleMeaning("Read", MatchKind.PATH, "./secrets/**"),
    "mcp__linear": RuleMeaning("mcp__linear", MatchKind.SERVER),
    "mcp__linear__*": RuleMeaning("mcp__linear__*", MatchKind.SERVER),
    "mcp__linear__get_issue": RuleMeaning("mcp__linear__get_issue", MatchKind.ALL),
    "Nonsense((": RuleMeaning("Nonsense((", MatchKind.OTHER, "Nonsense(("),
    "": RuleMeaning("", MatchKind.OTHER, ""),
}


@pytest.mark.parametrize("rule", MEANINGS)
def test_a_rule_is_read(rule: str) -> None:
    assert meaning_of(rule) == MEANINGS[rule]


def rules(*words: str) -> list[CheckedRule]:
    return [CheckedRule(*each.split(" ", 1)) for each in words]


DECISIONS = {
    "npm test": (("allow Bash(npm test:*)",), RuleDecision(RuleVerdict.ALLOWED, 0)),
    "npm tests": (("allow Bash(npm test:*)",), RuleDecision(RuleVerdict.NO_RULE)),
    "npm  test  -- x": (("allow Bash(npm test:*)",), RuleDecision(RuleVerdict.ALLOWED, 0)),
    "git push origin": (
        ("allow Bash(git:*)", "ask Bash(git push:*)", "allow Read"),
        RuleDecision(RuleVerdict.ASKED, 1, 0),
    ),
    "rm -rf build": (
        ("allow Bash", "ask Bash", "deny Bash(rm -rf:*)"),
        RuleDecision(RuleVerdict.DENIED, 2, 1),
    ),
    "make all": (("allow Bash(make all)", "allow Bash(make:*)"), RuleDecision(RuleVerdict.ALLOWED, 0)),
    "ls": (("allow Read(**)", "deny Edit"), RuleDecision(RuleVerdict.NO_RULE)),
    # An unusual rule that might match makes the answer uncertain, unless a stronger rule decides before it.
    "npm run a --watch": (
        ("deny Bash(npm run * --watch)", "allow Bash"),
        RuleDecision(RuleVerdict.UNCERTAIN, 0),
    ),
    "npm run b": (("deny Bash(npm:*)", "allow Bash(npm run * --watch)"), RuleDecision(RuleVerdict.DENIED, 0)),
}


@pytest.mark.parametrize("command", DECISIONS)
def test_the_rule_that_decides_is_found(command: str) -> None:
    words, expected = DECISIONS[command]
    assert decide(rules(*words), command) == expected


@pytest.mark.parametrize(
    "command",
    [
        "npm test && rm -rf /", "npm test; ls", "npm test | sh", "npm test > x", "npm test $(rm x)",
        "A=1 npm test", "npm test `x`", "npm test $X", "npm test\nrm x", "npm test 'a b'", "npm test *",
        "npm test ~", "npm test {a,b}", "npm test #x", "npm test \\", "npm test &", "!npm test", "", "   ",
        "(npm test)", 'npm test "$X"',
    ],
)  # fmt: skip
def test_a_command_that_a_shell_may_read_in_another_way_is_uncertain(command: str) -> None:
    assert decide(rules("allow Bash(npm test:*)", "allow Bash"), command) == RuleDecision(
        RuleVerdict.UNCERTAIN
    )


NO_EFFECT = [
    (("deny Bash", "allow Bash(ls:*)"), 1, 0),
    (("ask Bash(git:*)", "allow Bash(git push:*)"), 1, 0),
    (("allow Bash(git:*)", "allow Bash(git commit -m:*)"), 1, 0),
    (("allow Bash(git:*)", "ask Bash(git push:*)"), 1, None),
    (("allow Bash(git push:*)", "ask Bash(git:*)"), 0, 1),
    (("allow Bash(git:*)", "allow Bash(git:*)"), 1, None),  # in two files
    (("deny Bash(git:*)", "allow Bash(git:*)"), 1, 0),
    (("allow Bash(gi:*)", "allow Bash(git:*)"), 1, None),
    (("deny mcp__a", "allow mcp__a__b"), 1, 0),
    (("deny mcp__a", "allow mcp__ab__b"), 1, None),
    (("deny mcp__a__*", "allow mcp__a__b"), 1, 0),
    (("deny Read(**)", "allow Read(./x)"), 1, None),  # patterns are not compared
    (("forbid Bash", "allow Bash(ls)"), 1, None),
    (("deny Bash", "forbid Bash(ls)"), 1, None),
]


@pytest.mark.parametrize(("words", "at", "by"), NO_EFFECT)
def test_a_rule_without_effect_names_the_other_rule(words: tuple[str, ...], at: int, by: int | None) -> None:
    assert overruled(rules(*words))[at] == by


def test_the_same_path_in_two_settings_files_is_two_paths() -> None:
    assert overruled(rules("deny Read(/src/**)", "allow Read(/src/**)")) == [None, None]
    assert overruled(rules("deny Read(//src/**)", "allow Read(//src/**)")) == [None, 0]


def test_many_and_long_rules_are_read_at_once() -> None:
    many = [f"allow Bash(tool{number} run:*)" for number in range(10_000)]
    began = time.monotonic()
    found = overruled(rules("deny Bash(tool7 run:*)", f"allow Bash({'a ' * 500_000}b)", *many))
    assert time.monotonic() - began < 5
    assert [at for at, by in enumerate(found) if by is not None] == [9]
