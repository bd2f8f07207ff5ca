"""What a session reports in a notice or on the page of a problem, and what the window reports."""

from claude_desk.protocol.phrase import Text
from claude_desk.ui import locale_format, safe_names
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.translation import translate


def bypass_later() -> str:
    return translate(
        "SessionNotice", "Bypass permissions starts after this turn; Claude Code restarts for it."
    )


def no_task_stops() -> str:
    return translate(
        "SessionNotice",
        "This version of Claude Code cannot stop single tasks. Use Stop to end the turn.",
    )


def slow_start() -> str:
    return translate(
        "SessionNotice", "Claude Code is taking a while to start. Your messages are kept until it is ready."
    )


def start_later() -> str:
    return translate(
        "SessionNotice", "Claude Code cannot restart during a turn. Try again when it has ended."
    )


def past_unread() -> str:
    return translate("SessionNotice", "The earlier transcript could not be read.")


def not_found() -> str:
    return translate("SessionNotice", "The session was not found; a new one was started.")


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


def unknown_conversation() -> str:
    return translate(
        "SessionNotice",
        "Claude Code could not resume this session: Claude does not know the transcript above.",
    )


def turn_forgotten() -> str:
    return translate(
        "SessionNotice", "Claude does not know this turn: Claude Code was stopped before saving it."
    )


def branch_forgotten() -> str:
    return translate(
        "SessionNotice",
        "Claude does not know the conversation since you rewound: Claude Code was stopped before saving it.",
    )


def place_gone(said: str) -> str:
    """`said`: Claude Code's own message about it."""
    ours = translate(
        "SessionNotice",
        "Claude Code could not find the message you rewound to. It continues from the end: Claude still"
        " knows what you removed.",
    )
    return f"{said}\n\n{ours}"


def beside(count: int) -> str:
    return translate(
        "SessionNotice",
        "%Ln messages are in another branch of this session: Claude does not know them.",
        n=count,
        one="%Ln message is in another branch of this session: Claude does not know it.",
    )


def others_plan() -> str:
    return translate("SessionNotice", "Another program switched this session to Plan.")


def others_edits() -> str:
    return translate(
        "SessionNotice",
        "Another program switched this session to Accept edits. Here, Claude still asks first.",
    )


def no_program(name: str) -> str:
    return translate("SessionNotice", "No such program: {name}", name=name)


def mode_not_changed(reason: Text) -> str:
    return translate(
        "SessionNotice", "The permission mode could not be changed: {reason}", reason=words(reason)
    )


def model_not_changed(reason: Text) -> str:
    return translate("SessionNotice", "The model could not be changed: {reason}", reason=words(reason))


def effort_not_changed(reason: Text) -> str:
    return translate("SessionNotice", "The effort could not be changed: {reason}", reason=words(reason))


def thinking_not_changed(reason: Text) -> str:
    return translate(
        "SessionNotice", "The thinking budget could not be changed: {reason}", reason=words(reason)
    )


def effort_in_force(effort: str) -> str:
    return translate("SessionNotice", "Claude Code uses the effort “{effort}”.", effort=effort)


def task_not_stopped(task: str, reason: Text) -> str:
    return translate(
        "SessionNotice", "“{task}” could not be stopped: {reason}", task=task, reason=words(reason)
    )


def files_changed() -> str:
    return translate(
        "SessionNotice",
        "Files that Claude Code applies have changed in this folder. Claude Code was stopped; it restarts"
        " once you decide whether to trust them.",
    )


def taken_over() -> str:
    return translate(
        "SessionNotice",
        "You took over this session. The other program was not stopped; Claude will not see here what it"
        " writes from now on.",
    )


# --- why something could not be kept on disk: the end of a sentence -------------------------------


def disk_failed() -> str:
    return translate("SessionNotice", "disk error")


def too_many_attachments() -> str:
    return translate("SessionNotice", "more than 100 MB of attachments are queued")


# --- questions of MCP servers; `question` may be "" -----------------------------------------------


def question_answered(server: str, question: str) -> str:
    if not question:
        return translate(
            "SessionNotice",
            "The question from the MCP server {server} was answered.",
            server=safe_names.named(server),
        )
    return translate(
        "SessionNotice",
        "The question from the MCP server {server} was answered. “{question}”",
        server=safe_names.named(server),
        question=safe_names.inside_quotes(question, 500),
    )


def question_declined(server: str, question: str) -> str:
    if not question:
        return translate(
            "SessionNotice",
            "The question from the MCP server {server} was declined.",
            server=safe_names.named(server),
        )
    return translate(
        "SessionNotice",
        "The question from the MCP server {server} was declined. “{question}”",
        server=safe_names.named(server),
        question=safe_names.inside_quotes(question, 500),
    )


def question_not_answered(server: str, question: str) -> str:
    if not question:
        return translate(
            "SessionNotice",
            "The question from the MCP server {server} was not answered.",
            server=safe_names.named(server),
        )
    return translate(
        "SessionNotice",
        "The question from the MCP server {server} was not answered. “{question}”",
        server=safe_names.named(server),
        question=safe_names.inside_quotes(question, 500),
    )


def question_withdrawn(server: str, question: str) -> str:
    if not question:
        return translate(
            "SessionNotice",
            "The question from the MCP server {server} was not answered: Claude Code withdrew it.",
            server=safe_names.named(server),
        )
    return translate(
        "SessionNotice",
        "The question from the MCP server {server} was not answered: Claude Code withdrew it. “{question}”",
        server=safe_names.named(server),
        question=safe_names.inside_quotes(question, 500),
    )


# --- the disk, and the program's own files ---------------------------------------------------------


