pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Changes
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** The end of a turn: how long, how much. */
RowFrame {
    id: root

    required property string body
    property string _figure: host.session.changes.turnFigure(key)

    Connections {
        target: root.host.session.changes

        function onFiguresChanged() {
            root._figure = root.host.session.changes.turnFigure(root.key);
        }
    }

    Row {
        width: parent.width
        spacing: Theme.px(8)

        RowText {
            /** Nothing is looked for in it (ui/navigation/find_view.py). */
            readonly property bool isGutter: true

            width: figure.active ? Math.min(implicitWidth, parent.width - figure.width - parent.spacing) : parent.width
            text: root.body
            color: Theme.faint
            font.pixelSize: Theme.small
        }

        Loader {
            id: figure

            active: root._figure !== ""
            visible: active
            y: -Theme.px(1)

            sourceComponent: TurnFigure {
                figure: root._figure
                onClicked: root.host.changesWanted(root.key)
            }
        }
    }
}
