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
