import QtQuick
import ClaudeDesk.Core

/** The shortcuts that act on sessions. */
QtObject {
    id: root

    /** The field that finds a session should get the keyboard focus. */
    signal findWanted
    /** The user should choose a folder. */
    signal browseWanted

    /** Run the action of a shortcut. Return false if the action does not act on sessions. */
    function run(action: string): bool {
        switch (action) {
        case "new":
            if (App.page === "start" || App.session.folder === "")
                root.browseWanted();
            else
                App.newWanted();
            return true;
        case "openFolder":
            root.browseWanted();
            return true;
        case "sessions":
            root.findWanted();
            return true;
        case "nextSession":
        case "previousSession":
            App.sessions.step(action === "nextSession" ? 1 : -1);
            return true;
        case "walkDown":
        case "walkUp":
            App.sessions.walk(action === "walkDown" ? 1 : -1);
            return true;
        case "beside":
            if (App.page !== "start")
                App.otherPaneWanted();
            return true;
        case "otherPane":
            if (App.second)
                App.viewWanted(App.secondActive ? App.first : App.second);
            return true;
        case "closePane":
            if (App.second)
                App.paneCloseWanted(App.session);
            return true;
        case "ownWindow":
            if (App.page !== "start")
                App.windowToggleWanted(App.session);
            return true;
        case "close":
            if (App.page !== "start")
                App.closeWanted(App.session);
            return true;
        case "reopen":
            App.reopenWanted();
            return true;
        }
        return false;
    }
}
