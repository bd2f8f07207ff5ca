pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** A part of a plan, and the user's comment on it. */
Item {
    id: root

    required property int index
    required property string html
    required property string spoken
    required property string comment
    /** The code of the part, or "" if the part is text. */
    required property string code
    required property string language
    /** The number of list items that the part is nested in. */
    required property int depth
    required property RequestCard card
    required property PlanView plan
    /** `current`: whether the part is the current part. `ringed`: whether a ring shows that. */
    required property bool current
    required property bool ringed
    /** Whether the user is writing a comment on the part. */
    required property bool editing
    signal commentWanted
    signal written(text: string)
    /** The comment is finished. */
    signal finished

    /** Colour the code. */
    function paint() {
        if (root.code !== "")
            root.plan.paint(root.index, part.textDocument);
    }

    onCodeChanged: Qt.callLater(root.paint)

    Connections {
        target: root.plan
        enabled: root.code !== ""

        function onColoured(row: int) {
            if (row < 0 || row === root.index)
                root.paint();
        }
    }

    /** Move the keyboard focus to the field for the comment. */
    function write() {
        (field.item as DecisionField)?.forceActiveFocus(Qt.TabFocusReason);
    }

    /** Copy the selection, or all of the part if nothing is selected. */
    function copy() {
        const all = part.selectedText === "";
        if (all)
            part.selectAll();
        part.copy();
        if (all)
            part.deselect();
    }

    height: column.height + Theme.px(8)
    Accessible.role: Accessible.ListItem
    Accessible.name: comment !== "" ? Words.fill(qsTr("%1; your comment: %2"), [spoken, comment]) : spoken
    Accessible.focusable: true
    Accessible.focused: ringed
    Accessible.onPressAction: root.commentWanted()

    Rectangle {
        anchors.fill: parent
        radius: Theme.rInner
        color: root.current || hover.hovered ? Theme.hover : "transparent"

        FocusRing {
            visible: root.ringed
            gap: -1
            radius: Theme.rInner
        }
    }

    HoverHandler {
        id: hover
    }

    TapHandler {
        onTapped: root.commentWanted()
    }

    Column {
        id: column

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(8) + Theme.indent * Math.min(root.depth, 8)
        y: Theme.px(4)
        width: parent.width - anchors.leftMargin - Theme.px(Direction.mirrored ? 14 : 8)
        spacing: Theme.px(6)

        Item {
            width: parent.width - Theme.px(34)
            height: block.active ? block.height : part.height

            Loader {
                id: block

                active: root.code !== ""
                width: parent.width

                sourceComponent: CodeBlock {
                    color: Theme.card
                    language: root.language
                    bodyHeight: part.height + Theme.px(10)
                    // Ctrl+C copies the current part.
                    copyFocus: Qt.NoFocus
                    onCopyWanted: root.copy()
                }
            }

            TextEdit {
                id: part

                x: block.active ? Theme.px(12) : 0
                y: (block.item as CodeBlock)?.headHeight ?? 0
                width: parent.width - 2 * x
                readOnly: true
                selectByMouse: true
                activeFocusOnPress: false
                activeFocusOnTab: false
                textFormat: root.code !== "" ? TextEdit.PlainText : TextEdit.RichText
                text: root.code !== "" ? root.code : root.html
                wrapMode: TextEdit.Wrap
                color: Theme.ink
                font.family: root.code !== "" ? Theme.mono : Application.font.family
                selectionColor: Theme.selection
                selectedTextColor: Theme.ink
                font.pixelSize: root.code !== "" ? Theme.codeSize : Theme.body
                Accessible.ignored: true
                Component.onCompleted: root.paint()

                // `part` accepts presses, so that text can be selected. So a tap on `part` needs a separate
                // handler.
                TapHandler {
                    onTapped: if (part.selectedText === "")
                        root.commentWanted()
                }

                Loader {
                    z: -1
                    active: root.code === ""

                    sourceComponent: CodeBacks {
                        of: part
                    }
                }

                LinkToolTip {
                    of: part
                }
            }
        }

        Item {
            width: parent.width
            height: Math.max(said.height, remove.height)
            visible: root.comment !== "" && !root.editing

            Rectangle {
                anchors.left: parent.left
                width: 2
                height: parent.height
                color: Theme.focus
            }

            PlainText {
                id: said

                anchors.left: parent.left
                anchors.leftMargin: Theme.px(12)
                width: Direction.before(remove) - anchors.leftMargin - Theme.px(8)
                anchors.verticalCenter: parent.verticalCenter
                text: root.comment
                wrapMode: Text.Wrap
                font.pixelSize: Theme.control
            }

            IconButton {
                id: remove

                anchors.right: parent.right
                size: Theme.px(24)
                text: qsTr("Remove comment")
                glyph: Icons.close
                onClicked: root.written("")
            }
        }

        Loader {
            id: field

            width: parent.width
            active: root.editing
            visible: active

            sourceComponent: DecisionField {
                card: root.card
                name: qsTr("Comment on this part")
                placeholderText: qsTr("Comment on this part; Enter saves it")
                text: root.comment
                onTextEdited: root.written(text)
                onAccepted: root.finished()
                Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape
                Keys.onEscapePressed: root.finished()
            }
        }
    }

    IconButton {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(4)
        y: Theme.px(2)
        size: Theme.px(26)
        visible: (root.current || hover.hovered) && !root.editing
        text: qsTr("Comment")
        glyph: Icons.comment
        onClicked: root.commentWanted()
    }
}
