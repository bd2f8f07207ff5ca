import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Dialogs
import ClaudeDesk.Theme

/** Edits a pasted or quoted text of the message. */
DeskDialog {
    id: root

    required property ComposerAttachments attachments
    required property string number
    readonly property string name: attachments.nameOf(number)

    function _save() {
        root.attachments.revise(root.number, field.text);
        root.close();
    }

    heading: root.name
    purpose: qsTr("Edit this part of the message.")
    wide: true
    typed: field.text !== field.before
    first: field
    onDismissed: root.attachments.closeEditor()

    Rectangle {
        width: parent?.width ?? 0
        height: area.height + Theme.px(8)
        radius: Theme.r
        color: Theme.page
        border.color: field.activeFocus ? Theme.focus : Theme.line
        border.width: field.activeFocus ? 2 : 1

        Flickable {
            id: area

            x: Theme.px(8)
            y: Theme.px(4)
            width: parent.width - 2 * x
            height: Math.min(field.implicitHeight, Math.max(Theme.px(96), (root.parent?.height ?? 0) * 0.55))
            contentWidth: width
            contentHeight: field.implicitHeight
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: DeskScrollBar {}
            T.TextArea.flickable: field

            T.TextArea {
                id: field

                property string before
                property bool _filled: false

                implicitHeight: contentHeight + topPadding + bottomPadding
                topPadding: Theme.px(4)
                bottomPadding: Theme.px(4)
                rightPadding: Theme.px(12)
                textFormat: TextEdit.PlainText
                wrapMode: TextEdit.Wrap
                selectByMouse: true
                color: Theme.ink
                selectionColor: Theme.selection
                selectedTextColor: Theme.ink
                font.family: Theme.mono
                font.pixelSize: Theme.codeSize
                Accessible.name: root.name
                Component.onCompleted: {
                    before = root.attachments.textOf(root.number);
                    text = root.attachments.edit();
                    cursorPosition = 0;
                    _filled = true;
                }
                onTextChanged: if (_filled)
                    root.attachments.keepEdit(text)

                Keys.onPressed: event => {
                    const enter = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
                    event.accepted = enter && (event.modifiers & ~Qt.KeypadModifier) === Qt.ControlModifier;
                    if (event.accepted && !event.isAutoRepeat)
                        root._save();
                }
                Keys.onTabPressed: cancel.forceActiveFocus(Qt.TabFocusReason)
                Keys.onBacktabPressed: save.forceActiveFocus(Qt.BacktabFocusReason)
            }

            WheelSteps {
                view: area
            }
        }
    }

    others: DeskButton {
        kind: "quiet"
        text: qsTr("Edit in the message")
        onClicked: {
            root.attachments.unfold(root.number, field.text);
            root.close();
        }
    }

    buttons: [
        DeskButton {
            id: cancel

            text: qsTr("Cancel")
            onClicked: root.cancel()
        },
        DeskButton {
            id: save

            kind: "act"
            text: qsTr("Save")
            onClicked: root._save()
        }
    ]
}
