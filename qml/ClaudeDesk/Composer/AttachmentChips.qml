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
    /** An attachment should be shown whole: a picture, or a pasted text. */
    signal openWanted(number: string, item: var)
    signal unfoldWanted(number: string)
    signal removeWanted(number: string)
    /** The last chip with the keyboard focus is gone, or the focus should leave the chips. */
    signal keyboardLeft

    readonly property real _line: Theme.px(44)

    implicitHeight: Math.min(flow.implicitHeight, 2.5 * _line + 2 * flow.spacing)
    contentWidth: width
    contentHeight: flow.implicitHeight
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    T.ScrollBar.vertical: DeskScrollBar {}

    /** Move the keyboard focus to a chip. If there is none, let it leave. */
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
                onLeaveWanted: root.keyboardLeft()
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
