"""Shows the shell commands of the user as rows of the conversation, and records them in the journal."""

from PySide6.QtCore import QObject, Slot

from claude_desk.protocol.phrase import Phrase
from claude_desk.session.core.transcript_feed import TranscriptFeed
from claude_desk.session.history.history_loader import HistoryLoader
from claude_desk.session.journal.journal_writer import JournalWriter
from claude_desk.session.turns.shell_commands import ShellCommands, ShellOutput
from claude_desk.transcript.events import HostNotice
from claude_desk.transcript.reducer import user_commands


class CommandRows(QObject):
    """Adds a row when a command begins, and shows in it how the command ended.

    While the earlier rows are read, nothing is added or recorded: what is recorded would be read with them,
    and appear twice.
    """

    def __init__(
        self,
        commands: ShellCommands,
        feed: TranscriptFeed,
        journal: JournalWriter,
        history: HistoryLoader,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._feed = feed
        self._journal = journal
        self._history = history
        self._waiting: list[Phrase] = []
        commands.began.connect(self._on_began)
        commands.ended.connect(self._on_ended)
        history.loading_ended.connect(self._add_waiting)

    @Slot(str, str)
    def _on_began(self, command_id: str, command: str) -> None:
        self._add(user_commands.begun(command_id, command))

    @Slot(object)
    def _on_ended(self, output: ShellOutput) -> None:
        self._add(
            user_commands.ended(
                output.id,
                output.command,
                output.out,
                output.err,
                output.code,
                output.seconds,
                output.stopped or output.closed,
            )
        )

    def _add(self, said: Phrase) -> None:
        self._waiting.append(said)
        self._add_waiting()

    @Slot()
    def _add_waiting(self) -> None:
        if self._history.awaited:
            return
        waiting, self._waiting = self._waiting, []
        reducer = self._feed.reducer
        for said in waiting:
            self._feed.feed_now(HostNotice(said))
            # During a turn, the end of the turn records the place among the messages. This record holds if
            # the program does not live to see it.
            self._journal.noticed(said)
            if reducer.turn is None:
                self._journal.notices(reducer)
