pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The variables of a profile: a name, where its value comes from, and the value or the command. */
Column {
    id: root

    required property ProfileEditor editor
    property bool shown: false

    width: parent ? parent.width : 0
    spacing: Theme.px(8)
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Variables")

    Repeater {
        id: rows

        model: root.editor.variables

        Flow {
            id: row

            required property int index
            required property string name
            required property int source
            required property string value
            required property bool hidden
            required property bool kept
            readonly property bool _wide: width > Theme.px(500)
            readonly property real _gap: Theme.px(6)

            width: root.width
            spacing: _gap
            Accessible.role: Accessible.ListItem
            Accessible.name: row.name

            LineField {
                id: title

                width: row._wide ? row.width * 0.34 : row.width - source.width - row._gap
                name: qsTr("Name of the variable")
                placeholderText: "ANTHROPIC_API_KEY"
                text: row.name
                font.family: Theme.mono
                onTextEdited: root.editor.variables.setName(row.index, text)
            }

            DeskComboBox {
                id: source

                width: Theme.px(100)
                name: row.name === "" ? qsTr("Where the value comes from") : Words.fill(qsTr("Where the value of %1 comes from"), [row.name])
                height: title.height
                model: root.editor.sources
                currentIndex: row.source
                onActivated: index => root.editor.variables.setSource(row.index, index)
            }

            LineField {
                width: row.width - remove.width - row._gap - (row._wide ? title.width + source.width + 2 * row._gap : 0)
                name: row.source === 1 ? qsTr("Command that prints the value") : qsTr("Value of the variable")
                placeholderText: row.source === 1 ? qsTr("pass show anthropic") : row.kept ? qsTr("In the keyring") : ""
                text: row.value
                font.family: Theme.mono
                // Qt (6.11) exposes no accessible name for a password field, whatever the field is called.
                Accessible.description: echoMode === TextInput.Password ? name : ""
                echoMode: row.hidden && !root.shown ? TextInput.Password : TextInput.Normal
                inputMethodHints: row.hidden ? Qt.ImhSensitiveData | Qt.ImhNoPredictiveText : Qt.ImhNoPredictiveText
                onTextEdited: root.editor.variables.setValue(row.index, text)
            }

            IconButton {
                id: remove

                size: Theme.px(34)
                glyph: Icons.close
                caption: row.name === "" ? qsTr("Remove the variable") : Words.fill(qsTr("Remove %1"), [row.name])
                onClicked: root.editor.variables.remove(row.index)
            }
        }
    }

    Row {
        spacing: Theme.px(6)

        DeskButton {
            compact: true
            glyph: Icons.add
            text: qsTr("Add variable")
            onClicked: root.editor.variables.add()
        }

        DeskButton {
            visible: rows.count > 0
            kind: "quiet"
            compact: true
            text: root.shown ? qsTr("Hide values") : qsTr("Show values")
            onClicked: root.shown = !root.shown
        }
    }
}
