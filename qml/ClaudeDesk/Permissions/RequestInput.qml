pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** All of the input that will run. The user can edit it if the request allows that. */
Rectangle {
    id: root

    required property RequestCard card
    required property PermissionView permission
    /** The greatest height of the text. */
    required property real most
    readonly property alias field: field
    /** Whether all of the text is in sight. */
    readonly property bool allInSight: field.implicitHeight <= root.most

    function reset() {
        d.setting = true;
        field.text = root.permission.input;
        // The field may return another text than was put into it. Only a change of the returned text is an
        // edit.
        d.held = field.text;
        if (root.permission.edited)
            field.text = root.permission.editedText;
        marks.lay();
        area.contentY = 0;
        d.setting = false;
        d.paint();
    }

    height: area.height + Theme.px(18) - field.bottomPadding + (area.interactive ? more.height + Theme.px(4) : 0) + (about.visible && !about.behind ? about.height + Theme.px(4) : 0)
    radius: Theme.r
    color: Theme.code
    border.color: field.activeFocus ? Theme.focus : Theme.line

    QtObject {
        id: d

        property string held
        property bool setting: false

        function paint() {
            if (!setting)
                root.permission.paint(field.textDocument);
        }
    }

    Connections {
        target: root.permission

        function onPartChanged() {
            root.reset();
        }

        function onNotesChanged() {
            Qt.callLater(d.paint);
        }
    }

    Flickable {
        id: area

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(12)
        y: Theme.px(9)
        width: parent.width - Theme.px(16)
        readonly property real _line: field.contentHeight / Math.max(1, field.lineCount)

        height: root.allInSight ? field.implicitHeight : Math.floor(root.most / _line) * _line
        contentWidth: width
        contentHeight: field.implicitHeight
        clip: true
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: DeskScrollBar {}
        T.TextArea.flickable: field

        WheelSteps {
            view: area
        }
    }

    // The description of a command: behind the command if both are short, and below it otherwise.
    PlainText {
        id: about

        readonly property bool behind: !Direction.mirrored && field.lineCount === 1 && !area.interactive && Theme.px(34) + field.contentWidth + implicitWidth <= root.width

        x: Theme.px(12) + (behind ? Math.ceil(field.contentWidth) + Theme.px(10) : 0)
        y: behind ? area.y + Math.round((Theme.controlLine - height) / 2) : area.y + area.height + Theme.px(2)
        width: root.width - x - Theme.px(12)
        visible: text !== ""
        text: root.permission.about
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        color: Theme.faint
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    PlainText {
        id: more

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(12)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(7)
        visible: area.interactive
        text: area.atYEnd ? qsTr("%Ln lines", "", field.lineCount) : qsTr("%Ln lines, more below", "", field.lineCount)
        color: area.atYEnd ? Theme.soft : Theme.warn
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    PlainText {
        anchors.verticalCenter: parent.verticalCenter
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(12)
        visible: root.permission.reading
        text: qsTr("Reading the input…")
        color: Theme.soft
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    T.TextArea {
        id: field

        padding: 0
        leftPadding: Direction.mirrored ? Theme.px(12) : 0
        rightPadding: Direction.mirrored ? 0 : Theme.px(12)
        bottomPadding: Math.max(2, Theme.px(2)) // for the underline below the last line
        implicitHeight: contentHeight + bottomPadding
        textFormat: TextEdit.PlainText
        wrapMode: TextEdit.WrapAtWordBoundaryOrAnywhere
        readOnly: !root.permission.editable
        selectByMouse: true
        activeFocusOnTab: true
        color: Theme.ink
        selectionColor: Theme.selection
        selectedTextColor: Theme.ink
        font.family: Theme.mono
        font.pixelSize: Theme.control
        Accessible.name: qsTr("Input")
        Accessible.description: readOnly ? "" : qsTr("You can edit this before it runs")
        Component.onCompleted: root.reset()
        onTextChanged: {
            if (d.setting)
                return;
            if (text === d.held)
                root.permission.unedit();
            else
                root.permission.edit(text);
        }

        WrapMarks {
            id: marks

            words: field
            onWrapped: risks.measure()
        }

        RiskLines {
            id: risks

            words: field
            lines: root.permission.lines
        }

        Keys.priority: Keys.BeforeItem
        Keys.onPressed: event => {
            if (event.key === Qt.Key_Tab || event.key === Qt.Key_Backtab) {
                const next = field.nextItemInFocusChain(event.key === Qt.Key_Tab);
                if (next)
                    next.forceActiveFocus(event.key === Qt.Key_Tab ? Qt.TabFocusReason : Qt.BacktabFocusReason);
                event.accepted = true;
            } else {
                root.card.guardText(event);
            }
        }
    }
}
