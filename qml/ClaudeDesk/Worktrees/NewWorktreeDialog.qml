pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Dialogs
import ClaudeDesk.Theme

/** Asks for the details of a new session's worktree, and shows exactly what will be made. */
DeskDialog {
    id: root

    required property NewWorktreeView worktree
    readonly property bool _asking: worktree.stage === "asking"
    readonly property bool _making: worktree.stage === "making"
    readonly property bool _fields: worktree.possible && !_making

    heading: qsTr("New session in a new worktree")
    purpose: about.text
    first: root._fields ? branch as Item : cancel as Item
    cancellable: !root._making
    typed: root.worktree.edited
    onDismissed: root.worktree.stop()

    DialogWords {
        id: about

        text: qsTr("A worktree is another folder of the same repository, with a branch of its own. What Claude changes there does not touch your files here.")
    }

    DialogWords {
        visible: root.worktree.stage === "looking"
        text: qsTr("Looking at the repository…")
    }

    DialogField {
        visible: root._fields
        label: qsTr("New branch")

        LineField {
            id: branch

            width: parent.width
            name: qsTr("New branch")
            text: root.worktree.branch
            font.family: Theme.mono
            onTextEdited: root.worktree.setBranch(text)
        }
    }

    DialogField {
        visible: root._fields
        label: qsTr("Start at")

        DeskComboBox {
            width: parent.width
            name: qsTr("Start at")
            model: root.worktree.bases
            currentIndex: root.worktree.base
            listWidth: width
            font.pixelSize: Theme.control
            topPadding: Theme.px(8)
            bottomPadding: Theme.px(8)
            ink: Theme.ink
            onActivated: index => root.worktree.chooseBase(index)
        }
    }

    DialogField {
        visible: root._fields
        label: qsTr("Folder")

        LineField {
            width: parent.width
            name: qsTr("Folder")
            text: root.worktree.place
            font.family: Theme.mono
            onTextEdited: root.worktree.setPlace(text)
        }
    }

    DialogWords {
        visible: root._fields && root.worktree.filterWords !== ""
        text: qsTr("Files of this repository name filters. Your git configuration runs these programs for them:")
    }

    DialogLines {
        visible: root._fields && lines !== ""
        name: qsTr("Filters")
        lines: root.worktree.filterWords
    }

    DialogCheckBox {
        visible: root._fields && root.worktree.filterWords !== ""
        caption: qsTr("Run these filters. Without them files stay as git stores them; Git LFS files are only pointers.")
        checked: root.worktree.filters
        onToggled: root.worktree.runFilters(checked)
    }

    DialogCheckBox {
        visible: root._fields && caption !== ""
        caption: root.worktree.filesLabel
        checked: root.worktree.copies
        onToggled: root.worktree.copyFiles(checked)
    }

    DialogLines {
        visible: root._fields && lines !== ""
        name: qsTr("Ignored files")
        lines: root.worktree.files
    }

    DialogWords {
        visible: root._fields && text !== ""
        text: root.worktree.left
    }

    staying: [
        DialogWords {
            visible: text !== "" && !root._making
            text: root.worktree.trouble
            color: Theme.ink
            maximumLineCount: 8
            elide: Text.ElideRight
        },
        DialogWords {
            visible: text !== "" && root._asking && root.worktree.trouble === ""
            text: root.worktree.summary
            color: Theme.ink
        },
        DialogWords {
            text: root.worktree.progressWords
            color: Theme.ink
        },
        Rectangle {
            width: parent?.width ?? 0
            height: Theme.px(6)
            visible: root._making
            radius: height / 2
            color: Theme.code
            Accessible.ignored: true

            Rectangle {
                width: parent.width * Math.max(0, root.worktree.progress)
                height: parent.height
                radius: parent.radius
                color: Theme.accent
            }
        }
    ]

    others: AnswerButton {
        visible: root.worktree.unfinished && root._asking
        kind: "quiet"
        question: [root.worktree.folderWords, root.worktree.place].join("\n")
        text: qsTr("Remove the unfinished worktree")
        onConfirmed: root.worktree.drop()
    }

    buttons: [
        DeskButton {
            id: cancel

            text: root._making ? qsTr("Stop") : qsTr("Cancel")
            onClicked: root.cancel()
        },
        AnswerButton {
            visible: !root._making && root.worktree.possible
            kind: "act"
            text: qsTr("Create and start")
            enabled: root.worktree.ready
            question: [root.worktree.folderWords, root.worktree.branch, root.worktree.place, root.worktree.base, root.worktree.filters, root.worktree.copies].join("\n")
            onConfirmed: root.worktree.make()
        }
    ]
}
