pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Chat
import ClaudeDesk.Core
import ClaudeDesk.Decisions
import ClaudeDesk.Message
import ClaudeDesk.Pages
import ClaudeDesk.Panels
import ClaudeDesk.Theme

/** One session: its head, its rows, what it asks, and the message. */
FocusScope {
    id: root

    required property SessionView session
    /** Whether the sidebar is away and its button is to be here. */
    property bool sidebarButton: false
    /** The width that a panel at the side leaves; where that is too little, the panel lies over the rows. */
    readonly property real room: panel.beside ? width - panel.width : width
    readonly property bool composing: composer.composing
    readonly property bool menuOpen: composer.menuOpen
    signal sidebarWanted
    signal demoWanted
    signal retryWanted
    signal linkWanted(address: string)
    signal copyWanted(text: string)
    /** What the window is to do, by the words of the table of keys. */
    signal wished(action: string)

    function focusMessage() {
        lightbox.active = false;
        composer.focusField();
    }

    /** Round: the message, what Claude asks, the conversation. */
    function goRound() {
        if (decisions.hasKeyboard || strips.questioned || (!conversation.activeFocus && !decisions.enter() && !strips.enterQuestion()))
            root.focusRows();
        else if (conversation.activeFocus)
            composer.focusField();
    }

    function focusRows() {
        if (conversation.visible && !conversation.empty)
            conversation.focusRows();
        else
            composer.focusField();
    }

    /** Do what a key of the table stands for. */
    function run(action: string) {
        if (action === "message")
            root.focusMessage();
        else if (action === "request")
            root.goRound();
        else if (action === "rows")
            root.focusRows();
        else if (action === "outbox")
            strips.enterOutbox();
        else if (action === "mode")
            root.session.control.nextMode();
        else if (action === "model")
            composer.openModels();
        else if (action === "usage" || action === "servers" || action === "ledger")
            panel.toggle(action, Qt.ShortcutFocusReason);
        else if (viewer.active)
            (viewer.item as TextViewer).run(action);
        else if (action === "export")
            head.openExport();
        else
            conversation.run(action);
    }

    /** Say that an address was not opened. */
    function tellUnopened(address: string) {
        unopened.words = qsTr("It could not be opened: %1").arg(address);
    }

    PageHead {
        id: head

        width: parent.width
        // In a low window with large letters what Claude asks needs the room.
        height: visible ? implicitHeight : 0
        visible: !decisions.present || strips.y >= Theme.px(300)
        enabled: !lightbox.active
        session: root.session
        sidebarButton: root.sidebarButton
        anything: !conversation.empty
        onLedgerWanted: panel.toggle("ledger", Qt.OtherFocusReason)
        onSidebarWanted: root.sidebarWanted()
        onFindWanted: root.run("find")
        onTurnsWanted: root.run("turns")
        onExportWanted: format => exporter.ask("", format)
        panel: panel.active ? panel.page : ""
        onPanelWanted: page => panel.toggle(page, Qt.OtherFocusReason)
    }

    ConversationView {
        id: conversation

        anchors.top: head.bottom
        anchors.bottom: trouble.top
        width: root.room
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

    EmptyHint {
        anchors.centerIn: conversation
        room: conversation.width
        visible: conversation.empty && root.session.problem === "" && !decisions.present
        folder: root.session.folderWords
    }

    ExportTo {
        id: exporter

        anchors.top: head.bottom
        anchors.topMargin: Theme.px(8)
        anchors.horizontalCenter: parent.horizontalCenter
        z: 1
        exporter: root.session.way.exporter
    }

    Toast {
        id: unopened

        anchors.top: exporter.visible ? exporter.bottom : head.bottom
        anchors.topMargin: Theme.px(8)
        anchors.horizontalCenter: parent.horizontalCenter
        z: 1
        words: ""
        bad: true
        onDismissed: words = ""
    }

    TroublePlace {
        id: trouble

        anchors.bottom: decisions.top
        width: root.room
        height: !active ? 0 : conversation.empty ? decisions.y - head.height : Math.min(item ? (item as Item).implicitHeight : 0, (decisions.y - head.height) * 0.6)
        session: root.session
        onDemoWanted: root.demoWanted()
        onRetryWanted: root.retryWanted()
    }

    DecisionArea {
        id: decisions

        anchors.bottom: strips.top
        width: root.room
        height: implicitHeight
        session: root.session
        lastKeyAt: composer.lastKeyAt
        room: strips.y - head.height - Theme.px(24)
        onMessageWanted: composer.focusField()
    }

    Strips {
        id: strips

        anchors.bottom: composer.top
        width: root.room
        enabled: !lightbox.covers
        session: root.session
        room: composer.y - head.height
        onMessageWanted: composer.focusField()
    }

    Composer {
        id: composer

        anchors.bottom: parent.bottom
        width: root.room
        height: implicitHeight
        focus: true
        enabled: !lightbox.covers
        session: root.session
        above: y - head.height - Theme.px(8)
        pushes: decisions.present || root.session.control.asking || root.session.meter.asks
        onAttachmentsWanted: (items, index) => lightbox.show(items, index)
        onPageWanted: direction => viewer.active ? viewer.page(direction) : conversation.page(direction)
    }

    // The message, Stop and what Claude asks stay in reach.
    ViewerLoader {
        id: viewer

        anchors.fill: conversation
        enabled: !lightbox.active
        viewer: root.session.viewer
        onKeyboardLeft: conversation.forceActiveFocus(Qt.OtherFocusReason)
    }

    PanelPlace {
        id: panel

        readonly property bool beside: active && root.width - width >= Theme.px(560)

        anchors.top: head.bottom
        anchors.bottom: beside ? parent.bottom : decisions.top
        anchors.right: parent.right
        width: parent.width < Theme.px(560) ? parent.width : Theme.px(400)
        z: 1
        enabled: !lightbox.active
        session: root.session
        onKeyboardLeft: composer.focusField()
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

        function onWished(action: string) {
            root.wished(action);
        }

        function onProblemChanged() {
            if (root.session.problem === "")
                composer.focusField();
        }
    }
}
