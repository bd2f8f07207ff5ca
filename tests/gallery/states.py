"""States of the window, by name."""

from functools import partial

from PySide6.QtCore import QTimer

from claude_desk.protocol.disk.work_place import WorkPlace
from claude_desk.protocol.files.settings_file import SettingsFile
from claude_desk.protocol.phrase import Phrase
from claude_desk.session.core import start_failures
from claude_desk.session.core.session_state import Problem, ProblemKind, Remedy
from claude_desk.session.machine.child_state import StopClock
from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.ui.window.window_engine import WindowEngine
from claude_desk.workspace.editors import OWN as OWN_EDITOR
from tests.gallery import (
    agents,
    attachments,
    cards,
    changes,
    claude_code,
    composer,
    drawn,
    elicitations,
    file_dialogs,
    files,
    formulas,
    large,
    live,
    long_conversation,
    message_queue,
    old_files,
    opened_agent,
    overview,
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
    terminal,
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
from tests.live_session import FOLDER, LiveSession, ensure_loop
from tests.screen_files import ScreenFiles, ScreenLibrary

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
    **drawn.SHOWS,
}

# Requests of the gallery, by name.
ASKS = {**permission_requests.PERMISSIONS, **drawn.PERMISSIONS}

# A start that Claude Code has refused, for each thing that mends it: the reason, and Claude Code's words.
REFUSED_STARTS = {
    "start-sign-in": ("gateway_signin_required", "Your sign-in has ended."),
    "start-profile": ("provider_not_allowed", "Bedrock is not one of the allowedProviders."),
    "start-program": ("cli_version_too_old", "Claude Code 2.1.37 is too old: 2.1.100 or later is required."),
    "start-folder": ("cwd_unavailable", "The current working directory was deleted."),
    "start-mode": ("bypass_root", "--dangerously-skip-permissions cannot be used with root privileges"),
    "start-copy": ("managed_settings_invalid", "managed-settings.json: Unexpected end of JSON input"),
    "start-retry": ("worktree_unverified", "The worktree could not be verified right now."),
    "start-command": ("sandbox_required_unavailable", "bubblewrap (bwrap) and socat are not installed"),
}
STATES = (
    *SHOWS,
    *ASKS,
    *session_choices.STATES,
    *agents.STATES,
    *opened_agent.STATES,
    *overview.STATES,
    *usage.STATES,
    *claude_code.STATES,
    *sessions.STATES,
    *elicitations.STATES,
    *file_dialogs.STATES,
    *search.STATES,
    *changes.STATES,
    *files.STATES,
    *worktrees.STATES,
    *profiles.STATES,
    *terminal.STATES,
    "conversation", "streaming", "permission", "edit", "queue", "question", "previews", "plan", "plan-long",
    "errors", "too-long", "no-model", "sign-in-again", "ledger", "empty", "empty-plain", "starting",
    *trust.STATES, "not-found", "sign-in",
    "start-failed", "start-refused", *REFUSED_STARTS,
    "retrying", "folder-gone", "worktree-gone", "file-gone", "file-unreadable", "awaiting", "awaiting-retry",
    "cleared",
    *readme.STATES, *pages.STATES, *composer.STATES, *start_page.STATES, *session_locks.STATES,
)  # fmt: skip


def fill(state: str, screen: WindowEngine) -> LiveSession | None:
    """Put the window into a state. Return the state's session, or None if the state has no session. Raise
    `ValueError` if no state has that name."""
    if state not in STATES:
        raise ValueError(f"no state {state}")
    ensure_loop()
    if state in readme.STATES:
        session = fill(readme.STATES[state], screen)
        readme.fill_list(screen)
        return session
    make = Maker()
    app = screen.app
    if state == "settings-editor":
        app.preferences.show(SettingsFile(editor=OWN_EDITOR, editor_command="kitty -e 'nvim +{line} {file}"))
    elif state in ("settings-changed", "settings-differing"):
        changed = {"text_font": "Atkinson Hyperlegible", "column": "wide", "density": "compact", "sounds": 7}
        app.preferences.show(SettingsFile.model_validate({**changed, "animations": False, "mode": "plan"}))
        app.set_column("wide")
        app.set_density("compact")
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
    session = LiveSession(
        _rows(state, make),
        folder=_folder(state),
        child="none" if state in _WITHOUT_CHILD else "up",
        files=_files(state),
        cost=None if state in (*_EMPTY, "usage-unknown") else 0.84,
        library=ScreenLibrary(compacted=state == "rewind-not"),
        stop_clock=StopClock(again=0.0),
        may_run_git=lambda _: state != "changes-untrusted",
        may_ask_git=lambda _: state != "terminal-none",
        make_terminal=partial(terminal.make_terminal, state),
    )
    _set(state, session, make)
    live.complete(state, session)
    formulas.complete(state, screen)
    session_choices.set_up(state, session)
    agents.set_up(state, session)
    opened_agent.set_up(state, session)
    message_queue.complete(state, session)
    usage.complete(state, session)
    claude_code.complete(state, session)
    session.pass_time(34)
    task_outputs.complete(state, session)
    changes.complete(state, session)
    files.complete(state, session)
    app.attach(session)
    files.open_folders(state, app.view)
    session_choices.ask(state, app.view, session)
    if state in _EMPTY:
        session.info.title = ""
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
    overview.complete(state, screen)
    worktrees.fill(state, screen)
    profiles.fill(state, screen)
    selections.select(state, app.view)
    task_outputs.show(state, app.view)
    opened_agent.open_it(state, app.view)
    terminal.open_it(state, app.view, session)
    return session


