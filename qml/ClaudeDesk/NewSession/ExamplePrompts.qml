pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** Example prompts. A click puts the prompt into the message. In the demo, these are the words of the demo. */
Flow {
    id: root

    required property bool demo
    /** Whether the folder has no CLAUDE.md, so that Claude could write one. */
    required property bool uninstructed

    signal chosen(text: string)

    component Prompt: DeskButton {
        id: prompt

        /** The text for the message. */
        property string words: caption

        width: Math.min(implicitWidth, root.width)
        onClicked: root.chosen(prompt.words)
    }

    spacing: Theme.px(8)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Examples")

    Repeater {
        // The demo looks for these English words in a message.
        model: root.demo ? ["tool", "question", "plan", "edit", "code", "think", "error", "long"] : [qsTr("Explain how this project is structured"), qsTr("Run the tests and fix what fails"), qsTr("Find a bug and suggest a fix")]

        Prompt {
            required property string modelData

            caption: modelData
        }
    }

    // This comes last, because it appears late.
    Prompt {
        visible: root.uninstructed && !root.demo
        text: qsTr("Create CLAUDE.md with /init")
        words: "/init"
    }
}
