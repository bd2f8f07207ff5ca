import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/**
 * The base of all request cards: an item in the window that never takes the keyboard focus by itself. A key
 * press counts only if the card has the focus and has been in place for half a second. In addition, the user
 * must not have typed in the composer or the card for 1.5 s.
 */
FocusScope {
    id: root

    /** The name for assistive technology. */
    required property string name
    property string heading
    readonly property alias headingCut: head.headingCut
    property string subtitle
    /** More about the subtitle, which the pointer shows, or "". */
    property string hint
    /**
     * Who asks (or "" for Claude) and the folder, shown behind the heading instead of the subtitle.
     * `elsewhere`: whether this is not the session's own folder.
     */
    property string asker
    property string place
    property bool elsewhere: false
    property string countWords
    /** The id of the request. A new id means that the card shows another request. */
    required property string requestId
    /** The time of the last key press in the composer, on the clock of App.now(). */
    required property real lastKeyAt
    /** Whether only the title is shown. The user then cannot answer the request. */
    required property bool folded
    /** The available height. */
    required property real room
    /** The content of the request, which scrolls if it is too long. */
    default property alias content: column.data
    property alias buttons: bottom.data
    /**
     * Whether the card has been in place for long enough that a press counts. Buttons look faint until then.
     */
    readonly property bool settled: standing.settled
    /** The timer that decides whether a press on the card counts. */
    readonly property alias standing: standing
    readonly property real innerWidth: column.width
    /**
     * `roomInside`: the available height for the content. `gap`: the space between the parts of the content.
     */
    readonly property real roomInside: room - _around
    readonly property real gap: column.spacing
    readonly property real _around: head.height + bottom.height + 2 * _edge + 2 * area.anchors.topMargin
    /** Whether all of the content is visible without scrolling. */
    readonly property bool allInSight: area.contentHeight <= area.height + 0.5
    /** Whether there is little room. The content then gets most of it. */
    readonly property bool cramped: room < Theme.px(300)
    readonly property int _edge: cramped ? Theme.px(10) : Theme.px(16)
    signal stepWanted(by: int)
    /** The place of the shown part, such as `1 of 2`, or "" if all is shown; its number and the number of parts. */
    property string stepWords
    property int part: 0
    property int parts: 0
    /** Another part of the request is wanted: `by` parts after the shown one. */
    signal partWanted(by: int)
    signal foldWanted(on: bool)
    /**
     * The user pressed a digit from 1 to 9 while the keyboard focus was in the card, but not in a text field.
     */
    signal figurePressed(figure: int)

    implicitHeight: folded ? head.height + 2 * _edge : Math.min(room, area.contentHeight + _around)

    Accessible.role: Accessible.Dialog
    Accessible.name: name
    Accessible.description: folded ? qsTr("Collapsed") : ""

    /** Return whether a key press on the card would count now. */
    function acceptsKeys(): bool {
        return standing.isArmed() && root._quiet();
    }

    /** Return whether nothing has been typed for 1.5 s, so that a key is meant for this card. */
    function _quiet(): bool {
        return App.now() - Math.max(root.lastKeyAt, d.typedAt) >= 1500;
    }

    /** Return whether the key types a character other than a digit. No button reacts to such a key. */
    function _isLetter(event: KeyEvent): bool {
        const held = event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier);
        const digit = event.key >= Qt.Key_0 && event.key <= Qt.Key_9;
        return !held && !digit && event.text > " " && event.text !== "\x7f";
    }

    /**
     * Swallow a key that comes too early. Keys that only move the focus pass. Letters pass too: the message
     * field gets them.
     */
    function guard(event: KeyEvent) {
        if (!root._isLetter(event))
            root._guardAll(event);
    }

    function _guardAll(event: KeyEvent) {
        if (event.key === Qt.Key_F6 || event.key === Qt.Key_Escape || event.key === Qt.Key_Tab || event.key === Qt.Key_Backtab)
            return;
        if (!root._quiet())
            standing.refuse("typing");
        else if (standing.takes())
            return;
        event.accepted = true;
    }

    /**
     * Swallow a key that comes too early in a text field. After one key has counted, further typing passes,
     * although the card grows with the text. Enter is always guarded.
     */
    function guardText(event: KeyEvent) {
        const enters = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
        if (d.writing && !enters)
            return;
        // A letter answers nothing, so a letter may count even right after the window came to the front.
        if (enters || !root.acceptsKeys())
            root._guardAll(event);
        if (!event.accepted)
            d.writing = true;
    }

    /** Move the focus to a field that the user asked for. The keys that are typed next count immediately. */
    function write(field: Item) {
        field.forceActiveFocus(Qt.TabFocusReason);
        d.writing = true;
    }

    /** Move the keyboard focus to the card itself, not to a button. */
    function enter() {
        frame.forceActiveFocus(Qt.TabFocusReason);
    }

    /** Restart the timer, because the content has changed: keys and clicks already begun must not count. */
    function renew() {
        sight.forget();
        standing.restart();
    }

    /** Scroll so that as much as possible of an item is in sight. */
    function reveal(item: Item) {
        sight.reveal(item);
    }

    /**
     * Return whether an item is in sight. If not, scroll to the item and restart the timer, so that the user
     * has to press again after the usual time.
     */
    function shows(item: Item): bool {
        if (sight.has(item))
            return true;
        sight.bring(item);
        standing.restart();
        return false;
    }

    /** Scroll the content by a page with Page Down and Page Up, unless all of it is in sight. */
    function _turnPage(event: KeyEvent) {
        if (root.allInSight || event.key !== Qt.Key_PageDown && event.key !== Qt.Key_PageUp)
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
            // The user is writing a message. A digit in it must not count either.
            if (root._isLetter(event))
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

    // Escape leaves a text field and keeps its text. `RequestArea` handles the next Escape.
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
        // Another request is shown, so the keyboard focus must not stay on a button.
        if (root.activeFocus)
            root.enter();
    }

    QtObject {
        id: d

        /** The time when a letter was last typed in the card outside of a text field. */
        property real typedAt: 0
        /** The number of lines of the content below the visible part. */
        property int linesBelow: 0
        /** Whether the user types in a text field of the card. */
        property bool writing: false

        function count() {
            // Without the label there is more room: the label must not be the only reason for itself.
            const more = area.anchors.bottomMargin - area.anchors.topMargin;
            const left = area.contentHeight - area.contentY - area.height;
            linesBelow = left - more > 0.5 ? Math.ceil(left / Theme.lineHeight) : 0;
        }

        function follow() {
            if (root.activeFocus) // the card may have lost the focus meanwhile
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

    // The card can be read immediately, in its final place. Only its opacity changes, and that ends long
    // before a click counts.
    FadeIn {
        id: appearing

        from: 0.4
        Component.onCompleted: show(root)
    }

    Shadow {
        radius: Theme.rLarge
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.rLarge
        color: Theme.card
        border.color: Theme.line
    }

    // Accepts clicks between the buttons, so that the clicks do not reach the items below the card.
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
        Accessible.role: Accessible.Grouping
        // The dialog around it has been spoken just before.
        Accessible.name: root.heading !== root.name ? root.heading : root.subtitle || root.name
        Accessible.focusable: true
        Accessible.focused: activeFocus
        Keys.onPressed: event => root.guard(event)

        FocusRing {
            visible: frame.activeFocus
            gap: 1
            radius: Theme.rLarge + 1
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
        hint: root.hint
        asker: root.asker
        place: root.place
        elsewhere: root.elsewhere
        countWords: root.countWords
        stepWords: root.stepWords
        part: root.part
        parts: root.parts
        onPartWanted: by => root.partWanted(by)
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
        anchors.bottomMargin: Math.max(anchors.topMargin, more.shown ? more.height + Theme.px(2) : 0)
        anchors.left: parent.left
        anchors.leftMargin: root._edge + 2
        // The scroll bar is in the margin, so that the width of the content does not depend on its height.
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

        // The subtitle is shown here if the head has no room for it.
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

    // A label with the number of lines below the visible part, and the key that shows them. The label takes its
    // room from the lines, so that it covers none and the buttons do not move.
    Rectangle {
        id: more

        // `visible` is false on a hidden page, where nothing may move.
        readonly property bool shown: d.linesBelow > 0 && !root.folded

        anchors.bottom: bottom.top
        anchors.bottomMargin: 1
        anchors.right: bottom.right
        visible: shown
        width: below.width + Theme.px(12)
        height: below.height + Theme.px(2)
        radius: height / 2
        color: Theme.card
        border.color: Theme.line

        PlainText {
            id: below

            anchors.centerIn: parent
            width: Math.min(implicitWidth, bottom.width - Theme.px(12))
            text: qsTr("%Ln more lines below (Page Down)", "", d.linesBelow)
            elide: Text.ElideRight
            color: Theme.warn
            font.pixelSize: Theme.tiny
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }

    // The tip is above the buttons, which stay in sight.
    RefusalTip {
        id: tip

        y: bottom.y
    }
}
