import QtQuick
import ClaudeDesk.Language
import ClaudeDesk.Profiles
import ClaudeDesk.Theme

/** The profile of the session, beside its title. */
ProfileTag {
    required property SessionHeader head

    name: head.session.profileName
    tint: head.session.profileColor
    size: Theme.small
    room: Math.min(Theme.px(120), head.width * 0.2)
    Accessible.role: Accessible.StaticText
    Accessible.name: Words.fill(qsTr("Profile: %1"), [head.session.profileName])
}
