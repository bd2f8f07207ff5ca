pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** A notice in the head of the session. A click opens the panel with the details. */
T.Button {
    id: root

    /** The text of the notice. Do not use `text`, where an `&` would make a mnemonic key. */
    required property string caption
    required property string tone
    /** The text of the tooltip. If it is empty, the tooltip shows the caption. */
    property string more
    /** The greatest width of the text. */
    property real room: Theme.px(260)

    implicitWidth: Math.min(contentItem.implicitWidth + leftPadding + rightPadding, room)
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    leftPadding: Theme.px(9)
    rightPadding: Theme.px(9)
    topPadding: Theme.px(4)
    bottomPadding: Theme.px(4)
    // A click does not move the keyboard focus, so that closing the panel can give the focus back.
    focusPolicy: Qt.TabFocus
    Accessible.name: caption
    Accessible.description: more

    Keys.onPressed: event => ReturnKey.press(event, root)
    Keys.onReleased: event => ReturnKey.ignore(event)

    contentItem: PlainText {
        text: root.caption
        elide: Text.ElideRight
        color: Theme.tone(root.tone)
        font.pixelSize: Theme.small
    }

    background: Rectangle {
        radius: height / 2
        color: root.down ? Theme.press : root.hovered ? Theme.hover : "transparent"
        border.color: root.tone !== "" ? Theme.tone(root.tone) : Theme.edge
        opacity: 0.8

        Loader {
            anchors.fill: parent
            active: root.visualFocus

            sourceComponent: FocusRing {}
        }
    }

    Component.onCompleted: appearing.show(root)

    FadeIn {
        id: appearing
    }

    Loader {
        active: root.hovered

        sourceComponent: DeskToolTip {
            parent: root
            visible: true
            text: root.more !== "" ? root.more : root.caption
        }
    }
}
