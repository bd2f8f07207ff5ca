"""What Claude Code itself offers to look at and to change: its rules, hooks, sandbox and the like. The CLI
lists them, and the CLI writes them."""
