pragma ComponentBehavior: Bound

import QtQuick
import QtQml.Models
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/**
 * A button with a menu of the background tasks. The menu shows a task's output or its row in the
 * conversation, and stops a task if the CLI can stop it alone.
 */
DeskButton {
    id: root

    required property StopView stopping
    /** Whether there is room for text. */
    property bool wide: true
    readonly property bool open: menu.open

    visible: stopping.tasks.count > 0
    kind: "quiet"
    compact: true
    glyph: Icons.backgroundTasks
    caption: wide ? qsTr("%Ln in background", "", stopping.tasks.count) : stopping.tasks.count
    Accessible.name: qsTr("Background tasks")
    Accessible.description: qsTr("%Ln running", "", stopping.tasks.count)
    onStoppingChanged: (menu.item as DeskMenu)?.close()
    onClicked: menu.open ? (menu.item as DeskMenu).close() : (menu.made() as DeskMenu).open()

    LazyLoader {
        id: menu

        sourceComponent: DeskMenu {
            id: tasks

            x: root.width - width
            y: -height - Theme.px(6)

            DeskMenuItem {
                enabled: false
                text: root.stopping.stopsTasks ? qsTr("Running in the background") : qsTr("This version of Claude Code cannot stop single tasks")
            }

            DeskMenuSeparator {}

            Instantiator {
                model: root.stopping.tasks

                delegate: DeskMenuItem {
                    required property int index
                    required property string words
                    required property bool possible

                    enabled: possible
                    caption: words
                    // The window's width without the menu's margins and paddings.
                    most: root.Window.width - Theme.px(24) - 30
                    onTriggered: root.stopping.tasks.choose(index)
                }
                onObjectAdded: (index, object) => tasks.insertItem(index + 2, object as DeskMenuItem)
                onObjectRemoved: (index, object) => tasks.removeItem(object as DeskMenuItem)
            }
        }
    }
}
