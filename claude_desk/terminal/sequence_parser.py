"""Cuts a terminal's output into text, controls and control sequences.

pyte's own stream is not used: it takes no parameters that it does not expect, prints what it does not know,
and keeps what never ends. This one drops what it does not know, and keeps a bounded part of what is not
complete yet.
"""

import re
from collections.abc import Sequence
from enum import Enum, auto
from typing import Protocol

_TEXT = re.compile(r"[^\x00-\x1f\x7f-\x9f]+")
_CSI = re.compile(r"\x1b\[([<-?]?)([0-9;:]*)([ -/]*)([@-~])")
_IN_CSI = re.compile(r"[ -?]+")
_STRING_END = re.compile(r"[\x07\x18\x1a\x1b]")
_PARTS = re.compile(r"([<-?]?)([0-9;:]*)([ -/]*)\Z")
_LONGEST_CSI = 256  # characters
_LONGEST_STRING = 4096  # characters of a title or an address; a longer one is dropped
_MOST_PARAMETERS = 32
_LARGEST = 9999  # of a parameter


class SequenceHandler(Protocol):
    """Takes the parts of a terminal's output."""

    def draw(self, data: str) -> None:
        """Take text without controls."""

    def control(self, character: str) -> None:
        """Take a control character, such as a line end."""

    def escape(self, between: str, final: str) -> None:
        """Take an escape sequence: the characters between, and the last one."""

    def csi(self, mark: str, parameters: Sequence[Sequence[int]], between: str, final: str) -> None:
        """Take a control sequence. Each parameter is a list of numbers, which colons separate. A missing
        number is 0."""

    def command(self, number: int, text: str) -> None:
        """Take a command of the operating system (OSC)."""


class _State(Enum):
    GROUND = auto()
    ESCAPE = auto()
    CSI = auto()
    STRING = auto()


class SequenceParser:
    def __init__(self, handler: SequenceHandler) -> None:
        self._handler = handler
        self._state = _State.GROUND
        self._kept = ""  # what the sequence has so far
        self._is_command = False  # whether the string is a command; other strings are dropped
        self._too_long = False

    @property
    def in_sequence(self) -> bool:
        """Whether the output so far ends within a sequence."""
        return self._state is not _State.GROUND

    def feed(self, data: str) -> None:
        """Take output, which may begin and end within a sequence."""
        at, end = 0, len(data)
        draw, control = self._handler.draw, self._handler.control
        while at < end:
            if self._state is not _State.GROUND:
                at = self._go_on(data, at)
                continue
            found = _TEXT.match(data, at)
            if found is not None:
                draw(found[0])
                at = found.end()
                continue
            character = data[at]
            if character != "\x1b":
                at += 1
                if character < " ":
                    control(character)
                continue
            found = _CSI.match(data, at)
            if found is not None and found.end() - at <= _LONGEST_CSI:
                self._dispatch(*found.groups())
                at = found.end()
            else:
                self._begin(_State.ESCAPE)
                at += 1

    def _begin(self, state: _State) -> None:
        self._state, self._kept, self._too_long = state, "", False

    def _go_on(self, data: str, at: int) -> int:
        """Continue a sequence that is not complete. Return the place behind what was used."""
        if self._state is _State.STRING:
            return self._go_on_in_string(data, at)
        character = data[at]
        if character in "\x18\x1a":  # CAN and SUB cancel
            self._begin(_State.GROUND)
        elif character == "\x1b":
            self._begin(_State.ESCAPE)
        elif character < " ":
            self._handler.control(character)
        elif character > "~":
            self._begin(_State.GROUND)
            return at if character >= "\xa0" else at + 1
        elif self._state is _State.ESCAPE:
            self._take_escape(character)
        elif character >= "@":
            kept, too_long = self._kept, self._too_long
            self._begin(_State.GROUND)
            if not too_long and (found := _PARTS.match(kept)) is not None:
                mark, numbers, between = found.groups()
                self._dispatch(mark, numbers, between, character)
        else:
            found = _IN_CSI.match(data, at)
            assert found is not None
            self._keep(found[0], _LONGEST_CSI)
            return found.end()
        return at + 1

    def _take_escape(self, character: str) -> None:
        if not self._kept and character == "[":
            self._begin(_State.CSI)
        elif not self._kept and character in "]PX^_":
            self._begin(_State.STRING)
            self._is_command = character == "]"
        elif character < "0":
            self._keep(character, 4)
        else:
            kept, too_long = self._kept, self._too_long
            self._begin(_State.GROUND)
            if not too_long:
                self._handler.escape(kept, character)

    def _go_on_in_string(self, data: str, at: int) -> int:
        found = _STRING_END.search(data, at)
        if self._is_command:
            self._keep(data[at : found.start() if found is not None else None], _LONGEST_STRING)
        if found is None:
            return len(data)
        text, ends = self._kept, found[0] in "\x07\x1b" and self._is_command and not self._too_long
        self._begin(_State.ESCAPE if found[0] == "\x1b" else _State.GROUND)
        number, separated, rest = text.partition(";")
        if ends and separated and len(number) <= 4 and number.isascii() and number.isdigit():
            self._handler.command(int(number), rest)
        return found.end()

    def _keep(self, text: str, most: int) -> None:
        if len(self._kept) + len(text) > most:
            self._kept, self._too_long = "", True
        elif not self._too_long:
            self._kept += text

    def _dispatch(self, mark: str, numbers: str, between: str, final: str) -> None:
        parameters: list[list[int]] = []
        if numbers:
            for parameter in numbers.split(";", _MOST_PARAMETERS)[:_MOST_PARAMETERS]:
                if ":" in parameter:
                    parameters.append([_number(each) for each in parameter.split(":")])
                else:
                    parameters.append([_number(parameter)])
        self._handler.csi(mark, parameters, between, final)


def _number(digits: str) -> int:
    return min(int(digits or 0), _LARGEST) if len(digits) <= 9 else _LARGEST
