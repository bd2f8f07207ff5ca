pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** A row of the changes page. Its kind determines its content. */
Item {
    id: root

    required property ChangesView view
    required property int index
    required property string key
    required property string kind
    required property int depth
    required property string name
    required property string words
    required property string detail
    required property string added
    required property string removed
    required property bool open
    required property bool reviewed
    required property bool allLines
    required property var pane
    /** The bands that mark the chosen lines: in all lines, in the old lines, and in the new lines. */
    required property var chosenBands
    required property int chosenLines
    /** Both sides of a changed picture, each with `heading` and `item`. */
    required property var pictures
    required property string spoken
    /** The kind of change, such as "added", "deleted", "modified" or "renamed". */
    required property string changeKind
    /** Whether the row has the keyboard cursor. */
    required property bool ringed
    readonly property bool folds: kind === "folder" || kind === "file"
    readonly property bool isLines: kind === "lines"
    signal chosen
    /** The keyboard focus moved into the lines of the row. */
    signal entered
    /** The user chooses lines with the pointer: `pressed` begins the choice, `dragged` extends it to `y`. */
    signal pressed
    signal dragged(y: real, side: int)
    signal pictureWanted(items: var, index: int)

    /** Move the keyboard focus into the lines, so that the user can move the cursor and select text there. */
    function enterLines() {
        (body.item as ChangeLines)?.enter();
    }

    /**
     * Return the selected characters of the lines as [from, to, side]. Return [-1, -1, 0] if the keyboard
     * focus is not in the lines.
     */
    function selected(): list<int> {
        return (body.item as ChangeLines)?.selected() ?? [-1, -1, 0];
    }

    /** Choose the changed lines of this side from the first chosen line to the line at the height `y`. */
    function chooseTo(y: real, side: int) {
        const at = (body.item as ChangeLines)?.pane(side)?.words.positionAt(0, y - body.y) ?? -1;
        if (at >= 0)
            root.view.chooseTo(root.key, at, at, side);
    }

    implicitHeight: body.height + (isLines ? 0 : folds ? Theme.px(6) : Theme.px(4))
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken
    Accessible.focusable: true
    Accessible.focused: ringed
    Accessible.onPressAction: root.chosen()

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: Theme.px(6)
        anchors.rightMargin: Theme.px(6)
        radius: Theme.rInner
        visible: root.folds && pointer.hovered
        color: Theme.hover
    }

    HoverHandler {
        id: pointer
    }

    TapHandler {
        enabled: !root.isLines
        onTapped: root.chosen()
    }

    Loader {
        id: body

        x: root.isLines ? 0 : Theme.px(12) + root.depth * Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        width: root.width - x - (root.isLines ? 0 : Theme.px(12))
        sourceComponent: root.kind === "folder" ? folder : root.kind === "file" ? file : root.kind === "hunk" ? hunk : root.isLines ? lines : root.kind === "comment" ? comment : note
    }

    Loader {
        anchors.fill: parent
        anchors.margins: 1
        active: root.ringed

        sourceComponent: FocusRing {
            gap: 0
        }
    }

    Component {
        id: folder

        ChangeFolderRow {
            row: root
            height: Theme.px(24)
        }
    }

    Component {
        id: file

        ChangeFileRow {
            row: root
        }
    }

    Component {
        id: hunk

        ChangeHunkRow {
            row: root
        }
    }

    Component {
        id: lines

        ChangeLines {
            row: root
        }
    }

    Component {
        id: comment

        ChangeCommentRow {
            row: root
        }
    }

    Component {
        id: note

        Column {
            spacing: Theme.px(4)
            bottomPadding: Theme.px(4)

            PlainText {
                width: parent.width
                text: root.words
                color: Theme.soft
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
            }

            Loader {
                width: parent.width
                active: root.pictures.length > 0

                sourceComponent: ChangePictures {
                    row: root
                }
            }
        }
    }
}
