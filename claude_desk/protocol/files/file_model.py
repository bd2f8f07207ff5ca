"""The base of the models of the program's files. The base keeps the fields that a later version wrote."""

from typing import Annotated, Any, Self

from pydantic import Field, SerializerFunctionWrapHandler, model_serializer

from claude_desk.protocol.wire.base import LenientModel

_WRONG = "wrong_fields"

Count = Annotated[int, Field(ge=0, lt=1 << 31)]
"""A number from 0 that fits Qt's `int`."""

Moment = Annotated[float, Field(ge=0, lt=4e9)]
"""Seconds since the epoch, up to the year 2096."""


class FileModel(LenientModel):
    """A file, or a part of a file. Unknown keys are written back unchanged. An unusable value is written back
    until `changed` sets the field."""

    @property
    def unused(self) -> list[str]:
        """The names of the fields whose stored values cannot be used."""
        return sorted((self.model_extra or {}).get(_WRONG, {}))

    @property
    def strange(self) -> bool:
        """Whether the model, or a model in it, has unknown keys, unusable values or an unknown version."""
        own = [getattr(self, name) for name in type(self).model_fields]
        return bool(self.model_extra) or getattr(self, "v", 1) != 1 or any(map(_is_strange, own))

    def changed(self, **values: Any) -> Self:
        """Return a copy with these values. They must be valid."""
        copy = self.model_copy(update=values)
        if copy.model_extra is not None and _WRONG in copy.model_extra:
            left = {name: value for name, value in copy.model_extra[_WRONG].items() if name not in values}
            copy.model_extra.pop(_WRONG)
            if left:
                copy.model_extra[_WRONG] = left
        return copy

    @model_serializer(mode="wrap")
    def _with_what_is_not_used(self, dump: SerializerFunctionWrapHandler) -> dict[str, Any]:
        value: dict[str, Any] = dump(self)
        unused = value.pop(_WRONG, {})
        return {**value, **unused}


def _is_strange(value: Any) -> bool:
    """Whether the value is a strange model or contains one."""
    match value:
        case FileModel():
            return value.strange
        case dict():
            return any(map(_is_strange, value.values()))
        case list() | tuple():
            return any(map(_is_strange, value))
    return False
