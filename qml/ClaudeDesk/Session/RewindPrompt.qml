pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.FileDialogs
import ClaudeDesk.Language
import ClaudeDesk.Theme

/**
 * Asks whether to rewind to before a message. The panel shows what would change, and the user chooses the
 * conversation, the files, or both.
 */
PromptPanel {
    id: root

    required property RewindView rewind
    /** The available height. */
    required property real room
    readonly property bool ready: !rewind.previewing && !rewind.goes
    readonly property bool canRewindConversation: ready && rewind.conversationWhy === ""
    /**
     * All of the question as text. Facts that become known later change the text, so that earlier presses do
     * not count.
     */
    readonly property string question: [ready, rewind.words, rewind.conversationWhy, rewind.filesWhy, rewind.fileCount, rewind.files.join("\n"), rewind.otherFiles, rewind.ends].join("\n")
    readonly property bool filed: ready && rewind.filesWhy === "" && rewind.fileCount > 0

    heading: rewind.editing ? qsTr("Edit and resend?") : qsTr("Rewind to here?")
    first: cancel
    onDismissed: {
        if (!root.rewind.goes)
            root.rewind.decline();
    }

    function go(conversation: bool, files: bool) {
        cancel.forceActiveFocus(Qt.OtherFocusReason);
        root.rewind.go(conversation, files);
    }

    Keys.onUpPressed: area.scrollBy(-Theme.px(40))
    Keys.onDownPressed: area.scrollBy(Theme.px(40))

    Flickable {
        id: area

        function scrollBy(distance: real) {
            contentY = Math.max(0, Math.min(contentHeight - height, contentY + distance));
        }

        width: parent.width
        height: Math.min(lines.height, Math.max(Theme.px(60), root.room - Theme.px(150)))
        contentHeight: lines.height
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        T.ScrollBar.vertical: DeskScrollBar {}

        Column {
            id: lines

            width: area.width
            spacing: Theme.px(8)

            PromptPanel.Words {
                text: Words.fill(qsTr("Before “%1”"), [root.rewind.words])
                maximumLineCount: 2
                elide: Text.ElideRight
            }

            PromptPanel.Words {
                visible: root.rewind.previewing || root.rewind.goes
                text: root.rewind.goes ? qsTr("Rewinding…") : qsTr("Checking what would change…")
            }

            PromptPanel.Words {
                visible: root.ready && root.rewind.conversationWhy !== ""
                text: root.rewind.conversationWhy
            }

            PromptPanel.Words {
                visible: root.canRewindConversation
                text: qsTr("Conversation: this message and everything after it are removed; its text returns to the message box. You can undo this until you send a message.")
            }

            PromptPanel.Words {
                visible: root.ready && root.rewind.filesWhy !== "" && root.rewind.filesWhy !== root.rewind.conversationWhy
                text: root.rewind.filesWhy
            }

            PromptPanel.Words {
                visible: root.ready && root.rewind.filesWhy === "" && root.rewind.fileCount === 0
                text: root.rewind.fromSnapshot ? qsTr("Files: none has changed since.") : qsTr("Files: no file edited by Claude has changed since.")
            }

            PromptPanel.Words {
                visible: root.filed && root.rewind.fromSnapshot
                text: Words.fill(qsTr("Files: %Ln would change (+%1 −%2 lines), whatever changed them. Files that Git ignores and files outside the folder are not restored. You can redo this under Changes.", "", root.rewind.fileCount), [root.rewind.insertions, root.rewind.deletions])
            }

            PromptPanel.Words {
                visible: root.filed && !root.rewind.fromSnapshot
                text: Words.fill(qsTr("Files: %Ln would change (+%1 −%2 lines). Changes made by shell commands are not restored. This cannot be undone.", "", root.rewind.fileCount), [root.rewind.insertions, root.rewind.deletions])
            }

            Column {
                visible: root.filed
                width: parent.width
                spacing: Theme.px(2)

                Repeater {
                    model: root.rewind.files

                    PlainText {
                        required property string modelData

                        width: lines.width
                        leftPadding: Theme.px(14)
                        text: modelData
                        font.family: Theme.mono
                        font.pixelSize: Theme.small
                        elide: Text.ElideMiddle
                        Accessible.role: Accessible.StaticText
                        Accessible.name: text
                    }
                }

                PromptPanel.Words {
                    visible: root.rewind.moreFiles > 0
                    leftPadding: Theme.px(14)
                    text: qsTr("and %Ln more", "", root.rewind.moreFiles)
                    font.pixelSize: Theme.small
                }
            }

            PromptPanel.Words {
                visible: root.ready && root.rewind.otherCount > 0
                text: Words.fill(qsTr("Changed by you or another program since: %1"), [root.rewind.otherFiles])
            }

            Loader {
                active: root.ready && root.rewind.otherCount > 0
                visible: active

                sourceComponent: FileDialogCheckBox {
                    text: qsTr("Restore these too")
                    checked: root.rewind.includesOtherFiles
                    onToggled: root.rewind.includeOtherFiles(checked)
                }
            }

            PromptPanel.Words {
                visible: root.canRewindConversation && root.rewind.ends > 0
                text: qsTr("Rewinding restarts Claude Code and ends %Ln background tasks.", "", root.rewind.ends)
            }

            PromptPanel.Words {
                visible: root.rewind.trouble !== ""
                text: root.rewind.trouble
                color: Theme.bad
            }
        }

        WheelSteps {
            view: area
        }
    }

    buttons: [
        DeskButton {
            id: cancel

            text: qsTr("Cancel")
            onClicked: root.dismissed()
        },
        AnswerButton {
            text: qsTr("Rewind conversation")
            about: root.rewind
            question: root.question
            enabled: root.canRewindConversation
            enterPresses: false
            onConfirmed: root.go(true, false)
        },
        AnswerButton {
            about: root.rewind
            question: root.question
            caption: root.filed ? Words.fill(qsTr("Restore files (%1)"), [root.rewind.fileCount]) : qsTr("Restore files")
            enabled: root.filed
            enterPresses: false
            onConfirmed: root.go(false, true)
        },
        AnswerButton {
            text: qsTr("Both")
            about: root.rewind
            question: root.question
            enabled: root.canRewindConversation && root.filed
            enterPresses: false
            onConfirmed: root.go(true, true)
        }
    ]
}
