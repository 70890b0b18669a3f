import Foundation
import VitrineCoreGraphics

/// The menus of links, attachments and tagged parts of a text: opened by a finger that rests on one, and by a right click.
@MainActor
final class TextItemMenu: NSObject, UIContextMenuInteractionDelegate {
    private unowned let view: UITextView
    private var item: UITextItem?

    init(_ view: UITextView) { self.view = view }

    func attach() {
        let interaction = UIContextMenuInteraction(delegate: self)
        interaction.isAlwaysCompact = true
        interaction.attachment = { [unowned self] _ in item.map { view.rect(of: $0) } ?? view.bounds }
        view.addInteraction(interaction)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let found = view.item(at: location), view.presentsActions(of: found) else { return nil }
        let suggested = view.defaultMenu(of: found)
        let configuration =
            view.delegate.map {
                $0.textView(view, menuConfigurationFor: found, defaultMenu: suggested)
            } ?? UITextItem.MenuConfiguration(menu: suggested)
        guard let menu = configuration?.menu, !menu.children.isEmpty else { return nil }
        item = found
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let item, let animator else { return }
        view.delegate?.textView(view, textItemMenuWillDisplayFor: item, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let item, let animator else { return }
        view.delegate?.textView(view, textItemMenuWillEndFor: item, animator: animator)
    }
}

extension UITextView {
    /// Where an item is, in the view's coordinates: on its first line.
    fileprivate func rect(of item: UITextItem) -> CGRect {
        let start = position(from: beginningOfDocument, offset: item.range.location) ?? beginningOfDocument
        let end = position(from: start, offset: item.range.length) ?? endOfDocument
        guard let range = textRange(from: start, to: end) else { return bounds }
        return firstRect(for: range)
    }

    /// Whether the delegate allows a menu.
    fileprivate func presentsActions(of item: UITextItem) -> Bool {
        switch item.content {
        case .link(let url):
            delegate?.textView(
                self, shouldInteractWith: url, in: item.range, interaction: .presentActions) != false
        case .textAttachment(let attachment):
            delegate?.textView(
                self, shouldInteractWith: attachment, in: item.range, interaction: .presentActions) != false
        case .tag: true
        }
    }

    /// What is offered unless the delegate says something else.
    fileprivate func defaultMenu(of item: UITextItem) -> UIMenu {
        switch item.content {
        case .link(let url):
            UIMenu(
                title: url.absoluteString,
                children: [
                    UIAction(title: "Open Link", image: UIImage(systemName: "safari")) { [weak self] _ in
                        self?.opens(url)
                    },
                    UIAction(title: "Copy Link", image: UIImage(systemName: "doc.on.doc")) { _ in
                        UIPasteboard.general.url = url
                    },
                ])
        case .textAttachment(let attachment):
            UIMenu(
                children: attachment.image.map { image in
                    [
                        UIAction(title: "Copy Image", image: UIImage(systemName: "doc.on.doc")) { _ in
                            UIPasteboard.general.image = image
                        }
                    ]
                } ?? [])
        case .tag: UIMenu()
        }
    }

    final func hasMenu(at location: CGPoint) -> Bool { item(at: location) != nil }
}
