import QtQuick
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/**
 * The lines of a change, or of one side of it, with the same syntax colours as in the cards. A press on the
 * line numbers chooses lines.
 */
CodePane {
    id: root

    required property ChangeRow row
    /** The lines that are shown: 0 for all lines, 1 for the old lines, 2 for the new lines. */
    property int side: 0
    /** The content of the pane: `text`, `gutter`, `bands`. */
    required property var pane

    /**
     * Return the selection as [from, to, side]. Without a selection, `from` and `to` are the cursor position.
     */
    function selected(): list<int> {
        if (words.selectedText !== "")
            return [words.selectionStart, words.selectionEnd, side];
        return [words.cursorPosition, words.cursorPosition, side];
    }

    /** Move the keyboard focus into the lines. */
    function enter() {
        words.cursorPosition = 0;
        words.forceActiveFocus(Qt.TabFocusReason);
    }

    height: implicitHeight
    gutterRoom: Theme.px(44)
    color: row.undone ? Theme.faint : Theme.ink
    words.font.strikeout: row.undone
    text: pane.text
    gutter: pane.gutter
    bands: pane.bands.concat(row.chosenBands[side] ?? [])
    words.selectByKeyboard: true
    words.cursorVisible: words.activeFocus
    onPainted: root.row.view.paint(root.row.key, root.side, root.document)

    Connections {
        target: root.row.view

        function onColoured(key: string) {
            if (key === root.row.key || key === "")
                root.row.view.paint(root.row.key, root.side, root.document);
        }
    }

    Connections {
        target: root.words

        function onActiveFocusChanged() {
            if (root.words.activeFocus)
                root.row.entered();
        }
    }

    MouseArea {
        width: root.textX
        height: root.height
        preventStealing: true
        onPressed: mouse => {
            const at = root.words.positionAt(0, mouse.y);
            if (mouse.modifiers & Qt.ShiftModifier)
                root.row.view.chooseTo(root.row.key, at, at, root.side);
            else
                root.row.view.chooseLines(root.row.key, at, at, root.side, (mouse.modifiers & Qt.ControlModifier) !== 0);
            root.row.pressed();
        }
        onPositionChanged: mouse => root.row.dragged(mapToItem(root.row, 0, mouse.y).y, root.side)
    }
}
