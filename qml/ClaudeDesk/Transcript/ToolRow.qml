pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Cards
import ClaudeDesk.Language
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** A tool call: its title, its state, its input and its output. */
RowFrame {
    id: root

    required property string cardName
    required property string server
    required property string family
    required property string toolTitle
    required property string summary
    /** What the call is for, in Claude's words, or "". */
    required property string description
    required property string toolState
    required property string tone
    required property real started
    /** The parts that are shown (ui/transcript/card_parts.py). */
    required property var parts
    required property bool folded
    required property bool foldable
    /** Whether the call is too large for the row. */
    required property bool beyond
    required property string rest
    required property bool allAttachments
    required property string progress
    /** Whether the call left a command running, and the output of the command can be shown. */
    required property bool taskOutput
    /** Whether the call began an agent, which can be opened as a conversation of its own. */
    required property bool agent
    /** Whether the call works in the background. */
    required property bool behind
    /** Whether the row is a running shell command of the user. */
    required property bool ownCommand
    /** Whether the running call can be moved to the background. */
    required property bool movable
    /**
     * For the first of several look-ups. `lookups`: the text of their line. `lookupsTime`: their duration.
     * `lookupsFolded`: whether the line replaces their cards.
     */
    required property string lookups
    required property string lookupsTime
    required property bool lookupsFolded
    /** The place of the card in a frame: "only", "first", "middle" or "last"; "" without a frame. */
    required property string cardPlace
    readonly property bool framed: cardPlace !== ""
    readonly property bool joinsAbove: cardPlace === "middle" || cardPlace === "last"
    readonly property bool joinsBelow: cardPlace === "first" || cardPlace === "middle"
    /** The radii of the card's corners. A card that is wider than its frame has all corners. */
    readonly property real topRadius: joinsAbove && !wider ? 0 : Theme.r
    readonly property real bottomRadius: joinsBelow && !wider ? 0 : Theme.r
    /**
     * Whether a change is shown side by side. The card is then wider than the column, as wide as its lines
     * need. During a search the change is in one column, because unchanged lines would appear twice.
     */
    readonly property bool wide: width >= Theme.mostCard + 40 && !host.marking && parts.some(part => (part.sides ?? []).length === 2)
    readonly property real columns: Math.max(...parts.map(part => part.columns ?? 0), 0)
    readonly property real needed: 2 * (columns * Theme.codeColumn + Theme.px(40))
    /**
     * The width that the card needs. A card that is only slightly wider than the column looks like a
     * mistake, so the card is then at least 80 pixels wider.
     */
    readonly property real wanted: needed > columnWidth ? Math.max(needed, columnWidth + Theme.px(80)) : columnWidth
    readonly property bool wider: wide && wanted > columnWidth

    /** How long the running call has worked, or "". */
    readonly property string worked: {
        const now = tone === "run" && started > 0 ? host.session.now : 0;
        return now - started >= 1 ? host.session.elapsed(started, now) : "";
    }

    // Two cards in a frame share the line between them.
    overlap: joinsAbove ? 1 : 0
    onFoldedChanged: if (!folded)
        host.unfolded(key, body)
    leftEdge: columnX + card.x
    rightEdge: leftEdge + card.width
    toolsRight: head.widthOfState + acts.width + Theme.px(8)
    toolsTop: card.y + Theme.px(4)
    copies: foot.active
    saysOwnName: foot.saysRest || lookupsFolded
    said: !lookupsFolded

    Loader {
        id: line

        active: root.lookups !== ""
        width: Math.min(implicitWidth, parent.width)
        // A Loader that has dropped its item keeps the item's size.
        height: active ? implicitHeight : 0

        sourceComponent: LookupLine {
            caption: root.lookups
            time: root.lookupsTime
            folded: root.lookupsFolded
            onClicked: root.host.foldLookups(root.key, !root.lookupsFolded)
        }
    }

    Rectangle {
        id: card

        visible: !root.lookupsFolded
        y: line.active ? line.height + Theme.px(4) : 0
        x: root.wide ? Math.round((root.width - width) / 2 - root.columnX) : 0
        width: root.wide ? Math.max(parent.width, Math.min(root.wanted, Theme.mostCard, root.width - 40)) : parent.width
        height: root.lookupsFolded ? 0 : box.height + 2
        color: root.framed ? Theme.card : "transparent"
        border.width: root.framed ? 1 : 0
        border.color: Theme.line
        topLeftRadius: root.topRadius
        topRightRadius: root.topRadius
        bottomLeftRadius: root.bottomRadius
        bottomRightRadius: root.bottomRadius

        Loader {
            width: 2
            height: head.height + 2
            anchors.left: parent.left
            active: (root.tone === "bad" || root.tone === "warn") && !root.lookupsFolded

            sourceComponent: ToneBar {
                tone: root.tone
                edge: card.height
                topRadius: root.topRadius
                bottomRadius: root.bottomRadius
            }
        }

        Column {
            id: box

            x: 1
            y: 1
            width: parent.width - 2

            Item {
                width: parent.width
                height: head.height

                ToolHeader {
                    id: head

                    anchors.left: parent.left
                    width: parent.width - acts.width
                    name: root.cardName
                    server: root.server
                    family: root.family
                    title: root.toolTitle
                    summary: root.summary
                    // The newest step of an agent that works follows the agent's name, so that the card stays one line.
                    description: !root.folded ? "" : root.agent && root.progress !== "" ? root.progress : root.description
                    topRadius: Math.max(0, root.topRadius - 1)
                    bottomRadius: body.height + output.height + move.height + own.height + foot.height > 0 ? 0 : Math.max(0, root.bottomRadius - 1)
                    tone: root.tone
                    folded: root.folded
                    foldable: root.foldable
                    query: root.host.marking ? root.host.find.query : ""
                    matchInTitle: root.host.marking && root.host.find.titled === root.key
                    stateText: output.saysState || root.ownCommand || root.agent && root.behind ? "" : root.toolState
                    elapsed: output.saysState || root.ownCommand ? "" : root.worked
                    onClicked: root.host.fold(root.key, !root.folded)
                }

                Loader {
                    id: acts

                    anchors.right: parent.right
                    width: active ? implicitWidth : 0
                    active: root.agent && !root.lookupsFolded

                    sourceComponent: AgentActs {
                        agent: root.toolTitle
                        stops: root.behind && root.host.session.stopping.stopsTasks
                        movable: root.movable
                        onOpenWanted: root.host.openAgent(root.key)
                        onStopWanted: root.host.stopTask(root.key)
                        onMoveWanted: root.host.moveToBackground(root.key)
                    }
                }
            }

            ProgressLine {
                width: parent.width
                text: output.saysState || root.agent && root.folded ? "" : root.progress
            }

            CardPartList {
                id: body

                width: parent.width
                host: root.host
                key: root.key
                allAttachments: root.allAttachments
                parts: root.parts
                wide: root.wide
                last: root.bottomRadius > 0 && !foot.active && !output.active && !move.active && !own.active
            }

            Loader {
                id: output

                /** Whether the line below the card says that the call works in the background. */
                readonly property bool saysState: active && root.behind

                width: parent.width
                active: root.taskOutput
                // A Loader that has dropped its item keeps the item's size.
                height: active ? implicitHeight : 0

                sourceComponent: CardButton {
                    caption: qsTr("Show output")
                    status: output.saysState ? Words.join([root.progress, root.worked]) : ""
                    stopName: output.saysState && root.host.session.stopping.stopsTasks ? Words.fill(qsTr("Stop %1"), [root.toolTitle]) : ""
                    onStopWanted: root.host.stopTask(root.key)
                    onClicked: root.host.showTaskOutput(root.key)
                }
            }

            Loader {
                id: own

                width: parent.width
                active: root.ownCommand
                // A Loader that has dropped its item keeps the item's size.
                height: active ? implicitHeight : 0

                sourceComponent: CardButton {
                    caption: ""
                    status: Words.join([root.toolState, root.worked, root.host.session.shell.lastLine])
                    stopName: qsTr("Stop the command")
                    onStopWanted: root.host.session.shell.stop()
                }
            }

            Loader {
                id: move

                width: parent.width
                active: root.movable && !root.agent && !root.lookupsFolded
                // A Loader that has dropped its item keeps the item's size.
                height: active ? implicitHeight : 0

                sourceComponent: CardButton {
                    caption: qsTr("Run in background")
                    onClicked: root.host.moveToBackground(root.key)
                }
            }

            Loader {
                id: foot

                readonly property bool saysRest: (item as CardFooter)?.saysRest ?? false

                width: parent.width
                active: root.parts.length > 0 && (root.folded ? root.rest !== "" : root.foldable || root.beyond)
                // A Loader that has dropped its item keeps the item's size.
                height: active ? implicitHeight : 0

                sourceComponent: CardFooter {
                    foldable: root.foldable
                    folded: root.folded
                    beyond: root.beyond
                    rest: root.rest
                    onFoldWanted: folded => root.host.fold(root.key, folded)
                    onAllWanted: root.host.showAll(root.key)
                    onCopyWanted: root.host.copy(root.key)
                    onSourceWanted: root.host.viewSource(root.key)
                }
            }
        }
    }
}
