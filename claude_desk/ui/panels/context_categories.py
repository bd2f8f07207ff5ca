"""Translated names of the parts of the context, which Claude Code names in English."""

from claude_desk.ui.translation import translate


def category_words(name: str) -> str:
    """Return the translation of a name from Claude Code (2.1.37 to 2.1.330).

    An unknown name stays unchanged.
    """
    match name:
        case "System prompt":
            return translate("ContextCategories", "System prompt")
        case "System tools":
            return translate("ContextCategories", "System tools")
        case "System tools (deferred)":
            return translate("ContextCategories", "System tools (loaded when needed)")
        case "MCP tools":
            return translate("ContextCategories", "MCP tools")
        case "MCP tools (deferred)":
            return translate("ContextCategories", "MCP tools (loaded when needed)")
        case "MCP server instructions":
            return translate("ContextCategories", "MCP server instructions")
        case "Custom agents":
            return translate("ContextCategories", "Custom agents")
        case "Memory files":
            return translate("ContextCategories", "Memory files")
        case "Skills":
            return translate("ContextCategories", "Skills")
        case "Slash commands":
            return translate("ContextCategories", "Slash commands")
        case "Messages":
            return translate("ContextCategories", "Messages")
        case "Autocompact buffer" | "Compact buffer" | "Reserved":
            return translate("ContextCategories", "Kept free for compacting")
    return name
