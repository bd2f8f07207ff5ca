"""The start page with all its contents."""

import time
from pathlib import Path

from claude_desk.library.catalog.requests import SessionRecord
from claude_desk.repository.branch_requests import BranchList, LocalBranch
from claude_desk.ui.window.window_engine import WindowEngine
from claude_desk.workspace.recent_folders import FolderFacts, RecentFolder
from tests.session_records import record

STATES = ("start", "start-empty", "start-first", "start-signed-out", "start-too-old", "start-not-found")
_HOME = str(Path.home())


def fill(state: str, screen: WindowEngine) -> None:
    app = screen.app
    if state == "start":
        app.start_view.show(_folders(), _sessions())
    app.show_start_page()
    if state in ("start-first", "start-signed-out", "start-too-old"):
        src = f"{_HOME}/src"
        known = (("atlas", 212), ("relay", 88), ("handbook", 12))
        app.start_view.show([RecentFolder(f"{src}/{n}", f"{src}/{n}", True, "main", m) for n, m in known], [])
        signed_in = state == "start-first"
        app.cli_check_view.show_found("2.1.330", signed_in, "mara@example.org" * signed_in)
    if state == "start-too-old":
        app.cli_check_view.show_too_old("1.0.24")
    if state == "start-not-found":
        blocked = [f"{_HOME}/bin/claude"]
        app.cli_check_view.show_missing(14, [f"{_HOME}/.local/bin", "/usr/local/bin"], blocked)


def fill_new_session(state: str, screen: WindowEngine) -> None:
    """Show the facts about the folder of a new session. The state `empty-plain` has no git branch, no
    CLAUDE.md and no sessions."""
    view, folder = screen.app.new_session_view, "/home/someone/src/atlas"
    view.setFolder(folder)
    if state == "empty-plain":
        view.show_facts(folder, FolderFacts())
        return
    view.show_facts(folder, FolderFacts(branch="feature/resume-uploads", instructions="CLAUDE.md"))
    view.show_sessions(folder, [(record, record.title) for record in _sessions()])
    if state == "branch-menu":
        names = ("feature/resume-uploads", "main", "fix/retry-on-429", "release/2.4")
        branches = (*map(LocalBranch, names), LocalBranch("queue-sqlite", elsewhere=True))
        view.show_branches(folder, BranchList(folder, names[0], branches, 12))


def _folders() -> list[RecentFolder]:
    now = time.time()
    src = f"{_HOME}/src"
    atlas, www = f"{src}/atlas", "/srv/www/a-very-long/path/that/goes/on/and/on/until/it/does/not/fit"
    return [
        RecentFolder(atlas, atlas, True, "main", 128, now - 300),
        RecentFolder(f"{src}/atlas-uploads", atlas, True, "uploads-that-resume", 4, now - 7_200, True),
        RecentFolder(f"{src}/relay", f"{src}/relay", True, "main", 1, now - 90_000),
        RecentFolder(f"{src}/wt/parser", f"{src}/kiosk", True, "parser", 12, now - 400_000),
        RecentFolder(www, www, True, "", 0, 0.0),
        RecentFolder(f"{src}/gone", f"{src}/gone", False, "main", 7, now - 9_000_000),
        *(
            RecentFolder(f"{src}/other-{n}", f"{src}/other-{n}", True, "main", n, now - 9e7)
            for n in range(2, 9)
        ),
    ]


def _sessions() -> list[SessionRecord]:
    now = time.time()
    long = "a title that is so long that it does not fit into its row " * 2
    told = [
        ("Uploads that resume after the network went away", f"{_HOME}/src/atlas", 300),
        ("Why is the queue slow?", f"{_HOME}/src/relay", 90_000),
        (f"\u05e9\u05dc\u05d5\u05dd \u4f60\u597d {long}", "/srv/www", 200_000),
    ]
    return [
        record(f"s{number}", Path("/x"), now - ago, title=title, folder=folder, branch="main")
        for number, (title, folder, ago) in enumerate(told)
    ]
