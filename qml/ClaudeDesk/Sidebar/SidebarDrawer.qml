import QtQuick
import ClaudeDesk.Theme

/** The sidebar over the page of a narrow window. */
Item {
    id: root

    /** The component of the sidebar. */
    required property Component content
    /** The user clicked outside of the sidebar, so the drawer should close. */
    signal dismissed

    Rectangle {
        anchors.fill: parent
        color: Theme.shade

        MouseArea {
            anchors.fill: parent
            onClicked: root.dismissed()
        }
    }

    readonly property Item sidebar: side.item as Item

    Loader {
        id: side

        width: Math.min(Theme.sidebar, parent.width - Theme.px(48))
        height: parent.height
        sourceComponent: root.content
    }
}
