import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Cards
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** The proposed change of a file, applied to the current content of the file. */
Rectangle {
    id: root

    required property ChangeView change
    /** The input as text, for assistive technology. */
    required property string input
    required property RowContext host
    /** The greatest height. */
    required property real most
    /** Whether all of the change is in sight. */
    readonly property bool allInSight: !change.reading && area.contentHeight <= area.height

    height: area.height + 2 * area.y
    radius: Theme.r
    topLeftRadius: 0
    topRightRadius: 0
    color: Theme.code
    border.color: area.activeFocus ? Theme.focus : Theme.line
    border.width: area.activeFocus ? 2 : 1

    PlainText {
        anchors.verticalCenter: parent.verticalCenter
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(12)
        visible: root.change.reading
        text: qsTr("Reading the file…")
        color: Theme.soft
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    Flickable {
        id: area

        /** The value for assistive technology. */
        readonly property string text: root.input

        x: 1
        y: 4 // the content begins below the round corners
        width: parent.width - 2
        height: root.change.reading ? Theme.px(38) : Math.min(contentHeight, root.most)
        contentWidth: width
        contentHeight: parts.height + parts.y
        clip: true
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        Accessible.role: Accessible.EditableText
        Accessible.name: qsTr("Input")
        Accessible.description: root.change.spoken
        Accessible.readOnly: true
        T.ScrollBar.vertical: DeskScrollBar {}

        Keys.onPressed: event => {
            const page = area.height - Theme.px(30);
            const by = event.key === Qt.Key_Down ? Theme.px(40) : event.key === Qt.Key_Up ? -Theme.px(40) : event.key === Qt.Key_PageDown ? page : event.key === Qt.Key_PageUp ? -page : 0;
            if (by === 0 || !area.interactive)
                return;
            area.contentY = Math.max(0, Math.min(area.contentY + by, area.contentHeight - area.height));
            event.accepted = true;
        }

        CardPartList {
            id: parts

            y: -1 // the box draws the line above the first part itself
            width: area.width
            host: root.host
            key: root.change.key
            parts: root.change.parts
            wide: false
            last: true
            allAttachments: true
        }

        WheelSteps {
            view: area
        }
    }
}
