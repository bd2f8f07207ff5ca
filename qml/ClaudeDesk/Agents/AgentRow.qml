pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** A row of the page of agents: a worker, a part of a workflow, or a group of workers that are done. */
Item {
    id: root

    required property int index
    required property string key
    required property string kind
    required property string agentState
    required property string name
    required property string words
    required property string time
    required property string tokens
    required property int depth
    required property bool folds
    required property bool open
    required property bool stoppable
    /** The states of a workflow's phases. */
    required property var phases
    /** The rows above the row, in words, if the indentation does not show its level; "" otherwise. */
    required property string path
    /** How the agent can work again: "call-again", "begin-anew", or "". */
    required property string renewal
    required property AgentsView agents
    /** The step of the turning arc (ArcBeat). */
    required property int step
    /** Whether the row shows the keyboard cursor. */
    required property bool ringed
    readonly property bool _part: kind === "phase" || kind === "done"
    readonly property int _start: Theme.px(50 + 18 * _level)
    /** The level of indentation. It is at most 4, because names need the room. */
    readonly property int _level: Math.min(depth, 4)
    /** The height without the path. */
    readonly property real _height: _part || words === "" ? Theme.px(28) : Theme.px(46)
    readonly property bool _opens: kind === "agent" || kind === "step"
    /** The width of what is at the end of the first line. */
    readonly property real _end: acts.active ? acts.width - Theme.px(4) : since.width
    signal chosen

    implicitHeight: _height + (path !== "" ? Theme.px(20) : 0)
    Accessible.role: Accessible.TreeItem
    Accessible.name: [name, words, time, tokens !== "" ? Words.fill(qsTr("%1 tokens"), [tokens]) : "", path].filter(part => part !== "").join(", ")
    Accessible.description: folds ? (open ? qsTr("expanded") : qsTr("collapsed")) : ""
    Accessible.focusable: true
    Accessible.focused: ringed
    Accessible.onPressAction: root.chosen()

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: Theme.px(8)
        anchors.rightMargin: Theme.px(8)
        radius: Theme.r
        color: root.ringed ? Theme.warm : hover.hovered ? Theme.hover : "transparent"

        FocusRing {
            visible: root.ringed
            gap: -1
        }
    }

    HoverHandler {
        id: hover
    }

    TapHandler {
        onTapped: root.chosen()
        onDoubleTapped: root.agents.open(root.key)
    }

    Repeater {
        model: root._level

        Rectangle {
            required property int index

            x: Direction.mirrored ? root.width - Theme.px(18 + 18 * index) : Theme.px(18 + 18 * index)
            width: 1
            height: root.height
            color: Theme.line
        }
    }

    Icon {
        id: fold

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(12 + 18 * root._level)
        anchors.verticalCenter: sign.verticalCenter
        visible: root.folds
        size: Theme.px(12)
        path: root.open ? Icons.chevronDownSmall : Direction.mirrored ? Icons.chevronLeft : Icons.chevronRight

        TapHandler {
            margin: Theme.px(6)
            onTapped: root.agents.fold(root.key, root.open)
        }
    }

    StateIcon {
        id: sign

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(30 + 18 * root._level)
        anchors.verticalCenter: title.verticalCenter
        workState: root.agentState
        step: root.step
    }

    PlainText {
        id: title

        anchors.left: sign.right
        anchors.leftMargin: Theme.px(6)
        y: root.words === "" || root._part ? Math.round((root._height - height) / 2) : Theme.px(6)
        // The name of a command is in the font for code, whose lines are lower.
        height: Math.max(implicitHeight, Theme.px(18))
        verticalAlignment: Text.AlignVCenter
        width: Math.min(implicitWidth, root.width - root._start - root._end - Theme.px(root.kind === "agent" || root.kind === "session" ? 24 : 44) - (segments.visible ? segments.width + Theme.px(6) : 0))
        text: root.name
        elide: Text.ElideRight
        color: root._part ? Theme.soft : Theme.ink
        font.pixelSize: root._part ? Theme.small : Theme.control
        font.family: root.kind === "command" ? Theme.mono : Application.font.family
        font.weight: root.kind === "session" ? Font.DemiBold : Font.Normal
        Accessible.ignored: true
    }

    Icon {
        id: kindSign

        readonly property string _drawing: Icons.workerKind(root.kind)

        anchors.left: title.right
        anchors.leftMargin: Theme.px(6)
        anchors.verticalCenter: title.verticalCenter
        visible: _drawing !== ""
        size: Theme.px(12)
        path: _drawing
        color: Theme.faint
    }

    Row {
        id: segments

        anchors.left: kindSign.right
        anchors.leftMargin: Theme.px(6)
        anchors.verticalCenter: title.verticalCenter
        // Of many phases, or in a narrow panel, the rows of the phases are enough.
        visible: root.phases.length > 1 && root.phases.length <= 8 && root.width >= Theme.px(340)
        spacing: Theme.px(3)

        Repeater {
            model: segments.visible ? root.phases : []

            Rectangle {
                required property string modelData

                width: Theme.px(14)
                height: Theme.px(4)
                radius: Theme.px(2)
                color: modelData === "waiting" ? Theme.line : Theme.stateTone(modelData)
            }
        }
    }

    PlainText {
        id: since

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(16)
        anchors.baseline: title.baseline
        visible: !acts.active
        text: root.time
        color: Theme.soft
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }

    PlainText {
        anchors.left: title.left
        anchors.right: figure.left
        anchors.rightMargin: Theme.px(8)
        anchors.top: title.bottom
        visible: !root._part && text !== ""
        text: root.words
        elide: Text.ElideRight
        color: root.agentState === "needs-you" ? Theme.warn : Theme.soft
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }

    PlainText {
        id: figure

        anchors.right: since.right
        anchors.top: title.bottom
        visible: root.width >= Theme.px(340)
        text: visible ? root.tokens : ""
        color: Theme.soft
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }

    PlainText {
        anchors.left: title.left
        anchors.right: since.right
        y: root._height
        visible: root.path !== ""
        text: root.path
        elide: Text.ElideMiddle
        color: Theme.faint
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }

    // The keyboard reaches the same by Delete, Ctrl+Enter, and by opening the agent.
    Loader {
        id: acts

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: title.verticalCenter
        active: hover.hovered && (root._opens || root.stoppable)

        sourceComponent: Row {
            component Act: IconButton {
                size: Theme.px(24)
                iconSize: Theme.px(14)
                focusPolicy: Qt.NoFocus
            }

            Act {
                visible: root.stoppable
                glyph: Icons.agentStopped
                caption: Words.fill(qsTr("Stop %1"), [root.name])
                onClicked: root.agents.stop(root.key)
            }

            Act {
                visible: root.renewal !== ""
                glyph: Icons.callAgain
                directed: true
                caption: root.renewal === "begin-anew" ? Words.fill(qsTr("Begin %1 anew"), [root.name]) : Words.fill(qsTr("Call %1 again"), [root.name])
                onClicked: root.agents.renew(root.key)
            }

            Act {
                visible: root._opens
                glyph: Icons.sideBySide
                caption: Words.fill(qsTr("Open %1 beside the conversation"), [root.name])
                onClicked: root.agents.openBeside(root.key)
            }
        }
    }
}
