import QtQuick
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/**
 * Says which other program writes to this session, and offers to take over the session. The strip never takes
 * the keyboard focus by itself.
 */
FocusScope {
    id: root

    required property SessionLockView sessionLock
    readonly property real outer: Theme.columnIn(width)
    /** Whether the user has just tried to send a message, which is not possible now. */
    property bool pointed: false
    signal messageWanted

    implicitHeight: box.height + Theme.px(6)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Session in use")
    Keys.onEscapePressed: root.messageWanted()

    Connections {
        target: root.sessionLock

        function onPointed() {
            root.pointed = true;
            calm.restart();
        }
    }

    Timer {
        id: calm

        interval: 1600
        onTriggered: root.pointed = false
    }

    Rectangle {
        id: box

        x: Math.round((root.width - width) / 2)
        width: root.outer
        height: line.height + Theme.px(18)
        radius: Theme.r
        color: Theme.card
        border.color: root.pointed ? Theme.accent : Theme.warn
        border.width: root.pointed ? 2 : 1

        Flow {
            id: line

            x: Theme.px(14)
            y: Theme.px(9)
            width: parent.width - 2 * x
            spacing: Theme.px(10)

            PlainText {
                readonly property real remaining: root.sessionLock.action !== "" ? line.width - take.width - line.spacing : line.width

                width: remaining >= Theme.px(260) ? remaining : line.width
                height: Math.max(implicitHeight, take.height)
                verticalAlignment: Text.AlignVCenter
                text: root.sessionLock.words
                wrapMode: Text.Wrap
                font.pixelSize: Theme.control
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            AnswerButton {
                id: take

                about: root.sessionLock
                question: root.sessionLock.action
                visible: root.sessionLock.action !== ""
                compact: true
                focus: true
                enabled: !root.sessionLock.acquiring
                caption: root.sessionLock.action
                onConfirmed: {
                    root.messageWanted();
                    root.sessionLock.acquire();
                }
            }
        }
    }
}
