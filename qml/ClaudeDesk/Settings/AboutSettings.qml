pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** Versions and folders, for people who help the user. */
SettingsGroup {
    id: root

    required property SettingsView settings
    readonly property AboutView about: settings.about

    title: qsTr("About")

    SettingBlock {
        settings: root.settings
        spacing: Theme.px(6)

        Repeater {
            model: root.about

            Row {
                id: line

                required property string name
                required property string said

                width: parent ? parent.width : 0
                spacing: Theme.px(12)
                Accessible.role: Accessible.StaticText
                Accessible.name: Words.fill(qsTr("%1: %2"), [name, said])

                PlainText {
                    id: label

                    width: Math.min(Theme.px(150), line.width * 0.35)
                    text: line.name
                    color: Theme.soft
                    font.pixelSize: Theme.small
                    wrapMode: Text.Wrap
                }

                PlainText {
                    width: line.width - label.width - line.spacing
                    text: line.said
                    font.pixelSize: Theme.small
                    wrapMode: Text.WrapAnywhere
                }
            }
        }

        DeskButton {
            compact: true
            text: qsTr("Copy details")
            onClicked: root.about.copyDetails()
        }
    }
}
