"""The lines of a session file as the CLIs write them. The fields and their order are those of real files of
2.1.37 and 2.1.330. OLDEST writes a subagent's lines into the main file, as 2.0 did.

Texts are passed escaped for JSON. The methods of `Shape` return a line without its newline. The functions
return a content block.
"""

from dataclasses import dataclass

OLDEST, OLD, NEW = "2.0.14", "2.1.37", "2.1.330"
_MODEL = {OLDEST: "claude-sonnet-4-5-20250929", OLD: "claude-sonnet-4-5-20250929", NEW: "claude-opus-5-5"}


@dataclass
class Shape:
    """The lines of one file. `agent` is the subagent's id, in its own file or in the main file of OLDEST."""

    version: str
    session: str
    cwd: str  # escaped
    branch: str = "main"
    entrypoint: str = "cli"
    agent: str = ""

    def _common(self) -> str:
        """Return the fields that the new version writes last, and the old versions first."""
        entry = f'"entrypoint":"{self.entrypoint}",' if self.version == NEW else ""
        return (
            f'"userType":"external",{entry}"cwd":"{self.cwd}","sessionId":"{self.session}",'
            f'"version":"{self.version}","gitBranch":"{self.branch}"'
        )

    def _head(self, parent: str) -> str:
        link = f'"{parent}"' if parent else "null"
        side = "true" if self.agent else "false"
        agent = f'"agentId":"{self.agent}",' if self.agent else ""
        if self.version == NEW:
            return f'{{"parentUuid":{link},"isSidechain":{side},{agent}'
        return f'{{"parentUuid":{link},"isSidechain":{side},{self._common()},{agent}'

    def _tail(self) -> str:
        return f",{self._common()}}}" if self.version == NEW else "}"

    def user(self, uuid: str, parent: str, time: str, content: str, more: str = "") -> str:
        """A user message. `content` is JSON: a string or a list of blocks. `more` are further fields."""
        source = ',"promptSource":"sdk","turnOrigin":"sdk"' if self.version == NEW else ""
        return (
            f'{self._head(parent)}"type":"user","message":{{"role":"user","content":{content}}},"uuid":"{uuid}",'
            f'"timestamp":"{time}","permissionMode":"default"{source}{more}{self._tail()}'
        )

    def result(self, uuid: str, parent: str, time: str, call: str, content: str, kept: str) -> str:
        """A tool's result; `kept` is the JSON of `toolUseResult`."""
        block = f'[{{"tool_use_id":"{call}","type":"tool_result","content":{content},"is_error":false}}]'
        return (
            f'{self._head(parent)}"type":"user","message":{{"role":"user","content":{block}}},"uuid":"{uuid}",'
            f'"timestamp":"{time}","toolUseResult":{kept},"sourceToolAssistantUUID":"{parent}"{self._tail()}'
        )

    def assistant(self, uuid: str, parent: str, time: str, message: str, block: str, stop: str = "") -> str:
        """A line with one content block of Claude. `stop`: the stop reason, which only the new version
        writes."""
        if self.version == NEW:
            usage = (
                '"usage":{"input_tokens":100,"cache_creation_input_tokens":0,"cache_read_input_tokens":900,'
                '"output_tokens":50,"service_tier":"standard"}'
            )
            end = f'"stop_reason":"{stop or "tool_use"}","stop_details":null}},"requestId":"req_1"'
            return (
                f'{self._head(parent)}"message":{{"id":"{message}","type":"message","role":"assistant",'
                f'"model":"{_MODEL[NEW]}","stop_sequence":null,{usage},"content":[{block}],{end},'
                f'"type":"assistant","uuid":"{uuid}","timestamp":"{time}"{self._tail()}'
            )
        usage = (
            '"usage":{"input_tokens":100,"output_tokens":1,"cache_read_input_tokens":900,'
            '"cache_creation_input_tokens":0}'
        )
        return (
            f'{self._head(parent)}"message":{{"id":"{message}","type":"message","role":"assistant",'
            f'"model":"{_MODEL[self.version]}","stop_sequence":null,{usage},"content":[{block}],"stop_reason":null}},'
            f'"requestId":"req_1","type":"assistant","uuid":"{uuid}","timestamp":"{time}"}}'
        )

    def attachment(self, uuid: str, parent: str, time: str, attachment: str) -> str:
        return (
            f'{self._head(parent)}"attachment":{attachment},"type":"attachment","uuid":"{uuid}",'
            f'"timestamp":"{time}"{self._tail()}'
        )

    def boundary(self, uuid: str, before: str, time: str) -> str:
        """The mark of a compaction: a new root, which names its logical parent."""
        head = self._head("").replace(
            '"parentUuid":null,', f'"parentUuid":null,"logicalParentUuid":"{before}",'
        )
        return (
            f'{head}"type":"system","subtype":"compact_boundary","content":"Conversation compacted",'
            f'"isMeta":false,"timestamp":"{time}","uuid":"{uuid}","level":"info",'
            f'"compactMetadata":{{"trigger":"auto","preTokens":150000}}{self._tail()}'
        )

    def queued(self, time: str, operation: str, content: str = "") -> str:
        said = f',"content":"{content}"' if content else ""
        return (
            f'{{"type":"queue-operation","operation":"{operation}","timestamp":"{time}",'
            f'"sessionId":"{self.session}"{said}}}'
        )

    def snapshot(self, message: str, time: str) -> str:
        return (
            f'{{"type":"file-history-snapshot","messageId":"{message}","snapshot":{{"messageId":"{message}",'
            f'"trackedFileBackups":{{}},"timestamp":"{time}"}},"isSnapshotUpdate":false}}'
        )

    def named(self, kind: str, field: str, text: str) -> str:
        """A title line: `custom-title` or `ai-title`."""
        return f'{{"type":"{kind}","{field}":"{text}","sessionId":"{self.session}"}}'

    def last_prompt(self, prompt: str, leaf: str) -> str:
        return (
            f'{{"type":"last-prompt","lastPrompt":"{prompt}","leafUuid":"{leaf}",'
            f'"sessionId":"{self.session}"}}'
        )

    def summary(self, text: str, leaf: str) -> str:
        return f'{{"type":"summary","summary":"{text}","leafUuid":"{leaf}"}}'

    def cost(self, dollars: float) -> str:
        return (
            f'{{"type":"cost-state","sessionId":"{self.session}","totalCostUSD":{dollars:.4f},'
            f'"totalAPIDuration":225}}'
        )

    def request_shape(self, text: str) -> str:
        return (
            f'{{"type":"api-request-shape","sessionId":"{self.session}","shapeHash":"7405e5f1","version":"{NEW}",'
            f'"shape":{{"system":[{{"type":"text","text":"{text}"}}]}}}}'
        )


def text(words: str) -> str:
    return f'{{"type":"text","text":"{words}"}}'


def thinking(words: str) -> str:
    return f'{{"type":"thinking","thinking":"{words}","signature":"c2lnbmF0dXJl"}}'


def call(name: str, id: str, input: str) -> str:
    return f'{{"type":"tool_use","id":"{id}","name":"{name}","input":{input}}}'


def image(data: str) -> str:
    return f'{{"type":"image","source":{{"type":"base64","media_type":"image/png","data":"{data}"}}}}'
