import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** A field of the profile form, below its title. */
Column {
    id: root

    required property string title
    property string hint
    property alias text: field.text
    property alias placeholder: field.placeholderText
    property bool code: false
    /** The user changed the text of the field. */
    signal edited(text: string)
    signal accepted

    /** Move the keyboard focus to the field. */
    function enter() {
        field.forceActiveFocus(Qt.TabFocusReason);
    }

    width: parent ? parent.width : 0
    spacing: Theme.px(4)

    PlainText {
        width: parent.width
        text: root.title
        font.pixelSize: Theme.control
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }

    LineField {
        id: field

        width: parent.width
        name: root.title
        Accessible.description: root.hint
        onTextEdited: root.edited(text)
        onAccepted: root.accepted()
        Component.onCompleted: if (root.code)
            font.family = Theme.mono
    }

    PlainText {
        width: parent.width
        visible: text !== ""
        text: root.hint
        color: Theme.soft
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
}
