pragma Singleton

import QtQml

/** The drawings of all icons, as SVG paths in a square of 16 by 16. */
QtObject {
    readonly property string add: "M8 3 L8 13 M3 8 L13 8"
    readonly property string agents: "M2.5 2.8 H6 V5.6 H2.5 Z M9.3 6.6 H13.5 V9.4 H9.3 Z M9.3 11 H13.5 V13.8 H9.3 Z M4.3 5.6 V12.4 H9.3 M4.3 8 H9.3"
    readonly property string agentLost: "M8 2 A6 6 0 0 1 12.2 3.8 M14 8 A6 6 0 0 1 12.2 12.2 M8 14 A6 6 0 0 1 3.8 12.2 M2 8 A6 6 0 0 1 3.8 3.8"
    readonly property string agentNeedsYou: "M8 1.5 L14.5 8 L8 14.5 L1.5 8 Z"
    readonly property string agentStopped: "M4 4 H12 V12 H4 Z"
    readonly property string agentWorking: "M8 2.5 A5.5 5.5 0 1 1 2.5 8"
    readonly property string archive: "M2.67 5 L8 2.33 L13.33 5 V11 L8 13.67 L2.67 11 Z M2.67 5 L8 7.67 L13.33 5 M8 7.67 V13.67"
    readonly property string arrowDown: "M3 5.5 L8 10.5 L13 5.5"
    readonly property string arrowUp: "M3 10.5 L8 5.5 L13 10.5"
    readonly property string attach: "M12.3 7.7 L7.5 12.5 A2.9 2.9 0 0 1 3.4 8.3 L8.7 3 A2 2 0 0 1 11.5 5.8 L6.3 11 A0.95 0.95 0 0 1 5 9.7 L9.7 5"
    readonly property string backgroundTasks: "M8 1.5 A6.5 6.5 0 1 1 7.99 1.5 M8 4.5 L8 8.5 L11 10"
    readonly property string backToMain: "M9 2.5 H2.5 V13.5 H13.5 V7.5 M14 2 L7.5 8.5 M7.5 4.5 V8.5 H11.5"
    readonly property string bell: "M8 2 A4 4 0 0 1 12 6 V9 L13.5 11.5 H2.5 L4 9 V6 A4 4 0 0 1 8 2 M6.5 13.5 H9.5"
    readonly property string branch: "M4 2 L4 14 M4 10 C4 7 12 9 12 4 M12 4 L12 2"
    readonly property string callAgain: "M9.67 3.33 L12.67 6.33 L9.67 9.33 M12.67 6.33 H6.67 A3.33 3.33 0 0 0 6.67 13 H8.67"
    readonly property string changes: "M4 2.3 H9.3 L12.3 5.3 V13.7 H4 Z M8.1 5.8 V9 M6.5 7.4 H9.7 M6.5 11.3 H9.7"
    readonly property string caution: "M5.3 1.5 H10.7 L14.5 5.3 V10.7 L10.7 14.5 H5.3 L1.5 10.7 V5.3 Z M8 4.8 L8 8.6 M8 11 L8 11.2"
    readonly property string check: "M2 9 L6 13 L14 3"
    readonly property string checkSmall: "M3 8.5 L6.5 12 L13 4.5"
    readonly property string chevronDown: "M2 5 L8 11 L14 5"
    readonly property string chevronDownSmall: "M3.5 6 L8 10.5 L12.5 6"
    readonly property string chevronLeft: "M10 3 L5 8 L10 13"
    readonly property string chevronRight: "M6 3 L11 8 L6 13"
    readonly property string chevronUp: "M2 11 L8 5 L14 11"
    readonly property string chevronUpSmall: "M3.5 10 L8 5.5 L12.5 10"
    readonly property string close: "M4 4 L12 12 M12 4 L4 12"
    readonly property string closeLarge: "M3 3 L13 13 M13 3 L3 13"
    readonly property string comment: "M2.5 3 H13.5 V10.5 H8 L5 13.5 V10.5 H2.5 Z"
    readonly property string continued: "M3 2 V10 H13 M9.5 6.5 L13 10 L9.5 13.5"
    readonly property string copy: "M6 5.5 h7.5 v8.5 h-7.5 Z M3.5 10.5 h-1 v-8.5 h7.5 v1"
    readonly property string copyPicture: "M5.5 5.5 L14 5.5 L14 14 L5.5 14 Z M10.5 2 L2 2 L2 10.5"
    readonly property string dot: "M8 4.5 A3.5 3.5 0 1 1 7.99 4.5 Z"
    readonly property string edit: "M3 13 L3.6 10.2 L10.8 3 L13 5.2 L5.8 12.4 Z"
    readonly property string editAsText: "M3 13 L3.6 10 L11 2.6 L13.4 5 L6 12.4 Z"
    readonly property string error: "M8 2 L15 14 L1 14 Z M8 6.5 L8 10 M8 12 L8 12.1"
    readonly property string file: "M4 1.5 L9.5 1.5 L13 5 L13 14.5 L4 14.5 Z M9.5 1.5 L9.5 5 L13 5"
    readonly property string help: "M8 2 A6 6 0 1 0 8 14 A6 6 0 1 0 8 2 M6.1 6.3 C6.2 4.2 9.9 4.2 9.9 6.4 C9.9 7.7 8 7.8 8 9.3 M8 11.2 L8 11.3"
    readonly property string find: "M7 2.5 A4.5 4.5 0 1 0 7 11.5 A4.5 4.5 0 1 0 7 2.5 M10.3 10.3 L14 14"
    readonly property string folder: "M1.5 4 L1.5 13 L14.5 13 L14.5 5 L8 5 L6.5 3 L1.5 3 Z"
    readonly property string folderSmall: "M1.5 3 L6 3 L7.5 5 L14.5 5 L14.5 13 L1.5 13 Z"
    readonly property string fork: "M4.7 2.7 V13.3 M4.7 2.7 V4.3 C4.7 7.7 11.3 6.3 11.3 10 V13.3"
    readonly property string hook: "M8.7 2.3 V9.7 A3 3 0 0 1 2.7 9.7 V8 L2.6 7 M8.7 4.7 H11 A2 2 0 0 1 11 8.7"
    readonly property string important: "M2 2.5 H14 V11 H8 L5 14 V11 H2 Z M8 4.6 L8 7.2 M8 9 L8 9.1"
    readonly property string information: "M8 1.5 A6.5 6.5 0 1 1 7.99 1.5 M8 7.2 L8 11.5 M8 4.6 L8 4.8"
    readonly property string jumpDown: "M8 2 L8 13 M3 8.5 L8 13.5 L13 8.5"
    readonly property string key: "M5.3 5.7 A2.3 2.3 0 1 1 5.29 5.7 M7.7 8 H14 M11.3 8 V10.3 M13.7 8 V9.7"
    readonly property string list: "M5.5 4 L14 4 M5.5 8 L14 8 M5.5 12 L14 12 M2 4 h0.01 M2 8 h0.01 M2 12 h0.01"
    readonly property string listOptions: "M2.7 4.7 H13.3 M4.7 8 H11.3 M6.7 11.3 H9.3"
    readonly property string menu: "M2 4 L14 4 M2 8 L14 8 M2 12 L14 12"
    readonly property string minus: "M3 8 L13 8"
    readonly property string modeAsk: "M8 1.6 L13.5 3.6 L13.5 7.8 C13.5 11.2 11.2 13.4 8 14.5 C4.8 13.4 2.5 11.2 2.5 7.8 L2.5 3.6 Z"
    readonly property string modeAuto: "M2.5 4 L7.5 8 L2.5 12 Z M8.5 4 L13.5 8 L8.5 12 Z"
    readonly property string mention: "M8 5.7 A2.3 2.3 0 1 1 7.99 5.7 M10.3 5.7 V8.7 C10.3 10.8 13.3 10.7 13.3 7.7 A5.3 5.3 0 1 0 11 12.3"
    readonly property string modeRefuse: "M8 1.5 A6.5 6.5 0 1 1 7.99 1.5 M3.5 3.5 L12.5 12.5"
    readonly property string more: "M3 6.5 A1.5 1.5 0 1 0 3 9.5 A1.5 1.5 0 1 0 3 6.5 Z M8 6.5 A1.5 1.5 0 1 0 8 9.5 A1.5 1.5 0 1 0 8 6.5 Z M13 6.5 A1.5 1.5 0 1 0 13 9.5 A1.5 1.5 0 1 0 13 6.5 Z"
    readonly property string network: "M8 1.5 A6.5 6.5 0 1 1 7.99 1.5 M1.5 8 H14.5 M8 1.5 C11.2 5 11.2 11 8 14.5 C4.8 11 4.8 5 8 1.5"
    readonly property string nextPicture: "M6 2.5 L11.5 8 L6 13.5"
    readonly property string noPicture: "M2 3 L14 3 L14 13 L2 13 Z M2 3 L14 13"
    readonly property string notice: "M8 1.5 A6.5 6.5 0 1 0 8 14.5 A6.5 6.5 0 1 0 8 1.5 M8 7.5 L8 11.5 M8 4.6 L8 4.8"
    readonly property string overview: "M2 2.5 H6.5 V6.5 H2 Z M9.5 3.5 H14 M9.5 5.8 H12.5 M2 9.5 H6.5 V13.5 H2 Z M9.5 10.5 H14 M9.5 12.8 H12.5"
    readonly property string ownWindow: "M6.67 3.33 H3 V13 H12.67 V9.33 M9 3 H13 V7 M13 3 L7.33 8.67"
    readonly property string picture: "M2 3 H14 V13 H2 Z M2.5 11 L6 7.5 L9 10.5 L11 9 L13.5 11.5 M10.5 5.5 h0.6"
    readonly property string pin: "M6 2.33 H10 M6.67 2.33 V6.33 L4.33 9 H11.67 L9.33 6.33 V2.33 M8 9 V13.67"
    readonly property string quote: "M3 8.5 V5.5 H6.5 V8 C6.5 9.8 5.5 10.8 4 11.2 M9.5 8.5 V5.5 H13 V8 C13 9.8 12 10.8 10.5 11.2"
    readonly property string pastedText: "M3 3.5 L13 3.5 M3 6.5 L13 6.5 M3 9.5 L13 9.5 M3 12.5 L9 12.5"
    readonly property string permissionLog: "M3 2.5 H13 V13.5 H3 Z M5.5 6 L6.5 7 L8 5 M9.5 6 H11 M5.5 10.5 L6.5 11.5 L8 9.5 M9.5 10.5 H11"
    readonly property string plus: "M3 8 L13 8 M8 3 L8 13"
    readonly property string previousPicture: "M10 2.5 L4.5 8 L10 13.5"
    readonly property string profile: "M8 2.2 A2.7 2.7 0 1 0 8 7.6 A2.7 2.7 0 1 0 8 2.2 M3 13.8 C3 9.2 13 9.2 13 13.8 Z"
    readonly property string radioDot: "M8 4.4 A3.6 3.6 0 1 1 7.99 4.4 Z"
    readonly property string radioHole: "M8 5 A3 3 0 1 1 7.99 5 Z"
    readonly property string radioRing: "M8 1.2 A6.8 6.8 0 1 1 7.99 1.2 Z"
    readonly property string remove: "M2 4 H14 M6 4 V2 H10 V4 M3.5 4 L4.3 14.5 H11.7 L12.5 4 M6.6 7 V11.5 M9.4 7 V11.5"
    readonly property string rewind: "M3 5.5 L9.5 5.5 A4 4 0 0 1 9.5 13.5 L5.5 13.5 M5.5 3 L3 5.5 L5.5 8"
    /** `rewind` for a window that is read from right to left. */
    readonly property string rewindMirrored: "M13 5.5 L6.5 5.5 A4 4 0 0 0 6.5 13.5 L10.5 13.5 M10.5 3 L13 5.5 L10.5 8"
    readonly property string save: "M8 2 L8 10 M4.5 7 L8 10.5 L11.5 7 M2.5 11.5 V13.5 H13.5 V11.5"
    readonly property string savePicture: "M8 2 L8 10.5 M4 7 L8 11 L12 7 M2.5 14 L13.5 14"
    readonly property string search: "M7 2.5 A4.5 4.5 0 1 1 6.99 2.5 M10.3 10.3 L14 14"
    readonly property string searchEverywhere: "M6.5 3 H3 V13 H13 V9.5 M9.5 3 H13 V6.5 M13 3 L7.5 8.5"
    readonly property string sendNow: "M8 13.5 L8 3 M3.5 7.5 L8 3 L12.5 7.5"
    readonly property string session: "M2 3 L14 3 L14 11 L8 11 L5 14 L5 11 L2 11 Z"
    readonly property string settings: "M2.7 4.7 H8.7 M11.3 4.7 H13.3 M10 3.3 V6 M2.7 11.3 H4.7 M7.3 11.3 H13.3 M6 10 V12.7"
    readonly property string sideBySide: "M2 3 H14 V13 H2 Z M8 3 V13"
    readonly property string source: "M5.5 4 L1.5 8 L5.5 12 M10.5 4 L14.5 8 L10.5 12"
    readonly property string spaces: "M2 6 V10.5 H14 V6 M6.5 3.5 h0.01 M9.5 3.5 h0.01"
    readonly property string stop: "M3 3 L13 3 L13 13 L3 13 Z"
    readonly property string sun: "M8 5.4 A2.6 2.6 0 1 1 7.99 5.4 M8 1.5 V2.8 M8 13.2 V14.5 M1.5 8 H2.8 M13.2 8 H14.5 M3.4 3.4 L4.3 4.3 M11.7 11.7 L12.6 12.6 M12.6 3.4 L11.7 4.3 M4.3 11.7 L3.4 12.6"
    readonly property string takeBack: "M6.5 3.5 L3 7 L6.5 10.5 M3 7 L9.5 7 A3.5 3.5 0 0 1 9.5 14 L7.5 14"
    readonly property string tip: "M6 11.5 C6 9.5 3.8 8.8 3.8 6 A4.2 4.2 0 0 1 12.2 6 C12.2 8.8 10 9.5 10 11.5 Z M6.5 14 H9.5"
    readonly property string toolAgent: "M8 1.8 A3 3 0 1 0 8 7.8 A3 3 0 1 0 8 1.8 M2.5 14.2 C2.5 9 13.5 9 13.5 14.2"
    readonly property string toolAsk: "M2 2.5 L14 2.5 L14 11 L8 11 L4.5 14 L4.5 11 L2 11 Z"
    readonly property string toolList: "M1.8 4 L3 5.2 L5 2.8 M1.8 11.2 L3 12.4 L5 10 M8 4.2 L14.2 4.2 M8 11.4 L14.2 11.4"
    readonly property string toolOther: "M8 2 L14 8 L8 14 L2 8 Z"
    readonly property string toolPlan: "M2 3 L6 1.8 L10 3.4 L14 2 L14 13 L10 14.2 L6 12.6 L2 14 Z M6 1.8 L6 12.6 M10 3.4 L10 14.2"
    readonly property string toolRead: "M3 1.5 L10 1.5 L13 4.5 L13 14.5 L3 14.5 Z M5.8 7 L10.2 7 M5.8 10.5 L10.2 10.5"
    readonly property string toolRun: "M2 4 L6.5 8 L2 12 M8.5 12.5 L14 12.5"
    readonly property string toolSearch: "M7 2 A5 5 0 1 0 7 12 A5 5 0 1 0 7 2 M10.7 10.7 L14.2 14.2"
    readonly property string toolServer: "M5.5 1.5 L5.5 5 M10.5 1.5 L10.5 5 M3.5 5 L12.5 5 L12.5 8 C12.5 12 3.5 12 3.5 8 Z M8 11 L8 14.5"
    readonly property string toolWeb: "M8 1.5 A6.5 6.5 0 1 0 8 14.5 A6.5 6.5 0 1 0 8 1.5 M1.8 8 L14.2 8 M8 1.5 C4.6 5 4.6 11 8 14.5 M8 1.5 C11.4 5 11.4 11 8 14.5"
    readonly property string toolWrite: "M2.5 13.5 L3.2 10.2 L11 2.4 L13.6 5 L5.8 12.8 Z M9.2 4.2 L11.8 6.8"
    readonly property string triangleDown: "M2 4 L14 4 L8 13 Z"
    readonly property string triangleRight: "M4 2 L13 8 L4 14 Z"
    readonly property string unsent: "M8 2.5 A5.5 5.5 0 1 1 7.99 2.5 M8 5 L8 8.6 M8 10.8 L8 11"
    readonly property string afterStep: "M8 13.5 L8 6.5 M5 9.5 L8 6.5 L11 9.5 M3 3 L13 3"
    readonly property string suggest: "M8 2.5 V6 M8 10 V13.5 M2.5 8 H6 M10 8 H13.5"
    readonly property string afterTurn: "M8 2.5 L8 9.5 M5 6.5 L8 9.5 L11 6.5 M3 13 L13 13"
    readonly property string usage: "M3 13.5 V9 M6.3 13.5 V3 M9.7 13.5 V6.5 M13 13.5 V11"
    readonly property string waiting: "M8 2.5 A5.5 5.5 0 1 1 7.99 2.5 M8 5 L8 8.3 L10.3 9.6"
    readonly property string warning: "M8 1.5 L15 14 L1 14 Z M8 6 L8 9.6 M8 11.8 L8 12"
    readonly property string written: "M3 8 L13 8 M9 4 L13 8 L9 12"
    readonly property string writtenMirrored: "M13 8 L3 8 M7 4 L3 8 L7 12"

    /** Return the sign of a state (`WorkState.sign`). */
    function state(state: string): string {
        switch (state) {
        case "working":
            return agentWorking;
        case "needs-you":
            return agentNeedsYou;
        case "done":
            return checkSmall;
        case "failed":
            return close;
        case "stopped":
            return agentStopped;
        case "lost":
            return agentLost;
        case "unseen":
            return dot;
        }
        return waiting;
    }

    /** Return three quarters of a circle, turned by this number of steps of 30 degrees. */
    function arc(step: int): string {
        const from = (step - 3) * Math.PI / 6;
        const to = from + 1.5 * Math.PI;
        const at = angle => `${(8 + 5.5 * Math.cos(angle)).toFixed(2)} ${(8 + 5.5 * Math.sin(angle)).toFixed(2)}`;
        return `M${at(from)} A5.5 5.5 0 1 1 ${at(to)}`;
    }

    /** Return the icon of what is no agent; "" for an agent and for a part of a workflow. */
    function workerKind(kind: string): string {
        switch (kind) {
        case "workflow":
            return agents;
        case "command":
            return toolRun;
        case "monitor":
            return find;
        }
        return "";
    }

    /** Return the icon of a permission mode, by its kind (`ui/session/choices.py`). */
    function mode(kind: string): string {
        switch (kind) {
        case "ask":
            return modeAsk;
        case "edits":
            return edit;
        case "plan":
            return toolPlan;
        case "refuse":
            return modeRefuse;
        case "bypass":
            return warning;
        }
        return modeAuto;
    }
}
