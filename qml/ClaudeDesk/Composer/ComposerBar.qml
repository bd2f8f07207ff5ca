pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** The choices below the message. Where there is no room for all, the mode stays and the others fold away. */
Row {
    id: root

    required property ChoicesView control
    /** The room there is. */
    required property real room
    /** The most it may take: what stands beside it is not covered. */
    required property real most
    readonly property bool wide: room >= Theme.px(330)
    readonly property bool menuOpen: modes.open || ((all.item as ChoiceRow)?.open ?? false) || ((more.item as MoreChoices)?.open ?? false)

    spacing: Theme.px(6)

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
        most: Math.max(0, Math.min(Theme.px(120), root.most))
        ink: root.control.bypasses ? Theme.bad : Theme.soft
    }

    Loader {
        id: all

        anchors.verticalCenter: parent.verticalCenter
        active: root.wide
        visible: active

        sourceComponent: ChoiceRow {
            control: root.control
            room: root.room - modes.width - root.spacing
        }
    }

    Loader {
        id: more

        anchors.verticalCenter: parent.verticalCenter
        active: !root.wide && root.control.model.count > 0
        visible: active && modes.width + root.spacing + width <= root.most

        sourceComponent: MoreChoices {
            control: root.control
        }
    }
}