def settings_not_saved(reason: Text) -> str:
    why = words(reason)
    return _until_solved(translate("SessionNotice", "Could not save your settings: {reason}.", reason=why))


def answer_not_saved(reason: Text) -> str:
    why = words(reason)
    return _until_solved(
        translate("SessionNotice", "Could not save your answer about this folder: {reason}.", reason=why)
    )


def draft_not_saved(reason: Text) -> str:
    why = words(reason)
    return _until_solved(translate("SessionNotice", "Could not save your draft: {reason}.", reason=why))


def disk_slow() -> str:
    """Reason for a failure, if the system gives none."""
    return translate("SessionNotice", "the disk did not answer in time")


def drafts_joined() -> str:
    return translate(
        "SessionNotice",
        "Several windows had a draft of this session. The message box has all of them.",
    )


def draft_not_read(reason: Text) -> str:
    return translate(
        "SessionNotice",
        "Could not read an unsent message: {reason}. Its file was left as it is.",
        reason=words(reason),
    )


def queue_not_read(reason: Text) -> str:
    return translate(
        "SessionNotice",
        "Could not read queued messages: {reason}. Their file was left as it is.",
        reason=words(reason),
    )


def drafts_not_read(reason: Text) -> str:
    return translate(
        "SessionNotice", "Could not read your drafts and queued messages: {reason}.", reason=words(reason)
    )


def files_not_read(
    reason: str, settings: bool, titles: bool, window: bool, answers: bool, profiles: bool
) -> str:
    """Notice about files of the program that could not be read."""
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


def journal_not_saved(reason: Text) -> str:
    why = words(reason)
    return _until_solved(
        translate("SessionNotice", "Could not save this session's history: {reason}.", reason=why)
    )


def titles_not_saved(reason: Text) -> str:
    why = words(reason)
    return _until_solved(
        translate("SessionNotice", "Could not save session titles and pins: {reason}.", reason=why)
    )


def window_not_saved(reason: Text) -> str:
    why = words(reason)
    return _until_solved(
        translate("SessionNotice", "Could not save the list of open sessions: {reason}.", reason=why)
    )


def _until_solved(told: str) -> str:
    """Add the warning about lost changes to the sentence `told`."""
    until = translate("SessionNotice", "Until this is solved, changes may be lost when you quit.")
    return locale_format.sentences((told, until))


def folders_unusable(folders: str) -> str:
    """`folders`: each followed by the system's reason."""
    return translate(
        "SessionNotice",
        "Claude Desk cannot use {folders}. What belongs there is lost when you quit.",
        folders=folders,
    )


def damaged(settings: bool, titles: bool, draft: bool, window: bool) -> str:
    """Notice about files of the program that were damaged."""
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


def folder_silent() -> str:
    """Shown when the search for a mention (`@`) gets no answer from the folder."""
    return translate("SessionNotice", "This folder does not answer.")


def profiles_damaged() -> str:
    return translate(
        "SessionNotice",
        "The file of profiles was damaged and was renamed to “profiles.json.damaged”. Only the default"
        " profile is left; the sessions of the others are still on disk.",
    )


def profiles_not_saved(reason: str) -> str:
    return translate("SessionNotice", "Could not save the profiles: {reason}.", reason=reason)


def settings_not_used(names: str) -> str:
    """`names`: names of the settings as in the file, separated by spaces."""
    return translate(
        "SessionNotice",
        "Ignored settings with unknown values: {names}.",
        names=locale_format.enumeration(names.split()),
    )


# --- notices of the whole window, shown for some seconds -------------------------------------------


def not_closed_properly() -> str:
    return translate("SessionNotice", "Claude Desk was not closed properly. Your sessions were restored.")


def cannot_open_folder(folder: str) -> str:
    return translate("SessionNotice", "Cannot open this folder: {folder}", folder=safe_names.path(folder))


def no_other_session() -> str:
    return translate("SessionNotice", "No other session is open. Open one, then show it beside this one.")


def names_no_folder() -> str:
    """Notice about a session whose file does not name its folder."""
    return translate("SessionNotice", "Cannot open this session: its file does not name a folder.")


def goes_to_match() -> str:
    return translate("SessionNotice", "Going to the match…")


def match_not_found() -> str:
    return translate("SessionNotice", "The match was not found in that session.")


def nearest_row() -> str:
    return translate("SessionNotice", "The match is in a part that is not shown; this is the nearest row.")


# --- commands that need a terminal ------------------------------------------------------------------


def needs_terminal(name: str) -> str:
    """`name`: without its `/`."""
    return translate(
        "SessionNotice", "/{name} needs a terminal. Run claude in a terminal in this folder.", name=name
    )


def sign_in(command: str) -> str:
    """`command`: a command line."""
    return translate(
        "SessionNotice",
        "Sign in by running “{command}” in a terminal, then send your message again.",
        command=command,
    )


def sign_out() -> str:
    return translate("SessionNotice", "To sign out, run claude in a terminal and type /logout.")


def not_copied(names: str, count: int) -> str:
    return translate(
        "SessionNotice",
        "%Ln files were not copied into the worktree: {names}",
        n=count,
        one="%Ln file was not copied into the worktree: {names}",
        names=names,
    )


def shell_failed(shell: str, failure: str) -> str:
    """`failure`: a `ShellFailure`."""
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


def shell_other_folder(folder: str) -> str:
    return translate(
        "SessionNotice",
        "Your shell sets CLAUDE_CONFIG_DIR to {folder}, but answered late. It counts once Claude Desk is "
        "restarted from a terminal.",
        folder=safe_names.path(folder),
    )
