import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/**
 * What every prompt of Claude's is: an item of the window that never takes the keyboard.
 * Keys reach it once it has focus, half a second after it appeared or moved and 1.5 s after the last key in the composer.
 */
FocusScope {
    id: root

    /** Its name for assistive technology. */
    required property string name
    property string heading
    property string subtitle
    property string countWords
    /** The request shown: another one is another card. */
    required property string requestId
    /** When a key last went into the composer, by App.now(). */
    required property real lastKeyAt
    /** Whether only its title is shown: nothing can be decided then. */
    required property bool folded
    /** The height there is for it. */
    required property real room
    /** What is to be decided; scrolls where it is too long. */
    default property alias content: column.data
    property alias buttons: bottom.data
    /** Whether it stood long enough to be meant. Buttons look faint until then. */
    readonly property bool settled: standing.settled
    /** For how long it has been as it is. */
    readonly property alias standing: standing
    readonly property real innerWidth: column.width
    /** The height there is for what is to be decided, and the space between its parts. */
    readonly property real roomInside: room - _around
    readonly property real gap: column.spacing
    readonly property real _around: head.height + bottom.height + 2 * _edge + 2 * area.anchors.topMargin
    /** Whether nothing of what is to be decided has to be scrolled to. */
    readonly property bool wholeInSight: area.contentHeight <= area.height + 0.5
    /** Whether there is little room: what is to be decided gets most of it. */
    readonly property bool cramped: room < Theme.px(300)
    readonly property int _edge: cramped ? Theme.px(10) : Theme.px(16)
    signal stepWanted(by: int)
    signal foldWanted(on: bool)
    /** A figure was pressed while the keyboard was in the card, and not in a field of it. */
    signal figurePressed(figure: int)

    implicitHeight: folded ? head.height + 2 * _edge : Math.min(room, area.contentHeight + _around)

    Accessible.role: Accessible.Dialog
    Accessible.name: name
    Accessible.description: folded ? qsTr("Collapsed") : ""

    /** Whether a key may do something here now. */
    function acceptsKeys(): bool {
        return standing.isArmed() && root._quiet();
    }

    /** Whether nobody has typed for so long that a key is meant for what is here. */
    function _quiet(): bool {
        return App.now() - Math.max(root.lastKeyAt, d.typedAt) >= 1500;
    }

    /** Swallow a key that comes too early; one that only moves on is let through. */
    function guard(event: KeyEvent) {
        if (event.key === Qt.Key_F6 || event.key === Qt.Key_Escape || event.key === Qt.Key_Tab || event.key === Qt.Key_Backtab)
            return;
        if (!root._quiet())
            standing.refuse("typing");
        else if (standing.takes())
            return;
        event.accepted = true;
    }

    /** The same for a field: once a key counted, what is written goes on, though the card grows with it. */
    function guardText(event: KeyEvent) {
        const enters = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
        if (d.writing && !enters)
            return;
        // A letter answers nothing: it may be the first one since the window came to the front.
        if (enters || !root.acceptsKeys())
            root.guard(event);
        if (!event.accepted)
            d.writing = true;
    }

    /** The person asked for a field of the card: what they write next is meant for it, at once. */
    function write(field: Item) {
        field.forceActiveFocus(Qt.TabFocusReason);
        d.writing = true;
    }

    /** Give the keyboard to the card itself: no button is under it yet. */
    function enter() {
        frame.forceActiveFocus(Qt.TabFocusReason);
    }

    /** What is to be decided is another thing now: keys and clicks under way are not meant for it. */
    function renew() {
        sight.forget();
        standing.restart();
    }

    /** Scroll so that as much of this is in sight as there is room for. */
    function reveal(item: Item) {
        sight.reveal(item);
    }

    /** Whether this is in sight. If not it comes there, and a press has to be made again, after it stood. */
    function shows(item: Item): bool {
        if (sight.has(item))
            return true;
        sight.bring(item);
        standing.restart();
        return false;
    }

    /** Look at the next page of what is to be decided, or the one before it. */
    function _turnPage(event: KeyEvent) {
        if (root.wholeInSight || event.key !== Qt.Key_PageDown && event.key !== Qt.Key_PageUp)
            return;
        const by = Math.max(Theme.px(20), area.height - Theme.px(24));
        area.contentY = Math.max(0, Math.min(area.contentY + (event.key === Qt.Key_PageDown ? by : -by), area.contentHeight - area.height));
        event.accepted = true;
    }

    Keys.onPressed: event => {
        root._turnPage(event);
        if (event.accepted)
            return;
        const figure = event.key - Qt.Key_0;
        if (figure < 0 || figure > 9 || event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier)) {
            // A letter is for no button: who types here means something else, and so do the figures in it.
            if (event.text > " ")
                d.typedAt = App.now();
            return;
        }
        root.guard(event);
        if (event.accepted)
            return;
        event.accepted = true;
        if (event.isAutoRepeat)
            return;
        if (figure === 0)
            root.foldWanted(!root.folded);
        else if (!root.folded)
            root.figurePressed(figure);
    }

    readonly property Item keyboardAt: Window.activeFocusItem

    // Out of a field, with what was written in it: the next Escape is the area's.
    Keys.onEscapePressed: event => {
        const line = root.keyboardAt as TextInput;
        const text = root.keyboardAt as TextEdit;
        event.accepted = !(line?.readOnly ?? text?.readOnly ?? true);
        if (event.accepted)
            root.enter();
    }

    onKeyboardAtChanged: if (activeFocus)
        Qt.callLater(d.follow)
    onActiveFocusChanged: d.writing = false
    onFoldedChanged: root.renew()
    onRequestIdChanged: {
        d.writing = false;
        sight.begin();
        root.renew();
        // Another request under the keyboard: none of its buttons is under it.
        if (root.activeFocus)
            root.enter();
    }

    QtObject {
        id: d

        /** When a letter came that nothing here takes. */
        property real typedAt: 0
        /** How much of what is to be decided lies below what is in sight. */
        property int linesBelow: 0
        /** Whether the person writes in a field of the card. */
        property bool writing: false

        function count() {
            const left = area.contentHeight - area.contentY - area.height;
            linesBelow = left > 0.5 ? Math.ceil(left / Theme.lineHeight) : 0;
        }

        function follow() {
            if (root.activeFocus) // it may be gone by now
                sight.follow(root.keyboardAt);
        }
    }

    RequestScroll {
        id: sight

        view: area
        content: column
    }

    PlacementTimer {
        id: standing

        item: root
        onRefused: why => tip.show(why)
    }

    // It is to be read at once, and has its place: only how strong it is changes, long before a click counts.
    FadeIn {
        id: appearing

        from: 0.4
        Component.onCompleted: show(root)
    }

    Shadow {
        radius: 14
    }

    Rectangle {
        anchors.fill: parent
        radius: 14
        color: Theme.card
        border.color: Theme.line
    }

    // Clicks beside the buttons end here and not in what lies below.
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        onPressed: root.enter()
    }

    Item {
        id: frame

        anchors.fill: parent
        focus: true
        activeFocusOnTab: true
        Accessible.ignored: true
        Keys.onPressed: event => root.guard(event)

        FocusRing {
            visible: frame.activeFocus
            gap: 1
            radius: 15
        }
    }

    RequestHeader {
        id: head

        x: root._edge + 2
        y: root._edge
        width: parent.width - 2 * x
        cramped: root.cramped
        heading: root.heading
        subtitle: root.subtitle
        countWords: root.countWords
        folded: root.folded
        onStepWanted: by => root.stepWanted(by)
        onFoldWanted: root.foldWanted(!root.folded)
        onKeyPressed: event => root.guard(event)
    }

    Flickable {
        id: area

        anchors.top: head.bottom
        anchors.topMargin: root.cramped ? Theme.px(6) : Theme.px(10)
        visible: !root.folded
        anchors.bottom: bottom.top
        anchors.bottomMargin: anchors.topMargin
        anchors.left: parent.left
        anchors.leftMargin: root._edge + 2
        // Its bar stands in the margin: how wide the content is does not depend on how high it is.
        width: parent.width - anchors.leftMargin - 2
        contentWidth: width
        contentHeight: column.height + (sub.shown ? sub.height + anchors.topMargin : 0)
        clip: contentHeight > height
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: DeskScrollBar {}
        onContentYChanged: Qt.callLater(d.count)
        onHeightChanged: Qt.callLater(d.count)
        onContentHeightChanged: Qt.callLater(d.count)

        Column {
            id: column

            x: Direction.mirrored ? area.width - width : 0
            width: head.width
            spacing: area.anchors.topMargin
        }

        // Where there is no room for it above.
        PlainText {
            id: sub

            x: column.x
            y: column.height + area.anchors.topMargin
            width: column.width
            readonly property bool shown: root.cramped && root.subtitle !== ""

            visible: shown
            text: root.subtitle
            color: Theme.soft
            font.pixelSize: Theme.small
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        WheelSteps {
            view: area
        }
    }

    Item {
        id: bottom

        visible: !root.folded
        x: root._edge + 2
        width: parent.width - 2 * x
        height: childrenRect.height
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root._edge
    }

    // How much lies below what is in sight, and the key for it. It takes no room: the buttons do not move.
    Rectangle {
        anchors.bottom: bottom.top
        anchors.bottomMargin: 1
        anchors.right: bottom.right
        visible: d.linesBelow > 0 && !root.folded
        width: below.width + Theme.px(12)
        height: below.height + Theme.px(2)
        radius: height / 2
        color: Theme.card
        border.color: Theme.line

        PlainText {
            id: below

            anchors.centerIn: parent
            text: qsTr("%Ln more lines below (Page Down)", "", d.linesBelow)
            color: Theme.warn
            font.pixelSize: Theme.tiny
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }

    // Above the answers, which stay in sight.
    RefusalTip {
        id: tip

        y: bottom.y
    }
}
