pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/**
 * Example prompts, and the two signs that start a completion. A click puts the prompt or the sign into the
 * message.
 */
Column {
    id: root

    signal chosen(text: string)
    signal signChosen(sign: string)

    /** A button for a sign that the user can type, with the purpose of the sign. */
    component Sign: T.Button {
        id: sign

        required property string key
        required property string words

        implicitWidth: contentItem.implicitWidth + leftPadding + rightPadding
        implicitHeight: Theme.px(28)
        rightPadding: Theme.px(8)
        focusPolicy: Qt.TabFocus
        Accessible.name: words
        Keys.onPressed: event => ReturnKey.press(event, sign)
        Keys.onReleased: event => ReturnKey.ignore(event)
        onClicked: root.signChosen(key)

        contentItem: Row {
            spacing: Theme.px(8)

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(22)
                height: width
                radius: Theme.rInner
                color: sign.hovered ? Theme.user : Theme.card
                border.color: Theme.line

                PlainText {
                    anchors.centerIn: parent
                    text: sign.key
                    color: Theme.soft
                    font.family: Theme.mono
                    font.pixelSize: Theme.small
                }
            }

            PlainText {
                anchors.verticalCenter: parent.verticalCenter
                text: sign.words
                color: sign.hovered ? Theme.ink : Theme.soft
                font.pixelSize: Theme.small
            }
        }

        background: Item {
            FocusRing {
                visible: sign.visualFocus
                gap: 1
            }
        }
    }

    topPadding: Theme.px(8)
    spacing: Theme.px(10)

    PlainText {
        text: qsTr("Examples")
        color: Theme.soft
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Flow {
        width: parent.width
        spacing: Theme.px(8)

        Repeater {
            model: [qsTr("Explain how this project is structured"), qsTr("Run the tests and fix what fails"), qsTr("Find a bug and suggest a fix")]

            DeskButton {
                required property string modelData

                width: Math.min(implicitWidth, root.width)
                caption: modelData
                onClicked: root.chosen(modelData)
            }
        }
    }

    Flow {
        width: parent.width
        spacing: Theme.px(12)

        Sign {
            key: "/"
            words: qsTr("Commands")
        }

        Sign {
            key: "@"
            words: qsTr("Mention a file or folder")
        }
    }
}
