import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Theme

/** A popup panel over the window. The user opens it. Its `title` is its name for assistive technology. */
T.Dialog {
    id: root

    required title

    // The panel closes without an animation: while it fades out, it would keep the keyboard focus.
    readonly property Transition _appearing: Transition {
        FadeIn {}
    }

    implicitWidth: contentItem.implicitWidth + leftPadding + rightPadding
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    padding: 16
    enter: Theme.calm > 0 ? _appearing : null
    margins: 8
    focus: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside

    background: Item {
        Shadow {
            radius: Theme.rLarge
        }

        Rectangle {
            anchors.fill: parent
            radius: Theme.rLarge
            color: Theme.card
            border.color: Theme.line
        }
    }
}
