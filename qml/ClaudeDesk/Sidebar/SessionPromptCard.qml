import QtQuick
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** Asks before a busy session or the window is closed, or a session is deleted. */
PromptPanel {
    id: root

    required property SessionPrompt prompt
    /** The available width. */
    required property real room
    readonly property string question: [prompt.heading, prompt.words, prompt.yes, prompt.other].join("\n")
    /** The item that had the keyboard focus before the question. It gets the focus back after the answer. */
    property Item from: null
    /** The page should get the keyboard focus, because the item that had it is gone. */
    signal answered

    function _restoreFocus() {
        if (root.from?.visible && root.from.enabled)
            root.from.forceActiveFocus(Qt.OtherFocusReason);
        else
            root.answered();
    }

    implicitWidth: Math.min(Theme.px(440), room - Theme.px(32))
    raised: true
    heading: root.prompt.heading
    first: keep
    onDismissed: {
        root._restoreFocus();
        root.prompt.dismiss();
    }

    PromptPanel.Words {
        text: root.prompt.words
    }

    buttons: [
        DeskButton {
            id: keep

            caption: root.prompt.no
            onClicked: root.dismissed()
        },
        AnswerButton {
            visible: root.prompt.other !== ""
            caption: root.prompt.other
            question: root.question
            onConfirmed: {
                root._restoreFocus();
                root.prompt.choose();
            }
        },
        AnswerButton {
            caption: root.prompt.yes
            question: root.question
            onConfirmed: {
                root._restoreFocus();
                root.prompt.accept();
            }
        }
    ]
}
