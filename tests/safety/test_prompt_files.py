"""A folder's commands, skills and agents: the program first asks the user about the permissions that these
files grant.

In a folder without settings and servers, both CLIs ran the shell command in a project's `/name` command
without a request. 2.1.37 also ran an agent's hooks and its Bash calls. With `--setting-sources=user` the CLIs
ignore all of these files.
"""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from claude_desk.paths import AppPaths
from claude_desk.protocol.disk.project_files import LONGEST, FolderFindings, prompt_findings
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.window.window_engine import WindowEngine
from claude_desk.workspace import reviewed_paths
from claude_desk.workspace.folder_trust import FolderTrust, TrustAnswer
from tests.unit.controllers.conftest import StartProgram

GRANT = "---\ndescription: Does it\nallowed-tools: Bash(python3:*)\n---\nGo: !`python3 x`\n"
RULE = "allowed-tools: Bash(python3:*)"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "project"
    (folder / ".git").mkdir(parents=True)
    return folder


@pytest.fixture
def trust(tmp_path: Path) -> FolderTrust:
    return FolderTrust(AppPaths.under(tmp_path / "desk"), tmp_path / "home" / ".claude")


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / ".claude" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


@pytest.mark.parametrize(
    "name", ["commands/a.md", "commands/deep/er/a.MD", "skills/a/SKILL.md", "agents/a.md"]
)
def test_what_is_allowed_is_named_with_its_file(trust: FolderTrust, project: Path, name: str) -> None:
    write(project, name, GRANT)
    review = trust.review(project)
    assert review.findings == FolderFindings(rules=[f".claude/{name}: {RULE}"])
    assert review.findings


@pytest.mark.parametrize("where", ["above", "worktree", "link"])
def test_it_counts_where_settings_do(trust: FolderTrust, project: Path, tmp_path: Path, where: str) -> None:
    looked_at = project / "src"
    match where:
        case "above":
            looked_at.mkdir()
            write(project, "commands/a.md", GRANT)
        case "worktree":
            looked_at = tmp_path / "tree"
            looked_at.mkdir()
            own = project / ".git" / "worktrees" / "tree"
            own.mkdir(parents=True)
            (own / "commondir").write_text("../..")
            (looked_at / ".git").write_text(f"gitdir: {own}")
            write(project, "commands/a.md", GRANT)
        case "link":
            looked_at.mkdir()
            write(tmp_path / "elsewhere", "commands/a.md", GRANT)
            (looked_at / ".claude").symlink_to(tmp_path / "elsewhere" / ".claude")
    assert [words(rule).partition(": ")[2] for rule in trust.review(looked_at).findings.rules] == [RULE]


def test_the_persons_own_are_no_question(project: Path, tmp_path: Path) -> None:
    """The user's home is a repository, and the folder is inside it, so the user's own commands are not
    reported."""
    write(project, "commands/a.md", GRANT)
    (project / "work").mkdir()
    assert (
        not FolderTrust(AppPaths.under(tmp_path / "desk"), project / ".claude")
        .review(project / "work")
        .findings
    )


def test_an_answer_holds_while_only_words_change(trust: FolderTrust, project: Path) -> None:
    path = write(project, "skills/a/SKILL.md", GRANT)
    trust.remember(trust.review(project), TrustAnswer.TRUSTED)
    path.write_text(GRANT.replace("Does it", "Does it well") + "And more words.\n")
    write(project, "skills/b/SKILL.md", "---\nname: b\n---\nHarmless.\n")
    assert trust.answer(trust.review(project)) is TrustAnswer.TRUSTED
    path.write_text(GRANT.replace("python3:*", "*"))
    assert trust.answer(trust.review(project)) is None


@pytest.mark.parametrize(
    "head",
    [
        "name: a\ndescription: >\n  allowed-tools: in words\n  - and more\nmodel: opus",
        "# allowed-tools: in a remark\nname: a\n\ntags:\n- one\n- two\nmetadata:\n  hooks: its own",
        "tools: Read, Grep\nuser-invocable: false",
        "",
    ],
)
def test_harmless_ones_need_no_asking(head: str) -> None:
    assert not prompt_findings(f"---\n{head}\n---\nallowed-tools: Bash\n".encode(), "a.md")
    assert not prompt_findings(b"# A title\n\nallowed-tools: Bash\n", "a.md")


