"""The dialogs about worktrees, used with the keyboard alone."""

from dataclasses import replace

from PySide6.QtCore import Qt

from claude_desk.repository.merge_requests import (
    BranchChanges,
    Merged,
    MergePlan,
    MergeProblem,
    StoppedMerge,
)
from claude_desk.repository.requests import GitFailure
from claude_desk.repository.worktree_requests import (
    BranchTip,
    GitFilter,
    IncludedFile,
    LostFile,
    RepositoryFacts,
    Standing,
    WorktreePlan,
    WorktreeProblem,
    WorktreeState,
)
from claude_desk.snapshots.records import Change, ChangeKind
from tests.live_session import LiveSession
from tests.qml.conftest import OpenWindow
from tests.qml.window import Kind, Window

_HEAD, _OTHER = "1" * 40, "2" * 40
FACTS = RepositoryFacts(
    "/src/atlas",
    "/src/atlas",
    BranchTip("main", _HEAD),
    (BranchTip("main", _HEAD), BranchTip("o\u202eld", _OTHER)),
)
PLAN = WorktreePlan("fix", _HEAD, "/src/atlas-fix")
STATE = WorktreeState(
    "/src/atlas-fix", Standing.REMOVABLE, branch="fix", head=_HEAD, merged_into="main", seen="x"
)


def opened(window: Window) -> list[str]:
    """Open the dialog for a new worktree, and record its signals in their order."""
    view, told = window.app.new_worktree_view, list[str]()
    for name in ("planWanted", "makeWanted", "stopWanted", "dropWanted"):
        getattr(view, name).connect(lambda name=name: told.append(name))
    view.begin("/src/atlas")
    window.wait_for(Kind.Heading, "New session in a new worktree")
    view.show_facts(FACTS, "fix")
    window.qtbot.waitUntil(lambda: window.has_focus("New branch"))
    return told


