"""Which tests a change can reach, in checkouts made for the tests."""

import subprocess
from pathlib import Path

import pytest

from tests import changed_tests
from tests.changed_tests import NoHistoryError, Selection, changed_files

FILES = {
    "claude_desk/one.py": "ONE = 1",
    "claude_desk/two.py": "from claude_desk import one",
    "claude_desk/child.py": "import claude_desk.two",
    "claude_desk/lone.py": "",
    "resources/machine.py": "",
    "tests/unit/test_two.py": "from claude_desk.two import one",
    "tests/unit/test_child.py": "COMMAND = ['-m', 'claude_desk.child']",
    "tests/unit/test_other.py": "",
    "tests/unit/test_machine.py": "import machine",
    "tests/unit/own/conftest.py": "from claude_desk import lone",
    "tests/unit/own/test_own.py": "",
    "tests/unit/test_walls.py": "from pathlib import Path\nFILES = Path('.').rglob(\"*.py\")",
    "tests/e2e/desk.py": "from claude_desk import two",
    "tests/e2e/test_whole.py": "from tests.e2e import desk",
    "tests/qml/test_page.py": "",
    "tests/pictures/picture_reader.py": "",
}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def names(found: Selection) -> list[str]:
    return [path.rpartition("/")[2] for path in found.tests]


@pytest.mark.parametrize(
    ("changed", "reached", "left"),
    [
        (
            "claude_desk/one.py",
            ["test_child.py", "test_two.py", "test_walls.py"],
            ["tests/e2e/test_whole.py"],
        ),
        ("claude_desk/lone.py", ["test_own.py", "test_walls.py"], []),
        ("claude_desk/gone.py", ["test_walls.py"], []),
        ("resources/machine.py", ["test_machine.py", "test_walls.py"], []),
        ("tests/unit/test_other.py", ["test_other.py", "test_walls.py"], []),
        ("tests/e2e/desk.py", ["test_whole.py", "test_walls.py"], []),
        ("qml/ClaudeDesk/Page.qml", ["test_page.py"], []),
        ("README.md", [], []),
    ],
)
def test_a_change_reaches_what_imports_it(
    root: Path, changed: str, reached: list[str], left: list[str]
) -> None:
    found = changed_tests.select(root, [changed])
    assert (names(found), found.left, found.unknown) == (reached, left, [])


def test_what_no_rule_knows_can_reach_anything(root: Path) -> None:
    assert changed_tests.select(root, ["pyproject.toml", "README.md"]).unknown == ["pyproject.toml"]


def git(root: Path, *arguments: str) -> None:
    subprocess.run(
        ["git", "-c", "user.name=A", "-c", "user.email=a@b", *arguments],
        cwd=root, check=True, capture_output=True,
    )  # fmt: skip


def test_changed_is_what_main_has_not(root: Path) -> None:
    git(root, "init", "-q", "-b", "main")
    git(root, "add", "claude_desk")
    git(root, "commit", "-qm", "one")
    git(root, "checkout", "-qb", "work")
    (root / "claude_desk" / "one.py").write_text("ONE = 2")
    git(root, "commit", "-qam", "two")
    (root / "claude_desk" / "two.py").unlink()
    git(root, "add", "resources")
    git(root, "checkout", "-q", "main")
    (root / "claude_desk" / "lone.py").write_text("3")
    git(root, "commit", "-qm", "three", "claude_desk/lone.py")
    git(root, "checkout", "-q", "work")
    found = changed_files(root)
    assert [path for path in found if not path.startswith("tests/")] == [
        "claude_desk/one.py", "claude_desk/two.py", "resources/machine.py",
    ]  # fmt: skip
    assert "tests/unit/test_two.py" in found, "git does not know it yet"


def test_without_a_repository_it_says_so(tmp_path: Path) -> None:
    with pytest.raises(NoHistoryError):
        changed_files(tmp_path)
