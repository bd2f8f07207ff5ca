"""States of the window, by name."""

import time

from PySide6.QtCore import QTimer

from claude_desk.protocol.files.settings_file import SettingsFile
from claude_desk.session.core.session_state import ProblemKind
from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.ui.window.window_engine import WindowEngine
from claude_desk.workspace.editors import OWN as OWN_EDITOR
from tests.fake_session import FakeProblem, FakeRetry, FakeSession
from tests.gallery import (
    agents,
    attachments,
    cards,
    changes,
    composer,
    elicitations,
    file_dialogs,
    formulas,
    large,
    live,
    long_conversation,
    message_queue,
    old_files,
    pages,
    permission_log,
    permission_requests,
    profiles,
    prose,
    readme,
    search,
    selections,
    session_choices,
    session_locks,
    sessions,
    start_page,
    task_outputs,
    tools,
    trust,
    turns,
    unread_pages,
    usage,
    worktrees,
)
from tests.gallery.entry_maker import Maker
from tests.gallery.permission_requests import (
    bash_request,
    edit_request,
    long_plan_request,
    plan_request,
    preview_request,
    question_request,
)
from tests.gallery.turns import upload_turn

# Conversations of the gallery, by name. Each subject has a module.
SHOWS = {
    **turns.SHOWS,
    **attachments.SHOWS,
    **cards.SHOWS,
    **large.SHOWS,
    **live.SHOWS,
    **old_files.SHOWS,
    **message_queue.SHOWS,
    **unread_pages.SHOWS,
    **prose.SHOWS,
    **tools.SHOWS,
    **long_conversation.SHOWS,
    **selections.SHOWS,
    **task_outputs.SHOWS,
    **formulas.SHOWS,
}

STATES = (
    *SHOWS,
    *permission_requests.PERMISSIONS,
    *session_choices.STATES,
    *agents.STATES,
    *usage.STATES,
    *sessions.STATES,
    *elicitations.STATES,
    *file_dialogs.STATES,
    *search.STATES,
    *changes.STATES,
    *worktrees.STATES,
    *profiles.STATES,
    "conversation", "streaming", "permission", "edit", "queue", "question", "previews", "plan", "plan-long",
    "errors", "too-long", "no-model", "sign-in-again", "ledger", "empty", "empty-plain", "starting",
    *trust.STATES, "not-found", "sign-in",
    "start-failed",
    "retrying", "folder-gone", "worktree-gone", "file-gone", "file-unreadable", "awaiting", "awaiting-retry",
    "cleared",
    *readme.STATES, *pages.STATES, *composer.STATES, *start_page.STATES, *session_locks.STATES,
)  # fmt: skip


def fill(state: str, screen: WindowEngine) -> FakeSession | None:
    """Put the window into a state, and return the session of the state, or None without a session. Raise
    `ValueError` if no state has that name."""
    if state not in STATES:
        raise ValueError(f"no state {state}")
    if state in readme.STATES:
        session = fill(readme.STATES[state], screen)
        readme.fill_list(screen)
        return session
    make = Maker()
    app = screen.app
    if state == "settings-editor":
        app.preferences.show(SettingsFile(editor=OWN_EDITOR, editor_command="kitty -e 'nvim +{line} {file}"))
    else:
        app.preferences.show(SettingsFile())
    app.preferences.show_notifier(True)
    app.preferences.show_shell("Environment: as in a terminal, from /usr/bin/zsh", False)
    if state in start_page.STATES:
        start_page.fill(state, screen)
        return None
    if state == "starting":
        app.show_conversation("/home/someone/src/atlas")
        return None
    if state in trust.STATES:
        trust.fill(state, screen)
        return None
    session = FakeSession(parent=screen)
    if state in SHOWS:
        session.entries = SHOWS[state](make)
    elif state not in ("empty", "empty-plain", "cleared", "not-found", "sign-in", "profiles-new"):
        session.entries = upload_turn(make)
    _set(state, session, make)
    live.complete(state, session)
    formulas.complete(state, screen)
    session_choices.set_up(state, session)
    agents.set_up(state, session)
    message_queue.complete(state, session)
    usage.complete(state, session)
    task_outputs.complete(state, session)
    changes.complete(state, session)
    app.attach(session)
    session_choices.ask(state, app.view)
    if state in ("empty", "empty-plain", "cleared", "profiles-new"):
        session.info.title = ""
        session.cost = None
        start_page.fill_new_session(state, screen)
    if state == "cleared":
        app.view.set_earlier("Find out why the relay drops webhooks", "1")
    if state in composer.STATES:
        composer.fill(state, session, app.view.composer)
    live.unfold(state, app.view.transcript)
    old_files.unfold(state, app.view.transcript)
    session_locks.complete(state, screen)
    if state in search.STATES:
        search.fill(state, screen)
    sessions.complete(state, session, screen)
    worktrees.fill(state, screen)
    profiles.fill(state, screen)
    selections.select(state, app.view)
    task_outputs.show(state, app.view)
    return session


