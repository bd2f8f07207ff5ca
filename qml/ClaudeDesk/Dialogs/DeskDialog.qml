pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.Theme

/**
 * A dialog over the window: the question as its heading, the facts and choices, and the answers below them.
 * The dialog keeps the keyboard focus until it closes. Then the item that had the focus gets it back.
 */
PopupPanel {
    id: root

    required property string heading
    /** What the dialog is about, for assistive technology. */
    property string purpose
    /** Whether the dialog shows a list, which needs more width. */
    property bool wide: false
    /** Whether the user has written or chosen something, which a press beside the dialog would lose. */
    property bool typed: false
    /** Whether cancelling closes the dialog. If not, the dialog stays, and `dismissed` is emitted. */
    property bool cancellable: true
    /** The item that gets the keyboard focus when the dialog opens: Cancel, or the first field. */
    property Item first
    default property alias content: lines.data
    /** The items that stay in sight above the answers. If there is hardly any room, they scroll with the rest. */
    property alias staying: foot.data
    /** The answers: Cancel, then the act. */
    property alias buttons: answers.last
    /** A third way, before the answers. */
    property alias others: answers.first
    /** The item that had the keyboard focus before the dialog. */
    property Item from
    property bool _made: false
    readonly property real _most: (parent?.width ?? 0) - Theme.px(24)
    readonly property Transition _coming: Transition {
        FadeIn {}

        NumberAnimation {
            property: "scale"
            from: 0.98
            to: 1
            duration: Theme.calm
            easing.type: Theme.easing
        }
    }
    readonly property Transition _going: Transition {
        NumberAnimation {
            property: "opacity"
            to: 0
            duration: Theme.quick
            easing.type: Theme.easing
        }
    }
    /** The user cancelled the dialog, and the dialog has disappeared. */
    signal dismissed

    function cancel() {
        if (root.cancellable)
            root.close();
        else
            root.dismissed();
    }

    function focusFirst() {
        root.first?.forceActiveFocus(Qt.TabFocusReason);
    }

    title: root.heading
    parent: T.Overlay.overlay
    anchors.centerIn: parent
    modal: true
    closePolicy: root.cancellable && !root.typed ? T.Popup.CloseOnPressOutside : T.Popup.NoAutoClose
    width: Math.min(Theme.px(root.wide ? 600 : 440), root._most)
    height: Math.min(implicitHeight, (parent?.height ?? 0) - Theme.px(24))
    padding: Theme.px(20)
    enter: Theme.calm > 0 ? _coming : null
    exit: Theme.quick > 0 ? _going : null
    Component.onCompleted: {
        root.from = root.parent?.Window.activeFocusItem ?? null;
        root.open();
        root.focusFirst();
        root._made = true;
    }
    onFirstChanged: if (root._made)
        Qt.callLater(root.focusFirst)
    onOpened: if (!root.contentItem.activeFocus || root.contentItem === root.parent.Window.activeFocusItem)
        root.focusFirst()
    onClosed: root.dismissed()

    T.Overlay.modal: Rectangle {
        color: Theme.shade
    }

    contentItem: FocusScope {
        id: all

        /** Whether the items above the answers would leave the lines hardly any room. */
        readonly property bool tight: foot.height > 0 && height - title.height - foot.height - answers.height - Theme.px(28) < Math.min(lines.height, Theme.px(96))

        implicitHeight: title.height + area.anchors.topMargin + lines.height + foot.height + answers.height + Theme.px(foot.height > 0 ? 28 : 16)
        focus: true
        // The popup itself is the dialog, and can have no description.
        Accessible.role: Accessible.Grouping
        Accessible.name: root.purpose
        Accessible.ignored: root.purpose === ""
        Keys.onEscapePressed: root.cancel()

        PlainText {
            id: title

            width: parent.width
            text: root.heading
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
            lineHeightMode: Text.FixedHeight
            lineHeight: Theme.largeLine
            wrapMode: Text.Wrap
            maximumLineCount: 3
            elide: Text.ElideRight
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Flickable {
            id: area

            anchors.left: parent.left
            anchors.top: title.bottom
            anchors.topMargin: lines.height > 0 ? Theme.px(4) : 0
            anchors.bottom: !all.tight && foot.height > 0 ? foot.top : answers.top
            anchors.bottomMargin: !all.tight && foot.height > 0 ? Theme.px(12) : Theme.px(16)
            // The scroll bar is beside the lines, so that the width of the lines does not depend on it.
            width: parent.width + Theme.px(14)
            // Round down: heights of lines are fractions, so their sum may be off by a fraction of a pixel.
            contentHeight: Math.floor(lines.height + (all.tight ? Theme.px(12) + foot.height : 0))
            interactive: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds
            clip: interactive
            activeFocusOnTab: interactive
            Accessible.role: Accessible.Pane
            Accessible.name: root.heading
            Accessible.ignored: !interactive
            T.ScrollBar.vertical: DeskScrollBar {}

            Keys.onPressed: event => {
                const by = event.key === Qt.Key_Down ? Theme.px(40) : event.key === Qt.Key_Up ? -Theme.px(40) : 0;
                if (by === 0 || !area.activeFocus)
                    return;
                contentY = Math.max(0, Math.min(contentY + by, contentHeight - height));
                event.accepted = true;
            }

            FocusFollower {
                view: area
            }

            FocusRing {
                visible: area.activeFocus
                gap: -2
            }

            Column {
                id: lines

                x: Direction.mirrored ? area.width - width : 0
                width: title.width
                spacing: Theme.px(12)
            }

            WheelSteps {
                view: area
            }
        }

        Column {
            id: foot

            parent: all.tight ? area.contentItem : all
            x: all.tight ? lines.x : 0
            y: all.tight ? lines.height + Theme.px(12) : answers.y - height - Theme.px(16)
            width: title.width
            spacing: Theme.px(8)
        }

        ButtonRow {
            id: answers

            anchors.bottom: parent.bottom
            width: parent.width
        }
    }
}
