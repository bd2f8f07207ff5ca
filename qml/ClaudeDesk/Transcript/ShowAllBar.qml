import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/**
 * A bar below a row that shows only a part of its content. The bar says what is missing. Its buttons show
 * the rest in the row, or in the viewer if the row is too small.
 */
Item {
    id: root

    required property RowContext host
    required property string key
    required property bool foldable
    required property bool folded
    /** Whether even the unfolded row leaves something out. */
    required property bool beyond
    /** The text about the content that is left out. */
    required property string rest

    implicitWidth: words.anchors.leftMargin + words.implicitWidth + Theme.px(4)
    implicitHeight: Theme.px(30)

    Row {
        id: buttons

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(4)
        anchors.verticalCenter: parent.verticalCenter

        DeskButton {
            visible: root.foldable && !root.folded
            kind: "quiet"
            compact: true
            text: qsTr("Show less")
            onClicked: root.host.fold(root.key, true)
        }

        DeskButton {
            visible: root.foldable && root.folded || root.beyond
            kind: "quiet"
            compact: true
            text: qsTr("Show all")
            onClicked: root.beyond ? root.host.showAll(root.key) : root.host.fold(root.key, false)
        }
    }

    PlainText {
        id: words

        anchors.left: parent.left
        anchors.leftMargin: root.foldable || root.beyond ? buttons.anchors.leftMargin + buttons.width + Theme.px(7) : Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        text: root.rest
        color: Theme.faint
        font.pixelSize: Theme.tiny
    }
}
