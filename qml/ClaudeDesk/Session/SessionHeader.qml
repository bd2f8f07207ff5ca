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
    /** Whether the page of a new session is shown. */
    property bool fresh: false
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
    signal claudeCodeWanted
    /** The terminal should open or close. */
    signal terminalWanted
    /** The conversation should be saved to a file: "md", "html" or "jsonl". */
    signal exportWanted(format: string)
    /** The user wants to see a page of the panel, such as "usage" or "servers". */
    signal panelWanted(page: string)
    /** The page of the open panel, or "" if no panel is open. */
    property string panel: ""
    readonly property Item title: title
    /** Where the title begins, measured from the side on which the head begins. */
    readonly property real titleBegins: root.sidebarButton ? Theme.px(18) + sessions.width : Theme.px(20)
    /** Whether an agent is opened. The head then shows the path to the agent instead of the title. */
    readonly property bool opened: session.viewsReady && session.opened.active

    /** Open the menu with the formats. */
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
        width: Math.min(implicitWidth, (end.item as SessionHeaderEnd)?.titleRoom ?? root.width - root.titleBegins - Theme.px(16))
        visible: !root.opened
        text: root.session.title
        elide: Text.ElideRight
        color: root.here ? Theme.ink : Theme.faint
        font.pixelSize: Theme.large
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

    SourceLoader {
        anchors.left: root.sidebarButton ? sessions.right : parent.left
        anchors.leftMargin: Theme.px(10)
        width: Math.max(0, ((end.item as SessionHeaderEnd)?.begins ?? root.width) - root.titleBegins - Theme.px(4))
        height: parent.height
        active: root.opened
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
