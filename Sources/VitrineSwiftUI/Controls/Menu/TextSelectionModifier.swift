import VitrineUIKit

extension TextSelectionMenus {
    /// The menus of texts are those of the views around them.
    @MainActor static let shared = TextSelectionMenus { $0.contextMenus.attach(to: $0) }
}

extension TextElement {
    /// What is offered for a text that can be selected: iOS selects the whole of it.
    var selectionMenu: UIContextMenuConfiguration? {
        guard environment.textSelectionMenus != nil, !isTornDown, !text.isEmpty else { return nil }
        let text = text
        return UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: [
                UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in
                    UIPasteboard.general.string = text
                }
            ])
        })
    }
}

nonisolated extension View {
    /// Controls whether people can select text within this view: a finger that rests, or a right click, selects a text
    /// as a whole and offers to copy it.
    @MainActor public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.textSelectionMenus, S.allowsSelection ? .shared : nil)
    }
}
