pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/**
 * The head of a request card: the heading, the subtitle, and the position of the request among the waiting
 * requests.
 */
Item {
    id: root

    required property string heading
    required property string subtitle
    /** More about the subtitle, which the pointer shows, or "". */
    property string hint
    required property string asker
    required property string place
    required property bool elsewhere
    required property string countWords
    /** Whether there is little room. The subtitle is then in the content of the card. */
    required property bool cramped
    required property bool folded
    /** The place of the shown part of the request in words, or "". */
    property string stepWords
    /** The number of the shown part, from 0 on, and the number of parts. */
    property int part: 0
    property int parts: 0
    /** Whether the heading is too long for its room. */
    readonly property alias headingCut: title.truncated
    signal stepWanted(by: int)
    signal partWanted(by: int)
    signal foldWanted
    /** The button that folds the card got a key press. The card swallows a key press that comes too early. */
    signal keyPressed(event: KeyEvent)

    height: title.height + (facts.below ? facts.height + Theme.px(6) : sub.shown && !sub.beside ? sub.height + Theme.px(6) : 0)

    PlainText {
        id: title

        anchors.left: parent.left
        width: facts.shown && !facts.below || sub.beside ? implicitWidth : parent.width - end.width - Theme.px(8)
        text: root.heading
        font.pixelSize: root.cramped ? Theme.control : Theme.large
        font.weight: Font.DemiBold
        wrapMode: Text.Wrap
        maximumLineCount: root.cramped ? 1 : 3
        elide: Text.ElideRight
        clip: true
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Row {
        id: end

        anchors.right: parent.right
        anchors.verticalCenter: title.verticalCenter
        spacing: Theme.px(4)

        RequestPager {
            anchors.verticalCenter: parent.verticalCenter
            visible: countWords !== "" && !root.folded
            countWords: root.stepWords
            ofQuestions: true
            hasEarlier: root.part > 0
            hasLater: root.part < root.parts - 1
            onStepWanted: by => root.partWanted(by)
        }

        RequestPager {
            anchors.verticalCenter: parent.verticalCenter
            countWords: root.countWords
            onStepWanted: by => root.stepWanted(by)
        }

        IconButton {
            anchors.verticalCenter: parent.verticalCenter
            size: Theme.px(24)
            text: root.folded ? qsTr("Expand the request (0)") : qsTr("Collapse the request (0)")
            glyph: root.folded ? Icons.chevronUp : Icons.chevronDown
            onClicked: root.foldWanted()
            Keys.onPressed: event => root.keyPressed(event)
        }
    }

    // Who asks, and in which folder. Below the heading, if there is no room behind it.
    Flow {
        id: facts

        readonly property bool shown: root.place !== "" && !root.cramped && !root.folded
        readonly property real _wanted: asker.wanted + folder.wanted + (asker.visible ? spacing : 0)
        readonly property bool below: shown && title.implicitWidth + Theme.px(12) + _wanted > root.width - end.width - Theme.px(8)

        anchors.left: below ? parent.left : title.right
        anchors.leftMargin: below ? 0 : Theme.px(12)
        y: below ? title.height + Theme.px(6) : Math.round((title.height - height) / 2)
        width: below ? root.width : Math.ceil(_wanted)
        spacing: Theme.px(10)
        visible: shown
        Accessible.role: Accessible.StaticText
        Accessible.name: root.subtitle

        RequestFact {
            id: asker

            visible: root.asker !== ""
            most: facts.below ? root.width : wanted
            glyph: Icons.toolAgent
            words: root.asker
        }

        RequestFact {
            id: folder

            most: facts.below ? root.width : wanted
            glyph: Icons.folder
            words: root.place
            loud: root.elsewhere
        }
    }

    // Behind the heading, or below it if there is no room behind it.
    PlainText {
        id: sub

        readonly property bool shown: root.subtitle !== "" && !facts.shown && !root.cramped && !root.folded
        readonly property bool beside: shown && title.implicitWidth + Theme.px(12) + implicitWidth <= root.width - end.width - Theme.px(8)

        anchors.left: beside ? title.right : parent.left
        anchors.leftMargin: beside ? Theme.px(12) : 0
        y: beside ? title.y + title.baselineOffset - baselineOffset : title.height + Theme.px(6)
        width: beside ? implicitWidth : parent.width
        visible: shown
        text: root.subtitle
        color: Theme.soft
        font.pixelSize: Theme.small
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        clip: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        Accessible.description: root.hint

        HoverHandler {
            id: hover

            enabled: root.hint !== ""
        }

        Loader {
            active: hover.hovered

            sourceComponent: DeskToolTip {
                parent: sub
                visible: true
                text: root.hint
            }
        }
    }
}
