pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Profiles
import ClaudeDesk.Theme

/** A row of the page of all sessions: the session, its folder, and its state in words. */
Item {
    id: root

    required property int index
    required property string key
    required property string title
    /** Whether the session is a fork of another session. */
    required property bool fork
    required property string folder
    required property string words
    required property string time
    /** The drawing of the state (`Icons.state`); "" without a drawing. */
    required property string sign
    required property bool unseen
    /**
     * `profile`, `profileColor`: the name and the colour of the session's profile, or "" for the default
     * profile.
     */
    required property string profile
    required property string profileColor
    /** `current`: whether the row is the current row. `ringed`: whether it also shows the keyboard cursor. */
    required property bool current
    required property bool ringed
    signal chosen
    signal opened

    implicitHeight: Theme.px(46)
    Accessible.role: Accessible.ListItem
    Accessible.name: [title, fork ? qsTr("fork") : "", words, time, folder, profile].filter(part => part !== "").join(", ")
    Accessible.description: unseen ? qsTr("New reply") : ""
    Accessible.focusable: true
    Accessible.focused: ringed
    Accessible.selected: current
    Accessible.onPressAction: root.opened()

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: Theme.px(8)
        anchors.rightMargin: Theme.px(8)
        radius: Theme.r
        color: root.current ? Theme.warm : hover.hovered ? Theme.hover : "transparent"

        FocusRing {
            visible: root.ringed
            gap: -1
        }
    }

    HoverHandler {
        id: hover
    }

    TapHandler {
        onTapped: root.chosen()
        onDoubleTapped: root.opened()
    }

    Icon {
        id: mark

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(20)
        anchors.verticalCenter: name.verticalCenter
        visible: root.sign !== ""
        path: Icons.state(root.sign)
        filled: root.sign === "needs-you"
        color: Theme.stateTone(root.sign)
    }

    PlainText {
        id: name

        anchors.left: mark.right
        anchors.leftMargin: Theme.px(root.fork ? 27 : 8)
        y: Theme.px(6)
        width: Math.min(implicitWidth, Math.max(0, place.x0 - Theme.px(root.fork ? 71 : 52)))
        text: root.title
        elide: Text.ElideRight
        font.pixelSize: Theme.control
        font.weight: root.unseen ? Font.DemiBold : Font.Normal
        Accessible.ignored: true
    }

    Loader {
        anchors.left: mark.right
        anchors.leftMargin: Theme.px(8)
        anchors.verticalCenter: name.verticalCenter
        active: root.fork

        sourceComponent: Icon {
            path: Icons.fork
            color: Theme.faint
            size: Theme.px(13)
        }
    }

    PlainText {
        id: place

        /** Where the folder begins, measured from the side on which the row begins. */
        readonly property real x0: root.width - Theme.px(16) - since.width - width - (since.width > 0 ? Theme.px(10) : 0)

        anchors.right: since.left
        anchors.rightMargin: since.width > 0 ? Theme.px(10) : 0
        anchors.baseline: name.baseline
        width: Math.min(implicitWidth, root.width * 0.3)
        text: root.folder
        elide: Text.ElideRight
        color: Theme.faint
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }

    PlainText {
        id: since

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(16)
        anchors.baseline: name.baseline
        text: root.time
        color: Theme.soft
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }

    PlainText {
        anchors.left: mark.right
        anchors.leftMargin: Theme.px(8)
        anchors.right: owner.left
        anchors.rightMargin: Theme.px(8)
        anchors.top: name.bottom
        text: root.words
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignLeft
        color: root.sign === "needs-you" ? Theme.warn : Theme.soft
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }

    Loader {
        id: owner

        anchors.right: since.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(5)
        active: root.profile !== ""

        sourceComponent: ProfileTag {
            name: root.profile
            tint: root.profileColor
            room: root.width * 0.3
        }
    }
}
