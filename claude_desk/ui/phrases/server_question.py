"""What became of a question of an MCP server; `question` may be ""."""

from claude_desk.ui.translation import translate


def answered(server: str, question: str) -> str:
    if not question:
        return translate(
            "ServerQuestion", "The question of the MCP server {server} was answered.", server=server
        )
    return translate(
        "ServerQuestion",
        "The question of the MCP server {server} was answered. “{question}”",
        server=server,
        question=question,
    )


def declined(server: str, question: str) -> str:
    if not question:
        return translate(
            "ServerQuestion", "The question of the MCP server {server} was declined.", server=server
        )
    return translate(
        "ServerQuestion",
        "The question of the MCP server {server} was declined. “{question}”",
        server=server,
        question=question,
    )


def not_answered(server: str, question: str) -> str:
    if not question:
        return translate(
            "ServerQuestion", "The question of the MCP server {server} was not answered.", server=server
        )
    return translate(
        "ServerQuestion",
        "The question of the MCP server {server} was not answered. “{question}”",
        server=server,
        question=question,
    )


def withdrawn(server: str, question: str) -> str:
    if not question:
        return translate(
            "ServerQuestion",
            "The question of the MCP server {server} was not answered: Claude Code withdrew it.",
            server=server,
        )
    return translate(
        "ServerQuestion",
        "The question of the MCP server {server} was not answered: Claude Code withdrew it. “{question}”",
        server=server,
        question=question,
    )


def not_shown(server: str, question: str) -> str:
    if not question:
        return translate(
            "ServerQuestion",
            "The question of the MCP server {server} was declined: it cannot be shown as a form.",
            server=server,
        )
    return translate(
        "ServerQuestion",
        "The question of the MCP server {server} was declined: it cannot be shown as a form. “{question}”",
        server=server,
        question=question,
    )
