"""The cards of tool calls: each tool has a presenter that makes its card."""
