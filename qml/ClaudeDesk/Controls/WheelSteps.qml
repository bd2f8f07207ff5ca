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
        const top = view.originY - view.topMargin;
        const end = Math.max(top, view.originY + view.contentHeight + view.bottomMargin - view.height);
        const to = Math.max(top, Math.min(end, view.contentY + distance));
        const moves = Math.abs(to - view.contentY) > 0.01;
        event.accepted = moves || !root.passesOn;
        if (!moves)
            return;
        root.leaving();
        view.cancelFlick();
        view.contentY = to;
        root.settling();
    }
}
