pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** What Claude has changed in the files: a tree of them, and the lines of those that are open. */
FocusScope {
    id: root

    required property ChangesView changes

    Component.onCompleted: changes.setOpen(true)
    Component.onDestruction: changes.setOpen(false)

    /** To the next file or hunk (1), or the one before (-1). */
    function step(direction: int, kind: string) {
        const at = root.changes.model.next(Math.max(-1, list.currentIndex), direction, kind);
        if (at >= 0)
            root.goTo(at);
    }

    function goTo(at: int) {
        list.currentIndex = at;
        list.positionViewAtIndex(at, ListView.Contain);
    }

    function act(key: int, row: ChangeRow): bool {
        switch (key) {
        case Qt.Key_N:
            root.step(1, "file");
            return true;
        case Qt.Key_P:
            root.step(-1, "file");
            return true;
        case Qt.Key_J:
            root.step(1, "hunk");
            return true;
        case Qt.Key_K:
            root.step(-1, "hunk");
            return true;
        case Qt.Key_U:
            if (row && row.kind !== "note")
                root.changes.undo(row.key);
            return true;
        case Qt.Key_R:
            root.changes.redo();
            return true;
        case Qt.Key_Return:
        case Qt.Key_Enter:
        case Qt.Key_Space:
            if (row && row.folds)
                root.changes.toggle(row.key);
            return true;
        case Qt.Key_Right:
        case Qt.Key_Left:
            if (row && row.folds && row.open === (key === Qt.Key_Left))
                root.changes.toggle(row.key);
            return true;
        }
        return false;
    }

    ChangesHead {
        id: head

        width: parent.width
        focus: true
        changes: root.changes

        Keys.onDownPressed: list.forceActiveFocus(Qt.TabFocusReason)
    }

    PlainText {
        id: instead

        anchors.top: head.bottom
        anchors.topMargin: Theme.px(24)
        x: Theme.px(20)
        width: parent.width - 2 * x
        visible: text !== ""
        text: root.changes.trouble !== "" ? root.changes.trouble : root.changes.empty ? qsTr("Nothing has changed.") : root.changes.loading ? qsTr("Comparing…") : ""
        color: Theme.soft
        font.pixelSize: Theme.control
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        Accessible.ignored: text === ""
    }

    ListView {
        id: list

        anchors.top: head.bottom
        anchors.topMargin: Theme.px(8)
        anchors.bottom: parent.bottom
        width: parent.width
        visible: !instead.visible
        clip: true
        model: root.changes.model
        currentIndex: -1
        cacheBuffer: 0
        displayMarginBeginning: 200
        displayMarginEnd: 200
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        acceptedButtons: Qt.NoButton
        highlightMoveDuration: 0
        footer: Item {
            height: Theme.px(12)
        }
        T.ScrollBar.vertical: DeskScrollBar {}
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Changed files")

        onActiveFocusChanged: if (activeFocus && currentIndex < 0 && count > 0)
            currentIndex = 0

        Keys.onPressed: event => {
            if (!(event.modifiers & ~Qt.KeypadModifier))
                event.accepted = root.act(event.key, list.currentItem as ChangeRow);
        }

        delegate: ChangeRow {
            id: row

            width: list.width
            view: root.changes
            ringed: ListView.isCurrentItem && list.activeFocus
            onChosen: {
                list.currentIndex = row.index;
                if (row.folds)
                    root.changes.toggle(row.key);
            }
        }
    }
}
