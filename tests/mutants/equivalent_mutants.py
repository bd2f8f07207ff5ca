"""Mutants that survive because they do not change any visible behaviour, each with the reason.

The keys are the module, the line before and the line after, without their indents.
"""

HARMLESS: dict[tuple[str, str, str], str] = {
    (
        "workspace/folder_trust",
        "if old.other or new.other:",
        "if old.other and new.other:",
    ): "where one of them has something, the loop below finds that `other` differs",
    (
        "ui/permissions/request_view",
        "self._place = 0",
        "self._place = 1",
    ): "it is set before there is a request that it could be the place of",
    (
        "ui/permissions/request_view",
        "self._set_place(place, [request.id for request in pending], another=True)",
        "self._set_place(place, [request.id for request in pending], another=False)",
    ): "another request stands at another place, or among others",
    (
        "session/turns/message_queue",
        "line: int = 0  # number of the wire line, once the message was written",
        "line: int = 1  # number of the wire line, once the message was written",
    ): "it is read of what was written alone, and set as that is written",
    (
        "ui/window/link_opener",
        "root = Path(folder).resolve(strict=True)",
        "root = Path(folder).resolve(strict=False)",
    ): "in a folder that is not there nothing is found either",
    (
        "agent/control_requests",
        "self._numbers = itertools.count(1)",
        "self._numbers = itertools.count( 2)",
    ): "any number that is given once does",
    (
        "agent/control_requests",
        "self._mark = secrets.token_hex(4)",
        "self._mark = secrets.token_hex( 5)",
    ): "longer",
    (
        "agent/control_requests",
        "self._mark = secrets.token_hex(4)",
        "self._mark = secrets.token_hex( 3)",
    ): "still some ten millions",
}
