"""Scenarios of agent teams. 2.1.37 has teams; 2.1.330 does not have TeamCreate and TeamDelete."""

from tests.e2e.expected_rows import Row, claude, tool, turn, you
from tests.e2e.scenarios_tools import refused
from tests.e2e.steps import NEW, OLD, Release, Say, Scenario, TurnEnds, said
from tests.standin import Answer, Text, ToolUse


def team_create(name: str) -> ToolUse:
    return ToolUse("TeamCreate", {"team_name": name, "description": "A team for a test"})


TEAM_CREATE = Scenario(
    "team_create",
    said("create a team"),
    lambda api, folder: {"create a team": [Answer(team_create("proto-test")), "Team created."]},
    refused("create a team", "TeamCreate", "Team created."),
)

TEAM_DELETE = Scenario(
    "team_delete",
    said("delete the team"),
    lambda api, folder: {"delete the team": [Answer(ToolUse("TeamDelete")), "Handled team deletion."]},
    refused("delete the team", "TeamDelete", "Handled team deletion.", "nothing to clean up"),
)

# Neither version has such a recipient. 2.1.37 still puts the message into an inbox; 2.1.330 reports the
# missing recipient in a result that is not an error.
SEND_MESSAGE = Scenario(
    "send_message",
    said("send a message"),
    lambda api, folder: {
        "send a message": [
            Answer(
                ToolUse(
                    "SendMessage",
                    {
                        "type": "message",
                        "recipient": "worker",
                        "content": "Hello there",
                        "to": "worker",
                        "message": "Hello there",
                        "summary": "A greeting",
                    },
                )
            ),
            "Handled send message.",
        ]
    },
    {
        OLD: [
            you("send a message"),
            tool("SendMessage", "Message sent to worker's inbox"),
            claude("Handled send message."),
            turn(),
        ],
        NEW: [
            you("send a message"),
            tool("SendMessage", "No agent named 'worker' is reachable", "failed"),
            claude("Handled send message."),
            turn(),
        ],
    },
)

# The teammate's answer is held back until the first turn has ended, so that the order is always the same.
# Then the CLI starts a turn by itself: 2.1.37 with a replayed `user` message from the teammate, and 2.1.330
# after a `task_notification`. 2.1.330 also sends the subagent's text.
TEAMMATE = Scenario(
    "teammate",
    [Say("create team and spawn a teammate"), TurnEnds(), Release("teammate"), TurnEnds()],
    lambda api, folder: {
        "create team and spawn": [
            Answer(team_create("proto-test")),
            Answer(
                ToolUse(
                    "Task",
                    {
                        "description": "Count",
                        "prompt": "Please count to three.",
                        "subagent_type": "general-purpose",
                        "team_name": "proto-test",
                        "name": "worker",
                    },
                )
            ),
            "The teammate is at work.",
            "The teammate has finished.",
        ],
        "Please count to three.": [Answer(Text(api.gate("teammate"), "One, two, three."))],
        "Shut down your team": ["It is shut down."],  # 2.1.37 may send this again at the end of its input
    },
    {
        OLD: [
            you("create team and spawn a teammate"),
            tool("TeamCreate"),
            tool("Task", "Count"),
            claude("The teammate is at work."),
            turn(),
            claude("The teammate has finished."),
            turn(),
        ],
        NEW: [
            you("create team and spawn a teammate"),
            tool("TeamCreate", "No such tool available", "failed"),
            tool("Task", "", "running|done"),
            claude("The teammate is at work."),
            turn(),
            claude("One, two, three."),
            claude("The teammate has finished."),
            turn(),
        ],
    },
    loose_notices=True,
    # The window shows the subagent's words below its tool call.
    in_window={
        NEW: [
            you("create team and spawn a teammate"),
            tool("TeamCreate", "No such tool available", "failed"),
            tool("Task", "", "running|done"),
            claude("One, two, three."),
            claude("The teammate is at work."),
            turn(),
            claude("The teammate has finished."),
            turn(),
        ]
    },
)


def _life_cycle(create: Row, delete: Row) -> list[Row]:
    return [
        you("create a team called proto-test-lifecycle"),
        create,
        claude("Team created successfully."),
        turn(),
        you("now delete the team"),
        delete,
        claude("Team deleted."),
        turn(),
    ]


TEAM_LIFE_CYCLE = Scenario(
    "team_life_cycle",
    said("create a team called proto-test-lifecycle", "now delete the team"),
    lambda api, folder: {
        "create a team called": [Answer(team_create("proto-test-lifecycle")), "Team created successfully."],
        "now delete the team": [Answer(ToolUse("TeamDelete")), "Team deleted."],
    },
    {
        OLD: _life_cycle(tool("TeamCreate"), tool("TeamDelete", "Cleaned up directories")),
        NEW: _life_cycle(
            tool("TeamCreate", "No such tool available", "failed"),
            tool("TeamDelete", "No such tool available", "failed"),
        ),
    },
)

TEAMS = [TEAM_CREATE, TEAM_DELETE, SEND_MESSAGE, TEAMMATE, TEAM_LIFE_CYCLE]
