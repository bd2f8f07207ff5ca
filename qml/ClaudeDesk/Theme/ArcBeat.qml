import QtQuick
import ClaudeDesk.Core

/**
 * The steps in which the arcs of sessions and agents that work turn, 12 in a second. The icons of a view share one beat. A
 * Timer is used because an Animation would redraw the window sixty times a second.
 */
Timer {
    id: root

    /** Whether an arc is in sight. */
    required property bool wanted
    /** The step, from 0 to 11. It stays 0 if the user wants less motion. */
    property int step: 0

    interval: 83
    repeat: true
    running: wanted && !App.settings.still
    onTriggered: step = (step + 1) % 12
    onRunningChanged: if (!running)
        step = 0
}
