pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The user's terminal in the session's folder. */
FocusScope {
    id: root

    required property SessionView session
    /** Whether the terminal takes the page, because there is no room beside it. */
    required property bool covers
    readonly property TerminalView view: session.terminal
    /** The terminal should have another height. */
    signal heightWanted(height: real)
    /** The keyboard focus should go to the message field. */
    signal messageWanted

    /** Start a shell if none has run yet. */
    function begin() {
        if (!root.view.shown)
            screen.start(App.settings.terminalShell, App.settings.terminalLines);
    }

    /** Start a shell again after one has ended. */
    function beginAgain() {
        screen.start(App.settings.terminalShell, App.settings.terminalLines);
        screen.forceActiveFocus(Qt.OtherFocusReason);
    }

    function focusScreen() {
        screen.forceActiveFocus(Qt.ShortcutFocusReason);
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Terminal")
    // From the buttons around the screen, Escape does not stop Claude, and no letter goes into the message.
    Keys.onEscapePressed: root.messageWanted()
    Keys.onPressed: event => event.accepted = event.text > " " && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))

    Rectangle {
        anchors.fill: parent
        color: Theme.code
    }

    TerminalDivider {
        id: divider

        anchors.top: parent.top
        width: parent.width
        height: root.covers ? 0 : implicitHeight
        visible: !root.covers
        z: 1
        current: root.height
        onWanted: height => root.heightWanted(height)
    }

    Item {
        id: head

        anchors.top: divider.bottom
        width: parent.width
        height: Theme.rowHeight

        Icon {
            id: sign

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(12)
            anchors.verticalCenter: parent.verticalCenter
            path: Icons.toolRun
            color: Theme.faint
        }

        PlainText {
            id: heading

            anchors.left: sign.right
            anchors.leftMargin: Theme.px(8)
            anchors.right: buttons.left
            anchors.rightMargin: Theme.px(8)
            anchors.verticalCenter: parent.verticalCenter
            text: Words.join([qsTr("Terminal"), root.view.title, root.view.titled ? "" : root.view.folder].filter(Boolean))
            color: Theme.soft
            font.pixelSize: Theme.small
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignLeft
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Row {
            id: buttons

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(8)
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(4)

            DeskButton {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.covers && root.session.waitingCount > 0
                compact: true
                text: qsTr("Claude needs you")
                onClicked: {
                    root.view.close();
                    root.messageWanted();
                }
            }

            DeskButton {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.view.hasSelection
                compact: true
                text: qsTr("Send to Claude")
                Accessible.description: qsTr("Puts the selected text into the message. Nothing is sent yet.")
                onClicked: root.view.sendToClaude()
            }

            IconButton {
                id: more

                text: qsTr("More")
                glyph: Icons.more
                filled: true
                tipSide: "above"
                opened: menu.open
                onClicked: {
                    const made = menu.made() as DeskMenu;
                    made.popup(more, more.width - made.width, more.height + 4);
                }
            }

            IconButton {
                text: qsTr("Close terminal")
                hint: root.view.running ? qsTr("The shell keeps running.") : ""
                shortcut: "terminal"
                glyph: Icons.close
                tipSide: "above"
                onClicked: {
                    root.view.close();
                    root.messageWanted();
                }
            }
        }
    }

    // The place is mirrored with the window, but the screen in it is not.
    Item {
        id: place

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(12)
        anchors.right: bar.left
        anchors.top: head.bottom
        anchors.bottom: strips.top
        anchors.bottomMargin: Theme.px(4)
    }

    TerminalItem {
        id: screen

        anchors.fill: place
        focus: true
        activeFocusOnTab: true
        view: root.view
        family: Theme.mono
        pixels: Theme.px(13)
        colours: Theme.terminal
        visible: root.view.shown
        Accessible.role: Accessible.Terminal
        Accessible.name: qsTr("Terminal")
        Accessible.description: root.view.cursorLine
        Accessible.focusable: true
        LayoutMirroring.enabled: false
        LayoutMirroring.childrenInherit: true
        onColumnsChanged: root.begin()
        onMenuWanted: (x, y) => (menu.made() as DeskMenu).popup(screen, x, y)

        // The program in the terminal gets the keys of the window's shortcuts, except a few.
        Keys.onShortcutOverride: event => event.accepted = !screen.view.leaves(event.key, event.modifiers)
        Keys.onPressed: event => {
            if (root.view.pasteWords !== "" && event.key === Qt.Key_Escape) {
                root.view.dropPaste();
                event.accepted = true;
            } else if (root.view.running) {
                event.accepted = root.view.press(event.key, event.modifiers, event.text);
            } else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
                event.accepted = true;
                if (!event.isAutoRepeat && root.view.whyNot === "")
                    root.beginAgain();
            } else if (event.key === Qt.Key_Escape) {
                event.accepted = true;
                root.messageWanted();
            } else {
                // What is typed here never goes into the message.
                event.accepted = !root.view.leaves(event.key, event.modifiers) && (root.view.press(event.key, event.modifiers, event.text) || event.text !== "");
            }
        }

        // The lines in sight, for screen readers. There are none while no screen reader is in use.
        Repeater {
            model: root.view.visibleLines

            Item {
                required property string modelData

                width: 1
                height: 1
                Accessible.role: Accessible.StaticText
                Accessible.name: modelData
            }
        }
    }

    Rectangle {
        anchors.fill: screen
        anchors.margins: -Theme.px(4)
        visible: screen.activeFocus
        color: "transparent"
        radius: Theme.rSmall
        border.width: 1
        border.color: Theme.focus
    }

    DeskScrollBar {
        id: bar

        anchors.right: parent.right
        anchors.top: head.bottom
        anchors.bottom: strips.top
        orientation: Qt.Vertical
        visible: root.view.shown
        policy: root.view.lineCount > screen.lines ? T.ScrollBar.AlwaysOn : T.ScrollBar.AlwaysOff
        opacity: shown ? 1 : 0
        size: root.view.lineCount > 0 ? Math.min(1, screen.lines / root.view.lineCount) : 1
        position: root.view.lineCount > 0 ? root.view.firstInSight / root.view.lineCount : 0
        onPositionChanged: if (pressed)
            root.view.scroll(Math.round(position * root.view.lineCount) - root.view.firstInSight)
    }

    Column {
        id: strips

        anchors.bottom: parent.bottom
        width: parent.width

        TerminalSearchBar {
            width: parent.width
            search: root.view.search
            onClosed: root.focusScreen()
        }

        TerminalStrip {
            id: asks

            width: parent.width
            visible: root.view.pasteWords !== ""
            words: root.view.pasteWords
            act: qsTr("Paste")
            other: qsTr("Cancel")
            onVisibleChanged: if (visible && screen.activeFocus)
                asks.enter()
            onActed: {
                root.view.pasteAnyway();
                root.focusScreen();
            }
            onRefused: {
                root.view.dropPaste();
                root.focusScreen();
            }
        }

        TerminalStrip {
            width: parent.width
            visible: root.view.refusal !== ""
            words: root.view.refusal
            act: qsTr("Dismiss")
            onActed: {
                root.view.dismissRefusal();
                root.focusScreen();
            }
        }

        TerminalStrip {
            width: parent.width
            visible: root.view.ended !== ""
            words: root.view.whyNot === "" ? Words.join([root.view.ended, qsTr("Enter starts it again")]) : root.view.ended
            act: qsTr("Start again")
            onActed: root.beginAgain()
        }
    }

    PlainText {
        anchors.centerIn: parent
        width: Math.min(implicitWidth, parent.width - Theme.px(32))
        visible: !root.view.shown && root.view.whyNot !== ""
        text: root.view.whyNot
        color: Theme.faint
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Theme.control
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    SpokenText {
        id: speech
    }

    Connections {
        target: root.view

        function onSpoken(text: string) {
            speech.say(text, false);
        }

        function onLinkWanted(address: string) {
            App.openLink(root.session, "", address);
        }
    }

    LazyLoader {
        id: menu

        sourceComponent: DeskMenu {
            parent: more
            title: qsTr("Terminal")
            onClosed: root.focusScreen()

            DeskMenuItem {
                enabled: root.view.hasSelection
                text: qsTr("Copy")
                keys: qsTr("Ctrl+Shift+C")
                onTriggered: root.view.copy()
            }

            DeskMenuItem {
                enabled: root.view.running
                text: qsTr("Paste")
                keys: qsTr("Ctrl+Shift+V")
                onTriggered: root.view.paste()
            }

            DeskMenuItem {
                enabled: root.view.shown
                text: qsTr("Find…")
                keys: qsTr("Ctrl+Shift+F")
                onTriggered: Qt.callLater(root.view.search.open) // after the closed menu has given the focus back
            }

            DeskMenuItem {
                enabled: root.view.hasSelection
                text: qsTr("Send to Claude")
                onTriggered: root.view.sendToClaude()
            }

            DeskMenuSeparator {}

            DeskMenuItem {
                enabled: root.view.shown
                text: qsTr("Clear")
                onTriggered: root.view.clear()
            }

            DeskMenuItem {
                enabled: root.view.running
                text: qsTr("Kill the shell")
                onTriggered: root.view.kill()
            }
        }
    }
}
