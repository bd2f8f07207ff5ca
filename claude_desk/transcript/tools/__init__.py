"""The cards of tool calls. Each tool has a presenter, a function that makes the content of its card."""
