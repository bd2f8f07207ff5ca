pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Agents
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Navigation
import ClaudeDesk.RowParts

/** The list of rows. The view follows the newest row until the user scrolls away. */
FocusScope {
    id: root

    required property SessionView session
    readonly property TranscriptModel transcript: session.transcript
    readonly property OpenedAgentView opened: session.opened
    /** Whether the conversation has no rows. The conversation of an opened agent at least has a head. */
    readonly property bool empty: list.count === 0 && !opened.active
    /**
     * The height of all rows. The height is updated with a delay: items that depend on it change the list,
     * and the list may be in the middle of a layout.
     */
    property real rowsHeight: Infinity

    function _measure() {
        if (list.contentHeight > 0)
            rowsHeight = list.contentHeight;
    }
    /** The keyboard focus should go back to the message field. */
    signal messageWanted
    signal copyWanted(text: string)
    /** A row should be saved to a file. */
    signal saveWanted(key: string)

    /** Run the action of a shortcut. Return whether the action belongs to the conversation. */
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
    /** The user wants to see the changes of the turn that ends with this row. */
    signal changesWanted(key: string)
    /** The user wants to see the change that the tool call of this row made. */
    signal changeWanted(key: string)

    /**
     * Move the keyboard focus to the list of rows. If only this scope got the focus, the focus could return
     * to the item that had it last, such as a field.
     */
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

    /** Scroll by a number of pixels, because the user scrolls. */
    function scrollBy(distance: real) {
        d.stopFollowing();
        wheel.scroll(list, distance);
        // The view leaves the end even if the user scrolls up by one pixel.
        if (distance > 0)
            d.settle();
        else
            place.keep();
    }

    function page(direction: int) {
        root.scrollBy(direction * Math.max(60, list.height * 0.85));
    }

    // The key presses arrive here if the row with the keyboard focus was scrolled away.
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

    function closeSessionParts() {
        way.closeSessionParts();
    }

    Component.onCompleted: d.arrive(root.session)

    // Another session is shown, at the place where the user left it.
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

        // Another conversation is shown from its end.
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

        // Scroll to the end before the frame that shows the new rows. The layout changes later. Scrolling
        // after that would need a second frame.
        function onApplied() {
            d.keep();
        }
    }

    Connections {
        target: root.session.history

        // The scroll position from an earlier run of the program has been loaded.
        function onReturned() {
            d.arrive(root.session);
        }
    }

    RowContext {
        id: rowHost

        session: root.session
        turn: way.turn
        onCopyWanted: text => root.copyWanted(text)
        onAttachmentsWanted: (items, index) => root.attachmentsWanted(items, index)
        onChangesWanted: key => root.changesWanted(key)
        onChangeWanted: key => root.changeWanted(key)
    }

    Component {
        id: earlier

        EarlierLine {
            session: root.session
        }
    }

    Component {
        id: agentHead

        OpenedAgentHead {
            host: rowHost
        }
    }

    // The selector is below the list, and gets the presses that no button of a row accepts.
    RowSelector {
        id: selector

        anchors.fill: parent
        list: list
        host: rowHost
        onLeaving: d.stopFollowing()
        onSettling: d.settle()
        onScrollWanted: distance => root.scrollBy(distance)
    }

    ListView {
        id: list

        width: parent.width
        height: d.arriving ? 0 : parent.height - jump.room
        // `AutoScroll.arrive` sets the model.
        model: null
        // The index of the row with the keyboard cursor, or -1.
        currentIndex: -1
        highlightFollowsCurrentItem: false
        highlight: RowFocusRing {
            row: way.cursorRow
        }
        cacheBuffer: 0
        displayMarginBeginning: d.fresh || d.flooded ? 0 : 200
        displayMarginEnd: displayMarginBeginning
        boundsBehavior: Flickable.StopAtBounds
        // A drag outside of the text does not scroll, because the user wants to select.
        acceptedButtons: Qt.NoButton
        keyNavigationEnabled: false
        focus: true
        activeFocusOnTab: (count > 0 && height > 0) || activeFocus
        clip: true
        header: root.opened.active ? agentHead : earlier
        footer: AnswerLine {
            answer: root.session.answer
            shown: !root.opened.active
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
        Accessible.name: root.opened.active ? Words.fill(qsTr("Conversation of %1"), [root.opened.name]) : qsTr("Conversation")

        onActiveFocusChanged: if (!activeFocus)
            way.removeCursor()
        onMovingChanged: {
            way.stop();
            if (moving)
                d.stopFollowing();
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
            else if (event.key === Qt.Key_Left && event.modifiers === Qt.NoModifier && root.opened.active)
                root.opened.back();
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
        bar: place.bar.shown ? place.bar : bar
        onLeaving: d.stopFollowing()
        onSettling: d.settle()
        onScrollWanted: distance => root.scrollBy(distance)
        onMessageWanted: root.messageWanted()
        onSaveWanted: key => root.saveWanted(key)
    }

    // The ring around the list, while the list has the keyboard focus and no row has the cursor.
    FocusRing {
        anchors.fill: list
        gap: -2
        visible: list.Window.activeFocusItem === list && way.cursorRow === null
    }

    JumpToLatest {
        id: jump

        /** Whether the view is away from the end. */
        readonly property bool away: list.contentHeight > list.height && !d.atEnd && !(d.wanted && d.on)

        function update() {
            shown = away;
        }

        // Update with a delay: the button takes height from the list, and `away` depends on that height.
        onAwayChanged: Qt.callLater(update)
        onClicked: {
            root.jumpToLatest();
            root.messageWanted();
        }
    }
}
