import QtQuick
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** The line above the message field while an agent is opened: where a message goes, and Stop or Call again. */
FocusScope {
    id: root

    required property SessionView session
    /** Whether a message field is below, so that the line says where a message goes. */
    property bool writes: true
    readonly property OpenedAgentView opened: session.opened

    implicitHeight: line.height + Theme.px(writes && opened.takesMessages ? 2 : 14)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Opened agent")

    Flow {
        id: line

        x: Math.round((root.width - width) / 2)
        width: Theme.columnIn(root.width)
        spacing: Theme.px(10)

        PlainText {
            readonly property real _beside: line.width - (stop.visible ? stop.width + line.spacing : 0) - (renew.visible ? renew.width + line.spacing : 0)

            width: _beside >= Theme.px(220) ? _beside : line.width
            height: Math.max(implicitHeight, Theme.px(28))
            verticalAlignment: Text.AlignVCenter
            text: root.writes ? root.opened.note : ""
            wrapMode: Text.Wrap
            color: Theme.soft
            font.pixelSize: Theme.small
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        AnswerButton {
            id: stop

            about: root.session
            question: root.opened.name
            visible: root.opened.stoppable
            compact: true
            glyph: Icons.stop
            glyphFilled: true
            caption: qsTr("Stop this agent")
            onConfirmed: root.opened.stop()
        }

        AnswerButton {
            id: renew

            about: root.session
            question: root.opened.name
            visible: root.opened.renewal !== ""
            compact: true
            caption: root.opened.renewal === "begin-anew" ? qsTr("Begin anew") : qsTr("Call again")
            onConfirmed: root.opened.renew()
        }
    }
}
