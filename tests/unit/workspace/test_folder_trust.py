"""Trust in a folder: what is reviewed, and what is remembered."""

import json
import os
import stat
from pathlib import Path
from typing import Any

import pytest

from claude_desk.paths import AppPaths
from claude_desk.protocol.disk.project_files import rule_finding
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.workspace import folder_trust
from claude_desk.workspace.folder_trust import FolderTrust, TrustAnswer

HOOK = {"hooks": {"SessionStart": [{"hooks": [{"type": "command", "command": "./run.sh"}]}]}}
SERVER = {"mcpServers": {"files": {"command": "npx", "args": ["files"]}}}


@pytest.fixture
def trust(tmp_path: Path) -> FolderTrust:
    return FolderTrust(AppPaths.under(tmp_path / "places"), tmp_path / "home" / ".claude")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "project"
    folder.mkdir()
    return folder


def put(path: Path, value: Any) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(value))
    return path


def test_a_folder_without_files_of_its_own_needs_no_asking(trust: FolderTrust, project: Path) -> None:
    (project / "main.py").touch()
    review = trust.review(project)
    assert not review.findings
    assert not review.findings
    assert review.root == str(project)


def test_the_folders_own_files_are_looked_at(trust: FolderTrust, project: Path) -> None:
    put(project / ".claude/settings.json", HOOK)
    put(project / ".claude/settings.local.json", {"permissions": {"allow": ["Bash(rm *)"]}})
    put(project / ".mcp.json", SERVER)
    review = trust.review(project)
    assert review.findings
    assert review.findings.hooks == ["SessionStart: ./run.sh"]
    assert review.findings.rules == [rule_finding("allow", "Bash(rm *)")]
    assert review.findings.servers == ["files: npx files"]


def test_harmless_settings_need_no_asking(trust: FolderTrust, project: Path) -> None:
    put(project / ".claude/settings.json", {"language": "de"})
    review = trust.review(project)
    assert not review.findings


def test_settings_count_up_to_the_repository_and_no_further(trust: FolderTrust, project: Path) -> None:
    (project / "repo/.git").mkdir(parents=True)
    put(project / ".claude/settings.json", {"model": "beyond"})
    put(project / "repo/.claude/settings.json", {"model": "repository"})
    put(project / "repo/a/.claude/settings.json", {"model": "between"})
    (project / "repo/a/b").mkdir()
    assert trust.review(project / "repo/a/b").findings.other == ["model: between", "model: repository"]


def test_without_a_repository_settings_of_the_folder_alone_count(trust: FolderTrust, project: Path) -> None:
    put(project / ".claude/settings.json", HOOK)
    (project / "sub").mkdir()
    assert not trust.review(project / "sub").findings


def test_servers_of_every_parent_count_as_the_cli_takes_them(trust: FolderTrust, project: Path) -> None:
    put(project / ".mcp.json", SERVER)
    (project / "a/b/.git").mkdir(parents=True)
    assert trust.review(project / "a/b").findings.servers == ["files: npx files"]


def test_the_main_checkout_of_a_worktree_counts(trust: FolderTrust, project: Path) -> None:
    git = project / "main/.git/worktrees/tree"
    git.mkdir(parents=True)
    (git / "commondir").write_text("../..\n")
    (project / "tree/sub").mkdir(parents=True)
    (project / "tree/.git").write_text(f"gitdir: {git}\n")
    put(project / "main/.claude/settings.local.json", HOOK)
    assert trust.review(project / "tree/sub").findings.hooks == ["SessionStart: ./run.sh"]


@pytest.mark.parametrize(
    "content", [b"", b"gitdir: ", b"gitdir: /nowhere", b"nonsense", b"gitdir: a\0b", b"\xff"]
)
def test_a_broken_git_file_breaks_nothing(trust: FolderTrust, project: Path, content: bytes) -> None:
    (project / ".git").write_bytes(content)
    put(project / ".claude/settings.json", HOOK)
    assert trust.review(project).findings


