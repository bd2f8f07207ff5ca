"""What a review reads besides settings and servers: parents, tasks, plugins, git, owners."""

import errno
import hashlib
import json
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from claude_desk.paths import AppPaths
from claude_desk.protocol.disk.project_files import FolderFindings
from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.workspace import folder_review
from claude_desk.workspace.folder_review import FolderReview, review
from claude_desk.workspace.folder_trust import FolderConsent, FolderTrust, TrustAnswer
from claude_desk.workspace.reviewed_paths import ReviewedPath, ReviewedPathKind, reviewed_places
from tests.e2e.trap_folder import git, write

GRANT = "---\nallowed-tools: Bash(rm:*)\n---\nDo it.\n"
RULE = "allowed-tools: Bash(rm:*)"
KINDS = ["commands/a.md", "skills/a/SKILL.md", "agents/a.md"]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "home" / "work" / "project"
    folder.mkdir(parents=True)
    return folder


def look(project: Path, home: Path | None = None) -> FolderReview:
    return review(project, Path("/nowhere/.claude"), home)


def rules(project: Path, home: Path | None = None) -> list[Text]:
    return look(project, home).findings.rules


def others(project: Path) -> list[str]:
    return [words(each) for each in look(project).findings.other]


@pytest.mark.parametrize("name", KINDS)
def test_prompts_of_every_parent_count_outside_of_a_repository(
    project: Path, tmp_path: Path, name: str
) -> None:
    write(tmp_path / ".claude" / name, GRANT)
    assert rules(project) == [f"../../../.claude/{name}: {RULE}"]
    assert rules(project, tmp_path / "home") == [], "they are taken up to the home only"
    (project.parent / ".git").mkdir()
    assert rules(project) == [], "they are taken up to the repository only"


@pytest.mark.parametrize("name", KINDS)
def test_prompts_of_the_store_of_a_worktree_count(tmp_path: Path, name: str) -> None:
    source, store, tree = tmp_path / "source", tmp_path / "store.git", tmp_path / "tree"
    source.mkdir()
    git(source, "init", "-q")
    git(source, "commit", "-q", "--allow-empty", "-m", "first")
    git(tmp_path, "clone", "-q", "--bare", str(source), str(store))
    git(store, "worktree", "add", "-q", str(tree))
    assert not look(tree).findings
    write(store / ".claude" / name, GRANT)
    assert rules(tree) == [f"../store.git/.claude/{name}: {RULE}"]


def test_each_kind_names_the_files_it_was_found_in(project: Path) -> None:
    hooks = {"Stop": [{"hooks": [{"type": "command", "command": "./x"}]}]}
    for name in ("settings.json", "settings.local.json"):
        write(project / ".claude" / name, json.dumps({"hooks": hooks}))
    write(project / ".mcp.json", json.dumps({"mcpServers": {"a": {"command": "b"}}}))
    found = look(project)
    assert found.files == {
        "hooks": (".claude/settings.json", ".claude/settings.local.json"),
        "servers": (".mcp.json",),
    }
    own = project.parent / "own"
    own.mkdir()
    own.chmod(0o777)
    assert folder_review.with_own(found, own).files == {**found.files, "other": ("../own",)}


@pytest.mark.parametrize("whose", ["its own", "a file in it", "above it"])
def test_a_folder_of_claude_code_s_that_another_user_may_change_is_told(
    project: Path, monkeypatch: pytest.MonkeyPatch, whose: str
) -> None:
    """The hooks in that folder run in every project."""
    own = project.parent / "above" / "own"
    write(own / "settings.json", {})
    place = {"its own": own, "a file in it": own / "settings.json", "above it": own.parent}[whose]
    assert not folder_review.with_own(look(project), own).findings.other
    stat, told = Path.stat, place.stat()
    others = os.stat_result((*told[:4], os.geteuid() + 4711, *told[5:]))
    monkeypatch.setattr(Path, "stat", lambda self, **how: others if self == place else stat(self, **how))
    (said,) = folder_review.with_own(look(project), own).findings.other
    assert isinstance(said, Phrase) and "belongs" in words(said) and str(place) in words(said)


