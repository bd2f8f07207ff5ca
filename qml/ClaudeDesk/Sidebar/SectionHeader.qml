import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Core

/** The head of an open section. A click folds the section. */
T.AbstractButton {
    id: root

    required property string section
    required property SessionListModel sessions
    readonly property bool _foldable: sessions.canFold(section)

    /** Whether this item shows the head. If the section is folded, a row of the list shows the head. */
    readonly property bool _there: section !== ""

    implicitHeight: _there ? line.implicitHeight : 0
    enabled: _there
    focusPolicy: Qt.NoFocus
    Accessible.ignored: !_there
    Accessible.role: Accessible.Heading
    Accessible.name: line.title
    Accessible.description: _foldable ? [line.place, qsTr("Press to collapse")].filter(each => each !== "").join(". ") : line.place
    onClicked: root.sessions.fold(root.section, true)

    contentItem: SectionTitle {
        id: line

        title: root.sessions.groupTitles[root.section] ?? root.sessions.sectionTitle(root.section)
        place: root.sessions.sectionPlace(root.section)
        hidden: 0
        foldable: root._foldable
        signed: root._foldable && !(root.section in root.sessions.groupTitles)
        hovered: root.hovered
    }
}
