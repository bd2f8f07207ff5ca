import QtQuick
import ClaudeDesk.Theme

/** Scrolls with the wheel. Each notch of the wheel is one step. A touchpad scrolls by its own pixels. */
WheelHandler {
    id: root

    /** The view to scroll. Without a view, the owner scrolls by the distance in `turned`. */
    property Flickable view: null
    /** Whether the surrounding view scrolls when this view is at its end. */
    property bool passesOn: false
    signal turned(distance: real)
    /** `leaving` is emitted before the user scrolls the view, and `settling` afterwards. */
    signal leaving
    signal settling

    /**
     * Scroll a view by a number of pixels, or up to an end. Move by one screen at a time, because a list
     * only guesses the heights of rows that the list has not built.
     */
    function scroll(view: Flickable, distance: real) {
        let left = distance;
        for (let screens = 0; screens < 100; ++screens) {
            const from = view.contentY;
            const to = root._within(view, from + Math.max(-view.height, Math.min(view.height, left)));
            if (Math.abs(to - from) < 0.01)
                break;
            view.contentY = to;
            left -= to - from;
        }
    }

    /** Return the scroll position nearest to `y` that is possible with the rows built so far. */
    function _within(view: Flickable, y: real): real {
        const top = view.originY - view.topMargin;
        const end = Math.max(top, view.originY + view.contentHeight + view.bottomMargin - view.height);
        return Math.max(top, Math.min(end, y));
    }

    parent: view
    target: null
    enabled: view && view.interactive && view.contentHeight > view.height
    acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
    onWheel: event => {
        // An event without a distance begins or ends a gesture. The view needs these events too.
        if (event.pixelDelta.y === 0 && event.angleDelta.y === 0) {
            event.accepted = false;
            return;
        }
        const step = Theme.px(21) * Application.styleHints.wheelScrollLines;
        const distance = -(event.pixelDelta.y || event.angleDelta.y / 120 * step);
        root.turned(distance);
        const view = root.view;
        if (!view)
            return;
        const moves = Math.abs(root._within(view, view.contentY + distance) - view.contentY) > 0.01;
        event.accepted = moves || !root.passesOn;
        if (!moves)
            return;
        root.leaving();
        view.cancelFlick();
        root.scroll(view, distance);
        root.settling();
    }
}
