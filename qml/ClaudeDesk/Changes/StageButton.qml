import QtQuick
import ClaudeDesk.Controls

/** Stages the changes of a row, or removes them from the index. */
DeskButton {
    id: root

    required property ChangeRow row
    readonly property bool _lines: row.chosenLines > 0
    readonly property bool _unstages: row.view.stages === "unstage"

    compact: true
    kind: "quiet"
    focusPolicy: Qt.NoFocus
    enabled: !row.view.staging.busy
    text: _lines && _unstages ? qsTr("Unstage lines") : _lines ? qsTr("Stage lines") : _unstages ? qsTr("Unstage") : qsTr("Stage")
    Accessible.description: row.spoken
    onClicked: row.view.stage(row.key)
}
