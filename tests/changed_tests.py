"""Finds the tests that a change can reach: `tests/run --changed`. Standard library only.

Changed files are the files that differ from the commit where this git branch left `main`, files that are not
committed, and files that git does not know yet.

- A Python file reaches the test files that import it, directly or indirectly. A module's name in a string
  counts as an import, because a test may start or patch that module. A test file also imports every
  `conftest.py` above it.
- Nearly every file of the package reaches the tests of the whole program (`WHOLE_PROGRAM`). These tests are
  only counted and left to `tests/run`, unless a changed file of `tests` reaches them.
- A QML file reaches `QML_TESTS`.
- A changed file reaches the tests that read all sources of its kind. Such tests contain `*.py` or `*.qml`.
- A page of `PAGES` reaches no test. Any other file can reach every test, so all tests are run.
"""

import ast
import re
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

FOLDERS = ("claude_desk", "resources", "tests")
WHOLE_PROGRAM = (
    "tests/bench/", "tests/e2e/", "tests/faults/", "tests/fresh_machine/", "tests/fuzz/", "tests/kills/",
    "tests/packages/", "tests/soak/",
)  # fmt: skip
QML_TESTS = ("tests/qml/", "tests/translations/", "tests/unit/startup/", "tests/unit/test_refcounts.py")
PAGES = ("*.md", "LICENSE", ".git-blame-ignore-revs")
_MODULE = re.compile(rf"\b(?:{'|'.join(FOLDERS)})(?:\.[a-z_]\w*)+\.?")


class NoHistoryError(Exception):
    """Git cannot report what has changed."""


@dataclass
class Selection:
    """`tests`: test files to run. `unknown`: changed files that can reach any test. `left`: test files of the
    whole program, which are left to `tests/run`."""

    tests: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    left: list[str] = field(default_factory=list)


def changed_files(root: Path, main: str = "main") -> list[str]:
    """Return the changed files, including deleted files, relative to the checkout."""
    base = "HEAD"
    for name in (main, f"origin/{main}"):
        if found := _git(root, "merge-base", "HEAD", name, check=False):
            base = found[0].strip()
            break
    differ = _git(root, "diff", "--name-only", "--no-renames", "-z", base, "--")
    new = _git(root, "ls-files", "--others", "--exclude-standard", "-z")
    return sorted({*differ, *new})


def _git(root: Path, *arguments: str, check: bool = True) -> list[str]:
    try:
        done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=False)
    except OSError as error:
        raise NoHistoryError(str(error)) from error
    if done.returncode and check:
        raise NoHistoryError(done.stderr.strip())
    return [name for name in done.stdout.split("\0") if name] if not done.returncode else []


def select(root: Path, changed: Sequence[str]) -> Selection:
    """Return the tests of the checkout at `root` that the changed files reach."""
    found = Selection()
    sources = {
        path.relative_to(root).as_posix(): path.read_text(encoding="utf-8")
        for folder in FOLDERS
        for path in sorted((root / folder).rglob("*.py"))
    }
    imports = import_graph(sources, changed)
    tests = [path for path in sources if _is_test(path)]
    reached: set[str] = set()
    for path in changed:
        if path.endswith(".py") and path.startswith(tuple(f"{folder}/" for folder in FOLDERS)):
            reached |= reaching(path, imports)
            reached |= {test for test in tests if _names(test, "*.py", sources, imports)}
        elif path.startswith("qml/") and path.endswith((".qml", "/qmldir")):
            reached |= {test for test in tests if test.startswith(QML_TESTS)}
            reached |= {test for test in tests if _names(test, "*.qml", sources, imports)}
        elif not any(PurePosixPath(path).match(page) for page in PAGES):
            found.unknown.append(path)
    in_tests = {path: {each for each in of if each.startswith("tests/")} for path, of in imports.items()}
    near: set[str] = set()
    for path in changed:
        if path.startswith("tests/"):
            near |= reaching(path, in_tests)
    for test in tests:
        if test in reached and test.startswith(WHOLE_PROGRAM) and test not in near:
            found.left.append(test)
        elif test in reached:
            found.tests.append(test)
    return found


def import_graph(sources: Mapping[str, str], others: Sequence[str] = ()) -> dict[str, set[str]]:
    """Return for each file the files that it imports. `others`: changed files, which may no longer exist."""
    known = {_module(path): path for path in (*others, *sources) if path.endswith(".py")}
    alone = {name.removeprefix("resources."): path for name, path in known.items() if name.count(".") == 1}
    graph = {}
    for path, text in sources.items():
        found: set[str] = set()
        for name in _named(path, ast.parse(text)):
            if name.endswith("."):
                found |= {file for module, file in known.items() if module.startswith(name)}
            parts = name.rstrip(".").split(".")
            if parts[0] in alone:  # the programs in `resources` import each other without the folder's name
                found.add(alone[parts[0]])
            found |= {file for at in range(len(parts)) if (file := known.get(".".join(parts[: at + 1])))}
        if path.startswith("tests/"):
            above = [f"{parent.as_posix()}/conftest.py" for parent in PurePosixPath(path).parents]
            found |= {file for file in above if file in sources}
        graph[path] = found - {path}
    return graph


def reaching(path: str, imports: Mapping[str, set[str]]) -> set[str]:
    """Return the file `path` and all files that import it, directly or indirectly."""
    found = {path}
    fresh = found
    while fresh:
        fresh = {importer for importer, of in imports.items() if of & fresh} - found
        found |= fresh
    return found


def _named(path: str, tree: ast.Module) -> Iterator[str]:
    """Yield the full names that a file imports, and the module names in its strings. A name that ends in a
    dot means all modules of a package: the string inserts the rest of the name."""
    own = _module(path).split(".")
    if PurePosixPath(path).name == "__init__.py":
        own.append("__init__")
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(own[: -node.level]) if node.level else ""
            start = ".".join(part for part in (base, node.module) if part)
            yield from (f"{start}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            for name in _MODULE.findall(node.value):
                yield name if node.value.endswith(name) else name.rstrip(".")


def _module(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _is_test(path: str) -> bool:
    return path.startswith("tests/") and PurePosixPath(path).match("test_*.py")


def _names(test: str, pattern: str, sources: Mapping[str, str], imports: Mapping[str, set[str]]) -> bool:
    """Whether the test, or a module of `tests` that it imports, contains the pattern as a string. Such a test
    reads all files that match the pattern."""
    read = [test, *(each for each in imports[test] if each.startswith("tests/") and "conftest" not in each)]
    return any(f'"{pattern}"' in sources.get(each, "") for each in read)
