pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** A row that reports an error. */
RowFrame {
    id: root

    required property string body
    required property bool folded
    required property bool foldable
    required property bool beyond
    required property string rest
    /** Whether a page below the conversation reports the same error. The row is then hidden. */
    readonly property bool explainedBelow: host.explainedKey === key

    height: explainedBelow ? 0 : implicitHeight
    visible: !explainedBelow

    // A button for an action after the error. A click must not move the keyboard focus, because the row can
    // lose the button.
    component Way: DeskButton {
        compact: true
        focusPolicy: Qt.TabFocus
    }

    Rectangle {
        width: parent.width
        height: text.height + Theme.px(18) + (root.foldable ? more.height - Theme.px(4) : 0) + (again.active ? again.height + Theme.px(8) : 0)
        radius: Theme.r
        color: Theme.code

        ToneBar {
            height: parent.height
            tone: "bad"
        }

        Icon {
            anchors.left: parent.left
            anchors.leftMargin: Theme.px(12)
            y: Theme.px(11)
            path: Icons.close
            color: Theme.bad
            size: Theme.px(14)
        }

        RowText {
            id: text

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(36)
            y: Theme.px(9)
            width: parent.width - anchors.leftMargin - Theme.px(12)
            text: root.body

            AddressLinks {
                host: root.host
                text: root.body
                of: text
            }
        }

        ShowAllBar {
            id: more

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(24)
            width: parent.width - anchors.leftMargin - Theme.px(12)
            anchors.top: text.bottom
            anchors.topMargin: Theme.px(5)
            visible: root.foldable
            host: root.host
            key: root.key
            foldable: root.foldable
            folded: root.folded
            beyond: root.beyond
            rest: root.rest
        }

        Loader {
            id: again

            x: text.x
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(9)
            active: root.host.failed === root.key

            sourceComponent: Flow {
                id: ways

                width: text.width
                spacing: Theme.px(8)

                Repeater {
                    model: root.host.ways

                    delegate: Way {
                        required property string modelData

                        text: modelData === "compact" ? qsTr("Compact now") : modelData === "rewind" ? qsTr("Rewind to before it…") : modelData === "fork" ? qsTr("Fork without it") : qsTr("Choose a model…")
                        onClicked: root.host.recover(modelData)
                    }
                }

                Way {
                    text: qsTr("Try again")
                    onClicked: root.host.tryAgain(root.key)
                }
            }
        }
    }
}
