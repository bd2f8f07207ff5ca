pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Agents
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** All rules that hold in the session, a trial, and a form for new rules. */
Column {
    id: root

    required property PermissionRulesView rules
    readonly property bool wide: width >= Theme.px(560)
    property bool adding: false
    /** The row that Tab goes to. */
    property int _current: 0

    function _begin(name: string) {
        root.adding = true;
        form.begin(name);
    }

    /** Return whether the form, or no control at all, has the keyboard focus. */
    function _focusFree(): bool {
        const focused = root.Window.activeFocusItem;
        for (let at = focused; at; at = at.parent)
            if (at === form)
                return true;
        for (let at = root.parent; at; at = at.parent)
            if (at === focused)
                return true;
        return false;
    }

    spacing: Theme.px(12)
    Component.onCompleted: rules.setShown(true)
    Component.onDestruction: rules.setShown(false)

    PlainText {
        width: parent.width
        text: qsTr("Permissions")
        font.pixelSize: Theme.large
        font.weight: Font.DemiBold
        horizontalAlignment: Text.AlignLeft
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    RuleTrial {
        width: parent.width
        visible: root.rules.count > 0
        rules: root.rules
    }

    // What Claude Code has written, or why it has not.
    Rectangle {
        width: parent.width
        visible: said.text !== ""
        height: said.height + Theme.px(20)
        radius: Theme.r
        color: Theme.code

        SpokenText {
            id: speech
        }

        Icon {
            id: sign

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(12)
            y: said.y + Theme.px(2)
            path: root.rules.refusal !== "" ? Icons.close : Icons.check
            color: root.rules.refusal !== "" ? Theme.bad : Theme.ok
            size: Theme.px(12)
        }

        PlainText {
            id: said

            anchors.left: sign.right
            anchors.leftMargin: Theme.px(8)
            anchors.right: outcome.left
            anchors.rightMargin: Theme.px(8)
            y: Theme.px(10)
            text: root.rules.refusal !== "" ? root.rules.refusal : root.rules.outcome
            color: Theme.ink
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignLeft
            font.pixelSize: Theme.small
            Accessible.role: Accessible.StaticText
            Accessible.name: text
            onTextChanged: if (said.text !== "")
                speech.say(said.text, false)
        }

        Row {
            id: outcome

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(8)
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(8)

            DeskButton {
                compact: true
                visible: root.rules.canTakeBack && root.rules.refusal === ""
                text: qsTr("Undo")
                onClicked: root.rules.takeBack()
            }

            IconButton {
                size: Theme.px(24)
                text: qsTr("Dismiss")
                glyph: Icons.close
                onClicked: root.rules.dismiss()
            }
        }
    }

    PlainText {
        width: parent.width
        visible: text !== ""
        text: root.rules.managed
        color: Theme.soft
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignLeft
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    Item {
        width: parent.width
        height: filters.height
        visible: root.rules.count >= 0

        FilterTabs {
            id: filters

            anchors.left: parent.left
            anchors.right: add.left
            anchors.rightMargin: Theme.px(8)
            filters: root.rules.filters
            chosen: root.rules.filter
            label: qsTr("Rules that do this")
            onChoosing: name => root.rules.choose(name)
        }

        DeskButton {
            id: add

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: root.rules.editable || root.rules.writing
            compact: true
            kind: "quiet"
            glyph: Icons.plus
            text: qsTr("Add a rule")
            onClicked: root._begin("")
        }

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.line
        }
    }

    RuleForm {
        id: form

        width: parent.width
        visible: root.adding
        rules: root.rules
        onClosed: {
            root.adding = false;
            add.forceActiveFocus(Qt.OtherFocusReason);
        }

        Connections {
            target: root.rules

            function onFormWritten() {
                const free = root._focusFree();
                root.adding = false;
                if (free)
                    add.forceActiveFocus(Qt.OtherFocusReason);
            }
        }
    }

    PlainText {
        width: parent.width
        visible: text !== ""
        text: root.rules.note
        color: Theme.soft
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignLeft
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    Column {
        width: parent.width
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Permission rules")

        Repeater {
            id: rows

            model: root.rules.records

            PermissionRuleRow {
                width: root.width
                rules: root.rules
                wide: root.wide
                editable: root.rules.editable
                reachable: index === Math.min(root._current, rows.count - 1)
                onEntered: root._current = index
                onStepped: by => rows.itemAt(index + by)?.forceActiveFocus(Qt.TabFocusReason)
                onChangeWanted: root._begin(name)
            }
        }
    }
}
