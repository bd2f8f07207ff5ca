"""The base of every model of the wire."""

from typing import Any, ClassVar, Self, get_args

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    ModelWrapValidatorHandler,
    ValidationError,
    model_validator,
)


class WireModel(BaseModel):
    """An object of the wire. What we do not know of it is kept, in `model_extra`."""

    # JSON's 1e999 is no number to reckon with.
    model_config = ConfigDict(
        extra="allow", populate_by_name=True, protected_namespaces=(), allow_inf_nan=False, defer_build=True
    )


class LenientModel(WireModel):
    """An object of which a field of a wrong type does not spoil the rest.

    For what somebody waits for: the end of a turn must be seen even where its cost is a word. The field takes
    its default; what it held is kept in `model_extra` under `wrong_fields`. A field without a default, or
    named in `needed`, is not forgiven: the object is refused as any other.
    """

    needed: ClassVar[frozenset[str]] = frozenset()

    @model_validator(mode="wrap")
    @classmethod
    def _leave_out_what_is_wrong(cls, data: Any, handler: ModelWrapValidatorHandler[Self]) -> Self:
        try:
            return handler(data)
        except ValidationError as error:
            wrong = {str(place["loc"][0]) for place in error.errors(include_url=False) if place["loc"]}
            if not isinstance(data, dict) or wrong & cls.needed:
                raise
            kept = {name: value for name, value in data.items() if name not in wrong}
            return handler({**kept, "wrong_fields": {name: data[name] for name in wrong if name in data}})


def names_of(field: str, *models: type[BaseModel]) -> frozenset[str]:
    """Give the values that a field of type Literal can have in these models."""
    return frozenset(name for model in models for name in get_args(model.model_fields[field].annotation))


def other_than(names: frozenset[str]) -> AfterValidator:
    """Give the check that a value is none of these: what has a model of its own is not "other"."""

    def check(value: str) -> str:
        if value in names:
            raise ValueError(f"{value!r} has a model of its own")
        return value

    return AfterValidator(check)