# States of a session whose child has not been started, or could not be started.
_WITHOUT_CHILD = (
    "errors",
    "not-found",
    "sign-in",
    "start-failed",
    "start-refused",
    *REFUSED_STARTS,
    "file-gone",
    "file-unreadable",
    "folder-gone",
    "worktree-gone",
)


def _folder(state: str) -> str:
    if state in files.STATES:
        return str(files.project(state))
    if state == "named-pictures":
        return str(attachments.project())
    return str(permission_requests.project()) if state in ASKS else FOLDER


def _files(state: str) -> ScreenFiles | None:
    if state in files.STATES:
        return ScreenFiles(_folder(state))
    return ScreenFiles() if state in changes.STATES else None


_EMPTY = ("empty", "empty-plain", "empty-menu", "branch-menu", "cleared", "profiles-new")


def _rows(state: str, make: Maker) -> list[Entry]:
    if state in SHOWS:
        return SHOWS[state](make)
    if state in (*_EMPTY, "not-found", "sign-in"):
        return []
    rows = upload_turn(make)
    return rows[:1] if state in ("awaiting", "awaiting-retry", "file-gone", "file-unreadable") else rows


def _set(state: str, session: LiveSession, make: Maker) -> None:
    if state in ASKS:
        session.works()
        session.set_requests(ASKS[state]())
    if state in elicitations.STATES:
        session.works()
        session.set_requests([elicitations.STATES[state]()])
    match state:
        case "ledger":
            assert session.permission_recorder.path is not None
            permission_log.journal(session.permission_recorder.path)
        case "streaming" | "conversation":
            session.works()
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
            session.works()
            if state == "queue":
                session.set_requests([bash_request(1), bash_request(2, "Explore"), edit_request()])
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
                session.set_requests([made[state]()])
                session.info.capabilities = ["ask_user_question_unanswered_v1"]
        case "awaiting" | "awaiting-retry":
            session.works()
            session.writes_tokens(340)
            if state == "awaiting-retry":
                session.retries(2, 10, 9, error="overloaded_error", error_status=529)
            session.pass_time(12 - 34)
        case "retrying":
            session.retries(2, 10, 9)
        case "errors":
            said = "Claude Code exited (exit code 1). Your next message starts it again."
            session.add(make(EntryKind.ERROR, "API Error: 529 Overloaded."), make(EntryKind.NOTICE, said))
        case "not-found":
            session.show_problem(Problem(ProblemKind.NO_CLI))
        case "too-long" | "no-model":
            told = {
                "too-long": "Prompt is too long",
                "no-model": "There's an issue with the selected model (claude-opus-4). "
                "It may not exist or you may not have access to it.",
            }
            session.add(*next_turn(make, "And the rest?", told[state]))
        case "sign-in-again":
            session.add(*next_turn(make, "And the rest?", "Invalid API key · Please run /login"))
            session.show_problem(Problem(ProblemKind.NOT_SIGNED_IN, "Invalid API key", "claude /login"))
        case "sign-in":
            session.show_problem(
                Problem(ProblemKind.NOT_SIGNED_IN, "Invalid API key · Please run /login", "claude /login")
            )
        case "start-failed":
            session.show_problem(
                Problem(ProblemKind.START_FAILED, "error: unknown option '--colour'\nTry --help.")
            )
        case "start-refused":
            session.show_problem(
                Problem(
                    ProblemKind.START_FAILED,
                    "Configuration error in /home/ada/.claude.json: JSON Parse error: Expected '}'",
                    "cp -i /home/ada/.claude/backups/claude.json /home/ada/.claude.json",
                    Phrase(
                        "process_end.settings_file_at",
                        path="/home/ada/.claude.json",
                        backup="/home/ada/.claude/backups/claude.json",
                    ),
                    Remedy.FILE,
                    "/home/ada/.claude.json",
                )
            )
        case _ if state in REFUSED_STARTS:
            session.show_problem(refused_start(REFUSED_STARTS[state]))
        case "file-gone":
            session.show_problem(Problem(ProblemKind.FILE_GONE))
        case "file-unreadable":
            path = "/home/ada/.claude/projects/-home-ada-atlas/0d5c7a3e-0000-4000-8000-00000000000d.jsonl"
            session.show_problem(Problem(ProblemKind.FILE_UNREADABLE, f"{path}\nPermission denied"))
        case "folder-gone":
            session.show_problem(Problem(ProblemKind.FOLDER_GONE, session.folder))
        case "worktree-gone":
            worktree = f"{session.folder}/.claude/worktrees/login"
            session.info.place = WorkPlace(worktree, worktree)
            session.show_problem(Problem(ProblemKind.FOLDER_GONE, worktree))


def refused_start(refusal: tuple[str, str]) -> Problem:
    """Return the problem of a start that was refused for this reason, with these words of Claude Code."""
    reason, error = refusal
    way = start_failures.WAYS_OUT[reason]
    command = " ".join(("claude", *way.arguments)) if way.arguments else way.command
    return Problem(ProblemKind.START_FAILED, error, command, way.words, way.remedy)


def next_turn(make: Maker, said: str, error: str) -> list[Entry]:
    """Return the rows of a message that failed."""
    turn = [make(EntryKind.USER, said), make(EntryKind.ERROR, error)]
    for entry in turn:
        entry.turn = 2
    return turn


def stream(session: LiveSession) -> QTimer:
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
