"""The functions with which the reader answers requests about a session, for tests that call them in their own
process."""

from claude_desk.library.history import handlers as history
from claude_desk.library.history import lookup_handlers as lookups
from claude_desk.library.strands import handlers as strands

HANDLERS = history.HANDLERS | lookups.HANDLERS | strands.HANDLERS
