"""The name of the function or class around a changed line."""

import pytest

from claude_desk.snapshots.file_diff import diff_of_states
from claude_desk.snapshots.records import FileKind, PathState
from claude_desk.snapshots.scope_names import name_around

PYTHON = """\
class Upload:
    def send(self):
        for each in self.parts:
            go()

    tries = 1
TOP = 2
"""
C = """\
static int main(int count, char **words)
{
    if (count) {
        return 1;
    }
}
void Foo::bar(int x) {
    y();
}
"""
OTHERS = """\
func (r *Relay) Name(a int) error {
\treturn nil
}
export async function go(a) {
  return a
}
class Page {
  send(stream) {
    while (ready) {
      put(stream);
    }
  }
}
pub(crate) fn run<T>(it: T) {
    it.go();
}
"""


@pytest.mark.parametrize(
    ("text", "line", "name"),
    [
        (PYTHON, 0, ""),
        (PYTHON, 1, "Upload"),
        (PYTHON, 3, "send"),
        (PYTHON, 5, "Upload"),
        (PYTHON, 6, ""),
        (C, 3, "main"),
        (C, 7, "Foo::bar"),
        (OTHERS, 1, "Name"),
        (OTHERS, 4, "go"),
        (OTHERS, 9, "send"),
        (OTHERS, 14, "run"),
        ("plain text\n  more\n", 1, ""),
        ("", 0, ""),
        ("x\n", 9, ""),
    ],
)
def test_the_name_around_a_line_is_found(text: str, line: int, name: str) -> None:
    assert name_around(text.split("\n"), line) == name


def test_each_hunk_names_what_is_around_it() -> None:
    state = PathState(FileKind.FILE, 0o644, "0" * 40)

    def within(old: str, new: str) -> list[str]:
        diff = diff_of_states((state, old.encode()), (state, new.encode()), b"a.py", all_lines=False)
        return [hunk.within for hunk in diff.hunks]

    assert within(PYTHON, PYTHON.replace("go()", "stop()")) == ["send"]
    assert within(PYTHON, PYTHON.replace("            go()\n", "")) == ["send"], "of a deleted line"
    assert within(PYTHON, PYTHON.replace("TOP = 2", "TOP = 3")) == [""]


def test_so_many_hunks_have_a_name() -> None:
    """Each hunk looks at thousands of lines, so a file with thousands of hunks would take long."""
    state = PathState(FileKind.FILE, 0o644, "0" * 40)
    lines = [f"    step({n}, {n % 10})" if n % 10 else f"def go{n // 10}():" for n in range(6_000)]
    newer = [line.replace(", 4)", ", 5 - 1)") for line in lines]
    old, new = ("\n".join(each).encode() for each in (lines, newer))
    hunks = diff_of_states((state, old), (state, new), b"a.py", all_lines=False).hunks
    assert [hunk.within for hunk in hunks] == [f"go{n}" for n in range(500)] + [""] * 100
