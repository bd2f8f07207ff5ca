pragma ComponentBehavior: Bound

import QtQuick
import QtQml.Models
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The program's own dialog for choosing files, a folder, or a place to save a file. */
PopupPanel {
    id: root

    required property FileDialog dialog
    readonly property bool _saves: dialog.kind === "save"
    /** Whether a question is shown below the list. */
    readonly property bool _asks: dialog.question !== "" || dialog.naming

    /** A note of one or more lines. A note without text takes no room. */
    component NoteLine: Item {
        property alias words: said.text
        property alias color: said.color

        width: parent ? parent.width : 0
        height: said.text !== "" ? said.height + Theme.px(6) : 0

        PlainText {
            id: said

            y: Theme.px(6)
            width: parent.width
            visible: text !== ""
            color: Theme.soft
            font.pixelSize: Theme.small
            wrapMode: Text.Wrap
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }

    /** Fill in a file name, and select the part before its suffix. */
    function propose(name: string) {
        field.text = name;
        const dot = name.lastIndexOf(".");
        field.select(0, dot > 0 ? dot : name.length);
    }

    function focusBeginning() {
        (root._saves ? field as Item : list as Item).forceActiveFocus(Qt.TabFocusReason);
    }

    title: root.dialog.title
    parent: T.Overlay.overlay
    anchors.centerIn: parent
    modal: true
    // A press beside the dialog cancels it, unless the user has typed something or is asked something.
    closePolicy: root._asks || d.written ? T.Popup.NoAutoClose : T.Popup.CloseOnPressOutside
    width: Math.min(Theme.px(600), (parent ? parent.width : 0) - Theme.px(24))
    padding: Theme.px(20)
    height: Math.min(Theme.px(560), (parent ? parent.height : 0) - 24)
    visible: true
    onOpened: root.focusBeginning()
    onClosed: root.dialog.cancel()
    on_AsksChanged: if (!root._asks)
        root.focusBeginning()
    Component.onCompleted: {
        App.sessions.askFolders();
        if (root._saves)
            root.propose(root.dialog.proposedName);
    }

    T.Overlay.modal: Rectangle {
        color: Theme.shade
    }

    Connections {
        target: root.dialog

        function onFieldWanted(text: string) {
            field.text = text;
            field.cursorPosition = text.length;
        }

        function onNameWanted(name: string) {
            root.propose(name);
        }

        function onRowChanged() {
            if (root.dialog.row >= 0)
                list.positionViewAtIndex(root.dialog.row, ListView.Contain);
        }
    }

    QtObject {
        id: d

        /**
         * The beginning of a name that the user types while the list has the keyboard focus. The text is
         * cleared one second after the last letter.
         */
        property string begun
        /**
         * The text that Tab last tried to complete. If the text of the field is still the same, Tab moves the
         * keyboard focus.
         */
        property string completed
        /** Whether the user has typed into the field. */
        property bool written: false

        function keyOfDialog(event: KeyEvent) {
            const control = event.modifiers === Qt.ControlModifier;
            if (event.key === Qt.Key_Escape) {
                if (root._asks)
                    root.dialog.keep();
                else
                    root.dialog.cancel();
            } else if (root._asks) {
                return;
            } else if (control && event.key === Qt.Key_H) {
                root.dialog.showHidden(!root.dialog.hidden);
            } else if (control && event.key === Qt.Key_L) {
                field.forceActiveFocus(Qt.TabFocusReason);
                field.selectAll();
            } else if (event.modifiers & Qt.AltModifier && event.key === Qt.Key_Up) {
                root.dialog.goUp();
            } else {
                return;
            }
            event.accepted = true;
        }

        /** The keys that move from row to row. If Ctrl is held, they do not change the selection. */
        readonly property list<int> walks: [Qt.Key_Up, Qt.Key_Down, Qt.Key_PageUp, Qt.Key_PageDown, Qt.Key_Home, Qt.Key_End]

        function keyOfList(event: KeyEvent) {
            const row = root.dialog.row;
            const control = !!(event.modifiers & Qt.ControlModifier);
            const how = control ? "pass" : event.modifiers & Qt.ShiftModifier ? "range" : "one";
            const page = Math.max(1, Math.floor(list.height / Theme.px(28)) - 1);
            if (event.modifiers === Qt.ControlModifier && event.key === Qt.Key_A) {
                root.dialog.chooseAll();
                event.accepted = true;
            } else if (control && event.key === Qt.Key_Space) {
                root.dialog.select(row, "toggle");
                event.accepted = true;
            } else if (!(event.modifiers & ~(Qt.ShiftModifier | Qt.KeypadModifier)) || (event.modifiers & ~Qt.KeypadModifier) === Qt.ControlModifier && d.walks.includes(event.key)) {
                event.accepted = true;
                switch (event.key) {
                case Qt.Key_Return:
                case Qt.Key_Enter:
                    if (!event.isAutoRepeat)
                        root.dialog.activate(row);
                    break;
                case Qt.Key_Up:
                    root.dialog.moveTo(row - 1, how);
                    break;
                case Qt.Key_Down:
                    root.dialog.moveTo(row + 1, how);
                    break;
                case Qt.Key_PageUp:
                    root.dialog.moveTo(row - page, how);
                    break;
                case Qt.Key_PageDown:
                    root.dialog.moveTo(row + page, how);
                    break;
                case Qt.Key_Home:
                    root.dialog.moveTo(0, how);
                    break;
                case Qt.Key_End:
                    root.dialog.moveTo(list.count - 1, how);
                    break;
                case Qt.Key_Backspace:
                    root.dialog.goUp();
                    break;
                default:
                    event.accepted = d.typedInList(event.text);
                }
            }
        }

        /**
         * Handle text that is typed in the list. A path goes into the field, a space selects or deselects the
         * row, and any other text jumps to a row with that beginning. Return whether the text was used.
         */
        function typedInList(text: string): bool {
            if (text < " " || text === "\x7f")
                return false;
            if (d.begun === "" && text === " ") {
                root.dialog.select(root.dialog.row, "toggle");
            } else if (d.begun === "" && (text === "/" || text === "~")) {
                field.forceActiveFocus(Qt.TabFocusReason);
                field.text = text;
                d.written = true;
            } else {
                const again = d.begun === text;
                d.begun = again ? text : d.begun + text;
                root.dialog.jump(d.begun, again);
                pause.restart();
            }
            return true;
        }

        function keyOfField(event: KeyEvent) {
            // While the input method composes, Enter and Tab are for the input method.
            if (field.inputMethodComposing || field.preeditText !== "")
                return;
            if (ReturnKey.isIt(event) && !(event.modifiers & ~Qt.KeypadModifier)) {
                event.accepted = true;
                if (!event.isAutoRepeat)
                    root.dialog.submit(field.text);
            } else if (event.key === Qt.Key_Tab && event.modifiers === Qt.NoModifier) {
                const path = root._saves ? field.text.includes("/") : field.text !== "";
                // If nothing is left to complete, Tab moves the keyboard focus.
                if (path && field.text !== d.completed && field.cursorPosition === field.length) {
                    event.accepted = true;
                    d.completed = field.text;
                    root.dialog.complete(field.text);
                }
            } else if (event.key === Qt.Key_Down && event.modifiers === Qt.NoModifier) {
                event.accepted = true;
                list.forceActiveFocus(Qt.TabFocusReason);
                if (root.dialog.row < 0)
                    root.dialog.moveTo(0, "one");
            }
        }
    }

    Timer {
        id: pause

        interval: 1000
        onTriggered: d.begun = ""
    }

    contentItem: FocusScope {
        focus: true
        Keys.onPressed: event => d.keyOfDialog(event)

        PlainText {
            id: title

            width: parent.width
            height: Theme.largeLine
            verticalAlignment: Text.AlignVCenter
            text: root.dialog.title
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
            elide: Text.ElideRight
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        IconButton {
            id: up

            anchors.top: title.bottom
            anchors.topMargin: Theme.px(8)
            enabled: !root.dialog.atTop && !root._asks
            text: qsTr("Up")
            glyph: Icons.arrowUp
            onClicked: root.dialog.goUp()
        }

        PlainText {
            anchors.left: up.right
            anchors.leftMargin: Theme.px(6)
            anchors.right: recent.left
            anchors.rightMargin: Theme.px(6)
            anchors.verticalCenter: up.verticalCenter
            text: root.dialog.folder
            color: Theme.soft
            font.family: Theme.mono
            font.pixelSize: Theme.small
            elide: Text.ElideLeft
            Accessible.role: Accessible.StaticText
            Accessible.name: Words.fill(qsTr("Folder: %1"), [text])
        }

        IconButton {
            id: recent

            anchors.right: parent.right
            anchors.verticalCenter: up.verticalCenter
            visible: App.sessions.folders.length > 0
            width: visible ? implicitWidth : 0
            enabled: !root._asks
            text: qsTr("Recent folders")
            glyph: Icons.chevronDownSmall
            opened: places.open
            onClicked: {
                const menu = places.made() as DeskMenu;
                menu.popup(recent, recent.width - menu.width, recent.height + 4);
                menu.currentIndex = 0;
            }
        }

        LineField {
            id: field

            anchors.top: up.bottom
            anchors.topMargin: Theme.px(6)
            width: parent.width
            enabled: !root._asks
            name: root._saves ? qsTr("Name") : qsTr("Path")
            placeholderText: root._saves ? qsTr("File name") : qsTr("Type a path or choose below")
            onTextEdited: {
                d.written = text !== "";
                root.dialog.typed(text);
            }
            Keys.priority: Keys.BeforeItem
            Keys.onPressed: event => d.keyOfField(event)
        }

        NoteLine {
            id: error

            anchors.top: field.bottom
            words: root.dialog.error
            color: Theme.bad
        }

        Rectangle {
            id: frame

            anchors.top: error.bottom
            anchors.topMargin: Theme.px(8)
            anchors.bottom: more.top
            anchors.bottomMargin: Theme.px(8)
            width: parent.width
            radius: Theme.r
            color: Theme.page
            border.color: list.activeFocus ? Theme.focus : Theme.line
            border.width: list.activeFocus ? 2 : 1

            ListView {
                id: list

                anchors.fill: parent
                anchors.margins: Theme.px(4)
                clip: true
                enabled: !root._asks
                activeFocusOnTab: true
                keyNavigationEnabled: false
                model: root.dialog.entries
                // With a cache, Qt builds rows out of sight, and prints warnings if the folder changes then.
                cacheBuffer: 0
                boundsBehavior: Flickable.StopAtBounds
                currentIndex: root.dialog.row
                highlightFollowsCurrentItem: false
                Accessible.role: Accessible.List
                Accessible.name: root.dialog.kind === "folder" ? qsTr("Folders") : qsTr("Files and folders")
                Accessible.description: root.dialog.note
                Keys.onPressed: event => d.keyOfList(event)
                T.ScrollBar.vertical: DeskScrollBar {}

                delegate: FileDialogRow {
                    width: ListView.view ? ListView.view.width - Theme.px(8) : 0
                    multiple: root.dialog.kind === "files"
                    current: root.dialog.row === index
                    focused: list.activeFocus
                    onSelected: how => {
                        list.forceActiveFocus(Qt.MouseFocusReason);
                        root.dialog.select(index, how);
                    }
                    onActivated: root.dialog.activate(index)
                }

                WheelSteps {
                    view: list
                }
            }

            PlainText {
                anchors.centerIn: parent
                width: parent.width - Theme.px(32)
                visible: text !== ""
                text: root.dialog.note
                color: Theme.soft
                font.pixelSize: Theme.control
                wrapMode: Text.Wrap
                horizontalAlignment: Text.AlignHCenter
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }

        NoteLine {
            id: more

            anchors.bottom: asking.top
            words: root.dialog.more
        }

        Loader {
            id: asking

            anchors.bottom: below.top
            anchors.bottomMargin: Theme.px(10)
            width: parent.width
            height: root._asks ? implicitHeight : 0
            active: root._asks
            sourceComponent: root.dialog.naming ? naming : question
        }

        Item {
            id: below

            readonly property bool _oneLine: options.width + buttons.width + Theme.px(16) <= width

            anchors.bottom: parent.bottom
            width: parent.width
            height: _oneLine ? buttons.height : options.height + Theme.px(8) + buttons.height
            enabled: !root._asks

            Row {
                id: options

                anchors.left: parent.left
                y: below._oneLine ? (buttons.height - height) / 2 : 0
                spacing: Theme.px(12)

                DeskCheckBox {
                    text: qsTr("Hidden files")
                    checked: root.dialog.hidden
                    onClicked: root.dialog.showHidden(!root.dialog.hidden)
                }

                DeskCheckBox {
                    visible: root.dialog.kind === "files"
                    text: qsTr("Images and PDF only")
                    checked: root.dialog.pictures
                    onClicked: root.dialog.showPictures(!root.dialog.pictures)
                }

                DeskButton {
                    visible: root._saves
                    compact: true
                    text: qsTr("New folder…")
                    onClicked: root.dialog.nameFolder()
                }
            }

            Row {
                id: buttons

                anchors.right: parent.right
                anchors.bottom: parent.bottom
                spacing: Theme.px(8)

                DeskButton {
                    text: qsTr("Cancel")
                    onClicked: root.dialog.cancel()
                }

                DeskButton {
                    kind: "act"
                    caption: root.dialog.button
                    enabled: root.dialog.kind === "folder" || field.text !== "" || root.dialog.kind === "files" && root.dialog.row >= 0
                    onClicked: root.dialog.submit(field.text)
                }
            }
        }

    }

    LazyLoader {
        id: places

        sourceComponent: DeskMenu {
            id: menu

            title: qsTr("Recent folders")

            Instantiator {
                model: App.sessions.folders

                delegate: DeskMenuItem {
                    required property string modelData

                    caption: App.folderWords(modelData)
                    enabled: !App.sessions.goneFolders.includes(modelData)
                    most: Theme.px(420)
                    onTriggered: root.dialog.goTo(modelData)
                }

                onObjectAdded: (index, object) => menu.insertItem(index, object as Item)
                onObjectRemoved: (index, object) => menu.removeItem(object as Item)
            }
        }
    }

    Component {
        id: question

        ReplaceBar {
            dialog: root.dialog
        }
    }

    Component {
        id: naming

        NewFolderBar {
            dialog: root.dialog
        }
    }
}
