pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.Profiles
import ClaudeDesk.Theme

/** A row of the list of sessions: its title, its details and its state. */
T.ItemDelegate {
    id: root

    required property string key
    required property string group
    required property string title
    /** Whether the session is a fork: it began with the conversation of another session. */
    required property bool fork
    required property string stateName
    required property string detail
    required property string time
    required property string tone
    required property bool shown
    /** Whether the other pane or another window shows the session. */
    required property bool shownElsewhere
    /** Whether the session has its own window. */
    required property bool ownWindow
    required property bool unseen
    required property int number
    required property bool open
    required property bool pinned
    required property bool archived
    required property bool onDisk
    required property bool inWorktree
    /**
     * `profile`, `profileColor`: the name and the colour of the session's profile, or "" for the default
     * profile.
     */
    required property string profile
    required property string profileColor
    /** Whether the number of the session is shown, because Alt is held down. */
    property bool numbered: false
    /** Whether the user is renaming the session. */
    required property bool renamed
    required property bool menuOpen
    readonly property string _place: profile === "" ? detail : detail === "" ? profile : Words.fill(qsTr("%1, %2"), [profile, detail])
    readonly property bool _tools: hovered || activeFocus || menuOpen
    signal menuWanted(x: real, y: real)
    signal renameWanted
    signal named(title: string)
    signal nameKept

    width: ListView.view ? ListView.view.width - Theme.px(6) : 0
    implicitHeight: texts.implicitHeight + Theme.px(5) + Theme.gap(16)
    topInset: Theme.px(2)
    bottomInset: Theme.px(2)
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: Words.fill(qsTr("%1, %2"), [title, stateName])
    Accessible.description: unseen ? Words.fill(qsTr("New reply. %1, %2"), [_place, time]) : time === "" ? _place : Words.fill(qsTr("%1, %2"), [_place, time])
    Accessible.focusable: true
    Accessible.onPressAction: root.click()
    // The list gets a key press before the row does, because the platform theme may treat the key as a press
    // on the row.
    Keys.forwardTo: ListView.view ? [ListView.view] : []

    contentItem: Item {
        Column {
            id: texts

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(10)
            width: parent.width - Theme.px(22)
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(2)

            PlainText {
                anchors.left: parent.left
                width: parent.width - (end.width > 0 ? end.width + Theme.px(8) : 0)
                leftPadding: mark.active && !Direction.mirrored ? mark.width + Theme.px(5) : 0
                rightPadding: mark.active && Direction.mirrored ? mark.width + Theme.px(5) : 0
                text: root.title
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignLeft
                font.pixelSize: Theme.body
                font.weight: root.unseen ? Font.DemiBold : root.open ? Font.Medium : Font.Normal
                Accessible.ignored: true
            }

            PlainText {
                anchors.left: parent.left
                width: parent.width - (figure.shown ? figure.width + Theme.px(8) : 0)
                leftPadding: owner.active && !Direction.mirrored ? owner.width + Theme.px(6) : 0
                rightPadding: owner.active && Direction.mirrored ? owner.width + Theme.px(6) : 0
                visible: text !== "" || owner.active
                text: root.detail
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignLeft
                color: Theme.faint
                font.pixelSize: Theme.tiny
                Accessible.ignored: true
            }
        }

        Loader {
            id: owner

            anchors.left: texts.left
            y: texts.y + texts.height - height
            active: root.profile !== ""

            sourceComponent: ProfileTag {
                name: root.profile
                tint: root.profileColor
                room: texts.width * 0.5
            }
        }

        Loader {
            id: mark

            anchors.left: texts.left
            y: texts.y + Math.round((Theme.body * 1.36 - height) / 2)
            active: root.fork

            sourceComponent: Icon {
                path: Icons.fork
                size: Theme.px(13)
            }
        }

        Row {
            id: end

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(12)
            y: texts.y + Math.round((Theme.body * 1.36 - height) / 2)
            spacing: Theme.px(6)
            visible: !root._tools

            PlainText {
                anchors.verticalCenter: parent.verticalCenter
                visible: text !== ""
                text: root.time
                color: Theme.faint
                font.pixelSize: Theme.tiny
                Accessible.ignored: true
            }

            // A failure has its own shape, a square on its corner, because the colour alone is not enough.
            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(8)
                height: width
                radius: root.tone === "bad" ? 1 : width / 2
                rotation: root.tone === "bad" ? 45 : 0
                visible: root.tone !== ""
                color: Theme.tone(root.tone)
            }
        }

        PlainText {
            id: figure

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(12)
            y: texts.y + texts.height - height
            readonly property bool shown: root.numbered && root.number > 0 && !root._tools
            visible: shown
            text: root.number
            color: Theme.ink
            font.pixelSize: Theme.tiny
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }

        Loader {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(4)
            anchors.verticalCenter: parent.verticalCenter
            active: root._tools && !root.renamed

            sourceComponent: IconButton {
                size: Theme.px(24)
                focusPolicy: Qt.NoFocus
                text: qsTr("More")
                filled: true
                glyph: Icons.more
                opened: root.menuOpen
                onClicked: {
                    const place = mapToItem(root, 0, height + 4);
                    root.menuWanted(place.x, place.y);
                }
            }
        }
    }

    background: Rectangle {
        radius: Theme.r
        color: root.shown ? Theme.card : root.down ? Theme.press : root.hovered || root.menuOpen ? Theme.hover : "transparent"
        border.color: root.shown || root.shownElsewhere ? Theme.line : "transparent"

        FocusRing {
            visible: root.activeFocus && !root.renamed
            gap: -1
        }
    }

    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: point => root.menuWanted(point.position.x, point.position.y)
    }

    Loader {
        anchors.fill: parent
        anchors.margins: 2
        active: root.renamed

        sourceComponent: LineField {
            name: qsTr("Title")
            text: root.title
            verticalAlignment: Text.AlignVCenter
            Component.onCompleted: {
                forceActiveFocus(Qt.OtherFocusReason);
                selectAll();
            }
            Keys.onReturnPressed: root.named(text)
            Keys.onEnterPressed: root.named(text)
            Keys.onEscapePressed: root.nameKept()
            Keys.onUpPressed: event => event.accepted = true
            Keys.onDownPressed: event => event.accepted = true
            onActiveFocusChanged: if (!activeFocus && root.renamed)
                root.nameKept()
        }
    }
}
