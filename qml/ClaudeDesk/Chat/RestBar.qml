import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** Says that a row shows only a part, and shows the rest. */
Item {
    id: root

    required property bool foldable
    required property bool folded
    /** What is left out, in words. */
    required property string rest
    signal toggled

    implicitWidth: words.x + words.implicitWidth + Theme.px(4)
    implicitHeight: Theme.px(30)

    DeskButton {
        id: button

        x: Theme.px(4)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.foldable
        kind: "quiet"
        compact: true
        text: root.folded ? qsTr("Show all") : qsTr("Show less")
        onClicked: root.toggled()
    }

    Words {
        id: words

        x: button.visible ? button.x + button.width + Theme.px(4) : Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        text: root.rest
        color: Theme.faint
        font.pixelSize: Theme.tiny
    }
}
