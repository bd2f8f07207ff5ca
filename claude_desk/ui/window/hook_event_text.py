"""Says when a hook runs, for users who do not know the names of Claude Code's events."""

from claude_desk.ui.translation import translate


def event_words(event: str) -> str:
    """Say in plain words when a hook of this event runs; "" for an unknown event."""
    match event:
        case "PreToolUse":
            return translate("HookEventText", "before each tool")
        case "PostToolUse":
            return translate("HookEventText", "after each tool")
        case "UserPromptSubmit":
            return translate("HookEventText", "with each message")
        case "SessionStart":
            return translate("HookEventText", "at the start")
        case "SessionEnd":
            return translate("HookEventText", "at the end")
        case "Stop":
            return translate("HookEventText", "after each turn")
        case "SubagentStop":
            return translate("HookEventText", "after each subagent")
        case "PreCompact":
            return translate("HookEventText", "before compacting")
        case "Notification":
            return translate("HookEventText", "with each notification")
        case "PermissionRequest":
            return translate("HookEventText", "with each permission request")
    return ""
