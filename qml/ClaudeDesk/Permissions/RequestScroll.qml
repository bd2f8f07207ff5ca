import QtQuick
import ClaudeDesk.Theme

/** Tracks which part of a card's content is in sight, and scrolls items into sight. */
QtObject {
    id: root

    required property Flickable view
    /** The content that scrolls in the view. */
    required property Item content

    /**
     * `_paged`: the item that is shown page by page. `_seen`: the height of its upper part that has been in
     * sight.
     */
    property Item _paged: null
    property real _seen: 0
    /**
     * The height of the part of a page that is repeated on the next page. In a low view this part is smaller,
     * so that paging still advances.
     */
    readonly property real _overlap: Math.min(Theme.px(24), root.view.height / 3)

    /** Begin at the top, because another request is shown. */
    function begin() {
        root.forget();
        root.view.contentY = 0;
    }

    /** Forget which part was in sight, because the content has changed. */
    function forget() {
        root._paged = null;
        root._seen = 0;
    }

    /**
     * Return whether all of an item is in sight. An item that is higher than the card must have been shown to
     * its end.
     */
    function has(item: Item): bool {
        const top = root._top(item);
        const within = top >= root.view.contentY - 0.5 && top + item.height <= root._end() + 0.5;
        return within || root._paged === item && root._seen >= item.height - 0.5;
    }

    /**
     * Scroll an item into sight, and move the keyboard focus to it. Of an item that is higher than the view,
     * show the first page, or the page after the part that was shown.
     */
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

    /** Scroll the item with the keyboard focus into sight, unless it is shown page by page. */
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
