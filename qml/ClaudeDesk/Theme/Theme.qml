pragma Singleton

import QtQuick
import ClaudeDesk.Core

/** The colours and sizes of the program, in light and dark, at the text size that the user chose. */
QtObject {
    id: root

    /** Whether the dark colours are in use. */
    readonly property bool dark: App.theme === "dark" || (App.theme === "system" && Application.styleHints.colorScheme === Qt.Dark)

    readonly property color page: dark ? "#1C1B19" : "#FAF9F6"
    readonly property color side: dark ? "#161513" : "#F1EFEA"
    readonly property color card: dark ? "#242320" : "#FFFFFF"
    readonly property color line: dark ? "#3A3833" : "#E3E0D8"
    /** A strong border, such as the border of a field that the user writes in. */
    readonly property color edge: dark ? "#59554D" : "#C2BDB1"
    /** The colour of the main text. */
    readonly property color ink: dark ? "#ECE9E2" : "#1F1E1B"
    /** The colour of secondary text: the purpose of a control, the subject of a card, a state. */
    readonly property color soft: dark ? "#B8B3A7" : "#57534A"
    /**
     * The colour of text that users only look up: times, folders, counts, the placeholder of an empty field.
     */
    readonly property color faint: dark ? "#9C968B" : "#6C675D"
    readonly property color user: dark ? "#2E2C28" : "#EFEBE2"
    readonly property color accent: dark ? "#DB7C54" : "#AE4C29"
    readonly property color accentInk: dark ? "#1C1B19" : "#FFFFFF"
    /** The background of the selected row, tab or segment. */
    readonly property color warm: dark ? "#37342E" : "#EFEBE2"
    /** `act`: the fill of the main button of a request or dialog. `actInk`: its text. */
    readonly property color act: ink
    readonly property color actInk: page
    readonly property color ok: dark ? "#7FBF8C" : "#367345"
    readonly property color warn: dark ? "#E0B04C" : "#8A5F00"
    readonly property color bad: dark ? "#EE8479" : "#B3362B"
    /** The text on a button that is filled with `bad`. */
    readonly property color badInk: dark ? "#1C1B19" : "#FFFFFF"
    readonly property color code: dark ? "#181715" : "#F6F4EF"
    readonly property color added: dark ? "#1F3324" : "#E5F3E6"
    readonly property color removed: dark ? "#3C2220" : "#FBE6E3"
    readonly property color focus: dark ? "#78AEEA" : "#2F6FB8"
    readonly property color selection: dark ? "#5A4334" : "#F3D9CC"
    /** `found`: the background of matches. `foundHere`: the frame around the current match. */
    readonly property color found: dark ? "#5E4C12" : "#FBE08A"
    readonly property color foundHere: dark ? "#F0A648" : "#F3A24E"
    /** `hover`: the colour over a control under the pointer. `press`: the colour over a pressed control. */
    readonly property color hover: dark ? "#12FFFFFF" : "#0A000000"
    readonly property color press: dark ? "#20FFFFFF" : "#16000000"
    readonly property color shade: dark ? "#66000000" : "#24000000"
    /** The colour that covers the page behind an attachment that is shown large. */
    readonly property color veil: dark ? "#F00E0E0D" : "#EB1F1E1B"
    readonly property color veilInk: "#ECE9E2"
    readonly property color shadow: dark ? "#73000000" : "#1F000000"
    /** The opacity of the innermost ring of a shadow that is drawn with rings. */
    readonly property real shadowRing: dark ? 0.041 : 0.011

    readonly property real scale: App.textScale
    /** Sizes of text in pixels. */
    readonly property int title: px(20)
    readonly property int heading: px(17)
    readonly property int large: px(15)
    readonly property int body: px(14)
    readonly property int control: px(13)
    readonly property int small: px(12)
    readonly property int tiny: px(11)
    readonly property int codeSize: small
    readonly property string mono: App.mono
    /** The width of a character of code. */
    readonly property real codeColumn: _code.advanceWidth("0")

    /** The heights of a line of text of each size. */
    readonly property int titleLine: px(28)
    readonly property int headingLine: px(24)
    readonly property int largeLine: px(24)
    readonly property int bodyLine: px(20)
    readonly property int controlLine: px(20)
    readonly property int smallLine: px(16)
    readonly property int tinyLine: px(16)
    /** The height of a line of the conversation. */
    readonly property int lineHeight: px(21)

    /** The heights of a chip, a small button, a button, a row, a card, and a row with two lines. */
    readonly property int chipHeight: px(22)
    readonly property int smallHeight: px(24)
    readonly property int controlHeight: px(28)
    readonly property int rowHeight: px(32)
    readonly property int cardHeight: px(22) + gap(14)
    readonly property int twoLineHeight: px(48)

    /** The indentation of a list in Claude's text, and the same of a quotation with its bar. */
    readonly property int indent: px(24)
    readonly property int quoteIndent: px(16)
    /** The space around the text of a note: before it, with the icon; after it; above and below it. */
    readonly property int noteIndent: px(40)
    readonly property int noteEnd: px(12)
    readonly property int notePadding: px(8)

    /**
     * The radii of corners. `rSmall`: key caps and code. `rInner`: chips, and rows inside a frame. `r`:
     * buttons, rows, cards and blocks. `rLarge`: requests, dialogs, the composer and the user's messages.
     */
    readonly property int rSmall: 4
    readonly property int rInner: 6
    readonly property int r: 8
    readonly property int rLarge: 12

    /**
     * `column`: the width of the column of rows. `mostColumn`: its greatest width in a wide window. The usual
     * column grows to about 100 characters. A narrow or wide column keeps its width.
     */
    readonly property int column: Math.round((App.column === "narrow" ? 600 : App.column === "wide" ? 840 : 720) * Math.max(1, scale))
    readonly property int mostColumn: App.column === "usual" ? Math.round(840 * Math.max(1, scale)) : column
    /** The factor of the space between rows, cards and entries of lists, as the user chose. */
    readonly property real density: App.density === "compact" ? 0.6 : App.density === "roomy" ? 1.4 : 1
    /** The width of the list of sections of the settings, and the greatest width of their page. */
    readonly property int sections: px(176)
    readonly property int settingsPage: px(680)
    /** The greatest height of a picture of the project that Claude's text names. */
    readonly property int mostPicture: px(320)
    /** The greatest width of a card that shows two sides of a change. */
    readonly property int mostCard: Math.round(1100 * Math.max(1, scale))
    readonly property int sidebarUsual: Math.round(App.usualSidebarWidth * Math.max(1, scale))
    readonly property int sidebar: Math.round(App.sidebarWidth * Math.max(1, scale))
    /** The width of the panel, and its least width. */
    readonly property int panel: Math.round(App.panelWidth * Math.max(1, scale))
    readonly property int leastPanel: Math.round(App.leastPanelWidth * Math.max(1, scale))
    readonly property int header: Math.round(48 * Math.max(1, scale))

    /** Whether the window can be seen. An offscreen window is immediately drawn in its final state. */
    property bool watched: Qt.platform.pluginName !== "offscreen" && Qt.platform.pluginName !== "minimal"
    /** Whether items may move by themselves. */
    readonly property bool moves: watched && App.session.viewsReady && !App.settings.still
    /**
     * Durations of animations in milliseconds, or 0 if nothing should move by itself. `quick`: for presses,
     * and for what goes away. `calm`: for what appears, folds or moves.
     */
    readonly property int quick: moves ? 80 : 0
    readonly property int calm: moves ? 160 : 0
    readonly property int easing: Easing.OutCubic

    readonly property FontMetrics _code: FontMetrics {
        font.family: root.mono
        font.pixelSize: root.codeSize
    }

    readonly property FontMetrics _small: FontMetrics {
        font.pixelSize: root.small
    }

    /** Return the colour of a tone: "ok", "run", "warn", "bad", or secondary text for any other name. */
    function tone(name: string): color {
        switch (name) {
        case "ok":
            return root.ok;
        case "run":
            return root.accent;
        case "warn":
            return root.warn;
        case "bad":
            return root.bad;
        }
        return root.soft;
    }

    /** Return the colour of a kind of note in Claude's text. */
    function note(kind: string): color {
        switch (kind) {
        case "tip":
            return root.ok;
        case "warning":
            return root.warn;
        case "caution":
            return root.bad;
        }
        return root.focus;
    }

    /** Return the colour of the sign of a state (`WorkState.sign`). */
    function stateTone(state: string): color {
        switch (state) {
        case "working":
            return root.accent;
        case "needs-you":
            return root.warn;
        case "done":
            return root.ok;
        case "failed":
            return root.bad;
        case "lost":
            return root.faint;
        case "unseen":
            return root.ink;
        }
        return root.soft;
    }

    /** Return a colour of a profile. `name`: the name of the colour in the file of profiles. */
    function profile(name: string): color {
        switch (name) {
        case "blue":
            return root.dark ? "#78AEEA" : "#2F6FB8";
        case "green":
            return root.dark ? "#7FBF8C" : "#367345";
        case "yellow":
            return root.dark ? "#E0C64C" : "#8A7400";
        case "orange":
            return root.dark ? "#EFA35C" : "#B35C00";
        case "red":
            return root.dark ? "#EE8479" : "#B3362B";
        case "pink":
            return root.dark ? "#F08FC0" : "#B02F77";
        case "purple":
            return root.dark ? "#B79CF0" : "#6A45B5";
        }
        return root.soft;
    }

    /**
     * Return the colour of a permission mode by its kind (`ui/session/choices.py`). A mode that allows more
     * without asking has a warmer colour.
     */
    function mode(kind: string): color {
        switch (kind) {
        case "ask":
        case "refuse":
            return root.soft;
        case "plan":
            return root.focus;
        case "bypass":
            return root.bad;
        }
        return root.warn;
    }

    /**
     * Return the colour of a mark in a command that asks for permission (`ui/permissions/request_text.py`).
     */
    function mark(style: string): color {
        switch (style) {
        case "ask-network":
        case "ask-host":
            return root.focus;
        case "ask-writes":
            return root.warn;
        }
        return root.bad;
    }

    /** Return the width of the column of rows for a given width of the page. */
    function columnIn(room: real): int {
        return Math.min(room - 40, Math.max(root.column, Math.min(root.mostColumn, room - root.px(296))));
    }

    /** Return the width of a text in the size `small`. */
    function smallWidth(text: string): real {
        return Math.ceil(_small.advanceWidth(text));
    }

    /** Return a space between rows, or inside a row of a list, at the density that the user chose. */
    function gap(size: real): int {
        return px(size * root.density);
    }

    function px(size: real): int {
        return Math.round(size * root.scale);
    }

    /** The colours of a terminal, by the names that Python uses for them. */
    readonly property var terminal: Object.assign(_inks.all(ink, code), {
        "selection": selection.toString(),
        "cursor": ink.toString()
    })

    readonly property StyleColors _inks: StyleColors {
        dark: root.dark
    }

    /** Give Python the colours for Claude's prose, code, terminal output and the marks of requests. */
    function _sendColours() {
        const colours = root._inks.all(ink, code);
        App.setColours(Object.assign(colours, {
            "link": accent.toString(),
            "ask-root": root.mark("ask-root").toString(),
            "ask-runs": root.mark("ask-runs").toString(),
            "ask-deletes": root.mark("ask-deletes").toString(),
            "ask-ends": root.mark("ask-ends").toString(),
            "ask-network": root.mark("ask-network").toString(),
            "ask-writes": root.mark("ask-writes").toString(),
            "ask-host": root.mark("ask-host").toString(),
            "ask-key": soft.toString(),
            "chip": user.toString(),
            "place-line": edge.toString(),
            "quote": soft.toString(),
            "line": line.toString()
        }));
    }

    // Call with a delay, because the bindings of the colours may not have updated yet.
    onDarkChanged: Qt.callLater(_sendColours)
    Component.onCompleted: _sendColours()
}
