pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Session
import ClaudeDesk.Theme

/** Signs the user in or out: shows the output of Claude Code, with a field for the code that it asks for. */
Column {
    id: root

    required property AccountView account

    /** Move the keyboard focus to the button that closes the panel. */
    function enter() {
        end.forceActiveFocus(Qt.TabFocusReason);
    }

    topPadding: Theme.px(8)
    bottomPadding: Theme.px(8)
    spacing: Theme.px(8)
    Keys.onEscapePressed: root.account.close()

    PlainText {
        width: parent.width
        text: root.account.heading
        font.pixelSize: Theme.control
        font.weight: Font.DemiBold
        wrapMode: Text.Wrap
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    PlainText {
        width: parent.width
        text: root.account.words
        color: root.account.stage === "failed" || root.account.stage === "no-cli" ? Theme.bad : Theme.soft
        font.pixelSize: Theme.control
        wrapMode: Text.Wrap
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    CommandBox {
        text: root.account.command
    }

    CommandBox {
        text: root.account.text
        copyable: false
    }

    Flow {
        width: parent.width
        spacing: Theme.px(6)
        visible: root.account.stage === "running" && root.account.address !== ""

        DeskButton {
            compact: true
            text: qsTr("Open in the browser")
            Accessible.description: root.account.address
            onClicked: App.openAddress(root.account.address)
        }

        DeskButton {
            compact: true
            text: qsTr("Copy address")
            onClicked: App.copy(root.account.address)
        }
    }

    Row {
        width: parent.width
        spacing: Theme.px(6)
        visible: root.account.takesAnswers

        LineField {
            id: code

            width: parent.width - send.width - parent.spacing
            name: qsTr("Code from the browser")
            placeholderText: qsTr("Code from the browser, if it shows one")
            font.family: Theme.mono
            inputMethodHints: Qt.ImhSensitiveData | Qt.ImhNoPredictiveText
            onAccepted: send.clicked()
        }

        DeskButton {
            id: send

            enabled: code.text !== ""
            text: qsTr("Send")
            onClicked: {
                root.account.answer(code.text);
                code.clear();
            }
        }
    }

    DeskButton {
        id: end

        compact: true
        text: root.account.stage === "asking" || root.account.stage === "running" ? qsTr("Cancel") : qsTr("Close")
        onClicked: root.account.close()
    }
}
