pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Core

/** The page for the problem of the session, if there is a problem. */
Loader {
    id: root

    required property SessionView session
    /** Whether there are rows to read. */
    required property bool anything
    signal demoWanted
    signal retryWanted
    /** The user wants to name the program of Claude Code. */
    signal chooseWanted
    /** The user wants another profile, or to change the profile of the session. */
    signal profileWanted

    /** Do what mends a start that Claude Code has refused. */
    function _mend(remedy: string) {
        switch (remedy) {
        case "sign-in":
            App.signInWanted();
            root.profileWanted();
            break;
        case "profile":
            root.profileWanted();
            break;
        case "program":
            root.chooseWanted();
            break;
        case "file":
            App.openBrokenFile(root.session);
            break;
        case "folder":
            App.elsewhereWanted();
            break;
        case "mode":
            root.session.choices.askForPermissions();
            root.retryWanted();
            break;
        case "copy":
            App.copy(root.session.problemText);
            break;
        }
    }

    active: root.session.problem !== ""
    onLoaded: (item as MessagePage).below = Qt.binding(() => root.anything)
    sourceComponent: root.session.problem === "no-cli" ? notFound : root.session.problem === "not-signed-in" ? signIn : root.session.problem === "folder-gone" ? folderGone : root.session.problem === "file-gone" ? fileGone : root.session.problem === "file-unreadable" ? fileUnreadable : startFailed

    Component {
        id: notFound

        CliNotFoundPage {
            command: root.session.problemCommand
            detail: root.session.problemText
            onChooseWanted: root.chooseWanted()
            onDemoWanted: root.demoWanted()
            onRetryWanted: root.retryWanted()
        }
    }

    Component {
        id: signIn

        SignInPage {
            command: root.session.problemCommand
            detail: root.session.problemText
            onSignInWanted: root._mend("sign-in")
            onRetryWanted: root.retryWanted()
        }
    }

    Component {
        id: folderGone

        FolderGonePage {
            folder: root.session.problemText
            home: root.session.problemHome
            project: root.session.problemProject
            entered: root.session.worktreeGone
            onAgainWanted: App.worktreeAgainWanted()
            onRepositoryWanted: App.repositoryWanted()
            onRetryWanted: root.retryWanted()
            onElsewhereWanted: App.elsewhereWanted()
        }
    }

    Component {
        id: fileGone

        FileGonePage {
            anything: root.anything
            session: root.session
            onAfreshWanted: App.afreshWanted()
            onRemoveWanted: App.closeWanted(root.session)
        }
    }

    Component {
        id: fileUnreadable

        FileUnreadablePage {
            anything: root.anything
            detail: root.session.problemText
            onAfreshWanted: App.afreshWanted()
            onRetryWanted: root.retryWanted()
        }
    }

    Component {
        id: startFailed

        StartFailedPage {
            advice: root.session.problemAdvice
            command: root.session.problemCommand
            detail: root.session.problemText
            remedy: root.session.problemRemedy
            onMendWanted: root._mend(remedy)
            onRetryWanted: root.retryWanted()
        }
    }
}
