import Foundation
import VitrineCoreGraphics

/// Chooses items that something is dragged over, as their delegate lets them.
@MainActor
final class CollectionSpring: NSObject, UISpringLoadedInteractionBehavior {
    private weak var host: UICollectionView?
    private(set) var interaction: UISpringLoadedInteraction?

    func attach(to host: UICollectionView) {
        self.host = host
        let interaction = UISpringLoadedInteraction(
            interactionBehavior: self, interactionEffect: nil
        ) { [weak host] _, context in
            guard let host, let path = context.targetItem as? IndexPath else { return }
            host.userChooses(path)
        }
        self.interaction = interaction
        host.addInteraction(interaction)
    }

    func detach() {
        if let interaction { host?.removeInteraction(interaction) }
        interaction = nil
    }

    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        guard let host, let path = host.indexPathForItem(at: context.location(in: host)),
            !host.features.dragDrop.isSource(path)
        else { return false }
        context.targetItem = path
        context.targetView = host.cellForItem(at: path)
        return host.delegate?.collectionView(host, shouldSpringLoadItemAt: path, with: context) ?? true
    }
}
