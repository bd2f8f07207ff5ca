"""The answer about a folder while its files change."""

import json
from pathlib import Path
from typing import Any

import pytest

from claude_desk.paths import AppPaths
from claude_desk.protocol.disk.project_files import rule_finding
from claude_desk.workspace import folder_trust
from claude_desk.workspace.folder_trust import FolderConsent, FolderTrust, TrustAnswer
from tests.known_folder import know

TRUSTED, WITHOUT = TrustAnswer.TRUSTED, TrustAnswer.WITHOUT
HOOK = {"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "./run.sh"}]}]}}
RULES = {"permissions": {"allow": ["Bash(mkdir *)"]}}


@pytest.fixture
def trust(tmp_path: Path) -> FolderTrust:
    return FolderTrust(AppPaths.under(tmp_path / "places"), tmp_path / "home" / ".claude")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder that the user trusts, without any files yet."""
    (tmp_path / "project" / ".claude").mkdir(parents=True)
    know(AppPaths.under(tmp_path / "places"), tmp_path / "project")
    return tmp_path / "project"


def put(project: Path, value: Any, name: str = ".claude/settings.local.json") -> Path:
    (project / name).write_text(json.dumps(value))
    return project / name


def test_files_that_came_are_asked_about(trust: FolderTrust, project: Path) -> None:
    consent = FolderConsent(trust, project)
    assert consent.renew() is TRUSTED
    put(project, HOOK)
    assert consent.renew() is None
    assert consent.renew() is None, "looking does not answer"
    assert consent.set_answer(WITHOUT)
    assert consent.renew() is WITHOUT
    assert FolderConsent(trust, project).answer is WITHOUT
    put(project, HOOK | RULES)
    assert consent.renew() is None


@pytest.mark.parametrize("changes", [False, True])
def test_an_answer_to_a_folder_that_is_slow_now_holds_once_it_is_read(
    trust: FolderTrust, project: Path, monkeypatch: pytest.MonkeyPatch, changes: bool
) -> None:
    put(project, HOOK)
    consent = FolderConsent(trust, project, None, lambda *_: None)
    assert consent.answer is None and not consent.silent
    monkeypatch.setattr(folder_trust, "read_soon", lambda *_: [])
    assert not consent.set_answer(WITHOUT)
    assert consent.silent and consent.answer is None
    if changes:
        put(project, HOOK | RULES)
    assert consent.renew(review=trust.review(project)) is (None if changes else WITHOUT)


def test_an_answer_is_for_what_was_read(trust: FolderTrust, project: Path) -> None:
    file = put(project, HOOK)
    consent = FolderConsent(trust, project)
    put(project, HOOK | RULES)
    assert not consent.set_answer(TRUSTED)
    assert consent.answer is None
    assert consent.review.findings.rules == [rule_finding("allow", "Bash(mkdir *)")]
    file.unlink()
    assert consent.set_answer(WITHOUT), "there is nothing left to ask about"
    assert consent.answer is TRUSTED, "as was said before anything was there"


def test_a_rule_of_the_persons_own_is_no_question(trust: FolderTrust, project: Path) -> None:
    consent = FolderConsent(trust, project)
    put(project, RULES)
    assert consent.renew(["Bash(mkdir *)"]) is TRUSTED
    assert FolderConsent(trust, project).answer is TRUSTED, "it is remembered"
    put(project, {"permissions": {"allow": ["Bash(mkdir *)", "Bash(rm *)"]}})
    assert consent.renew(["Bash(mkdir *)"]) is None


def test_a_rule_of_the_persons_own_beside_what_was_trusted_is_no_question(
    trust: FolderTrust, project: Path
) -> None:
    put(project, HOOK)
    consent = FolderConsent(trust, project)
    assert consent.set_answer(TRUSTED)
    put(project, HOOK | RULES)
    assert consent.renew(["Bash(mkdir *)"]) is TRUSTED
    put(project, RULES)
    assert consent.renew(["Bash(mkdir *)"]) is None, "a hook that went may come back"


@pytest.mark.parametrize(
    "more",
    [
        HOOK,
        {"env": {"PATH": "/evil"}},
        {"permissions": {"allow": ["Bash(mkdir *)"], "defaultMode": "bypassPermissions"}},
        {"permissions": {"deny": ["Bash(mkdir *)"]}},
        {"apiKeyHelper": "./run.sh"},
    ],
)
def test_anything_else_beside_it_is_one(trust: FolderTrust, project: Path, more: dict[str, Any]) -> None:
    consent = FolderConsent(trust, project)
    put(project, RULES | more)
    assert consent.renew(["Bash(mkdir *)"]) is None


def test_a_rule_that_was_taken_back_is_no_question(trust: FolderTrust, project: Path) -> None:
    put(project, {"permissions": {"allow": ["Bash(mkdir *)", "Bash(rm *)"]}})
    consent = FolderConsent(trust, project)
    assert consent.set_answer(TRUSTED)
    put(project, RULES)
    assert consent.renew(["Bash(mv *)"]) is None
    consent = FolderConsent(trust, project)
    assert consent.set_answer(TRUSTED)
    put(project, {"permissions": {"allow": []}})
    assert consent.renew(["Bash(mkdir *)"]) is TRUSTED


def test_a_rule_that_went_is_a_question(trust: FolderTrust, project: Path) -> None:
    put(project, {"permissions": {"deny": ["Bash(rm *)"]}})
    consent = FolderConsent(trust, project)
    assert consent.set_answer(TRUSTED)
    put(project, RULES)
    assert consent.renew(["Bash(mkdir *)"]) is None


def test_where_not_all_is_shown_nothing_is_taken_as_the_same(trust: FolderTrust, project: Path) -> None:
    put(project, {"sandbox": {"x": "y" * 400 + "a"}}, ".claude/settings.json")
    consent = FolderConsent(trust, project)
    assert consent.set_answer(TRUSTED)
    put(project, {"sandbox": {"x": "y" * 400 + "b"}}, ".claude/settings.json")
    put(project, RULES)
    assert consent.renew(["Bash(mkdir *)"]) is None


# --- scheduled tasks ---------------------------------------------------------------------------------


def schedule(project: Path, *prompts: str, **more: Any) -> None:
    tasks = [{"id": prompt, "cron": "* * * * *", "prompt": prompt, **more} for prompt in prompts]
    put(project, {"tasks": tasks}, ".claude/scheduled_tasks.json")


def test_what_the_cli_notes_of_a_task_that_was_sent_is_no_question(trust: FolderTrust, project: Path) -> None:
    """The CLI 2.1.330 writes `lastFiredAt` each time, and removes a task that should be sent only once."""
    schedule(project, "one", "two")
    consent = FolderConsent(trust, project)
    assert consent.set_answer(TRUSTED)
    schedule(project, "one", "two", lastFiredAt=1_795_413_500_198)
    assert consent.renew() is TRUSTED
    schedule(project, "two")
    assert consent.renew() is TRUSTED
    assert FolderConsent(trust, project).answer is TRUSTED
    schedule(project, "two", "three")
    assert consent.renew() is None


def test_what_claude_schedules_is_asked_about_at_the_next_opening(trust: FolderTrust, project: Path) -> None:
    consent = FolderConsent(trust, project)
    schedule(project, "remind me")
    assert consent.renew(scheduled=["* * * * *: remind me"]) is TRUSTED
    put(project, RULES)
    assert consent.renew(["Bash(mkdir *)"]) is TRUSTED
    assert FolderConsent(trust, project).answer is None, "it was not kept, nor with the rule"
    schedule(project, "remind me", "and something else")
    assert consent.renew(scheduled=["* * * * *: remind me"]) is None


def lead_elsewhere(project: Path, found: dict[str, Any]) -> Path:
    """Replace the folder by a link to a folder that the user was never asked about."""
    other = project.with_name("other")
    (other / ".claude").mkdir(parents=True)
    if found:
        put(other, found)
    project.rename(project.with_name("moved"))
    project.symlink_to(other)
    return other


@pytest.mark.parametrize("found", [{}, RULES], ids=["nothing is found", "a rule is found"])
def test_an_answer_is_for_the_folder_that_was_shown(
    trust: FolderTrust, tmp_path: Path, found: dict[str, Any]
) -> None:
    project = tmp_path / "unknown"
    (project / ".claude").mkdir(parents=True)
    if found:
        put(project, found)
    consent = FolderConsent(trust, project)
    assert consent.answer is None
    other = lead_elsewhere(project, found)
    assert not consent.set_answer(TRUSTED), "the person was shown another folder"
    assert consent.answer is None and consent.review.root == str(other)
    assert trust.answers() == []
    assert consent.set_answer(TRUSTED), "that one is shown by now"
    assert [kept.root for kept in trust.answers()] == [str(other)]


def test_an_answer_does_not_follow_a_path_that_leads_elsewhere_by_now(
    trust: FolderTrust, project: Path
) -> None:
    consent = FolderConsent(trust, project)
    assert consent.renew() is TRUSTED
    other = lead_elsewhere(project, {})
    assert consent.renew() is None, "nobody was asked about what is started in now"
    project.unlink()
    project.with_name("moved").rename(project)
    assert consent.renew() is TRUSTED
    project.rename(project.with_name("moved"))
    project.symlink_to(other)
    put(other, RULES)
    assert consent.renew(["Bash(mkdir *)"]) is None, "a rule of the person's own was for the first folder"


def test_an_answer_to_a_folder_that_is_slow_now_is_for_no_other(
    trust: FolderTrust, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = tmp_path / "unknown"
    project.mkdir()
    consent = FolderConsent(trust, project, None, lambda *_: None)
    with monkeypatch.context() as slow:
        slow.setattr(folder_trust, "read_soon", lambda *_: [])
        assert not consent.set_answer(TRUSTED)
    lead_elsewhere(project, {})
    assert consent.renew(review=trust.review(project)) is None
    assert trust.answers() == []
