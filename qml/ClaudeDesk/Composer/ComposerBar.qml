pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Theme

/**
 * The session's choices below the message field. If there is no room for all choices, the mode stays, and the
 * other choices fold into a button.
 */
Row {
    id: root

    required property ChoicesView control
    /** The available width for the choices. */
    required property real room
    /** The greatest width: the choices must not cover the items beside them. */
    required property real most
    readonly property bool wide: room >= Theme.px(330)
    readonly property bool menuOpen: modes.open || ((all.item as ChoiceRow)?.open ?? false) || more.open

    spacing: Theme.px(2)

    function openModels() {
        if (root.wide)
            (all.item as ChoiceRow)?.openModels();
        else
            (more.item as MoreChoices)?.click();
    }

    SessionChoice {
        id: modes

        anchors.verticalCenter: parent.verticalCenter
        name: qsTr("Permission mode")
        choice: root.control.mode
        meaning: root.control.mode.detail
        most: Math.max(0, Math.min(Theme.px(root.wide ? 180 : 140), root.most))
        glyph: Icons.mode(root.control.modeKind)
        ink: Theme.mode(root.control.modeKind)
    }

    Loader {
        id: all

        anchors.verticalCenter: parent.verticalCenter
        active: root.wide
        visible: active

        sourceComponent: ChoiceRow {
            control: root.control
            room: root.room - modes.width - root.spacing - (hidesUsual ? Theme.px(28) + root.spacing : 0)
        }
    }

    Loader {
        id: more

        anchors.verticalCenter: parent.verticalCenter
        /**
         * Whether the panel is open. The button stays until the panel is closed, whatever is chosen in it.
         */
        property bool open: false

        active: open || (root.wide ? (all.item as ChoiceRow)?.hidesUsual ?? false : root.control.model.count > 0)
        visible: active && modes.width + root.spacing + width <= root.most

        sourceComponent: MoreChoices {
            control: root.control
            onOpenChanged: Qt.callLater(() => more.open = open)
        }
    }
}
