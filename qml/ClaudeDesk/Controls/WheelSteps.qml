import QtQuick
import ClaudeDesk.Theme

/** The wheel over what scrolls: each notch is one step, and a touchpad's pixels are taken as they come. */
WheelHandler {
    id: root

    /** What it scrolls; where that is none, whoever has it scrolls by the distance that it tells. */
    property Flickable view: null
    /** Whether what lies around it scrolls once this is at its end. */
    property bool passesOn: false
    signal turned(distance: real)
    /** The person is about to scroll the view; and has done so. */
    signal leaving
    signal settling

    /** Scroll a view by so many pixels, or up to an end: by a screen at a time, as a list guesses how high the
        rows are that it has not built. */
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

    /** The nearest place to `y` that the view can show, as far as its rows are known. */
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
        // Its begin and its end: the view has those too.
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
