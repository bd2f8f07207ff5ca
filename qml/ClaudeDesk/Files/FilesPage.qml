pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/**
 * The files of the session's folder, as a tree.
 *
 * Keys: Up, Down, Home, End, Page Up and Page Down move through the rows. Right opens a folder, or moves to its
 * first entry. Left closes the folder, or moves to the folder above. Enter shows a file in the viewer, or opens
 * or closes a folder. Ctrl+Enter opens a file in the editor. `@` mentions the row in the message. Letters move
 * to the next name that begins with them. In a mirrored window, Left and Right are swapped.
 */
FocusScope {
    id: root

    required property SessionView session
    readonly property FilesView files: session.files

    Component.onCompleted: files.setShown(true)
    Component.onDestruction: files.setShown(false)

    Item {
        id: head

        x: Theme.px(20)
        width: parent.width - 2 * x
        height: Math.max(ignored.implicitHeight, Theme.px(28))

        PlainText {
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, parent.width - ignored.width - Theme.px(12))
            text: root.files.folder
            elide: Text.ElideRight
            font.pixelSize: Theme.control
            font.weight: Font.DemiBold
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        DeskCheckBox {
            id: ignored

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Ignored files")
            checked: root.files.all
            onToggled: {
                root.files.setAll(checked);
                checked = Qt.binding(() => root.files.all);
            }
        }
    }

    PlainText {
        id: note

        anchors.top: head.bottom
        anchors.topMargin: text !== "" ? Theme.px(4) : 0
        x: Theme.px(20)
        width: parent.width - 2 * x
        height: text !== "" ? implicitHeight : 0
        text: root.files.note
        wrapMode: Text.Wrap
        color: Theme.soft
        font.pixelSize: Theme.small
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
        Accessible.ignored: text === ""
    }

    ListView {
        id: list

        anchors.top: note.bottom
        anchors.topMargin: Theme.px(4)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(8)
        width: parent.width
        clip: true
        focus: true
        model: root.files.model
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        currentIndex: -1
        T.ScrollBar.vertical: DeskScrollBar {}
        Accessible.role: Accessible.Tree
        Accessible.name: qsTr("Files")

        onActiveFocusChanged: if (activeFocus && currentIndex < 0)
            currentIndex = 0
        onCountChanged: if (activeFocus && currentIndex < 0 && count > 0)
            currentIndex = 0

        function go(number: int) {
            if (count > 0)
                currentIndex = Math.max(0, Math.min(count - 1, number));
        }

        function activate(row: FileRow, edits: bool) {
            if (row.folds)
                root.files.fold(row.index, row.open);
            else
                App.openFile(root.session, row.index, edits);
        }

        function showMenu(row: FileRow, x: real, y: real) {
            if (row.note !== "")
                return;
            const menu = later.made() as FileMenu;
            later.row = row;
            menu.opens = !row.folds && !row.gone;
            menu.popup(row, x, y);
            menu.currentIndex = 0;
        }

        Keys.onPressed: event => {
            const row = list.currentItem as FileRow;
            const into = Direction.mirrored ? Qt.Key_Left : Qt.Key_Right;
            const out = Direction.mirrored ? Qt.Key_Right : Qt.Key_Left;
            const held = event.modifiers & ~Qt.KeypadModifier;
            const enter = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
            const page = Math.max(1, Math.floor(list.height / Theme.px(28)) - 1);
            event.accepted = true;
            if (row && enter && (held === Qt.NoModifier || held === Qt.ControlModifier))
                list.activate(row, held === Qt.ControlModifier);
            else if (row && (event.key === Qt.Key_Menu || event.key === Qt.Key_F10 && held === Qt.ShiftModifier))
                list.showMenu(row, Theme.px(48), row.height);
            else if (row && event.text === "@")
                root.files.mention(row.index);
            else if (held & ~Qt.ShiftModifier)
                event.accepted = false;
            else if (event.key === Qt.Key_Home)
                list.go(0);
            else if (event.key === Qt.Key_End)
                list.go(list.count - 1);
            else if (event.key === Qt.Key_PageUp)
                list.go(list.currentIndex - page);
            else if (event.key === Qt.Key_PageDown)
                list.go(list.currentIndex + page);
            else if (row && event.key === into && row.folds && !row.open)
                root.files.fold(row.index, false);
            else if (row && event.key === into && row.folds)
                list.go(list.currentIndex + 1);
            else if (row && event.key === out && row.folds && row.open)
                root.files.fold(row.index, true);
            else if (row && event.key === out && row.depth > 0)
                list.currentIndex = root.files.above(row.index);
            else if (event.text > " " && event.text !== "\x7f")
                list.go(root.files.find(event.text, list.currentIndex));
            else
                event.accepted = false;
        }

        delegate: FileRow {
            id: fileRow

            width: list.width
            files: root.files
            ringed: ListView.isCurrentItem && list.activeFocus
            onChosen: {
                list.currentIndex = index;
                list.forceActiveFocus(Qt.MouseFocusReason);
            }
            onOpenWanted: App.openFile(root.session, index, false)
            onMenuWanted: (x, y) => list.showMenu(fileRow, x, y)
        }

        WheelSteps {
            view: list
        }
    }

    LazyLoader {
        id: later

        /** The row that the menu is about. Its index changes when rows come or go above it. */
        property FileRow row: null

        sourceComponent: FileMenu {
            parent: list
            onOpenWanted: App.openFile(root.session, later.row?.index ?? -1, false)
            onEditWanted: App.openFile(root.session, later.row?.index ?? -1, true)
            onMentionWanted: root.files.mention(later.row?.index ?? -1)
        }
    }
}
