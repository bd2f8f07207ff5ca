pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/**
 * Searches all sessions for words. If the user chooses a result, its place in the conversation opens, with
 * Ctrl+Enter in another pane.
 */
FocusScope {
    id: root

    required property SearchView search
    /**
     * The text of the button that leads back to the session, or "" without this button. The text says that
     * Claude waits for an answer there.
     */
    property string waiting
    /** Whether the session behind the page is a demo. */
    property bool demo: false
    signal closed

    /** Move the keyboard focus to the field and select its text, so that typing replaces it. */
    function enter() {
        field.text = root.search.query;
        field.forceActiveFocus(Qt.ShortcutFocusReason);
        field.selectAll();
    }

    Component.onCompleted: root.enter()
    Keys.onEscapePressed: root.closed()

    QtObject {
        id: d

        readonly property real column: Theme.columnIn(root.width)

        function move(by: int) {
            const to = list.currentIndex + by;
            if (to < 0) {
                list.currentIndex = -1;
                field.forceActiveFocus(Qt.BacktabFocusReason);
            } else if (to < list.count) {
                list.currentIndex = to;
            }
        }

        function enterList() {
            if (list.count === 0)
                return;
            list.currentIndex = Math.max(0, list.currentIndex);
            list.forceActiveFocus(Qt.TabFocusReason);
        }
    }

    Connections {
        target: root.search

        function onRenewed() {
            list.currentIndex = -1;
            list.positionViewAtBeginning();
        }

        function onQueryChanged() {
            if (field.text !== root.search.query)
                field.text = root.search.query;
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.page
    }

    PageHead {
        id: head

        width: parent.width
        title: qsTr("Search")
        closeName: qsTr("Close search")
        waiting: root.waiting
        onClosed: root.closed()
    }

    Column {
        id: asked

        anchors.top: head.bottom
        anchors.topMargin: Theme.px(16)
        anchors.horizontalCenter: parent.horizontalCenter
        width: d.column
        spacing: Theme.px(10)

        SearchField {
            id: field

            width: parent.width
            focus: true
            onTextEdited: root.search.setQuery(text)
            onLeftDown: d.enterList()
            onEntered: beside => root.search.choose(Math.max(0, list.currentIndex), beside)
        }

        SearchFilters {
            width: parent.width
            search: root.search
        }

        SearchStatus {
            width: parent.width
            search: root.search
            demo: root.demo
        }
    }

    ListView {
        id: list

        anchors.top: asked.bottom
        anchors.topMargin: Theme.px(8)
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        width: d.column + Theme.px(20)
        model: root.search.rows
        currentIndex: -1
        boundsBehavior: Flickable.StopAtBounds
        // Rows built out of sight would cost time with every letter that is typed.
        cacheBuffer: 0
        keyNavigationEnabled: false
        activeFocusOnTab: true
        highlightFollowsCurrentItem: false
        clip: true
        opacity: root.search.failed ? 0.5 : 1
        T.ScrollBar.vertical: DeskScrollBar {}
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Results")

        onCurrentIndexChanged: if (currentIndex >= 0)
            positionViewAtIndex(currentIndex, ListView.Contain)
        onActiveFocusChanged: if (activeFocus && currentIndex < 0 && count > 0)
            currentIndex = 0

        Keys.onPressed: event => {
            if (event.key === Qt.Key_Up)
                d.move(-1);
            else if (event.key === Qt.Key_Down)
                d.move(1);
            else if (event.key === Qt.Key_PageUp)
                list.currentIndex = Math.max(0, list.currentIndex - 6);
            else if (event.key === Qt.Key_PageDown)
                list.currentIndex = Math.min(list.count - 1, list.currentIndex + 6);
            else if (event.key === Qt.Key_Home)
                list.currentIndex = 0;
            else if (event.key === Qt.Key_End)
                list.currentIndex = list.count - 1;
            else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
                root.search.choose(list.currentIndex, event.modifiers & Qt.ControlModifier);
            else if (event.key === Qt.Key_Space)
                root.search.choose(list.currentIndex);
            else
                return;
            event.accepted = true;
        }

        delegate: SearchResultRow {
            onClicked: {
                list.currentIndex = index;
                root.search.choose(index);
            }
        }

        footer: Item {
            width: ListView.view ? ListView.view.width : 0
            height: Math.max(root.search.more ? more.height + Theme.px(20) : 0, root.search.lastWords !== "" ? said.height + Theme.px(20) : 0, Theme.px(16))

            DeskButton {
                id: more

                anchors.left: parent.left
                anchors.leftMargin: Theme.px(10)
                y: Theme.px(10)
                visible: root.search.more
                compact: true
                text: qsTr("Show more")
                onActiveFocusChanged: if (activeFocus)
                    list.positionViewAtEnd()
                onClicked: root.search.showMore()
            }

            PlainText {
                id: said

                x: Theme.px(10)
                y: Theme.px(10)
                width: parent.width - 2 * x
                visible: text !== ""
                text: root.search.lastWords
                wrapMode: Text.Wrap
                color: Theme.faint
                font.pixelSize: Theme.small
            }
        }

        WheelSteps {
            view: list
        }
    }

    SearchHint {
        anchors.top: asked.bottom
        anchors.topMargin: Theme.px(40)
        anchors.horizontalCenter: parent.horizontalCenter
        width: d.column
        search: root.search
    }
}
