pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Agents
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Panels
import ClaudeDesk.Theme

/**
 * The head of the changes page: a choice of the compared states, the totals, and buttons for all changes. In a
 * narrow head, the choice is a button with a menu, and the options are in a menu too.
 */
FocusScope {
    id: root

    required property ChangesView changes
    readonly property string _branchWords: Words.fill(qsTr("Since %1"), [changes.target])
    readonly property string _turnWords: changes.older ? qsTr("Earlier turn") : qsTr("This turn")
    readonly property bool _narrow: width < Theme.px(420) || segments.implicitWidth + figures.implicitWidth + buttons.wanted + Theme.px(40) > width

    /** Whether the button for a commit has room beside the filters. If not, it is an option. */
    readonly property bool _commits: filters.whole + commit.implicitWidth + Theme.px(32) <= width
    /** The user wants to undo all changes that are shown. */
    signal undoAllWanted

    implicitHeight: lines.height

    /** Move the keyboard focus to the choice of the compared states. */
    function focusScopes() {
        if (_narrow)
            scopeButton.forceActiveFocus(Qt.OtherFocusReason);
        else
            (group.checkedButton as Item)?.forceActiveFocus(Qt.OtherFocusReason);
    }

    T.ButtonGroup {
        id: group
    }

    T.ButtonGroup {
        id: filterGroup
    }

    component Remark: Item {
        id: remark

        property string words
        property bool bad: true
        /** Whether assistive technology is told at once. */
        property bool alerts: false

        visible: words !== ""
        x: Theme.px(12)
        width: lines.width - 2 * x
        implicitHeight: said.implicitHeight

        Icon {
            visible: remark.bad
            y: Theme.px(1)
            anchors.left: parent.left
            path: Icons.warning
            size: Theme.px(14)
            color: Theme.bad
        }

        PlainText {
            id: said

            anchors.left: parent.left
            anchors.leftMargin: remark.bad ? Theme.px(20) : 0
            anchors.right: parent.right
            text: remark.words
            font.pixelSize: Theme.small
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            Accessible.role: remark.alerts ? Accessible.AlertMessage : Accessible.StaticText
            Accessible.name: text
        }
    }

    Column {
        id: lines

        width: parent.width
        spacing: Theme.px(6)
        topPadding: Theme.px(2)

        Item {
            id: tools

            x: Theme.px(12)
            width: parent.width - 2 * x
            height: Math.max(segments.implicitHeight, buttons.implicitHeight)

            Rectangle {
                id: segments

                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                visible: !root._narrow
                implicitWidth: choices.implicitWidth + 4
                implicitHeight: choices.implicitHeight + 4
                radius: Theme.r
                color: Theme.warm

                Row {
                    id: choices

                    anchors.centerIn: parent

                    SegmentTab {
                        text: root.changes.older ? qsTr("Earlier turn") : qsTr("This turn")
                        T.ButtonGroup.group: group
                        checked: root.changes.scope === "turn"
                        focus: checked
                        onClicked: root.changes.choose("turn")
                    }

                    SegmentTab {
                        text: qsTr("This session")
                        T.ButtonGroup.group: group
                        checked: root.changes.scope === "session"
                        focus: checked
                        onClicked: root.changes.choose("session")
                    }

                    SegmentTab {
                        text: qsTr("Since HEAD")
                        T.ButtonGroup.group: group
                        checked: root.changes.ofHead
                        focus: checked
                        onClicked: root.changes.choose("head")
                    }

                    SegmentTab {
                        visible: root.changes.target !== ""
                        caption: root._branchWords
                        T.ButtonGroup.group: group
                        checked: root.changes.scope === "branch"
                        focus: checked
                        onClicked: root.changes.choose("branch")
                    }
                }
            }

            DeskButton {
                id: scopeButton

                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                visible: root._narrow
                compact: true
                caption: root.changes.ofHead ? qsTr("Since HEAD") : root.changes.scope === "branch" ? root._branchWords : root.changes.scope === "session" ? qsTr("This session") : root._turnWords
                glyph: Icons.chevronDownSmall
                Accessible.description: qsTr("Compared states")
                onClicked: scopeMenu.open ? (scopeMenu.item as DeskMenu).close() : (scopeMenu.made() as DeskMenu).open()

                LazyLoader {
                    id: scopeMenu

                    sourceComponent: DeskMenu {
                        y: scopeButton.height + Theme.px(4)

                        DeskMenuItem {
                            caption: root._turnWords
                            chosen: root.changes.scope === "turn"
                            onTriggered: root.changes.choose("turn")
                        }

                        DeskMenuItem {
                            text: qsTr("This session")
                            chosen: root.changes.scope === "session"
                            onTriggered: root.changes.choose("session")
                        }

                        DeskMenuItem {
                            text: qsTr("Since HEAD")
                            chosen: root.changes.ofHead
                            onTriggered: root.changes.choose("head")
                        }

                        DeskMenuItem {
                            visible: root.changes.target !== ""
                            height: visible ? implicitHeight : 0
                            caption: root._branchWords
                            chosen: root.changes.scope === "branch"
                            onTriggered: root.changes.choose("branch")
                        }
                    }
                }
            }

            Row {
                id: figures

                anchors.left: root._narrow ? scopeButton.right : segments.right
                anchors.leftMargin: Theme.px(8)
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.px(4)
                opacity: !root._narrow || scopeButton.width + implicitWidth + buttons.implicitWidth + Theme.px(16) <= parent.width ? 1 : 0
                Accessible.role: Accessible.StaticText
                Accessible.name: Words.join([root.changes.figure, root.changes.reviewFigure])
                Accessible.ignored: root.changes.figure === ""

                PlainText {
                    text: root.changes.added
                    color: Theme.ok
                    font.pixelSize: Theme.small
                    Accessible.ignored: true
                }

                PlainText {
                    text: root.changes.removed
                    color: Theme.bad
                    font.pixelSize: Theme.small
                    Accessible.ignored: true
                }
            }

            Row {
                id: buttons

                /** The width with all buttons that there can be, so that the choice keeps its form. */
                readonly property real wanted: 2 * Theme.px(28) + undoAll.implicitWidth + 3 * spacing

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.px(4)

                IconButton {
                    visible: !root._narrow && root.changes.figure !== ""
                    text: root.changes.sided ? qsTr("Show changes in one column") : qsTr("Show changes side by side")
                    glyph: Icons.sideBySide
                    onClicked: root.changes.setSided(!root.changes.sided)
                }

                IconButton {
                    id: options

                    visible: root.changes.figure !== "" || root.changes.redoable || root.changes.ofHead && !root._commits
                    text: qsTr("Options")
                    glyph: root._narrow ? Icons.more : Icons.listOptions
                    filled: root._narrow
                    opened: optionsMenu.open
                    onClicked: optionsMenu.open ? (optionsMenu.item as DeskMenu).close() : (optionsMenu.made() as DeskMenu).open()

                    LazyLoader {
                        id: optionsMenu

                        sourceComponent: DeskMenu {
                            x: options.width - width
                            y: options.height + Theme.px(4)

                            DeskMenuItem {
                                visible: root._narrow
                                text: root.changes.sided ? qsTr("Show changes in one column") : qsTr("Show changes side by side")
                                keys: "S"
                                onTriggered: root.changes.setSided(!root.changes.sided)
                            }

                            DeskMenuItem {
                                text: root.changes.spaces ? qsTr("Hide changes of white space") : qsTr("Show changes of white space")
                                keys: "W"
                                onTriggered: root.changes.setSpaces(!root.changes.spaces)
                            }

                            DeskMenuItem {
                                visible: root.changes.ofHead && !root._commits && !root.changes.staging.open
                                text: qsTr("Commit…")
                                keys: "M"
                                onTriggered: root.changes.commit()
                            }

                            DeskMenuItem {
                                text: qsTr("Expand all files")
                                onTriggered: root.changes.openAll(true)
                            }

                            DeskMenuItem {
                                text: qsTr("Collapse all files")
                                onTriggered: root.changes.openAll(false)
                            }
                        }
                    }
                }

                AnswerButton {
                    pales: false
                    anchors.verticalCenter: parent.verticalCenter
                    visible: root.changes.redoable && !root.changes.rowsRedo
                    about: root.changes
                    compact: true
                    text: qsTr("Redo")
                    onConfirmed: root.changes.redo()
                }

                DeskButton {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: root.changes.stages !== ""
                    compact: true
                    enabled: !root.changes.staging.busy
                    text: root.changes.stages === "unstage" ? qsTr("Unstage all") : qsTr("Stage all")
                    onClicked: root.changes.stage("")
                }

                DeskButton {
                    id: undoAll

                    anchors.verticalCenter: parent.verticalCenter
                    visible: root.changes.undoesAll
                    compact: true
                    enabled: !root.changes.undoing && !root.changes.waits
                    text: qsTr("Undo all…")
                    onClicked: root.undoAllWanted()
                }
            }
        }

        Item {
            visible: root.changes.ofHead
            x: Theme.px(12)
            width: parent.width - 2 * x
            height: Math.max(filters.height, commit.height)

            Flow {
                id: filters

                /** The width in one line. */
                readonly property real whole: every.implicitWidth + unstaged.implicitWidth + staged.implicitWidth + 2 * spacing

                width: parent.width
                spacing: Theme.px(16)
                Accessible.role: Accessible.PageTabList
                Accessible.name: qsTr("Staged changes")

                AgentFilterTab {
                    id: every

                    caption: qsTr("All")
                    count: root.changes.headFiles
                    Accessible.name: caption
                    Accessible.description: count >= 0 ? count : ""
                    T.ButtonGroup.group: filterGroup
                    checked: root.changes.scope === "head"
                    onClicked: root.changes.choose("head")
                }

                AgentFilterTab {
                    id: unstaged

                    caption: qsTr("Not staged")
                    count: root.changes.unstagedFiles
                    Accessible.name: caption
                    Accessible.description: count >= 0 ? count : ""
                    T.ButtonGroup.group: filterGroup
                    checked: root.changes.scope === "unstaged"
                    onClicked: root.changes.choose("unstaged")
                }

                AgentFilterTab {
                    id: staged

                    caption: qsTr("Staged")
                    count: root.changes.stagedFiles
                    Accessible.name: caption
                    Accessible.description: count >= 0 ? count : ""
                    T.ButtonGroup.group: filterGroup
                    checked: root.changes.scope === "staged"
                    onClicked: root.changes.choose("staged")
                }
            }

            DeskButton {
                id: commit

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                visible: !root.changes.staging.open && root._commits
                compact: true
                text: qsTr("Commit…")
                onClicked: root.changes.commit()
            }
        }

        Flow {
            visible: root.changes.branchFigure !== ""
            x: Theme.px(12)
            width: parent.width - 2 * x
            spacing: Theme.px(8)

            PlainText {
                width: Math.min(implicitWidth, parent.width)
                height: Math.max(implicitHeight, merge.implicitHeight)
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.Wrap
                text: root.changes.branchFigure
                color: Theme.soft
                font.pixelSize: Theme.small
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            DeskButton {
                id: merge

                visible: root.changes.mergeable
                compact: true
                caption: Words.fill(qsTr("Merge into %1…"), [root.changes.target])
                onClicked: App.worktreeMerge.ask()
            }
        }

        Flow {
            visible: root.changes.older
            x: Theme.px(12)
            width: parent.width - 2 * x
            spacing: Theme.px(8)

            PlainText {
                width: Math.min(implicitWidth, parent.width)
                height: Math.max(implicitHeight, latest.implicitHeight)
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.Wrap
                text: qsTr("You are looking at an earlier turn.")
                color: Theme.soft
                font.pixelSize: Theme.small
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            DeskButton {
                id: latest

                compact: true
                text: qsTr("Show the latest turn")
                onClicked: {
                    root.focusScopes();
                    root.changes.choose("turn");
                }
            }
        }

        Flow {
            visible: root.changes.waits || root.changes.undoing
            x: Theme.px(12)
            width: parent.width - 2 * x
            spacing: Theme.px(8)

            PlainText {
                width: Math.min(implicitWidth, parent.width)
                height: Math.max(implicitHeight, cancel.implicitHeight)
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.Wrap
                text: root.changes.undoWords
                color: Theme.soft
                font.pixelSize: Theme.small
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            DeskButton {
                id: cancel

                visible: root.changes.waits
                compact: true
                text: qsTr("Cancel")
                Accessible.name: qsTr("Cancel undo")
                onClicked: {
                    root.focusScopes();
                    root.changes.cancelUndo();
                }
            }
        }

        Remark {
            words: root.changes.said
        }

        Remark {
            words: root.changes.staging.open ? "" : root.changes.staging.said
            bad: root.changes.staging.bad
            alerts: bad
        }

        PlainText {
            visible: text !== ""
            x: Theme.px(12)
            width: parent.width - 2 * x
            text: root.changes.warnings
            color: Theme.faint
            font.pixelSize: Theme.small
            wrapMode: Text.Wrap
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
}
