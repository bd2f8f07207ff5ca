pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** A long text, page by page: only the pages in sight are built. */
FocusScope {
    id: root

    required property Viewer viewer
    required property bool wrap
    /** The first page in sight. */
    readonly property int firstPage: Math.max(0, list.indexAt(list.contentX + 1, list.contentY + 1))

    function scrollBy(distance: real) {
        d.stopFollowing();
        const end = Math.max(list.originY, list.originY + list.contentHeight - list.height);
        list.contentY = Math.min(end, Math.max(list.originY, list.contentY + distance));
    }

    function page(direction: int) {
        root.scrollBy(direction * Math.max(60, list.height * 0.9));
    }

    function toStart() {
        d.stopFollowing();
        list.positionViewAtBeginning();
    }

    /** Scroll to the end, immediately or as soon as all of the text is loaded. */
    function toEnd() {
        d.follows = root.viewer.followed;
        if (root.viewer.pages.complete)
            d.toEnd();
        else
            d.endWanted = true;
    }

    function sideways(distance: real) {
        list.contentX = Math.max(0, Math.min(list.contentWidth - list.width, list.contentX + distance));
    }

    QtObject {
        id: d

        /** The width of the widest page seen so far. */
        property real widest: 0
        property bool endWanted: false
        /** Whether the end of a growing text is kept in sight, until the user scrolls away. */
        property bool follows: root.viewer.followed
        /** Whether the growing text, not the user, moves the view. */
        property bool moves: false

        function toEnd() {
            endWanted = false;
            moves = true;
            list.positionViewAtEnd();
            settling.start();
        }

        function isAtEnd(): bool {
            return list.originY + list.contentHeight - list.contentY - list.height < Theme.px(40);
        }

        function settle() {
            if (follows || !root.viewer.followed)
                list.positionViewAtEnd();
            moves = false;
        }

        /** Stop following the end, because the user scrolls away. */
        function stopFollowing() {
            follows = false;
            moves = false;
        }

        /** Keep the end in sight, once the new heights are known. */
        function keep() {
            if (follows && !moves)
                toEnd();
        }

        /** Bring the line that the viewer was opened for into sight, once the pages around it have their heights. */
        function showLine() {
            const page = root.viewer.linePage;
            if (page < 0)
                return;
            show(page);
            Qt.callLater(show, page);
        }

        /** Bring the current match, or the line that the viewer was opened for, into sight. */
        function show(page: int) {
            if (!list.itemAtIndex(page))
                list.positionViewAtIndex(page, ListView.Beginning);
            const item = list.itemAtIndex(page) as ViewerPage;
            const place = item ? item.placeOfMatch() : Qt.rect(0, 0, 0, 0);
            if (!item || place.height === 0)
                return;
            const y = item.y + place.y;
            if (y < list.contentY + Theme.px(20) || y + place.height > list.contentY + list.height - Theme.px(20))
                root.scrollBy(y - list.height / 3 - list.contentY);
            if (!root.wrap && (place.x < list.contentX || place.x > list.contentX + list.width - Theme.px(80)))
                root.sideways(place.x - list.width / 2 - list.contentX);
        }
    }

    onWrapChanged: {
        d.widest = 0;
        list.contentX = 0;
    }
    onWidthChanged: viewer.setTwoSided(width >= Theme.px(1100))
    Component.onCompleted: {
        viewer.setTwoSided(width >= Theme.px(1100));
        d.showLine();
    }

    Connections {
        target: root.viewer

        function onWanted(page: int) {
            d.show(page);
            // Show the match again when the pages around it have their heights.
            Qt.callLater(d.show, page);
        }

        function onOpenChanged() {
            d.widest = 0;
            list.contentX = 0;
            list.positionViewAtBeginning();
            d.follows = root.viewer.followed;
            d.keep();
            d.showLine();
        }
    }

    Connections {
        target: root.viewer.pages

        function onCompleted() {
            if (d.endWanted)
                d.toEnd();
        }

        function onGrowing() {
            d.moves = true;
        }

        function onGrown() {
            d.moves = false;
            d.keep();
        }
    }

    Timer {
        id: settling

        interval: 0
        onTriggered: d.settle()
    }

    Timer {
        id: keeping

        interval: 0
        onTriggered: d.keep()
    }

    ListView {
        id: list

        anchors.fill: parent
        model: root.viewer.pages
        currentIndex: -1
        cacheBuffer: 0
        displayMarginBeginning: 200
        displayMarginEnd: 200
        contentWidth: root.wrap ? width : Math.max(width, d.widest)
        flickableDirection: root.wrap ? Flickable.VerticalFlick : Flickable.HorizontalAndVerticalFlick
        boundsBehavior: Flickable.StopAtBounds
        acceptedButtons: Qt.NoButton
        keyNavigationEnabled: false
        focus: true
        activeFocusOnTab: true
        clip: true
        onMovementStarted: d.stopFollowing()
        onContentYChanged: if (!d.moves)
            d.follows = root.viewer.followed && d.isAtEnd()
        // Wait a moment: while the user scrolls, the content height may change before the position is
        // reported.
        onContentHeightChanged: keeping.start()
        onHeightChanged: keeping.start()
        header: Item {
            height: Theme.px(10)
        }
        footer: Item {
            height: Theme.px(16)
        }
        T.ScrollBar.vertical: DeskScrollBar {
            onPressedChanged: if (pressed)
                d.stopFollowing();
        }
        T.ScrollBar.horizontal: DeskScrollBar {}

        Accessible.role: Accessible.List
        Accessible.name: qsTr("Text")

        Keys.onUpPressed: root.scrollBy(-Theme.px(60))
        Keys.onDownPressed: root.scrollBy(Theme.px(60))
        Keys.onLeftPressed: root.sideways(-Theme.px(60))
        Keys.onRightPressed: root.sideways(Theme.px(60))
        Keys.onPressed: event => {
            if (event.key === Qt.Key_PageUp)
                root.page(-1);
            else if (event.key === Qt.Key_PageDown || event.key === Qt.Key_Space)
                root.page(1);
            else if (event.key === Qt.Key_Home)
                root.toStart();
            else if (event.key === Qt.Key_End)
                root.toEnd();
            else
                return;
            event.accepted = true;
        }

        delegate: ViewerPage {
            width: list.contentWidth
            viewer: root.viewer
            wrap: root.wrap
            onNeededWidthChanged: d.widest = Math.max(d.widest, neededWidth)
        }

        WheelSteps {
            view: list
            onLeaving: d.stopFollowing()
        }
    }

    DeskButton {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(10)
        visible: root.viewer.followed && !d.follows
        text: qsTr("Jump to end")
        glyph: Icons.jumpDown
        onClicked: {
            root.toEnd();
            list.forceActiveFocus(Qt.OtherFocusReason);
        }
    }
}
