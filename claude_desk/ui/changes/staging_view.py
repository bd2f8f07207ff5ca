"""The repository of a session's folder for QML: its staged files and the commit form."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.ui import locale_format, safe_names, safe_text
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.qt_types import Property
from claude_desk.ui.signal_connections import SignalConnections
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from collections.abc import Iterable

    from claude_desk.repository.records import Committed, RepositoryStatus
    from claude_desk.session.core.session import Session
    from claude_desk.session.repository.commit_suggestion import Suggestion
    from claude_desk.session.repository.session_staging import SessionStaging
    from claude_desk.snapshots.records import Change

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_COUNTED = 50  # characters of a subject from which its length is shown
SUBJECT = 72  # longest subject that many tools show in full, in characters
_MOST_OUTPUT = 20_000  # greatest number of output characters that are kept


@QmlElement
class StagingView(QObject):
    """The commit form. `open` is true from `begin` until `hide`, `detach`, a successful commit, or the
    session's move to another repository.

    `hide` keeps the message.
    """

    changed = Signal()
    messageChanged = Signal()
    outputChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._connections = SignalConnections()
        self._staging: SessionStaging | None = None
        self._open = False
        self._message = ""
        self._own_message = ""  # while amending: the message that the user wrote before
        self._amend = False
        self._awaits_last = False  # whether the last commit's message will replace the message
        self._output = ""
        self._said: Text = ""
        self._done: Committed | None = None
        self._suggested: Suggestion | None = None

    def attach(self, session: "Session") -> None:
        self._staging = session.staging
        self._connections.connect(session.staging.changed, self._on_changed)
        self._connections.connect(session.staging.ended, self._on_ended)
        self._connections.connect(session.staging.printed, self._on_printed)
        self._connections.connect(session.staging.moved, self._on_moved)
        self._connections.connect(session.staging.committed, self._on_committed)
        self._connections.connect(session.staging.suggestion.changed, self.changed)
        self._connections.connect(session.staging.suggestion.suggested, self._on_suggested)
        self._connections.connect(session.staging.suggestion.failed, self._on_ended)
        self.changed.emit()

    def detach(self) -> None:
        self._connections.disconnect()
        self._staging = None
        self._open = self._amend = self._awaits_last = False
        self._message = self._own_message = self._output = ""
        self._said, self._done = "", None
        self._emit_all()

    def forget_said(self) -> None:
        """Drop the message about the last action, because the user begins another action."""
        if self._said or self._done is not None:
            self._said, self._done = "", None
            self.changed.emit()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot()
    def begin(self) -> None:
        """Open the commit form."""
        self._open = True
        self._said, self._done, self._output, self._suggested = "", None, "", None
        self._emit_all()

    @Slot()
    def hide(self) -> None:
        """Hide the form and keep the message. Do nothing while a commit is under way."""
        if self._staging is not None and self._staging.committing:
            return
        self.stopSuggestion()
        self._open = False
        self.changed.emit()

    @Slot(str)
    def setMessage(self, text: str) -> None:
        self._awaits_last = self._awaits_last and text == self._message
        self._message = text
        self.messageChanged.emit()
        self.changed.emit()

    @Slot(bool)
    def setAmend(self, amend: bool) -> None:
        """Set whether to amend the newest commit.

        When amending begins, the form shows that commit's message once it is read, unless the user changes
        the message before. When amending ends, the form shows the user's earlier message again.
        """
        if amend == self._amend or self._staging is None:
            return
        self._amend = amend
        if amend:
            self._own_message, self._awaits_last = self._message, True
            self._staging.read_last_commit()
        else:
            self._awaits_last = False
            self._message = self._own_message
            self.messageChanged.emit()
        self.changed.emit()

    @Slot()
    def commit(self) -> None:
        """Commit the staged changes."""
        if self.ready:
            self._commit(())

    @Slot()
    def commitAll(self) -> None:
        """Stage all changes and commit them."""
        status = self._staging.status if self._staging is not None else None
        if status is not None and self.readyForAll:
            self._commit(status.unstaged)

    def _commit(self, stages: "Iterable[Change]") -> None:
        if self._staging is not None:
            self._said, self._output = "", ""
            self.outputChanged.emit()
            self._staging.commit(self._message.strip() + "\n", amend=self._amend, stages=stages)

    @Slot()
    def suggest(self) -> None:
        """Have Claude suggest a message from the staged changes."""
        if self._staging is not None and self.maySuggest:
            self._said, self._suggested = "", None
            self._staging.suggestion.ask()
            self.changed.emit()

    @Slot()
    def stopSuggestion(self) -> None:
        if self._staging is not None:
            self._staging.suggestion.stop()

    @Slot()
    def stop(self) -> None:
        """Cancel the running commit."""
        if self._staging is not None:
            self._staging.cancel()

    # --- properties ----------------------------------------------------------------------------

    @Property(bool, notify=changed)
    def open(self) -> bool:
        return self._open

    @Property(bool, notify=changed)
    def committing(self) -> bool:
        return self._staging is not None and self._staging.committing

    @Property(bool, notify=changed)
    def busy(self) -> bool:
        return self._staging is not None and self._staging.busy

    @Property(bool, notify=changed)
    def suggesting(self) -> bool:
        return self._staging is not None and self._staging.suggestion.running

    @Property(bool, notify=changed)
    def suggests(self) -> bool:
        """Whether Claude can be asked for a message at all."""
        return self._staging is not None and self._staging.suggestion.possible and not self._amend

    @Property(bool, notify=changed)
    def maySuggest(self) -> bool:
        status = self._staging.status if self._staging is not None else None
        ready = status is not None and bool(status.staged) and not self.committing
        return ready and self.suggests and not self.suggesting

    @Property(str, notify=changed)
    def suggestionWords(self) -> str:
        """Say what a suggestion costs, or has cost and left out."""
        status = self._staging.status if self._staging is not None else None
        if self.suggesting:
            return translate("StagingView", "Claude reads the staged changes…")
        if self._suggested is not None:
            said = []
            if self._suggested.cost is not None:
                cost = locale_format.cost(self._suggested.cost)
                said.append(translate("StagingView", "Suggested for {cost}.", cost=cost))
            if self._suggested.left_out:
                said.append(
                    translate(
                        "StagingView",
                        "%Ln files were too large to be read in full.",
                        n=self._suggested.left_out,
                        one="%Ln file was too large to be read in full.",
                    )
                )
            return locale_format.sentences(said)
        if status is not None and not status.staged:
            return translate("StagingView", "Stage changes first")
        return translate("StagingView", "about {cost}", cost=locale_format.cost(0.01))

    @Property(str, notify=messageChanged)
    def message(self) -> str:
        return self._message

    @Property(bool, notify=changed)
    def amend(self) -> bool:
        return self._amend

    @Property(bool, notify=changed)
    def mayAmend(self) -> bool:
        status = self._staging.status if self._staging is not None else None
        return status is not None and bool(status.head)

    @Property(str, notify=messageChanged)
    def length(self) -> str:
        """Return the length of the first line from `_COUNTED` characters on; "" for a shorter line."""
        length = self._subject_length()
        return locale_format.number(length) if length >= _COUNTED else ""

    @Property(bool, notify=messageChanged)
    def tooLong(self) -> bool:
        """Return whether the first line has reached the length that many tools show in full."""
        return self._subject_length() >= SUBJECT

    def _subject_length(self) -> int:
        return len(self._message.strip().partition("\n")[0])

    @Property(str, notify=messageChanged)
    def subject(self) -> str:
        """Return a warning with the length of the first line if it is longer than `SUBJECT`; "" otherwise."""
        length = self._subject_length()
        if length <= SUBJECT:
            return ""
        return translate(
            "StagingView",
            "The first line has {count} characters. Many tools show only {most}.",
            count=locale_format.number(length),
            most=locale_format.number(SUBJECT),
        )

    @Property(str, notify=changed)
    def branch(self) -> str:
        """Return the git branch for the commit; "" until it is known."""
        status = self._staging.status if self._staging is not None else None
        if status is None:
            return ""
        return safe_names.name(status.branch) or translate("StagingView", "no branch (detached HEAD)")

    @Property(str, notify=changed)
    def commitWords(self) -> str:
        """Return the words on the button that commits."""
        status = self._staging.status if self._staging is not None else None
        if self.committing:
            return translate("StagingView", "Committing…")
        if self._amend:
            return translate("StagingView", "Amend commit")
        if status is None or not status.staged:
            return translate("StagingView", "Commit")
        return translate("StagingView", "Commit %Ln files", n=len(status.staged), one="Commit %Ln file")

    @Property(str, notify=changed)
    def author(self) -> str:
        status = self._staging.status if self._staging is not None else None
        if status is None:
            return ""
        if not status.author:
            return translate(
                "StagingView",
                "Git does not know your name yet. Set it in a terminal: git config --global user.name and"
                " user.email",
            )
        author = safe_names.name(status.author, 120)
        return translate("StagingView", "Author: {author}", author=author)

    @Property(str, notify=changed)
    def warning(self) -> str:
        """Return a warning about this commit; "" without a warning."""
        status = self._staging.status if self._staging is not None else None
        if status is None:
            return ""
        if status.conflicts:
            return translate(
                "StagingView",
                "%Ln files have merge conflicts. Resolve and stage them first.",
                n=len(status.conflicts),
                one="%Ln file has merge conflicts. Resolve and stage it first.",
            )
        last = self._staging.last if self._staging is not None else None
        if self._amend and last is not None and last.shared:
            return translate(
                "StagingView",
                "The last commit is already on a remote branch. Amending it rewrites history that others may"
                " have.",
            )
        match status.underway:
            case "merge":
                return translate("StagingView", "A merge is under way; this commit concludes it.")
            case "rebase":
                return translate("StagingView", "A rebase is under way. Continue it with git afterwards.")
            case "cherry-pick":
                return translate("StagingView", "A cherry-pick is under way; this commit concludes it.")
            case "revert":
                return translate("StagingView", "A revert is under way; this commit concludes it.")
        return ""

    @Property(bool, notify=changed)
    def ready(self) -> bool:
        status = self._staging.status if self._staging is not None else None
        return (
            status is not None
            and self._may_commit(status)
            and (bool(status.staged) or self._amend or status.underway == "merge")
        )

    @Property(bool, notify=changed)
    def readyForAll(self) -> bool:
        """Return whether there are changes to stage, and a commit is possible."""
        status = self._staging.status if self._staging is not None else None
        # An incomplete list would leave out changes that the user expects in the commit.
        return (
            status is not None
            and self._may_commit(status)
            and bool(status.unstaged)
            and status.complete
            and not self._amend
        )

    def _may_commit(self, status: "RepositoryStatus") -> bool:
        return (
            self._staging is not None
            and not (self._staging.committing or self._staging.busy)
            and bool(self._message.strip())
            and bool(status.author)
            and not status.conflicts
        )

    @Property(str, notify=outputChanged)
    def output(self) -> str:
        return self._output

    @Property(str, notify=changed)
    def said(self) -> str:
        if self._done is not None:
            subject = safe_names.name(self._done.subject, 120)
            return translate(
                "StagingView",
                "Committed {id}: {subject}",
                id=safe_text.visible(self._done.id),
                subject=subject,
            )
        if isinstance(self._said, Phrase):
            return words(self._said)
        return safe_text.visible(self._said)

    @Property(bool, notify=changed)
    def bad(self) -> bool:
        return self._done is None and bool(self._said)

    # ---------------------------------------------------------------------------------------------

    @Slot()
    def _on_changed(self) -> None:
        last = self._staging.last if self._staging is not None else None
        if self._awaits_last and last is not None:
            self._awaits_last = False
            self._message = last.message
            self.messageChanged.emit()
        self.changed.emit()

    @Slot(object)
    def _on_ended(self, why: Text) -> None:
        self._said = why
        self.changed.emit()

    @Slot(str)
    def _on_printed(self, text: str) -> None:
        self._output = safe_text.visible(self._output + text)[-_MOST_OUTPUT:]
        self.outputChanged.emit()

    @Slot()
    def _on_moved(self) -> None:
        """Close the form, because the user has not seen what is staged in the new repository."""
        self._open = self._amend = self._awaits_last = False
        self._said, self._done = "", None
        self.changed.emit()

    @Slot(object)
    def _on_suggested(self, suggestion: "Suggestion") -> None:
        """Put the suggestion into the form, below the words that the user has written meanwhile."""
        self._suggested = suggestion
        own = self._message.rstrip()
        message = safe_text.visible(suggestion.message)
        self._message = f"{own}\n\n{message}" if own else message
        self.messageChanged.emit()
        self.changed.emit()

    @Slot(object)
    def _on_committed(self, done: "Committed") -> None:
        self._open = self._amend = self._awaits_last = False
        self._message = self._own_message = ""
        self._done = done
        self._emit_all()

    def _emit_all(self) -> None:
        self.messageChanged.emit()
        self.outputChanged.emit()
        self.changed.emit()
