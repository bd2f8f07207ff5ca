pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Dialogs
import ClaudeDesk.Theme

/** The page with the changed files: a tree of files, with the changed lines of the open files. */
FocusScope {
    id: root

    required property ChangesView changes
    /** Pictures should be shown large, starting with the picture at `index`. */
    signal picturesWanted(items: var, index: int)

    Component.onCompleted: changes.setOpen(true)
    Component.onDestruction: changes.setOpen(false)

    /**
     * Go to the next change (1) or the previous change (-1). On the way forward, a closed file is opened
     * first, so that no change is skipped.
     */
    function stepChange(direction: int) {
        const here = list.currentIndex;
        const change = root.changes.model.next(here, direction, "hunk");
        const closed = direction > 0 ? root.changes.model.nextClosed(here) : -1;
        if (closed >= 0 && (change < 0 || closed < change)) {
            root.changes.toggle(root.changes.model.keyAt(closed));
            root.goTo(closed);
        } else if (change >= 0) {
            root.goTo(change);
        }
    }

    function stepFile(direction: int) {
        const at = root.changes.model.next(list.currentIndex, direction, "file");
        if (at >= 0)
            root.goTo(at);
    }

    /**
     * Move the keyboard cursor to a row, and scroll so that as much as possible of the next row is visible.
     */
    function goTo(at: int) {
        list.currentIndex = at;
        if (at + 1 < list.count)
            list.positionViewAtIndex(at + 1, ListView.Contain);
        list.positionViewAtIndex(at, ListView.Contain);
        list.forceActiveFocus(Qt.TabFocusReason);
    }

    /**
     * Run the command of a key for a row. Return whether the key has a command. The list must have the
     * keyboard focus.
     */
    function act(key: int, row: ChangeRow): bool {
        switch (key) {
        case Qt.Key_X:
            if (row && ["file", "hunk", "lines"].includes(row.kind) && standing.takes())
                root.changes.undo(row.key, ...row.selected());
            return true;
        case Qt.Key_A:
            if (row && ["file", "hunk", "lines"].includes(row.kind))
                root.changes.stage(row.key, ...row.selected());
            return true;
        case Qt.Key_V:
            if (row)
                root.changes.chooseLines(row.key, ...row.selected(), true);
            return true;
        case Qt.Key_R:
            if (row && !row.undone)
                root.review(row);
            return true;
        case Qt.Key_Return:
        case Qt.Key_Enter:
        case Qt.Key_Space:
            if (row && row.folds)
                root.changes.toggle(row.key);
            else if (row && row.isLines)
                row.enterLines();
            else if (row && row.kind === "comment")
                root.changes.comments.edit(row.name);
            else if (row && row.kind === "more")
                root.changes.showMore(row.key);
            else if (row && row.isField)
                row.enterField();
            else if (row && row.pictures.length > 0)
                row.pictureWanted(row.pictures.map(each => each.item), row.pictures.length - 1);
            return true;
        case Qt.Key_C:
            if (row)
                root.changes.comment(row.key, ...row.selected());
            return true;
        case Qt.Key_F:
            if (row && !row.undone)
                root.changes.toggleAllLines(row.key);
            return true;
        case Qt.Key_T:
            if (row)
                root.changes.showCall(row.key);
            return true;
        case Qt.Key_Delete:
            if (row && row.kind === "comment")
                root.changes.comments.remove(row.name);
            return true;
        case Qt.Key_Right:
        case Qt.Key_Left:
            if (row && row.folds && row.open === (key === Qt.Key_Left))
                root.changes.toggle(row.key);
            return true;
        case Qt.Key_Home:
            root.goTo(0);
            return true;
        case Qt.Key_End:
            root.goTo(list.count - 1);
            return true;
        case Qt.Key_PageDown:
            root.turnPage(1);
            return true;
        case Qt.Key_PageUp:
            root.turnPage(-1);
            return true;
        }
        return false;
    }

    /**
     * Mark the row's file as reviewed, and go to the next file. If the file is marked already, remove the
     * mark.
     */
    function review(row: ChangeRow) {
        const model = root.changes.model;
        const file = row.kind === "file" ? row.index : model.next(row.index, -1, "file");
        if (file < 0)
            return;
        const key = model.keyAt(file);
        const marks = !model.isReviewed(file);
        root.changes.setReviewed(key, marks);
        const at = model.indexOf(key);
        const next = marks ? model.next(at, 1, "file") : -1;
        root.goTo(next >= 0 ? next : at);
    }

    function turnPage(direction: int) {
        const end = list.originY + list.contentHeight - list.height;
        list.contentY = Math.max(list.originY, Math.min(end, list.contentY + direction * list.height * 0.9));
        const at = list.indexAt(list.width / 2, list.contentY + list.height / 2);
        if (at >= 0)
            list.currentIndex = at;
    }

    Keys.onPressed: event => {
        const held = event.modifiers & ~Qt.KeypadModifier;
        if (held !== Qt.NoModifier)
            return;
        event.accepted = true;
        if (event.key === Qt.Key_N)
            root.stepChange(1);
        else if (event.key === Qt.Key_P)
            root.stepChange(-1);
        else if (event.key === Qt.Key_J)
            root.stepFile(1);
        else if (event.key === Qt.Key_K)
            root.stepFile(-1);
        else if (event.key === Qt.Key_S)
            root.changes.setSided(!root.changes.sided);
        else if (event.key === Qt.Key_W)
            root.changes.setSpaces(!root.changes.spaces);
        else if (event.key === Qt.Key_M)
            root.changes.commit();
        else if (![Qt.Key_X, Qt.Key_A, Qt.Key_V, Qt.Key_R, Qt.Key_C, Qt.Key_T, Qt.Key_F].includes(event.key)) // the message field never gets these letters
            event.accepted = false;
    }

    /** Whether a key that changes files can count now. */
    readonly property bool settled: standing.settled

    // A held key, or a key that was meant for another window, must not change a file.
    PlacementTimer {
        id: standing

        item: root
        onRefused: why => tip.show(why)
    }

    RefusalTip {
        id: tip

        y: parent.height
    }

    Connections {
        target: root.changes

        function onFound(row: int) {
            Qt.callLater(root.goTo, row);
        }
    }

    Connections {
        target: root.changes.comments

        function onChanged() {
            Qt.callLater(root.goToField);
        }
    }

    /** Scroll to the text field of a comment, and give it the keyboard focus. */
    function goToField() {
        const at = root.changes.model.next(-1, 1, "field");
        if (at < 0)
            return;
        root._from = (list.currentItem as ChangeRow)?.key ?? "";
        list.currentIndex = at;
        list.positionViewAtIndex(at, ListView.Contain);
        (list.itemAtIndex(at) as ChangeRow)?.enterField();
    }

    /** The key of the row from which the user went to the text field of a comment. */
    property string _from

    /** Go back to the row from which the user went to the text field. */
    function leaveField() {
        const at = root.changes.model.indexOf(root._from);
        if (at >= 0)
            list.currentIndex = at;
    }

    ChangesHead {
        id: head

        width: parent.width
        focus: true
        changes: root.changes
        onUndoAllWanted: undoAll.active = true

        Keys.onDownPressed: list.forceActiveFocus(Qt.TabFocusReason)
    }

    DialogLoader {
        id: undoAll

        active: false
        file: Qt.resolvedUrl("UndoAllDialog.qml")
        values: () => ({
                changes: root.changes
            })
        onLoaded: (item as UndoAllDialog).dismissed.connect(() => undoAll.active = false)
        onFocusLost: head.forceActiveFocus(Qt.OtherFocusReason)
    }

    PlainText {
        id: instead

        anchors.top: head.bottom
        anchors.topMargin: Theme.px(24)
        x: Theme.px(20)
        width: parent.width - 2 * x
        visible: text !== "" && list.count === 0
        text: root.changes.trouble !== "" ? root.changes.trouble : root.changes.loading ? qsTr("Comparing…") : root.changes.nothing
        color: Theme.soft
        font.pixelSize: Theme.control
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        Accessible.ignored: text === ""
    }

    DeskButton {
        anchors.top: instead.bottom
        anchors.topMargin: Theme.px(12)
        anchors.horizontalCenter: parent.horizontalCenter
        visible: root.changes.untrusted
        compact: true
        text: qsTr("Review folder settings")
        onClicked: root.changes.askAboutFolder()
    }

    ListView {
        id: list

        /**
         * Whether the pointer is making a row current. The list then does not scroll, because a drag may
         * still be choosing lines.
         */
        property bool isPointed: false

        function point(row: int) {
            isPointed = true;
            currentIndex = row;
            isPointed = false;
        }

        anchors.top: head.bottom
        anchors.topMargin: Theme.px(8)
        anchors.bottom: bar.top
        anchors.left: parent.left
        anchors.leftMargin: 1 // the edge of the panel
        anchors.right: parent.right
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
        highlightFollowsCurrentItem: false
        onCurrentIndexChanged: if (!isPointed)
            positionViewAtIndex(currentIndex, ListView.Contain)
        footer: Item {
            height: Theme.px(12)
        }
        T.ScrollBar.vertical: DeskScrollBar {}
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Changed files")

        onActiveFocusChanged: if (activeFocus && currentIndex < 0 && count > 0)
            currentIndex = 0

        Keys.onPressed: event => {
            const held = event.modifiers & ~Qt.KeypadModifier;
            const row = list.currentItem as ChangeRow;
            if (event.key === Qt.Key_Escape && row && row.selected()[0] >= 0) {
                // Escape leaves the lines, not the panel.
                event.accepted = true;
                row.forceActiveFocus(Qt.TabFocusReason);
            } else if (event.key === Qt.Key_Escape && root.changes.chosen > 0) {
                event.accepted = true;
                root.changes.chooseNone();
            } else if (held === Qt.NoModifier)
                event.accepted = root.act(event.key, row);
            else if (held === Qt.ShiftModifier && event.key === Qt.Key_X) {
                event.accepted = true;
                if (standing.takes())
                    root.changes.redo();
            }
        }

        delegate: ChangeRow {
            id: row

            width: list.width
            view: root.changes
            ringed: ListView.isCurrentItem && list.activeFocus
            onChosen: {
                list.currentIndex = row.index;
                list.forceActiveFocus(Qt.MouseFocusReason);
                if (row.folds)
                    root.changes.toggle(row.key);
                else if (row.kind === "comment")
                    root.changes.comments.edit(row.name);
                else if (row.kind === "more")
                    root.changes.showMore(row.key);
            }
            onFieldLeft: {
                list.forceActiveFocus(Qt.OtherFocusReason);
                Qt.callLater(root.leaveField);
            }
            onEntered: list.point(row.index)
            onPictureWanted: (items, index) => root.picturesWanted(items, index)
            onPressed: {
                list.point(row.index);
                list.forceActiveFocus(Qt.MouseFocusReason);
            }
            onDragged: (y, side) => {
                const below = row.y + y;
                const at = list.itemAt(list.width / 2, below) as ChangeRow;
                if (at && at.isLines)
                    at.chooseTo(below - at.y, side);
            }
        }

        WheelSteps {
            view: list
        }
    }

    Loader {
        id: bar

        anchors.bottom: foot.top
        width: parent.width
        height: active ? (item as Item)?.implicitHeight ?? 0 : 0
        active: root.changes.staging.open
        onLoaded: (item as Item)?.forceActiveFocus(Qt.OtherFocusReason)

        sourceComponent: CommitPanel {
            staging: root.changes.staging
            // With large text in a small window, it covers the head of the page.
            room: Math.max(root.height * 0.7, Math.min(root.height - foot.height, Theme.px(280)))
            onFinished: head.focusScopes()
        }
    }

    // The head is longer than the page if the text is large and the window small.
    Rectangle {
        anchors.fill: foot
        color: Theme.page
    }

    ChangesFoot {
        id: foot

        anchors.bottom: parent.bottom
        width: parent.width
        changes: root.changes
    }
}
