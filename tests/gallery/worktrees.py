"""The dialogs about worktrees, and a list of sessions, some of them in worktrees."""

import time
from dataclasses import replace

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
from claude_desk.ui.window.window_engine import WindowEngine
from tests.gallery import sessions

STATES = (
    "worktree-new",
    "worktree-remove-open",
    "worktree-plain",
    "worktree-exists",
    "worktree-making",
    "worktree-failed",
    "worktree-untrusted",
    "worktree-remove",
    "worktree-remove-missing",
    "worktree-unmerged",
    "worktree-uncommitted",
    "worktree-uncommitted-lost",
    "worktree-sessions",
    "worktree-merge",
    "worktree-merge-plain",
    "worktree-merge-blocked",
    "worktree-merged",
    "worktree-merge-stopped",
)

_ATLAS, _PLACE = "/home/someone/src/atlas", "/home/someone/src/atlas-retry-uploads"
_BASE = "1a2b3c4" + "0" * 33
_FACTS = RepositoryFacts(
    _ATLAS,
    _ATLAS,
    BranchTip("main", _BASE),
    (
        BranchTip("main", _BASE),
        BranchTip("queue-sqlite", "9f8e7d6" + "0" * 33),
        BranchTip("origin/main", _BASE),
    ),
)
_PLAN = WorktreePlan("retry-uploads", _BASE, _PLACE)
_WHOLE = replace(
    _PLAN,
    filters=(GitFilter("lfs", "git-lfs filter-process"),),
    files=(IncludedFile(b".env", 412), IncludedFile(b"config/local.toml", 1_800)),
    left=(b"data/link",),
    count=2,
    size=2_212,
)
_STATE = WorktreeState(
    _PLACE, Standing.REMOVABLE, branch="retry-uploads", head=_BASE, merged_into="main", seen="x"
)
_LOST = (
    LostFile(b"notes.md", 5_200, ignored=False),
    LostFile(b".env", 412, ignored=True),
    LostFile(b"node_modules/", 148_000_000, ignored=True),
)


_BRANCH = BranchChanges(
    "retry-uploads",
    "5d6e7f8" + "0" * 33,
    "main",
    _BASE,
    _ATLAS,
    _BASE,
    3,
    2,
    ("main", "queue-sqlite"),
    (
        Change(b"src/upload/queue.py", ChangeKind.MODIFIED, None, None, added=48, removed=12),
        Change(b"src/upload/retry.py", ChangeKind.ADDED, None, None, added=131, removed=0),
        Change(b"src/upload/legacy.py", ChangeKind.DELETED, None, None, added=0, removed=86),
        Change(b"tests/test_retry.py", ChangeKind.ADDED, None, None, added=74, removed=0),
    ),
)
_MERGE = MergePlan(
    _BRANCH,
    left=(b"notes.md",),
    left_count=1,
    staying=(b"README.md", b"config/local.toml"),
    staying_count=2,
    conflicts=(b"src/upload/queue.py",),
    conflict_count=1,
    seen="x",
)
_STOPPED = StoppedMerge(
    "retry-uploads", "main", _ATLAS, _BRANCH.head, _BASE, (b"src/upload/queue.py", b"README.md")
)


def fill(state: str, screen: WindowEngine) -> None:
    if state == "worktree-sessions":
        _list(screen)
    elif state.startswith("worktree-merge"):
        _merge(state, screen)
    elif state.startswith("worktree-remove") or state.startswith("worktree-un"):
        _removal(state, screen)
    elif state in STATES:
        _new(state, screen)


def _new(state: str, screen: WindowEngine) -> None:
    view = screen.app.new_worktree_view
    view.begin(_ATLAS)
    if state == "worktree-untrusted":
        view.refuse("untrusted")
        return
    view.show_facts(_FACTS, "retry-uploads")
    match state:
        case "worktree-new":
            view.show_plan(_WHOLE)
        case "worktree-plain":
            view.show_plan(_PLAN)
        case "worktree-exists":
            view.show_plan(replace(_PLAN, problem=WorktreeProblem.UNFINISHED, detail=_PLACE))
        case "worktree-making":
            view.show_plan(_PLAN)
            view.show_making()
            view.show_progress(0.42)
        case "worktree-failed":
            view.show_plan(_PLAN)
            words = "error: unable to write file a.bin\nfatal: sha1 file write error: No space left on device"
            view.show_failure(GitFailure(words, 128))


def _removal(state: str, screen: WindowEngine) -> None:
    view = screen.app.worktree_removal_view
    view.begin(_PLACE)
    match state:
        case "worktree-remove":
            view.show_state(replace(_STATE, lost=_LOST, lost_count=8_412, lost_size=148_005_612))
        case "worktree-remove-open":
            view.show_state(_STATE, ("Move the upload queue to SQLite",))
        case "worktree-remove-missing":
            view.show_state(replace(_STATE, missing=True))
        case "worktree-unmerged":
            view.show_state(replace(_STATE, standing=Standing.UNMERGED, merged_into="", commits=3))
        case "worktree-uncommitted" | "worktree-uncommitted-lost":
            changes = (b"src/upload.py", b"tests/test_upload.py")
            view.show_state(replace(_STATE, standing=Standing.UNCOMMITTED, changes=changes))
            view.commitFirst(state == "worktree-uncommitted")


def _merge(state: str, screen: WindowEngine) -> None:
    view = screen.app.worktree_merge_view
    view.begin(_PLACE, shows_diff=True)
    match state:
        case "worktree-merge":
            view.show_plan(_MERGE, ("Move the upload queue to SQLite",))
        case "worktree-merge-plain":
            view.show_plan(MergePlan(replace(_BRANCH, targets=("main",), behind=0), seen="x"))
        case "worktree-merge-blocked":
            blocked = (b"src/upload/retry.py",)
            view.show_plan(
                MergePlan(_BRANCH, MergeProblem.IN_THE_WAY, blocking=blocked, blocking_count=1, seen="x")
            )
        case "worktree-merged":
            view.show_plan(_MERGE)
            view.show_merged(Merged("retry-uploads", "main", _ATLAS, _BASE, "9f8e7d6" + "0" * 33, 3))
        case "worktree-merge-stopped":
            view.show_plan(_MERGE)
            view.show_stopped(_STOPPED)


def _list(screen: WindowEngine) -> None:
    now = time.time()
    known = [
        sessions.told(1, "Move the upload queue to SQLite", "atlas", "main", now - 900),
        sessions.told(2, "Retry uploads that fail", "atlas-retry-uploads", "retry-uploads", now - 1_800),
        sessions.told(3, "Faster start", "atlas-faster-start", "faster-start", now - 90_000),
        sessions.told(4, "Why does the relay drop webhooks?", "relay", "main", now - 4_000),
    ]
    model = screen.app.session_list
    model.arrange(True, ())
    model.apply_changes(
        [each._replace(repository=_ATLAS) if "atlas" in each.folder else each for each in known]
    )
