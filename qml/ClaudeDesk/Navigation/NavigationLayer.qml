pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/**
 * The layer over the list with the controls for navigation: the search bar, scroll markers, the tools and
 * the menu of a row, and the list of the user's messages.
 */
Item {
    id: root

    required property ListView list
    required property RowContext host
    required property RowSelector selector
    /** Whether the view follows the end of the conversation, where rows may still move. */
    required property bool following
    /** The scroll bar of the conversation. */
    required property DeskScrollBar bar
    /** The row with the keyboard cursor, or null. */
    readonly property RowFrame cursorRow: cursor.on ? cursor.row : null
    readonly property SessionView session: host.session
    /** The number of the turn under the pointer, or else with the keyboard cursor; -1 without one. */
    readonly property alias turn: tools.turn
    /**
     * `leaving` is emitted before a move, so that the view stops following the end. `settling` is emitted
     * after the move, so that the view checks its position.
     */
    signal leaving
    signal settling
    signal scrollWanted(distance: real)
    /** The keyboard focus should go back to the message field. */
    signal messageWanted
    /** A row should be saved to a file. */
    signal saveWanted(key: string)

    /** Handle a key of the list. Return whether the key was handled. */
    function key(event: KeyEvent): bool {
        return cursor.key(event);
    }

    /** Move the keyboard focus into the list. */
    function enter() {
        tabs.enter();
    }

    /** The keyboard focus left the list. */
    function removeCursor() {
        cursor.remove();
    }

    /** Close everything that belongs to the previous session, because another session is shown. */
    function closeSessionParts() {
        jumps.stop();
        cursor.remove();
        (menu.item as RowMenu)?.close();
        (turns.item as PromptList)?.close();
        d.beforeFind = d.beforeMenu = null;
    }

    /** Stop a jump, because the user scrolls. */
    function stop() {
        jumps.stop();
        Qt.callLater(tools.updateRow);
    }

    /** Run the action of a shortcut. Return false if the action does not belong to this layer. */
    function run(action: string): bool {
        const here = root.cursorRow ? root.cursorRow.key : "";
        const find = root.session.find;
        switch (action) {
        case "find":
            d.find();
            break;
        case "findNext":
            find.open ? find.next() : d.find();
            break;
        case "findPrevious":
            find.open ? find.previous() : d.find();
            break;
        case "previousMessage":
        case "nextMessage":
            jumps.toMessage(action === "nextMessage" ? 1 : -1, here);
            break;
        case "lastMessage":
            jumps.toRow(root.session.navigation.lastMessage());
            break;
        case "previousError":
        case "nextError":
            jumps.toError(action === "nextError" ? 1 : -1, here);
            break;
        case "quote":
            root.session.selection.quote(here);
            break;
        case "editMessage":
            root.session.editMessage(here);
            break;
        case "turns":
            (turns.made() as PromptList).open();
            break;
        case "foldAll":
        case "unfoldAll":
            d.foldAll(action === "foldAll");
            break;
        default:
            return false;
        }
        return true;
    }

    QtObject {
        id: d

        /**
         * `beforeFind`, `beforeMenu`: the items that had the keyboard focus before the search and before the
         * menu.
         */
        property Item beforeFind: null
        property bool foundFromList: false
        property Item beforeMenu: null

        /**
         * Return whether the pointer, the keyboard focus, the tools or the menu is at the row. Also return
         * true if the row is in sight and the view does not follow the end, because the user may read the
         * row.
         */
        function isAt(key: string): bool {
            const item = root.list.itemAtIndex(root.host.transcript.rowOf(key)) as RowFrame;
            if (!item)
                return false;
            const top = item.y - root.list.contentY;
            const under = pointer.hovered ? root.list.itemAt(pointer.point.position.x, pointer.point.position.y + root.list.contentY) : null;
            return item === under || item === tools.row || item === cursor.here() || (menu.open && (menu.item as RowMenu)?.key === key) || (!root.following && top < root.list.height && top + item.height > 0);
        }

        function find() {
            if (!root.session.find.open) {
                beforeFind = root.Window.activeFocusItem;
                foundFromList = root.list.activeFocus;
            }
            root.session.find.begin(jumps.eye());
            (findBar.made() as FindBar).enter();
        }

        /** Show the match in the viewer, which also shows the text that the row leaves out. */
        function openAll() {
            root.host.showAll(root.session.find.row);
            root.session.viewer.seek(root.session.find.query);
        }

        function endFind() {
            root.session.find.close();
            if (foundFromList)
                cursor.put(root.host.transcript.rowOf(jumps.eye()));
            else if (beforeFind)
                beforeFind.forceActiveFocus(Qt.OtherFocusReason);
            else
                root.messageWanted();
            beforeFind = null;
        }

        function openMenu(row: RowFrame, x: real, y: real, byKey: bool) {
            beforeMenu = root.Window.activeFocusItem;
            (menu.made() as RowMenu).openAt(row, x, y, byKey);
        }

        function endMenu() {
            if (beforeMenu)
                beforeMenu.forceActiveFocus(Qt.PopupFocusReason);
            beforeMenu = null;
        }

        /** Fold or unfold all rows, and keep the row that the user looks at in sight. */
        function foldAll(folded: bool) {
            const key = root.list.atYEnd ? "" : root.cursorRow ? root.cursorRow.key : jumps.eye();
            root.host.transcript.foldAll(folded);
            const line = folded ? root.host.transcript.lookupsOf(key) : "";
            if (key !== "")
                jumps.toRow(line !== "" ? line : key);
        }
    }

    Connections {
        target: root.host.transcript

        function onLookupsFolding(keys: list<string>) {
            const at = keys.find(key => d.isAt(key));
            if (at !== undefined)
                root.host.transcript.keepUnfolded(at);
        }
    }

    FindMarks {
        list: root.list
        jumps: jumps
        cursor: cursor
        find: root.session.find
        onBarWanted: d.foundFromList = findBar.made() !== null
    }

    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: eventPoint => {
            const at = eventPoint.position;
            const row = root.list.itemAt(at.x, at.y + root.list.contentY) as RowFrame;
            if (row?.said)
                d.openMenu(row, at.x - row.x, at.y + root.list.contentY - row.y, false);
        }
    }

    // The handler is not on this item: the links and buttons of the rows below would get no hover events.
    HoverHandler {
        id: pointer
        parent: root.parent
    }

    RowCursor {
        id: cursor

        list: root.list
        host: root.host
        selector: root.selector
        onScrollWanted: distance => root.scrollWanted(distance)
        onMenuWanted: (row, x, y) => row.said && d.openMenu(row, x, y, true)
    }

    RowTabOrder {
        id: tabs

        list: root.list
        cursor: cursor
        selector: root.selector
        onScrollWanted: distance => root.scrollWanted(distance)
    }

    RowPositioner {
        id: jumps

        list: root.list
        host: root.host
        onBegun: root.leaving()
        onEnded: elsewhere => {
            root.settling();
            if (elsewhere && cursor.on)
                cursor.focusRow(root.host.transcript.rowOf(eye()));
            if (root.session.find.takeStep())
                d.openAll();
        }
    }

    RowToolbar {
        id: tools

        list: root.list
        host: root.host
        pointer: pointer.point.position
        near: pointer.hovered && !menu.open
        cursor: root.cursorRow
        onMenuWanted: (row, x, y) => d.openMenu(row, x, y, false)
    }

    ScrollMarkers {
        anchors.right: parent.right
        height: parent.height
        ticks: root.session.navigation.scrollMarkers
        bar: root.bar
        onWanted: key => jumps.toRow(key)
    }

    LazyLoader {
        id: findBar

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(28)
        y: Theme.px(8)
        width: Math.min(implicitWidth, parent.width - Theme.px(48))
        sourceComponent: FindBar {
            find: root.session.find
            onDismissed: d.endFind()
            onAllWanted: d.openAll()
        }
    }

    LazyLoader {
        id: menu
        sourceComponent: RowMenu {
            parent: root
            host: root.host
            onDismissed: d.endMenu()
            onSaveWanted: key => root.saveWanted(key)
            onFoldAllWanted: folded => d.foldAll(folded)
        }
    }

    LazyLoader {
        id: turns
        sourceComponent: PromptList {
            parent: root
            x: Math.round((root.width - width) / 2)
            y: Theme.px(8)
            width: Math.min(implicitWidth, root.width - Theme.px(24))
            turns: root.session.navigation.prompts
            onWanted: key => jumps.toRow(key)
        }
    }
}
