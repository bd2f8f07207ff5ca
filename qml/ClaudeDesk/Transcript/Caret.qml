import QtQuick
import QtQuick.Window
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** A block caret where Claude's next words will appear. */
Rectangle {
    id: root

    /** Whether the caret pulses while it waits. */
    property bool breathing: false

    width: Theme.px(7)
    height: Theme.px(16)
    radius: 1
    color: Theme.ink
    opacity: beat.running ? 0.6 + 0.4 * Math.cos(beat.count * Math.PI / 8) : 1

    // A Timer, because an Animation would redraw the window sixty times a second.
    Timer {
        id: beat

        property int count: 0

        interval: 120
        repeat: true
        running: root.breathing && root.visible && !App.settings.still && root.Window.visibility !== Window.Hidden && root.Window.visibility !== Window.Minimized
        onTriggered: count = (count + 1) % 16
    }
}
