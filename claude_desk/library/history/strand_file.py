"""Writes a strand of a session's file to a new file. The CLI begins a new session with it."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from claude_desk.library.history.journal_merge import read_journal
from claude_desk.library.history.line_kinds import LineKind
from claude_desk.library.history.page_layout import FileLayout, lines_of
from claude_desk.library.history.page_reader import delivered
from claude_desk.library.history.requests import StrandWritten, WriteStrand
from claude_desk.library.request_base import LibraryPaths, Notify
from claude_desk.library.strands.cut_points import message_above
from claude_desk.protocol.disk.line_object import is_complete_object
from claude_desk.protocol.disk.parent_links import links_of
from claude_desk.protocol.files.journal_file import SentRecord
from claude_desk.system.files import open_to_read


def write_strand(request: WriteStrand, paths: LibraryPaths, notify: Notify) -> StrandWritten:
    """Answer `WriteStrand`. If neither the leaf nor an ancestor is a message in the file, write nothing and
    return an answer with `until` "".

    Raise `OSError` if the file cannot be read, or the strand cannot be written.
    """
    until = message_above(request.path, request.leaf)
    if not until:
        return StrandWritten("")
    layout = FileLayout(request.path, request.leaf)
    layout.refresh()
    request.into.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=".", suffix=".part", dir=request.into.parent)
    try:
        with os.fdopen(handle, "wb") as copy, open_to_read(request.path) as file:
            for line in _lines(layout, file):
                copy.write(line + b"\n")
        Path(name).replace(request.into)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    records = read_journal(request.journal)
    sent = {record.uuid: record.text for record in records if isinstance(record, SentRecord)}
    return StrandWritten(until, sent.keys() - delivered(request.into, sent, records))


def _lines(layout: FileLayout, file: IO[bytes]) -> Iterator[bytes]:
    """Yield the lines of the strand, and the lines outside the conversation. Leave out damaged lines,
    and the records that name a leaf."""
    table = layout.table
    spans: dict[int, int | None] = {table.span(index).offset: None for index in range(len(table))}
    for index in table.hanging(layout.chain):
        if table.kinds[index] != LineKind.DAMAGED:
            spans[table.span(index).offset] = table.span(index).size
    places = sorted(spans)
    place = 0
    for offset, data in lines_of(file, 0, layout.ends):
        begins = place
        while place < len(places) and places[place] <= offset + len(data):
            if (size := spans[places[place]]) is not None:
                begin = places[place] - offset
                yield data[begin : begin + size]
            place += 1
        if place == begins and is_complete_object(data) and not _names_leaf(data):
            yield data


def _names_leaf(data: bytes) -> bool:
    links = links_of(data) if b'"last-prompt"' in data else None
    return links is not None and links.kind == "last-prompt"
