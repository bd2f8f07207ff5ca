pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** A row of the file tree: a file, a folder, or a remark about a folder. */
Item {
    id: root

    required property int index
    required property string kind
    required property string name
    required property int depth
    required property bool folds
    required property bool open
    required property bool ignored
    required property bool gone
    /** Whether the folder contains changes. */
    required property bool holds
    /** The kind of change, as git abbreviates it. */
    required property string letter
    /** The target of a link. */
    required property string target
    required property string note
    required property string spoken
    /** What a drag of the row carries. */
    required property url address
    required property FilesView files
    /** Whether the row shows the keyboard cursor. */
    required property bool ringed
    /** The level of indentation. It is at most 8, because names need the room. */
    readonly property int _level: Math.min(depth, 8)
    readonly property bool _pale: ignored || note !== ""
    signal chosen
    signal openWanted
    signal menuWanted(x: real, y: real)

    implicitHeight: Theme.px(28)
    Accessible.role: Accessible.TreeItem
    Accessible.name: spoken
    Accessible.description: Words.join([folds ? (open ? qsTr("expanded") : qsTr("collapsed")) : "", Words.fill(qsTr("level %1"), [depth + 1])])
    Accessible.focusable: true
    Accessible.focused: ringed
    Accessible.onPressAction: root.chosen()

    function _tone(letter: string): color {
        switch (letter) {
        case "A":
            return Theme.ok;
        case "D":
            return Theme.bad;
        case "R":
            return Theme.focus;
        case "?":
            return Theme.faint;
        }
        return Theme.warn;
    }

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
        acceptedButtons: Qt.LeftButton
        onTapped: {
            root.chosen();
            if (root.folds)
                root.files.fold(root.index, root.open);
        }
        onDoubleTapped: if (!root.folds)
            root.openWanted()
    }

    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: point => {
            root.chosen();
            root.menuWanted(point.position.x, point.position.y);
        }
    }

    DragHandler {
        id: drag

        target: null
        enabled: root.address.toString() !== ""
        acceptedDevices: PointerDevice.Mouse
    }

    Drag.active: drag.active
    Drag.dragType: Drag.Automatic
    Drag.supportedActions: Qt.CopyAction
    Drag.mimeData: ({
            "text/uri-list": root.address.toString()
        })

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
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(12 + 18 * root._level)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.folds
        size: Theme.px(12)
        path: root.open ? Icons.chevronDownSmall : Direction.mirrored ? Icons.chevronLeft : Icons.chevronRight
    }

    Icon {
        id: sign

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(30 + 18 * root._level)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.note === ""
        size: Theme.px(14)
        path: root.kind === "folder" ? Icons.folderSmall : root.kind === "link" ? Icons.continued : Icons.file
        color: root._pale ? Theme.faint : Theme.soft
    }

    PlainText {
        id: title

        readonly property real _room: root.width - x - Theme.px(16) - (root.letter !== "" || root.holds ? Theme.px(20) : 0)

        anchors.left: sign.visible ? sign.right : sign.left
        anchors.leftMargin: sign.visible ? Theme.px(6) : 0
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(0, Math.min(implicitWidth, Direction.mirrored ? root.width - Theme.px(72 + 18 * root._level) : _room))
        text: root.name
        elide: Text.ElideRight
        color: root._pale ? (root.ringed || hover.hovered ? Theme.soft : Theme.faint) : root.gone ? Theme.soft : Theme.ink
        font.pixelSize: root.note !== "" ? Theme.small : Theme.control
        font.strikeout: root.gone
        Accessible.ignored: true
    }

    PlainText {
        readonly property real _room: root.width - sign.width - title.width - Theme.px(70 + 18 * root._level)

        anchors.left: title.right
        anchors.leftMargin: Theme.px(6)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(0, Math.min(implicitWidth, _room))
        visible: root.target !== "" && _room >= Theme.px(40)
        text: root.target
        elide: Text.ElideMiddle
        color: root.ringed || hover.hovered ? Theme.soft : Theme.faint
        font.pixelSize: Theme.small
        Accessible.ignored: true
    }

    PlainText {
        id: mark

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(16)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(12)
        text: root.letter
        color: root._tone(root.letter)
        font.family: Theme.mono
        font.pixelSize: Theme.small
        font.weight: Font.Bold
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }

    Rectangle {
        anchors.centerIn: mark
        visible: root.holds && root.letter === ""
        width: Theme.px(6)
        height: width
        radius: width / 2
        color: Theme.soft
    }

    Loader {
        anchors.fill: parent
        active: hover.hovered && title.truncated

        sourceComponent: DeskToolTip {
            visible: true
            text: root.spoken
        }
    }
}