def test_the_persons_own_settings_are_not_the_folders(trust: FolderTrust, tmp_path: Path) -> None:
    home = tmp_path / "home"
    put(home / ".claude/settings.json", HOOK)
    (home / ".git").mkdir()
    (home / "work").mkdir()
    assert not trust.review(home).findings
    assert not trust.review(home / "work").findings
    put(home / ".claude/settings.local.json", HOOK)
    assert trust.review(home).findings


def test_a_file_that_cannot_be_read_is_asked_about(trust: FolderTrust, project: Path) -> None:
    (project / ".claude").mkdir()
    (project / ".claude/settings.json").write_bytes(b"{broken")
    os.mkfifo(project / ".claude/settings.local.json")
    (project / ".mcp.json").mkdir()
    other = trust.review(project).findings.other
    assert [words(each).split(" could not be read: ")[0] for each in other] == [
        ".claude/settings.json",
        ".claude/settings.local.json",
        ".mcp.json",
    ]


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (OSError(5, "Input/output error"), "Input/output error"),
        (ValueError("embedded null byte"), "null byte"),
    ],
)
def test_a_review_that_fails_is_asked_about_with_its_reason(
    trust: FolderTrust, project: Path, monkeypatch: pytest.MonkeyPatch, error: Exception, reason: str
) -> None:
    def failing(*_: object) -> None:
        raise error

    trust.remember(trust.review(project), TrustAnswer.TRUSTED)
    monkeypatch.setattr(folder_trust, "review", failing)
    for found in (trust.review(project), trust.review_soon(project, None, lambda _: None)):
        [said] = found.findings.other
        assert reason in words(said) and "answer" not in words(said)
        assert not found.silent and trust.answer(found) is None


def test_a_huge_file_is_asked_about_and_known_again(trust: FolderTrust, project: Path) -> None:
    file = project / ".mcp.json"
    file.write_bytes(b" " * 5_000_000)
    before = trust.review(project)
    assert [words(each) for each in before.findings.other] == [".mcp.json could not be read: it is too large"]
    assert trust.review(project).fingerprint == before.fingerprint
    with file.open("ab") as opened:
        opened.write(b"{}")
    assert trust.review(project).fingerprint != before.fingerprint


def test_a_link_to_nowhere_breaks_nothing(trust: FolderTrust, project: Path) -> None:
    (project / ".mcp.json").symlink_to(project / "later.json")
    before = trust.review(project)
    assert not before.findings
    put(project / "later.json", SERVER)
    after = trust.review(project)
    assert after.findings
    assert after.fingerprint != before.fingerprint


@pytest.mark.parametrize("answer", list(TrustAnswer))
def test_an_answer_is_remembered(
    trust: FolderTrust, project: Path, answer: TrustAnswer, tmp_path: Path
) -> None:
    put(project / ".mcp.json", SERVER)
    assert trust.answer(trust.review(project)) is None
    trust.remember(trust.review(project), answer)
    assert trust.answer(trust.review(project)) is answer
    again = FolderTrust(AppPaths.under(tmp_path / "places"), tmp_path / "home" / ".claude")
    assert again.answer(again.review(project)) is answer
    assert stat.S_IMODE((tmp_path / "places/config/trust.json").stat().st_mode) == 0o600


