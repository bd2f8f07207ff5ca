"""Where the path of a permission request leads. Hidden characters are already made visible."""

from claude_desk.ui.translation import translate


def linked(path: str) -> str:
    return translate("RequestPath", "The path goes through a symlink to {path}", path=path)


def linked_outside(path: str) -> str:
    return translate(
        "RequestPath", "The path goes through a symlink to {path}, outside this project", path=path
    )


def outside(path: str) -> str:
    return translate("RequestPath", "Outside this project: {path}", path=path)


def covers(path: str) -> str:
    return translate("RequestPath", "Covers {path}", path=path)


def covers_outside(path: str) -> str:
    return translate("RequestPath", "Covers files outside this project: {path}", path=path)
