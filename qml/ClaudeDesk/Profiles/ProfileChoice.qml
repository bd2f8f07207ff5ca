import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme
import ClaudeDesk.Dialogs

/** Chooses the profile of the new session, and whether all new sessions in the folder use it. */
Flow {
    id: root

    required property NewSessionView facts

    spacing: Theme.px(12)

    DeskComboBox {
        name: qsTr("Profile of this session")
        glyph: Icons.profile
        model: root.facts.profiles
        currentIndex: root.facts.profile
        onActivated: index => root.facts.chooseProfile(index)
    }

    DialogCheckBox {
        width: Math.min(implicitWidth, root.width)
        implicitWidth: leftPadding + contentItem.implicitWidth
        caption: qsTr("For all new sessions in this folder")
        checked: root.facts.profileKept
        onToggled: root.facts.keepProfile(checked)
    }
}
