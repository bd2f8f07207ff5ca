import QtQuick
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** Asks before a session or the window is closed in the midst of its work, or a session deleted. */
PromptPanel {
    id: root

    required property SessionPrompt prompt
    /** The width there is. */
    required property real room
    readonly property string question: [prompt.heading, prompt.words, prompt.yes, prompt.other].join("\n")
    /** What had the keyboard before; it has it again after. */
    property Item from: null
    /** The keyboard belongs to the page: what had it is gone. */
    signal answered

    function _leave() {
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
        root._leave();
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
                root._leave();
                root.prompt.choose();
            }
        },
        AnswerButton {
            caption: root.prompt.yes
            question: root.question
            onConfirmed: {
                root._leave();
                root.prompt.accept();
            }
        }
    ]
}
