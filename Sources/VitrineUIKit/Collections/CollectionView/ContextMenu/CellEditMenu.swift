public import Foundation
import VitrineCoreGraphics
import VitrineFoundation

/// The edit menu of an item or row: cut, copy and paste as far as the delegate says that they can be done, and the
/// program's own entries that the cell can perform.
@MainActor
struct CellEditMenu {
    /// The cell that is asked what can be done with it, and who answers where it does not itself.
    private static var question: (cell: UIView, answer: (Selector, Any?) -> Bool)?

    private weak var host: UICollectionView?
    private let indexPath: IndexPath
    /// The cell that the program knows.
    private weak var cell: UIView?

    /// What UIKit asks delegates about.
    private static let actions: [Selector] = [.cut, .copy, .paste]

    /// - Returns: Nil where there is no item, or the delegate wants no menu for it.
    init?(_ host: UICollectionView, at place: CGPoint) {
        guard let indexPath = host.indexPathForItem(at: place), let cell = host.programCell(at: indexPath),
            host.delegate?.collectionView(host, shouldShowMenuForItemAt: indexPath) == true
        else { return nil }
        (self.host, self.indexPath, self.cell) = (host, indexPath, cell)
        if entries.isEmpty { return nil }
    }

    /// What the delegate says that a cell can do, while the menu is made of it; nil at other times.
    static func answer(of cell: UIView, _ action: Selector, _ sender: Any?) -> Bool? {
        question?.cell === cell ? question?.answer(action, sender) : nil
    }

    private var entries: [UIMenuElement] {
        guard let host, let cell, let delegate = host.delegate else { return [] }
        let before = Self.question
        Self.question = (
            cell,
            { delegate.collectionView(host, canPerformAction: $0, forItemAt: indexPath, withSender: $1) }
        )
        defer { Self.question = before }
        let standard = StandardEditMenu.entries.filter { Self.actions.contains($0.action) }
            .compactMap { entry($0.title, $0.action, of: cell) }
        let own = (UIMenuController.shared.menuItems ?? []).compactMap { item in
            cell.responds(to: item.action) ? entry(item.title, item.action, of: cell) : nil
        }
        var entries: [UIMenuElement] = []
        if !standard.isEmpty {
            entries.append(UIMenu(identifier: .standardEdit, options: .displayInline, children: standard))
        }
        if !own.isEmpty { entries.append(UIMenu(options: .displayInline, children: own)) }
        return entries
    }

    private func entry(_ title: String, _ action: Selector, of cell: UIView) -> UIMenuElement? {
        let controller = UIMenuController.shared
        guard cell.canPerformAction(action, withSender: controller) else { return nil }
        return UIAction(title: title) { [weak host, weak cell] _ in
            guard let host, let cell else { return }
            // A cell that has the method performs it, as the first in the chain.
            if cell.responds(to: action) {
                _ = cell.perform(action, with: controller)
            } else {
                host.delegate?.collectionView(
                    host, performAction: action, forItemAt: indexPath, withSender: controller)
            }
        }
    }

    /// Shows the menu beside the cell, or where a pointer is. The cell is highlighted as long as it is there.
    func open(at place: CGPoint, by trigger: MenuTrigger) {
        guard let host, let cell = host.cellForItem(at: indexPath) else { return }
        // What the finger has done so far ends here; its touch is about to be cancelled.
        host.highlight(nil)
        cell.isHighlighted = true
        UIMenuController.shared.showMenu(
            of: { entries }, from: cell, rect: cell.bounds,
            at: trigger == .secondaryClick ? host.convert(place, to: cell) : nil
        ) { [weak cell] in
            cell?.isHighlighted = false
        }
    }
}

extension UICollectionViewDelegate {
    /// False.
    public func collectionView(
        _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { false }
    /// False.
    public func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }
    /// Nothing is done.
    public func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}
}
