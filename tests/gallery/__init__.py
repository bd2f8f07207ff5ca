"""The real window with invented content, for looking at it: `python -m tests.gallery --state kinds --theme
dark`."""

from tests.gallery.entry_maker import CODE, Maker
from tests.gallery.permission_requests import bash_request, edit_request, plan_request, question_request
from tests.gallery.states import STATES, fill
from tests.gallery.trust import Findings
from tests.gallery.turns import kinds, upload_turn

__all__ = [
    "CODE",
    "STATES",
    "Findings",
    "Maker",
    "bash_request",
    "edit_request",
    "fill",
    "kinds",
    "plan_request",
    "question_request",
    "upload_turn",
]
