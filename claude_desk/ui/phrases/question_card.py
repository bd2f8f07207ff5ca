"""Cards of questions to the user, and of plans."""

from claude_desk.ui.translation import translate


def and_more(first: str, more: int) -> str:
    return translate(
        "QuestionCard", "{question} (and %Ln more)", n=more, one="{question} (and %Ln more)", question=first
    )


def your_notes() -> str:
    return translate("QuestionCard", "Your notes")


def your_answer() -> str:
    return translate("QuestionCard", "Your answer")


def not_answered() -> str:
    return translate("QuestionCard", "not answered")


def plan_ready() -> str:
    return translate("QuestionCard", "Plan ready")


def requested_permissions() -> str:
    return translate("QuestionCard", "Requested permissions")


def plan_edited() -> str:
    return translate("QuestionCard", "You edited the plan")


def dismissed() -> str:
    return translate("QuestionCard", "You dismissed the question")


def kept_planning() -> str:
    return translate("QuestionCard", "You asked Claude to keep planning")


def waiting_for_lead() -> str:
    return translate("QuestionCard", "Waiting for the team lead")


def approved() -> str:
    return translate("QuestionCard", "approved")


def enters_plan_mode() -> str:
    return translate("QuestionCard", "Enters plan mode")


def plan_not_presented() -> str:
    return translate("QuestionCard", "The plan could not be presented")


def plan_not_approved() -> str:
    return translate("QuestionCard", "The plan was not approved")


def plan_not_decided() -> str:
    return translate("QuestionCard", "No decision was made on the plan")


def your_feedback() -> str:
    return translate("QuestionCard", "Your feedback")