@pytest.mark.parametrize(
    ("error", "why"), [(OSError(13, "Permission denied"), "Permission denied"), (OSError(), "OSError")]
)
@pytest.mark.parametrize("name", [".mcp.json", ".claude/commands/a.md"])
def test_why_a_file_cannot_be_read_is_said(
    trust: FolderTrust, project: Path, name: str, error: OSError, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(project / name, SERVER)

    def refuse(*_: object) -> None:
        raise error

    monkeypatch.setattr("claude_desk.workspace.folder_review.read_file", refuse)
    other = trust.review(project).findings.other
    assert [words(each) for each in other] == [f"{name} could not be read: {why}"]


def test_answers_are_listed_the_newest_first(trust: FolderTrust, tmp_path: Path) -> None:
    for name in ("one", "two", "three"):
        put(tmp_path / name / ".mcp.json", SERVER)
        trust.remember(trust.review(tmp_path / name), TrustAnswer.TRUSTED)
    assert [Path(kept.root).name for kept in trust.answers()] == ["three", "two", "one"]


@pytest.fixture
def refused(tmp_path: Path) -> Path:
    """A folder in place of the file: the file cannot be written until the folder is renamed."""
    path = tmp_path / "places" / "config" / "trust.json"
    path.mkdir(parents=True)
    (path / "x").touch()
    return path


def test_an_answer_that_is_not_written_holds_and_is_written_with_the_next(
    project: Path, tmp_path: Path, refused: Path
) -> None:
    told: list[str] = []
    places, own = AppPaths.under(tmp_path / "places"), tmp_path / "home" / ".claude"
    trust = FolderTrust(places, own, notify_not_kept=told.append)
    put(project / ".mcp.json", SERVER)
    other = tmp_path / "other"
    put(other / ".mcp.json", SERVER)
    with pytest.raises(OSError):
        trust.remember(trust.review(project), TrustAnswer.WITHOUT)
    assert [bool(why) for why in told] == [True]
    assert trust.answer(trust.review(project)) is TrustAnswer.WITHOUT, "another session here does not ask"
    assert FolderTrust(places, own).answer(trust.review(project)) is None
    refused.rename(refused.with_name("aside"))
    trust.remember(trust.review(other), TrustAnswer.TRUSTED)
    assert told[1:] == [""]
    again = FolderTrust(places, own)
    assert again.answer(again.review(project)) is TrustAnswer.WITHOUT
    assert again.answer(again.review(other)) is TrustAnswer.TRUSTED


def test_an_answer_that_is_not_taken_back_on_disk_is_taken_back_here(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    places, own = AppPaths.under(tmp_path / "places"), tmp_path / "home" / ".claude"
    trust = FolderTrust(places, own, notify_not_kept=told.append)
    put(project / ".mcp.json", SERVER)
    review = trust.review(project)
    trust.remember(review, TrustAnswer.TRUSTED)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("claude_desk.workspace.folder_trust.write_atomic", full)
        with pytest.raises(OSError):
            trust.forget(review.root)
    assert told == ["", "No space left on device"]
    assert trust.answer(review) is None
    assert trust.answers() == []
    assert FolderTrust(places, own).answer(review) is TrustAnswer.TRUSTED
    FolderTrust(places, own).remember(review, TrustAnswer.WITHOUT)
    assert trust.answer(review) is TrustAnswer.WITHOUT, "what another window was told since then counts"
    trust.forget("/elsewhere")
    assert FolderTrust(places, own).answer(review) is TrustAnswer.WITHOUT


def test_an_answer_holds_by_the_real_path(trust: FolderTrust, project: Path, tmp_path: Path) -> None:
    put(project / ".mcp.json", SERVER)
    link = tmp_path / "link"
    link.symlink_to(project)
    trust.remember(trust.review(link), TrustAnswer.TRUSTED)
    assert trust.answer(trust.review(project)) is TrustAnswer.TRUSTED
    other = tmp_path / "other"
    put(other / ".mcp.json", SERVER)
    assert trust.answer(trust.review(other)) is None


def change(project: Path) -> None:
    put(project / ".mcp.json", {"mcpServers": {"files": {"command": "evil"}}})


def add(project: Path) -> None:
    put(project / ".claude/settings.json", {"language": "de"})


def remove(project: Path) -> None:
    (project / ".mcp.json").unlink()


def move(project: Path) -> None:
    (project / ".mcp.json").rename(project / "elsewhere.json")
    (project / ".mcp.json").symlink_to(project / "elsewhere.json")


def test_where_nothing_is_left_the_answer_holds(trust: FolderTrust, project: Path) -> None:
    put(project / ".mcp.json", SERVER)
    trust.remember(trust.review(project), TrustAnswer.WITHOUT)
    remove(project)
    assert trust.answer(trust.review(project)) is TrustAnswer.WITHOUT


@pytest.mark.parametrize("act", [change, add, move])
def test_other_files_are_asked_about_again(trust: FolderTrust, project: Path, act: Any) -> None:
    put(project / ".mcp.json", SERVER)
    trust.remember(trust.review(project), TrustAnswer.TRUSTED)
    act(project)
    assert trust.answer(trust.review(project)) is None


def test_the_last_answer_counts(trust: FolderTrust, project: Path) -> None:
    put(project / ".mcp.json", SERVER)
    trust.remember(trust.review(project), TrustAnswer.TRUSTED)
    trust.remember(trust.review(project), TrustAnswer.WITHOUT)
    assert trust.answer(trust.review(project)) is TrustAnswer.WITHOUT


@pytest.mark.parametrize("damage", [b"", b"{", b'{"answers":[{"root":1}]}', b"\xff"])
def test_a_damaged_memory_means_asking(
    trust: FolderTrust, project: Path, tmp_path: Path, damage: bytes
) -> None:
    put(project / ".mcp.json", SERVER)
    trust.remember(trust.review(project), TrustAnswer.TRUSTED)
    (tmp_path / "places/config/trust.json").write_bytes(damage)
    assert trust.answer(trust.review(project)) is None
    trust.remember(trust.review(project), TrustAnswer.TRUSTED)
    assert trust.answer(trust.review(project)) is TrustAnswer.TRUSTED


def test_a_name_that_is_no_text_breaks_nothing(trust: FolderTrust, tmp_path: Path) -> None:
    folder = Path(os.fsdecode(os.fsencode(tmp_path) + b"/bad\xff"))
    put(folder / ".mcp.json", SERVER)
    review = trust.review(folder)
    assert review.findings
    trust.remember(review, TrustAnswer.TRUSTED)
    assert trust.answer(review) is None  # the user is asked again, as it might be another folder


def test_answers_that_a_later_version_keeps_are_not_lost_and_mean_asking(
    trust: FolderTrust, project: Path, tmp_path: Path
) -> None:
    put(project / ".claude" / "settings.json", HOOK)
    review = trust.review(project)
    file = tmp_path / "places" / "config" / "trust.json"
    partly = {"root": review.root, "fingerprint": review.fingerprint, "answer": "partly", "parts": [1]}
    other = {"root": "/b", "fingerprint": "x", "answer": {"hooks": True}, "at": 1.0}
    put(file, {"v": 2, "answers": [other, partly, {"root": "/c", "fingerprint": "y", "answer": "trusted"}]})
    assert trust.answer(review) is None
    trust.forget("/nowhere")
    kept = json.loads(file.read_text())
    assert kept["v"] == 2
    assert kept["answers"][0] == other
    assert partly.items() <= kept["answers"][1].items()
    trust.remember(review, TrustAnswer.WITHOUT)
    assert trust.answer(review) is TrustAnswer.WITHOUT
    assert json.loads(file.read_text())["answers"][0] == other


def test_damaged_answers_are_kept_aside(trust: FolderTrust, project: Path, tmp_path: Path) -> None:
    put(project / ".claude" / "settings.json", HOOK)
    file = tmp_path / "places" / "config" / "trust.json"
    file.write_bytes(b'{"answers": [')
    trust.remember(trust.review(project), TrustAnswer.TRUSTED)
    assert file.with_name("trust.json.damaged").read_bytes() == b'{"answers": ['


def test_answers_that_cannot_be_read_are_not_written_over(
    trust: FolderTrust, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(project / ".claude" / "settings.json", HOOK)
    review = trust.review(project)
    trust.remember(review, TrustAnswer.TRUSTED)

    def broken(path: Path) -> bytes:
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as patched:
        patched.setattr("claude_desk.workspace.folder_trust.read_if_there", broken)
        assert trust.answer(review) is None
        with pytest.raises(OSError, match="Input/output"):
            trust.forget("/nowhere")
    assert trust.answer(review) is TrustAnswer.TRUSTED
