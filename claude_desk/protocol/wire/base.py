"""The base classes of all wire models."""

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
    """An object of the wire format. Unknown fields are kept in `model_extra`."""

    # Without `allow_inf_nan=False`, 1e999 in JSON would become infinity.
    model_config = ConfigDict(
        extra="allow", populate_by_name=True, protected_namespaces=(), allow_inf_nan=False, defer_build=True
    )


class LenientModel(WireModel):
    """An object that stays valid if a field has a wrong type. For instance, the end of a turn must be noticed
    even if its cost is a text.

    A wrong field gets its default, and its value is kept in `model_extra` under `wrong_fields`. The object is
    invalid if a wrong field has no default or is named in `needed`.
    """

    needed: ClassVar[frozenset[str]] = frozenset()

    @model_validator(mode="wrap")
    @classmethod
    def _drop_wrong_fields(cls, data: Any, handler: ModelWrapValidatorHandler[Self]) -> Self:
        try:
            return handler(data)
        except ValidationError as error:
            wrong = {str(place["loc"][0]) for place in error.errors(include_url=False) if place["loc"]}
            if not isinstance(data, dict) or wrong & cls.needed:
                raise
            kept = {name: value for name, value in data.items() if name not in wrong}
            return handler({**kept, "wrong_fields": {name: data[name] for name in wrong if name in data}})


def names_of(field: str, *models: type[BaseModel]) -> frozenset[str]:
    """Return all values that the field, which is a Literal, can have in these models."""
    return frozenset(name for model in models for name in get_args(model.model_fields[field].annotation))


def other_than(names: frozenset[str]) -> AfterValidator:
    """Return a validator that refuses these values. A model for all other values uses it."""

    def check(value: str) -> str:
        if value in names:
            raise ValueError(f"{value!r} has a model of its own")
        return value

    return AfterValidator(check)
