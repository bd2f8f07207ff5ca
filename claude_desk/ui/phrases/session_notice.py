"""What a session reports in a notice or on the page of a problem, and what the window reports."""

from claude_desk.ui import locale_format, safe_names
from claude_desk.ui.phrases.phrase_words import Field, Table, Wording
from claude_desk.ui.translation import translate


def not_on_disk(count: int, reason: str = "") -> str:
    if reason:
        return translate(
            "SessionNotice",
            "Not in Claude Code's session file: {count} of the turns above ({reason}). Claude Desk keeps "
            "their text. Once Claude Code restarts, Claude does not know them.",
            count=str(count),
            reason=reason,
        )
    return translate(
        "SessionNotice",
        "Not in Claude Code's session file: {count} of the turns above. Claude Desk keeps their text. Once "
        "Claude Code restarts, Claude does not know them.",
        count=str(count),
    )


def place_gone(said: str) -> str:
    """`said` is Claude Code's message."""
    ours = translate(
        "SessionNotice",
        "Claude Code could not find the message you rewound to. It continues from the end: Claude still"
        " knows what you removed.",
    )
    return f"{said}\n\n{ours}"


def files_not_read(
    reason: str, settings: bool, titles: bool, window: bool, answers: bool, profiles: bool
) -> str:
    """The arguments say which files of the program could not be read."""
    named = (
        (settings, translate("SessionNotice", "your settings")),
        (titles, translate("SessionNotice", "session titles and pins")),
        (window, translate("SessionNotice", "open sessions")),
        (answers, translate("SessionNotice", "your answers about folders")),
        (profiles, translate("SessionNotice", "your profiles")),
    )
    return translate(
        "SessionNotice",
        "Could not read some Claude Desk files: {names} ({reason}). They were left as they are.",
        names=locale_format.enumeration(name for is_unread, name in named if is_unread),
        reason=reason,
    )


def _until_solved(sentence: str) -> str:
    """Add the warning about lost changes to `sentence`."""
    until = translate("SessionNotice", "Until this is solved, changes may be lost when you quit.")
    return locale_format.sentences((sentence, until))


def damaged(settings: bool, titles: bool, draft: bool, window: bool) -> str:
    """The arguments say which files of the program were damaged."""
    named = (
        (settings, translate("SessionNotice", "your settings")),
        (titles, translate("SessionNotice", "session titles and pins")),
        (draft, translate("SessionNotice", "an unsent message")),
        (window, translate("SessionNotice", "open sessions")),
    )
    return translate(
        "SessionNotice",
        "Some Claude Desk files were damaged and were renamed to “.damaged”: {names}.",
        names=locale_format.enumeration(name for is_damaged, name in named if is_damaged),
    )


def settings_not_used(names: str) -> str:
    """`names` are the names of the settings in the file, separated by spaces."""
    return translate(
        "SessionNotice",
        "Ignored settings with unknown values: {names}.",
        names=locale_format.enumeration(names.split()),
    )


def shell_failed(shell: str, failure: str) -> str:
    """`failure` is a `ShellFailure`."""
    name = safe_names.path(shell)
    match failure:
        case "late":
            return translate(
                "SessionNotice",
                "{shell} took too long to start: Claude Code lacks your shell's PATH and variables. To try "
                "again, open Settings, Claude Code.",
                shell=name,
            )
        case "not-started":
            return translate(
                "SessionNotice",
                "{shell} could not be started: Claude Code lacks your shell's PATH and variables. To try "
                "again, open Settings, Claude Code.",
                shell=name,
            )
        case _:
            return translate(
                "SessionNotice",
                "The environment of {shell} could not be read: Claude Code lacks your shell's PATH and "
                "variables. To try again, open Settings, Claude Code.",
                shell=name,
            )


def _workers(names: str, more: int) -> str:
    """Return the names of workers. `names`: the first names, one on each line. `more`: how many
    follow."""
    said = locale_format.enumeration(safe_names.quoted(name) for name in names.split("\n"))
    if not more:
        return said
    return translate("SessionNotice", "{names} and %Ln more", n=more, one="{names} and %Ln more", names=said)


def _question(text: str) -> str:
    return safe_names.inside_quotes(text, 500)


