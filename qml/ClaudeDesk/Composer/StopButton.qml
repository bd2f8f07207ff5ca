pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** Stops the turn. Each further press uses a stronger means, which the text of the button names. */
DeskButton {
    id: root

    required property SessionView session
    /**
     * The item that the tooltip is shown above. The tooltip is long, and must not cover the text being
     * written.
     */
    required property Item box
    /** Whether there is room to show the key. */
    required property bool wide

    visible: session.stoppable
    enabled: session.stopping.ready
    glyph: Icons.agentStopped
    topPadding: Theme.px(5)
    caption: session.stopping.words
    // With an open agent, Esc closes the agent.
    keyHint: wide && session.viewsReady && !session.opened.active ? qsTr("Esc") : ""
    Accessible.description: session.stopping.hint
    onClicked: session.stopping.press()

    Loader {
        active: root.hovered && root.session.stopping.hint !== ""

        sourceComponent: DeskToolTip {
            parent: root
            visible: true
            y: -height - root.mapToItem(root.box, 0, 0).y
            text: root.session.stopping.hint
        }
    }
}
