pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Cards
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/**
 * Claude's checklist: one quiet line above the composer, which the user can unfold. Without a checklist, the
 * line is hidden.
 */
FocusScope {
    id: root

    required property ChecklistView checklist
    property bool folded: true
    /** The greatest height of the unfolded list. */
    property real room: Theme.px(240)
    readonly property real outer: Theme.columnIn(width)

    // An item that changes keeps its delegate, so that the list keeps its scroll position.
    CountModel {
        id: counted

        size: root.folded ? 0 : root.checklist.texts.length
    }

    visible: checklist.shown
    implicitHeight: checklist.shown ? box.height + Theme.px(6) : 0

    Rectangle {
        id: box

        x: Math.round((root.width - width) / 2)
        width: root.outer
        height: head.height + (root.folded ? 0 : list.height)
        color: Theme.card
        border.color: Theme.line
        radius: Theme.r

        T.Button {
            id: head

            width: parent.width
            height: Theme.px(32)
            focus: true
            Accessible.name: Words.fill(qsTr("Tasks: %1 of %2 done"), [root.checklist.done, root.checklist.count])
            Accessible.description: root.checklist.active
            onClicked: root.folded = !root.folded
            Keys.onPressed: event => ReturnKey.press(event, head)
            Keys.onReleased: event => ReturnKey.ignore(event)

            background: Rectangle {
                radius: Theme.r - 1
                color: head.hovered ? Theme.hover : "transparent"

                FocusRing {
                    visible: head.visualFocus
                    gap: -1
                }
            }

            contentItem: Item {
                ChecklistSegments {
                    id: segments

                    /**
                     * If there is not enough room, the segments are hidden, because the figures are enough.
                     */
                    readonly property bool shown: Direction.before(chevron) > Theme.px(44) + implicitWidth + figures.implicitWidth

                    visible: shown
                    width: shown ? implicitWidth : 0
                    anchors.left: parent.left
                    anchors.leftMargin: Theme.px(12)
                    anchors.verticalCenter: parent.verticalCenter
                    itemStates: root.checklist.states
                }

                PlainText {
                    id: doing

                    anchors.left: segments.right
                    anchors.leftMargin: segments.shown ? Theme.px(12) : 0
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, Direction.before(chevron) - Direction.before(segments) - segments.width - Theme.px(32) - figures.implicitWidth)
                    text: root.checklist.active
                    elide: Text.ElideRight
                    font.pixelSize: Theme.control
                    font.weight: Font.DemiBold
                }

                PlainText {
                    id: figures

                    anchors.left: doing.right
                    anchors.leftMargin: root.checklist.active !== "" ? Theme.px(10) : 0
                    anchors.baseline: doing.baseline
                    text: root.checklist.step > 0 ? Words.fill(qsTr("step %1 of %2"), [root.checklist.step, root.checklist.count]) : Words.fill(qsTr("%1 of %2 done"), [root.checklist.done, root.checklist.count])
                    color: Theme.soft
                    font.pixelSize: Theme.small
                }

                Icon {
                    id: chevron

                    anchors.right: parent.right
                    anchors.rightMargin: Theme.px(12)
                    anchors.verticalCenter: parent.verticalCenter
                    size: Theme.px(10)
                    path: root.folded ? Icons.chevronUp : Icons.chevronDown
                    color: Theme.faint
                }
            }
        }

        ListView {
            id: list

            readonly property real wanted: contentHeight + Theme.px(8)

            anchors.top: head.bottom
            x: 1
            width: parent.width - 2
            height: Math.min(wanted, root.room)
            visible: !root.folded
            model: counted.rows
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            activeFocusOnTab: contentHeight > height
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Tasks")
            Keys.onUpPressed: contentY = Math.max(originY, contentY - Theme.px(40))
            Keys.onDownPressed: contentY = Math.max(originY, Math.min(originY + contentHeight - height, contentY + Theme.px(40)))
            T.ScrollBar.vertical: DeskScrollBar {}

            delegate: Item {
                id: task

                required property int index
                readonly property string words: root.checklist.texts[index] ?? ""
                readonly property string itemState: root.checklist.states[index] ?? ""

                width: ListView.view ? ListView.view.width : 0
                height: text.implicitHeight + Theme.px(6)
                Accessible.role: Accessible.ListItem
                Accessible.name: task.itemState === "done" ? Words.fill(qsTr("%1, done"), [task.words]) : task.itemState === "active" ? Words.fill(qsTr("%1, in progress"), [task.words]) : task.words

                ChecklistMark {
                    anchors.left: parent.left
                    anchors.leftMargin: Theme.px(12)
                    y: text.y + Theme.px(2)
                    itemState: task.itemState
                }

                PlainText {
                    id: text

                    anchors.left: parent.left
                    anchors.leftMargin: Theme.px(36)
                    width: parent.width - anchors.leftMargin - Theme.px(16)
                    text: task.words
                    wrapMode: Text.Wrap
                    maximumLineCount: 3
                    elide: Text.ElideRight
                    color: task.itemState === "done" ? Theme.soft : Theme.ink
                    font.pixelSize: Theme.control
                    font.weight: task.itemState === "active" ? Font.DemiBold : Font.Normal
                    font.strikeout: task.itemState === "done"
                    Accessible.ignored: true
                }
            }

            WheelSteps {
                view: list
            }
        }
    }
}
