pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The list of sessions, in groups, beginning with the sessions that wait for the user. */
FocusScope {
    id: root

    required property SessionListModel sessions
    required property bool searchable
    /** Whether the numbers of the open sessions are shown. */
    property bool numbered: false
    signal chosen
    signal messageWanted
    /** Text that is typed in the list should go into the search field. */
    signal fieldWanted(typed: string)
    signal searchWanted

    /**
     * Move the keyboard focus into the list. With a filter, focus the first match. Without a filter, focus
     * the row that was current before, else the shown session, else the first row.
     */
    function enter() {
        if (list.count === 0)
            return;
        if (root.sessions.filter !== "")
            list.currentIndex = Math.max(0, root.sessions.firstMatch());
        else if (list.currentIndex < 0)
            list.currentIndex = Math.max(0, root.sessions.current);
        list.forceActiveFocus(Qt.TabFocusReason);
    }

    /**
     * Open the first session that matches the filter. If no session matches, search the full text of all
     * sessions. Do nothing without a filter.
     */
    function openFound() {
        if (root.sessions.filter.trim() === "")
            return;
        const place = root.sessions.firstMatch();
        if (place >= 0)
            d.choose(root.sessions.keyAt(place));
        else
            root.searchEverywhere();
    }

    /** Search the full text of all sessions for the words in the field. */
    function searchEverywhere() {
        if (root.searchable && root.sessions.filter.trim() !== "")
            root.searchWanted();
    }

    QtObject {
        id: d

        /** The filter of the list when it was last arranged. */
        property string filter
        /** The key of the row that is being renamed. */
        property string renamed

        function choose(key: string) {
            root.sessions.act("choose", key);
            root.chosen();
        }

        function showInOtherPane(key: string) {
            root.sessions.act("beside", key);
            root.chosen();
        }

        function current(): SessionRow {
            return list.currentItem as SessionRow;
        }

        function rename(key: string) {
            list.currentIndex = root.sessions.indexOf(key);
            d.renamed = key;
        }

        function renameTo(title: string) {
            const key = d.renamed;
            d.renamed = "";
            d.focusList();
            root.sessions.act("rename", key, title);
        }

        function endRename() {
            d.renamed = "";
            d.focusList();
        }

        /** Move the keyboard focus from the field in a row back to the row. */
        function focusList() {
            (list.currentItem ?? list).forceActiveFocus(Qt.OtherFocusReason);
        }

        function openMenu(row: SessionRow, x: real, y: real, byKey: bool) {
            (menu.made() as SessionMenu).openAt(row, x, y, byKey);
        }

        /**
         * Fold the section of the current row, or unfold the folded section or the tail of a folder. Return
         * whether something was folded or unfolded.
         */
        function turn(key: int): bool {
            const head = list.currentItem as FoldedSectionRow;
            const end = list.currentItem as FolderEndRow;
            const row = d.current();
            const place = list.currentIndex;
            const section = row?.group ?? end?.tailOf ?? "";
            if (head && key !== Qt.Key_Left)
                root.sessions.fold(head.heads, false);
            else if (end && key !== Qt.Key_Left)
                d.turnTail(end, place);
            else if (key === Qt.Key_Left && root.sessions.canFold(section))
                list.currentIndex = d.foldOf(section);
            else
                return false;
            if (head)
                list.currentIndex = place;
            d.focusList();
            return true;
        }

        /**
         * List all sessions of a folder, or only the newest ones. The row at the folder's end, or the first
         * session that appeared, becomes the current row.
         */
        function turnTail(end: FolderEndRow, place: int) {
            const section = end.tailOf;
            const unfolds = end.hidden > 0;
            root.sessions.unfoldTail(section, unfolds);
            list.currentIndex = unfolds ? place : root.sessions.endOf(section);
        }

        /** Fold a section, and return the index of its head. */
        function foldOf(section: string): int {
            root.sessions.fold(section, true);
            return root.sessions.headOf(section);
        }

        function press(event: KeyEvent) {
            const row = d.current();
            const plain = (event.modifiers & ~Qt.KeypadModifier) === Qt.NoModifier;
            event.accepted = true;
            if (plain && !event.isAutoRepeat && [Qt.Key_Left, Qt.Key_Right, Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space].includes(event.key) && d.turn(event.key))
                return;
            if (row && plain && !event.isAutoRepeat && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space))
                d.choose(row.key);
            else if (row && (event.modifiers & ~Qt.KeypadModifier) === Qt.ControlModifier && !event.isAutoRepeat && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter))
                d.showInOtherPane(row.key);
            else if (row && plain && event.key === Qt.Key_Delete && !event.isAutoRepeat)
                root.sessions.act("delete", row.key);
            else if (row && plain && event.key === Qt.Key_F2)
                d.rename(row.key);
            else if (row && (event.key === Qt.Key_Menu || event.key === Qt.Key_F10 && event.modifiers === Qt.ShiftModifier))
                d.openMenu(row, Theme.px(24), row.height - Theme.px(4), true);
            else if (plain && event.key === Qt.Key_Escape)
                root.messageWanted();
            else if (plain && event.key === Qt.Key_Home)
                list.currentIndex = 0;
            else if (plain && event.key === Qt.Key_End)
                list.currentIndex = list.count - 1;
            else if (plain && (event.key === Qt.Key_PageDown || event.key === Qt.Key_PageUp))
                list.turn(event.key === Qt.Key_PageDown ? 1 : -1);
            else if ((event.modifiers & ~(Qt.ShiftModifier | Qt.KeypadModifier)) === Qt.NoModifier && event.text > " " && event.text !== "\x7f")
                root.fieldWanted(event.text);
            else
                event.accepted = false;
        }
    }

    ArcBeat {
        id: beat

        wanted: root.visible && root.sessions.works
    }

    ListView {
        id: list

        function turn(by: int) {
            const rows = Math.max(1, Math.floor(height / Theme.twoLineHeight) - 1);
            currentIndex = Math.max(0, Math.min(count - 1, currentIndex + by * rows));
        }

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: counted.bottom
        anchors.bottom: parent.bottom
        anchors.bottomMargin: everywhere.height
        model: root.sessions
        focus: true
        currentIndex: -1
        activeFocusOnTab: count > 0 || activeFocus
        boundsBehavior: Flickable.StopAtBounds
        highlightFollowsCurrentItem: true
        highlightMoveDuration: 0
        clip: true
        cacheBuffer: 0
        reuseItems: false
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Sessions")
        // The handle is beside the rows, not over them.
        T.ScrollBar.vertical: DeskScrollBar {
            leftPadding: Direction.mirrored ? 0 : 8
            rightPadding: Direction.mirrored ? 8 : 0
        }
        Keys.onPressed: event => d.press(event)
        onActiveFocusChanged: if (activeFocus && currentIndex < 0)
            root.enter()

        section.property: "group"
        section.delegate: SectionHeader {
            width: ListView.view ? ListView.view.width : 0
            sessions: root.sessions
        }

        footer: ArchivedRow {
            width: ListView.view ? ListView.view.width : 0
            sessions: root.sessions
        }

        delegate: DelegateChooser {
            role: "kind"

            DelegateChoice {
                roleValue: "session"

                SessionRow {
                    id: row

                    numbered: root.numbered
                    step: beat.step
                    renamed: d.renamed !== "" && d.renamed === key
                    menuOpen: menu.open && (menu.item as SessionMenu)?.key === key
                    onClicked: d.choose(row.key)
                    onRenameWanted: d.rename(row.key)
                    onNamed: title => d.renameTo(title)
                    onNameKept: d.endRename()
                    onMenuWanted: (x, y) => d.openMenu(row, x, y, false)
                }
            }

            DelegateChoice {
                roleValue: "head"

                FoldedSectionRow {
                    sessions: root.sessions
                    onClicked: root.sessions.fold(heads, false)
                }
            }

            DelegateChoice {
                FolderEndRow {
                    onClicked: root.sessions.unfoldTail(tailOf, hidden > 0)
                }
            }
        }

        WheelSteps {
            view: list
        }
    }

    PlainText {
        id: counted

        x: Theme.px(10)
        width: parent.width - 2 * x
        height: text === "" ? 0 : Theme.px(28)
        text: root.sessions.note === "" ? root.sessions.counted : ""
        color: Theme.faint
        font.pixelSize: Theme.small
        horizontalAlignment: Text.AlignLeft
        verticalAlignment: Text.AlignVCenter
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        Accessible.ignored: text === ""
    }

    SearchEverywhereRow {
        id: everywhere

        y: Math.min(list.y + Math.ceil(list.contentHeight), parent.height - height)
        width: parent.width - Theme.px(6)
        wanted: root.searchable && root.sessions.filter.trim() !== ""
        entered: root.sessions.matchCount === 0
        query: root.sessions.filter.trim()
        onClicked: root.searchWanted()
    }

    PlainText {
        anchors.top: parent.top
        anchors.topMargin: everywhere.height + Theme.px(14)
        x: Theme.px(10)
        width: parent.width - 2 * x
        visible: text !== ""
        text: root.sessions.note
        wrapMode: Text.Wrap
        color: Theme.faint
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        Accessible.ignored: !visible
    }

    Connections {
        target: root.sessions

        // When the filter changes, scroll to the beginning, so that the first match is in sight.
        function onArranged() {
            if (root.sessions.filter !== d.filter)
                Qt.callLater(list.positionViewAtBeginning);
            d.filter = root.sessions.filter;
        }
    }

    Connections {
        target: App

        // Scroll the shown session into sight, unless the user is busy in the list.
        function onSessionChanged() {
            Qt.callLater(() => {
                if (!list.activeFocus && !list.moving && root.sessions.current >= 0)
                    list.positionViewAtIndex(root.sessions.current, ListView.Contain);
            });
        }
    }

    LazyLoader {
        id: menu

        sourceComponent: SessionMenu {
            sessions: root.sessions
            onRenameWanted: key => d.rename(key)
            onChosen: root.chosen()
        }
    }
}
