pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** One kind of findings in a folder: a head, and below it each finding in its own words. */
Column {
    id: root

    required property TrustView trust
    required property string title
    required property list<string> entries
    /** The files that the findings come from. */
    property string files
    /** The text that is shown while the list is folded. */
    property string summary
    required property string glyph
    property color tone: Theme.soft
    /** Whether the list starts unfolded. Of a long list, only the beginning is shown. */
    property bool open: true
    property bool foldable: true
    /** Whether the entries are sentences of the program, not text from a file. */
    property bool sentences: false
    /** Whether the entries are commands. Risks in them are marked, as in a request. */
    property bool commands: false
    /** Whether the summary is a sentence of the program. */
    property bool sentenceSummary: false
    property bool _folded: foldable && !open
    property int _shown: 12
    readonly property int _step: 100
    readonly property int _indent: Theme.px(42)

    width: parent ? parent.width : 0
    visible: entries.length > 0
    bottomPadding: _folded ? 0 : Theme.px(8)

    Rectangle {
        width: parent.width
        height: 1
        visible: root.y > 0
        color: Theme.line
    }

    T.AbstractButton {
        id: head

        width: parent.width
        implicitHeight: words.height + words.y + (root._folded ? words.y : Theme.px(4))
        enabled: root.foldable
        activeFocusOnTab: root.foldable
        Accessible.role: root.foldable ? Accessible.Button : Accessible.StaticText
        Accessible.name: !root.foldable ? root.title : root._folded ? Words.fill(qsTr("Expand %1"), [root.title]) : Words.fill(qsTr("Collapse %1"), [root.title])
        Accessible.description: root._folded ? Words.join([root.files, root.summary]) : root.files
        onClicked: root._folded = !root._folded

        Keys.onPressed: event => {
            const before = Direction.mirrored ? Qt.Key_Left : Qt.Key_Right;
            const after = Direction.mirrored ? Qt.Key_Right : Qt.Key_Left;
            if (event.key === before || event.key === after) {
                root._folded = event.key === after;
                event.accepted = true;
            } else {
                ReturnKey.press(event, head);
            }
        }
        Keys.onReleased: event => ReturnKey.ignore(event)

        Rectangle {
            anchors.fill: parent
            anchors.margins: 1
            radius: Theme.r
            color: head.down ? Theme.press : head.hovered ? Theme.hover : "transparent"

            Loader {
                anchors.fill: parent
                active: head.visualFocus

                sourceComponent: FocusRing {
                    gap: -1
                }
            }
        }

        Icon {
            anchors.left: parent.left
            anchors.leftMargin: Theme.px(14)
            y: words.y + Theme.px(2)
            size: Theme.px(16)
            path: root.glyph
            color: root.tone
        }

        Column {
            id: words

            anchors.left: parent.left
            anchors.leftMargin: root._indent
            anchors.right: sign.left
            anchors.rightMargin: Theme.px(12)
            y: Theme.px(10)
            spacing: Theme.px(2)

            Flow {
                width: parent.width
                spacing: Theme.px(8)

                PlainText {
                    id: title

                    width: Math.min(implicitWidth, parent.width)
                    text: root.title
                    font.weight: Font.DemiBold
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }

                PlainText {
                    width: Math.min(implicitWidth, parent.width)
                    height: Math.max(implicitHeight, title.implicitHeight)
                    verticalAlignment: Text.AlignVCenter
                    visible: text !== ""
                    text: root.files
                    color: Theme.faint
                    font.pixelSize: Theme.small
                    wrapMode: Text.WrapAnywhere
                    Accessible.ignored: true
                }
            }

            PlainText {
                width: parent.width
                visible: root._folded && text !== ""
                text: root.summary
                color: Theme.soft
                font.family: root.sentenceSummary ? Application.font.family : Theme.mono
                font.pixelSize: Theme.small
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                maximumLineCount: 2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }

        Icon {
            id: sign

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(14)
            y: words.y + Theme.px(4)
            visible: root.foldable
            size: Theme.px(12)
            path: root._folded ? Icons.chevronDown : Icons.chevronUp
            color: Theme.faint
        }
    }

    Loader {
        width: parent.width
        active: root.visible && !root._folded
        visible: active

        sourceComponent: Column {
            id: list

            /** Whether the label of an entry gets its own line, because there is no room beside the text. */
            readonly property bool _narrow: width < Theme.px(420)

            leftPadding: Direction.mirrored ? Theme.px(14) : root._indent
            rightPadding: Direction.mirrored ? root._indent : Theme.px(14)
            bottomPadding: Theme.px(4)
            spacing: Theme.px(6)

            Repeater {
                model: root.entries.slice(0, root._shown)

                Grid {
                    id: entry

                    required property string modelData
                    readonly property int _cut: modelData.indexOf(": ")
                    /** Whether the entry begins with a label: an event, a server, a file. */
                    readonly property bool _labelled: !root.sentences && _cut > 0 && _cut <= 60
                    readonly property string _words: _labelled ? modelData.slice(_cut + 2) : modelData
                    readonly property var _risks: root.commands ? root.trust.risks(_words) : null
                    readonly property real _room: columns === 2 ? width - label.width - columnSpacing : width

                    width: list.width - list.leftPadding - list.rightPadding
                    columns: _labelled && !list._narrow ? 2 : 1
                    columnSpacing: Theme.px(8)
                    Accessible.role: Accessible.StaticText
                    Accessible.name: modelData
                    Accessible.description: _risks ? _risks.words : ""

                    PlainText {
                        id: label

                        width: list._narrow ? entry.width : Theme.px(104)
                        visible: entry._labelled
                        text: entry._labelled ? entry.modelData.slice(0, entry._cut).trim() : ""
                        color: Theme.faint
                        font.pixelSize: Theme.small
                        horizontalAlignment: Text.AlignLeft
                        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                        Accessible.ignored: true
                    }

                    Loader {
                        width: entry._room
                        sourceComponent: root.commands ? command : said
                    }

                    Component {
                        id: command

                        Item {
                            implicitHeight: risky.implicitHeight + risky.y + (risky.lines.length > 0 ? Theme.px(3) : 0)

                            RiskText {
                                id: risky

                                width: parent.width
                                text: entry._words
                                lines: entry._risks ? entry._risks.lines : []
                                Component.onCompleted: root.trust.paint(document)
                            }
                        }
                    }

                    Component {
                        id: said

                        PlainText {
                            topPadding: entry.columns === 2 ? 1 : 0
                            text: entry._words
                            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                            font.family: root.sentences ? Application.font.family : Theme.mono
                            font.pixelSize: root.sentences ? Theme.control : Theme.codeSize
                            Accessible.ignored: true
                        }
                    }
                }
            }

            DeskButton {
                visible: root.entries.length > root._shown
                compact: true
                caption: qsTr("Show %Ln more", "", Math.min(root._step, root.entries.length - root._shown))
                onClicked: root._shown += root._step
            }
        }
    }
}
