import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** Asks before a session or the window is closed in the midst of its work, or a session deleted. */
PromptPanel {
    id: root

    required property SessionPrompt prompt
    /** The width there is. */
    required property real room
    /** The keyboard belongs to where it was. */
    signal answered

    implicitWidth: Math.min(Theme.px(440), room - Theme.px(32))
    raised: true
    heading: root.prompt.heading
    first: keep
    onDismissed: {
        root.answered();
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
        DeskButton {
            visible: root.prompt.other !== ""
            caption: root.prompt.other
            onClicked: {
                root.answered();
                root.prompt.choose();
            }
        },
        DeskButton {
            caption: root.prompt.yes
            onClicked: {
                root.answered();
                root.prompt.accept();
            }
        }
    ]
}
