"""The names that cards show for Claude Code's tools, if the name on the wire is not a plain word."""

from claude_desk.protocol.phrase import Text
from claude_desk.ui.translation import translate


def tool_words(name: Text) -> Text:
    """Return the tool's name on its card. A name that is a plain word or unknown stays unchanged."""
    match name:
        case "TodoWrite":
            return translate("ToolNames", "To-dos")
        case "TaskCreate" | "TaskUpdate" | "TaskGet" | "TaskList":
            return translate("ToolNames", "Tasks")
        case "TaskOutput" | "BashOutput" | "AgentOutputTool":
            return translate("ToolNames", "Task output")
        case "TaskStop" | "KillShell" | "KillBash":
            return translate("ToolNames", "Stop task")
        case "AskUserQuestion":
            return translate("ToolNames", "Question")
        case "ExitPlanMode" | "exit_plan_mode":
            return translate("ToolNames", "Plan")
        case "EnterPlanMode":
            return translate("ToolNames", "Plan mode")
        case "MultiEdit":
            return "Edit"  # the name of the tool Edit
        case "NotebookEdit":
            return translate("ToolNames", "Edit notebook")
        case "NotebookRead":
            return translate("ToolNames", "Read notebook")
        case "WebFetch" | "web_fetch":
            return translate("ToolNames", "Fetch")
        case "WebSearch" | "web_search":
            return translate("ToolNames", "Web search")
        case "SendMessage":
            return translate("ToolNames", "Message")
        case "SlashCommand":
            return translate("ToolNames", "Command")
        case "ScheduleWakeup":
            return translate("ToolNames", "Wake-up")
        case "ListMcpResourcesTool" | "ListMcpResources":
            return translate("ToolNames", "MCP resources")
        case "ReadMcpResourceTool" | "ReadMcpResource":
            return translate("ToolNames", "MCP resource")
        case "RemoteTrigger":
            return translate("ToolNames", "Routine")
        case "SendUserFile":
            return translate("ToolNames", "File for you")
        case "SendFile":
            return translate("ToolNames", "Send file")
        case "ReadNotifications":
            return translate("ToolNames", "Notifications")
        case "SendFeedback":
            return translate("ToolNames", "Report")
        case "SetGoal" | "ProposeGoal" | "GetGoal" | "PauseGoal":
            return translate("ToolNames", "Goal")
        case "ListPlugins" | "SearchPlugins" | "SuggestPluginInstall":
            return translate("ToolNames", "Plugins")
        case "ListSkills" | "SearchSkills" | "SuggestSkills" | "propose_skills":
            return translate("ToolNames", "Skills")
        case "ListConnectors" | "SearchMcpRegistry" | "SuggestConnectors":
            return translate("ToolNames", "Connectors")
        case "WaitForMcpServers" | "RefreshMcpTools":
            return translate("ToolNames", "MCP servers")
        case "ClaudeDesign" | "DesignSync":
            return "Claude Design"  # the name of the product
        case "Projects":
            return translate("ToolNames", "Project")
        case "EndConversation":
            return translate("ToolNames", "End")
        case "StructuredOutput":
            return translate("ToolNames", "Answer as data")
        case "ShareOnboardingGuide":
            return translate("ToolNames", "Onboarding guide")
        case "ReadMcpResourceDirTool" | "ReadMcpResourceDir":
            return translate("ToolNames", "MCP resources")
    return name
