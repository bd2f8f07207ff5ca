import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** Where a message is written. It keeps the keyboard until the person takes it elsewhere. */
FocusScope {
    id: root

    required property SessionView session
    /** When a key last went into the message, milliseconds since the epoch. */
    readonly property real lastKeyAt: d.lastKey
    /** Whether an input method is in the middle of a word. */
    readonly property bool composing: field.inputMethodComposing || field.preeditText !== ""
    readonly property bool menuOpen: modes.open || models.open
    readonly property alias text: field.text
    readonly property real columnWidth: Math.min(Theme.column, width - 40)
    /** The person wants to scroll the conversation: -1 up, 1 down. */
    signal pageWanted(direction: int)
    /** Tab: to what stands before the message, or after it. */
    signal leftBackward

    implicitHeight: box.height + Theme.px(10) + Theme.px(14)

    function focusField() {
        field.forceActiveFocus(Qt.OtherFocusReason);
    }

    /** Give text back that was not sent, before what is being written. */
    function giveBack(text: string) {
        const own = field.text;
        field.text = own.trim() === "" ? text : text + "\n\n" + own;
        field.cursorPosition = field.length;
    }

    function send() {
        if (root.composing || field.text.trim() === "")
            return;
        const text = field.text;
        field.clear();
        root.session.send(text);
    }

    QtObject {
        id: d

        property real lastKey: 0
        readonly property bool wide: root.columnWidth >= Theme.px(560)
    }

    Rectangle {
        id: box

        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(10)
        width: root.columnWidth
        height: area.height + bar.height + Theme.px(30)
        radius: 14
        color: Theme.card
        border.color: field.activeFocus ? Theme.edge : Theme.line

        MouseArea {
            anchors.fill: parent
            cursorShape: Qt.IBeamCursor
            onPressed: root.focusField()
        }

        Flickable {
            id: area

            x: Theme.px(12)
            y: Theme.px(12)
            width: parent.width - 2 * x
            height: Math.min(field.implicitHeight, Math.ceil(metrics.lineSpacing) * 8)
            contentWidth: width
            contentHeight: field.implicitHeight
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            interactive: contentHeight > height
            T.ScrollBar.vertical: Bar {}
            T.TextArea.flickable: field
        }

        T.TextArea {
            id: field

            focus: true
            padding: 0
            rightPadding: Theme.px(12)
            implicitHeight: contentHeight
            textFormat: TextEdit.PlainText
            wrapMode: TextEdit.Wrap
            selectByMouse: true
            color: Theme.ink
            selectionColor: Theme.selection
            selectedTextColor: Theme.ink
            font.pixelSize: Theme.body
            placeholderText: root.session.busy ? qsTr("Message Claude — it waits for this step to end") : qsTr("Message Claude")
            Accessible.name: qsTr("Message")

            Keys.onPressed: event => field.key(event)

            function key(event: KeyEvent) {
                const plain = (event.modifiers & ~Qt.KeypadModifier) === Qt.NoModifier;
                if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && plain) {
                    event.accepted = true;
                    if (!event.isAutoRepeat)
                        root.send();
                } else if (event.key === Qt.Key_PageUp || event.key === Qt.Key_PageDown) {
                    event.accepted = true;
                    root.pageWanted(event.key === Qt.Key_PageUp ? -1 : 1);
                    return;
                } else if (event.key === Qt.Key_Backtab) {
                    event.accepted = true;
                    root.leftBackward();
                    return;
                } else if (event.key === Qt.Key_Tab) {
                    event.accepted = true;
                    const next = field.nextItemInFocusChain(true);
                    if (next)
                        next.forceActiveFocus(Qt.TabFocusReason);
                    return;
                } else if (event.key === Qt.Key_Escape || event.key === Qt.Key_F6) {
                    return;
                }
                d.lastKey = Date.now();
            }

            onTextChanged: if (activeFocus)
                d.lastKey = Date.now()
            onPreeditTextChanged: d.lastKey = Date.now()

            Words {
                visible: field.length === 0 && field.preeditText === ""
                width: field.width
                text: field.placeholderText
                color: Theme.faint
                elide: Text.ElideRight
            }
        }

        FontMetrics {
            id: metrics

            font: field.font
        }

        Row {
            id: bar

            x: Theme.px(12)
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(10)
            height: send.height
            spacing: Theme.px(8)

            Choice {
                id: modes

                anchors.verticalCenter: parent.verticalCenter
                name: qsTr("Permission mode")
                model: root.session.modes
                currentIndex: root.session.mode
                displayText: root.session.modeWords
                onActivated: index => {
                    root.session.chooseMode(index);
                    currentIndex = Qt.binding(() => root.session.mode);
                }
            }

            Choice {
                id: models

                anchors.verticalCenter: parent.verticalCenter
                visible: root.session.models.length > 0
                width: Math.min(implicitWidth, Theme.px(d.wide ? 200 : 110))
                name: qsTr("Model")
                model: root.session.models
                currentIndex: root.session.model
                onActivated: index => {
                    root.session.chooseModel(index);
                    currentIndex = Qt.binding(() => root.session.model);
                }
            }
        }

        Row {
            id: acts

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(12)
            anchors.verticalCenter: bar.verticalCenter
            spacing: Theme.px(8)

            Words {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, Math.max(0, box.width - bar.width - Theme.px(48) - send.width - (stop.visible ? stop.width + Theme.px(8) : 0)))
                elide: Text.ElideRight
                text: root.session.stateWords
                color: root.session.tone === "warn" ? Theme.warn : root.session.tone === "bad" ? Theme.bad : Theme.soft
                font.pixelSize: Theme.small
                Accessible.role: Accessible.StaticText
                Accessible.name: root.session.state
            }

            DeskButton {
                id: stop

                visible: root.session.stoppable
                glyph: "M3 3 L13 3 L13 13 L3 13 Z"
                glyphFilled: true
                text: qsTr("Stop")
                onClicked: {
                    root.focusField();
                    root.session.stop();
                }
            }

            DeskButton {
                id: send

                kind: "primary"
                enabled: field.text.trim() !== ""
                text: qsTr("Send")
                onClicked: {
                    root.send();
                    root.focusField();
                }
            }
        }
    }
}
