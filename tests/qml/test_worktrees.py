"""The dialogs about worktrees, used with the keyboard alone."""

from dataclasses import replace

from PySide6.QtCore import Qt

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


def test_a_worktree_that_stays_has_no_button_that_removes(
    open_window: OpenWindow, session: LiveSession
) -> None:
    window = open_window(session)
    view = window.app.worktree_removal_view
    view.begin("/src/atlas-fix")
    view.show_state(replace(STATE, standing=Standing.UNMERGED, merged_into="", commits=1))
    window.wait_for(Kind.StaticText, "Branch fix has 1 commit that is not merged. Merge it first.")
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
