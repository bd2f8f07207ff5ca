"""A small MCP server on stdio with one tool: `python weather_server.py FOLDER`.

It does not begin while FOLDER holds a file `broken`, and its tool asks the person something first.
"""

import json
import sys
from pathlib import Path
from typing import Any

TOOL = {
    "name": "pressure",
    "description": "The air pressure of a place.",
    "inputSchema": {"type": "object", "properties": {"place": {"type": "string"}}},
}
CITY = {
    "message": "Which city?",
    "requestedSchema": {"type": "object", "properties": {"city": {"type": "string"}}},
}


def write(message: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
    sys.stdout.flush()


def ask_person() -> str:
    """What was answered: `decline`, or the code of an error."""
    write({"id": "ask", "method": "elicitation/create", "params": CITY})
    answer = json.loads(sys.stdin.readline())
    return str(answer.get("result", {}).get("action") or answer["error"]["code"])


def answer(method: str, params: dict[str, Any]) -> dict[str, Any]:
    if method == "initialize":
        server = {"name": "weather", "version": "1.0"}
        capabilities = {"tools": {}}
        return {
            "protocolVersion": params["protocolVersion"],
            "capabilities": capabilities,
            "serverInfo": server,
        }
    if method == "tools/list":
        return {"tools": [TOOL]}
    if method == "tools/call":
        return {"content": [{"type": "text", "text": f"1013 hPa; the person: {ask_person()}"}]}
    return {}


def main() -> None:
    if (Path(sys.argv[1]) / "broken").exists():
        sys.exit("The barometer is broken.")
    for line in sys.stdin:
        message = json.loads(line)
        if "id" in message and "method" in message:
            write({"id": message["id"], "result": answer(message["method"], message.get("params", {}))})


if __name__ == "__main__":
    main()