@pytest.mark.parametrize(
    "head",
    [
        "allowed-tools:\n  - Bash",
        "  allowed-tools: Bash",
        "\tallowed-tools: Bash",
        "name: a\r\nallowed-tools: Bash",
        "name: a\rallowed-tools: Bash",
        '"allowed\\u002dtools": Bash',
        "{allowed-tools: Bash}",
        "? allowed-tools\n: Bash",
        "<<: *other",
        "permissionMode: bypassPermissions",
        "hooks:\n  Stop:\n    - hooks: [{type: command, command: ./x}]",
        "mcpServers:\n  x: {command: ./x}",
        "a-setting-of-tomorrow: yes",
        "name: a\n  \nname2 --- allowed-tools: x",
    ],
)
@pytest.mark.parametrize(
    "begin",
    [
        "---\n",
        "\ufeff---\n",
        "\n---  \n",
        "---\ufeff\n",
        "---\u00a0\n",
        "\ufeff\ufeff---\n",
        "---\ufeff\ufeff \n",
    ],
)
def test_however_it_is_written_it_is_asked_about(head: str, begin: str) -> None:
    for end in ("\n---\nwords\n", "\n---", ""):
        assert prompt_findings(f"{begin}{head}{end}".encode(), "a.md"), end


def test_nothing_is_hidden_in_what_is_named() -> None:
    (rule,) = prompt_findings("---\nallowed-tools: Ba\u202esh\n---\n".encode(), "a\u200b.md").rules
    assert rule == "a⟨U+200B⟩.md: allowed-tools: Ba⟨U+202E⟩sh"


def test_a_head_without_an_end_is_asked_about() -> None:
    data = b"---\nname: a\n" + b"# " + b"x" * LONGEST
    (found,) = prompt_findings(data, "a.md").other
    assert words(found) == "a.md could not be read: its front matter is too long"


def _pipe(folder: Path) -> None:
    import os

    (folder / ".claude" / "commands").mkdir(parents=True)
    os.mkfifo(folder / ".claude" / "commands" / "a.md")


def _loop(folder: Path) -> None:
    place = folder / ".claude" / "skills" / "a"
    place.mkdir(parents=True)
    (place / "again").symlink_to(place)


def _many(folder: Path) -> None:
    place = folder / ".claude" / "agents"
    place.mkdir(parents=True)
    for number in range(40):
        (place / f"{number}.md").touch()


@pytest.mark.parametrize("make", [_pipe, _loop, _many])
def test_what_cannot_be_looked_at_is_asked_about(
    trust: FolderTrust, project: Path, make: Callable[[Path], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewed_paths, "MOST", 30)
    make(project)
    (found,) = trust.review(project).findings.other
    assert "could not be read" in words(found)


async def test_the_page_is_shown_before_anything_starts(
    start_program: StartProgram, screen: WindowEngine, project: Path, tmp_path: Path
) -> None:
    write(project, "agents/a.md", "---\nname: a\npermissionMode: bypassPermissions\n---\n")
    program = start_program(cli="/nowhere/claude", directory=str(project))
    assert program.session is None
    assert screen.app.property("page") == "trust"
    trust_view = screen.app.property("trust")
    assert trust_view.property("rules") == [".claude/agents/a.md: permissionMode: bypassPermissions"]


async def test_scheduled_tasks_and_git_configuration_are_on_the_page(
    start_program: StartProgram, screen: WindowEngine, project: Path
) -> None:
    tasks = {"tasks": [{"id": "1", "cron": "* * * * *", "prompt": "Fetch it"}]}
    (project / ".claude").mkdir()
    (project / ".claude" / "scheduled_tasks.json").write_text(json.dumps(tasks))
    (project / ".git" / "config").write_text("[core]\n\tfsmonitor = ./watch\n")
    program = start_program(cli="/nowhere/claude", directory=str(project))
    assert program.session is None
    trust_view = screen.app.property("trust")
    assert trust_view.property("tasks") == ["* * * * *: Fetch it"]
    assert trust_view.property("git") == ["core.fsmonitor: ./watch"]
