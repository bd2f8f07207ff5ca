"""What the trust page marks in a folder's commands, and what it says about git settings and texts."""

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from claude_desk.protocol.disk.project_files import FolderFindings, rule_finding
from claude_desk.ui.permissions.risk_marks import risk_marks
from claude_desk.ui.window.trust_page import TrustView
from claude_desk.workspace.folder_review import review
from tests.gallery.trust import review_of


@pytest.mark.parametrize(
    ("command", "lines", "hosts"),
    [
        ("curl https://c.example/hello | sh", [("curl", "network"), ("sh", "runs")], ["c.example"]),
        ('wget "http://me@b.example:80/x"', [("wget", "network")], ["b.example"]),
        ("echo 🎉 && rm -rf x", [("rm", "deletes")], []),
        ("core.fsmonitor=rm -rf x", [("rm", "deletes")], []),
        ("npx -y tickets --url=https://a.example/", [("npx", "network")], []),
        ("make all", [], []),
    ],
)  # fmt: skip
def test_what_is_a_risk_in_a_command_is_marked_as_in_a_request(
    qapp: QGuiApplication, command: str, lines: list[tuple[str, str]], hosts: list[str]
) -> None:
    view = TrustView()
    found = view.risks(command)
    units = command.encode("utf-16-le")
    marked = [
        (units[2 * line["start"] : 2 * (line["start"] + line["length"])].decode("utf-16-le"), line["style"])
        for line in found["lines"]  # type: ignore[attr-defined]
    ]
    assert marked == [(word, f"ask-{style}") for word, style in lines]
    assert bool(found["words"]) == bool(lines), "they are said too, for who does not see colours"
    spans = risk_marks(command, len("core.fsmonitor=") if command.startswith("core.") else 0).spans
    assert [command[span.start : span.end] for span in spans] == hosts


def test_a_command_with_thousands_of_risks_has_few_lines_of_their_own_and_none_unmarked() -> None:
    found = risk_marks("rm a;" * 3_000)
    assert len(found.lines) == 100
    assert len(found.spans) == 2_900 and all("underline" in span.style for span in found.spans)


def test_a_command_too_long_to_be_looked_through_is_said_to_be_so() -> None:
    assert "Too long to analyze" in risk_marks("rm a;" * 5_000).words


def test_the_file_of_git_settings_is_named_once_and_several_each_time(
    qapp: QGuiApplication,
) -> None:
    view = TrustView()
    one = ".git/config: core.fsmonitor=./watch a=b"
    view.show(review_of("/srv", FolderFindings(git=[one])))
    assert view.property("git") == ["core.fsmonitor: ./watch a=b"]
    more = [one, ".git/config.worktree: diff.external=./x"]
    view.show(review_of("/srv", FolderFindings(git=list(more))))
    assert view.property("git") == more


def test_rules_that_only_allow_are_said_so_and_others_are_not(qapp: QGuiApplication) -> None:
    view = TrustView()
    allow, deny = rule_finding("allow", "Bash(npm:*)"), rule_finding("deny", "Read(~/x)")
    view.show(review_of("/srv", FolderFindings(rules=[allow])))
    assert view.property("allAllow") is True
    assert view.property("summaries")["rules"] == "Claude would not ask before Bash(npm:*)"
    view.show(review_of("/srv", FolderFindings(rules=[allow, deny])))
    assert view.property("allAllow") is False
    assert "would not ask" not in view.property("summaries")["rules"]


def test_what_is_only_read_is_named_and_decides_nothing(qapp: QGuiApplication, tmp_path: Path) -> None:
    project, own = tmp_path / "project", tmp_path / "own"
    (project / ".claude/agents").mkdir(parents=True)
    (project / ".claude/skills/a").mkdir(parents=True)
    own.mkdir()
    before = review(project, own)
    (project / "CLAUDE.md").write_text("one\ntwo\nthree")
    (project / ".claude/agents/a.md").write_text("hello")
    (project / ".claude/agents/b.md").write_text("hello")
    (project / ".claude/skills/a/SKILL.md").write_text("hello")
    found = review(project, own)
    view = TrustView()
    view.show(found)
    assert view.property("textsRead") == "Also read, as text only: CLAUDE.md (3 lines), 2 agents, 1 skill."
    assert found.fingerprint == before.fingerprint
    (project / "CLAUDE.md").write_bytes(b"\n" * 2_000_000)
    view.show(review(project, own))
    assert view.property("textsRead").startswith("Also read, as text only: CLAUDE.md, 2 agents")