def _set(state: str, session: FakeSession, make: Maker) -> None:
    session.state_since = time.time() - 34
    if state in permission_requests.PERMISSIONS:
        session.state = "waiting"
        session.folder = str(permission_requests.project())
        session.requests = permission_requests.PERMISSIONS[state]()
    if state in elicitations.STATES:
        session.state = "waiting"
        session.requests = [elicitations.STATES[state]()]
    match state:
        case "ledger":
            session.permission_recorder.path = permission_log.journal()
        case "streaming" | "conversation":
            session.state = "working"
        case (
            "permission"
            | "edit"
            | "queue"
            | "question"
            | "previews"
            | "plan"
            | "plan-long"
            | "completing-asked"
        ):
            session.state = "waiting"
            if state == "queue":
                session.requests = [bash_request(1), bash_request(2, "Explore"), edit_request()]
            else:
                made = {
                    "permission": bash_request,
                    "completing-asked": bash_request,
                    "edit": edit_request,
                    "question": question_request,
                    "previews": preview_request,
                    "plan": plan_request,
                    "plan-long": long_plan_request,
                }
                session.requests = [made[state]()]
                session.info.capabilities = ["ask_user_question_unanswered_v1"]
        case "awaiting" | "awaiting-retry":
            session.entries = session.entries[:1]
            session.state = "working" if state == "awaiting" else "retrying"
            session.state_since, session.tokens = time.time() - 12, 340
            session.retry = FakeRetry(2, 10, time.time() + 9, "Claude's servers are overloaded (529)")
        case "retrying":
            session.state = "retrying"
            session.retry = FakeRetry(2, 10, time.time() + 9)
        case "errors":
            session.state = "not-running"
            session.entries += [
                make(EntryKind.ERROR, "API Error: 529 Overloaded."),
                make(
                    EntryKind.NOTICE,
                    "Claude Code exited (exit code 1). Your next message starts it again.",
                ),
            ]
        case "not-found":
            session.state = "not-running"
            session.problem = FakeProblem("no-cli")
        case "too-long" | "no-model":
            told = {
                "too-long": "Prompt is too long",
                "no-model": "There's an issue with the selected model (claude-opus-4). "
                "It may not exist or you may not have access to it.",
            }
            session.entries += next_turn(make, "And the rest?", told[state])
        case "sign-in-again":
            session.entries += next_turn(make, "And the rest?", "Invalid API key · Please run /login")
            session.problem = FakeProblem("not-signed-in", "Invalid API key", "claude /login")
        case "sign-in":
            session.state = "not-running"
            session.problem = FakeProblem(
                "not-signed-in", "Invalid API key · Please run /login", "claude /login"
            )
        case "start-failed":
            session.state = "not-running"
            session.problem = FakeProblem("start-failed", "error: unknown option '--colour'\nTry --help.")
        case "file-gone":
            session.state = "not-running"
            session.entries = session.entries[:1]
            session.problem = FakeProblem("file-gone")
        case "file-unreadable":
            session.state = "not-running"
            session.entries = session.entries[:1]
            path = "/home/ada/.claude/projects/-home-ada-atlas/0d5c7a3e-0000-4000-8000-00000000000d.jsonl"
            session.problem = FakeProblem("file-unreadable", f"{path}\nPermission denied")
        case "folder-gone":
            session.state = "not-running"
            session.problem = FakeProblem(ProblemKind.FOLDER_GONE, session.folder)
        case "worktree-gone":
            session.state = "not-running"
            session.worktree_gone = True
            session.problem = FakeProblem(
                ProblemKind.FOLDER_GONE, f"{session.folder}/.claude/worktrees/login"
            )


def next_turn(make: Maker, said: str, error: str) -> list[Entry]:
    """Return the rows of a message that failed."""
    turn = [make(EntryKind.USER, said), make(EntryKind.ERROR, error)]
    for entry in turn:
        entry.turn = 2
    return turn


def stream(session: FakeSession) -> QTimer:
    """Keep writing the last row, so that the window shows a growing reply."""
    words = iter(
        ("Then the next step follows, and the one after it, until nothing is left. " * 40).split(" ")
    )
    timer = QTimer(session)

    def more() -> None:
        word = next(words, None)
        if word is None:
            timer.stop()
        else:
            session.append(session.entries[-1], " " + word)

    timer.timeout.connect(more)
    timer.start(50)
    return timer
