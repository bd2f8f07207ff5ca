pragma Singleton

import QtQuick

/** The toasts of all windows. Each window shows one toast at a time, and the next waits. */
QtObject {
    id: root

    /** The toasts that have a text, oldest first. */
    property list<Item> waiting

    function add(toast: Item) {
        if (!root.waiting.includes(toast))
            root.waiting = [...root.waiting, toast];
    }

    function remove(toast: Item) {
        if (root.waiting.includes(toast))
            root.waiting = root.waiting.filter(each => each !== toast);
    }

    /**
     * Return the toast that a window shows: the oldest that goes by itself, before those that stay until the
     * user dismisses them or until their work is done. A toast on a page that is hidden waits.
     */
    function shownIn(window: var): Toast {
        const here = root.waiting.map(each => each as Toast).filter(each => each && each.Window.window === window && (each.parent?.visible ?? false));
        return here.find(each => !each.stays) ?? here[0] ?? null;
    }

    /** Move the keyboard focus to the action of the toast that a window shows. Return false without one. */
    function enter(window: var): bool {
        const toast = root.shownIn(window);
        if (!toast || toast.action === "" || toast.activeFocus)
            return false;
        toast.enter();
        return true;
    }
}
