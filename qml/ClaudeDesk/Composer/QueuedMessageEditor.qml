import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** Edits a waiting message in its own field. Enter keeps the change, Esc restores the text. */
FocusScope {
    id: root

    required property MessageQueueView messageQueue
    required property string key
    signal finished

    implicitHeight: area.height + acts.height + Theme.px(32)

    function _end(keep: bool) {
        root.finished(); // emit this first: ending the edit destroys this item
        root.messageQueue.endEdit(root.key, keep);
    }

    Rectangle {
        anchors.fill: area
        anchors.margins: -Theme.px(4)
        radius: Theme.r
        color: Theme.page
        border.color: field.activeFocus ? Theme.focus : Theme.line
        border.width: field.activeFocus ? 2 : 1
    }

    Flickable {
        id: area

        x: Theme.px(12)
        y: Theme.px(10)
        width: parent.width - 2 * x
        height: Math.min(field.implicitHeight, Math.ceil(metrics.lineSpacing) * 6 + field.topPadding + field.bottomPadding)
        contentWidth: width
        contentHeight: field.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: DeskScrollBar {}
        T.TextArea.flickable: field

        FontMetrics {
            id: metrics

            font: field.font
        }

        T.TextArea {
            id: field

            focus: true
            implicitHeight: contentHeight + topPadding + bottomPadding
            padding: Theme.px(4)
            rightPadding: Theme.px(12)
            textFormat: TextEdit.PlainText
            wrapMode: TextEdit.Wrap
            selectByMouse: true
            color: Theme.ink
            selectionColor: Theme.selection
            selectedTextColor: Theme.ink
            font.pixelSize: Theme.control
            Accessible.name: qsTr("Queued message")
            Component.onCompleted: {
                text = root.messageQueue.text(root.key);
                cursorPosition = length;
                forceActiveFocus(Qt.OtherFocusReason);
                textChanged.connect(() => root.messageQueue.revise(root.key, text));
            }

            Keys.onPressed: event => {
                const plain = (event.modifiers & ~Qt.KeypadModifier) === Qt.NoModifier;
                const enter = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
                event.accepted = plain && (enter || event.key === Qt.Key_Escape) && !inputMethodComposing;
                if (event.accepted && !event.isAutoRepeat)
                    root._end(enter);
            }
            Keys.onTabPressed: keepIt.forceActiveFocus(Qt.TabFocusReason)
        }

        WheelSteps {
            view: area
        }
    }

    Row {
        id: acts

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(8)
        spacing: Theme.px(8)

        DeskButton {
            compact: true
            kind: "quiet"
            text: qsTr("Cancel")
            onClicked: root._end(false)
        }

        DeskButton {
            id: keepIt

            compact: true
            text: qsTr("Save")
            onClicked: root._end(true)
        }
    }
}
