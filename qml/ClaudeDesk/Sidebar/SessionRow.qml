pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Profiles
import ClaudeDesk.Theme

/** A row of the list of sessions: its title, its details and its state. */
T.ItemDelegate {
    id: root

    required property string key
    required property string group
    required property string title
    /** The title as escaped markup in which the words of the search are bold; "" without matches. */
    required property string markedTitle
    /** Whether the session is a fork: it began with the conversation of another session. */
    required property bool fork
    required property string stateName
    required property string detail
    required property string time
    /** The sign of the state (`SessionRow.sign`), or "" without a sign. */
    required property string sign
    required property bool engaged
    required property bool bypass
    /** Whether the row has only one line, because its section names the folder. */
    required property bool oneLine
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
    /** The step of the turning arc (ArcBeat). */
    required property int step
    /** Whether the number of the session is shown, because Alt is held down. */
    property bool numbered: false
    /** Whether the user is renaming the session. */
    required property bool renamed
    required property bool menuOpen
    readonly property string _place: profile === "" ? detail : detail === "" ? profile : Words.fill(qsTr("%1, %2"), [profile, detail])
    readonly property bool _tools: hovered || activeFocus || menuOpen
    readonly property bool _numbered: numbered && number > 0
    /** Whether the row's session has the keyboard in one of two panes. */
    readonly property bool _keyed: shown && App.second !== null
    signal menuWanted(x: real, y: real)
    signal renameWanted
    signal named(title: string)
    signal nameKept

    width: ListView.view?.width ?? 0
    // The room beside the handle of the scroll bar.
    leftInset: Direction.mirrored ? Theme.px(6) : 0
    rightInset: Direction.mirrored ? 0 : Theme.px(6)
    leftPadding: leftInset
    rightPadding: rightInset
    implicitHeight: oneLine ? Theme.px(20) + Theme.gap(8) : Theme.px(36) + Theme.gap(12)
    topInset: 1
    bottomInset: 1
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: Words.fill(qsTr("%1, %2"), [title, stateName])
    Accessible.description: unseen ? Words.fill(qsTr("New reply. %1, %2"), [_place, time]) : time === "" ? _place : Words.fill(qsTr("%1, %2"), [_place, time])
    Accessible.focusable: true
    Accessible.onPressAction: root.click()
    // The list gets a key press before the row does, because the platform theme may treat the key as a press
    // on the row.
    Keys.forwardTo: ListView.view ? [ListView.view] : []

    /** A sign before the title, after the title, or before the details. */
    component Mark: Loader {
        id: mark

        required property bool wanted
        required property string glyph
        property color ink: Theme.faint

        anchors.verticalCenter: parent?.verticalCenter
        active: wanted
        visible: wanted

        sourceComponent: Icon {
            path: mark.glyph
            color: mark.ink
            size: Theme.px(13)
        }
    }

    contentItem: Item {
        // The gutter: the sign of the state, the pin among the sessions of a folder, or the number while Alt is
        // held down.
        StateIcon {
            anchors.left: parent.left
            anchors.leftMargin: Theme.px(7)
            anchors.verticalCenter: first.verticalCenter
            visible: root.sign !== "" && !root._numbered
            workState: root.sign
            step: root.step
        }

        Mark {
            anchors.left: parent.left
            anchors.leftMargin: Theme.px(8)
            anchors.verticalCenter: first.verticalCenter
            wanted: root.pinned && root.oneLine && root.sign === "" && !root._numbered
            glyph: Icons.pin
            ink: Theme.soft
        }

        PlainText {
            anchors.left: parent.left
            anchors.leftMargin: Theme.px(10)
            anchors.verticalCenter: first.verticalCenter
            visible: root._numbered
            text: root.number
            color: Theme.ink
            font.pixelSize: Theme.small
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }

        Item {
            id: first

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(26)
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(8)
            y: Math.round((parent.height - Theme.px(root.oneLine ? 20 : 36)) / 2)
            height: Theme.bodyLine

            Row {
                id: before

                anchors.left: parent.left
                height: parent.height

                Mark {
                    id: fork

                    wanted: root.fork
                    glyph: Icons.fork
                }

                Mark {
                    id: worktree

                    wanted: root.oneLine && root.inWorktree && !root.fork
                    glyph: Icons.branch
                }
            }

            PlainText {
                id: name

                // Margins of anchors are mirrored with the window, the paddings of a row are not.
                anchors.left: before.right
                anchors.leftMargin: fork.wanted || worktree.wanted ? Theme.px(6) : 0
                anchors.right: after.left
                anchors.rightMargin: bypass.wanted || clock.visible || root._tools ? Theme.px(6) : 0
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                visible: !matched.active
                text: root.title
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignLeft
                font.pixelSize: Theme.body
                font.weight: root.unseen ? Font.DemiBold : Font.Normal
                Accessible.ignored: true
            }

            // The text is escaped, and the words of the search are bold.
            Loader {
                id: matched

                anchors.fill: name
                active: root.markedTitle !== ""

                sourceComponent: Text {
                    textFormat: Text.StyledText
                    text: root.markedTitle
                    verticalAlignment: Text.AlignVCenter
                    elide: Text.ElideRight
                    horizontalAlignment: Text.AlignLeft
                    color: Theme.ink
                    font: name.font
                    Accessible.ignored: true
                }
            }

            Row {
                id: after

                anchors.right: parent.right
                anchors.rightMargin: root._tools ? Theme.px(20) : 0
                height: parent.height
                spacing: Theme.px(6)

                Mark {
                    id: bypass

                    wanted: root.bypass
                    glyph: Icons.warning
                    ink: Theme.bad
                }

                PlainText {
                    id: clock

                    anchors.verticalCenter: parent.verticalCenter
                    visible: root.oneLine && text !== "" && !root._tools
                    text: root.time
                    color: Theme.faint
                    font.pixelSize: Theme.small
                    Accessible.ignored: true
                }
            }
        }

        Item {
            anchors.left: first.left
            anchors.right: first.right
            y: first.y + first.height
            height: Theme.smallLine
            visible: !root.oneLine

            Row {
                id: marks

                anchors.left: parent.left
                height: parent.height
                spacing: Theme.px(6)

                Loader {
                    id: owner

                    anchors.verticalCenter: parent.verticalCenter
                    active: root.profile !== ""
                    visible: active

                    sourceComponent: ProfileTag {
                        name: root.profile
                        tint: root.profileColor
                        room: first.width * 0.5
                    }
                }

                Mark {
                    id: place

                    wanted: root.inWorktree || root.shownElsewhere && !root.ownWindow
                    glyph: root.inWorktree ? Icons.branch : Icons.sideBySide
                }
            }

            PlainText {
                anchors.left: marks.right
                anchors.leftMargin: owner.active || place.wanted ? Theme.px(6) : 0
                anchors.right: moment.left
                anchors.rightMargin: moment.visible ? Theme.px(6) : 0
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                text: root.detail
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignLeft
                color: Theme.faint
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }

            PlainText {
                id: moment

                anchors.right: parent.right
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                visible: text !== ""
                text: root.time
                color: Theme.faint
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
        }

        Loader {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(6)
            anchors.verticalCenter: first.verticalCenter
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

        // The mark of the session that has the keyboard in one of two panes.
        Rectangle {
            anchors.left: parent.left
            y: Theme.px(8)
            width: 2
            height: parent.height - 2 * y
            radius: 1
            visible: root._keyed
            color: Theme.focus
        }

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
