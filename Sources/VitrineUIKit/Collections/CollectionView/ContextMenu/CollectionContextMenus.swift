import Foundation
import VitrineCoreGraphics

/// Opens the menus of a collection view's items, by what its delegate says.
@MainActor
final class CollectionContextMenus: NSObject, UIContextMenuInteractionDelegate {
    private(set) var interaction: UIContextMenuInteraction?
    private weak var host: UICollectionView?
    /// The item whose menu was asked for last.
    private var item: IndexPath?

    func attach(to host: UICollectionView) {
        guard interaction == nil else { return }
        self.host = host
        let interaction = UIContextMenuInteraction(delegate: self)
        interaction.keyRect = { [weak host] in
            guard let host, let item = UIFocusSystem.focusSystem(for: host)?.focusedItem,
                let cell = host.cell(containing: item)
            else { return nil }
            return cell.frame
        }
        interaction.otherMenu = { [weak host] place, trigger in
            host.flatMap { CellEditMenu($0, at: place) }.map { menu in { menu.open(at: place, by: trigger) } }
        }
        host.addInteraction(interaction)
        self.interaction = interaction
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let host, let delegate = host.delegate else { return nil }
        item = host.indexPathForItem(at: location)
        var items = item.map { [$0] } ?? []
        let selected = host.indexPathsForSelectedItems ?? []
        if let item, selected.contains(item) { items += selected.filter { $0 != item } }
        return delegate.collectionView(host, contextMenuConfigurationForItemsAt: items, point: location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let host, let item else { return nil }
        let given = host.delegate?.collectionView(
            host, contextMenuConfiguration: configuration, highlightPreviewForItemAt: item)
        if let given { return given }
        guard let cell = host.cellForItem(at: item), cell.window != nil else { return nil }
        return UITargetedPreview(view: cell)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let host, let item else { return nil }
        return host.delegate?.collectionView(
            host, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: item)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let host else { return }
        host.delegate?.collectionView(
            host, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let host else { return }
        host.delegate?.collectionView(host, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let host else { return }
        host.delegate?.collectionView(host, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
