pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The folder of a new session, its git branch, and the CLAUDE.md that applies to it. */
Flow {
    id: root

    required property SessionView session
    required property NewSessionView facts
    /** Whether the facts belong to this session's folder. */
    required property bool known
    /** Claude should write a CLAUDE.md. */
    signal instructionsWanted
    /** The session should get a new worktree. */
    signal worktreeWanted

    component Fact: Item {
        id: fact

        required property string words
        required property string name
        required property string glyph

        width: Math.min(root.width, sign.width + Theme.px(6) + said.implicitWidth)
        height: Theme.px(24)
        visible: words !== ""
        Accessible.role: Accessible.StaticText
        Accessible.name: name

        Icon {
            id: sign

            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            path: fact.glyph
            size: Theme.px(13)
        }

        PlainText {
            id: said

            anchors.left: sign.right
            anchors.leftMargin: Theme.px(6)
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: fact.words
            elide: Text.ElideMiddle
            color: Theme.soft
            font.pixelSize: Theme.control
        }
    }

    spacing: Theme.px(16)

    Fact {
        glyph: Icons.folder
        words: root.session.folderWords
        name: Words.fill(qsTr("Folder: %1"), [words])
    }

    Fact {
        glyph: Icons.branch
        words: root.known ? root.facts.branch : ""
        name: Words.fill(qsTr("Branch: %1"), [words])
    }

    Fact {
        glyph: Icons.file
        words: root.known ? root.facts.instructions : ""
        name: Words.fill(qsTr("Instructions: %1"), [words])
    }

    DeskButton {
        visible: root.known && root.facts.branch !== "" && !root.session.demo
        kind: "quiet"
        compact: true
        glyph: Icons.branch
        text: qsTr("In a new worktree…")
        onClicked: root.worktreeWanted()
    }

    DeskButton {
        visible: root.known && root.facts.uninstructed
        kind: "quiet"
        compact: true
        glyph: Icons.add
        text: qsTr("Create CLAUDE.md with /init")
        onClicked: root.instructionsWanted()
    }
}
