pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Session
import ClaudeDesk.Theme

/** What an unknown folder would run, as far as that is known, before anything runs in it. */
MessagePage {
    id: root

    required property TrustView trust
    /** Whether another folder can be chosen instead. */
    property bool elsewhere: false
    signal trustWanted
    signal withoutWanted
    signal elsewhereWanted

    heading: qsTr("Do you trust this folder?")
    words: Words.fill(trust.empty ? qsTr("Claude Code and Git use a folder's own settings, hooks and servers as soon as they start in it, without asking. None were found in %1.") : qsTr("%1 has settings, hooks or servers of its own. Claude Code and Git would use them as soon as they start in it, without asking."), [trust.folder])

    PlainText {
        visible: root.trust.changedMeanwhile
        width: parent.width
        wrapMode: Text.Wrap
        text: qsTr("These files changed while you were reading. This is their current content.")
        color: Theme.warn
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    TrustList {
        title: qsTr("Hooks: commands that run automatically")
        entries: root.trust.hooks
    }

    TrustList {
        title: qsTr("MCP servers: programs that are started")
        entries: root.trust.servers
    }

    TrustList {
        title: qsTr("Scheduled tasks: prompts that are sent automatically")
        entries: root.trust.tasks
    }

    TrustList {
        title: qsTr("Environment variables")
        entries: root.trust.environment
    }

    TrustList {
        title: qsTr("Permission rules: what is allowed, denied or asked about")
        entries: root.trust.rules
    }

    TrustList {
        title: qsTr("Git configuration: programs that git may run")
        entries: root.trust.git
    }

    TrustList {
        title: qsTr("Also found")
        entries: root.trust.other
    }

    TrustList {
        title: qsTr("Why the folder cannot be opened without them")
        entries: root.trust.notHeld
    }

    // Another list under the hand is another question.
    PlacementTimer {
        id: standing

        item: root
        onRefused: why => tip.show(why)
    }

    Connections {
        target: root.trust

        function onChanged() {
            standing.restart();
        }
    }

    buttons: [
        DeskButton {
            visible: root.elsewhere
            text: qsTr("Another folder…")
            onClicked: root.elsewhereWanted()
        },
        AnswerButton {
            text: qsTr("Open without them")
            enabled: root.trust.notHeld.length === 0
            within: standing
            onConfirmed: root.withoutWanted()
        },
        AnswerButton {
            text: qsTr("Trust this folder")
            within: standing
            onConfirmed: root.trustWanted()

            RefusalTip {
                id: tip
            }
        }
    ]
}
