import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** The field for the cost at which the session asks the user before it continues. */
Column {
    id: root

    required property UsageView usage
    property bool _wrong: false

    width: parent ? parent.width : 0
    spacing: Theme.px(6)

    function applyLimit() {
        root._wrong = !root.usage.setCeiling(field.text);
        if (!root._wrong)
            field.text = Qt.binding(() => root.usage.costLimit);
    }

    PlainText {
        width: parent.width
        text: qsTr("Ask before continuing past this cost (US dollars)")
        wrapMode: Text.Wrap
        font.pixelSize: Theme.control
    }

    Row {
        spacing: Theme.px(8)

        LineField {
            id: field

            name: qsTr("Cost limit in US dollars")
            width: Theme.px(96)
            placeholderText: qsTr("No limit")
            text: root.usage.costLimit
            onAccepted: root.applyLimit()
            onTextEdited: root._wrong = false
        }

        DeskButton {
            anchors.verticalCenter: parent.verticalCenter
            enabled: field.text !== root.usage.costLimit
            text: qsTr("Set")
            Accessible.name: qsTr("Set the cost limit")
            onClicked: root.applyLimit()
        }
    }

    PlainText {
        visible: root._wrong
        width: parent.width
        text: qsTr("Enter an amount such as 5 or 2.50, or leave it empty for no limit.")
        wrapMode: Text.Wrap
        color: Theme.bad
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
