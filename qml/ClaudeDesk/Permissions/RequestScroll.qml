import QtQuick
import ClaudeDesk.Theme

/** What of a card's content is in sight, and the way to bring the rest there. */
QtObject {
    id: root

    required property Flickable view
    /** What scrolls in it. */
    required property Item content

    /** What is being shown page by page, and how much of it was in sight, from its top. */
    property Item _paged: null
    property real _seen: 0
    /** How much of a page is shown again on the next; less where the view is so low that it would never go on. */
    readonly property real _overlap: Math.min(Theme.px(24), root.view.height / 3)

    /** Another thing is shown: from its top. */
    function begin() {
        root.forget();
        root.view.contentY = 0;
    }

    /** What was in sight is another thing now. */
    function forget() {
        root._paged = null;
        root._seen = 0;
    }

    /** Whether all of it is in sight; one that is higher than the card: whether it was shown to its end. */
    function has(item: Item): bool {
        const top = root._top(item);
        const within = top >= root.view.contentY - 0.5 && top + item.height <= root._end() + 0.5;
        return within || root._paged === item && root._seen >= item.height - 0.5;
    }

    /** Bring it into sight, and the keyboard to it: its first page, or the one after what was shown of it. */
    function bring(item: Item) {
        const top = root._top(item);
        if (root._paged !== item)
            root.forget();
        root._paged = item;
        root.view.cancelFlick();
        if (item.height + Theme.px(16) <= root.view.height)
            root.reveal(item);
        else
            root._scroll(top + root._seen - (root._seen > 0 ? root._overlap : 0));
        root._seen = Math.max(root._seen, root._end() - top);
        item.forceActiveFocus(Qt.OtherFocusReason);
    }

    /** Bring what has the keyboard into sight; what is shown page by page stands where it is to. */
    function follow(item: Item) {
        let above = item;
        while (above && above !== root.content)
            above = above.parent;
        if (item && above && item !== root._paged)
            root.reveal(item);
    }

    function reveal(item: Item) {
        const top = root._top(item) - Theme.px(8);
        const end = top + item.height + Theme.px(16);
        if (end > root._end())
            root.view.contentY = Math.min(end, root.content.height) - root.view.height;
        if (top < root.view.contentY)
            root.view.contentY = Math.max(0, top);
    }

    function _top(item: Item): real {
        return item.mapToItem(root.content, 0, 0).y;
    }

    function _end(): real {
        return root.view.contentY + root.view.height;
    }

    function _scroll(y: real) {
        root.view.contentY = Math.max(0, Math.min(y, root.view.contentHeight - root.view.height));
    }
}
