"""The stand-in for the API, in its own network: `python -m tests.packages.model_api`.

The program prints its address, answers until its input ends, and then prints JSON: the answered prompts, the
number of requests without an answer, and the keys in the requests. Standard library only.
"""

import json
import sys

from tests import loopback
from tests.standin import Answer, StandIn, Text, ToolUse

MESSAGE = "Make the file, please"
MADE = "made.txt"
ANSWER = "The file is made, and it is the only one."


def main() -> int:
    if reason := loopback.enter():
        print(f"no network of its own: {reason}", file=sys.stderr)
        return 2
    with StandIn() as api:
        command = ToolUse("Bash", {"command": f"echo made > {MADE} && ls", "description": "Make the file"})
        api.on(MESSAGE, [Answer(command), Answer(Text(ANSWER))])
        print(api.url, flush=True)
        sys.stdin.read()
        keys = {request.headers.get("x-api-key", "") for request in api.turns}
        found = {
            "prompts": [request.prompt for request in api.turns],
            "unanswered": len(api.unanswered),
            "keys": sorted(keys),
        }
        print(json.dumps(found), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