def test_scheduled_tasks_are_found(project: Path) -> None:
    tasks = {"tasks": [{"id": "1", "cron": "* * * * *", "prompt": "Do it"}]}
    write(project / ".claude/scheduled_tasks.json", tasks)
    before = look(project)
    assert before.findings == FolderFindings(tasks=["* * * * *: Do it"])
    write(project / ".claude/scheduled_tasks.json", {"tasks": [{**tasks["tasks"][0], "cron": "1 * * * *"}]})
    assert look(project).fingerprint != before.fingerprint


def test_a_plugin_is_told_with_all_of_its_files(project: Path) -> None:
    plugin = project / ".claude/skills/tidy"
    write(plugin / ".claude-plugin/plugin.json", {"name": "tidy"})
    hook = {"hooks": {"SessionStart": [{"hooks": [{"type": "command", "command": "./x"}]}]}}
    write(plugin / "hooks/hooks.json", hook)
    write(plugin / ".mcp.json", {"mcpServers": {"s": {"command": "./s"}}})
    write(plugin / "lib/code.js", "one")
    found = look(project)
    assert (found.findings.hooks, found.findings.servers) == (["SessionStart: ./x"], ["s: ./s"])
    assert others(project) == [
        ".claude/skills/tidy is a plugin:"
        " .claude-plugin/plugin.json, .mcp.json, hooks/hooks.json, lib/code.js"
    ]
    write(plugin / "lib/code.js", "two")
    assert look(project).fingerprint != found.fingerprint, "any of its files may run"


def test_a_plugin_with_too_much_in_it_is_asked_about(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder_review, "_LARGEST_PLUGIN", 10)
    write(project / ".claude/skills/a/.claude-plugin/plugin.json", "x" * 11)
    assert "could not be read" in others(project)[1]


def test_what_nothing_is_known_of_is_named(project: Path) -> None:
    for name in ("CLAUDE.md", "rules/a.md", "worktrees/x/y", "agent-memory/a", "README.md", "hooks/a.sh"):
        write(project / ".claude" / name, "text")
    assert not look(project).findings
    write(project / ".claude/tomorrow.json", "one")
    (project / ".claude/scripts").mkdir()
    before = look(project)
    assert others(project) == [
        f".claude/{name}: purpose unknown to Claude Desk" for name in ("scripts", "tomorrow.json")
    ]
    write(project / ".claude/tomorrow.json", "two")
    assert look(project).fingerprint != before.fingerprint


@pytest.mark.parametrize("where", ["workflows/a.js", "workflows/deep/a.js"])
def test_workflows_are_named(project: Path, where: str) -> None:
    write(project / ".claude" / where, "one")
    before = look(project)
    assert others(project) == [f".claude/{where} is a workflow"]
    write(project / ".claude" / where, "two")
    assert look(project).fingerprint != before.fingerprint


def test_skills_below_are_found_and_looked_for_once(project: Path, tmp_path: Path) -> None:
    skill = project / "packages/a/.claude/skills/x/SKILL.md"
    write(skill, GRANT)
    (project / "packages/again").symlink_to(project)
    found = look(project)
    assert found.findings.rules == [f"packages/a/.claude/skills/x/SKILL.md: {RULE}"]
    consent = FolderConsent(FolderTrust(AppPaths.under(tmp_path / "desk"), tmp_path / "none"), project)
    assert consent.set_answer(TrustAnswer.TRUSTED)
    skill.unlink()
    assert consent.renew() is TrustAnswer.TRUSTED
    assert consent.review.findings.rules == found.findings.rules


