"""Why something is not kept on disk, where the system has no words for it: the end of a sentence."""

from claude_desk.ui.translation import translate


def failed() -> str:
    return translate("Disk", "disk error")


def too_many_attachments() -> str:
    return translate("Disk", "more than 100 MB of attachments are queued")
