pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Attachments
import ClaudeDesk.Composer
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Panels
import ClaudeDesk.Permissions
import ClaudeDesk.Theme
import ClaudeDesk.Toasts
import ClaudeDesk.Transcript
import ClaudeDesk.Viewer

/** Everything between the page's header and the message field, loaded after the window's first frame. */
Item {
    id: root

    required property SessionPage page
    required property SessionHeader head
    required property Composer composer
    required property LightboxLoader lightbox
    readonly property SessionView session: page.session
    /** The width of the conversation: without the panel and the agent that are beside it. */
    readonly property real room: (panel.docked ? width - panel.width : width) - (pane.split ? pane.width : 0)
    /** Whether the page of a new session is shown, with the message box in its middle. */
    readonly property bool fresh: newPage.shown && (!panel.active || panel.docked)
    /** Whether there are no rows, and no rows are being loaded. */
    readonly property bool empty: conversation.empty && !session.history.awaited
    /** Whether Claude asks something. */
    readonly property bool asks: decisions.present
    /** Whether Claude or Claude Desk asks the user something. */
    readonly property bool asking: asks || session.choices.asking || session.rewind.asking || session.usage.asks
    /**
     * The heights of the items above the message field. `stripsHeight`: the strips. `asksHeight`: also
     * Claude's requests. `below`: also the problem page.
     */
    readonly property real stripsHeight: strips.height
    readonly property real asksHeight: height - decisions.y
    readonly property real below: height - trouble.y
    /** The page of the open panel; "" if no panel is open. */
    readonly property string panelPage: panel.active ? panel.page : ""

    /** Return whether the focused item keeps typed letters: a strip's question, or a combo box. */
    function keepsTypedText(): bool {
        return strips.questioned || (root.Window.activeFocusItem as DeskComboBox) !== null;
    }

    /** Return whether the keyboard focus is in a request or in an item that keeps typed letters. */
    function keepsFocus(): bool {
        return decisions.hasKeyboard || root.keepsTypedText();
    }

    /**
     * Move the keyboard focus to the next area: the action of a toast, Claude's request, the conversation, the
     * agent beside it, the terminal, the message field.
     */
    function focusNextArea() {
        if (ToastQueue.enter(root.Window.window))
            return;
        if (root.page.inTerminal) {
            root.page.focusMessage();
            return;
        }
        const agent = pane.item as AgentPane;
        const inAgent = agent?.activeFocus ?? false;
        if (decisions.hasKeyboard || strips.questioned || (!conversation.activeFocus && !inAgent && !decisions.enter() && !strips.enterQuestion())) {
            if (pane.covers || !conversation.empty || !root.page.enterTerminal())
                root.focusRows();
        } else if (conversation.activeFocus && agent)
            agent.focusRows();
        else if ((conversation.activeFocus || inAgent) && !root.page.enterTerminal())
            root.composer.focusField();
    }

    /** Move the keyboard focus to Claude's request or a strip's question, else to the message field. */
    function focusRequest() {
        if (!decisions.enter() && !strips.enterQuestion())
            root.composer.focusField();
    }

    function focusRows() {
        if (pane.covers)
            (pane.item as AgentPane)?.focusRows();
        else if (conversation.visible && !conversation.empty)
            conversation.focusRows();
        else
            root.composer.focusField();
    }

    /** Move the keyboard focus to the conversation, even if it has no rows. */
    function focusConversation() {
        conversation.forceActiveFocus();
    }

    /** Run the action of a shortcut. */
    function run(action: string) {
        if (action === "request")
            root.focusNextArea();
        else if (action === "answer")
            root.focusRequest();
        else if (action === "allow")
            decisions.allowByChord();
        else if (action === "rows")
            root.focusRows();
        else if (action === "copyAnswer")
            root.session.selection.copier.copyAnswer("");
        else if (action === "background")
            root.session.moveToBackground();
        else if (action === "messageQueue")
            strips.focusMessageQueue();
        else if (["changes", "files", "agents", "usage", "servers", "permissionLog"].includes(action))
            panel.toggle(action, Qt.ShortcutFocusReason);
        else if (viewer.active)
            (viewer.item as TextViewer).run(action);
        else if (action === "export")
            root.head.openExport();
        else
            conversation.run(action);
    }

    /** Close everything that belongs to the previous session, because another session is shown now. */
    function closeSessionParts() {
        unopened.words = "";
        conversation.closeSessionParts();
    }

    /** Scroll the text in view by a page: -1 up, 1 down. */
    function scrollPage(direction: int) {
        if (viewer.active)
            viewer.page(direction);
        else
            conversation.page(direction);
    }

    /** Scroll the conversation by a number of pixels. */
    function scrollBy(distance: real) {
        if (!viewer.active)
            conversation.scrollBy(distance);
    }

    /** Show the changes of the turn that ends with this row. */
    function showChanges(key: string) {
        root.session.changes.showTurn(key);
        if (root.panelPage !== "changes")
            panel.toggle("changes", Qt.OtherFocusReason);
    }

    /** Show the remaining changes of the tool call of this row. */
    function showChange(key: string) {
        if (root.panelPage !== "changes")
            panel.toggle("changes", Qt.OtherFocusReason);
        root.session.changes.showChange(key);
    }

    function togglePanel(page: string) {
        panel.toggle(page, Qt.OtherFocusReason);
    }

    function exportAll(format: string) {
        exporter.ask("", format);
    }

    TranscriptView {
        id: conversation

        anchors.left: parent.left
        anchors.top: parent.top
        anchors.bottom: trouble.top
        width: root.room
        enabled: !root.lightbox.active
        session: root.session
        // While the viewer or an agent covers the rows, the keyboard and assistive technology cannot reach them.
        visible: !viewer.active && !pane.covers
        onMessageWanted: root.composer.focusField()
        onChangesWanted: key => root.showChanges(key)
        onChangeWanted: key => root.showChange(key)
        onCopyWanted: text => root.page.copyWanted(text)
        onSaveWanted: key => exporter.ask(key, "md")
        onAttachmentsWanted: (items, index) => root.lightbox.show(items, index)
    }

    NewSessionPage {
        id: newPage

        anchors.left: parent.left
        anchors.top: parent.top
        // The page begins below the link to the session that the current session replaced.
        anchors.topMargin: root.session.earlier !== "" ? Theme.px(44) : 0
        anchors.bottom: trouble.top
        width: root.room
        enabled: !root.lightbox.active
        shown: root.empty && root.session.problem === "" && !root.asks && !viewer.active
        session: root.session
        onFolderWanted: root.page.wished("openFolder")
    }

    ExportToast {
        id: exporter

        anchors.bottom: conversation.bottom
        anchors.bottomMargin: Theme.px(12)
        anchors.horizontalCenter: conversation.horizontalCenter
        z: 2 // the toast is over the panel
        exporter: root.session.navigation.exporter
    }

    // Shows the progress and the outcome of copying.
    Toast {
        id: copied

        readonly property RowCopier copier: root.session.selection.copier

        anchors.bottom: conversation.bottom
        anchors.bottomMargin: Theme.px(12)
        anchors.horizontalCenter: conversation.horizontalCenter
        z: 2
        words: copier.words
        busy: copier.busy
        onDismissed: copier.dismiss()
        onCancelled: copier.cancel()
    }

    Toast {
        id: unopened

        anchors.bottom: conversation.bottom
        anchors.bottomMargin: Theme.px(12)
        anchors.horizontalCenter: conversation.horizontalCenter
        z: 2 // the toast is over the panel
        words: ""
        bad: true
        onDismissed: words = ""

        Connections {
            target: root.session

            function onUnopened(address: string) {
                unopened.words = Words.fill(qsTr("Could not open: %1"), [address]);
            }
        }
    }

    ProblemPageLoader {
        id: trouble

        anchors.left: parent.left
        anchors.bottom: decisions.top
        width: root.room
        height: !active ? 0 : conversation.empty ? decisions.y : Math.max(Math.min(item ? (item as Item).implicitHeight : 0, decisions.y * 0.6), decisions.y - conversation.rowsHeight)
        visible: !viewer.active
        session: root.session
        anything: !conversation.empty
        onDemoWanted: root.page.demoWanted()
        onRetryWanted: root.page.retryWanted()
        onChooseWanted: {
            App.settings.search.choose("claude-code");
            root.page.wished("settings");
        }
        onProfileWanted: {
            App.settings.search.choose("profiles");
            root.page.wished("settings");
        }
    }

    RequestArea {
        id: decisions

        anchors.left: parent.left
        anchors.bottom: strips.top
        width: root.room
        height: implicitHeight
        session: root.session
        lastKeyAt: root.composer.lastKeyAt
        room: strips.y - Theme.px(24)
        onMessageWanted: root.composer.focusField()
    }

    SessionStrips {
        id: strips

        anchors.left: parent.left
        anchors.bottom: parent.bottom
        width: root.room
        enabled: !root.page.covered
        session: root.session
        room: root.height
        written: root.composer.text.trim() !== ""
        onMessageWanted: root.composer.focusField()
        onSendThenWanted: root.composer.sendThen()
        onAgentsWanted: panel.open("agents", Qt.OtherFocusReason)
    }

    // The viewer covers the conversation and the page of a problem: the message field, Stop and Claude's requests
    // stay usable.
    ViewerLoader {
        id: viewer

        anchors.left: conversation.left
        anchors.right: conversation.right
        anchors.top: conversation.top
        anchors.bottom: decisions.top
        enabled: !root.lightbox.active
        viewer: root.session.viewer
        task: root.session.taskOutput
        onKeyboardLeft: conversation.forceActiveFocus(Qt.OtherFocusReason)
    }

    Connections {
        target: root.session

        // The panel must not hide a row that the user has opened from the search.
        function onSearchTargetChosen() {
            if (panel.active && !panel.docked)
                panel.close();
        }
    }

    Connections {
        target: root.session.files

        // The panel must not hide the file that the user has opened.
        function onFileOpened() {
            if (panel.active && !panel.docked)
                panel.close();
        }

        function onMentionWanted(path: string, folder: bool) {
            if (panel.active && !panel.docked)
                panel.close();
            root.composer.mention(path, folder);
        }
    }

    Connections {
        target: root.session.changes

        function onPageWanted() {
            if (root.panelPage !== "changes")
                panel.toggle("changes", Qt.OtherFocusReason);
        }
    }

    Connections {
        target: root.session.opened

        // Another agent is opened, or the conversation is shown again. The panel must not hide it. A keyboard
        // focus in the message field or in the panel stays.
        function onPathChanged() {
            if (panel.active && !panel.docked)
                panel.close();
            if (root.page.activeFocus && (root.composer.closed || !root.composer.activeFocus) && !panel.activeFocus)
                Qt.callLater(root.focusRows);
        }
    }

    Connections {
        target: root.session.agents

        function onConversationWanted() {
            if (pane.covers)
                root.session.beside.leave();
            Qt.callLater(root.focusRows);
        }
    }

    Loader {
        id: pane

        /** Whether there is room for the agent beside the conversation. Otherwise it covers the conversation. */
        readonly property bool split: active && root.width - width >= Theme.px(420)
        readonly property bool covers: active && !split
        readonly property real half: Math.max(Theme.px(420), Math.round(root.width * 0.45))

        anchors.right: panel.docked ? panel.left : parent.right
        height: split ? root.page.floor - root.head.height : decisions.y
        width: root.width - half >= Theme.px(420) ? half : parent.width
        z: 1
        active: root.session.beside.view !== null
        enabled: !root.lightbox.active
        onActiveChanged: if (!active && pane.had)
            root.focusRows()

        /** Whether the agent has had the keyboard focus last. */
        property bool had: false

        sourceComponent: AgentPane {
            session: root.session.beside.view as SessionView
            onActiveFocusChanged: pane.had = activeFocus
            onClosed: root.session.beside.leave()
            onMessageWanted: root.composer.focusField()
            onCopyWanted: text => root.page.copyWanted(text)
            onChangesWanted: key => root.showChanges(key)
            onChangeWanted: key => root.showChange(key)
            onAttachmentsWanted: (items, index) => root.lightbox.show(items, index)
        }
    }

    Connections {
        target: root.session.beside

        // The agent takes the place of a panel that would leave the conversation too little room.
        function onShown() {
            if (panel.active && root.width - panel.width - pane.width < Theme.px(480))
                panel.close();
            Qt.callLater(() => (pane.item as AgentPane)?.focusRows());
        }
    }

    PanelLoader {
        id: panel

        readonly property real spare: root.width - Theme.px(480)
        readonly property bool sided: root.session.changes.sided
        // Old and new text side by side need twice the width. If the rows leave too little, the panel covers
        // them.
        readonly property real changesWidth: root.width < Theme.px(760) || sided && spare < Theme.px(680) ? root.width : Math.min(sided ? Theme.mostCard : Theme.px(560), Math.max(Theme.px(420), spare))
        readonly property bool docked: active && root.width - width - (pane.split ? pane.width : 0) >= Theme.px(480)

        // A panel that is beside the rows is also beside the message field.
        height: docked ? root.page.floor - root.head.height : decisions.y
        anchors.right: parent.right
        // Code needs more width than figures. The panel becomes narrower before it covers the rows.
        width: page === "changes" ? changesWidth : parent.width < Theme.px(760) ? parent.width : spare >= Theme.leastPanel ? Math.min(Theme.panel, spare) : Math.min(Theme.panel, parent.width)
        most: page === "changes" || parent.width < Theme.px(760) ? 0 : Math.floor((spare >= Theme.leastPanel ? spare : parent.width) / Math.max(1, Theme.scale))
        z: 1
        enabled: !root.lightbox.active
        session: root.session
        // If a request leaves no room for the panel, the request is folded. The panel then does not cover
        // the request, and the folded request still shows that it waits.
        onActiveChanged: if (active && !docked && decisions.y < Theme.px(300))
            root.session.request.fold(true)
        onKeyboardLeft: root.composer.focusField()
        onPicturesWanted: (items, index) => root.lightbox.show(items, index)
    }
}
