"""A small MCP server on stdio: `python noting_server.py FILE`.

Its only tool writes the arguments of each call into FILE, and runs nothing.
"""

import json
import sys
from pathlib import Path
from typing import Any

TOOL = {
    "name": "run",
    "description": "Run a command.",
    "inputSchema": {"type": "object", "properties": {"command": {"type": "string"}}},
}


def answer(method: str, params: dict[str, Any], file: Path) -> dict[str, Any]:
    if method == "initialize":
        server = {"name": "shell", "version": "1.0"}
        return {
            "protocolVersion": params["protocolVersion"],
            "capabilities": {"tools": {}},
            "serverInfo": server,
        }
    if method == "tools/list":
        return {"tools": [TOOL]}
    if method == "tools/call":
        with file.open("a") as noted:
            noted.write(json.dumps(params["arguments"]) + "\n")
        return {"content": [{"type": "text", "text": "Noted."}]}
    return {}


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if "id" in message and "method" in message:
            result = answer(message["method"], message.get("params", {}), Path(sys.argv[1]))
            sys.stdout.write(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result}) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
