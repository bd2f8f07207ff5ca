pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** What will run, whole. It can be changed where the request allows it. */
Rectangle {
    id: root

    required property DecisionCard card
    required property string source
    required property bool editable
    readonly property string text: field.text
    readonly property bool edited: editable && field.text !== source

    function reset() {
        field.text = root.source;
        area.contentY = 0;
    }

    height: area.height + Theme.px(18)
    radius: 8
    color: Theme.code
    border.color: field.activeFocus ? Theme.focus : Theme.line
    onSourceChanged: reset()

    Flickable {
        id: area

        x: Theme.px(12)
        y: Theme.px(9)
        width: parent.width - Theme.px(16)
        height: Math.min(field.implicitHeight, Theme.px(220))
        contentWidth: width
        contentHeight: field.implicitHeight
        clip: true
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Bar {}
        T.TextArea.flickable: field
    }

    T.TextArea {
        id: field

        padding: 0
        rightPadding: Theme.px(12)
        implicitHeight: contentHeight
        textFormat: TextEdit.PlainText
        wrapMode: TextEdit.WrapAnywhere
        readOnly: !root.editable
        selectByMouse: true
        activeFocusOnTab: true
        color: Theme.ink
        selectionColor: Theme.selection
        selectedTextColor: Theme.ink
        font.family: Theme.mono
        font.pixelSize: Theme.control
        Accessible.name: qsTr("Input")
        Component.onCompleted: text = root.source

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
