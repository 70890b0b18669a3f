import Foundation
import VitrineCoreGraphics

/// The pan that swipes rows aside: one for the whole view of cells.
///
/// It begins only where there are actions for the cell under the finger, and only sideways; everything else is left
/// to scrolling. Until then it costs nothing but its place in the arbitration of touches.
@MainActor
final class SwipeGestureRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    weak var swipes: SwipeFeature?
    private var session: SwipeSession?
    /// Whether the finger has a row, or had until now.
    var movesRow: Bool { session != nil }

    init() {
        super.init(target: nil, action: nil)
        name = "swipe actions"
        maximumNumberOfTouches = 1
        delegate = self
        addAction { [weak self] _ in self?.follow() }
    }

    override func hasLeftSlop(_ movement: CGPoint) -> Bool {
        abs(movement.x) >= Self.slop && abs(movement.x) > abs(movement.y)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible else { return }
        // Once up or down, always up or down.
        let movement = translation(in: nil)
        if abs(movement.y) >= Self.slop, abs(movement.y) >= abs(movement.x) { state = .failed }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let movement = translation(in: view)
        let finger = location(in: view)
        session = swipes?.begin(
            at: CGPoint(x: finger.x - movement.x, y: finger.y - movement.y), toRight: movement.x > 0)
        return session != nil
    }

    private func follow() {
        switch state {
        case .began:
            // The row does not jump by what it took to see that it is a swipe.
            let movement = translation(in: nil).x
            setTranslation(CGPoint(x: movement - (movement > 0 ? Self.slop : -Self.slop), y: 0), in: nil)
            session?.grab()
            session?.drag(by: translation(in: view).x)
        case .changed: session?.drag(by: translation(in: view).x)
        case .ended: session?.letGo(velocity: velocity(in: view).x)
        case .cancelled: session?.close()
        case .possible, .failed: break
        }
    }

    override func reset() {
        super.reset()
        session = nil
    }
}
