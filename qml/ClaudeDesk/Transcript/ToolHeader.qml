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
    /** The outcome in a few words, such as `12 files` or `+2 −1`. */
    required property string summary
    /** What the call is for, in Claude's words, or "". */
    required property string description
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
    /** The radii of the corners of the card at this line, inside its border. */
    property real topRadius: Theme.r - 1
    property real bottomRadius: Theme.r - 1

    /** Whether the tool succeeded. An icon shows that, without words. */
    readonly property bool done: tone === "ok"
    /** The numbers of added and removed lines, which follow the path of a change; [] for any other outcome. */
    readonly property list<string> figures: family === "write" && /^\+\d/.test(summary) ? summary.split(" ") : []
    readonly property string outcome: figures.length > 0 ? "" : summary
    /** The width at the end of the line that the state takes. */
    readonly property real widthOfState: line.width - Direction.before(state)

    implicitHeight: Theme.cardHeight + (line.below ? title.height + Theme.px(6) : 0)
    enabled: foldable
    activeFocusOnTab: foldable
    Accessible.name: folded ? Words.fill(qsTr("Expand %1"), [root.name]) : Words.fill(qsTr("Collapse %1"), [root.name])
    Accessible.ignored: !foldable

    Keys.onPressed: event => ReturnKey.press(event, root)
    Keys.onReleased: event => ReturnKey.ignore(event)

    background: Rectangle {
        topLeftRadius: root.topRadius
        topRightRadius: root.topRadius
        bottomLeftRadius: root.bottomRadius
        bottomRightRadius: root.bottomRadius
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
        readonly property real start: Direction.before(name) + name.width + Theme.px(10)
        readonly property real room: Direction.before(state) - Theme.px(10) - start
        /** The position where the name ends, if the state leaves the name enough room. */
        readonly property real nameEnd: Direction.before(server) + server.width + Theme.px(10) + Math.min(name.implicitWidth, width * 0.4)
        /** Whether there is no room for the elapsed time. */
        readonly property bool narrow: width < Theme.px(400)
        /** Whether the title has its own line, because a narrow card would leave hardly any of it. */
        readonly property bool below: narrow && title.implicitWidth > room

        Item {
            id: first

            width: parent.width
            height: Theme.cardHeight
        }

        ToolIcon {
            id: sign

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(12)
            anchors.verticalCenter: first.verticalCenter
            family: root.family
        }

        Loader {
            id: server

            anchors.left: sign.right
            anchors.leftMargin: active ? Theme.px(10) : 0
            anchors.verticalCenter: first.verticalCenter
            active: root.server !== ""
            width: active ? implicitWidth : 0

            sourceComponent: Item {
                implicitWidth: serverName.width
                implicitHeight: serverName.implicitHeight

                PlainText {
                    id: serverName

                    width: Math.min(implicitWidth, line.width * 0.22)
                    elide: Text.ElideRight
                    text: root.server
                    font.pixelSize: Theme.control
                    font.weight: Font.DemiBold
                }
            }
        }

        // The tool of a server is an argument of the server's name.
        RowLabel {
            id: name

            anchors.left: server.right
            anchors.leftMargin: Theme.px(10)
            anchors.verticalCenter: first.verticalCenter
            width: Math.min(implicitWidth, line.width * 0.4, Math.max(Theme.px(24), Direction.before(state) - Direction.before(server) - server.width - Theme.px(20)))
            elide: Text.ElideRight
            text: root.name
            color: root.server !== "" ? Theme.soft : Theme.ink
            font.family: root.server !== "" ? Theme.mono : Application.font.family
            font.pixelSize: root.server !== "" ? Theme.codeSize : Theme.control
            font.weight: root.server !== "" ? Font.Normal : Font.DemiBold
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

            readonly property bool code: !root.words && root.server === ""

            anchors.left: parent.left
            anchors.leftMargin: line.below ? Direction.before(server.active ? server : name) : line.start
            y: line.below ? first.height - Theme.px(3) : name.y + name.baselineOffset - baselineOffset
            width: Math.max(0, Math.min(implicitWidth, line.below ? line.width - anchors.leftMargin - Theme.px(12) : line.room))
            text: root.title
            // Marks are placed by their distance from the beginning, so the beginning must not be cut.
            elide: root.path && root.query === "" ? Text.ElideLeft : Text.ElideRight
            color: root.server !== "" ? Theme.faint : Theme.soft
            font.family: code ? Theme.mono : Application.font.family
            font.pixelSize: code ? Theme.codeSize : Theme.small
        }

        // What follows the title gives way first: it gets only the room that the title leaves.
        Loader {
            id: tail

            readonly property real room: line.below ? line.room : line.room - Theme.px(10) - title.implicitWidth

            anchors.left: parent.left
            anchors.leftMargin: line.below ? line.start : title.anchors.leftMargin + title.width + Theme.px(10)
            anchors.baseline: name.baseline
            baselineOffset: item ? (item as Item).baselineOffset : 0
            active: root.figures.length > 0 || root.description !== ""
            visible: room >= (root.figures.length > 0 ? implicitWidth : Math.min(implicitWidth, Theme.px(48)))
            sourceComponent: root.figures.length > 0 ? changed : described
        }

        Component {
            id: described

            PlainText {
                width: Math.min(implicitWidth, Math.max(0, tail.room))
                elide: Text.ElideRight
                text: root.description
                color: Theme.faint
                font.pixelSize: Theme.small
            }
        }

        Component {
            id: changed

            Row {
                spacing: Theme.px(4)
                baselineOffset: added.baselineOffset

                PlainText {
                    id: added

                    text: root.figures[0] ?? ""
                    color: Theme.ok
                    font.pixelSize: Theme.small
                }

                PlainText {
                    text: root.figures[1] ?? ""
                    color: Theme.bad
                    font.pixelSize: Theme.small
                }
            }
        }

        PlainText {
            id: state

            readonly property string brief: line.narrow ? root.stateText : Words.join([root.stateText, root.elapsed])
            readonly property string full: Words.join([root.outcome, brief])
            /** The room for the state if the title, or the first part of a long title, is shown beside it. */
            readonly property real most: line.width - line.nameEnd - Theme.px(20) - anchors.rightMargin - _markRoom - Math.min(title.implicitWidth, Theme.px(180))

            anchors.right: parent.right
            anchors.rightMargin: root.foldable || root.tone !== "warn" ? Theme.px(32) : Theme.px(12)
            anchors.baseline: name.baseline
            // A failure is in ink, and its icon has the tone. An outcome alone is no state.
            color: root.done || brief === "" ? Theme.faint : root.tone === "bad" ? Theme.ink : Theme.tone(root.tone)
            font.pixelSize: Theme.small
            readonly property bool _markFirst: root.tone === "warn"
            readonly property bool _markLeft: _markFirst !== Direction.mirrored
            readonly property int _markRoom: mark.active ? mark.width + Theme.px(8) : 0
            leftPadding: _markLeft ? _markRoom : 0
            rightPadding: _markLeft ? 0 : _markRoom
            // A title has priority over the outcome.
            text: root.outcome !== "" && Theme.smallWidth(full) <= most ? full : brief

            Loader {
                id: mark

                active: root.done || root.tone === "bad" || root.tone === "warn"
                x: state._markLeft ? 0 : state.width - width
                anchors.verticalCenter: parent.verticalCenter

                sourceComponent: Icon {
                    size: root.done ? Theme.px(16) : Theme.px(14)
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
                size: Theme.px(12)
                path: root.folded ? Icons.chevronDownSmall : Icons.chevronUpSmall
                color: Theme.faint
            }
        }
    }
}