WORDS: Table = {
    "sent_then": Wording(
        "The usage limit was reset. %Ln waiting messages are sent now.",
        n="count",
        one="The usage limit was reset. The waiting message is sent now.",
    ),
    "not_sent_then": Wording(
        "%Ln messages that waited for the usage limit’s reset were not sent: their time has passed.",
        n="count",
        one="The message that waited for the usage limit’s reset was not sent: its time has passed.",
    ),
    "bypass_later": Wording("Bypass permissions starts after this turn; Claude Code restarts for it."),
    "bypass_after_agents": Wording(
        "Bypass permissions starts when %Ln agents have ended; Claude Code restarts for it. Your messages"
        " wait until then.",
        n="count",
        one="Bypass permissions starts when %Ln agent has ended; Claude Code restarts for it. Your messages"
        " wait until then.",
    ),
    "start_after_agents": Wording(
        "Claude Code restarts when %Ln agents have ended.",
        n="count",
        one="Claude Code restarts when %Ln agent has ended.",
    ),
    "agents_first": Wording(
        "Claude Code cannot restart while %Ln agents work. Stop them, or try again when they have ended.",
        n="count",
        one="Claude Code cannot restart while %Ln agent works. Stop it, or try again when it has ended.",
    ),
    # `names` are the first names, one on each line. `more` is the number of further names.
    "stopped_by_user": Wording("Stopped by you: {names}", names=Field("names", "more", by=_workers)),
    "stopped_with_turn": Wording(
        "Claude Code stopped with the turn: {names}", names=Field("names", "more", by=_workers)
    ),
    "not_running": Wording("No longer running: {names}", names=Field("names", "more", by=_workers)),
    "plugin_not_loaded": Wording(
        "The plugin {name} did not load: {reason}", "The plugin {name} did not load"
    ),
    "sign_in_ends": Wording(
        "Your sign-in to Claude ends by {day}. To sign in again, run claude /login in a terminal.",
        day=Field("at", by=locale_format.day),
    ),
    "not_moved": Wording("Claude Code did not move the running call to the background. Claude waits for it."),
    "no_task_stops": Wording(
        "This version of Claude Code cannot stop single tasks. Use Stop to end the turn."
    ),
    "slow_start": Wording(
        "Claude Code is taking a while to start. Your messages are kept until it is ready."
    ),
    "start_after_turn": Wording("Claude Code restarts when this turn has ended."),
    "start_later": Wording("Claude Code cannot restart during a turn. Try again when it has ended."),
    "past_unread": Wording("The earlier transcript could not be read."),
    "not_found": Wording("The session was not found; a new one was started."),
    "not_on_disk": not_on_disk,
    "unknown_conversation": Wording(
        "Claude Code could not resume this session: Claude does not know the transcript above."
    ),
    "turn_forgotten": Wording("Claude does not know this turn: Claude Code was stopped before saving it."),
    "branch_forgotten": Wording(
        "Claude does not know the conversation since you rewound: Claude Code was stopped before saving it."
    ),
    "place_gone": place_gone,
    "beside": Wording(
        "%Ln messages of this session are not in this conversation: Claude does not know them.",
        n="count",
        one="%Ln message of this session is not in this conversation: Claude does not know it.",
    ),
    "others_plan": Wording("Another program switched this session to Plan."),
    "others_edits": Wording(
        "Another program switched this session to Accept edits. Here, Claude still asks first."
    ),
    "no_program": Wording("No such program: {name}"),
    "auto_mode": Wording(
        "Auto: Claude Code decides what may run and rarely asks you, until you choose another mode"
    ),
    "mode_not_changed": Wording("The permission mode could not be changed: {reason}"),
    "model_not_changed": Wording("The model could not be changed: {reason}"),
    "effort_not_changed": Wording("The effort could not be changed: {reason}"),
    "thinking_not_changed": Wording("The thinking budget could not be changed: {reason}"),
    "effort_in_force": Wording("Claude Code uses the effort “{effort}”."),
    "task_not_stopped": Wording("“{task}” could not be stopped: {reason}"),
    "files_changed": Wording(
        "Files that Claude Code applies have changed in this folder. Claude Code was stopped; it restarts"
        " once you decide whether to trust them."
    ),
    "taken_over": Wording(
        "You took over this session. The other program was not stopped; Claude will not see here what it"
        " writes from now on."
    ),
    # --- why something could not be saved on disk: the end of a sentence ---
    "disk_failed": Wording("disk error"),
    "too_many_attachments": Wording("more than 100 MB of attachments are queued"),
    # --- questions of MCP servers; `question` may be "" ---
    "question_answered": Wording(
        "The question from the MCP server {server} was answered. “{question}”",
        "The question from the MCP server {server} was answered.",
        server=safe_names.named,
        question=_question,
    ),
    "question_declined": Wording(
        "The question from the MCP server {server} was declined. “{question}”",
        "The question from the MCP server {server} was declined.",
        server=safe_names.named,
        question=_question,
    ),
    "question_not_answered": Wording(
        "The question from the MCP server {server} was not answered. “{question}”",
        "The question from the MCP server {server} was not answered.",
        server=safe_names.named,
        question=_question,
    ),
    "question_withdrawn": Wording(
        "The question from the MCP server {server} was not answered: Claude Code withdrew it. “{question}”",
        "The question from the MCP server {server} was not answered: Claude Code withdrew it.",
        server=safe_names.named,
        question=_question,
    ),
    # --- the disk, and the program's own files ---
    "settings_not_saved": Wording("Could not save your settings: {reason}.", then=_until_solved),
    "answer_not_saved": Wording(
        "Could not save your answer about this folder: {reason}.", then=_until_solved
    ),
    "draft_not_saved": Wording("Could not save your draft: {reason}.", then=_until_solved),
    # Stands for the system's reason, which is missing if the disk did not answer.
    "disk_slow": Wording("the disk did not answer in time"),
    "drafts_joined": Wording("Several windows had a draft of this session. The message box has all of them."),
    "draft_not_read": Wording("Could not read an unsent message: {reason}. Its file was left as it is."),
    "queue_not_read": Wording("Could not read queued messages: {reason}. Their file was left as it is."),
    "drafts_not_read": Wording("Could not read your drafts and queued messages: {reason}."),
    "files_not_read": files_not_read,
    "journal_not_saved": Wording("Could not save this session's history: {reason}.", then=_until_solved),
    "titles_not_saved": Wording("Could not save session titles and pins: {reason}.", then=_until_solved),
    "window_not_saved": Wording("Could not save the list of open sessions: {reason}.", then=_until_solved),
    # `folders` are folders, each with the system's reason.
    "folders_unusable": Wording(
        "Claude Desk cannot use {folders}. What belongs there is lost when you quit."
    ),
    "damaged": damaged,
    # Shown when the search for a mention (`@`) gets no answer from the folder.
    "folder_silent": Wording("This folder does not answer."),
    "profiles_damaged": Wording(
        "The file of profiles was damaged and was renamed to “profiles.json.damaged”. Only the default"
        " profile is left; the sessions of the others are still on disk."
    ),
    "profiles_not_saved": Wording("Could not save the profiles: {reason}."),
    "settings_not_used": settings_not_used,
    # --- notices of the whole window, shown for some seconds ---
    "not_closed_properly": Wording("Claude Desk was not closed properly. Your sessions were restored."),
    "cannot_open_folder": Wording("Cannot open this folder: {folder}", folder=safe_names.path),
    "no_other_session": Wording("No other session is open. Open one, then show it beside this one."),
    # Notice about a session whose file does not name its folder.
    "names_no_folder": Wording("Cannot open this session: its file does not name a folder."),
    "goes_to_match": Wording("Going to the match…"),
    "match_not_found": Wording("The match was not found in that session."),
    "nearest_row": Wording("The match is in a part that is not shown; this is the nearest row."),
    # --- commands that need a terminal ---
    # `name` is the command without `/`.
    "needs_terminal": Wording("/{name} needs a terminal. Run claude in a terminal in this folder."),
    # `command` is a command line.
    "sign_in": Wording("Sign in by running “{command}” in a terminal, then send your message again."),
    "sign_out": Wording("To sign out, run claude in a terminal and type /logout."),
    "not_copied": Wording(
        "%Ln files were not copied into the worktree: {names}",
        n="count",
        one="%Ln file was not copied into the worktree: {names}",
    ),
    "shell_failed": shell_failed,
    "shell_other_folder": Wording(
        "Your shell sets CLAUDE_CONFIG_DIR to {folder}, but answered late. It counts once Claude Desk is "
        "restarted from a terminal.",
        folder=safe_names.path,
    ),
}
