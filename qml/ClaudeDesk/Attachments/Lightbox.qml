pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.FileDialogs
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** An attachment shown large over the conversation: the picture, or the facts about any other file. */
FocusScope {
    id: root

    /**
     * `items`: the facts about the attachments of one message, from ui/attachments/attachment_items.py.
     * `at`: the index of the attachment that is shown.
     */
    required property list<var> items
    required property int at
    readonly property var item: items[at] ?? ({})
    readonly property string name: item.name ?? ""
    readonly property bool picture: item.picture ?? false
    /** The lightbox should close. */
    signal dismissed

    function move(by: int) {
        root.at = Math.min(root.items.length - 1, Math.max(0, root.at + by));
        d.said = "";
    }

    function save() {
        place.key = root.item.key;
        place.ask("", App.attachments.fileName(root.item.key));
    }

    function copy() {
        if (root.picture)
            App.attachments.copyPicture(root.item.key);
    }

    focus: true
    Accessible.role: Accessible.Dialog
    Accessible.name: Words.fill(qsTr("Attachment %1 of %2"), [root.at + 1, root.items.length])
    Accessible.description: root.name

    Keys.onEscapePressed: root.dismissed()
    // Tab moves the keyboard focus to the lightbox's bar, because the first button of the window can be
    // outside of the lightbox.
    Keys.onTabPressed: bar.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    Keys.onPressed: event => {
        const steps = {
            [Qt.Key_Left]: () => root.move(-1),
            [Qt.Key_Right]: () => root.move(1),
            [Qt.Key_Home]: () => root.move(-root.items.length),
            [Qt.Key_End]: () => root.move(root.items.length),
            [Qt.Key_Plus]: () => view.zoomBy(1),
            [Qt.Key_Equal]: () => view.zoomBy(1),
            [Qt.Key_Minus]: () => view.zoomBy(-1),
            [Qt.Key_0]: () => view.zoomTo(0),
            [Qt.Key_1]: () => view.zoomTo(1),
            [Qt.Key_Up]: () => view.scrollBy(-60),
            [Qt.Key_Down]: () => view.scrollBy(60)
        };
        const action = steps[event.key];
        if (!action && !event.matches(StandardKey.Copy))
            return;
        event.accepted = true;
        if (action)
            action();
        else
            root.copy();
    }

    QtObject {
        id: d

        /** The outcome of saving or copying. */
        property string said: ""
        property bool bad: false

        function say(words: string, bad: bool) {
            d.said = words;
            d.bad = bad;
        }
    }

    Connections {
        target: App.attachments

        function onSaved(name: string) {
            d.say(Words.fill(qsTr("Saved as %1"), [name]), false);
        }

        function onCopied() {
            d.say(qsTr("Copied"), false);
        }

        function onFailed(words: string) {
            d.say(words, true);
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.veil

        // Accepts clicks and wheel events, so that they do not reach the items behind the lightbox.
        MouseArea {
            anchors.fill: parent
            acceptedButtons: Qt.AllButtons
            hoverEnabled: true
            onWheel: event => event.accepted = true
            onClicked: root.dismissed()
        }
    }

    LightboxPicture {
        id: view

        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: root.picture && !broken
        key: root.picture ? root.item.key : ""
        wide: root.item.wide ?? 0
        high: root.item.high ?? 0
        onDismissed: root.dismissed()
    }

    Rectangle {
        anchors.centerIn: view
        visible: !view.visible
        width: Math.min(parent.width - Theme.px(32), Math.max(Theme.px(220), facts.implicitWidth + Theme.px(48)))
        height: facts.height + Theme.px(48)
        radius: Theme.rLarge
        color: Theme.card
        border.color: Theme.line

        MouseArea {
            anchors.fill: parent
        }

        Column {
            id: facts

            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width - Theme.px(48))
            spacing: Theme.px(8)

            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                size: Theme.px(40)
                path: root.picture ? Icons.noPicture : Icons.file
            }

            PlainText {
                width: Math.min(implicitWidth, view.width - Theme.px(96))
                anchors.horizontalCenter: parent.horizontalCenter
                text: root.name
                wrapMode: Text.Wrap
                maximumLineCount: 4
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignHCenter
                font.weight: Font.DemiBold
            }

            PlainText {
                anchors.horizontalCenter: parent.horizontalCenter
                text: root.picture ? qsTr("Cannot show this image.") : Words.join([root.item.mediaType, root.item.sizeWords])
                visible: text !== ""
                color: Theme.soft
                font.pixelSize: Theme.small
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
    }

    LightboxBar {
        id: bar

        width: parent.width
        name: root.name
        facts: {
            const all = [view.visible ? view.sizeWords : "", root.item.sizeWords ?? "", root.items.length > 1 ? Words.fill(qsTr("%1 of %2"), [root.at + 1, root.items.length]) : ""];
            return Words.join(all);
        }
        said: d.said
        bad: d.bad
        several: root.items.length > 1
        first: root.at === 0
        last: root.at === root.items.length - 1
        picture: view.visible
        zoomWords: view.zoomWords
        savable: (root.item.key ?? "") !== ""
        onMoved: by => root.move(by)
        onZoomed: by => view.zoomBy(by)
        onZoomToggled: view.toggle()
        onCopyWanted: root.copy()
        onSaveWanted: root.save()
        onDismissed: root.dismissed()
    }

    FileDialogLoader {
        id: place

        property string key

        kind: "save"
        onChosen: found => App.attachments.save(key, found[0])
    }
}
