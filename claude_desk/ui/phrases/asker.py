"""Who asks for a permission or an answer, in words for the end of a sentence."""

from claude_desk.ui.translation import translate


def claude() -> str:
    return translate("Asker", "Claude")


def subagent(name: str) -> str:
    if not name:
        return translate("Asker", "a subagent")
    return translate("Asker", "the subagent {name}", name=name)


def server(name: str) -> str:
    return translate("Asker", "the MCP server {name}", name=name)
