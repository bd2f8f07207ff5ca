import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** The buttons of a turn: copy its answer, fork a session from its end, rewind to before its message. */
Row {
    id: root

    required property RowContext host
    /** The key of the last row of the turn. */
    required property string key
    /** The key of the message that began the turn, or "". */
    readonly property string message: host.transcript.messageOf(key)

    /** The key of the last row of the turn at which a fork can begin, or "". */
    readonly property string end: host.session.rewind.forkEnd(key)

    Component.onCompleted: root.host.appear(root)

    IconButton {
        visible: root.host.selection.copier.answers(root.key)
        text: qsTr("Copy answer")
        size: Theme.smallHeight
        glyph: Icons.copy
        onClicked: root.host.copyAnswer(root.key)
    }

    IconButton {
        visible: root.end !== ""
        text: qsTr("Fork from here")
        size: Theme.smallHeight
        glyph: Icons.fork
        onClicked: root.host.fork(root.end)
    }

    IconButton {
        visible: root.message !== "" && root.host.session.rewind.reaches(root.message)
        enabled: !root.host.session.busy
        text: qsTr("Rewind to here…")
        size: Theme.smallHeight
        glyph: Direction.mirrored ? Icons.rewindMirrored : Icons.rewind
        onClicked: root.host.rewind(root.message)
    }
}
