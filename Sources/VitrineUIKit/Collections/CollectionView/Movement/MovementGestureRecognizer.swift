import Foundation

/// The standard gesture for moving items: a long press picks the item up, the finger or the mouse carries it, and
/// letting go puts it down.
///
/// It begins only where the data source has an item that can be moved. From then on the content does not scroll with
/// the finger, and the touch highlights and selects nothing.
@MainActor
final class MovementGestureRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    private var collectionView: UICollectionView? { view as? UICollectionView }
    /// Whether an item may be picked up, before the data source is asked.
    var allows: (IndexPath) -> Bool = { _ in true }
    /// From the finger to the centre of the cell: it does not jump when it is picked up.
    private var grip = CGPoint.zero

    init() {
        super.init(target: nil, action: nil)
        name = "interactive movement"
        // There is no place to press on with a remote's button.
        allowedPressTypes = []
        delegate = self
        addAction { [weak self] _ in self?.carry() }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let collectionView, numberOfTouches == 1 else { return false }
        let finger = location(in: collectionView)
        guard let indexPath = collectionView.indexPathForItem(at: finger), allows(indexPath),
            collectionView.beginMovement(at: indexPath, isStandard: true),
            let position = collectionView.movement?.position
        else { return false }
        grip = CGPoint(x: position.x - finger.x, y: position.y - finger.y)
        return true
    }

    // What can be dragged is not moved by itself.
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is DragRecognizer
    }

    private func carry() {
        switch state {
        case .changed:
            guard let collectionView else { return }
            let finger = location(in: collectionView)
            collectionView.updateInteractiveMovementTargetPosition(
                CGPoint(x: finger.x + grip.x, y: finger.y + grip.y))
        case .ended: collectionView?.endInteractiveMovement()
        case .cancelled: collectionView?.cancelInteractiveMovement()
        case .possible, .began, .failed: break
        }
    }
}

extension UICollectionView {
    /// Has a long press move items that the data source lets move.
    ///
    /// - Parameter allows: Whether an item may be picked up by it.
    /// - Returns: The gesture, which can be turned off.
    package func addMovementGesture(allowing allows: @escaping (IndexPath) -> Bool) -> UIGestureRecognizer {
        let gesture = MovementGestureRecognizer()
        gesture.allows = allows
        addGestureRecognizer(gesture)
        return gesture
    }
}
