import ClaudeDesk.Core

/** The setting for the font of text or of code. */
SettingRow {
    id: root

    required property FontChoice choice

    problem: choice.problem

    SettingMenu {
        name: root.text
        model: root.choice.names
        currentIndex: root.choice.index
        onModelChanged: currentIndex = Qt.binding(() => root.choice.index)
        onActivated: index => root.choice.choose(index)
    }
}
