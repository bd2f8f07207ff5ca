pragma ComponentBehavior: Bound

import QtQuick
import QtQml.Models
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** A menu of the git branches of a new session's folder. The folder switches to the chosen branch. */
DeskMenu {
    id: root

    required property NewSessionView facts

    title: qsTr("Branches")

    Instantiator {
        model: root.facts.branches

        delegate: DeskMenuItem {
            required property string modelData
            required property int index
            readonly property bool _elsewhere: root.facts.branchesElsewhere.includes(index)

            caption: modelData
            chosen: index === root.facts.currentBranch
            keys: _elsewhere ? qsTr("in another worktree") : ""
            enabled: !_elsewhere
            most: Theme.px(320)
            onTriggered: root.facts.switchBranch(index)
        }

        onObjectAdded: (index, object) => root.insertItem(index, object as Item)
        onObjectRemoved: (index, object) => root.removeItem(object as Item)
    }

    DeskMenuItem {
        visible: root.facts.moreBranches > 0
        height: visible ? implicitHeight : 0
        enabled: false
        caption: qsTr("%Ln more", "", root.facts.moreBranches)
    }

    DeskMenuItem {
        visible: root.facts.branches.length === 0
        height: visible ? implicitHeight : 0
        enabled: false
        caption: root.facts.branchTrouble !== "" ? root.facts.branchTrouble : qsTr("Reading branches…")
        most: Theme.px(360)
    }
}
