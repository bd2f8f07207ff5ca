import QtQuick
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Dialogs

/** Asks before all changes that are shown are undone. The dialog says what happens to each file. */
DeskDialog {
    id: root

    required property ChangesView changes
    readonly property int _count: changes.undoRows.length

    heading: changes.scope === "turn" ? qsTr("Undo all changes of this turn?") : qsTr("Undo all changes of this session?")
    purpose: kept.text
    wide: true
    first: cancel

    DialogWords {
        id: kept

        text: qsTr("The conversation stays. Claude is told about it with your next message. You can redo the files under Changes.")
    }

    DialogFiles {
        rows: root.changes.undoRows.slice(0, 12)
        more: Math.max(0, root._count - 12)
    }

    buttons: [
        DeskButton {
            id: cancel

            text: qsTr("Cancel")
            onClicked: root.cancel()
        },
        AnswerButton {
            kind: "act"
            about: root.changes
            question: [root.changes.scope, root.changes.figure, root.changes.undoRows.map(row => row.letter + row.name).join("\n")].join("\n")
            enabled: root._count > 0 && !root.changes.undoing && !root.changes.waits
            caption: qsTr("Undo %Ln files", "", root._count)
            onConfirmed: {
                root.changes.undo("");
                root.close();
            }
        }
    ]
}
