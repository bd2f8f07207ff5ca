pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Attachments
import ClaudeDesk.Composer
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Terminal
import ClaudeDesk.Theme
import ClaudeDesk.Transcript

/** One session: its head, its rows, its requests, and the composer. */
FocusScope {
    id: root

    required property SessionView session
    /** Whether the sidebar is hidden and its button should be shown here. */
    property bool sidebarButton: false
    /** `paned`: whether two sessions are side by side. `here`: whether the user works in this session. */
    property bool paned: false
    property bool here: true
    /** Whether the session has its own window. */
    property bool ownWindow: false
    /**
     * The width of the rows: the width beside the panel, or the full width if the panel is closed or lies
     * over the rows.
     */
    readonly property real room: body.room
    /** Whether the conversation has rows, or its rows are being loaded. */
    readonly property bool anything: !body.empty
    /** Whether the session has no messages, and the message box stands in the middle of the page. */
    readonly property bool fresh: (body.item as SessionBody)?.fresh ?? root.session.problem === ""
    /** The upper edge of the message box, or of Claude's request above it. */
    readonly property real messageTop: body.y + body.height - body.asksHeight
    readonly property bool composing: composer.composing
    readonly property bool menuOpen: composer.menuOpen
    /** Whether an attachment covers all of the page. */
    readonly property bool covered: lightbox.active && !body.asks
    /** The lower end of the conversation and the message box: that of the page, or the terminal below. */
    readonly property real floor: terminal.active && !terminal.covers ? height - terminal.height : height
    /** Whether the keyboard focus is in the terminal. */
    readonly property bool inTerminal: terminal.hasKeyboard
    signal sidebarWanted
    /** This pane should close, so that only the other session is shown. */
    signal paneCloseWanted
    /** The session should be shown in the main window. */
    signal backWanted
    signal demoWanted
    signal retryWanted
    signal copyWanted(text: string)
    /** The window should run this action of its shortcuts. */
    signal wished(action: string)

    /** Put an example into the message. The user can change and send it. */
    function suggest(text: string) {
        composer.suggest(text);
    }

    /** Open the terminal and move the keyboard focus there; from the terminal, close it. */
    function toggleTerminal() {
        if (!root.session.viewsReady)
            return;
        lightbox.active = false;
        terminal.toggle();
    }

    /** Close a terminal that takes the page, so that what lies below it can be seen. The shell goes on. */
    function _uncover() {
        if (terminal.covers)
            root.session.terminal.close();
    }

    /** Show a page of the panel, or close the panel if it can be seen. */
    function _togglePanel(page: string) {
        const seen = !terminal.covers;
        root._uncover();
        if (seen || body.panelPage !== page)
            (body.item as SessionBody)?.togglePanel(page);
    }

    /** Move the keyboard focus to the terminal. Return false if it is closed. */
    function enterTerminal(): bool {
        return terminal.enter();
    }

    function focusMessage() {
        lightbox.active = false;
        root._uncover();
        composer.focusField();
    }

    /**
     * Handle a key press that no other item accepted. A letter goes into the message field, unless the
     * lightbox is open or the focused item keeps letters. Return whether the field got the letter.
     */
    function type(event: KeyEvent): bool {
        const held = event.modifiers & ~(Qt.ShiftModifier | Qt.KeypadModifier | Qt.GroupSwitchModifier);
        const letter = held === Qt.NoModifier && event.text > " " && event.text !== "\x7f";
        if (!letter || lightbox.active || terminal.covers || composer.closed || body.keepsTypedText())
            return false;
        composer.type(event.text);
        return true;
    }

    /** Run the action of a shortcut. */
    function run(action: string) {
        if (action !== "terminal" && action !== "mode")
            root._uncover();
        if (action === "message")
            root.focusMessage();
        else if (action === "mode")
            root.session.choices.nextMode();
        else if (action === "model")
            composer.openModels();
        else if (action === "stash")
            composer.stash();
        else if (action === "terminal")
            root.toggleTerminal();
        else
            (body.item as SessionBody)?.run(action);
    }

    Accessible.role: Accessible.Pane
    Accessible.name: root.session.title
    Accessible.ignored: !root.paned

    readonly property string _problem: root.session.problem

    // When a problem page disappears, the keyboard focus in it disappears too, so the composer gets the
    // focus. A focus in a request, or outside of this page, stays.
    on_ProblemChanged: if (root._problem === "" && !root.activeFocus)
        composer.focus = true
    else if (root._problem === "" && !body.keepsFocus())
        composer.focusField()

    // Another session is shown. Close the lightbox and everything else that belongs to the previous session.
    onSessionChanged: {
        lightbox.active = false;
        (body.item as SessionBody)?.closeSessionParts();
        if (root.activeFocus)
            composer.focusField();
        else
            composer.focus = true;
    }

    Keys.onPressed: event => {
        const back = event.key === Qt.Key_Back || event.key === Qt.Key_Left && event.modifiers === Qt.AltModifier;
        event.accepted = back && root.session.viewsReady && root.session.opened.back();
    }

    // If nothing under the pointer scrolls, the wheel scrolls the conversation.
    WheelSteps {
        parent: root
        enabled: !lightbox.active
        onTurned: distance => (body.item as SessionBody)?.scrollBy(distance)
    }

    SessionHeader {
        id: head

        width: parent.width
        // In a low window with large text, the head is hidden, because Claude's request needs the room.
        readonly property bool shown: !body.asks || composer.y - body.stripsHeight >= Theme.px(300)
        height: shown ? implicitHeight : 0
        visible: shown
        enabled: !lightbox.active
        session: root.session
        sidebarButton: root.sidebarButton
        paned: root.paned
        here: root.here
        ownWindow: root.ownWindow
        anything: !body.empty
        fresh: root.fresh
        onPermissionLogWanted: root._togglePanel("permissionLog")
        onClaudeCodeWanted: root.wished("claudeCode")
        onSidebarWanted: root.sidebarWanted()
        onPaneCloseWanted: root.paneCloseWanted()
        onBackWanted: root.backWanted()
        onFindWanted: root.run("find")
        onTurnsWanted: root.run("turns")
        onExportWanted: format => (body.item as SessionBody)?.exportAll(format)
        onTerminalWanted: root.toggleTerminal()
        panel: body.panelPage
        onPanelWanted: page => root._togglePanel(page)
    }

    // The hint is shown until the page of a new session is loaded. That page shows the same hint in the same
    // place.
    EmptyHint {
        x: (root.room - width) / 2 + (Direction.mirrored ? root.width - root.room : 0)
        y: body.y + Math.max(Theme.px(8), body.height - height - distance)
        room: root.room
        visible: body.status !== Loader.Ready && root.session.problem === ""
    }

    // The body is loaded by its URL, so that its files are not read before the first frame.
    Loader {
        id: body

        /** Values of the body, with defaults until it is loaded. */
        readonly property real room: (item as SessionBody)?.room ?? width
        readonly property bool empty: (item as SessionBody)?.empty ?? true
        readonly property bool asks: (item as SessionBody)?.asks ?? false
        readonly property bool asking: (item as SessionBody)?.asking ?? false
        readonly property real stripsHeight: (item as SessionBody)?.stripsHeight ?? 0
        readonly property real asksHeight: (item as SessionBody)?.asksHeight ?? 0
        readonly property real below: (item as SessionBody)?.below ?? 0
        readonly property string panelPage: (item as SessionBody)?.panelPage ?? ""

        function keepsTypedText(): bool {
            return (item as SessionBody)?.keepsTypedText() ?? true;
        }

        function keepsFocus(): bool {
            return (item as SessionBody)?.keepsFocus() ?? true;
        }

        function make() {
            if (root.session.viewsReady && status === Loader.Null)
                setSource("SessionBody.qml", {
                    page: root,
                    head: head,
                    composer: composer,
                    lightbox: lightbox
                });
        }

        anchors.top: head.bottom
        anchors.bottom: composer.top
        width: parent.width
        visible: !terminal.covers
        Component.onCompleted: make()
    }

    Composer {
        id: composer

        anchors.left: parent.left
        // The top of the box is at 39 % of the height in a session without messages.
        y: root.fresh ? Math.min(root.floor - height, Math.round(root.floor * 0.39) - Theme.px(10)) : root.floor - height
        width: root.room
        height: closed ? 0 : implicitHeight
        visible: !closed && !terminal.covers
        focus: true
        enabled: !root.covered
        closed: root.session.viewsReady && root.session.opened.active && !root.session.opened.takesMessages
        onRowsWanted: (body.item as SessionBody)?.focusRows()
        session: root.session
        here: root.here
        fresh: root.fresh
        above: y - head.height - Theme.px(8)
        pushes: body.asking
        onAttachmentsWanted: (items, index) => lightbox.show(items, index)
        onPageWanted: direction => (body.item as SessionBody)?.scrollPage(direction)
    }

    // The offers are loaded by their URL, so that their files are not read before the first frame.
    SourceLoader {
        anchors.left: parent.left
        anchors.top: composer.bottom
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.height - root.floor
        width: root.room
        visible: !terminal.covers
        active: root.fresh && body.status === Loader.Ready
        enabled: !lightbox.active
        file: Qt.resolvedUrl("NewSessionOffers.qml")
        values: () => ({
                session: Qt.binding(() => root.session),
                pageHeight: Qt.binding(() => root.height)
            })
        onLoaded: {
            (item as NewSessionOffers).exampleChosen.connect(root.suggest);
        }
    }

    TerminalLoader {
        id: terminal

        anchors.bottom: parent.bottom
        width: parent.width
        enabled: !lightbox.active
        session: root.session
        room: root.height - head.height
        onMessageWanted: root.focusMessage()
    }

    LightboxLoader {
        id: lightbox

        // Claude's request and the composer stay in sight.
        width: parent.width
        height: body.asks ? composer.y - body.asksHeight : parent.height
        z: 2
        onKeyboardLeft: (body.item as SessionBody)?.focusConversation()
    }

    Connections {
        target: root.session

        function onViewsReadyChanged() {
            body.asynchronous = true; // load in slices, so that the window keeps handling events
            body.make();
        }

        function onRestored(text: string) {
            composer.restoreText(text);
        }

        function onWished(action: string) {
            root.wished(action);
        }
    }

    Connections {
        target: root.session.viewsReady ? root.session.terminal : null

        function onQuoted(text: string) {
            if (!composer.closed) {
                root.focusMessage();
                composer.addTerminalText(text);
            }
        }
    }

    Connections {
        target: root.session.viewsReady ? root.session.selection.copier : null
        enabled: !composer.closed

        function onQuoted(text: string) {
            composer.quote(text);
        }
    }
}
