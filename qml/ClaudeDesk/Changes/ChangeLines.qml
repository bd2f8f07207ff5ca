pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Theme

/** Some lines of a change: below one another, to be gone through and selected by keys too, or side by side. */
Rectangle {
    id: root

    required property ChangeRow row
    signal entered

    function enter() {
        const words = (content.item as ChangePane)?.words;
        if (words) {
            words.cursorPosition = 0;
            words.forceActiveFocus(Qt.TabFocusReason);
        }
    }

    function selected(): list<int> {
        const words = (content.item as ChangePane)?.words;
        if (!words || !words.activeFocus)
            return [-1, -1];
        return words.selectedText !== "" ? [words.selectionStart, words.selectionEnd] : [words.cursorPosition, words.cursorPosition];
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
            id: lines

            row: root.row
            pane: root.row.pane
            words.selectByKeyboard: true
            words.cursorVisible: words.activeFocus

            Connections {
                target: lines.words

                function onActiveFocusChanged() {
                    if (lines.words.activeFocus)
                        root.entered();
                }
            }
        }
    }

    Component {
        id: two

        Item {
            implicitHeight: Math.max(old.implicitHeight, now.implicitHeight)

            ChangePane {
                id: old

                width: Math.floor(parent.width / 2)
                row: root.row
                side: 1
                wrap: false
                pane: root.row.pane.sides[0]
                onScrolled: x => now.scrollTo(x)
            }

            ChangePane {
                id: now

                x: old.width
                width: parent.width - x
                row: root.row
                side: 2
                wrap: false
                pane: root.row.pane.sides[1]
                onScrolled: x => old.scrollTo(x)
            }

            Rectangle {
                x: old.width
                width: 1
                height: parent.height
                color: Theme.line
            }
        }
    }
}
