pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core

/** What an unknown folder would run, before it runs. */
MessagePage {
    id: root

    required property TrustView trust
    signal trustWanted
    signal withoutWanted

    heading: qsTr("Do you trust this folder?")
    words: qsTr("%1 brings settings of its own. Claude Code would obey them as soon as it starts here, without asking.").arg(trust.folder)

    TrustList {
        title: qsTr("Hooks: commands that run by themselves")
        entries: root.trust.hooks
    }

    TrustList {
        title: qsTr("Servers: programs that are started")
        entries: root.trust.servers
    }

    TrustList {
        title: qsTr("Environment variables that are set")
        entries: root.trust.environment
    }

    TrustList {
        title: qsTr("Rules for what is allowed, denied or asked about")
        entries: root.trust.rules
    }

    TrustList {
        title: qsTr("Also found")
        entries: root.trust.other
    }

    buttons: [
        DeskButton {
            text: qsTr("Open without them")
            onClicked: root.withoutWanted()
        },
        DeskButton {
            text: qsTr("Trust this folder")
            onClicked: root.trustWanted()
        }
    ]
}
