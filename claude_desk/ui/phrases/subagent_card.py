"""Cards of subagents, teams and workflows."""

from claude_desk.ui.phrases.phrase_words import Table, Wording

WORDS: Table = {
    "in_background": Wording("Runs in the background"),
    "on_another_machine": Wording("Runs on another machine"),
    "as_teammate": Wording("Runs as a teammate"),
    "name": Wording("Name"),
    "team": Wording("Team"),
    "model": Wording("Model"),
    "effort": Wording("Effort"),
    "mode": Wording("Mode"),
    "folder": Wording("Folder"),
    "resumes": Wording("Resumes"),
    "tokens": Wording("Tokens"),
    "session": Wording("Session"),
    # `count` is the number of tool calls of the subagent.
    "tools": Wording("%Ln tools", n="count", one="%Ln tool"),
    "message": Wording("To {to}: {words}"),
    "lead": Wording("Lead"),
    "script": Wording("Script"),
    "arguments": Wording("Arguments"),
    "run": Wording("Run"),
    "result": Wording("Result of “{agent}”", "Result of an agent"),
}
