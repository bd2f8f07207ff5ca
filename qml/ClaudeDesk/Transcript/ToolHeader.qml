pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Cards
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/**
 * The line above a card: the tool, the title of the call, and the state. A click folds or unfolds the card.
 */
T.AbstractButton {
    id: root

    required property string name
    required property string server
    required property string family
    required property string title
    required property string summary
    /** The state in words. A finished call has its duration only, or "". */
    required property string stateText
    /** The time that the tool has run, or "" if it is not shown. */
    required property string elapsed
    required property string tone
    required property bool folded
    required property bool foldable
    /** Whether the title is prose, not a command or a path. */
    readonly property bool words: ["agent", "ask", "list", "plan"].includes(family)
    /** Whether the title is a path. A long path is cut at its beginning, because its end says more. */
    readonly property bool path: ["read", "write"].includes(family)
    /** `query`: the search words, or "". `matchInTitle`: whether the current match is in the title. */
    property string query
    property bool matchInTitle: false

    /** Whether the tool succeeded. An icon shows that, without words. */
    readonly property bool done: tone === "ok"
    /** The width at the end of the line that the state takes. */
    readonly property real widthOfState: line.width - Direction.before(state)

    implicitHeight: Theme.px(34) + (line.below ? title.height + Theme.px(6) : 0)
    enabled: foldable
    activeFocusOnTab: foldable
    Accessible.name: folded ? Words.fill(qsTr("Expand %1"), [root.name]) : Words.fill(qsTr("Collapse %1"), [root.name])
    Accessible.ignored: !foldable

    Keys.onPressed: event => ReturnKey.press(event, root)
    Keys.onReleased: event => ReturnKey.ignore(event)

    background: Rectangle {
        radius: Theme.r - 1
        color: root.hovered && root.foldable ? Theme.hover : "transparent"

        Loader {
            anchors.fill: parent
            active: root.visualFocus

            sourceComponent: FocusRing {
                gap: -1
            }
        }
    }

    contentItem: Item {
        id: line

        /**
         * `start`: the position where the title begins after the name. `room`: the width from there to the
         * state.
         */
        readonly property real start: Direction.before(server) + server.width + Theme.px(10)
        readonly property real room: Direction.before(state) - Theme.px(10) - start
        /** Whether there is no room for the elapsed time. */
        readonly property bool narrow: width < Theme.px(400)
        /** Whether the title has its own line, because a narrow card would leave hardly any of it. */
        readonly property bool below: narrow && title.implicitWidth > room

        Item {
            id: first

            width: parent.width
            height: Theme.px(34)
        }

        ToolIcon {
            id: sign

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(12)
            anchors.verticalCenter: first.verticalCenter
            family: root.family
        }

        RowLabel {
            id: name

            anchors.left: sign.right
            anchors.leftMargin: Theme.px(8)
            anchors.verticalCenter: first.verticalCenter
            width: Math.min(implicitWidth, line.width * 0.4, Math.max(Theme.px(24), Direction.before(state) - Direction.before(sign) - sign.width - Theme.px(16)))
            elide: Text.ElideRight
            text: root.name
            font.pixelSize: Theme.control
            font.weight: Font.DemiBold
        }

        Loader {
            id: server

            anchors.left: name.right
            anchors.leftMargin: active ? Theme.px(7) : 0
            anchors.verticalCenter: first.verticalCenter
            active: root.server !== ""
            width: active ? implicitWidth : 0

            sourceComponent: Rectangle {
                implicitWidth: Math.min(serverName.implicitWidth + Theme.px(12), line.width * 0.22)
                implicitHeight: serverName.implicitHeight + Theme.px(3)
                radius: Theme.rSmall
                color: Theme.hover

                PlainText {
                    id: serverName

                    anchors.centerIn: parent
                    width: parent.width - Theme.px(12)
                    elide: Text.ElideRight
                    text: root.server
                    color: Theme.soft
                    font.pixelSize: Theme.tiny
                }
            }
        }

        Loader {
            anchors.fill: title
            active: root.query !== ""

            sourceComponent: TitleMarks {
                title: root.title
                font: title.font
                query: root.query
                current: root.matchInTitle
            }
        }

        RowLabel {
            id: title

            anchors.left: parent.left
            anchors.leftMargin: line.below ? Direction.before(name) : line.start
            y: line.below ? first.height - Theme.px(3) : name.y + name.baselineOffset - baselineOffset
            width: Math.max(0, Math.min(implicitWidth, line.below ? line.width - anchors.leftMargin - Theme.px(12) : line.room - (summary.shown ? summary.implicitWidth + Theme.px(10) : 0)))
            text: root.title
            // Marks are placed by their distance from the beginning, so the beginning must not be cut.
            elide: root.path && root.query === "" ? Text.ElideLeft : Text.ElideRight
            color: Theme.soft
            font.family: root.words ? name.font.family : Theme.mono
            font.pixelSize: root.words ? Theme.control : Theme.codeSize
        }

        PlainText {
            id: summary

            anchors.left: parent.left
            anchors.leftMargin: line.below ? line.start : title.anchors.leftMargin + title.width + Theme.px(10)
            anchors.baseline: name.baseline
            // A short title has priority over the summary.
            readonly property bool shown: root.summary !== "" && line.room > implicitWidth + (line.below ? 0 : Theme.px(10) + Math.min(title.implicitWidth, Theme.px(180)))
            visible: shown
            text: root.summary
            color: Theme.faint
            font.pixelSize: Theme.small
        }

        PlainText {
            id: state

            anchors.right: chevron.active ? chevron.left : parent.right
            anchors.rightMargin: chevron.active ? Theme.px(8) : Theme.px(12)
            anchors.baseline: name.baseline
            // A failure is in ink, and its icon has the tone.
            color: root.done ? Theme.faint : root.tone === "bad" ? Theme.ink : Theme.tone(root.tone)
            font.pixelSize: Theme.small
            readonly property bool _markFirst: root.tone === "warn"
            readonly property bool _markLeft: _markFirst !== Direction.mirrored
            readonly property int _markRoom: mark.active ? Theme.px(17) : 0
            leftPadding: _markLeft ? _markRoom : 0
            rightPadding: _markLeft ? 0 : _markRoom
            text: line.narrow ? root.stateText : Words.join([root.stateText, root.elapsed])

            Loader {
                id: mark

                active: root.done || root.tone === "bad" || root.tone === "warn"
                x: state._markLeft ? 0 : state.width - width
                anchors.verticalCenter: parent.verticalCenter

                sourceComponent: Icon {
                    size: Theme.px(11)
                    path: root.done ? Icons.checkSmall : root.tone === "bad" ? Icons.close : Icons.agentNeedsYou
                    filled: root.tone === "warn"
                    color: Theme.tone(root.tone)
                }
            }
        }

        Loader {
            id: chevron

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(12)
            anchors.verticalCenter: first.verticalCenter
            active: root.foldable
            visible: active

            sourceComponent: Icon {
                size: Theme.px(10)
                path: root.folded ? Icons.chevronDown : Icons.chevronUp
                color: Theme.faint
            }
        }
    }
}
