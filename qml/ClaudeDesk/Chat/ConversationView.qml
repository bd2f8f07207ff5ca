pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** The list of rows. It follows its end until the person scrolls away from it. */
FocusScope {
    id: root

    required property SessionView session
    readonly property TranscriptModel transcript: session.transcript
    readonly property bool empty: list.count === 0
    /** The keyboard belongs to the message again. */
    signal messageWanted
    signal linkWanted(address: string)
    signal copyWanted(text: string)
    /** A row is to be written to a file. */
    signal saveWanted(key: string)

    /** Do what a key of the table stands for; whether it is one of the conversation's. */
    function run(action: string): bool {
        if (action === "latest")
            root.jumpToLatest();
        else if (action === "first")
            root.jumpToFirst();
        else
            return way.run(action);
        return true;
    }
    signal attachmentsWanted(items: list<var>, index: int)

    /** The keyboard to the rows themselves: this scope may remember the rail, or a field of its own. */
    function focusRows() {
        list.forceActiveFocus(Qt.BacktabFocusReason);
    }

    function jumpToLatest() {
        d.follow = true;
        d.toEnd();
    }

    function jumpToFirst() {
        d.follow = false;
        list.positionViewAtBeginning();
        Qt.callLater(() => list.contentY = list.originY);
    }

    /** Scroll by so many pixels, as the person asked. */
    function scrollBy(distance: real) {
        const top = list.originY;
        const end = Math.max(top, top + list.contentHeight - list.height);
        list.contentY = Math.min(end, Math.max(top, list.contentY + distance));
        d.settle();
    }

    function page(direction: int) {
        root.scrollBy(direction * Math.max(60, list.height * 0.85));
    }

    QtObject {
        id: d

        /** Whether the view keeps to the newest row. Only the person changes it. */
        property bool follow: true

        /** The person stopped scrolling: at the end means to follow it. */
        function settle() {
            follow = list.atYEnd || list.contentHeight <= list.height;
        }

        function toEnd() {
            Qt.callLater(d.goToEnd);
        }

        // A last row that is there already has grown; the way to a new one needs none of the rows in between.
        function goToEnd() {
            if (list.itemAtIndex(list.count - 1))
                list.forceLayout();
            list.positionViewAtEnd();
        }

        function keep() {
            if (d.follow && App.settings.follow)
                d.toEnd();
        }
    }

    Connections {
        target: root.transcript

        function onSent() {
            root.jumpToLatest();
        }

        // Before the frame that has it; what the layout makes of it comes later, and would be a second frame.
        function onApplied() {
            d.keep();
        }
    }

    RowHost {
        id: rowHost

        session: root.session
        onLinkWanted: address => root.linkWanted(address)
        onCopyWanted: text => root.copyWanted(text)
        onAttachmentsWanted: (items, index) => root.attachmentsWanted(items, index)
    }

    ListView {
        id: list

        anchors.fill: parent
        model: root.transcript
        // Only while the keyboard is on a row.
        currentIndex: -1
        highlightFollowsCurrentItem: false
        highlight: RowRing {
            row: way.cursorRow
        }
        cacheBuffer: 0
        displayMarginBeginning: 200
        displayMarginEnd: 200
        boundsBehavior: Flickable.StopAtBounds
        // A drag beside the words is no scrolling: it was to select.
        acceptedButtons: Qt.NoButton
        keyNavigationEnabled: false
        focus: true
        activeFocusOnTab: true
        clip: true
        header: Item {
            height: Theme.px(20)
        }
        footer: Item {
            height: Theme.px(20)
        }
        T.ScrollBar.vertical: Bar {
            id: bar

            onPressedChanged: if (pressed)
                d.follow = false;
            else
                d.settle()
        }

        Accessible.role: Accessible.List
        Accessible.name: qsTr("Conversation")

        onActiveFocusChanged: if (!activeFocus)
            way.leave()
        onMovingChanged: {
            way.stop();
            if (moving)
                d.follow = false;
            else
                d.settle();
        }
        onContentHeightChanged: d.keep()
        onHeightChanged: d.keep()
        onCountChanged: d.keep()

        Keys.onPressed: event => {
            if (way.key(event))
                event.accepted = true;
            else if (event.key === Qt.Key_PageUp)
                root.page(-1);
            else if (event.key === Qt.Key_PageDown)
                root.page(1);
            else if (event.key === Qt.Key_Home)
                root.jumpToFirst();
            else if (event.key === Qt.Key_End)
                root.jumpToLatest();
            else
                return;
            event.accepted = true;
        }

        delegate: RowChooser {
            host: rowHost
        }
    }

    WayLayer {
        id: way

        anchors.fill: parent
        list: list
        host: rowHost
        barWidth: bar.visible ? bar.width : 0
        onLeaving: d.follow = false
        onSettling: d.settle()
        onScrollWanted: distance => root.scrollBy(distance)
        onMessageWanted: root.messageWanted()
        onSaveWanted: key => root.saveWanted(key)
    }

    // The keyboard is here, but on no row yet.
    FocusRing {
        anchors.fill: list
        gap: -2
        visible: list.Window.activeFocusItem === list && way.cursorRow === null
    }

    DeskButton {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(10)
        visible: App.settings.follow ? !d.follow : !list.atYEnd
        text: qsTr("Jump to latest")
        glyph: "M8 2 L8 13 M3 8.5 L8 13.5 L13 8.5"
        onClicked: {
            root.jumpToLatest();
            root.messageWanted();
        }
    }
}
