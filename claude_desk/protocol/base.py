"""The base of every model of the wire."""

from pydantic import BaseModel, ConfigDict


class Wire(BaseModel):
    """An object of the wire. What we do not know of it is kept, in `model_extra`."""

    model_config = ConfigDict(extra="allow", populate_by_name=True, protected_namespaces=())
