"""The dialog that merges a worktree's branch lists the first files and counts the others."""

import pytest
from PySide6.QtGui import QGuiApplication

from claude_desk.repository.merge_requests import BranchChanges, MergePlan, StoppedMerge
from claude_desk.snapshots.records import Change, ChangeKind
from claude_desk.ui.worktrees import merge_text
from claude_desk.ui.worktrees.worktree_merge_view import WorktreeMergeView

FILES = tuple(f"{number}.txt".encode() for number in range(1_000))


def test_the_rows_of_a_large_branch_are_made_only_as_far_as_they_are_listed(
    qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The dialog asks for its rows whenever something changes, in the window's thread."""
    made: list[bytes] = []

    def path_words(path: bytes) -> str:
        made.append(path)
        return path.decode()

    monkeypatch.setattr(merge_text, "path_words", path_words)
    view = WorktreeMergeView()
    view.begin("/fix")
    changes = tuple(Change(path, ChangeKind.MODIFIED, None, None) for path in FILES)
    branch = BranchChanges("fix", "1", "main", "2", "/main", "3", 1, 1, changes=changes)
    view.show_plan(MergePlan(branch, conflicts=(FILES[900], b"renamed.txt"), conflict_count=2))
    names = [row["name"] for row in view.rows]
    assert names == ["renamed.txt", "900.txt", *(f"{number}.txt" for number in range(8))]
    assert view.moreRows == 1_001 - 10
    view.show_stopped(StoppedMerge("fix", "main", "/main", "1", "2", FILES))
    assert [row["name"] for row in view.rows] == [f"{number}.txt" for number in range(10)]
    assert view.moreRows == 1_000 - 10
    assert len(made) == 20
