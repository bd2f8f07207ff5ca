pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Navigation
import ClaudeDesk.RowParts

/** The list of rows. It follows its end until the person scrolls away from it. */
FocusScope {
    id: root

    required property SessionView session
    readonly property TranscriptModel transcript: session.transcript
    readonly property bool empty: list.count === 0
    /** How high all of its rows are. What depends on it changes the list, which is not to be in the midst of it. */
    property real rowsHeight: Infinity

    function _measure() {
        if (list.contentHeight > 0)
            rowsHeight = list.contentHeight;
    }
    /** The keyboard belongs to the message again. */
    signal messageWanted
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
    /** The person wants to see what the turn has changed that ends with this row. */
    signal changesWanted(key: string)
    /** The person wants to see the change that the tool call of this row has made. */
    signal changeWanted(key: string)

    /** The keyboard to the rows themselves: this scope may remember the rail, or a field of its own. */
    function focusRows() {
        way.enter();
    }

    function jumpToLatest() {
        place.release();
        d.on = true;
        place.keep();
        d.toEnd();
    }

    function jumpToFirst() {
        d.on = false;
        place.atTop = true;
        list.positionViewAtBeginning();
        place.keep();
        Qt.callLater(() => list.contentY = list.originY);
    }

    /** Scroll by so many pixels, as the person asked. */
    function scrollBy(distance: real) {
        d.leave();
        wheel.scroll(list, distance);
        // However little somebody goes up, it is away from the end.
        if (distance > 0)
            d.settle();
        else
            place.keep();
    }

    function page(direction: int) {
        root.scrollBy(direction * Math.max(60, list.height * 0.85));
    }

    // The row that had the keyboard was scrolled away.
    Keys.onPressed: event => {
        if (root.Window.activeFocusItem === root)
            event.accepted = way.key(event);
    }

    AutoScroll {
        id: d

        list: list
        place: place
        lacking: jump.room
    }

    function leaveSession() {
        way.leaveSession();
    }

    Component.onCompleted: d.arrive(root.session)

    // Another session: where the person left it.
    onTranscriptChanged: {
        if (list.model)
            d.arrive(root.session);
    }

    Connections {
        target: root.transcript

        function onSent() {
            root.session.selection.clear();
            root.jumpToLatest();
        }

        function onRowsInserted(above: var, first: int, last: int) {
            d.take(last - first + 1);
        }

        // Another conversation: from its end.
        function onModelAboutToBeReset() {
            d.arriving = true;
            d.fresh = true;
        }

        function onModelReset() {
            d.arriving = false;
            d.on = true;
            list.positionViewAtEnd();
            d.toEnd();
        }

        // Before the frame that has it; what the layout makes of it comes later, and would be a second frame.
        function onApplied() {
            d.keep();
        }
    }

    Connections {
        target: root.session.history

        // Where it stood in an earlier run is there.
        function onReturned() {
            d.arrive(root.session);
        }
    }

    RowContext {
        id: rowHost

        session: root.session
        onCopyWanted: text => root.copyWanted(text)
        onAttachmentsWanted: (items, index) => root.attachmentsWanted(items, index)
        onChangesWanted: key => root.changesWanted(key)
        onChangeWanted: key => root.changeWanted(key)
    }

    // Below the list: it takes what no button of a row does.
    RowSelector {
        id: selector

        anchors.fill: parent
        list: list
        host: rowHost
        onLeaving: d.leave()
        onSettling: d.settle()
        onScrollWanted: distance => root.scrollBy(distance)
    }

    ListView {
        id: list

        width: parent.width
        height: d.arriving ? 0 : parent.height - jump.room
        // Taken by `arrive`.
        model: null
        // Only while the keyboard is on a row.
        currentIndex: -1
        highlightFollowsCurrentItem: false
        highlight: RowFocusRing {
            row: way.cursorRow
        }
        cacheBuffer: 0
        displayMarginBeginning: d.fresh || d.flooded ? 0 : 200
        displayMarginEnd: displayMarginBeginning
        boundsBehavior: Flickable.StopAtBounds
        // A drag beside the words is no scrolling: it was to select.
        acceptedButtons: Qt.NoButton
        keyNavigationEnabled: false
        focus: true
        activeFocusOnTab: (count > 0 && height > 0) || activeFocus
        clip: true
        header: EarlierLine {
            session: root.session
        }
        footer: AnswerLine {
            answer: root.session.answer
        }
        T.ScrollBar.vertical: DeskScrollBar {
            id: bar

            policy: place.history.hasGaps ? T.ScrollBar.AlwaysOff : T.ScrollBar.AsNeeded
            onPressedChanged: if (pressed)
                d.on = false;
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
                d.leave();
            else
                d.settle();
        }
        onContentHeightChanged: {
            d.keep();
            Qt.callLater(root._measure);
        }
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

        delegate: RowDelegateChooser {
            host: rowHost
        }

        WheelSteps {
            id: wheel

            parent: list
            enabled: list.contentHeight > list.height
            onTurned: distance => {
                list.cancelFlick();
                way.stop();
                root.scrollBy(distance);
            }
        }
    }

    HistoryScrollAnchor {
        id: place

        anchors.fill: parent
        list: list
        session: root.session
        following: d.on
        onDragged: active => {
            d.on = false;
            if (!active)
                d.settle();
        }
    }

    NavigationLayer {
        id: way

        anchors.fill: parent
        list: list
        host: rowHost
        selector: selector
        following: d.on
        barWidth: bar.shown || place.bar.shown ? bar.width : 0
        onLeaving: d.leave()
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

    JumpToLatest {
        id: jump

        /** Whether the person is elsewhere than at the end. */
        readonly property bool away: list.contentHeight > list.height && !d.atEnd && !(d.wanted && d.on)

        function update() {
            shown = away;
        }

        // Later: it takes room from the list, which is asked here.
        onAwayChanged: Qt.callLater(update)
        onClicked: {
            root.jumpToLatest();
            root.messageWanted();
        }
    }
}
