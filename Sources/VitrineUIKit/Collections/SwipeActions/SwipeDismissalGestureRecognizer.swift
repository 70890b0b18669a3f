import Foundation
import VitrineCoreGraphics

/// While a row is open, takes the touches that do not meet its buttons: the row closes, and they do nothing else but
/// scroll or swipe.
@MainActor
final class SwipeDismissalGestureRecognizer: UIGestureRecognizer {
    weak var swipes: SwipeFeature?
    /// The open row that the touch is on: it closes when the finger leaves without having moved it.
    private weak var touched: SwipeSession?

    init() {
        super.init(target: nil, action: nil)
        name = "swipe dismissal"
    }

    override func shouldReceive(_ event: UIEvent) -> Bool { swipes?.open != nil }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is UIPanGestureRecognizer)
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let touch = touches.first, let session = swipes?.open
        else { return }
        if touch.view?.isDescendant(of: session.actionsView) == true {
            state = .failed
        } else if session.row.contains(touch.location(in: view)) {
            touched = session
            state = .began
        } else {
            session.close()
            state = .began
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state.isUnderway, touches.count == numberOfTouches else { return }
        if let touched, swipes?.movesRow == false { touched.close() }
        state = .ended
    }

    override func reset() {
        super.reset()
        touched = nil
    }
}
