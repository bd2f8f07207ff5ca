pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Attachments
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** A message of the user: a bubble on the right, with chips for its files, pasted texts, quotations, mentions and comments. */
RowFrame {
    id: root

    required property string body
    required property bool queued
    required property bool folded
    required property bool foldable
    required property bool beyond
    required property string rest
    /** The chips, as `_chip` of ui/transcript/role_readers.py makes them. */
    required property var chips
    required property var attachments
    readonly property real most: Math.min(columnWidth, Theme.px(600))
    /** Whether the tools have room before the bubble. */
    readonly property bool roomy: columnWidth - bubble.width > Theme.px(150)

    toolsRight: roomy ? bubble.width + Theme.px(6) : Theme.px(4)
    toolsTop: roomy ? Theme.px(6) : Theme.px(-20)

    Rectangle {
        id: bubble

        anchors.right: parent.right
        // Round the width, because the bubble's right end would otherwise be drawn one pixel beyond the
        // column.
        width: Math.min(root.most, Math.ceil(Math.max(text.implicitWidth + Theme.px(28), more.active ? more.implicitWidth + Theme.px(8) : 0)))
        height: text.height + Theme.px(20) + (more.active ? more.height - Theme.px(4) : 0)
        color: Theme.user
        opacity: root.queued ? 0.75 : 1
        radius: Theme.rLarge
        // The corner at the side of the user.
        bottomRightRadius: Direction.mirrored ? Theme.rLarge : Theme.rSmall
        bottomLeftRadius: Direction.mirrored ? Theme.rSmall : Theme.rLarge

        RowText {
            id: text

            readonly property string body: root.body
            readonly property int lineHeight: Theme.px(26)
            /**
             * How far the text is moved up, so that its letters are in the middle of the bubble: Qt adds the rest
             * of a line's height above the letters. A line with a chip has no such rest.
             */
            readonly property int raised: root.chips.length > 0 ? 0 : Math.max(0, Math.round((lineHeight - letters.height) / 2))

            // Insert the text instead of setting it, because setting would lose the line heights.
            function show() {
                TextLayout.setLeast(textDocument, lineHeight);
                if (root.chips.length > 0) {
                    TextLayout.setChips(textDocument, body, root.chips, root.most - Theme.px(28));
                } else {
                    remove(0, length);
                    insert(0, body);
                }
                place();
            }

            /** Ask again where the chips are. */
            function place() {
                placed.places = root.chips.length > 0 ? TextLayout.chipPlaces(textDocument) : [];
            }

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(14)
            y: Theme.px(10) - raised
            width: bubble.width - Theme.px(28)
            wrapMode: TextEdit.Wrap
            font.pixelSize: Theme.large
            Component.onCompleted: {
                show();
                bodyChanged.connect(show);
                root.chipsChanged.connect(show);
                lineHeightChanged.connect(show);
            }

            FontMetrics {
                id: letters

                font: text.font
            }

            onContentSizeChanged: place()
            onWidthChanged: Qt.callLater(place)

            AddressLinks {
                host: root.host
                text: root.body
                of: text
            }

            Repeater {
                id: placed

                property list<var> places

                model: places.length === root.chips.length ? root.chips : []

                TextChip {
                    required property int index
                    required property var modelData
                    readonly property bool file: modelData.number >= 0
                    readonly property rect spot: placed.places[index] ?? Qt.rect(0, 0, 0, 0)

                    number: String(index)
                    name: modelData.name
                    label: modelData.label
                    chipSize: modelData.size
                    kind: modelData.kind
                    missing: ""
                    reading: false
                    x: spot.x + 2
                    y: spot.y + (spot.height - height) / 2
                    width: spot.width - 4
                    height: Theme.chipHeight
                    item: modelData.item
                    Accessible.name: file ? Words.fill(qsTr("Attachment: %1"), [modelData.name]) : modelData.name
                    Accessible.description: modelData.size
                    onClicked: {
                        if (file)
                            root.host.openAttachments(root.attachments, modelData.number);
                        else if (kind === "more")
                            root.host.transcript.showAllCarried(root.key);
                        else if (modelData.address !== "")
                            root.host.openLink(root.key, modelData.address);
                        else
                            root.host.showPaste(root.key, index);
                    }
                }
            }
        }

        Loader {
            id: more

            // Chips can be opened, so a message that is complete with them needs no bar.
            active: root.foldable && (root.chips.length === 0 || root.rest !== "")
            x: Theme.px(2)
            width: bubble.width - 2 * x
            anchors.bottom: parent.bottom

            sourceComponent: ShowAllBar {
                host: root.host
                key: root.key
                foldable: root.foldable
                folded: root.folded
                beyond: root.beyond
                rest: root.rest
            }
        }
    }

    Loader {
        anchors.right: parent.right
        anchors.top: bubble.bottom
        anchors.topMargin: 3
        active: root.queued
        height: active ? implicitHeight : 0

        sourceComponent: PlainText {
            text: qsTr("Queued")
            color: Theme.faint
            font.pixelSize: Theme.tiny
        }
    }
}