@pytest.mark.parametrize(
    "where",
    [".claude/worktrees/fix", ".claude/worktrees/fix/packages/a", ".claude/x", "a/.claude/worktrees/b"],
)
@pytest.mark.parametrize("linked", [False, True])
def test_skills_of_what_lies_in_a_claude_folder_are_found(
    project: Path, tmp_path: Path, where: str, linked: bool
) -> None:
    """Claude Code uses these skills once it reads a file beside them, as in any other folder below."""
    if linked:
        write(tmp_path / "elsewhere/.claude/skills/x/SKILL.md", GRANT)
        (project / where).parent.mkdir(parents=True)
        (project / where).symlink_to(tmp_path / "elsewhere")
    else:
        write(project / where / ".claude/skills/x/SKILL.md", GRANT)
    (rule,) = rules(project)
    assert str(rule) == f"{where}/.claude/skills/x/SKILL.md: {RULE}"


def test_a_worktree_asks_for_nothing_that_its_folder_asks_for_alike(project: Path) -> None:
    write(project / ".claude/skills/x/SKILL.md", GRANT)
    write(project / "a/.claude/skills/y/SKILL.md", GRANT)
    before = look(project)
    for name in (".claude/skills/x", "a/.claude/skills/y"):
        write(project / ".claude/worktrees/fix" / name / "SKILL.md", GRANT)
    assert look(project).fingerprint == before.fingerprint
    write(project / ".claude/worktrees/fix/.claude/skills/x/SKILL.md", GRANT.replace("rm", "curl"))
    assert ".claude/worktrees/fix/.claude/skills/x/SKILL.md: allowed-tools: Bash(curl:*)" in rules(project)


@pytest.mark.parametrize("within", ["", ".claude/worktrees"])
def test_too_many_folders_below_are_told(project: Path, monkeypatch: pytest.MonkeyPatch, within: str) -> None:
    monkeypatch.setattr(folder_review, "MOST", 5)
    for name in "abcdef":
        (project / within / name).mkdir(parents=True)
    assert others(project) == ["Skills in subfolders were not checked: there are more than 5 folders"]


