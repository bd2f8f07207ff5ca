import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The link above the first row to the session that this session replaced, if there is one. */
Item {
    id: root

    required property SessionView session
    readonly property real column: Theme.columnIn(width)

    width: ListView.view ? ListView.view.width : 0
    implicitHeight: session.earlier !== "" ? Theme.px(12) + back.height + Theme.px(14) : Theme.px(20)
    height: implicitHeight

    DeskButton {
        id: back

        x: Math.round((root.width - width) / 2)
        y: Theme.px(12)
        width: Math.min(implicitWidth, root.column)
        visible: root.session.earlier !== ""
        kind: "quiet"
        compact: true
        glyph: Icons.takeBack
        caption: Words.fill(qsTr("Cleared. Return to “%1”"), [root.session.earlier])
        onClicked: root.session.openEarlier()
    }
}
