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
from claude_desk.ui.transcript.roles import Role
from claude_desk.ui.transcript.row import Row

Before = Callable[[Row], Entry | None]


def readers_of(prose: ProseRenderer, before: Before) -> dict[int, Callable[[Row], Any]]:
    """`before`: what stands above a row in the list."""

    def html(row: Row) -> str:
        return row.html(prose.entry_html, prose.version) if row.prose else ""

    return {
        Role.KEY: lambda row: row.entry.id,
        Role.KIND: lambda row: row.entry.kind.value,
        Role.GAP: lambda row: gap_above(row.entry, before(row)),
        Role.DEPTH: lambda row: row.entry.depth,
        Role.CONTINUES: lambda row: row.entry.continues is not None,
        Role.BODY: lambda row: row.body,
        Role.SPOKEN: lambda row: row.name(html),
        Role.FOLDABLE: lambda row: row.foldable,
        Role.FOLDED: lambda row: row.folded,
        Role.LANGUAGE: lambda row: row.entry.language,
        Role.FINAL: lambda row: row.entry.final,
        Role.REVISION: lambda row: row.revision,
        Role.SEGMENTS: lambda row: row.segments,
        Role.QUEUED: lambda row: row.queued,
        Role.ACTION: lambda row: row.action_words,
        Role.TOOL_TITLE: lambda row: row.card.card.title if row.card else "",
        Role.TOOL_STATE: lambda row: row.state_words,
        Role.TONE: lambda row: row.tone,
        Role.STARTED: started_at,
        Role.PARTS: lambda row: row.parts(prose.card, prose.version),
        Role.BEYOND: lambda row: row.beyond,
        Role.CARD_NAME: lambda row: row.card.card.name if row.card else "",
        Role.SERVER: lambda row: row.card.card.server if row.card else "",
        Role.SUMMARY: lambda row: row.card.card.summary if row.card else "",
        Role.FAMILY: lambda row: family_of(row.entry.tool.name) if row.entry.tool else "",
        Role.REST: lambda row: row.rest_words,
        Role.PLACE: lambda row: row.entry.place.value,
        Role.ATTACHMENTS: lambda row: items_of(row.entry.attachments),
        Role.ALL_CARRIED: lambda row: row.all_carried,
        Role.PROGRESS: lambda row: progress_words(row.entry.tool),
        Role.ESTIMATE: lambda row: height_of(row.entry.gap),
    }
