pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** One decision: the request and its outcome. An unfolded row also shows the exact input. */
Item {
    id: root

    required property int index
    required property int number
    required property string tool
    required property string title
    required property string decision
    required property string tone
    required property string when
    required property bool open
    required property string input
    /** Whether the input is longer than the shown text. */
    required property bool long
    required property string said
    /**
     * The permissions that the decision added. Each has `words`, `state`, `back` (whether it can be removed)
     * and `waiting`.
     */
    required property var added
    required property PermissionLogView permissionLog
    /** Whether the row has the keyboard cursor and shows it. */
    required property bool ringed
    signal chosen

    implicitHeight: column.height + Theme.px(16)
    Accessible.role: Accessible.ListItem
    Accessible.name: Words.fill(open ? qsTr("%1: %2, %3, %4") : qsTr("%1: %2, %3, %4, collapsed"), [tool, title, decision, when])
    Accessible.focusable: true
    Accessible.focused: ringed
    Accessible.onPressAction: root.chosen()

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: Theme.px(10)
        anchors.rightMargin: Theme.px(10)
        radius: Theme.r
        color: hover.hovered ? Theme.hover : "transparent"

        FocusRing {
            visible: root.ringed
            gap: -1
        }
    }

    HoverHandler {
        id: hover
    }

    Column {
        id: column

        x: Theme.px(20)
        y: Theme.px(8)
        width: parent.width - 2 * x
        spacing: Theme.px(8)

        Item {
            width: parent.width
            height: head.height

            TapHandler {
                onTapped: root.chosen()
            }

            Column {
                id: head

                width: parent.width
                spacing: 2

                Item {
                    width: parent.width
                    height: name.height

                    PlainText {
                        id: name

                        anchors.left: parent.left
                        text: root.tool
                        width: Math.min(implicitWidth, parent.width * 0.4)
                        elide: Text.ElideRight
                        font.weight: Font.DemiBold
                        font.pixelSize: Theme.control
                        Accessible.ignored: true
                    }

                    PlainText {
                        anchors.left: name.right
                        anchors.leftMargin: Theme.px(8)
                        anchors.right: parent.right
                        anchors.baseline: name.baseline
                        text: root.title
                        elide: Text.ElideRight
                        color: Theme.soft
                        font.family: Theme.mono
                        font.pixelSize: Theme.codeSize
                        Accessible.ignored: true
                    }
                }

                Item {
                    width: parent.width
                    height: state.height

                    PlainText {
                        id: state

                        anchors.left: parent.left
                        width: parent.width - time.width - Theme.px(8)
                        text: root.decision
                        wrapMode: Text.Wrap
                        color: Theme.tone(root.tone)
                        font.pixelSize: Theme.small
                        Accessible.ignored: true
                    }

                    PlainText {
                        id: time

                        anchors.right: parent.right
                        text: root.when
                        color: Theme.faint
                        font.pixelSize: Theme.small
                        Accessible.ignored: true
                    }
                }
            }
        }

        Loader {
            width: parent.width
            active: root.open
            visible: active

            sourceComponent: Column {
                spacing: Theme.px(8)

                PlainText {
                    width: parent.width
                    visible: text !== ""
                    text: root.said
                    wrapMode: Text.Wrap
                    color: Theme.soft
                    font.pixelSize: Theme.small
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }

                Rectangle {
                    width: parent.width
                    height: Math.min(input.implicitHeight, Theme.px(260)) + Theme.px(16)
                    radius: Theme.r
                    color: Theme.code
                    border.color: Theme.line
                    clip: true

                    TextEdit {
                        id: input

                        x: Theme.px(10)
                        y: Theme.px(8)
                        width: parent.width - 2 * x
                        readOnly: true
                        selectByMouse: true
                        activeFocusOnPress: false
                        textFormat: TextEdit.PlainText
                        text: root.input
                        wrapMode: TextEdit.WrapAnywhere
                        color: Theme.ink
                        selectionColor: Theme.selection
                        selectedTextColor: Theme.ink
                        font.family: Theme.mono
                        font.pixelSize: Theme.codeSize
                        Accessible.role: Accessible.StaticText
                        Accessible.name: Words.fill(qsTr("Input: %1"), [text.slice(0, 2000)])
                    }
                }

                DeskButton {
                    visible: root.long || input.implicitHeight > Theme.px(260)
                    compact: true
                    text: qsTr("Show all")
                    onClicked: root.permissionLog.showAll(root.number)
                }

                Repeater {
                    model: root.added

                    PermissionLogRule {
                        required property int index
                        required property var modelData

                        width: column.width
                        words: modelData.words
                        ruleState: modelData.state
                        canGo: modelData.back
                        waiting: modelData.waiting
                        onBackWanted: root.permissionLog.revoke(root.number, index)
                        onKeepWanted: root.permissionLog.cancelRevocation(root.number, index)
                    }
                }
            }
        }
    }
}
