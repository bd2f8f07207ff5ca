pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** A permission rule: what it does, the rule, what it matches and where it is written. */
T.ItemDelegate {
    id: root

    required property int index
    required property string name
    required property string words
    required property string detail
    required property string note
    required property string tone
    required property bool on
    required property bool busy
    required property PermissionRulesView rules
    /** Whether the columns stand side by side. */
    required property bool wide
    /** Whether the row may be changed now. */
    required property bool editable
    readonly property bool idle: tone === "idle"
    readonly property string _behavior: tone === "deny" ? qsTr("Deny") : tone === "ask" ? qsTr("Ask") : tone === "allow" ? qsTr("Allow") : qsTr("Without effect")
    readonly property bool acts: on && editable
    /** Whether Tab reaches the row and its buttons. Up and Down go from row to row. */
    required property bool reachable
    readonly property bool _used: activeFocus || edit.activeFocus || remove.activeFocus
    readonly property int _policy: reachable || _used ? Qt.StrongFocus : Qt.ClickFocus
    signal changeWanted
    /** The keyboard focus has come to the row. */
    signal entered
    /** The keyboard focus should go to the row below (1) or above (-1). */
    signal stepped(by: int)

    on_UsedChanged: if (_used)
        entered()
    focusPolicy: _policy
    Keys.onUpPressed: stepped(-1)
    Keys.onDownPressed: stepped(1)

    leftPadding: Theme.px(8)
    rightPadding: Theme.px(8)
    implicitHeight: Math.max(Theme.px(34), texts.height + Theme.px(12))
    hoverEnabled: true
    Accessible.role: Accessible.ListItem
    Accessible.name: [_behavior, words, detail, note, busy ? added.text : ""].filter(part => part !== "").join(", ")
    Keys.onPressed: event => {
        if (!root.acts || event.modifiers & ~Qt.KeypadModifier || event.isAutoRepeat)
            return;
        event.accepted = true;
        if (event.key === Qt.Key_Delete)
            root.rules.remove(root.name);
        else if (ReturnKey.isIt(event))
            root.changeWanted();
        else
            event.accepted = false;
    }
    Keys.onReleased: event => ReturnKey.ignore(event)

    Icon {
        id: sign

        x: Direction.mirrored ? root.width - width - Theme.px(11) : Theme.px(11)
        y: texts.y + Theme.px(3)
        path: root.idle ? Icons.agentStopped : root.tone === "deny" ? Icons.close : root.tone === "ask" ? Icons.state("needs-you") : Icons.check
        filled: root.tone === "ask"
        color: root.idle ? Theme.faint : root.tone === "deny" ? Theme.bad : root.tone === "ask" ? Theme.warn : Theme.ok
        size: Theme.px(12)
    }

    Grid {
        id: texts

        readonly property real _room: root.width - Theme.px(38 + 48 + 8)
        readonly property real _place: Theme.px(132)
        readonly property real _rule: root.wide ? (_room - _place - 2 * spacing) * 0.48 : _room

        anchors.verticalCenter: parent.verticalCenter
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(38)
        columns: root.wide ? 3 : 1
        spacing: root.wide ? Theme.px(12) : Theme.px(2)

        PlainText {
            width: texts._rule
            text: root.words
            color: root.idle ? Theme.faint : Theme.ink
            wrapMode: Text.WrapAnywhere
            maximumLineCount: 3
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignLeft
            font.family: Theme.mono
            font.pixelSize: Theme.small
            topPadding: root.wide ? Theme.px(2) : 0
            Accessible.ignored: true
        }

        PlainText {
            width: root.wide ? texts._room - texts._place - texts._rule - 2 * texts.spacing : texts._room
            text: root.detail
            color: Theme.soft
            wrapMode: Text.Wrap
            maximumLineCount: 3
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignLeft
            font.pixelSize: Theme.control
            Accessible.ignored: true
        }

        PlainText {
            width: root.wide ? texts._place : texts._room
            text: root.busy ? added.text : root.note
            color: root.busy ? Theme.ink : Theme.faint
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignLeft
            font.pixelSize: Theme.small
            topPadding: root.wide ? Theme.px(1) : 0
            Accessible.ignored: true
        }
    }

    /** What another program has changed while the page was open. */
    QtObject {
        id: added

        readonly property string text: Words.fill(qsTr("new: %1"), [root.note])
    }

    Row {
        id: acts

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(4)
        anchors.verticalCenter: parent.verticalCenter
        opacity: root.hovered || root.activeFocus || edit.visualFocus || remove.visualFocus ? 1 : 0.55

        IconButton {
            id: edit

            visible: root.acts
            size: Theme.px(24)
            focusPolicy: root._policy
            caption: Words.fill(qsTr("Change %1"), [root.words])
            glyph: Icons.edit
            onClicked: root.changeWanted()
        }

        IconButton {
            id: remove

            visible: root.acts
            size: Theme.px(24)
            focusPolicy: root._policy
            caption: Words.fill(qsTr("Remove %1"), [root.words])
            glyph: Icons.remove
            onClicked: root.rules.remove(root.name)
        }
    }

    background: Rectangle {
        color: root.hovered || root.activeFocus ? Theme.warm : "transparent"

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.line
        }

        FocusRing {
            visible: root.visualFocus
            gap: -2
        }
    }
}
