pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Dialogs
import ClaudeDesk.Language
import ClaudeDesk.Theme

/**
 * Asks whether to trust an unknown folder, before anything in the folder runs. The page lists what the
 * folder would run, if that is known. The page also reports a folder that does not respond.
 */
FocusScope {
    id: root

    required property TrustView trust
    /** Whether the user can choose another folder instead. */
    property bool elsewhere: false
    /** The title of the session. */
    property string title: qsTr("New session")
    /** The space before the title, for a button of the window. */
    property real before: Theme.px(20)
    readonly property bool _held: trust.notHeld.length === 0
    /**
     * Whether the answers need the full width. The button for another folder is then at the end of the page.
     */
    readonly property bool _narrow: without.implicitWidth + trusting.implicitWidth + Theme.px(8) > body.width
    signal trustWanted
    signal withoutWanted
    signal folderRetryWanted
    signal elsewhereWanted

    focus: true

    Item {
        id: head

        width: parent.width
        height: Theme.header

        PlainText {
            id: named

            anchors.left: parent.left
            anchors.leftMargin: root.before
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, head.width - root.before - Theme.px(20))
            text: root.title
            elide: Text.ElideRight
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        Icon {
            id: sign

            anchors.left: named.right
            anchors.leftMargin: Theme.px(12)
            anchors.verticalCenter: parent.verticalCenter
            visible: place.visible
            path: Icons.folder
            size: Theme.px(14)
            color: Theme.faint
        }

        PlainText {
            id: place

            /** The title has priority over the folder's name. */
            readonly property real room: head.width - root.before - named.width - Theme.px(51)

            anchors.left: sign.right
            anchors.leftMargin: Theme.px(5)
            anchors.verticalCenter: parent.verticalCenter
            visible: text !== "" && room >= Math.min(implicitWidth, Theme.px(120))
            width: Math.min(implicitWidth, room)
            text: root.trust.folderName
            elide: Text.ElideMiddle
            color: Theme.faint
            font.pixelSize: Theme.small
            Accessible.role: Accessible.StaticText
            Accessible.name: Words.fill(qsTr("Folder: %1"), [text])
        }

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.line
        }
    }

    Flickable {
        id: area

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: head.bottom
        anchors.bottom: foot.top
        contentWidth: width
        contentHeight: body.height + 2 * body.y
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        activeFocusOnTab: interactive
        Accessible.role: Accessible.Pane
        Accessible.name: question.text
        T.ScrollBar.vertical: DeskScrollBar {}

        Keys.onPressed: event => {
            const step = event.key === Qt.Key_Down ? Theme.px(60) : event.key === Qt.Key_Up ? -Theme.px(60) : event.key === Qt.Key_PageDown ? height * 0.9 : event.key === Qt.Key_PageUp ? -height * 0.9 : 0;
            if (step === 0)
                return;
            contentY = Math.max(0, Math.min(contentHeight - height, contentY + step));
            event.accepted = true;
        }

        FocusFollower {
            view: area
        }

        Column {
            id: body

            anchors.horizontalCenter: parent.horizontalCenter
            y: Math.min(Theme.px(32), Math.round(root.height * 0.05))
            width: Math.min(Theme.px(640), area.width - 2 * Theme.px(20))
            spacing: Theme.px(6)

            PlainText {
                id: question

                width: parent.width
                text: root.trust.silent ? qsTr("This folder does not answer") : qsTr("Do you trust this folder?")
                font.pixelSize: Theme.title
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            PathWords {
                width: parent.width
                words: root.trust.silent ? qsTr("%1 may be on a drive or a server that is not reachable.") : root.trust.empty ? qsTr("Claude Code and Git use a folder's own settings, hooks and servers as soon as they start in it, without asking. None were found in %1.") : qsTr("Nothing in %1 runs until you answer. If you trust it, Claude Code and Git will use this by themselves, with your rights:")
                path: root.trust.folder
            }

            PlainText {
                visible: root.trust.changedMeanwhile
                width: parent.width
                wrapMode: Text.Wrap
                text: qsTr("These files changed while you were reading. This is their current content.")
                color: Theme.warn
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            Item {
                width: parent.width
                height: Theme.px(4)
            }

            Rectangle {
                width: parent.width
                height: kinds.height
                visible: !root.trust.empty || !root._held
                radius: Theme.rLarge
                color: Theme.card
                border.color: Theme.line

                Column {
                    id: kinds

                    width: parent.width

                    TrustList {
                        trust: root.trust
                        title: qsTr("Why the folder cannot be opened without them")
                        entries: root.trust.notHeld
                        glyph: Icons.warning
                        tone: Theme.warn
                        foldable: false
                        sentences: true
                    }

                    TrustList {
                        trust: root.trust
                        title: qsTr("%Ln hooks", "", entries.length)
                        entries: root.trust.hooks
                        commands: true
                        files: root.trust.files.hooks ?? ""
                        summary: root.trust.summaries.hooks ?? ""
                        glyph: Icons.hook
                        tone: Theme.bad
                    }

                    TrustList {
                        trust: root.trust
                        title: qsTr("%Ln MCP servers", "", entries.length)
                        entries: root.trust.servers
                        commands: true
                        files: root.trust.files.servers ?? ""
                        summary: root.trust.summaries.servers ?? ""
                        glyph: Icons.toolServer
                        tone: Theme.bad
                    }

                    TrustList {
                        trust: root.trust
                        title: qsTr("%Ln scheduled tasks", "", entries.length)
                        entries: root.trust.tasks
                        files: root.trust.files.tasks ?? ""
                        summary: root.trust.summaries.tasks ?? ""
                        glyph: Icons.waiting
                        tone: Theme.bad
                    }

                    TrustList {
                        trust: root.trust
                        title: qsTr("%Ln Git settings", "", entries.length)
                        entries: root.trust.git
                        commands: true
                        files: root.trust.files.git ?? ""
                        summary: root.trust.summaries.git ?? ""
                        glyph: Icons.branch
                        tone: Theme.bad
                    }

                    TrustList {
                        trust: root.trust
                        title: qsTr("%Ln other findings", "", entries.length)
                        entries: root.trust.other
                        files: root.trust.files.other ?? ""
                        summary: root.trust.summaries.other ?? ""
                        glyph: Icons.information
                        tone: Theme.warn
                        sentences: true
                    }

                    TrustList {
                        trust: root.trust
                        title: root.trust.allAllow ? qsTr("%Ln rules that allow", "", entries.length) : qsTr("%Ln permission rules", "", entries.length)
                        sentenceSummary: root.trust.allAllow
                        entries: root.trust.rules
                        files: root.trust.files.rules ?? ""
                        summary: root.trust.summaries.rules ?? ""
                        glyph: Icons.modeAsk
                        tone: Theme.warn
                        open: false
                    }

                    TrustList {
                        trust: root.trust
                        title: qsTr("%Ln environment variables", "", entries.length)
                        entries: root.trust.environment
                        files: root.trust.files.environment ?? ""
                        summary: root.trust.summaries.environment ?? ""
                        glyph: Icons.key
                        open: false
                    }
                }
            }

            PlainText {
                width: parent.width
                visible: !root.trust.silent
                topPadding: Theme.px(4)
                text: qsTr("If these files change, you are asked again.")
                color: Theme.faint
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            PlainText {
                width: parent.width
                visible: text !== ""
                text: root.trust.textsRead
                color: Theme.faint
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            DeskButton {
                visible: root.elsewhere && root._narrow
                focus: !root._held
                text: qsTr("Another folder…")
                onClicked: root.elsewhereWanted()
            }
        }

        WheelSteps {
            view: area
        }
    }

    FocusRing {
        visible: area.activeFocus
        anchors.fill: area
        gap: -2
    }

    // The timer restarts when the list changes, so that a press meant for the old list does not count.
    PlacementTimer {
        id: standing

        item: root
        about: root.trust
        onRefused: why => tip.show(why)
    }

    Connections {
        target: root.trust

        function onChanged() {
            standing.restart();
        }
    }

    FocusScope {
        id: foot

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: answers.height + 2 * answers.y
        focus: root._held || !root._narrow

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.line
        }

        ButtonRow {
            id: answers

            anchors.horizontalCenter: parent.horizontalCenter
            y: Math.min(Theme.px(16), Math.round(root.height * 0.025))
            width: body.width

            first: [
                DeskButton {
                    visible: root.elsewhere && !root._narrow
                    kind: "quiet"
                    text: qsTr("Another folder…")
                    focus: !root._held
                    leftPadding: Direction.mirrored ? Theme.px(12) : 0
                    rightPadding: Direction.mirrored ? 0 : Theme.px(12)
                    onClicked: root.elsewhereWanted()
                }
            ]
            last: [
                DeskButton {
                    visible: root.trust.silent
                    text: qsTr("Try again")
                    focus: root.trust.silent
                    onClicked: root.folderRetryWanted()
                },
                AnswerButton {
                    id: without

                    visible: !root.trust.silent
                    text: qsTr("Open without them")
                    enabled: root._held
                    focus: root._held && !root.trust.silent
                    onActiveFocusChanged: if (activeFocus && focusReason !== Qt.MouseFocusReason)
                        focusReason = Qt.TabFocusReason // shows the focus ring at the start
                    within: standing
                    Accessible.description: root.trust.notHeld.join("\n")
                    onConfirmed: root.withoutWanted()
                },
                AnswerButton {
                    id: trusting

                    visible: !root.trust.silent
                    text: qsTr("Trust this folder")
                    strong: true
                    within: standing
                    onConfirmed: root.trustWanted()

                    RefusalTip {
                        id: tip
                    }
                }
            ]
        }
    }
}
