pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Agents
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Permissions
import ClaudeDesk.Theme

/**
 * All open sessions: what works, what waits, and what needs the user. Below the list is the request of the
 * current session, in full, with the same answers as in the conversation.
 *
 * Keys: Up, Down, Home, End, Page Up and Page Down move through the sessions. Enter opens the session,
 * Ctrl+Enter beside the current one. Space goes to the request, and Escape back to the list. 1 to 5 choose a
 * filter.
 */
FocusScope {
    id: root

    required property OverviewView overview
    signal closed

    Component.onCompleted: overview.setShown(true)
    Component.onDestruction: overview.setShown(false)
    Keys.onEscapePressed: root.closed()

    /** Run the action of a shortcut. Return false if the action does not belong to this page. */
    function run(action: string): bool {
        if (action === "allow")
            (request.item as RequestArea)?.allowByChord();
        else if (action === "request" && request.activeFocus)
            list.forceActiveFocus(Qt.ShortcutFocusReason);
        else if (action === "request")
            d.answer();
        else
            return false;
        return true;
    }

    QtObject {
        id: d

        /**
         * The time of the last key press in the list, except Space. A key that follows at once answers no
         * request.
         */
        property real typedAt: 0
        readonly property real column: Theme.columnIn(root.width)

        function answer() {
            (request.item as RequestArea)?.enter();
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.page
    }

    PageHead {
        id: head

        width: parent.width
        title: qsTr("All sessions")
        closeName: qsTr("Close the page")
        focus: false
        onClosed: root.closed()
    }

    FilterTabs {
        id: filters

        anchors.top: head.bottom
        anchors.topMargin: Theme.px(8)
        anchors.horizontalCenter: parent.horizontalCenter
        width: d.column
        filters: root.overview.filters
        chosen: root.overview.filter
        label: qsTr("Sessions in this state")
        onChoosing: name => root.overview.choose(name)
    }

    PlainText {
        id: note

        anchors.top: filters.bottom
        anchors.topMargin: Theme.px(18)
        anchors.horizontalCenter: parent.horizontalCenter
        width: d.column
        visible: text !== ""
        text: root.overview.note
        wrapMode: Text.Wrap
        color: Theme.soft
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    ListView {
        id: list

        anchors.top: filters.bottom
        anchors.topMargin: Theme.px(8)
        anchors.bottom: request.top
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(root.width, d.column + Theme.px(40))
        clip: true
        focus: true
        model: root.overview.model
        currentIndex: root.overview.current
        keyNavigationEnabled: false
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        highlightFollowsCurrentItem: false
        // Rows out of sight are not built.
        cacheBuffer: 0
        T.ScrollBar.vertical: DeskScrollBar {}
        Accessible.role: Accessible.List
        Accessible.name: qsTr("All sessions")

        onCurrentIndexChanged: if (currentIndex >= 0)
            positionViewAtIndex(currentIndex, ListView.Contain)

        Keys.onPressed: event => {
            const number = event.key - Qt.Key_1;
            const rows = Math.max(1, Math.floor(list.height / Theme.px(46)) - 1);
            const steps = ({
                    [Qt.Key_Up]: -1,
                    [Qt.Key_Down]: 1,
                    [Qt.Key_PageUp]: -rows,
                    [Qt.Key_PageDown]: rows,
                    [Qt.Key_Home]: -list.count,
                    [Qt.Key_End]: list.count
                })[event.key];
            const enters = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
            const modifiers = event.modifiers & ~Qt.KeypadModifier;
            if (event.key !== Qt.Key_Space)
                d.typedAt = App.now();
            if (enters && modifiers === Qt.ControlModifier && !event.isAutoRepeat)
                root.overview.openInOtherPane();
            else if (modifiers)
                return;
            else if (enters && !event.isAutoRepeat)
                root.overview.open();
            else if (event.key === Qt.Key_Space)
                d.answer();
            else if (steps !== undefined)
                root.overview.enter(root.overview.current + steps);
            else if (number >= 0 && number < root.overview.filters.length)
                root.overview.choose(root.overview.filters[number].name);
            else
                return;
            event.accepted = true;
        }

        HoverHandler {
            onHoveredChanged: root.overview.hold(hovered)
        }

        delegate: OverviewRow {
            width: list.width
            current: ListView.isCurrentItem
            ringed: current && list.activeFocus
            onChosen: {
                list.forceActiveFocus(Qt.MouseFocusReason);
                root.overview.enter(index);
            }
            onOpened: {
                root.overview.enter(index);
                root.overview.open();
            }
        }

        WheelSteps {
            view: list
        }
    }

    // The request of another session is another item, so that it keeps no input, and its guards begin again.
    SourceLoader {
        id: request

        readonly property SessionView asking: root.overview.asking
        property bool _lets: true

        anchors.bottom: parent.bottom
        width: parent.width
        height: active && item ? (item as RequestArea).implicitHeight : 0
        active: _lets && asking !== null
        file: Qt.resolvedUrl("../Permissions/RequestArea.qml")
        values: () => ({
                session: asking,
                inOverview: true,
                lastKeyAt: Qt.binding(() => d.typedAt),
                room: Qt.binding(() => Math.max(Theme.px(200), root.height - head.height - filters.height - Theme.px(16 + 3 * 46)))
            })
        onLoaded: (item as RequestArea).messageWanted.connect(() => list.forceActiveFocus(Qt.OtherFocusReason))
        onAskingChanged: {
            if (activeFocus)
                list.forceActiveFocus(Qt.OtherFocusReason);
            _lets = false;
            _lets = true;
        }
    }
}
