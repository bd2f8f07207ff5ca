"""Cards of plugins, skills, connectors, goals and MCP servers."""

from claude_desk.ui.phrases.phrase_words import Table, Wording
from claude_desk.ui.translation import translate


def found(count: int) -> str:
    if not count:
        return translate("CatalogCard", "no results")
    return translate("CatalogCard", "%Ln results", n=count, one="%Ln result")


WORDS: Table = {
    "found": found,
    "not_met": Wording("Not met yet"),
    "paused": Wording("paused"),
    "no_goal": Wording("no goal"),
    "connected": Wording("Connected"),
    "failed": Wording("Failed"),
    "sign_in": Wording("Needs sign-in"),
    "connecting": Wording("Connecting"),
    "off": Wording("Off"),
    "unknown": Wording("Not configured"),
    "tools": Wording("%Ln tools", n="count", one="%Ln tool"),
}
