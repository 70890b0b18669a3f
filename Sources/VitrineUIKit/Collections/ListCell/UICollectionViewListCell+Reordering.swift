import Foundation
import VitrineCoreGraphics

extension UICollectionViewListCell {
    /// A finger on the reorder control takes the row along at once.
    final func addReorderGesture(to control: AccessoryView) {
        guard control.gestureRecognizers?.isEmpty ?? true else { return }
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0
        press.name = "reorder"
        press.addAction { [weak self] recognizer in self?.reorder(recognizer) }
        control.addGestureRecognizer(press)
    }

    private func reorder(_ recognizer: UIGestureRecognizer) {
        guard let collectionView = owningCollectionView else { return }
        let finger = recognizer.location(in: collectionView)
        switch recognizer.state {
        case .began:
            guard let indexPath = collectionView.indexPath(for: self), let superview,
                collectionView.beginInteractiveMovementForItem(at: indexPath)
            else { return }
            let center = collectionView.convert(center, from: superview)
            grip = CGPoint(x: center.x - finger.x, y: center.y - finger.y)
            gripX = bounds.width > collectionView.bounds.width / 2 ? center.x : nil
        case .changed:
            guard let grip else { return }
            // A row that takes most of the width stays in its column.
            collectionView.updateInteractiveMovementTargetPosition(
                CGPoint(x: gripX ?? finger.x + grip.x, y: finger.y + grip.y))
        case .ended:
            if grip != nil { collectionView.endInteractiveMovement() }
            grip = nil
        case .cancelled, .failed:
            if grip != nil { collectionView.cancelInteractiveMovement() }
            grip = nil
        case .possible:
            break
        }
    }
}
