"""Scenarios of talk: text, thinking, several turns, and errors of the API."""

from tests.e2e.expected_rows import claude, error, notice, thinking, tool, turn, you
from tests.e2e.steps import NEW, OLD, Scenario, both, said
from tests.standin import Answer, StreamError, Text, Thinking, ToolUse

LONG = "Sentence number {} of a very long text"


def bash(command: str) -> ToolUse:
    return ToolUse("Bash", {"command": command})


SIMPLE_TEXT = Scenario(
    "simple_text",
    said("say hello"),
    lambda api, folder: {"say hello": ["Hello!"]},
    both(you("say hello"), claude("Hello!"), turn()),
)

MULTI_TURN = Scenario(
    "multi_turn",
    said("first question", "second question"),
    lambda api, folder: {"first question": ["First answer."], "second question": ["Second answer."]},
    both(
        you("first question"),
        claude("First answer."),
        turn(),
        you("second question"),
        claude("Second answer."),
        turn(),
    ),
)

# Both versions continue the answer. 2.1.37 reports the limit after each of the four parts; 2.1.330 reports it
# once, at the end.
MAX_TOKENS = Scenario(
    "max_tokens",
    said("generate a very long response"),
    lambda api, folder: {
        "generate a very long response": [
            Answer(LONG.format(number), stop_reason="max_tokens") for number in range(4)
        ]
    },
    {
        OLD: [
            you("generate a very long response"),
            *(
                row
                for number in range(4)
                for row in (claude(LONG.format(number)), error("exceeded the 32000 output token maximum"))
            ),
            turn(),
        ],
        NEW: [
            you("generate a very long response"),
            *(claude(LONG.format(number)) for number in range(4)),
            error("exceeded the 128000 output token maximum"),
            turn(),
        ],
    },
    forever=True,
    in_window={
        NEW: [
            you("generate a very long response"),
            claude(LONG.format(0)),
            *(
                row
                for number in (1, 2, 3)
                for row in (
                    notice("Output token limit reached; Claude continues"),
                    claude(LONG.format(number)),
                )
            ),
            error("exceeded the 128000 output token maximum"),
            turn(),
        ]
    },
)

THINKING = Scenario(
    "thinking",
    said("what is the answer?"),
    lambda api, folder: {
        "what is the answer?": [
            Answer(Thinking("Let me think about this step by step..."), Text("The answer is 42."))
        ]
    },
    both(
        you("what is the answer?"),
        thinking("Let me think about this step by step..."),
        claude("The answer is 42."),
        turn(),
    ),
)

THINKING_THEN_TOOL = Scenario(
    "thinking_then_tool",
    said("think and then run a command"),
    lambda api, folder: {
        "think and then run": [
            Answer(Thinking("I should run a command."), bash("echo thinking-tool-test")),
            "After thinking and running the command: thinking-tool-test",
        ]
    },
    both(
        you("think and then run a command"),
        thinking("I should run a command."),
        tool("Bash", "echo thinking-tool-test"),
        claude("After thinking and running the command: thinking-tool-test"),
        turn(),
    ),
)

SEVERAL_TEXTS = Scenario(
    "several_texts",
    said("write two paragraphs"),
    lambda api, folder: {"write two paragraphs": [Answer("First paragraph.", "Second paragraph.")]},
    both(you("write two paragraphs"), claude("First paragraph."), claude("Second paragraph."), turn()),
)

# The answer is an `error` event even if no stream was requested, as in the seeds. 2.1.37 then ends the turn
# with `error_during_execution` and no words; 2.1.330 ends it with its own error text.
API_ERROR = Scenario(
    "api_error",
    said("trigger an error"),
    lambda api, folder: {"trigger an error": [StreamError(always=True)]},
    {
        OLD: [you("trigger an error"), error(), turn()],
        NEW: [you("trigger an error"), error("API Error: "), turn()],
    },
    forever=True,
)

TALK = [SIMPLE_TEXT, MULTI_TURN, MAX_TOKENS, THINKING, THINKING_THEN_TOOL, SEVERAL_TEXTS, API_ERROR]