def test_a_worktree_is_described_shown_exactly_and_ordered(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    told, view = opened(window), window.app.new_worktree_view
    assert not view.ready
    view.show_plan(PLAN)
    window.wait_for(
        Kind.StaticText,
        "Creates the folder /src/atlas-fix with the new branch fix, starting at main · 1111111.",
    )
    window.key(Qt.Key.Key_End)
    window.type("-it")
    assert (view.branch, told) == ("fix-it", ["planWanted"] * 3)
    assert not view.ready  # the plan is for another git branch
    window.key(Qt.Key.Key_Return)
    assert "makeWanted" not in told
    request = view.request("")
    assert request is not None
    assert (request.branch, request.base, request.place) == ("fix-it", _HEAD, "")
    view.show_plan(replace(PLAN, branch="fix-it", place="/src/atlas-fix-it"))
    window.key(Qt.Key.Key_Return)
    assert "makeWanted" not in told, "Enter presses only what has the focus"
    window.until_meant("Create and start")
    window.click(Kind.Button, "Create and start")
    assert told[-1] == "makeWanted"
    order = view.order()
    assert order is not None
    assert (order.branch, order.base, order.place) == ("fix-it", _HEAD, "/src/atlas-fix-it")
    window.key(Qt.Key.Key_Escape)
    assert told[-1] == "stopWanted"
    view.close()
    window.wait_gone(Kind.Heading, "New session in a new worktree")
    window.qtbot.waitUntil(lambda: window.has_focus("Message"))


def test_filters_are_off_until_they_are_wanted_and_files_can_be_left(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    opened(window)
    view = window.app.new_worktree_view
    files = (IncludedFile(b".env", 120), IncludedFile(b"a\x1b[31m", 5))
    view.show_plan(
        replace(
            PLAN,
            filters=(GitFilter("lfs", "git-lfs\u202e"),),
            files=files,
            count=2,
            size=125,
            left=(b"link",),
        )
    )
    window.wait_for(Kind.StaticText, "Filters\nlfs: git-lfs⟨U+202E⟩")
    assert window.all(Kind.StaticText, "Ignored files\n.env · 120 B\na⟨U+001B⟩[31m · 5 B")
    assert window.all(Kind.StaticText, "Links and folders are never copied: link")
    order = view.order()
    assert order is not None
    assert (order.filters, order.files) == (False, files)
    for _ in range(3):  # past the base and the folder to the filters
        window.key(Qt.Key.Key_Tab)
    window.key(Qt.Key.Key_Space)
    window.key(Qt.Key.Key_Tab)
    window.key(Qt.Key.Key_Space)
    order = view.order()
    assert order is not None
    assert (order.filters, order.files) == (True, ())


def test_what_stands_in_the_way_and_what_git_says_is_told(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session, (700, 500))
    told, view = opened(window), window.app.new_worktree_view
    view.show_plan(replace(PLAN, problem=WorktreeProblem.UNFINISHED, detail="/src/atlas-fix"))
    window.until_meant("Remove the unfinished worktree")
    window.click(Kind.Button, "Remove the unfinished worktree")
    assert told == ["dropWanted"]
    view.show_plan(PLAN)
    view.show_making()
    view.show_progress(0.5)
    window.wait_for(Kind.StaticText, "Checking out files: 50%")
    window.qtbot.waitUntil(lambda: window.has_focus("Stop"))
    view.show_failure(
        GitFailure("Preparing worktree (new branch)\nUpdating files: 3% (1/9)\rfatal: no\x07", 128)
    )
    window.wait_for(Kind.StaticText, "Git could not do this. Nothing was kept.\nfatal: no⟨U+0007⟩")
    assert view.ready  # the user can try again


def test_a_removal_says_what_is_lost_and_keeps_the_branch(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    view, told = window.app.worktree_removal_view, list[str]()
    view.removeWanted.connect(lambda: told.append("remove"))
    view.closeWanted.connect(view.close)
    view.begin("/src/atlas-fix")
    window.qtbot.waitUntil(lambda: window.has_focus("Cancel"))
    lost = (LostFile(b"notes.md", 10, ignored=False), LostFile(b"build/", 1_000, ignored=True))
    view.show_state(replace(STATE, lost=lost, lost_count=9, lost_size=1_010))
    window.wait_for(Kind.StaticText, "9 files that git does not keep go with it (1,010 B):")
    assert window.all(Kind.StaticText, "Files\nnotes.md · 10 B\nbuild/ · 1,000 B")
    assert window.has_focus("Cancel")
    order = view.order("/src/atlas")
    assert order is not None
    assert (order.place, order.seen, order.with_branch) == ("/src/atlas-fix", "x", False)
    window.key(Qt.Key.Key_Tab)
    window.until_meant("Remove worktree")
    assert window.has_focus("Remove worktree")
    window.key(Qt.Key.Key_Return)
    assert told == ["remove"]
    window.key(Qt.Key.Key_Tab)
    window.key(Qt.Key.Key_Space)
    order = view.order("/src/atlas")
    assert order is not None
    assert order.with_branch
    window.key(Qt.Key.Key_Escape)
    window.wait_gone(Kind.Heading, "Remove the worktree atlas-fix?")


def test_uncommitted_changes_are_committed_first_or_go_with_the_worktree(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    view = window.app.worktree_removal_view
    view.begin("/src/atlas-fix")
    changes = (b"a b.py", b"c\x1b.py")
    view.show_state(replace(STATE, standing=Standing.UNCOMMITTED, changes=changes))
    window.wait_for(Kind.Button, "Commit and remove")
    window.wait_for(Kind.StaticText, "Uncommitted changes\na b.py\nc⟨U+001B⟩.py")
    assert window.find(Kind.CheckBox, "Also delete the branch fix") is None, "it gets the commit"
    order = view.order("/src/atlas")
    assert order is not None and order.commits and not order.with_branch
    window.click(Kind.CheckBox, "Commit its uncommitted changes to fix first")
    window.wait_for(Kind.Button, "Remove worktree")
    window.wait_for(Kind.StaticText, "Uncommitted changes go to the trash with it:\na b.py\nc⟨U+001B⟩.py")
    order = view.order("/src/atlas")
    assert order is not None and not order.commits and Standing.UNCOMMITTED in order.accepted
    view.show_state(replace(STATE, standing=Standing.UNMERGED, unmerged=True, merged_into="", commits=2))
    assert "Branch fix has 2 commits that are not merged. The branch stays." in view.words
    view.show_state(replace(STATE, standing=Standing.UNMERGED, unmerged=True, merged_into=""))
    assert "Branch fix is not merged. The branch stays." in view.words, "there is nothing to merge it into"
    view.show_state(replace(STATE, merged_into=""))
    assert "merged" not in view.words, "the branch has no commit yet"
    view.show_state(replace(STATE, standing=Standing.UNMERGED, unmerged=True, merged_into="", commits=2))
    assert window.find(Kind.CheckBox, "Also delete the branch fix") is None
    order = view.order("/src/atlas")
    assert order is not None and order.accepted == (Standing.UNMERGED,) and not order.commits


def test_a_worktree_that_stays_has_no_button_that_removes(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    view = window.app.worktree_removal_view
    view.begin("/src/atlas-fix")
    view.show_state(replace(STATE, standing=Standing.UNMERGED, merged_into="", commits=1, branch=""))
    window.wait_for(
        Kind.StaticText, "Its current commit is on no branch. Create a branch for it or merge it first."
    )
    assert window.find(Kind.Button, "Remove worktree") is None
    assert window.find(Kind.CheckBox, "Also delete the branch fix") is None
    view.remove()
    assert view.order("/src/atlas") is None
    view.show_state(STATE)
    view.refuse("window")
    window.wait_for(
        Kind.StaticText,
        "Another window runs a session of this worktree. Close it there first.",
    )
    assert view.order("/src/atlas") is None


def test_the_page_of_a_new_session_offers_a_worktree_where_there_is_a_branch(
    open_window: OpenWindow, session: LiveSession
) -> None:
    from claude_desk.workspace.recent_folders import FolderFacts

    window = open_window(session)
    asked: list[bool] = []
    window.app.new_worktree_view.wanted.connect(lambda: asked.append(True))
    window.wait_for(Kind.Heading, "What would you like to do?")
    assert window.find(Kind.Button, "In a new worktree…") is None
    window.app.new_session_view.show_facts(session.folder, FolderFacts(branch="main"))
    window.click(Kind.Button, "In a new worktree…")
    assert asked == [True]


BRANCH = BranchChanges(
    "fix",
    _OTHER,
    "main",
    _HEAD,
    "/src/atlas",
    _HEAD,
    2,
    1,
    ("main",),
    (Change(b"a\x1b.txt", ChangeKind.MODIFIED, None, None, added=3, removed=1),),
)


def merging(window: Window) -> list[str]:
    """Open the dialog that merges, and record its signals in their order."""
    view, told = window.app.worktree_merge_view, list[str]()
    for name in ("mergeWanted", "stopWanted", "undoWanted", "removeWanted", "claudeWanted", "diffWanted"):
        getattr(view, name).connect(lambda name=name: told.append(name))
    view.closeWanted.connect(view.close)
    view.begin("/src/atlas-fix", shows_diff=True)
    window.wait_for(Kind.Heading, "Merge this worktree's branch?")
    return told


def test_a_merge_is_shown_exactly_and_ordered_by_keyboard(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    told, view = merging(window), window.app.worktree_merge_view
    assert view.order() is None
    plan = MergePlan(
        BRANCH, left=(b"notes.md",), left_count=1, conflicts=(b"a\x1b.txt",), conflict_count=1, seen="x"
    )
    view.show_plan(plan)
    window.wait_for(Kind.Heading, "Merge fix into main?")
    assert window.all(
        Kind.StaticText, "2 commits come into main, in the folder /src/atlas. Nothing is pushed."
    )
    assert window.all(Kind.StaticText, "a⟨U+001B⟩.txt · will be in conflict")
    assert window.all(Kind.StaticText, "1 file is not committed in the worktree, so it is not merged:")
    assert window.all(Kind.StaticText, "Files that are not merged\nnotes.md")
    assert window.has_focus("Cancel")
    window.key(Qt.Key.Key_Tab)
    window.until_meant("Merge into main")
    assert window.has_focus("Merge into main")
    window.key(Qt.Key.Key_Return)
    assert told == ["mergeWanted"]
    order = view.order()
    assert order is not None
    assert (order.folder, order.target, order.seen) == ("/src/atlas-fix", "main", "x")
    view.show_merging()
    window.key(Qt.Key.Key_Escape)
    assert view.stage == "merging", "a merge under way is stopped, not left"
    window.wait_for(Kind.Button, "Stop")
    window.click(Kind.Button, "Stop")
    assert told == ["mergeWanted", "stopWanted"]


def test_after_a_merge_the_worktree_stays_or_goes_or_the_merge_does(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    told, view = merging(window), window.app.worktree_merge_view
    view.show_merged(Merged("fix", "main", "/src/atlas", _HEAD, _OTHER, 2))
    window.wait_for(Kind.Heading, "fix is merged into main")
    window.click(Kind.Button, "Remove the worktree…")
    window.until_meant("Undo the merge")
    window.click(Kind.Button, "Undo the merge")
    assert told == ["removeWanted", "undoWanted"]
    view.show_not_undone(None)
    window.wait_for(
        Kind.StaticText, "The folder has changed since the merge, so the merge is not undone here."
    )
    window.click(Kind.Button, "Keep the worktree")
    window.wait_gone(Kind.Heading, "fix is merged into main")
    assert view.stage == ""


def test_conflicts_are_left_to_whom_the_user_chooses(open_window: OpenWindow, session: LiveSession) -> None:
    window = open_window(session, (480, 700))
    told, view = merging(window), window.app.worktree_merge_view
    stopped = StoppedMerge("fix", "main", "/src/atlas", _OTHER, _HEAD, (b"a.txt",))
    view.show_stopped(stopped)
    window.wait_for(Kind.Heading, "The merge of fix into main stopped with conflicts")
    assert window.all(Kind.StaticText, "a.txt · in conflict")
    window.qtbot.waitUntil(lambda: window.has_focus("Resolve it myself"))
    window.click(Kind.Button, "Let Claude resolve it")
    assert told == ["claudeWanted"]
    view.show_stopped(replace(stopped, conflicts=()))
    window.wait_for(
        Kind.StaticText,
        "All conflicts are resolved. Commit in the folder /src/atlas to conclude the merge.",
    )
    assert window.find(Kind.Button, "Let Claude resolve it") is None


def test_what_prevents_a_merge_is_named_and_has_no_button(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    merging(window)
    view = window.app.worktree_merge_view
    for problem in MergeProblem:
        view.show_plan(MergePlan(BRANCH, problem, "merge", "/src/atlas", blocking=(b"b.txt",)))
        assert view.trouble
        assert view.order() is None
        window.qtbot.waitUntil(lambda: window.find(Kind.Button, "Merge into main") is None)
    view.refuse("untrusted", "/src/atlas")
    window.wait_for(
        Kind.StaticText,
        "The folder /src/atlas is not trusted, so its git is not run. Open it and trust it first.",
    )
