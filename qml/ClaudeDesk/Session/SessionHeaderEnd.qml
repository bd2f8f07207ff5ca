pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Panels
import ClaudeDesk.Theme

/**
 * What follows the title in the conversation's head: the state, the folder, the branch, warnings, the cost, and
 * the tools. It lies over the head, and is loaded after the window's first frame.
 *
 * If there is little room, these items are hidden, in this order: the cost and the context, the branch, the
 * folder, the search with the other tools that the menu also has, the word of the state, and the button of the
 * changes. The title keeps at least 12 letters.
 */
Item {
    id: root

    required property SessionHeader head
    /** The x position where the items at the end begin. */
    readonly property real begins: width - Theme.px(12) - ends.width
    /** The greatest width of the title: 45 % of the head if there are facts after the title. */
    readonly property real titleRoom: {
        const room = root._room - root._kept - root._toolsWidth - root._wordWidth - root._placeWidth - root._branchWidth - root._costWidth;
        return Math.max(0, root._hasPlace ? Math.min(room, root.width * 0.45) : room);
    }
    readonly property string _warning: head.session.servers.trouble !== "" ? head.session.servers.trouble : head.session.usage.warning
    readonly property real _gap: Theme.px(12)
    /** The width of a button with the space beside it. */
    readonly property real _button: Theme.controlHeight + _gap
    readonly property real _room: width - head.titleBegins - _gap
    readonly property real _titleLeast: Math.min(head.title.implicitWidth, letters.advanceWidth)
    readonly property real _titleWanted: Math.min(head.title.implicitWidth, width * 0.45)
    /** The width of the buttons and signs that are not hidden one by one below. */
    readonly property real _kept: _gap + (owner.active ? owner.implicitWidth + _gap : 0) + (_sign !== "" ? Theme.px(14) + _gap : 0) + notices.width + closer.width + (_hasChanges ? _button : 0) + (_hasMenu ? _button : 0)
    readonly property bool _hasMenu: head.anything || head.fresh
    readonly property bool _hasChanges: head.anything && _titleLeast + _gap + (owner.active ? owner.implicitWidth + _gap : 0) + (_sign !== "" ? Theme.px(14) + _gap : 0) + notices.width + closer.width + 2 * _button <= _room
    readonly property string _sign: head.session.stateSign
    readonly property bool _hasWord: _sign !== "" && _titleLeast + _kept + _wordNeeded <= _room
    readonly property real _wordNeeded: Theme.px(6) + Theme.smallWidth(head.session.stateName)
    readonly property real _wordWidth: _hasWord ? _wordNeeded : 0
    readonly property bool _hasTools: head.anything && (_sign === "" || _hasWord) && _titleWanted + _kept + _wordWidth + 3 * _button <= _room
    readonly property real _toolsWidth: _hasTools ? 3 * _button : 0
    readonly property bool _hasPlace: _hasTools && _titleWanted + _kept + _wordWidth + _toolsWidth + place.fullWidth + _gap <= _room
    readonly property real _placeWidth: _hasPlace ? place.fullWidth + _gap : 0
    readonly property bool _hasBranch: _hasPlace && head.session.branch !== "" && _titleWanted + _kept + _wordWidth + _toolsWidth + _placeWidth + branch.fullWidth + _gap <= _room
    readonly property real _branchWidth: _hasBranch ? branch.fullWidth + _gap : 0
    readonly property bool _hasCost: (_hasBranch || _hasPlace && head.session.branch === "") && (head.session.usage.short !== "" || head.session.usage.cost !== "") && _titleWanted + _kept + _wordWidth + _toolsWidth + _placeWidth + _branchWidth + cost.fullWidth + _gap <= _room
    readonly property real _costWidth: _hasCost ? cost.fullWidth + _gap : 0

    /** Open the menu with the formats. */
    function openExport() {
        (tools.item as SessionHeaderTools)?.openExport();
    }

    /** A fact about the session: an icon and a word. */
    component Fact: Item {
        id: fact

        required property string words
        required property string glyph
        readonly property real fullWidth: Math.min(Theme.px(200), Theme.px(19) + Theme.smallWidth(words))

        anchors.verticalCenter: parent?.verticalCenter
        width: fullWidth
        height: Theme.smallHeight

        Icon {
            id: mark

            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            path: fact.glyph
            color: Theme.faint
        }

        PlainText {
            anchors.left: mark.right
            anchors.leftMargin: Theme.px(5)
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: fact.words
            elide: Text.ElideRight
            color: Theme.faint
            font.pixelSize: Theme.small
        }
    }

    TextMetrics {
        id: letters

        font.pixelSize: Theme.large
        font.weight: Font.DemiBold
        text: "nnnnnnnnnnnn…"
    }

    ArcBeat {
        id: beat

        wanted: root.visible && root._sign === "working"
    }

    Row {
        anchors.left: parent.left
        anchors.leftMargin: root.head.titleBegins + root.head.title.width + root._gap
        height: parent.height
        spacing: root._gap
        visible: !root.head.opened

        Loader {
            id: owner

            anchors.verticalCenter: parent.verticalCenter
            active: root.head.session.profileName !== ""
            visible: active

            sourceComponent: HeaderProfile {
                head: root.head
            }
        }

        Item {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(14) + root._wordWidth
            height: Theme.smallHeight
            visible: root._sign !== ""

            StateIcon {
                id: sign

                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                workState: root._sign
                step: beat.step
            }

            PlainText {
                anchors.left: sign.right
                anchors.leftMargin: Theme.px(6)
                anchors.verticalCenter: parent.verticalCenter
                visible: root._hasWord
                text: root.head.session.stateName
                color: Theme.stateTone(root._sign)
                font.pixelSize: Theme.small
            }
        }

        Fact {
            id: place

            visible: root._hasPlace
            words: root.head.session.place
            glyph: Icons.folder

            HoverHandler {
                id: hover
            }

            Loader {
                active: hover.hovered

                sourceComponent: DeskToolTip {
                    parent: place
                    visible: true
                    text: root.head.session.folderWords
                }
            }
        }

        Fact {
            id: branch

            visible: root._hasBranch
            words: root.head.session.branch
            glyph: Icons.branch
        }
    }

    Item {
        id: ends

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        width: notices.width + root._costWidth + tools.width + closer.width
        height: parent.height

        Row {
            id: notices

            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            rightPadding: keptOut.active || warning.active ? Theme.px(6) : 0
            spacing: Theme.px(6)

            Loader {
                id: keptOut

                active: root.head.session.keptOut.shown
                visible: active

                sourceComponent: HeaderNotice {
                    caption: qsTr("Folder settings off")
                    tone: ""
                    more: root.head.session.keptOut.words
                    room: Math.max(Theme.px(60), root.width * 0.2)
                    onClicked: root.head.session.keptOut.review()
                }
            }

            Loader {
                id: warning

                active: root._warning !== ""
                visible: active

                sourceComponent: HeaderNotice {
                    caption: root._warning
                    tone: root.head.session.servers.trouble !== "" ? "warn" : root.head.session.usage.warningTone
                    room: Math.max(Theme.px(60), root.width * (root.width > Theme.px(600) ? 0.4 : 0.3))
                    onClicked: root.head.panelWanted(root.head.session.servers.trouble !== "" ? "servers" : "usage")
                }
            }
        }

        UsageMeter {
            id: cost

            readonly property real fullWidth: implicitWidth

            anchors.right: tools.left
            anchors.rightMargin: Theme.px(8)
            anchors.verticalCenter: parent.verticalCenter
            visible: root._hasCost
            session: root.head.session
            opened: root.head.panel === "usage"
            onClicked: root.head.panelWanted("usage")
        }

        Loader {
            id: tools

            anchors.right: closer.left
            anchors.verticalCenter: parent.verticalCenter
            width: active ? implicitWidth : 0
            active: root._hasMenu

            sourceComponent: SessionHeaderTools {
                head: root.head
                tight: !root._hasTools
                changes: root._hasChanges
            }
        }

        Loader {
            id: closer

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            width: active ? implicitWidth : 0
            active: root.head.paned || root.head.ownWindow

            sourceComponent: IconButton {
                text: root.head.ownWindow ? qsTr("Move back to the main window") : qsTr("Close pane")
                glyph: root.head.ownWindow ? Icons.backToMain : Icons.close
                iconSize: Theme.px(20)
                onClicked: root.head.ownWindow ? root.head.backWanted() : root.head.paneCloseWanted()
            }
        }
    }

    // A line that marks the session that gets the key presses, if two sessions are side by side.
    Rectangle {
        width: parent.width
        height: 2
        visible: root.head.paned && root.head.here
        color: Theme.focus
    }
}
