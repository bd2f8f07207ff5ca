pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Settings
import ClaudeDesk.Theme

/** A form for a new rule. It says what the rule matches and which file Claude Code writes. */
FocusScope {
    id: root

    required property PermissionRulesView rules
    /** The record of the rule that the new rule replaces, or "". */
    property string old
    /** Whether another program has removed the rule that would be replaced. */
    property bool gone: false
    readonly property bool _replaces: old !== "" && !gone
    signal closed

    /** Begin with the rule of a record, or with an empty rule for "". The rule's field gets the focus. */
    function begin(name: string) {
        root.old = name;
        root.gone = false;
        behavior.currentIndex = root.rules.behaviorOf(name);
        field.text = root.rules.ruleOf(name);
        place.currentIndex = root.rules.placeOf(name);
        field.forceActiveFocus(Qt.OtherFocusReason);
        field.selectAll();
    }

    function _add() {
        if (button.enabled)
            root.rules.write(root._replaces ? root.old : "", behavior.currentIndex, field.text, place.currentIndex);
    }

    implicitHeight: fields.height + Theme.px(16) + says.height
    Accessible.role: Accessible.Grouping
    Accessible.name: _replaces ? qsTr("Change rule") : qsTr("New rule")
    Keys.onEscapePressed: root.closed()

    Connections {
        target: root.rules

        function onChanged() {
            if (!root.rules.writing)
                root.gone = root.rules.isGone(root.old);
        }
    }

    Rectangle {
        id: back

        anchors.fill: parent
        radius: Theme.r
        color: Theme.card
        border.color: Theme.line
    }

    Flow {
        id: fields

        x: Theme.px(12)
        y: Theme.px(8)
        width: parent.width - 2 * x
        spacing: Theme.px(8)

        SettingMenu {
            id: behavior

            name: qsTr("What the rule does")
            model: root.rules.behaviors
        }

        LineField {
            id: field

            width: Math.min(fields.width, Math.max(Theme.px(200), fields.width - behavior.width - place.width - cancel.width - button.width - 4 * fields.spacing))
            implicitHeight: Theme.controlHeight
            topPadding: 0
            bottomPadding: 0
            verticalAlignment: TextInput.AlignVCenter
            font.family: Theme.mono
            font.pixelSize: Theme.small
            name: qsTr("Rule")
            placeholderText: root.rules.example
            maximumLength: 10000
            Keys.onReturnPressed: root._add()
            Keys.onEnterPressed: root._add()
        }

        SettingMenu {
            id: place

            name: qsTr("Where the rule is written")
            model: root.rules.places
        }

        DeskButton {
            id: cancel

            implicitHeight: Theme.controlHeight
            topPadding: 0
            bottomPadding: 0
            kind: "quiet"
            text: qsTr("Cancel")
            onClicked: root.closed()
        }

        DeskButton {
            id: button

            implicitHeight: Theme.controlHeight
            topPadding: 0
            bottomPadding: 0
            kind: "act"
            enabled: root.rules.editable && field.text.trim() !== ""
            text: root.rules.writing ? qsTr("Writing…") : root._replaces ? qsTr("Change rule") : qsTr("Add rule")
            onClicked: root._add()
        }
    }

    Rectangle {
        id: says

        anchors.bottom: parent.bottom
        width: parent.width
        height: column.height + Theme.px(16)
        color: Theme.code
        bottomLeftRadius: back.radius
        bottomRightRadius: back.radius

        Column {
            id: column

            x: Theme.px(12)
            y: Theme.px(8)
            width: parent.width - 2 * x
            spacing: Theme.px(4)

            PlainText {
                width: parent.width
                visible: root.gone
                text: qsTr("Another program has removed this rule. You can add it as a new one.")
                color: Theme.warn
                wrapMode: Text.Wrap
                horizontalAlignment: Text.AlignLeft
                font.pixelSize: Theme.small
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            PlainText {
                width: parent.width
                visible: text !== ""
                text: root.rules.matches(field.text)
                color: Theme.soft
                wrapMode: Text.Wrap
                horizontalAlignment: Text.AlignLeft
                font.pixelSize: Theme.small
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            PlainText {
                width: parent.width
                visible: text !== ""
                text: root.rules.warning(field.text)
                color: Theme.warn
                wrapMode: Text.Wrap
                horizontalAlignment: Text.AlignLeft
                font.pixelSize: Theme.small
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            PlainText {
                width: parent.width
                text: Words.fill(root._replaces ? qsTr("Claude Code itself adds this rule to %1, then removes the old one. You can undo it.") : qsTr("Claude Code itself writes one line into %1. You can undo it."), [root.rules.fileOf(place.currentIndex)])
                color: Theme.soft
                wrapMode: Text.Wrap
                horizontalAlignment: Text.AlignLeft
                font.pixelSize: Theme.small
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
    }
}
