"""The head of a command, skill or agent: each setting is found with all of its lines, under its own kind."""

import pytest

from claude_desk.protocol.disk.project_files import FolderFindings, prompt_findings


def found(head: str) -> FolderFindings:
    return prompt_findings(f"---\n{head}\n---\nwords\n".encode(), "a.md")


def test_the_lines_of_a_setting_belong_to_it_and_to_no_other() -> None:
    assert found("name: a\nallowed-tools:\n  - Bash\n  - Write\ndescription: d\n  more\nmodel: opus") == (
        FolderFindings(rules=["a.md: allowed-tools:\n  - Bash\n  - Write"])
    )


@pytest.mark.parametrize(
    ("head", "kind"),
    [
        ("hooks:\n  Stop: x", "hooks"),
        ("mcpServers:\n  x: y", "servers"),
        ("mcp-servers:\n  x: y", "servers"),
        ("allowedTools: Bash", "rules"),
        ("permission-mode: plan", "rules"),
        ("unheard-of: x", "other"),
        ("- no setting", "other"),
    ],
)
def test_each_is_named_with_its_kind(head: str, kind: str) -> None:
    assert found(head) == FolderFindings(**{kind: [f"a.md: {head}"]})


def test_settings_that_are_all_indented_are_settings() -> None:
    assert found("  name: a\n  hooks: x\n    more\n  allowed-tools: b") == FolderFindings(
        hooks=["a.md: hooks: x\n    more"], rules=["a.md: allowed-tools: b"]
    )


def test_a_dash_alone_goes_on_with_what_was_before() -> None:
    assert found("tags:\n-\n  one\n- two\nhooks: x") == FolderFindings(hooks=["a.md: hooks: x"])
