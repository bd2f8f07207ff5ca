"""Warnings about an address before it is fetched or opened. Hidden characters are already made visible."""

from claude_desk.ui.translation import translate


def other_scheme(scheme: str) -> str:
    return translate("RequestUrl", "This is a {scheme} address", scheme=scheme)


def no_web_address() -> str:
    return translate("RequestUrl", "This is not a web address")


def user_part(host: str) -> str:
    return translate("RequestUrl", "The part before the @ is not the host; this goes to {host}", host=host)


def no_host() -> str:
    return translate("RequestUrl", "No host")


def unusual(host: str) -> str:
    return translate("RequestUrl", "Unusual spelling; this goes to {host}", host=host)


def not_encrypted() -> str:
    return translate("RequestUrl", "Not encrypted")


def odd_signs() -> str:
    return translate("RequestUrl", "Contains a backslash or a line break")


def percent_encoded(host: str) -> str:
    return translate("RequestUrl", "The host is percent-encoded: {host}", host=host)


def non_ascii(host: str) -> str:
    """`host`: as it is requested, in ASCII."""
    return translate("RequestUrl", "The host has non-ASCII letters: {host}", host=host)


def invalid_letters() -> str:
    return translate("RequestUrl", "The host has non-ASCII letters that are not allowed in names")


def encoded(host: str) -> str:
    """`host`: decoded, in its own letters."""
    return translate("RequestUrl", "The host is an encoded name: {host}", host=host)


def wrongly_encoded() -> str:
    return translate("RequestUrl", "The host is an encoded name that is not valid")


def number() -> str:
    return translate("RequestUrl", "The host is a number, not a name")


def local() -> str:
    return translate("RequestUrl", "Goes to this computer or the local network")


def port(port: str) -> str:
    return translate("RequestUrl", "Uses port {port}", port=port)
