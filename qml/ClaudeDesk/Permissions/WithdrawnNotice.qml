import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** Says for 12 seconds that the CLI withdrew a request, so that the user knows why the request has gone. */
Item {
    id: root

    required property RequestView decision

    visible: decision.withdrawn !== ""
    implicitHeight: decision.withdrawn !== "" ? said.implicitHeight + Theme.px(6) : 0

    PlainText {
        id: said

        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(implicitWidth, parent.width)
        text: root.decision.withdrawn
        elide: Text.ElideRight
        color: Theme.soft
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        onTextChanged: if (said.text !== "")
            away.restart()
    }

    Timer {
        id: away

        interval: 12000
        running: root.visible
        onTriggered: root.decision.forgetWithdrawn()
    }
}
