"""The texts of desktop notifications: plain, short, without hidden characters."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from claude_desk.protocol.phrase import Text
from claude_desk.transcript.text.text_sanitizer import one_line
from claude_desk.ui import locale_format, safe_names
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.safe_text import flat, visible
from claude_desk.ui.session.state_text import WorkState, need_words, state_word
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.protocol.requests.usage import AccountLimit
    from claude_desk.session.permissions.decisions import PendingRequest

_LONGEST = 120
_LONGEST_SUBJECT = 24  # most characters of the subject on a button


class NotificationKind(StrEnum):
    REQUEST = "request"  # Claude waits for the user
    DONE = "done"
    WAITING = "waiting"  # Claude's turn has ended, and agents work in the background
    FAILED = "failed"
    LIMIT = "limit"  # a usage limit of the account or the model


@dataclass(frozen=True, slots=True)
class NotificationText:
    title: str
    body: str


def request_text(session: str, folder: str, request: "PendingRequest") -> NotificationText:
    """For a permission: `Needs you · Run this command? rm -rf build`. The user then knows what an answer is
    about."""
    state = state_word(WorkState.NEEDS_YOU)
    if not (subject := subject_text(request, folder)):
        return _of(session, folder, f"{state} · {need_words([request])}")
    from claude_desk.ui.permissions.request_text import heading  # requests load after the first frame

    asked = heading(request.request.tool_name, request.request.server_name)
    return _of(session, folder, one_line(f"{state} · {asked} {subject}", _LONGEST))


def subject_text(request: "PendingRequest", folder: str) -> str:
    """Return what a permission is for, such as a command or a path, in one line; "" for other requests, and
    if the input does not say it."""
    if str(request.kind) != "permission":
        return ""
    from claude_desk.transcript.tools.registry import subject_of  # cards load after the first frame

    call = request.request
    return one_line(subject_of(call.tool_name, call.input, folder), _LONGEST)


def done_text(session: str, folder: str, seconds: float, commands: int) -> NotificationText:
    """`commands` is the number of commands and monitors that still run in the background."""
    said = [f"{state_word(WorkState.DONE)} · {locale_format.duration(seconds)}"]
    if commands:
        said.append(
            translate("NotificationText", "%Ln commands still run", n=commands, one="%Ln command still runs")
        )
    return _of(session, folder, " · ".join(said))


def waiting_text(session: str, folder: str, agents: int) -> NotificationText:
    return _of(session, folder, state_word(WorkState.WAITING, agents))


def failed_text(session: str, folder: str, reason: Text) -> NotificationText:
    """`reason`: what the conversation says about the failure; may be empty."""
    said = flat(visible(words(reason)), _LONGEST)
    state = state_word(WorkState.FAILED)
    return _of(session, folder, f"{state} · {said}" if said else state)


def limit_text(session: str, folder: str, limit: "AccountLimit", messages: int = 0) -> NotificationText:
    """`messages` is the number of messages that wait."""
    from claude_desk.ui.panels.usage_view import warning  # panels load after the first frame

    said = [warning([limit])[0]]
    if messages:
        said.append(translate("NotificationText", "%Ln messages wait", n=messages, one="%Ln message waits"))
    return _of(session, folder, " · ".join(said))


def with_profile(text: NotificationText, profile: str) -> NotificationText:
    """Return the text with the name of the session's profile."""
    return NotificationText(text.title, f"{text.body} · {flat(visible(profile), _LONGEST)}")


def hidden_text(kind: NotificationKind) -> NotificationText:
    """Return the text for a screen that must not show details of the session."""
    match kind:
        case NotificationKind.REQUEST:
            said = translate("NotificationText", "A session needs you.")
        case NotificationKind.DONE:
            said = translate("NotificationText", "A session is done.")
        case NotificationKind.WAITING:
            said = translate("NotificationText", "A session waits for agents.")
        case NotificationKind.FAILED:
            said = translate("NotificationText", "A session has failed.")
        case NotificationKind.LIMIT:
            said = translate("NotificationText", "A usage limit was reached.")
    return NotificationText("Claude Desk", said)


def trial_text() -> NotificationText:
    return NotificationText(
        "Claude Desk", translate("NotificationText", "Notifications of your sessions look like this.")
    )


def show_label() -> str:
    return translate("NotificationText", "Show")


def deny_label(subject: str = "") -> str:
    """Return the label of the button that denies. `subject`: from `subject_text`."""
    if not subject:
        return translate("NotificationText", "Deny")
    return translate("NotificationText", "Deny “{subject}”", subject=one_line(subject, _LONGEST_SUBJECT))


def send_then_label() -> str:
    return translate("NotificationText", "Send then")


def reply_label() -> str:
    return translate("NotificationText", "Reply")


def _of(session: str, folder: str, said: str) -> NotificationText:
    """Return a text whose body has two lines: the event and the folder."""
    place = safe_names.path(folder, _LONGEST)
    title = flat(visible(session), _LONGEST) or translate("NotificationText", "New session")
    return NotificationText(title, f"{said}\n{place}")
