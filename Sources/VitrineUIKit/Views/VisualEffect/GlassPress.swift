import VitrineCoreGraphics

/// Lets glass grow under a finger.
@MainActor
final class GlassPress: NSObject, UIGestureRecognizerDelegate {
    private let views: [UIView]
    private let press = UILongPressGestureRecognizer()

    /// - Parameters:
    ///   - view: What is pressed.
    ///   - views: What grows.
    init(of view: UIView, _ views: [UIView]) {
        self.views = views
        super.init()
        press.minimumPressDuration = 0
        press.cancelsTouchesInView = false
        press.delegate = self
        press.addAction { [weak self] _ in self?.pressed() }
        view.addGestureRecognizer(press)
    }

    isolated deinit {
        press.view?.removeGestureRecognizer(press)
        grow(false)
    }

    private func pressed() {
        switch press.state {
        case .began: grow(true)
        case .ended, .cancelled, .failed: grow(false)
        default: break
        }
    }

    /// By a sixteenth, as SwiftUI's glass.
    private func grow(_ isPressed: Bool) {
        let scale: CGFloat = isPressed ? 1.06 : 1
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) { [views] in
            for view in views { view.transform = CGAffineTransform(scaleX: scale, y: scale) }
        }
    }

    /// What is on the glass is pressed, too.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
