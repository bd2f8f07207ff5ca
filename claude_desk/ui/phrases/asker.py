"""Who asks for a permission or an answer, in words for the end of a sentence."""

from claude_desk.ui.phrases.phrase_words import Table, Wording

WORDS: Table = {
    "claude": Wording("Claude"),
    "subagent": Wording("the subagent {name}", "a subagent"),
    "server": Wording("the MCP server {name}"),
}
