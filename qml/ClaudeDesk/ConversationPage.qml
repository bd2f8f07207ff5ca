pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Chat
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Decisions
import ClaudeDesk.Message
import ClaudeDesk.Pages
import ClaudeDesk.Theme

/** One session: its head, its rows, what it asks, and the message. */
FocusScope {
    id: root

    required property SessionView session
    /** Whether the sidebar is away and its button is to be here. */
    property bool sidebarButton: false
    readonly property bool composing: composer.composing
    readonly property bool menuOpen: composer.menuOpen
    signal sidebarWanted
    signal demoWanted
    signal retryWanted
    signal linkWanted(address: string)
    signal copyWanted(text: string)

    function focusMessage() {
        lightbox.active = false;
        composer.focusField();
    }

    /** Between the message and what Claude asks. */
    function switchSides() {
        if (decisions.hasKeyboard || !decisions.enter())
            composer.focusField();
    }

    /** Do what a key of the table stands for. */
    function run(action: string) {
        if (action === "message")
            root.focusMessage();
        else if (action === "request")
            root.switchSides();
        else if (action === "export")
            head.openExport();
        else if (!viewer.active)
            conversation.run(action);
        else
            (viewer.item as TextViewer).run(action);
    }

    PageHead {
        id: head

        width: parent.width
        // In a low window with large letters what Claude asks needs the room.
        height: visible ? implicitHeight : 0
        visible: !decisions.present || tasks.y >= Theme.px(300)
        enabled: !lightbox.active
        session: root.session
        sidebarButton: root.sidebarButton
        anything: !conversation.empty
        onSidebarWanted: root.sidebarWanted()
        onFindWanted: root.run("find")
        onTurnsWanted: root.run("turns")
        onExportWanted: format => exporter.ask("", format)
    }

    ConversationView {
        id: conversation

        anchors.top: head.bottom
        anchors.bottom: trouble.top
        width: parent.width
        enabled: !lightbox.active
        session: root.session
        // What is under a long text is neither read out nor reached with the keyboard.
        visible: !viewer.active
        onMessageWanted: composer.focusField()
        onLinkWanted: address => root.linkWanted(address)
        onCopyWanted: text => root.copyWanted(text)
        onSaveWanted: key => exporter.ask(key, "md")
        onAttachmentsWanted: (items, index) => lightbox.show(items, index)
    }

    Words {
        anchors.centerIn: conversation
        width: Math.min(implicitWidth, conversation.width - 48)
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        visible: conversation.empty && root.session.problem === "" && !decisions.present
        text: root.session.folderWords !== "" ? qsTr("What should be done in %1?").arg(root.session.folderWords) : qsTr("What should be done?")
        color: Theme.faint
        font.pixelSize: Theme.large
    }

    ExportTo {
        id: exporter

        anchors.top: head.bottom
        anchors.topMargin: Theme.px(8)
        anchors.horizontalCenter: parent.horizontalCenter
        z: 1
        exporter: root.session.way.exporter
    }

    Loader {
        id: trouble

        anchors.bottom: decisions.top
        width: parent.width
        active: root.session.problem !== ""
        height: !active ? 0 : conversation.empty ? decisions.y - head.height : Math.min(item ? (item as Item).implicitHeight : 0, (decisions.y - head.height) * 0.6)
        sourceComponent: root.session.problem === "no-cli" ? notFound : root.session.problem === "not-signed-in" ? signIn : startFailed
    }

    DecisionArea {
        id: decisions

        anchors.bottom: tasks.top
        width: parent.width
        height: implicitHeight
        session: root.session
        lastKeyAt: composer.lastKeyAt
        // What was said stays in sight, as far as there is room for both.
        readonly property real whole: tasks.y - head.height - Theme.px(24)
        room: Math.min(whole, Math.max(Theme.px(300), whole * 0.7))
        onMessageWanted: composer.focusField()
    }

    Loader {
        id: tasks

        anchors.bottom: composer.top
        width: parent.width
        height: (item as Item)?.implicitHeight ?? 0
        active: root.session.checklist.shown

        sourceComponent: ChecklistStrip {
            enabled: !lightbox.covers
            checklist: root.session.checklist
            room: Math.min(Theme.px(240), (composer.y - head.height) * 0.4)
        }
    }

    Composer {
        id: composer

        anchors.bottom: parent.bottom
        width: parent.width
        height: implicitHeight
        focus: true
        enabled: !lightbox.covers
        session: root.session
        onPageWanted: direction => viewer.active ? viewer.page(direction) : conversation.page(direction)
        onLeftBackward: if (!decisions.enter())
            conversation.forceActiveFocus(Qt.BacktabFocusReason)
    }

    // The message, Stop and what Claude asks stay in reach.
    ViewerLoader {
        id: viewer

        anchors.fill: conversation
        enabled: !lightbox.active
        viewer: root.session.viewer
        onKeyboardLeft: conversation.forceActiveFocus(Qt.OtherFocusReason)
    }

    LightboxLoader {
        id: lightbox

        /** What Claude asks stays in sight, and with it the message. */
        readonly property bool covers: active && !decisions.present

        anchors.bottom: decisions.present ? decisions.top : parent.bottom
        anchors.top: parent.top
        width: parent.width
        z: 2
        onKeyboardLeft: conversation.forceActiveFocus()
    }

    Connections {
        target: root.session

        function onRestored(text: string) {
            composer.giveBack(text);
        }

        function onProblemChanged() {
            if (root.session.problem === "")
                composer.focusField();
        }
    }

    Component {
        id: notFound

        NotFoundPage {
            command: root.session.problemCommand
            detail: root.session.problemText
            onDemoWanted: root.demoWanted()
            onRetryWanted: root.retryWanted()
        }
    }

    Component {
        id: signIn

        SignInPage {
            command: root.session.problemCommand
            detail: root.session.problemText
            onRetryWanted: root.retryWanted()
        }
    }

    Component {
        id: startFailed

        StartFailedPage {
            detail: root.session.problemText
            onRetryWanted: root.retryWanted()
        }
    }
}
