pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/**
 * The bar below a card. It says what the card leaves out, and has buttons to unfold the card, show its source
 * and copy it.
 */
Item {
    id: root

    required property bool foldable
    required property bool folded
    /** Whether even the unfolded card leaves something out. */
    required property bool beyond
    /**
     * Whether the button for the source is shown. That is so if the card is unfolded, and the first part of
     * the text between the buttons still has room.
     */
    readonly property bool saysRest: !folded && width > left.width + least.advanceWidth + source.implicitWidth + copy.width + Theme.px(24)
    /** The text about the content that is left out. */
    required property string rest
    signal foldWanted(folded: bool)
    signal allWanted
    signal copyWanted
    signal sourceWanted

    implicitHeight: Theme.px(32)

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }

    Row {
        id: left

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(4)
        anchors.verticalCenter: parent.verticalCenter

        DeskButton {
            visible: root.foldable && (!root.folded || root.beyond)
            kind: "quiet"
            compact: true
            text: root.folded ? qsTr("Show more") : qsTr("Show less")
            onClicked: root.foldWanted(!root.folded)
        }

        Loader {
            active: root.folded || root.beyond
            visible: active

            sourceComponent: DeskButton {
                kind: "quiet"
                compact: true
                text: qsTr("Show all")
                onClicked: root.beyond ? root.allWanted() : root.foldWanted(false)
            }
        }
    }

    TextMetrics {
        id: full

        font: said.font
        text: root.rest
    }

    TextMetrics {
        id: least

        font: said.font
        text: root.rest.split(" · ")[0]
    }

    PlainText {
        id: said

        anchors.left: left.right
        anchors.leftMargin: Theme.px(7)
        anchors.right: right.left
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        // If the complete text does not fit, show only its first part.
        text: full.advanceWidth <= width ? root.rest : least.text
        elide: Text.ElideRight
        color: Theme.faint
        font.pixelSize: Theme.tiny
    }

    Row {
        id: right

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(4)
        anchors.verticalCenter: parent.verticalCenter

        Loader {
            id: source

            active: !root.folded
            visible: root.saysRest

            sourceComponent: DeskButton {
                kind: "quiet"
                compact: true
                text: qsTr("View source")
                onClicked: root.sourceWanted()
            }
        }

        CopyButton {
            id: copy

            onClicked: root.copyWanted()
        }
    }
}
