import QtQuick
import ClaudeDesk.Theme

/** The name of a key, drawn as a key. */
Rectangle {
    id: root

    required property string name
    property color ink: Theme.soft

    implicitWidth: Math.max(Theme.px(20), Math.ceil(words.implicitWidth) + Theme.px(10))
    implicitHeight: Theme.px(20)
    radius: Theme.rSmall
    color: Theme.page
    border.color: Theme.line

    PlainText {
        id: words

        anchors.centerIn: parent
        text: root.name
        color: root.ink
        Accessible.ignored: true
        font.pixelSize: Theme.tiny
    }
}
