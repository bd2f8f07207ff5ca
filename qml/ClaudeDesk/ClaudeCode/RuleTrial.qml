import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** A field for a command, and the rule that would decide about it. */
Rectangle {
    id: root

    required property PermissionRulesView rules
    readonly property var _signs: ({
            "deny": Icons.close,
            "ask": Icons.state("needs-you"),
            "allow": Icons.check
        })

    function enter() {
        field.forceActiveFocus(Qt.ShortcutFocusReason);
    }

    implicitHeight: box.height + Theme.px(24)
    radius: Theme.rLarge
    color: Theme.card
    border.color: Theme.line

    SpokenText {
        id: speech
    }

    // Speak the verdict once the user has stopped typing.
    Timer {
        id: soon

        interval: 700
        onTriggered: if (root.rules.trialWords !== "")
            speech.say(root.rules.trialWords, false)
    }

    Flow {
        id: box

        x: Theme.px(16)
        y: Theme.px(12)
        width: parent.width - 2 * x
        spacing: Theme.px(8)

        PlainText {
            id: question

            height: field.height
            width: Math.min(implicitWidth, box.width)
            text: qsTr("Would this command be asked about?")
            color: Theme.soft
            elide: Text.ElideRight
            verticalAlignment: Text.AlignVCenter
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }

        LineField {
            id: field

            width: box.width - question.width - box.spacing < Theme.px(220) ? box.width : box.width - question.width - box.spacing
            implicitHeight: Theme.controlHeight
            topPadding: 0
            bottomPadding: 0
            verticalAlignment: TextInput.AlignVCenter
            font.family: Theme.mono
            font.pixelSize: Theme.small
            name: question.text
            maximumLength: 2000
            onTextEdited: root.rules.tryCommand(text)
            Keys.onEscapePressed: event => {
                event.accepted = length > 0;
                clear();
                root.rules.tryCommand("");
            }
            Component.onDestruction: root.rules.tryCommand("")
        }

        Row {
            width: box.width
            visible: root.rules.trialWords !== ""
            spacing: Theme.px(8)

            Icon {
                id: sign

                y: Theme.px(2)
                path: root._signs[root.rules.trialTone] ?? Icons.information
                filled: root.rules.trialTone === "ask"
                color: root.rules.trialTone === "deny" ? Theme.bad : root.rules.trialTone === "ask" ? Theme.warn : root.rules.trialTone === "allow" ? Theme.ok : Theme.faint
                size: Theme.px(12)
            }

            PlainText {
                width: parent.width - sign.width - parent.spacing
                text: root.rules.trialWords
                wrapMode: Text.Wrap
                color: Theme.ink
                horizontalAlignment: Text.AlignLeft
                font.pixelSize: Theme.small
                Accessible.role: Accessible.StaticText
                Accessible.name: text
                onTextChanged: soon.restart()
            }
        }
    }
}
