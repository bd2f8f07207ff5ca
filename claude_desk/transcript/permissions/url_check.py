"""An address that is to be fetched: where it really goes, and what in it may mislead. No request is made."""

import ipaddress
import re
from typing import NamedTuple
from urllib.parse import unquote

from claude_desk.transcript.text.text_sanitizer import visible

# As browsers and both CLIs read it: however many slashes there are, the host comes after them.
_WEB = re.compile(r"\s*(https?|ftp|wss?):[/\\]*([^/\\?#]*)", re.IGNORECASE)
_USUAL = re.compile(r"\s*\w+:[/\\]{2}[^/\\]")
_SCHEME = re.compile(r"\s*([a-z][a-z0-9+.-]*):", re.IGNORECASE)
_LOCAL = ("localhost", ".localhost", ".local", ".internal", ".lan")
_LONGEST = 10_000
_OPEN = "It is not encrypted"
_NEAR = "It goes to this computer or its own network"
_PORT = "It uses port"


class RequestUrl(NamedTuple):
    """`host` stands at `start` to `end` of the text (0, 0: there is none); `warnings` in words."""

    host: str
    start: int
    end: int
    warnings: tuple[str, ...] = ()

    @property
    def misleading(self) -> tuple[str, ...]:
        """Those of the warnings that say that it goes elsewhere than it seems to."""
        return tuple(said for said in self.warnings if said not in (_OPEN, _NEAR) and _PORT not in said)


def address_of(text: str) -> RequestUrl:
    """What the address is. As browsers do, a backslash is taken for a slash."""
    found = _WEB.match(text[:_LONGEST])
    if not found:
        scheme = _SCHEME.match(text[:_LONGEST])
        what = f"an address of the kind “{visible(scheme[1])}”" if scheme else "no web address"
        return RequestUrl("", 0, 0, (f"This is {what}",))
    _, at, place = found[2].rpartition("@")
    host, port = _port(place)
    start = found.end(2) - len(place)
    warnings = []
    if at:
        warnings.append(f"What stands before the @ is no host: it goes to {visible(host)}")
    if not host:
        warnings.append("It names no host")
    elif not _USUAL.match(text):
        warnings.append(f"It is not written as an address is: it goes to {visible(host)}")
    if found[1].lower() in ("http", "ws", "ftp"):
        warnings.append(_OPEN)
    if "\\" in text or any(sign in text for sign in "\t\r\n"):
        warnings.append("It holds signs that are in no address: a backslash, or a line's end")
    return RequestUrl(host, start, start + len(host), (*warnings, *_of_host(host, port)))


def host_in(word: str) -> str:
    """The host of a web address that begins so; "" where it is none."""
    found = _WEB.match(word[:2_000]) if _USUAL.match(word) else None
    return visible(_port(found[2].rpartition("@")[2])[0]) if found else ""


def _port(place: str) -> tuple[str, str]:
    if place.startswith("["):
        host, sign, rest = place.partition("]")
        return host + sign, rest.removeprefix(":")
    host, _, port = place.partition(":")
    return host, port


def _of_host(host: str, port: str) -> list[str]:
    name = host.strip("[]").rstrip(".").lower()
    warnings = []
    if "%" in name:
        warnings.append(f"Its host is written in code: {visible(unquote(name))}")
    if not name.isascii():
        warnings.append(f"Its host has letters beyond a to z: {_in_ascii(name)}")
    elif any(label.startswith("xn--") for label in name.split(".")):
        warnings.append(f"Its host stands for letters beyond a to z: {_in_letters(name)}")
    if _is_number(name):
        warnings.append("Its host is a number, no name")
    if name in _LOCAL or name.endswith(_LOCAL) or _is_private(name):
        warnings.append(_NEAR)
    if port and port not in ("80", "443"):
        warnings.append(f"{_PORT} {visible(port[:20])}")
    return warnings


def _in_ascii(name: str) -> str:
    try:
        return name.encode("idna").decode("ascii")
    except UnicodeError:
        return "which no name may have"


def _in_letters(name: str) -> str:
    try:
        return visible(name.encode("ascii").decode("idna"))
    except UnicodeError:
        return "which are not valid"


def _is_number(name: str) -> bool:
    """Also `0x7f.1` and `2130706433`, which are addresses of this computer."""
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
