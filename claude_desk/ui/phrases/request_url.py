"""Warnings about an address before it is fetched or opened. Hidden characters are already made visible."""

from claude_desk.ui.phrases.phrase_words import Table, Wording

WORDS: Table = {
    "other_scheme": Wording("This is a {scheme} address"),
    "no_web_address": Wording("This is not a web address"),
    "user_part": Wording("The part before the @ is not the host; this goes to {host}"),
    "no_host": Wording("No host"),
    "unusual": Wording("Unusual spelling; this goes to {host}"),
    "not_encrypted": Wording("Not encrypted"),
    "odd_signs": Wording("Contains a backslash or a line break"),
    "percent_encoded": Wording("The host is percent-encoded: {host}"),
    # `host` is the host in ASCII, as a request contains it.
    "non_ascii": Wording("The host has non-ASCII letters: {host}"),
    "invalid_letters": Wording("The host has non-ASCII letters that are not allowed in names"),
    # `host` is decoded.
    "encoded": Wording("The host is an encoded name: {host}"),
    "wrongly_encoded": Wording("The host is an encoded name that is not valid"),
    "number": Wording("The host is a number, not a name"),
    "local": Wording("Goes to this computer or the local network"),
    "port": Wording("Uses port {port}"),
}
