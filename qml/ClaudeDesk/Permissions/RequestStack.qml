pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The heads of the other waiting requests: who asks, and for what. A click on a head shows its request. */
Column {
    id: root

    required property RequestView decision
    /** The number of heads that there is room for. */
    required property int most
    readonly property int more: Math.max(0, decision.count - 1 - Math.min(most, decision.otherRequests.length))

    readonly property list<var> _shown: decision.otherRequests.slice(0, most).reverse()

    // A head keeps its item and the keyboard focus while other requests come and go.
    CountModel {
        id: counted

        size: root._shown.length
    }

    /** Whether a head is shown: there are other requests, and there is room for at least one head. */
    readonly property bool shown: most > 0 && decision.otherRequests.length > 0

    visible: shown
    spacing: Theme.px(4)

    PlainText {
        visible: root.more > 0
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(18)
        text: qsTr("and %Ln more", "", root.more)
        color: Theme.soft
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    Repeater {
        model: counted.rows

        T.AbstractButton {
            id: head

            required property int index
            /**
             * The request of the head. The last head is the nearest request. A head that is being removed has
             * empty texts.
             */
            readonly property var other: root._shown[index] ?? ({
                    id: "",
                    words: "",
                    asker: ""
                })
            readonly property string caption: Words.fill(qsTr("Show: %1, asked by %2"), [other.words, other.asker])

            width: root.width
            implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
            topPadding: Theme.px(5)
            bottomPadding: Theme.px(5)
            Accessible.role: Accessible.Button
            Accessible.name: caption
            Accessible.onPressAction: head.click()
            onClicked: root.decision.select(other.id)
            Keys.onPressed: event => ReturnKey.press(event, head)
            Keys.onReleased: event => ReturnKey.ignore(event)

            contentItem: Item {
                implicitHeight: what.implicitHeight

                PlainText {
                    id: what

                    anchors.left: parent.left
                    anchors.leftMargin: Theme.px(18)
                    width: parent.width - anchors.leftMargin - who.width - Theme.px(28)
                    text: head.other.words
                    elide: Text.ElideRight
                    font.pixelSize: Theme.small
                }

                PlainText {
                    id: who

                    anchors.right: parent.right
                    anchors.rightMargin: Theme.px(18)
                    width: Math.min(implicitWidth, parent.width * 0.4)
                    text: head.other.asker
                    elide: Text.ElideRight
                    color: Theme.soft
                    font.pixelSize: Theme.small
                }
            }

            background: Rectangle {
                radius: Theme.r
                color: head.down ? Theme.press : Theme.card
                border.color: Theme.line

                Rectangle {
                    anchors.fill: parent
                    radius: parent.radius
                    color: head.hovered ? Theme.hover : "transparent"
                }

                FocusRing {
                    visible: head.visualFocus
                    gap: -1
                }
            }
        }
    }
}
