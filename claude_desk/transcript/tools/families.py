"""Other names that versions of Claude Code have for their tools. No Qt; cheap to import."""

ALIASES = {
    "Task": "Agent",
    "KillShell": "TaskStop",
    "KillBash": "TaskStop",
    "BashOutput": "TaskOutput",
    "AgentOutputTool": "TaskOutput",
    "exit_plan_mode": "ExitPlanMode",
    "Brief": "SendUserMessage",
    "SlashCommand": "Skill",
    "ListMcpResources": "ListMcpResourcesTool",
    "ReadMcpResource": "ReadMcpResourceTool",
    "web_search": "WebSearch",
    "web_fetch": "WebFetch",
}


# -------------------------------------------------------------------------------------------------
# Which tools are of a kind: they have the same sign before their name. No Qt.


_FAMILIES: dict[str, tuple[str, ...]] = {
    "run": ("Bash", "PowerShell", "TaskOutput", "TaskStop", "Monitor"),
    "read": ("Read", "NotebookRead", "LS", "LSP"),
    "write": ("Write", "Edit", "MultiEdit", "NotebookEdit"),
    "search": ("Glob", "Grep", "ToolSearch"),
    "web": ("WebFetch", "WebSearch"),
    "list": ("TodoWrite", "TodoRead", "TaskCreate", "TaskUpdate", "TaskGet", "TaskList"),
    "agent": ("Agent", "SendMessage", "TeamCreate", "TeamDelete", "ListAgents", "Workflow"),
    "ask": ("AskUserQuestion",),
    "plan": ("EnterPlanMode", "ExitPlanMode"),
}
_BY_NAME = {name: family for family, names in _FAMILIES.items() for name in names}


def family_of(name: str) -> str:
    """`run`, `read`, ...; `server` for tools of MCP servers, `other` for those not known."""
    return _BY_NAME.get(ALIASES.get(name, name)) or ("server" if name.startswith("mcp__") else "other")
