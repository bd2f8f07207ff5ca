"""Cards of questions to the user, and of plans."""

from claude_desk.ui.phrases.phrase_words import Field, Table, Wording

WORDS: Table = {
    "and_more": Wording(
        "{question} (and %Ln more)", n="more", one="{question} (and %Ln more)", question=Field("first")
    ),
    "your_notes": Wording("Your notes"),
    "your_answer": Wording("Your answer"),
    "not_answered": Wording("not answered"),
    "plan_ready": Wording("Plan ready"),
    "requested_permissions": Wording("Requested permissions"),
    "plan_edited": Wording("You edited the plan"),
    "dismissed": Wording("You dismissed the question"),
    "kept_planning": Wording("You asked Claude to keep planning"),
    "waiting_for_lead": Wording("Waiting for the team lead"),
    "approved": Wording("approved"),
    "enters_plan_mode": Wording("Enters plan mode"),
    "plan_not_presented": Wording("The plan could not be presented"),
    "plan_not_approved": Wording("The plan was not approved"),
    "plan_not_decided": Wording("No decision was made on the plan"),
    "your_feedback": Wording("Your feedback"),
}
