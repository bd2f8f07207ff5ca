"""What hooks do that is worth a row; `said`: what the hook wrote, "" for nothing."""

from claude_desk.ui.translation import translate


def failed(name: str, said: str) -> str:
    if not said:
        return translate("Hook", "The hook {name} failed", name=name)
    return translate("Hook", "The hook {name} failed: {said}", name=name, said=said)


def blocked(name: str, said: str) -> str:
    if not said:
        return translate("Hook", "The hook {name} blocked this", name=name)
    return translate("Hook", "The hook {name} blocked this: {said}", name=name, said=said)


def stopped(name: str, said: str) -> str:
    if not said:
        return translate("Hook", "The hook {name} stopped Claude", name=name)
    return translate("Hook", "The hook {name} stopped Claude: {said}", name=name, said=said)


def says(name: str, said: str) -> str:
    return translate("Hook", "The hook {name} says: {said}", name=name, said=said)
