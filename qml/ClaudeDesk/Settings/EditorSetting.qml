import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** The setting for the program that opens files which rows name. */
Column {
    id: root

    required property SettingsView settings

    width: parent ? parent.width : 0
    bottomPadding: root.settings.ownEditor || words.visible ? Theme.px(8) : 0
    spacing: Theme.px(4)

    SettingRow {
        id: row

        text: qsTr("Open files in")

        DeskComboBox {
            name: row.text
            model: root.settings.editors
            currentIndex: root.settings.editor
            onActivated: index => root.settings.chooseEditor(index)
        }
    }

    LineField {
        width: parent.width
        visible: root.settings.ownEditor
        name: qsTr("Editor command")
        placeholderText: qsTr("program {file}:{line}:{column}")
        text: root.settings.editorCommand
        font.family: Theme.mono
        onAccepted: root.settings.setEditorCommand(text)
        onActiveFocusChanged: if (!activeFocus)
            root.settings.setEditorCommand(text)
    }

    PlainText {
        id: words

        width: parent.width
        visible: text !== ""
        text: root.settings.editorWords
        color: Theme.bad
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
