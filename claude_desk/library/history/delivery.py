"""Which of the messages that we gave to the CLI are in the session's file: those it has taken."""

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

from claude_desk.library.history.line_kinds import command_of
from claude_desk.library.history.page_layout import lines_of
from claude_desk.protocol.disk.session_file import messages_in, read_line
from claude_desk.protocol.files.journal_file import JournalRecord, SentRecord, StopRecord, TurnRecord

_COMMAND = b"<command-name>"
_SLACK = 1.0  # seconds


def delivered(path: Path, messages: Mapping[str, str], records: Sequence[JournalRecord]) -> frozenset[str]:
    """The uuids of those of these messages (uuid and text) that the file has, in any of its branches.

    A command is written by 2.1.37 under another uuid: it is known by its words, at the time when our journal
    (`records`) says that it was sent, or later. OSError where the file cannot be read.
    """
    if not messages:
        return frozenset()
    names = {uuid: uuid.encode() for uuid in messages}
    sent = {record.uuid: record.at for record in records if isinstance(record, SentRecord)}
    commands = {
        uuid: text.strip()
        for uuid, text in messages.items()
        if uuid in sent and text.lstrip().startswith("/")
    }
    found: set[str] = set()
    with path.open("rb") as file:
        for _, data in lines_of(file, 0):
            near = [uuid for uuid, name in names.items() if name in data]
            if not near and not (commands and _COMMAND in data):
                continue
            line = read_line(data)
            if line is None or line.sidechain:
                continue
            found.update(set(near).intersection(messages_in(line)))
            for uuid, text in commands.items():
                if line.at >= sent[uuid] - _SLACK and command_of(line) == text:
                    found.add(uuid)
                    del commands[uuid]  # a second one of the same words is another line
                    break
    return frozenset(found)


def without_messages(records: Sequence[JournalRecord], uuids: Collection[str]) -> list[JournalRecord]:
    """The records without those of messages that never reached the CLI."""
    return [
        record
        for record in records
        if not (isinstance(record, SentRecord | StopRecord | TurnRecord) and record.uuid in uuids)
    ]
