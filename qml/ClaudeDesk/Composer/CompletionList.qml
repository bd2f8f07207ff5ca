pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The completions of the word before the cursor. The keyboard focus stays in the message field. */
Item {
    id: root

    required property Completion completion
    /** The available height. */
    required property real room

    /** The last position of the pointer, or null. A row that moves under a resting pointer is not chosen. */
    property var _rests: null

    function _point(row: int, place: point) {
        const moved = root._rests !== null && (root._rests.x !== place.x || root._rests.y !== place.y);
        root._rests = place;
        if (moved)
            root.completion.choose(row);
    }

    /** The height of a row. The list shows no partial rows, and as many rows as there is room for. */
    readonly property real _rowHeight: list.count > 0 ? list.contentHeight / list.count : 0
    readonly property real _most: Math.min(Theme.px(292), root.room - (note.visible ? note.height : 0)) - 2 * Theme.px(6)

    implicitHeight: Math.min(list.contentHeight, _rowHeight > 0 ? Math.max(1, Math.floor(_most / _rowHeight)) * _rowHeight : 0) + 2 * Theme.px(6) + (note.visible ? note.height : 0)

    Shadow {
        radius: Theme.r
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.r
        color: Theme.card
        border.color: Theme.line

        // Accepts clicks and wheel events, so that they do not reach the items behind the list.
        MouseArea {
            anchors.fill: parent
            acceptedButtons: Qt.AllButtons
            onWheel: event => event.accepted = true
        }
    }

    ListView {
        id: list

        anchors.fill: parent
        anchors.margins: Theme.px(6)
        anchors.bottomMargin: Theme.px(6) + (note.visible ? note.height : 0)
        clip: true
        cacheBuffer: 0
        model: root.completion.offers
        currentIndex: root.completion.current
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        highlightResizeDuration: 0
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Completions")
        T.ScrollBar.vertical: DeskScrollBar {}

        delegate: CompletionRow {
            required property int index

            width: list.width
            current: index === root.completion.current
            onPointed: place => root._point(index, place)
            onAccepted: {
                root.completion.choose(index);
                root.completion.accept(false);
            }
        }

        WheelSteps {
            view: list
        }
    }

    PlainText {
        id: note

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.leftMargin: Theme.px(16)
        anchors.rightMargin: Theme.px(16)
        height: implicitHeight
        topPadding: list.count > 0 ? Theme.px(4) : Theme.px(2)
        bottomPadding: Theme.px(8)
        visible: text !== ""
        text: root.completion.note
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        color: Theme.faint
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    SpokenText {
        id: speech
    }

    Connections {
        target: root.completion

        // Announce the chosen row, because the message field keeps the keyboard focus.
        function onCurrentChanged() {
            if (root.completion.spoken !== "")
                speech.say(root.completion.spoken, true);
        }
    }
}
