import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** A fact about a request, with an icon: who asks, or the folder. */
Item {
    id: root

    required property string glyph
    required property string words
    /** The greatest width. */
    required property real most
    property bool loud: false
    /** The width of the whole fact in one line, or 0 without a fact. */
    readonly property real wanted: words !== "" ? said.anchors.leftMargin + Math.ceil(said.implicitWidth) : 0

    implicitWidth: Math.min(most, wanted)
    implicitHeight: said.height

    Icon {
        anchors.left: parent.left
        y: Math.round((said.height / Math.max(1, said.lineCount) - height) / 2)
        size: Theme.px(14)
        color: said.color
        path: root.glyph
    }

    PlainText {
        id: said

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(19)
        width: root.width - anchors.leftMargin
        text: root.words
        color: root.loud ? Theme.ink : Theme.soft
        font.pixelSize: Theme.small
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        Accessible.ignored: true
    }
}
