import ClaudeDesk.Controls
import ClaudeDesk.Core

/** The edge of the sidebar, which resizes it. */
EdgeHandle {
    name: qsTr("Sidebar width")
    size: App.sidebarWidth
    onSizeWanted: size => App.setSidebarWidth(size)
    onUsualWanted: App.setSidebarWidth(Math.min(App.usualSidebarWidth, most))
    onEnded: App.keepSidebarWidth()
}
