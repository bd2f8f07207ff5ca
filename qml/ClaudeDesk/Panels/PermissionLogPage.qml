pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.FileDialogs
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The permission decisions of the session, newest first. */
FocusScope {
    id: root

    required property PermissionLogView permissionLog

    Component.onCompleted: permissionLog.setOpen(true)
    Component.onDestruction: permissionLog.setOpen(false)

    LineField {
        id: field

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(20)
        width: Direction.before(save) - anchors.leftMargin - Theme.px(8)
        focus: true
        name: qsTr("Search permission history")
        placeholderText: qsTr("Search permission history")
        onTextEdited: root.permissionLog.search(text)
        Component.onDestruction: root.permissionLog.search("")

        Keys.onDownPressed: list.forceActiveFocus(Qt.TabFocusReason)
    }

    IconButton {
        id: save

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: field.verticalCenter
        enabled: root.permissionLog.model.count > 0
        text: qsTr("Save permission history")
        glyph: Icons.save
        onClicked: {
            const menu = later.made() as DeskMenu;
            menu.popup(save, save.width - menu.width, save.height + 4);
            menu.currentIndex = 0;
        }
    }

    LazyLoader {
        id: later

        sourceComponent: DeskMenu {
            parent: save
            title: qsTr("Save permission history")

            DeskMenuItem {
                text: qsTr("Save as Markdown…")
                onTriggered: place.begin("md")
            }

            DeskMenuItem {
                text: qsTr("Save as JSON Lines…")
                onTriggered: place.begin("jsonl")
            }
        }
    }

    FileDialogLoader {
        id: place

        function begin(form: string) {
            suffix = form;
            ask("", root.permissionLog.suggest(form));
        }

        kind: "save"
        onChosen: found => root.permissionLog.save(place.suffix, found[0])
    }

    PlainText {
        id: note

        anchors.top: field.bottom
        anchors.topMargin: text !== "" ? Theme.px(10) : 0
        x: Theme.px(20)
        width: parent.width - 2 * x
        height: text !== "" ? implicitHeight : 0
        text: root.permissionLog.note
        wrapMode: Text.Wrap
        color: Theme.soft
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        Accessible.ignored: text === ""
    }

    ListView {
        id: list

        /** Whether the newest decision is in sight and should stay in sight. */
        property bool following: true

        anchors.top: note.bottom
        anchors.topMargin: Theme.px(8)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(8)
        width: parent.width
        clip: true
        model: root.permissionLog.model
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        T.ScrollBar.vertical: DeskScrollBar {}
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Permission history")

        onMovementEnded: following = atYBeginning
        onCountChanged: if (following)
            Qt.callLater(positionViewAtBeginning)
        onActiveFocusChanged: if (activeFocus && currentIndex < 0)
            currentIndex = 0

        Keys.onPressed: event => {
            const row = list.currentItem as PermissionLogRow;
            if (!row || event.modifiers & ~Qt.KeypadModifier)
                return;
            const toggles = event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space;
            event.accepted = true;
            if (toggles)
                root.permissionLog.fold(row.number, row.open);
            else if (event.key === Qt.Key_Right)
                root.permissionLog.fold(row.number, false);
            else if (event.key === Qt.Key_Left)
                root.permissionLog.fold(row.number, true);
            else
                event.accepted = false;
        }

        delegate: PermissionLogRow {
            width: list.width
            permissionLog: root.permissionLog
            ringed: ListView.isCurrentItem && list.activeFocus
            onChosen: {
                list.currentIndex = index;
                root.permissionLog.fold(number, open);
            }
        }

        WheelSteps {
            view: list
            onSettling: list.following = list.atYBeginning
        }
    }
}
