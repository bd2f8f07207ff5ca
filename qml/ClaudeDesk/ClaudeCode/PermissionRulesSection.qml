pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Agents
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** All rules that hold in the session, below a trial and a form for new rules. Rows out of sight are not built. */
ListView {
    id: root

    required property PermissionRulesView rules
    property real margin: 0
    readonly property real _room: width - 2 * margin
    readonly property bool wide: _room >= Theme.px(560)
    /** The row in which the keyboard focus was last. */
    property int _current: 0
    /** The row that Tab goes to: the current row, or the first row in sight if the current one is not. */
    readonly property int _stop: {
        const top = root.contentY;
        const row = root.itemAtIndex(Math.min(root._current, root.count - 1));
        if (row && row.y + row.height > top && row.y < top + root.height)
            return Math.min(root._current, root.count - 1);
        return Math.max(0, root.indexAt(0, top + 1));
    }
    /** The place of the first line, which moves when what is above the rows gets higher. */
    property real _begin: 0

    function _step(index: int) {
        if (index < 0 || index >= root.count)
            return;
        root.positionViewAtIndex(index, ListView.Contain);
        root.itemAtIndex(index)?.forceActiveFocus(Qt.TabFocusReason);
    }

    function _change(name: string) {
        root.positionViewAtBeginning();
        (root.headerItem as Head).begin(name);
    }

    // A view that shows the beginning still shows it when the beginning gets higher.
    onOriginYChanged: {
        if (contentY <= _begin + 1)
            beginning.restart();
        _begin = originY;
    }

    Timer {
        id: beginning

        interval: 0
        onTriggered: root.positionViewAtBeginning()
    }

    model: rules.records
    contentX: -margin
    flickableDirection: Flickable.VerticalFlick
    currentIndex: -1
    keyNavigationEnabled: false
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    cacheBuffer: 0
    // A row that is scrolled far out of sight is removed, and leaves the keyboard focus to the list.
    Keys.onPressed: event => {
        event.accepted = root.Window.activeFocusItem === root;
        if (!event.accepted)
            return;
        if (event.key === Qt.Key_Up)
            root._step(root._current - 1);
        else if (event.key === Qt.Key_Down)
            root._step(root._current + 1);
        else if (event.key === Qt.Key_Tab)
            root._step(root._stop);
        else
            event.accepted = false;
    }
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Permission rules")
    Component.onCompleted: rules.setShown(true)
    Component.onDestruction: rules.setShown(false)
    T.ScrollBar.vertical: DeskScrollBar {}

    FocusFollower {
        view: root
    }

    WheelSteps {
        view: root
    }

    component Head: Column {
        id: top

        property bool adding: false

        function begin(name: string) {
            top.adding = true;
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
            return focused === root;
        }

        width: root._room
        topPadding: Theme.px(24)
        bottomPadding: Theme.px(12)
        spacing: Theme.px(12)

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
                onClicked: top.begin("")
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
            visible: top.adding
            rules: root.rules
            onClosed: {
                top.adding = false;
                add.forceActiveFocus(Qt.OtherFocusReason);
            }

            Connections {
                target: root.rules

                function onFormWritten() {
                    const free = top._focusFree();
                    top.adding = false;
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
    }

    header: Head {}

    footer: Item {
        width: 1
        height: Theme.px(24)
    }

    delegate: PermissionRuleRow {
        width: root._room
        rules: root.rules
        wide: root.wide
        editable: root.rules.editable
        reachable: index === root._stop
        onEntered: root._current = index
        onStepped: by => root._step(index + by)
        onChangeWanted: root._change(name)
    }
}
