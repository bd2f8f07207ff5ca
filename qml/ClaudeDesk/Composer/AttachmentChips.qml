pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** The attachments of the message, in lines that wrap. More than two and a half lines scroll. */
Flickable {
    id: root

    required property AttachmentListModel attachments
    /** An attachment should be shown large, or a pasted text in full. */
    signal openWanted(number: string, item: var)
    signal unfoldWanted(number: string)
    signal removeWanted(number: string)
    /**
     * The keyboard focus should leave the chips: the user pressed Escape, removed a chip with the mouse, or
     * removed the last chip.
     */
    signal keyboardLeft

    readonly property real _line: Theme.px(44)

    implicitHeight: Math.min(flow.implicitHeight, 2.5 * _line + 2 * flow.spacing)
    contentWidth: width
    contentHeight: flow.implicitHeight
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    T.ScrollBar.vertical: DeskScrollBar {}

    /**
     * Move the keyboard focus to the chip at an index, or to the last chip. Without chips, emit
     * `keyboardLeft`.
     */
    function enter(at: int) {
        const chip = chips.itemAt(Math.min(at, chips.count - 1)) as AttachmentChip;
        if (chip)
            chip.forceActiveFocus(Qt.TabFocusReason);
        else
            root.keyboardLeft();
    }

    function _show(chip: AttachmentChip) {
        root.contentY = Math.max(0, Math.min(chip.y, Math.max(root.contentY, chip.y + chip.height - root.height)));
    }

    Flow {
        id: flow

        width: parent.width
        spacing: Theme.px(8)

        Repeater {
            id: chips

            model: root.attachments

            AttachmentChip {
                id: chip

                required property int index
                required property string number

                room: flow.width
                onActiveFocusChanged: if (activeFocus)
                    root._show(chip)
                onInsideChanged: if (inside)
                    root._show(chip)
                onClicked: root.openWanted(number, item)
                onUnfoldWanted: root.unfoldWanted(number)
                onMoveWanted: by => root.enter(Math.max(0, index + by))
                onBackWanted: root.keyboardLeft()
                onRemoveWanted: {
                    const at = index;
                    const byKeys = activeFocus || chip.inside;
                    root.removeWanted(number);
                    if (byKeys)
                        root.enter(at);
                    else
                        root.keyboardLeft();
                }
            }
        }
    }

    WheelSteps {
        view: root
    }
}
