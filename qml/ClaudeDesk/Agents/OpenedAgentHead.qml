pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** The beginning of the opened agent's conversation: its state and figures, and the prompt in a card. */
Item {
    id: root

    required property RowContext host
    readonly property OpenedAgentView opened: host.session.opened
    readonly property real column: Theme.columnIn(width)
    property bool folded: false

    width: ListView.view ? ListView.view.width : 0
    implicitHeight: facts.height + Theme.px(20) + (card.visible ? card.height + Theme.px(12) : 0) + Theme.px(14)
    height: implicitHeight

    ArcBeat {
        id: beat

        wanted: root.visible && root.opened.state === "working"
    }

    Flow {
        id: facts

        x: Math.round((root.width - root.column) / 2)
        y: Theme.px(20)
        width: root.column
        spacing: Theme.px(12)
        Accessible.role: Accessible.StaticText
        Accessible.name: [root.opened.stateWords, root.opened.kind, root.opened.tools, root.opened.tokens].filter(part => part !== "").join(", ")

        Row {
            spacing: Theme.px(6)

            StateIcon {
                anchors.verticalCenter: parent.verticalCenter
                workState: root.opened.state
                step: beat.step
            }

            PlainText {
                text: root.opened.stateWords
                color: Theme.stateTone(root.opened.state)
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
        }

        Repeater {
            model: [root.opened.kind, root.opened.tools, root.opened.tokens].filter(part => part !== "")

            PlainText {
                required property string modelData

                text: modelData
                color: Theme.soft
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
        }
    }

    Rectangle {
        id: card

        x: facts.x
        anchors.top: facts.bottom
        anchors.topMargin: Theme.px(12)
        width: root.column
        height: head.height + (root.folded ? 0 : asked.height + Theme.px(20) + (more.visible ? more.height + Theme.px(4) : 0)) + 2
        visible: root.opened.asked !== ""
        color: Theme.card
        border.color: Theme.line
        radius: Theme.r

        FoldHeader {
            id: head

            x: Theme.px(6)
            width: parent.width - 2 * x
            folded: root.folded
            caption: root.opened.asker
            topPadding: Theme.px(8)
            bottomPadding: Theme.px(8)
            onClicked: root.folded = !root.folded
        }

        Rectangle {
            anchors.top: head.bottom
            width: parent.width
            height: 1
            visible: !root.folded
            color: Theme.line
        }

        LinkText {
            id: asked

            x: Theme.px(14)
            anchors.top: head.bottom
            anchors.topMargin: Theme.px(10)
            width: parent.width - 2 * x
            visible: !root.folded
            host: root.host
            key: ""
            text: root.opened.asked
            wrapMode: TextEdit.Wrap
        }

        DeskButton {
            id: more

            x: Theme.px(6)
            anchors.top: asked.bottom
            anchors.topMargin: Theme.px(4)
            visible: root.opened.askedMore && !root.folded
            kind: "quiet"
            compact: true
            text: qsTr("Show all")
            onClicked: root.opened.showAsked()
        }
    }
}
