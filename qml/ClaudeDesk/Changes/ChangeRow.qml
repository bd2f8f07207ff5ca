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
    required property string name
    required property string folder
    /** The kind of change of a file as git abbreviates it: A, M, D, R or ?. */
    required property string letter
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
    /** How much is staged: "none", "half", "all", or "" if that is not known. */
    required property string staged
    /** Whether the change can be undone, if the scope has changes to undo. */
    required property bool undoes
    /** Whether a finished comment is not in the message. */
    required property bool unsent
    /** Whether the row shows what was undone. */
    required property bool undone
    /** The undo that the row offers to redo; "" if it offers none. */
    required property string redo
    /** Whether that redo also brings back other rows. */
    required property bool redoesMore
    /** Whether a file has anything to open. */
    required property bool opens
    /** The kind of change, such as "added", "deleted", "modified" or "renamed". */
    required property string changeKind
    /** Whether the row has the keyboard cursor. */
    required property bool ringed
    readonly property bool folds: kind === "file"
    readonly property bool isLines: kind === "lines"
    readonly property bool isField: kind === "field"
    signal chosen
    /** The text field of the row closes, and the keyboard focus should go back to the list. */
    signal fieldLeft
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

    /** Move the keyboard focus into the text field of the row. */
    function enterField() {
        if (root.isField)
            (body.item as ChangeCommentField)?.forceActiveFocus(Qt.OtherFocusReason);
    }

    // The list focuses its current row whenever rows around it change.
    onActiveFocusChanged: if (activeFocus && isField)
        enterField()

    implicitHeight: body.height
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken
    Accessible.description: staged === "all" ? qsTr("Staged") : staged === "half" ? qsTr("Half staged") : staged === "none" ? qsTr("Not staged") : ""
    Accessible.focusable: true
    Accessible.focused: ringed
    Accessible.onPressAction: root.chosen()

    Rectangle {
        anchors.fill: parent
        visible: root.folds
        color: root.ringed ? Theme.warm : pointer.hovered ? Theme.hover : "transparent"
    }

    HoverHandler {
        id: pointer
    }

    TapHandler {
        enabled: !root.isLines && !root.isField
        onTapped: root.chosen()
    }

    Loader {
        id: body

        width: root.width
        // The field takes over the keyboard focus of the list, also when it comes back into sight.
        onLoaded: if (root.isField && (root.ListView.view?.activeFocus ?? false))
            root.enterField()
        sourceComponent: root.kind === "file" ? file : root.kind === "hunk" ? hunk : root.isLines ? lines : root.kind === "comment" ? comment : root.kind === "more" ? more : root.isField ? field : note
    }

    Loader {
        anchors.fill: parent
        anchors.margins: 1
        active: root.ringed && !root.isField

        sourceComponent: FocusRing {
            gap: 0
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
        id: field

        ChangeCommentField {
            comments: root.view.comments
            onFinished: root.fieldLeft()
        }
    }

    Component {
        id: more

        Rectangle {
            implicitHeight: Theme.smallHeight
            color: Theme.code

            PlainText {
                id: rest

                anchors.left: parent.left
                anchors.leftMargin: Theme.px(12)
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, parent.width - Theme.px(24))
                text: root.words
                color: pointer.hovered ? Theme.ink : Theme.soft
                font.pixelSize: Theme.small
                elide: Text.ElideRight
            }

            Rectangle {
                anchors.left: rest.left
                anchors.right: rest.right
                anchors.top: rest.bottom
                height: 1
                color: Theme.edge
            }
        }
    }

    Component {
        id: note

        Column {
            spacing: Theme.px(4)
            leftPadding: Theme.px(12)
            rightPadding: Theme.px(12)
            topPadding: Theme.px(8)
            bottomPadding: Theme.px(8)

            PlainText {
                width: root.width - Theme.px(24)
                text: root.words
                color: Theme.soft
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
            }

            Loader {
                width: root.width - Theme.px(24)
                active: root.pictures.length > 0

                sourceComponent: ChangePictures {
                    row: root
                }
            }
        }
    }
}