@pytest.mark.parametrize("place", ["commands", "skills", "agents", ".mcp.json", "CLAUDE.md"])
def test_what_another_user_may_change_is_named(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    """A folder is named even if it is empty."""
    path = tmp_path / ("" if "." in place else ".claude") / place
    if "." in place:
        write(path, "{}")
    else:
        path.mkdir(parents=True)
    assert not look(project).findings
    monkeypatch.setattr(os, "geteuid", lambda: path.stat().st_uid + 4711)
    monkeypatch.setattr(folder_review, "_ROOT", -1)
    (told,) = [each for each in others(project) if f"/{place} " in each or ".claude " in each]
    assert told.endswith(f" belongs to another user: {path.owner()}")


@pytest.mark.parametrize("whose", [".claude", ".claude/commands"])
def test_the_folder_or_what_is_in_it_may_be_another_user_s(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, whose: str
) -> None:
    (tmp_path / ".claude" / "commands").mkdir(parents=True)
    stat = Path.stat

    def told(path: Path, **more: Any) -> os.stat_result:
        found = stat(path, **more)
        stranger = path == tmp_path / whose
        return os.stat_result((*found[:4], found.st_uid + 4711, *found[5:])) if stranger else found

    monkeypatch.setattr(Path, "stat", told)
    uid = os.geteuid() + 4711
    assert others(project) == [f"../../../{whose} belongs to another user: {uid}"]


def test_git_configuration_and_hooks_are_found(project: Path) -> None:
    git(project, "init", "-q")
    git(project, "remote", "add", "origin", "https://example.org/a.git")
    assert not look(project).findings
    (project / ".git/hooks").mkdir(exist_ok=True)
    hook = project / ".git/hooks/post-index-change"
    write(hook, "#!/bin/sh\n")
    assert not look(project).findings, "git does not run what cannot be run"
    hook.chmod(0o755)
    git(project, "config", "core.fsmonitor", "./watch")
    before = look(project / ".")
    assert [words(each) for each in before.findings.git] == [
        ".git/config: core.fsmonitor=./watch",
        ".git/hooks/post-index-change: git runs this automatically",
    ]
    write(hook, "#!/bin/sh\n./more\n")
    assert look(project).fingerprint != before.fingerprint


def test_git_s_own_changes_are_no_question(project: Path, tmp_path: Path) -> None:
    git(project, "init", "-q", "-b", "main")
    git(project, "config", "core.fsmonitor", "./watch")
    before = look(project)
    git(project, "config", "branch.main.remote", "origin")
    assert look(project).fingerprint == before.fingerprint


def test_a_child_without_trust_works_in_the_folder_s_repository_alone(project: Path) -> None:
    git(project, "init", "-q")
    (project / "sub").mkdir()
    for each in (project, project / "sub"):
        told = look(each).git_overrides
        assert told[-2:] == (("safe.directory", ""), ("safe.directory", str(project)))
    assert dict(told)["core.fsmonitor"] == "false"


HELD = ["core.fsmonitor", "core.hooksPath", "core.sshCommand", "alias.x", "remote.o.vcs", "credential.helper"]
NOT_HELD = [
    "filter.mine.clean", "filter..clean", "diff.external", "diff.x.textconv", "diff.x.command",
    "merge.x.driver", "include.path", "includeIf.onbranch:x.path", "hook.x.command", "core.unheardof",
    "core.worktree",
]  # fmt: skip


@pytest.mark.parametrize("key", [*HELD, *NOT_HELD])
def test_what_cannot_be_kept_out_is_told(project: Path, key: str) -> None:
    git(project, "init", "-q")
    assert look(project).not_held == ()
    git(project, "config", key, "./x" if key != "core.worktree" else "../../..")
    told = [words(each) for each in look(project).not_held]
    expected = f".git/config: {key.lower() if 'If' not in key else 'includeif.onbranch:x.path'}"
    assert told == ([f"{expected} cannot be turned off from outside"] if key in NOT_HELD else [])
    assert look(project).findings.git, "all of them are found"


def test_a_submodule_and_a_shared_index_cannot_be_kept_out(project: Path) -> None:
    git(project, "init", "-q")
    write(project / "a", "a")
    git(project, "add", "a")
    assert look(project).not_held == ()
    git(project, "update-index", "--split-index")
    told = [words(each) for each in look(project).not_held]
    assert told == [".git/index: submodules, whose own git settings cannot be turned off"]
    git(project, "update-index", "--no-split-index")
    for part in (project / ".git").glob("sharedindex.*"):
        part.unlink()
    assert look(project).not_held == ()
    git(project, "update-index", "--add", "--cacheinfo", f"160000,{'a' * 40},sub")
    assert [words(each) for each in look(project).not_held] == told


def test_files_of_another_folder_are_told(project: Path, tmp_path: Path) -> None:
    git(project, "init", "-q")
    git(project, "config", "core.worktree", "..")
    assert look(project).findings == FolderFindings(), "that is where they are"
    git(project, "config", "core.worktree", "../../..")
    told = [words(each) for each in look(project).findings.git]
    assert told == [f".git/config: git takes the files of {tmp_path / 'home'} for those of this folder"]


def test_a_git_folder_may_take_its_configuration_from_another_one(project: Path) -> None:
    git(project, "init", "-q", "--bare", "store")
    git(project / "store", "config", "core.fsmonitor", "./watch")
    write(project / ".git/HEAD", "ref: refs/heads/main\n")
    write(project / ".git/commondir", "../store\n")
    assert [words(each) for each in look(project).findings.git] == ["store/config: core.fsmonitor=./watch"]


def test_places_that_may_appear_are_known(project: Path) -> None:
    places = reviewed_places(project)
    expected: list[tuple[Any, ReviewedPathKind]] = [
        (project / ".claude/settings.json", ReviewedPathKind.SETTINGS),
        (project / ".claude/settings.local.json", ReviewedPathKind.SETTINGS),
        (project / ".claude/scheduled_tasks.json", ReviewedPathKind.TASKS),
        (project.parent / ".mcp.json", ReviewedPathKind.SERVERS),
        (project.parent / ".claude/agents", ReviewedPathKind.AGENTS),
        (Path("/.claude/commands"), ReviewedPathKind.COMMANDS),
        (project / ".git", ReviewedPathKind.GIT),
    ]
    assert {ReviewedPath(*each) for each in expected} <= set(places)
    assert len(set(places)) == len(places)


def test_an_answer_stands_when_only_a_rule_is_added_beside_other_findings(
    project: Path, tmp_path: Path
) -> None:
    write(project / ".claude/scripts/x", "")
    consent = FolderConsent(FolderTrust(AppPaths.under(tmp_path / "desk"), tmp_path / "none"), project)
    assert consent.set_answer(TrustAnswer.TRUSTED)
    write(project / ".claude/settings.local.json", json.dumps({"permissions": {"allow": ["Bash(ls)"]}}))
    assert consent.renew(["Bash(ls)"]) is TrustAnswer.TRUSTED
    write(project / ".claude/more/x", "")
    assert consent.renew(["Bash(ls)"]) is None


@dataclass(frozen=True)
class LaterFindings(FolderFindings):
    """Findings of a later version, with another field."""

    more: list[str] = field(default_factory=list)


def test_what_answers_are_kept_for_does_not_depend_on_the_shape_of_classes() -> None:
    reason = Phrase("folder_finding.too_many_files", most=3)
    other = Phrase("folder_finding.unreadable", name="a\udcff", reason=reason)
    found = FolderFindings(rules=["Bash(rm)"], other=[other])
    assert found.stable_bytes() == (
        b'{"other": [{"kind": "folder_finding.unreadable", "values": {"name": "a\\udcff", "reason": '
        b'{"kind": "folder_finding.too_many_files", "values": {"most": 3}}}}], "rules": ["Bash(rm)"]}'
    )
    assert found.earlier_bytes() == (
        b"FolderFindings(hooks=[], servers=[], environment=[], rules=['Bash(rm)'], tasks=[], git=[], "
        b"other=[Phrase('folder_finding.unreadable', name='a\\udcff', "
        b"reason=Phrase('folder_finding.too_many_files', most=3))])"
    )
    later = LaterFindings(rules=["Bash(rm)"], other=[other])
    assert later.stable_bytes() == found.stable_bytes()
    assert later.earlier_bytes() == found.earlier_bytes()
    assert LaterFindings(more=["x"]).earlier_bytes() != FolderFindings().earlier_bytes()
    assert LaterFindings(more=["x"]).stable_bytes() != FolderFindings().stable_bytes()


def test_an_answer_from_before_the_findings_were_kept_as_data_holds(project: Path, tmp_path: Path) -> None:
    (project / ".git").mkdir()
    prompt = project / ".claude/commands/a.md"
    write(prompt, GRANT)
    content = (
        b"FolderFindings(hooks=[], servers=[], environment=[], rules=['.claude/commands/a.md: "
        b"allowed-tools: Bash(rm:*)'], tasks=[], git=[], other=[])"
    )
    place = hashlib.sha256(os.fsencode(os.path.realpath(prompt))).digest()
    earlier = hashlib.sha256(place + hashlib.sha256(content).digest()).hexdigest()
    trust = FolderTrust(AppPaths(*[tmp_path / "ours"] * 4), tmp_path / "own")
    kept = {"v": 1, "answers": [{"root": str(project), "fingerprint": earlier, "answer": "trusted"}]}
    write(tmp_path / "ours/trust.json", json.dumps(kept))
    assert trust.answer(trust.review(project)) is TrustAnswer.TRUSTED
    assert trust.review(project).fingerprint != earlier
    write(prompt, GRANT.replace("rm", "mv"))
    assert trust.answer(trust.review(project)) is None


# --- files and folders that cannot be read --------------------------------------------------------

PLACES = (
    ".git", ".git/hooks", ".git/config", ".git/modules", ".git/modules/sub", ".git/modules/sub/hooks",
    ".git/index", ".claude", ".claude/settings.json", ".claude/scheduled_tasks.json", ".claude/commands",
    ".claude/commands/deep", ".claude/skills", ".claude/skills/a/SKILL.md", ".claude/agents",
    ".claude/workflows", ".claude/unknown", "lib/.claude/skills", ".mcp.json",
)  # fmt: skip


def fail_at(monkeypatch: pytest.MonkeyPatch, place: Path, code: int) -> None:
    """Let each look at what is in `place` fail with this error, as it does for a user who is not root."""

    def failing(function: Any, inside_only: bool = False) -> Any:
        def call(path: Any = ".", *args: Any, **kwargs: Any) -> Any:
            told = Path(os.fsdecode(path)) if isinstance(path, str | bytes | os.PathLike) else None
            if told is not None and (place in told.parents or (told == place and not inside_only)):
                raise OSError(code, os.strerror(code), str(path))
            return function(path, *args, **kwargs)

        return call

    for name in ("listdir", "scandir", "open"):
        monkeypatch.setattr(os, name, failing(getattr(os, name)))
    for name in ("stat", "lstat"):
        monkeypatch.setattr(os, name, failing(getattr(os, name), inside_only=True))


def whole_project(project: Path) -> None:
    git(project, "init", "-q")
    for folder in (".git", ".git/modules/sub"):
        write(project / folder / "HEAD", "ref: refs/heads/main\n")
        write(project / folder / "config", "[core]\n")
        write(project / folder / "hooks/post-index-change", "#!/bin/sh\n")
        (project / folder / "hooks/post-index-change").chmod(0o755)
    for name in ("settings.json", "scheduled_tasks.json"):
        write(project / ".claude" / name, "{}")
    for name in (*KINDS, "commands/deep/b.md", "workflows/a.js"):
        write(project / ".claude" / name, "Do it.")
    write(project / ".claude/unknown/x", "")
    write(project / "lib/.claude/skills/a/SKILL.md", "Do it.")
    write(project / ".mcp.json", "{}")
    write(project / ".git/index", "DIRC")


@pytest.mark.parametrize("code", [errno.EACCES, errno.EIO])
@pytest.mark.parametrize("place", PLACES)
def test_a_place_that_cannot_be_read_is_a_finding(
    project: Path, monkeypatch: pytest.MonkeyPatch, place: str, code: int
) -> None:
    whole_project(project)
    before = look(project)
    with monkeypatch.context() as failing:
        fail_at(failing, project / place, code)
        now = look(project)
    said = [words(each) for each in (*now.findings.other, *now.not_held)]
    reason = os.strerror(code)
    if place == ".claude/unknown" and code == errno.EACCES:
        assert now == before, "its name is a finding already, and Claude cannot read it"
        return
    named = place.removesuffix("/deep")  # a folder of commands is read as a whole
    assert any(each.startswith(named) and reason in each for each in said), said
    assert now.fingerprint != before.fingerprint or now.not_held != before.not_held
    if place != ".git":
        hooks = [words(each) for each in now.findings.git]
        others = [name for name in (".git", ".git/modules/sub") if not f"{name}/hooks".startswith(place)]
        assert [name for name in others if not any(each.startswith(f"{name}/hooks/") for each in hooks)] == []


def test_a_folder_below_that_the_user_may_not_read_is_no_finding(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole_project(project)
    before = look(project)
    for code, findings in ((errno.EACCES, []), (errno.EIO, ["lib"])):
        with monkeypatch.context() as failing:
            fail_at(failing, project / "lib", code)
            said = [words(each) for each in look(project).findings.other]
        assert [each.split()[0] for each in said if each not in map(words, before.findings.other)] == findings
