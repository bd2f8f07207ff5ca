"""Which tools are of a kind: they have the same sign before their name. No Qt."""

_FAMILIES: dict[str, tuple[str, ...]] = {
    "run": ("Bash", "PowerShell", "BashOutput", "KillShell", "KillBash", "TaskOutput", "TaskStop", "Monitor"),
    "read": ("Read", "NotebookRead", "LS", "LSP"),
    "write": ("Write", "Edit", "MultiEdit", "NotebookEdit"),
    "search": ("Glob", "Grep", "ToolSearch"),
    "web": ("WebFetch", "WebSearch"),
    "list": ("TodoWrite", "TodoRead", "TaskCreate", "TaskUpdate", "TaskGet", "TaskList"),
    "agent": ("Agent", "Task", "SendMessage", "TeamCreate", "TeamDelete"),
    "ask": ("AskUserQuestion",),
    "plan": ("EnterPlanMode", "ExitPlanMode"),
}
_BY_NAME = {name: family for family, names in _FAMILIES.items() for name in names}


def family_of(name: str) -> str:
    """`run`, `read`, ...; `server` for tools of MCP servers, `other` for those not known."""
    return _BY_NAME.get(name) or ("server" if name.startswith("mcp__") else "other")
