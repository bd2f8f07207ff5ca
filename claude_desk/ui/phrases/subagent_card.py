"""Cards of subagents, teams and workflows."""

from claude_desk.ui.translation import translate


def in_background() -> str:
    return translate("SubagentCard", "Runs in the background")


def on_another_machine() -> str:
    return translate("SubagentCard", "Runs on another machine")


def as_teammate() -> str:
    return translate("SubagentCard", "Runs as a teammate")


def name() -> str:
    return translate("SubagentCard", "Name")


def team() -> str:
    return translate("SubagentCard", "Team")


def model() -> str:
    return translate("SubagentCard", "Model")


def effort() -> str:
    return translate("SubagentCard", "Effort")


def mode() -> str:
    return translate("SubagentCard", "Mode")


def folder() -> str:
    return translate("SubagentCard", "Folder")


def resumes() -> str:
    return translate("SubagentCard", "Resumes")


def tokens() -> str:
    return translate("SubagentCard", "Tokens")


def session() -> str:
    return translate("SubagentCard", "Session")


def tools(count: int) -> str:
    """`count`: how many tool calls the subagent made."""
    return translate("SubagentCard", "%Ln tools", n=count, one="%Ln tool")


def message(to: str, words: str) -> str:
    return translate("SubagentCard", "To {to}: {words}", to=to, words=words)


def lead() -> str:
    return translate("SubagentCard", "Lead")


def script() -> str:
    return translate("SubagentCard", "Script")


def arguments() -> str:
    return translate("SubagentCard", "Arguments")


def run() -> str:
    return translate("SubagentCard", "Run")
