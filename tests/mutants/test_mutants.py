"""The table of modules, and a trial of a module of a few lines. The mutants themselves are tried by hand."""

from pathlib import Path

import pytest

from tests.mutants.modules import MODULES
from tests.mutants.trial import ROOT, Fate, Trial, UnfitTestsError


def test_every_module_is_there_with_its_tests() -> None:
    for module, tests in MODULES.items():
        assert (ROOT / "claude_desk" / f"{module}.py").is_file()
        assert tests
        for each in tests:
            assert (ROOT / each).is_file()
    agent = {f"agent/{path.stem}" for path in (ROOT / "claude_desk" / "agent").glob("*.py")}
    assert agent - {"agent/__init__"} <= set(MODULES)


SOURCE = """def is_allowed(name: str, log: list[str]) -> bool:
    log.append(name)
    return name == "good" and True
"""
TESTS = """from claude_desk.it import is_allowed

def test_it():
    log = []
    assert is_allowed("good", log)
    assert not is_allowed("bad", log)
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    (tmp_path / "claude_desk").mkdir()
    (tmp_path / "claude_desk" / "__init__.py").touch()
    (tmp_path / "claude_desk" / "it.py").write_text(SOURCE)
    (tmp_path / "test_it.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    return tmp_path


def test_a_module_is_tried_and_is_as_it_was(copy: Path) -> None:
    trial = Trial(copy, "it", ["test_it.py"])
    assert trial.begin() > 0
    assert trial.limit > 30
    assert trial.fate_of(SOURCE.replace("==", "!=")) is Fate.DIED
    assert trial.fate_of(SOURCE.replace("and", "or ")) is Fate.DIED, "of the same size, in the same second"
    assert trial.fate_of(SOURCE.replace("log.append(name)", "pass")) is Fate.LIVED
    assert trial.fate_of("no Python") is Fate.BROKE
    trial.limit = 0.1
    assert trial.fate_of("while True:\n    pass\n") is Fate.HUNG
    assert (copy / "claude_desk" / "it.py").read_text() == SOURCE


def test_tests_that_fail_anyway_are_told(copy: Path) -> None:
    with pytest.raises(UnfitTestsError, match="assert 1 == 2"):
        (copy / "test_it.py").write_text("def test_it():\n    assert 1 == 2\n")
        Trial(copy, "it", ["test_it.py"]).begin()


def test_where_changes_are_made() -> None:
    pytest.importorskip("cosmic_ray", reason="the extra `mutants` is not installed")
    from tests.mutants.__main__ import chosen
    from tests.mutants.operators import mutants_of

    mutants = list(mutants_of(SOURCE))
    changes = {(each.line, each.after) for each in mutants}
    assert changes == {
        (2, "pass"),
        (3, 'return name != "good" and True'),
        (3, 'return name == "good" and False'),
        (3, 'return name == "good" or True'),
    }
    assert all(each.source.count("\n") == SOURCE.count("\n") for each in mutants)
    assert [each.after for each in mutants_of("_MOST = 5\nmost = 5\n")] == ["most = 6", "most = 4"]
    kept = '@cache\ndef f(x: int = 1) -> bool:\n    _log.warning("x")\n    return x in (2,)\n'
    assert {each.after for each in mutants_of(kept)} >= {"return x not in (2,)"}
    assert not [each for each in mutants_of(kept) if each.line in (1, 3)]
    assert chosen(mutants, 2, "a") == chosen(mutants, 2, "a")
    assert len(chosen(mutants, 2, "a")) == 2
    assert len(chosen(mutants, 0, "a")) == len(mutants)
