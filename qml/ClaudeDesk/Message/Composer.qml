pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** Where a message is written. It keeps the keyboard until the person takes it elsewhere. */
FocusScope {
    id: root

    required property SessionView session
    /** When a key last went into the message, by App.now(). */
    readonly property real lastKeyAt: field.lastKey
    /** Whether an input method is in the middle of a word. */
    readonly property alias composing: field.composing
    readonly property bool menuOpen: bar.menuOpen || tasks.open
    readonly property alias text: field.text
    readonly property real columnWidth: Math.min(Theme.column, width - 40)
    readonly property color edge: session.control.bypasses ? Theme.bad : field.focused ? Theme.edge : Theme.line
    /** The height there is above, for the list of completions. */
    required property real above
    /** Whether that list is not to lie over what stands above. */
    property bool pushes: false
    readonly property bool completing: session.composer.completion.open
    /** The person wants to scroll the conversation: -1 up, 1 down. */
    signal pageWanted(direction: int)
    signal attachmentsWanted(items: list<var>, index: int)

    /** What the state's words need: they say more than a long name of a model. */
    readonly property real _stateRoom: Theme.px(columnWidth >= Theme.px(640) ? 119 : 70)
    readonly property real _pushed: root.pushes && completions.active ? completions.height + Theme.px(6) : 0

    implicitHeight: box.height + Theme.px(10) + Theme.px(14) + _pushed

    function openModels() {
        bar.openModels();
    }

    function focusField() {
        field.focusField();
    }

    /** Give text back that was not sent, before what is being written. */
    function giveBack(text: string) {
        const own = field.text;
        if (text === "")
            return;
        root.session.composer.replace(0, own.trim() === "" ? field.length : 0, own.trim() === "" ? text : text + "\n\n");
        field.cursorPosition = field.length;
    }

    function send() {
        const text = field.text;
        if (root.composing || !root.session.composer.ready(text))
            return;
        field.clear();
        root.session.composer.send(text);
    }

    /** Show what is attached large, or a pasted text whole. */
    function _open(number: string, item: var) {
        const items = root.session.composer.items();
        const at = items.findIndex(each => each.key === item.key);
        if (at >= 0)
            root.attachmentsWanted(items, at);
        else
            root.session.composer.open(number);
    }

    Loader {
        id: completions

        active: root.completing
        x: box.x
        y: box.y - height - Theme.px(6)
        width: Math.min(box.width, Theme.px(620))
        height: (item as Item)?.implicitHeight ?? 0

        sourceComponent: CompletionList {
            completion: root.session.composer.completion
            room: root.pushes ? Theme.px(150) : root.above
        }
    }

    Rectangle {
        id: box

        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(10) + root._pushed
        width: root.columnWidth
        height: field.y + field.height + note.height + (stands.apart ? stands.height + Theme.px(8) : 0) + bar.height + Theme.px(18)
        radius: 14
        color: Theme.card
        border.color: root.edge
        border.width: root.session.control.bypasses ? 2 : 1

        MouseArea {
            anchors.fill: parent
            cursorShape: Qt.IBeamCursor
            onPressed: root.focusField()
        }

        MessageField {
            id: field

            x: Theme.px(12)
            y: Theme.px(12) + (chips.visible ? chips.height + Theme.px(10) : 0)
            width: parent.width - 2 * x
            composer: root.session.composer
            hint: root.session.busy ? qsTr("Message Claude — it waits for this step to end") : qsTr("Message Claude")
            sendKey: root.session.whole ? App.settings.sendKey : "enter"
            onSendWanted: root.send()
            onPageWanted: direction => root.pageWanted(direction)
            onModeWanted: root.session.control.nextMode()
        }

        Chips {
            id: chips

            x: Theme.px(12)
            y: Theme.px(12)
            width: parent.width - 2 * x
            height: implicitHeight
            visible: carried.count > 0
            carried: root.session.composer.carried
            onOpenWanted: (number, item) => root._open(number, item)
            onUnfoldWanted: number => {
                root.session.composer.unfold(number, field.cursorPosition);
                root.focusField();
            }
            onRemoveWanted: number => root.session.composer.remove(number)
            onKeyboardLeft: root.focusField()
        }

        NoteLine {
            id: note

            x: Theme.px(12)
            width: parent.width - 2 * x
            height: implicitHeight
            anchors.bottom: stands.apart ? stands.top : bar.top
            anchors.bottomMargin: Theme.px(4)
            note: root.session.composer.note
            onMessageWanted: root.focusField()
        }

        IconButton {
            id: attach

            x: Theme.px(8)
            anchors.verticalCenter: bar.verticalCenter
            glyph: "M12.5 7.5 L7.6 12.4 A3 3 0 0 1 3.4 8.2 L8.9 2.7 A2 2 0 0 1 11.7 5.5 L6.4 10.8 A0.9 0.9 0 0 1 5.1 9.5 L10 4.6"
            text: qsTr("Attach")
            onClicked: {
                files.composer = root.session.composer;
                files.ask(files.composer.place());
            }
        }

        FileChoice {
            id: files

            /** Of the session that it was asked in. */
            property ComposerView composer: null

            onChosen: found => composer.takeFiles(found, field.cursorPosition)
            onFinished: root.focusField()
        }

        ComposerBar {
            id: bar

            anchors.left: attach.right
            anchors.leftMargin: Theme.px(4)
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(10)
            height: send.height
            control: root.session.control
            room: box.width - Theme.px(48) - send.width - (stop.visible ? stop.width + acts.spacing : 0) - (tasks.visible ? tasks.width + acts.spacing : 0) - attach.width - root._stateRoom
            most: acts.x - x - Theme.px(6)
        }

        StateWords {
            id: stands

            x: apart ? Theme.px(12) : acts.x - width - acts.spacing
            y: apart ? bar.y - height - Theme.px(4) : bar.y + (bar.height - height) / 2
            width: Math.min(implicitWidth, apart ? box.width - Theme.px(24) : room)
            session: root.session
            room: acts.x - acts.spacing - bar.x - bar.width - Theme.px(6)
        }

        Row {
            id: acts

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(12)
            anchors.verticalCenter: bar.verticalCenter
            spacing: Theme.px(8)

            TasksButton {
                id: tasks

                anchors.verticalCenter: parent.verticalCenter
                stopping: root.session.stopping
                wide: root.columnWidth >= Theme.px(640) && !stop.visible
            }

            StopButton {
                id: stop

                session: root.session
                onClicked: root.focusField()
            }

            DeskButton {
                id: send

                kind: "primary"
                enabled: field.text.trim() !== "" || chips.visible
                text: qsTr("Send")
                onClicked: {
                    root.send();
                    root.focusField();
                }
            }
        }

    }

    // What is dropped anywhere beside the sessions is for the message.
    DropPlace {
        parent: root.parent
        anchors.fill: parent
        z: 1
        composer: root.session.composer
        cursor: field.cursorPosition
    }
}
