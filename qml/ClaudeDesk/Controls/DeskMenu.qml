import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Theme

/** A menu. */
T.Menu {
    id: root

    // The menu closes without an animation: while it fades out, it would keep the keyboard focus.
    readonly property Transition _appearing: Transition {
        FadeIn {}
    }

    implicitWidth: Math.max(Theme.px(200), contentItem.implicitWidth + leftPadding + rightPadding)
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    padding: 6
    enter: Theme.calm > 0 ? _appearing : null
    margins: 8
    z: 30 // the menu is above the tooltip of the item under the pointer
    popupType: T.Popup.Item

    contentItem: ListView {
        id: list

        implicitHeight: contentHeight
        implicitWidth: {
            let widest = 0;
            for (let index = 0; index < root.count; ++index)
                widest = Math.max(widest, root.itemAt(index)?.implicitWidth ?? 0);
            return widest;
        }
        model: root.contentModel
        interactive: contentHeight > height
        clip: true
        currentIndex: root.currentIndex
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: DeskScrollBar {}

        WheelSteps {
            view: list
        }
    }

    background: Item {
        Shadow {
            radius: Theme.r
        }

        Rectangle {
            anchors.fill: parent
            radius: Theme.r
            color: Theme.card
            border.color: Theme.line
        }
    }
}
