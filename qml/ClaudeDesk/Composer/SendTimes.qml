pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls

/**
 * The menu of the Send button during a turn: when to send the message. A right click or a long press opens
 * it.
 */
Item {
    id: root

    required property Composer composer
    /** Whether a turn runs. Without a turn, the menu has nothing to choose. */
    readonly property bool _busy: composer.session.busy
    /** The hint about Alt+Enter, for assistive technology. */
    readonly property string words: !root._busy ? "" : composer.afterTurn ? qsTr("Alt+Enter sends it after the current step.") : qsTr("Alt+Enter sends it after this turn.")

    function _send(afterTurn: bool) {
        root.composer.send(afterTurn);
        root.composer.focusField();
    }

    TapHandler {
        enabled: root._busy
        acceptedButtons: Qt.RightButton
        onTapped: menu.active = true
    }

    TapHandler {
        enabled: root._busy
        acceptedDevices: PointerDevice.TouchScreen
        onLongPressed: menu.active = true
    }

    Loader {
        id: menu

        active: false
        onLoaded: (item as DeskMenu).open()

        sourceComponent: DeskMenu {
            y: -height
            onClosed: menu.active = false

            DeskMenuItem {
                text: qsTr("Send after the current step")
                onTriggered: root._send(false)
            }

            DeskMenuItem {
                text: qsTr("Send after this turn")
                onTriggered: root._send(true)
            }
        }
    }
}
