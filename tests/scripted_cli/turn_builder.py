"""Messages of the CLI for scripts: the demo's messages, and whole turns."""

from claude_desk.demo.message_builder import Frame, MessageBuilder


class TurnBuilder(MessageBuilder):
    def text_turn(self, text: str, size: int = 8, message_id: str = "msg_0001") -> list[Frame]:
        """Return a whole turn with one streamed text, from `init` to `result`."""
        block = {"type": "text", "text": text}
        return [
            self.init("default"),
            self.message_start(message_id),
            self.block_start(0, block),
            *(frame for _, frame in self.deltas(0, block, size)),
            self.assistant(message_id, block),
            self.block_stop(0),
            *self.message_end(),
            self.result(text),
        ]
