import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** Some lines of a change, in the colours of the cards. */
Rectangle {
    id: root

    required property ChangeRow row
    signal entered

    function enter() {
        lines.words.cursorPosition = 0;
        lines.words.forceActiveFocus(Qt.TabFocusReason);
    }

    function selected(): list<int> {
        const words = lines.words;
        if (!words.activeFocus)
            return [-1, -1];
        return words.selectedText !== "" ? [words.selectionStart, words.selectionEnd] : [words.cursorPosition, words.cursorPosition];
    }

    implicitHeight: lines.implicitHeight
    color: Theme.code

    CodePane {
        id: lines

        width: root.width
        height: implicitHeight
        text: root.row.pane.text
        gutter: root.row.pane.gutter
        bands: root.row.pane.bands
        onPainted: root.row.view.paint(root.row.key, document)

        Binding {
            lines.words.selectByKeyboard: true
            lines.words.cursorVisible: lines.words.activeFocus
        }

        Connections {
            target: lines.words

            function onActiveFocusChanged() {
                if (lines.words.activeFocus)
                    root.entered();
            }
        }

        Connections {
            target: root.row.view

            function onColoured(key: string) {
                if (key === root.row.key || key === "")
                    root.row.view.paint(root.row.key, lines.document);
            }
        }
    }
}
