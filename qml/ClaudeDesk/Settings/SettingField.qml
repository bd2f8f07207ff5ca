import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** A setting that is a path or a command, in a field that fills the line. */
SettingBlock {
    id: root

    /** The name of the field. */
    required property string name
    required property string placeholder
    required property string value
    readonly property bool differs: settings.search.revision >= 0 && settings.search.differs(setting)
    signal entered(text: string)

    sought: name

    Item {
        width: parent.width
        height: field.height

        Rectangle {
            x: Direction.mirrored ? parent.width + Theme.px(5) : -Theme.px(10)
            anchors.verticalCenter: parent.verticalCenter
            visible: root.differs
            width: Theme.px(5)
            height: width
            radius: width / 2
            color: Theme.accent
        }

        LineField {
            id: field

            anchors.left: parent.left
            anchors.right: undo.visible ? undo.left : parent.right
            anchors.rightMargin: undo.visible ? Theme.px(8) : 0
            name: root.name
            placeholderText: root.placeholder
            text: root.value
            font.family: Theme.mono
            onAccepted: root.entered(text)
            onActiveFocusChanged: if (!activeFocus)
                root.entered(text)
        }

        DeskButton {
            id: undo

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: root.differs
            kind: "quiet"
            compact: true
            text: qsTr("Reset")
            Accessible.description: root.name
            onClicked: {
                root.settings.reset(root.setting);
                field.text = Qt.binding(() => root.value);
                field.forceActiveFocus(Qt.TabFocusReason);
            }
        }
    }
}
