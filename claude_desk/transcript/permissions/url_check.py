"""Checks a web address before the CLI fetches it or the user opens it. Finds the real host and misleading
parts, without any request."""

import ipaddress
import re
from typing import NamedTuple
from urllib.parse import unquote

from claude_desk.protocol.phrase import Phrase
from claude_desk.transcript.text.text_sanitizer import visible

# An address as browsers and the CLIs read it: any number of slashes may come before the host.
_WEB = re.compile(r"\s*(https?|ftp|wss?):[/\\]*([^/\\?#]*)", re.IGNORECASE)
_USUAL = re.compile(r"\s*\w+:[/\\]{2}[^/\\]")
_SCHEME = re.compile(r"\s*([a-z][a-z0-9+.-]*):", re.IGNORECASE)
_LOCAL = ("localhost", ".localhost", ".local", ".internal", ".lan")
_LONGEST = 10_000
# Warnings that do not count as misleading.
_STRAIGHT = ("request_url.not_encrypted", "request_url.local", "request_url.port")


class RequestUrl(NamedTuple):
    """The result of a check. `start`, `end`: the place of `host` in the text; both 0 if the text is no web
    address."""

    host: str
    start: int
    end: int
    warnings: tuple[Phrase, ...] = ()

    @property
    def misleading(self) -> tuple[Phrase, ...]:
        """The warnings except those of `_STRAIGHT`: the host may mislead, or the text is no usable web
        address."""
        return tuple(warning for warning in self.warnings if warning.kind not in _STRAIGHT)


def address_of(text: str) -> RequestUrl:
    """Check an address. A backslash counts as a slash, as in browsers."""
    found = _WEB.match(text[:_LONGEST])
    if not found:
        scheme = _SCHEME.match(text[:_LONGEST])
        if scheme:
            return RequestUrl("", 0, 0, (Phrase("request_url.other_scheme", scheme=visible(scheme[1])),))
        return RequestUrl("", 0, 0, (Phrase("request_url.no_web_address"),))
    _, at, place = found[2].rpartition("@")
    host, port = _port(place)
    start = found.end(2) - len(place)
    warnings = []
    if at:
        warnings.append(Phrase("request_url.user_part", host=visible(host)))
    if not host:
        warnings.append(Phrase("request_url.no_host"))
    elif not _USUAL.match(text):
        warnings.append(Phrase("request_url.unusual", host=visible(host)))
    if found[1].lower() in ("http", "ws", "ftp"):
        warnings.append(Phrase("request_url.not_encrypted"))
    if "\\" in text or any(sign in text for sign in "\t\r\n"):
        warnings.append(Phrase("request_url.odd_signs"))
    return RequestUrl(host, start, start + len(host), (*warnings, *_of_host(host, port)))


def host_in(word: str) -> str:
    """Return the host of a word that is a web address; "" for any other word."""
    found = _WEB.match(word[:2_000]) if _USUAL.match(word) else None
    return visible(_port(found[2].rpartition("@")[2])[0]) if found else ""


def host_place(word: str) -> tuple[int, int] | None:
    """Return the start and the end of the host in a word with a web address; None if there is no host.

    A quote or an option may come before the address.
    """
    found = _WEB.search(word[:2_000])
    if found is None:
        return None
    place = found[2].rpartition("@")[2]
    host = _port(place)[0].rstrip("\"'")
    start = found.end(2) - len(place)
    return (start, start + len(host)) if host else None


def _port(place: str) -> tuple[str, str]:
    if place.startswith("["):
        host, sign, rest = place.partition("]")
        return host + sign, rest.removeprefix(":")
    host, _, port = place.partition(":")
    return host, port


def _of_host(host: str, port: str) -> list[Phrase]:
    name = host.strip("[]").rstrip(".").lower()
    warnings = []
    if "%" in name:
        warnings.append(Phrase("request_url.percent_encoded", host=visible(unquote(name))))
    if not name.isascii():
        warnings.append(_non_ascii(name))
    elif any(label.startswith("xn--") for label in name.split(".")):
        warnings.append(_encoded(name))
    if _is_number(name):
        warnings.append(Phrase("request_url.number"))
    if name in _LOCAL or name.endswith(_LOCAL) or _is_private(name):
        warnings.append(Phrase("request_url.local"))
    if port and port not in ("80", "443"):
        warnings.append(Phrase("request_url.port", port=visible(port[:20])))
    return warnings


def _non_ascii(name: str) -> Phrase:
    try:
        return Phrase("request_url.non_ascii", host=name.encode("idna").decode("ascii"))
    except UnicodeError:
        return Phrase("request_url.invalid_letters")


def _encoded(name: str) -> Phrase:
    try:
        return Phrase("request_url.encoded", host=visible(name.encode("ascii").decode("idna")))
    except UnicodeError:
        return Phrase("request_url.wrongly_encoded")


def _is_number(name: str) -> bool:
    """Return whether the host is an IP address in numbers. `0x7f.1` and `2130706433` mean this computer."""
    return bool(name) and (
        ":" in name or all(re.fullmatch(r"\d+|0x[0-9a-f]*", label) for label in name.split("."))
    )


def _is_private(name: str) -> bool:
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return bool(
            re.fullmatch(r"0x7f[0-9a-f]*|0*127(\.\d+)*|2130706433|0+", name.split(".")[0])
            and _is_number(name)
        )
    return address.is_private or address.is_loopback or address.is_link_local or address.is_unspecified
