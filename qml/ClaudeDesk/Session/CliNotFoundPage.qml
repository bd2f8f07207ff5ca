import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** The page that is shown when Claude Code was not found. */
MessagePage {
    id: root

    required property string command
    required property string detail
    signal demoWanted
    signal retryWanted
    /** The user wants to name the program. */
    signal chooseWanted

    heading: qsTr("Claude Code was not found")
    most: Theme.px(480)
    words: qsTr("Claude Desk talks with the program “claude”. Install it, or say where it is.")

    CommandBox {
        text: root.command !== "" ? root.command : "npm install -g @anthropic-ai/claude-code"
    }

    CommandBox {
        text: root.detail
        copyable: false
    }

    buttons: [
        DeskButton {
            text: qsTr("Try again")
            kind: "act"
            onClicked: root.retryWanted()
        },
        DeskButton {
            text: qsTr("Choose the program…")
            onClicked: root.chooseWanted()
        },
        DeskButton {
            text: qsTr("Try the demo")
            kind: "quiet"
            onClicked: root.demoWanted()
        }
    ]

    footer: LookedPlaces {
        width: parent?.width ?? 0
    }

    Component.onCompleted: if (!App.cliCheck.missing)
        App.cliCheck.check()
}
