"""Removes keys from the output and errors of programs. Rows show these texts, and are kept and exported."""

import re
from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress
from urllib.parse import unquote, urlsplit

# Names of variables whose values must stay secret.
_NAME = re.compile(
    r"KEY|TOKEN|SECRET|PASS|PWD.|CREDENTIAL|AUTH|COOKIE|HEADER|SIGNATURE|CONNECTION_STRING|_DSN|_PAT$", re.I
)
_SHORTEST = 6  # a shorter value would match in too many words
# Forms of keys from any source: an API key, the header of a request, the password in a URL.
_SHAPES = re.compile(
    r"\bsk-ant-[\w-]{6,}|(?<=Bearer )[\w.~+/=-]{6,}|(?<=Basic )[\w+/=]{6,}|(?<=://)[^\s/@:]*:[^\s/@]+(?=@)",
    re.I,
)
_HIDDEN = "•••"


def without_keys(text: str, environ: Mapping[str, str], secrets: Collection[str] = ()) -> str:
    """Return the text with `•••` in place of the environment's keys, of `secrets`, and of anything that
    looks like a key."""
    if not text:
        return text
    for value in sorted({*_secrets(environ), *_long_enough(*secrets)}, key=len, reverse=True):
        text = text.replace(value, _HIDDEN)
    return _SHAPES.sub(_HIDDEN, text)


def _secrets(environ: Mapping[str, str]) -> Iterator[str]:
    for name, value in environ.items():
        if _NAME.search(name):
            yield from _long_enough(value)
        elif "://" in value and "@" in value:
            with suppress(ValueError):
                password = urlsplit(value).password or ""
                yield from _long_enough(password, unquote(password))


def _long_enough(*values: str) -> Iterator[str]:
    return (value for value in values if len(value) >= _SHORTEST)
