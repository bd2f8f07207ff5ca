pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** The place for requests: above the composer, and never over the text that the user reads. */
Item {
    id: root

    required property SessionView session
    readonly property RequestView decision: session.request
    required property real lastKeyAt
    /** Whether this is the place on the page of all sessions. A request has a card in one place at a time. */
    property bool inOverview: false
    /** The available height above the composer. */
    required property real room
    /**
     * The greatest height of a request. If there is enough room, about 100 pixels of the conversation stay
     * in sight. The line that says where an Always rule is saved is more important.
     */
    readonly property real _most: Math.min(room, Math.max(Theme.px(380), room * (decision.kind === "permission" && !decision.permission.isChange ? 0.7 : 0.85), room - Theme.px(76)))
    readonly property bool present: decision.kind !== ""
    readonly property bool hasKeyboard: card.activeFocus
    /** The keyboard focus should go back to the message field. */
    signal messageWanted

    /** The number of heads of other requests that there is room for. */
    readonly property int _heads: !card.item ? 0 : room > Theme.px(420) ? 3 : room > Theme.px(340) ? 1 : 0
    readonly property real _above: withdrawn.implicitHeight + (stack.shown ? stack.height + Theme.px(6) : 0)

    implicitHeight: card.item ? _above + (card.item as Item).implicitHeight + Theme.px(16) : withdrawn.implicitHeight

    /** The item that had the keyboard focus before a request got it. */
    property Item _from: null

    /** Move the keyboard focus to the request. Return whether there is a request. */
    function enter(): bool {
        const item = card.item as RequestCard;
        if (item && !card.activeFocus)
            root._from = root.Window.activeFocusItem;
        if (item)
            item.enter();
        return item !== null;
    }

    /**
     * Run the window's shortcut: allow the request if the settings permit that and the user cannot have
     * missed anything. Otherwise only move the keyboard focus to the request.
     */
    function allowByChord() {
        const item = card.item as PermissionDialog;
        if (!(root._chord?.on ?? false) || !item?.allowByChord())
            root.enter();
    }

    readonly property SettingValue _chord: session.viewsReady ? App.settings.switchOf("allow_chord") as SettingValue : null

    // Escape keeps the answers that are filled in, and the turn continues. Only Escape in the message field
    // stops the turn.
    Keys.onEscapePressed: root.messageWanted()

    RowContext {
        id: rows

        session: root.session
    }

    WithdrawnNotice {
        id: withdrawn

        x: card.x
        width: card.width
        decision: root.decision
    }

    RequestStack {
        id: stack

        x: card.x + Theme.px(10)
        y: withdrawn.implicitHeight + Theme.px(6)
        width: card.width - Theme.px(20)
        decision: root.decision
        most: root._heads
    }

    SessionBoundLoader {
        id: card

        session: root.session
        anchors.horizontalCenter: parent.horizontalCenter
        y: root._above + Theme.px(8)
        width: Theme.columnIn(root.width)
        wanted: root.present && root.decision.inOverview === root.inOverview
        onLoaded: if (activeFocus)
            root.enter()
        file: Qt.resolvedUrl(root.decision.kind === "question" || root.decision.kind === "server" ? "QuestionDialog.qml" : root.decision.kind === "plan" ? "PlanDialog.qml" : "PermissionDialog.qml")
        values: () => {
            const found = {
                decision: Qt.binding(() => root.decision),
                lastKeyAt: Qt.binding(() => root.lastKeyAt),
                room: Qt.binding(() => root._most - root._above)
            };
            return file.toString().endsWith("PermissionDialog.qml") ? Object.assign(found, {
                host: rows
            }) : found;
        }
    }

    Connections {
        target: root.decision

        // The card with the keyboard focus is gone. Give the focus back to the item that had it before, or to
        // the message field.
        function onChanged() {
            if (root.decision.kind !== "" || !root.hasKeyboard)
                return;
            if (root._from?.visible && root._from.enabled)
                root._from.forceActiveFocus(Qt.OtherFocusReason);
            else
                root.messageWanted();
            root._from = null;
        }
    }
}
