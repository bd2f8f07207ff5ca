"""The message that asks Claude to resolve the conflicts of a merge. It is not translated."""

import os

from claude_desk.repository.merge_requests import StoppedMerge
from claude_desk.transcript.text.text_sanitizer import one_line


def conflict_message(stopped: StoppedMerge) -> str:
    files = "\n".join(f"- {one_line(os.fsdecode(path))}" for path in stopped.conflicts)
    return (
        f"I merged the branch {one_line(stopped.branch)} into {one_line(stopped.target)} in the folder"
        f" {one_line(stopped.place)}. The merge stopped with conflicts in these files:\n{files}\n"
        "Resolve the conflicts in that folder so that both sides keep what they meant, and stage the files"
        " with git add. Do not commit and do not push. Then tell me what you chose."
    )
