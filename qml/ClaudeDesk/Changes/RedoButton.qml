import QtQuick
import ClaudeDesk.Answers

/** Redoes the undo of a row. If the undo has more rows, they come back too, and the button says so. */
AnswerButton {
    id: root

    required property ChangeRow row

    pales: false
    compact: true
    kind: "quiet"
    text: row.redoesMore ? qsTr("Redo all") : qsTr("Redo")
    question: row.redo
    focusPolicy: Qt.NoFocus
    enabled: row.view.redoable
    Accessible.description: row.spoken
    onConfirmed: row.view.redo(row.redo)
}
