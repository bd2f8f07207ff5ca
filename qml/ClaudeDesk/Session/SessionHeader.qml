pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The head of the conversation: its title, its state, its folder, its cost, and its tools. */
Item {
    id: root

    required property SessionView session
    /** Whether the sidebar is hidden and its button should be shown here. */
    required property bool sidebarButton
    /** Whether there is a conversation to search and to save. */
    required property bool anything
    /** `paned`: whether two sessions are side by side. `here`: whether the user works in this session. */
    property bool paned: false
    property bool here: true
    /** Whether the session has its own window. */
    property bool ownWindow: false
    signal sidebarWanted
    signal paneCloseWanted
    /** The session should be shown in the main window. */
    signal backWanted
    signal findWanted
    signal turnsWanted
    signal permissionLogWanted
    /** The conversation should be saved to a file: "md", "html" or "jsonl". */
    signal exportWanted(format: string)
    /** The user wants to see a page of the panel, such as "usage" or "servers". */
    signal panelWanted(page: string)
    /** The page of the open panel, or "" if no panel is open. */
    property string panel: ""
    /** The x position where the items at the end begin. */
    readonly property real _end: (end.item as SessionHeaderEnd)?.begins ?? width - Theme.px(16)

    /** Whether an agent is opened. The head then shows the path to the agent instead of the title. */
    readonly property bool _opened: session.viewsReady && session.opened.active

    /** Open the menu of formats. */
    function openExport() {
        (end.item as SessionHeaderEnd)?.openExport();
    }

    implicitHeight: Theme.header

    IconButton {
        id: sessions

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.sidebarButton
        text: qsTr("Show sessions")
        glyph: Icons.menu
        Accessible.description: waits.active ? Words.fill(qsTr("Requests waiting in other sessions: %1"), [App.waitingElsewhere]) : ""
        onClicked: root.sidebarWanted()

        Loader {
            id: waits

            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: Theme.px(1)
            active: App.waitingElsewhere > 0

            sourceComponent: Rectangle {
                width: Theme.px(9)
                height: width
                radius: width / 2
                color: Theme.warn
                border.width: 1
                border.color: Theme.page
            }
        }
    }

    PlainText {
        id: title

        anchors.left: root.sidebarButton ? sessions.right : parent.left
        anchors.leftMargin: root.sidebarButton ? Theme.px(8) : Theme.px(20)
        anchors.verticalCenter: parent.verticalCenter
        /**
         * `begins`: the position of the title. `room`: the width for the title and for the info after the
         * title. The info is shown only if the title can be read.
         */
        readonly property real begins: root.sidebarButton ? Direction.before(sessions) + sessions.width + Theme.px(8) : Theme.px(20)
        readonly property real room: Math.max(0, root._end - begins - Theme.px(24) - (owner.active ? owner.width + Theme.px(10) : 0))

        width: Math.min(implicitWidth, info.shown ? Math.min(root.width * 0.45, Math.max(room * 0.6, room - Theme.px(120))) : room)
        visible: !root._opened
        text: root.session.title
        elide: Text.ElideRight
        color: root.here ? Theme.ink : Theme.faint
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    SpokenText {
        id: speech
    }

    Connections {
        target: root.session.viewsReady ? root.session.announcer : null
        // A view that is closed has no announcer any more.
        ignoreUnknownSignals: true

        function onAnnounced(text, urgent) {
            speech.say(text, urgent);
        }
    }

    Loader {
        id: owner

        anchors.left: title.right
        anchors.leftMargin: Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        active: root.session.profileName !== ""
        visible: !root._opened
        // The profile is loaded by its URL, so that its file is not read before the first frame for users
        // without profiles.
        Component.onCompleted: setSource("HeaderProfile.qml", {
            head: root
        })
    }

    PlainText {
        id: info

        anchors.left: owner.active ? owner.right : title.right
        anchors.leftMargin: Theme.px(12)
        width: root._end - title.begins - title.width - Theme.px(24) - (owner.active ? owner.width + Theme.px(10) : 0)
        anchors.baseline: title.baseline
        readonly property bool shown: root.width > Theme.px(500) && (title.room - title.implicitWidth >= Theme.px(120) || title.room >= Theme.px(400))
        visible: shown && !root._opened
        text: Words.join([root.session.stateName, root.session.place])
        elide: Text.ElideRight
        color: Theme.faint
        font.pixelSize: Theme.small

        HoverHandler {
            id: hover
        }

        Loader {
            active: hover.hovered

            sourceComponent: DeskToolTip {
                parent: info
                visible: true
                text: root.session.folderWords
            }
        }
    }

    SourceLoader {
        anchors.left: root.sidebarButton ? sessions.right : parent.left
        anchors.leftMargin: Theme.px(10)
        width: Math.max(0, root._end - title.begins - Theme.px(4))
        height: parent.height
        active: root._opened
        file: Qt.resolvedUrl("../Agents/AgentPath.qml")
        values: () => ({
                session: Qt.binding(() => root.session)
            })
    }

    // The end of the head is loaded by its URL, so that its files are not read before the first frame.
    Loader {
        id: end

        function make() {
            if (root.session.viewsReady && status === Loader.Null)
                setSource("SessionHeaderEnd.qml", {
                    head: root
                });
        }

        anchors.fill: parent
        Component.onCompleted: make()
    }

    Connections {
        target: root.session

        function onViewsReadyChanged() {
            end.asynchronous = true; // load in slices, so that the window keeps handling events
            end.make();
        }
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
}
