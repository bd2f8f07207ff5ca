"""Words that the cards of several tools use, and what the user allows with a permission request."""

from claude_desk.ui import locale_format
from claude_desk.ui.phrases.phrase_words import Table, Wording


def duration(seconds: float) -> str:
    return locale_format.duration(seconds)


def size(amount: int) -> str:
    return locale_format.size(amount)


def short_count(count: int) -> str:
    return locale_format.short_count(count)


WORDS: Table = {
    "joined": Wording("{first} · {second}"),
    "listed": Wording("{first}, {second}"),
    "yes": Wording("yes"),
    "no": Wording("no"),
    # A value that is missing (null).
    "none": Wording("none"),
    # A value that is empty.
    "empty": Wording("(empty)"),
    "duration": duration,
    "size": size,
    "short_count": short_count,
    "instructions": Wording("Instructions"),
    "turn_stopped": Wording("You stopped the turn"),
    "input_edited": Wording("You edited the input before it ran"),
    "input_replaced": Wording("The input was changed before you were asked, for instance by a hook"),
    "original_input": Wording("Original input"),
    "output": Wording("Output"),
    "prompt": Wording("Prompt"),
    "response": Wording("Response"),
    "saved_in": Wording("Saved in"),
    "type": Wording("Type"),
    "url": Wording("URL"),
    "worktree_kept": Wording("The worktree and its branch stay"),
    "worktree_deleted": Wording("Deletes the worktree and its branch"),
    "changes_discarded": Wording("Discards uncommitted changes and commits of that branch"),
    "only_read": Wording("Reads from claude.ai with your account; changes nothing"),
    "page_published": Wording("Uploads the file and publishes it as a page on claude.ai"),
    "page_replaced": Wording("Uploads the file and replaces the published page"),
    "newer_page_lost": Wording("Discards the newer version of the page"),
    "page_file_deleted": Wording("Deletes the file of the page for good"),
    "page_data": Wording("Can read and change the data of the page"),
    "pins_changed": Wording("Changes the pinned pages of your account; nobody else sees that"),
    "files_uploaded": Wording("Uploads files of this computer to claude.ai"),
    "file_saved": Wording("Downloads a file to this computer"),
    "files_shown": Wording("Claude Code may upload the files, so that you can open them elsewhere"),
    "files_sent": Wording("Sends files of this computer to another session"),
    "routine_created": Wording("Creates a routine: Claude will work in the cloud without asking you"),
    "routine_changed": Wording("Changes a routine that works in the cloud without asking you"),
    "routine_started": Wording("Starts a routine in the cloud; it works without asking you"),
    "webhook_created": Wording("Creates a web address that can start Claude in the cloud"),
    "project_written": Wording("Writes a document in the project on claude.ai"),
    "project_file_deleted": Wording("Deletes the document from the project on claude.ai"),
    "design_account": Wording("Reads and changes designs with your claude.ai account"),
    "feedback_sent": Wording("Hands this report about Claude Code to Anthropic"),
    "guide_shared": Wording("Uploads ONBOARDING.md; everyone who has the link can read it"),
    "guide_deleted": Wording("Deletes the shared guide"),
    "goal_set": Wording("Claude continues until this is met; /goal clear ends that"),
    "schedule_starts": Wording("Claude starts to work at these times without a message from you"),
    "schedule_stays": Wording("The schedule stays when this session ends"),
    "code_runs": Wording("The code can call other tools"),
    "conversation_ends": Wording("Ends the conversation for good"),
}
