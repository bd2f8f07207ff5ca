"""The base of every model of the wire."""

from typing import Any, Self

from pydantic import BaseModel, ConfigDict, ModelWrapValidatorHandler, ValidationError, model_validator


class Wire(BaseModel):
    """An object of the wire. What we do not know of it is kept, in `model_extra`."""

    model_config = ConfigDict(extra="allow", populate_by_name=True, protected_namespaces=())


class Forgiving(Wire):
    """An object of which a field of a wrong type does not spoil the rest.

    For what somebody waits for: the end of a turn must be seen even where its cost is a word. The field takes
    its default; what it held is kept in `model_extra` under `wrong_fields`. A field without a default is
    needed: without it the object is refused as any other.
    """

    @model_validator(mode="wrap")
    @classmethod
    def _leave_out_what_is_wrong(cls, data: Any, handler: ModelWrapValidatorHandler[Self]) -> Self:
        try:
            return handler(data)
        except ValidationError as error:
            if not isinstance(data, dict):
                raise
            wrong = {place["loc"][0] for place in error.errors(include_url=False) if place["loc"]}
            kept = {name: value for name, value in data.items() if name not in wrong}
            return handler({**kept, "wrong_fields": {name: data[name] for name in wrong if name in data}})
