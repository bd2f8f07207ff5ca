"""What each role of a row is read by."""

from collections.abc import Callable
from typing import Any

from claude_desk.transcript.entries import Entry
from claude_desk.transcript.tools.tool_family import family_of
from claude_desk.ui.attachments.attachment_items import items_of
from claude_desk.ui.transcript.gap_words import height_of
from claude_desk.ui.transcript.gaps import gap_above
from claude_desk.ui.transcript.progress import progress_words, started_at
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from claude_desk.ui.transcript.roles import RowRole
from claude_desk.ui.transcript.row import TranscriptRow

Before = Callable[[TranscriptRow], Entry | None]


def readers_of(prose: ProseRenderer, before: Before) -> dict[int, Callable[[TranscriptRow], Any]]:
    """`before`: what stands above a row in the list."""

    def html(row: TranscriptRow) -> str:
        return row.html(prose.entry_html, prose.version) if row.prose else ""

    return {
        RowRole.KEY: lambda row: row.entry.id,
        RowRole.KIND: lambda row: row.entry.kind.value,
        RowRole.GAP: lambda row: gap_above(row.entry, before(row)),
        RowRole.DEPTH: lambda row: row.entry.depth,
        RowRole.CONTINUES: lambda row: row.entry.continues is not None,
        RowRole.BODY: lambda row: row.body,
        RowRole.SPOKEN: lambda row: row.name(html),
        RowRole.FOLDABLE: lambda row: row.foldable,
        RowRole.FOLDED: lambda row: row.folded,
        RowRole.LANGUAGE: lambda row: row.entry.language,
        RowRole.FINAL: lambda row: row.entry.final,
        RowRole.REVISION: lambda row: row.revision,
        RowRole.SEGMENTS: lambda row: row.segments,
        RowRole.QUEUED: lambda row: row.queued,
        RowRole.ACTION: lambda row: row.action_words,
        RowRole.TOOL_TITLE: lambda row: row.card.card.title if row.card else "",
        RowRole.TOOL_STATE: lambda row: row.state_words,
        RowRole.TONE: lambda row: row.tone,
        RowRole.STARTED: started_at,
        RowRole.PARTS: lambda row: row.parts(prose.card, prose.version),
        RowRole.BEYOND: lambda row: row.beyond,
        RowRole.CARD_NAME: lambda row: row.card.card.name if row.card else "",
        RowRole.SERVER: lambda row: row.card.card.server if row.card else "",
        RowRole.SUMMARY: lambda row: row.card.card.summary if row.card else "",
        RowRole.FAMILY: lambda row: family_of(row.entry.tool.name) if row.entry.tool else "",
        RowRole.REST: lambda row: row.rest_words,
        RowRole.PLACE: lambda row: row.entry.place.value,
        RowRole.ATTACHMENTS: lambda row: items_of(row.entry.attachments),
        RowRole.ALL_CARRIED: lambda row: row.all_carried,
        RowRole.PROGRESS: lambda row: progress_words(row.entry.tool),
        RowRole.ESTIMATE: lambda row: height_of(row.entry.gap),
    }
