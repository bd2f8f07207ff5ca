pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/**
 * A message in the queue: its text and its stage. The buttons appear with the pointer or the keyboard focus.
 */
FocusScope {
    id: root

    required property MessageQueueView messageQueue
    required property int index
    required property string key
    required property string line
    required property string attachmentNames
    required property string stage
    required property string stageWords
    required property bool here
    /** Whether the message can be sent immediately. */
    required property bool now
    /**
     * `afterTurn`: whether the message waits for the end of the turn. `choosable`: whether the user can
     * change that.
     */
    required property bool afterTurn
    required property bool choosable
    required property string spoken
    required property bool current
    required property bool first
    required property bool last
    /** Whether there is room for text and buttons side by side. */
    required property bool wide
    readonly property bool edited: root.messageQueue.editing === root.key
    readonly property bool _open: !root.edited && (hover.hovered || root.activeFocus)
    signal chosen
    signal messageWanted

    height: root.edited ? editor.height : Theme.px(36)
    Accessible.role: Accessible.ListItem
    Accessible.name: root.spoken
    Accessible.focusable: true

    function _act(event: KeyEvent) {
        const plain = (event.modifiers & ~Qt.KeypadModifier) === Qt.NoModifier;
        const alt = event.modifiers === Qt.AltModifier;
        if (root.edited)
            return;
        event.accepted = true;
        if (plain && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && root.here && !event.isAutoRepeat)
            root.messageQueue.edit(root.key);
        else if (plain && (event.key === Qt.Key_Delete || event.key === Qt.Key_Backspace) && !event.isAutoRepeat)
            root.messageQueue.remove(root.key);
        else if (plain && event.key === Qt.Key_T && root.choosable && !event.isAutoRepeat)
            root.messageQueue.setAfterTurn(root.key, !root.afterTurn);
        else if (alt && (event.key === Qt.Key_Up || event.key === Qt.Key_Down))
            root.messageQueue.move(root.key, event.key === Qt.Key_Up ? -1 : 1);
        else
            event.accepted = false;
    }

    Keys.onPressed: event => root._act(event)
    // Reserve Alt+Up and Alt+Down for this row. In the rest of the window, these keys move from message to
    // message.
    Keys.onShortcutOverride: event => event.accepted = !root.edited && event.modifiers === Qt.AltModifier && (event.key === Qt.Key_Up || event.key === Qt.Key_Down)

    HoverHandler {
        id: hover
    }

    TapHandler {
        onTapped: root.chosen()
        onDoubleTapped: if (root.here)
            root.messageQueue.edit(root.key)
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: 2
        radius: Theme.r
        visible: !root.edited
        color: hover.hovered ? Theme.hover : "transparent"

        FocusRing {
            visible: root.activeFocus && !buttons.used
            gap: -1
        }
    }

    Icon {
        id: mark

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(12)
        y: Theme.px(18) - height / 2
        visible: !root.edited
        size: Theme.px(14)
        path: root.stage === "unsent" ? Icons.unsent : root.here ? Icons.waiting : Icons.written
        color: root.stage === "unsent" ? Theme.warn : Theme.faint
    }

    PlainText {
        id: words

        anchors.left: mark.right
        anchors.leftMargin: Theme.px(10)
        anchors.verticalCenter: mark.verticalCenter
        width: Math.min(implicitWidth, root.width - Direction.before(mark) - mark.width - Theme.px(30) - end.width)
        visible: !root.edited
        text: root.line !== "" ? root.line : root.attachmentNames
        elide: Text.ElideRight
        color: root.here ? Theme.ink : Theme.soft
        font.pixelSize: Theme.control
        Accessible.ignored: true
    }

    PlainText {
        anchors.left: words.right
        anchors.leftMargin: Theme.px(8)
        anchors.right: parent.right
        anchors.rightMargin: end.width + Theme.px(20)
        anchors.verticalCenter: mark.verticalCenter
        visible: !root.edited && root.line !== "" && root.attachmentNames !== "" && width > Theme.px(60)
        text: root.attachmentNames
        elide: Text.ElideRight
        color: Theme.faint
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }

    Item {
        id: end

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(8)
        y: Theme.px(18) - height / 2
        width: root._open ? buttons.width : where.width
        height: buttons.height
        visible: !root.edited

        PlainText {
            id: where

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(6)
            anchors.verticalCenter: parent.verticalCenter
            width: root.wide ? implicitWidth + Theme.px(6) : Math.min(implicitWidth + Theme.px(6), root.width * 0.4)
            visible: !root._open
            text: root.stageWords
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignRight
            color: root.stage === "unsent" ? Theme.warn : Theme.faint
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }

        QueuedMessageButtons {
            id: buttons

            anchors.right: parent.right
            opacity: root._open ? 1 : 0
            reachable: root.current && root.activeFocus
            messageQueue: root.messageQueue
            key: root.key
            stage: root.stage
            here: root.here
            sendable: root.now
            afterTurn: root.afterTurn
            choosable: root.choosable
            first: root.first
            last: root.last
            onMessageWanted: root.messageWanted()
        }

        // A touch screen has no hovering pointer, so the first tap on the buttons only reveals them.
        Item {
            anchors.fill: buttons
            visible: !root._open

            TapHandler {
                acceptedDevices: PointerDevice.TouchScreen
                gesturePolicy: TapHandler.ReleaseWithinBounds
                onTapped: {
                    root.chosen();
                    root.forceActiveFocus(Qt.MouseFocusReason);
                }
            }
        }
    }

    Loader {
        id: editor

        active: root.edited
        width: parent.width
        height: (item as Item)?.implicitHeight ?? 0

        sourceComponent: QueuedMessageEditor {
            messageQueue: root.messageQueue
            key: root.key
            onFinished: root.messageWanted()
        }
    }
}
