import Foundation
import VitrineCoreGraphics

@MainActor
final class CollectionDropItem: NSObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ dragItem: UIDragItem, from source: IndexPath?, size: CGSize) {
        self.dragItem = dragItem
        sourceIndexPath = source
        previewSize = size
    }
}

@MainActor
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    let session: any UIDropSession
    private weak var host: UICollectionView?
    private weak var carrier: DragCarrier?

    init(
        _ host: UICollectionView, _ session: any UIDropSession, _ items: [any UICollectionViewDropItem],
        to destination: IndexPath?, _ proposal: UICollectionViewDropProposal, _ carrier: DragCarrier?
    ) {
        self.host = host
        self.session = session
        self.items = items
        destinationIndexPath = destination
        self.proposal = proposal
        self.carrier = carrier
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        var hidden: UICollectionViewCell?
        return send(
            dragItem,
            to: { $0.frameInWindow(ofItem: indexPath) },
            prepare: { host in
                // The picture stands for the cell until it is there.
                hidden = host.cellForItem(at: indexPath)
                UIView.performWithoutAnimation { hidden?.isHidden = true }
            }, end: { hidden?.isHidden = false })
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        send(
            dragItem, isInto: true,
            to: { host in
                guard let frame = host.frameInWindow(ofItem: indexPath) else { return nil }
                return CGRect(
                    x: frame.minX + rect.minX, y: frame.minY + rect.minY, width: rect.width,
                    height: rect.height)
            })
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        let size = items.first { $0.dragItem === dragItem }?.previewSize ?? .zero
        return send(
            dragItem, isInto: true,
            to: { _ in
                let middle = target.container.convert(target.center, to: nil)
                let (width, height) = (
                    size.width * hypot(target.transform.a, target.transform.b),
                    size.height * hypot(target.transform.c, target.transform.d)
                )
                return CGRect(
                    x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
            })
    }

    @discardableResult
    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        dropOnPlaceholder(dragItem, placeholder)
    }

    func dropOnPlaceholder(
        _ dragItem: UIDragItem, _ placeholder: UICollectionViewPlaceholder
    ) -> PlaceholderContext {
        let standing = StandingPlaceholder(placeholder, of: self)
        host?.insertPlaceholder(standing)
        var hidden: UICollectionViewCell?
        let animator = send(
            dragItem,
            to: { $0.frameInWindow(of: standing) },
            prepare: { host in
                hidden = host.cell(of: standing)
                UIView.performWithoutAnimation { hidden?.isHidden = true }
            }, end: { hidden?.isHidden = false })
        return PlaceholderContext(dragItem, standing, in: host, animator)
    }

    private func send(
        _ item: UIDragItem, isInto: Bool = false, to frame: @escaping (UICollectionView) -> CGRect?,
        prepare: ((UICollectionView) -> Void)? = nil, end: (() -> Void)? = nil
    ) -> any UIDragAnimating {
        let animator = DragAnimator()
        guard let carrier, carrier.items.contains(where: { $0 === item }) else {
            demand(false, "UICollectionViewDropCoordinator.drop: \(item) is no item of the drop.")
            return animator
        }
        carrier.destinations[ObjectIdentifier(item)] = DragDestination(
            frame: { [weak host] in host.flatMap(frame) ?? .null },
            isInto: isInto,
            prepare: { [weak host] in
                guard let host else { return }
                host.layoutIfNeeded()
                prepare?(host)
            },
            animations: { animator.animate() },
            completion: { position in
                end?()
                animator.complete(at: position)
            })
        return animator
    }
}

extension UICollectionView {
    /// Where the cell of an item belongs, in the window; nil if there is no such item.
    func frameInWindow(ofItem path: IndexPath) -> CGRect? {
        frameInWindow(ofShown: shownPath(ofItem: path))
    }

    /// Where the cell of a placeholder belongs, in the window; nil if it is gone.
    func frameInWindow(of placeholder: StandingPlaceholder) -> CGRect? {
        shownPath(of: placeholder).flatMap(frameInWindow(ofShown:))
    }

    private func frameInWindow(ofShown shown: IndexPath) -> CGRect? {
        prepareLayoutIfNeeded()
        guard data.contains(shown), let (attributes, section) = attributesNow(.cell(shown)) else {
            return nil
        }
        let origin = contentPoint(attributes.frame.origin, from: section)
        return convert(CGRect(origin: origin, size: attributes.frame.size), to: nil)
    }
}
