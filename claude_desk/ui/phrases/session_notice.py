"""What a session says by itself, in a notice or on the page of a problem."""

from claude_desk.protocol.phrase import Text
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
    return translate("SessionNotice", "Claude Code can restart after this turn.")


def past_unread() -> str:
    return translate("SessionNotice", "The earlier transcript could not be read.")


def not_found() -> str:
    return translate("SessionNotice", "The session was not found; a new one was started.")


def unknown_conversation() -> str:
    return translate(
        "SessionNotice",
        "Claude Code could not resume this session: Claude does not know the transcript above.",
    )


def turn_forgotten() -> str:
    return translate(
        "SessionNotice", "Claude does not know this turn: Claude Code was ended before it was saved."
    )


def branch_forgotten() -> str:
    return translate(
        "SessionNotice",
        "Claude does not know what was said since you rewound: Claude Code was ended before it was saved.",
    )


def place_gone(said: str) -> str:
    """`said`: what Claude Code said of it."""
    ours = translate(
        "SessionNotice",
        "Claude Code could not find the message you rewound to. It continues from the end: Claude still"
        " knows what you removed.",
    )
    return f"{said}\n\n{ours}"


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
    return translate("SessionNotice", "Claude Code works with “{effort}”.", effort=effort)


def task_not_stopped(task: str, reason: Text) -> str:
    return translate(
        "SessionNotice", "“{task}” could not be stopped: {reason}", task=task, reason=words(reason)
    )


def files_changed() -> str:
    return translate(
        "SessionNotice",
        "Files that Claude Code applies have changed in this folder. It was ended, and starts again once you"
        " have said whether you trust them.",
    )


def taken_over() -> str:
    return translate(
        "SessionNotice",
        "You took over this session. The other program was not stopped: Claude does not know here what it"
        " writes from now on.",
    )


# --- why something is not kept on disk: the end of a sentence -------------------------------------


def disk_failed() -> str:
    return translate("SessionNotice", "disk error")


def too_many_attachments() -> str:
    return translate("SessionNotice", "more than 100 MB of attachments are queued")


# --- questions of MCP servers; `question` may be "" -----------------------------------------------


def question_answered(server: str, question: str) -> str:
    if not question:
        return translate(
            "SessionNotice", "The question of the MCP server {server} was answered.", server=server
        )
    return translate(
        "SessionNotice",
        "The question of the MCP server {server} was answered. “{question}”",
        server=server,
        question=question,
    )


def question_declined(server: str, question: str) -> str:
    if not question:
        return translate(
            "SessionNotice", "The question of the MCP server {server} was declined.", server=server
        )
    return translate(
        "SessionNotice",
        "The question of the MCP server {server} was declined. “{question}”",
        server=server,
        question=question,
    )


def question_not_answered(server: str, question: str) -> str:
    if not question:
        return translate(
            "SessionNotice", "The question of the MCP server {server} was not answered.", server=server
        )
    return translate(
        "SessionNotice",
        "The question of the MCP server {server} was not answered. “{question}”",
        server=server,
        question=question,
    )


def question_withdrawn(server: str, question: str) -> str:
    if not question:
        return translate(
            "SessionNotice",
            "The question of the MCP server {server} was not answered: Claude Code withdrew it.",
            server=server,
        )
    return translate(
        "SessionNotice",
        "The question of the MCP server {server} was not answered: Claude Code withdrew it. “{question}”",
        server=server,
        question=question,
    )


def question_not_shown(server: str, question: str) -> str:
    if not question:
        return translate(
            "SessionNotice",
            "The question of the MCP server {server} was declined: it cannot be shown as a form.",
            server=server,
        )
    return translate(
        "SessionNotice",
        "The question of the MCP server {server} was declined: it cannot be shown as a form. “{question}”",
        server=server,
        question=question,
    )
