import QtQuick
import QtQuick.Controls.Basic

/** A window with a text field, and nothing else: what Qt itself costs until a key is on the screen. */
ApplicationWindow {
    width: 1280
    height: 860
    visible: true
    title: "Bare"

    TextArea {
        anchors.fill: parent
        focus: true
        textFormat: TextEdit.PlainText
    }
}
