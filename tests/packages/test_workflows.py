"""What the workflows may do and whom they trust, according to their text."""

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / ".github" / "workflows"
WORKFLOWS = sorted(FOLDER.glob("*.yml"))


def test_there_are_workflows() -> None:
    assert [path.name for path in WORKFLOWS] == ["release.yml", "tests.yml"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_pinned_by_their_commit(path: Path) -> None:
    uses = re.findall(r"uses: (.*)", path.read_text())
    assert uses
    assert [one for one in uses if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v[\d.]+", one)] == []


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_job_may_only_read_where_it_says_nothing_else(path: Path) -> None:
    text = path.read_text()
    assert "\npermissions:\n  contents: read\n\n" in text
    assert text.count("actions/checkout@") == text.count("persist-credentials: false")


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_each_job_has_an_end(path: Path) -> None:
    text = path.read_text()
    assert text.count("runs-on:") == text.count("timeout-minutes:")


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_no_command_is_put_together_from_what_others_write(path: Path) -> None:
    """A script uses the runner's variables, never an expression of the workflow."""
    scripts = re.findall(r"^( *)(?:- )?run: (\|\n(?:\1 +.*\n|\n)+|.*\n)", path.read_text(), re.MULTILINE)
    assert scripts
    assert [script for _, script in scripts if "${{" in script] == []
