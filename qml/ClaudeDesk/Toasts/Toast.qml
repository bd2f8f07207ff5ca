pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.Theme

/**
 * A short message over the conversation about the outcome of an action. A message about success disappears by
 * itself, but not while the pointer or the keyboard focus is in it.
 */
FocusScope {
    id: root

    required property string words
    property bool bad: false
    /** Whether the work is still in progress. */
    property bool busy: false
    /** The text of a button for a further action, or "" without the button. */
    property string action
    /** Whether the toast stays until the user dismisses it or its work is done. */
    readonly property bool stays: busy || bad
    /** Milliseconds until a message about success disappears. */
    readonly property int lasting: action !== "" ? 10000 : 5000
    readonly property bool _shown: words !== "" && ToastQueue.waiting.length > 0 && ToastQueue.shownIn(Window.window) === root
    /** The words for the screen reader, or "" while the work is in progress. */
    readonly property string _spoken: _shown && !busy ? words : ""
    /**
     * `dismissed`: the message was closed or timed out. `cancelled`: the user cancelled the work. `acted`:
     * the user pressed the action's button.
     */
    signal dismissed
    signal cancelled
    signal acted

    /** Move the keyboard focus to the button of the action. */
    function enter() {
        (shown.item as ToastBox)?.act.forceActiveFocus(Qt.ShortcutFocusReason);
    }

    /** Cancel the work that is in progress, or dismiss the message. */
    function leave() {
        if (root.busy)
            root.cancelled();
        else
            root.dismissed();
    }

    function _wait() {
        if (root.words !== "")
            ToastQueue.add(root);
        else
            ToastQueue.remove(root);
    }

    visible: _shown
    implicitWidth: shown.implicitWidth
    implicitHeight: shown.implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: words
    Accessible.ignored: !visible
    onWordsChanged: {
        root._wait();
        // A toast that stays, or that waits for its turn, has no time to begin again.
        if (time.running)
            time.restart();
    }
    on_SpokenChanged: {
        if (root._spoken !== "")
            speech.say(root._spoken, root.bad);
    }
    Component.onCompleted: root._wait()
    Component.onDestruction: ToastQueue.remove(root)
    Keys.onEscapePressed: root.leave()

    SpokenText {
        id: speech
    }

    Timer {
        id: time

        running: root.visible && !root.stays && !pointer.hovered && !root.activeFocus
        interval: root.lasting
        onTriggered: root.dismissed()
    }

    HoverHandler {
        id: pointer
    }

    component ToastButton: T.Button {
        id: button

        /** The text, which may contain words from outside. In `text`, an `&` would make a mnemonic key. */
        property string caption: text
        property string glyph

        implicitWidth: contentItem.implicitWidth + 2 * padding
        implicitHeight: Theme.controlHeight
        padding: Theme.px(8)
        font.pixelSize: Theme.control
        font.weight: Font.DemiBold
        Accessible.name: caption
        Keys.onPressed: event => ReturnKey.press(event, button)
        Keys.onReleased: event => ReturnKey.ignore(event)

        contentItem: PlainText {
            text: button.glyph === "" ? button.caption : ""
            color: Theme.actInk
            font: button.font
            leftPadding: button.glyph !== "" ? Theme.px(12) : 0
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter

            Icon {
                anchors.centerIn: parent
                visible: button.glyph !== ""
                path: button.glyph
                size: Theme.px(12)
                color: Theme.actInk
            }
        }

        background: Rectangle {
            radius: Theme.rInner
            color: button.down || button.hovered ? Qt.alpha(Theme.actInk, 0.16) : "transparent"
            border.width: button.visualFocus ? 2 : 0
            border.color: Theme.actInk
        }
    }

    component ToastBox: Item {
        id: content

        property alias act: act

        implicitWidth: box.width
        implicitHeight: box.height

        Component.onCompleted: appearing.show(content)

        FadeIn {
            id: appearing
        }

        Shadow {
            radius: Theme.r
        }

        Rectangle {
            id: box

            width: said.width + act.width + close.width + Theme.px(26)
            height: Math.max(Theme.cardHeight, said.height + Theme.px(16))
            radius: Theme.r
            color: Theme.act

            PlainText {
                id: said

                anchors.left: parent.left
                anchors.leftMargin: Theme.px(14)
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, Theme.px(360), (root.parent?.width ?? 0) - act.width - close.width - Theme.px(52))
                text: root.words
                color: Theme.actInk
                wrapMode: Text.Wrap
                maximumLineCount: 4
                elide: Text.ElideRight
                font.pixelSize: Theme.control
            }

            ToastButton {
                id: act

                anchors.right: close.left
                anchors.verticalCenter: parent.verticalCenter
                width: root.action !== "" ? implicitWidth : 0
                visible: root.action !== ""
                focus: true
                caption: root.action
                onClicked: root.acted()
            }

            ToastButton {
                id: close

                anchors.right: parent.right
                anchors.rightMargin: Theme.px(4)
                anchors.verticalCenter: parent.verticalCenter
                caption: root.busy ? qsTr("Cancel") : qsTr("Dismiss")
                glyph: Icons.close
                onClicked: root.leave()
            }
        }
    }

    Loader {
        id: shown

        active: root.visible
        focus: true

        sourceComponent: ToastBox {}
    }
}
