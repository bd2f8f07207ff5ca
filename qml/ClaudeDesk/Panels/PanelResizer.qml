import ClaudeDesk.Controls
import ClaudeDesk.Core

/** The edge of the panel, which resizes it. */
EdgeHandle {
    name: qsTr("Panel width")
    atEnd: true
    size: App.panelWidth
    onSizeWanted: size => App.setPanelWidth(size)
    onUsualWanted: App.setPanelWidth(Math.min(App.usualPanelWidth, most))
    onEnded: App.keepPanelWidth()
}
