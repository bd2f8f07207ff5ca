"""A small MCP server on stdio with one tool: `python weather_server.py FOLDER`.

The server does not start while FOLDER contains a file `broken`. Its tool asks the user to fill in a form. If
the client reports that it can open pages, the tool then asks the user to open a page.
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
    "requestedSchema": {
        "type": "object",
        "properties": {
            "city": {"type": "string", "title": "City", "description": "Where to look"},
            "alarm": {"type": "boolean"},
            "days": {"type": "integer", "minimum": 1, "maximum": 14, "default": 3},
        },
        "required": ["city", "alarm"],
    },
}
PAGE = {
    "mode": "url",
    "message": "Sign in first.",
    "url": "https://weather.example.org/sign-in?state=4711",
    "elicitationId": "page-1",
}
client: dict[str, Any] = {}  # the capabilities that the client reports


def write(message: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
    sys.stdout.flush()


def ask_person(question: dict[str, Any]) -> str:
    """Ask the client, and return the answer: the action and its contents, or the code of an error."""
    write({"id": "ask", "method": "elicitation/create", "params": question})
    while "id" not in (answer := json.loads(sys.stdin.readline())):
        pass
    if "error" in answer:
        return str(answer["error"]["code"])
    result = answer["result"]
    return f"{result['action']} {json.dumps(result.get('content'), sort_keys=True)}"


def answers() -> str:
    elicits = client.get("elicitation") or {}
    return "; ".join(ask_person(each) for each in ([CITY, PAGE] if "url" in elicits else [CITY]))


def answer(method: str, params: dict[str, Any]) -> dict[str, Any]:
    if method == "initialize":
        client.update(params.get("capabilities") or {})
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
        return {"content": [{"type": "text", "text": f"1013 hPa; the person: {answers()}"}]}
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
