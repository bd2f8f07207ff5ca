pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** Context, cost and limits of a session, in figures. */
Column {
    id: root

    required property UsageView usage
    /** The profile that the limits belong to, or "" for the default profile. */
    required property string profile
    /** The user wants to see a memory file. */
    signal fileWanted(path: string)

    spacing: Theme.px(18)

    component Title: PlainText {
        width: parent ? parent.width : 0
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    component Line: Rectangle {
        width: parent ? parent.width : 0
        height: 1
        color: Theme.line
    }

    component Fact: Item {
        id: fact

        required property string label
        required property string figure

        width: parent ? parent.width : 0
        height: said.implicitHeight
        Accessible.role: Accessible.StaticText
        Accessible.name: figure !== "" ? Words.fill(qsTr("%1: %2"), [label, figure]) : label

        PlainText {
            id: said

            anchors.left: parent.left
            text: fact.label
            font.pixelSize: Theme.control
            Accessible.ignored: true
        }

        PlainText {
            anchors.right: parent.right
            text: fact.figure
            color: Theme.soft
            font.pixelSize: Theme.control
            Accessible.ignored: true
        }
    }

    Column {
        width: parent.width
        spacing: Theme.px(8)

        Title {
            text: qsTr("Context")
        }

        Fact {
            label: root.usage.contextWords
            figure: root.usage.share >= 0 ? root.usage.short : ""
        }

        ShareBar {
            width: parent.width
            visible: root.usage.share >= 0
            share: root.usage.share
            mark: root.usage.threshold
            tone: root.usage.near ? "warn" : "run"
        }

        PlainText {
            width: parent.width
            visible: text !== ""
            text: root.usage.note
            wrapMode: Text.Wrap
            color: root.usage.near ? Theme.warn : Theme.faint
            font.pixelSize: Theme.small
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        DeskButton {
            visible: root.usage.near && !root.usage.compacting
            compact: true
            text: qsTr("Compact now")
            onClicked: root.usage.sumUp()
        }
    }

    FigureList {
        title: qsTr("Context usage")
        records: root.usage.categories
        barred: true
    }

    FigureList {
        title: qsTr("Memory files")
        records: root.usage.files
        place: true
        opens: true
        onOpenWanted: name => root.fileWanted(name)
    }

    FigureList {
        title: qsTr("MCP tools")
        records: root.usage.tools
        folds: true
    }

    Line {}

    Column {
        width: parent.width
        spacing: Theme.px(8)

        Title {
            text: qsTr("Cost")
        }

        Fact {
            label: qsTr("This session")
            figure: root.usage.cost !== "" ? root.usage.cost : qsTr("Unknown")
        }

        Fact {
            visible: root.usage.lastCost !== ""
            label: qsTr("Last turn")
            figure: root.usage.lastCost
        }

        PlainText {
            width: parent.width
            text: qsTr("Estimated by Claude Code, in US dollars.")
            wrapMode: Text.Wrap
            color: Theme.faint
            font.pixelSize: Theme.small
        }
    }

    FigureList {
        title: qsTr("By model")
        records: root.usage.models
    }

    CostLimitField {
        usage: root.usage
    }

    Line {
        visible: limits.visible
    }

    FigureList {
        id: limits

        title: root.profile !== "" ? Words.fill(qsTr("Account limits: %1"), [root.profile]) : qsTr("Account limits")
        records: root.usage.limits
        barred: true
    }

    FigureList {
        title: qsTr("Recommendations by Claude Code")
        records: root.usage.recommendations
        wraps: true
    }
}
