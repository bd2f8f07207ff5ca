import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** Where a message is written. It keeps the keyboard until the person takes it elsewhere. */
FocusScope {
    id: root

    required property SessionView session
    /** When a key last went into the message, milliseconds since the epoch. */
    readonly property real lastKeyAt: field.lastKey
    /** Whether an input method is in the middle of a word. */
    readonly property alias composing: field.composing
    readonly property bool menuOpen: bar.menuOpen || tasks.open
    readonly property alias text: field.text
    readonly property real columnWidth: Math.min(Theme.column, width - 40)
    /** The person wants to scroll the conversation: -1 up, 1 down. */
    signal pageWanted(direction: int)

    implicitHeight: box.height + Theme.px(10) + Theme.px(14)

    function focusField() {
        field.focusField();
    }

    /** Give text back that was not sent, before what is being written. */
    function giveBack(text: string) {
        const own = field.text;
        field.text = own.trim() === "" ? text : text + "\n\n" + own;
        field.cursorPosition = field.length;
    }

    function send() {
        if (root.composing || field.text.trim() === "")
            return;
        const text = field.text;
        field.clear();
        root.session.send(text);
    }

    Rectangle {
        id: box

        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(10)
        width: root.columnWidth
        height: field.height + bar.height + Theme.px(30)
        radius: 14
        color: Theme.card
        border.color: root.session.control.bypasses ? Theme.bad : field.focused ? Theme.edge : Theme.line
        border.width: root.session.control.bypasses ? 2 : 1

        MouseArea {
            anchors.fill: parent
            cursorShape: Qt.IBeamCursor
            onPressed: root.focusField()
        }

        MessageField {
            id: field

            x: Theme.px(12)
            y: Theme.px(12)
            width: parent.width - 2 * x
            hint: root.session.busy ? qsTr("Message Claude — it waits for this step to end") : qsTr("Message Claude")
            sendKey: App.settings.sendKey
            onSendWanted: root.send()
            onPageWanted: direction => root.pageWanted(direction)
            onModeWanted: root.session.control.nextMode()
        }

        ComposerBar {
            id: bar

            x: Theme.px(12)
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(10)
            height: send.height
            control: root.session.control
            room: box.width - Theme.px(48) - send.width - (stop.visible ? stop.width + acts.spacing : 0) - (tasks.visible ? tasks.width + acts.spacing : 0) - Theme.px(70)
        }

        Row {
            id: acts

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(12)
            anchors.verticalCenter: bar.verticalCenter
            spacing: Theme.px(8)

            Words {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, Math.max(0, box.width - bar.width - Theme.px(48) - send.width - (stop.visible ? stop.width + acts.spacing : 0) - (tasks.visible ? tasks.width + acts.spacing : 0)))
                elide: Text.ElideRight
                text: root.session.stateWords
                color: root.session.tone === "warn" ? Theme.warn : root.session.tone === "bad" ? Theme.bad : Theme.soft
                font.pixelSize: Theme.small
                Accessible.role: Accessible.StaticText
                Accessible.name: root.session.state
            }

            TasksButton {
                id: tasks

                anchors.verticalCenter: parent.verticalCenter
                stopping: root.session.stopping
                wide: root.columnWidth >= Theme.px(640)
            }

            StopButton {
                id: stop

                session: root.session
                onClicked: root.focusField()
            }

            DeskButton {
                id: send

                kind: "primary"
                enabled: field.text.trim() !== ""
                text: qsTr("Send")
                onClicked: {
                    root.send();
                    root.focusField();
                }
            }
        }
    }
}
