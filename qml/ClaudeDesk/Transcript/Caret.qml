import QtQuick
import QtQuick.Window
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** A block that stands where the next words will be. */
Rectangle {
    id: root

    /** Whether it grows pale and strong again while it waits. */
    property bool breathing: false

    width: Theme.px(7)
    height: Theme.px(16)
    radius: 1
    color: Theme.ink
    opacity: beat.running ? 0.6 + 0.4 * Math.cos(beat.count * Math.PI / 8) : 1

    // No animation: it would have the window drawn sixty times a second.
    Timer {
        id: beat

        property int count: 0

        interval: 120
        repeat: true
        running: root.breathing && root.visible && !App.settings.still && root.Window.visibility !== Window.Hidden && root.Window.visibility !== Window.Minimized
        onTriggered: count = (count + 1) % 16
    }
}
