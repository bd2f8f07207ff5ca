"""The note about undone changes before the user's text. No Qt."""

from claude_desk.protocol.wire.authorship import NOTES_END, Authorship


def with_note(note: str, text: str, pastes: tuple[str, ...] = ()) -> tuple[str, Authorship]:
    """Return a message with the note before the user's text, and who wrote which part."""
    if not note:
        return text, Authorship(pastes=pastes)
    if not text.strip():
        return f"{note}\n\n{NOTES_END}", Authorship(note, typed=False)
    note = f"{note}\n\n{NOTES_END}"
    return f"{note}\n\n{text}", Authorship(note, pastes=pastes)
