pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Theme

/**
 * The lines of a change, in one column or side by side. The user can select in the lines with the keyboard
 * too.
 */
Rectangle {
    id: root

    required property ChangeRow row

    /** Return the pane of a side, or the only pane. */
    function pane(side: int): ChangePane {
        const both = content.item as ChangeSides;
        return both ? (side === 1 ? both.old : both.now) : content.item as ChangePane;
    }

    /** Move the keyboard focus into the lines. If the new side has the focus, move it to the old side. */
    function enter() {
        root.pane(root.pane(2)?.words.activeFocus ? 1 : 2)?.enter();
    }

    function selected(): list<int> {
        for (const side of [1, 2]) {
            const pane = root.pane(side);
            if (pane?.words.activeFocus)
                return pane.selected();
        }
        return [-1, -1, 0];
    }

    implicitHeight: content.implicitHeight
    color: Theme.code

    Loader {
        id: content

        width: parent.width
        sourceComponent: root.row.pane.sides.length === 2 ? two : one
    }

    Component {
        id: one

        ChangePane {
            row: root.row
            pane: root.row.pane
        }
    }

    Component {
        id: two

        ChangeSides {
            row: root.row
        }
    }
}
