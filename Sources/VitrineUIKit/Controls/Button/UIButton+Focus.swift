import VitrineCoreGraphics
import VitrineQuartzCore

// The button with the focus, on a television: it lifts, and a press sinks it a little.
extension UIButton {
    /// Whether the system lifts the button. One without a look of its own is for the program to show.
    private var lifts: Bool { shown.configuration != nil || isSystem }

    /// Brings everything up to date with the focus. Called among the animations of the movement.
    final func showFocus() {
        stateDidChange()
        layoutIfNeeded()
        liftIfNeeded()
    }

    /// A press sinks in 0.12 seconds, as measured of tvOS's.
    final func sinkOrLift() {
        guard isTV, lifts else { return }
        UIView.animate(withDuration: 0.12, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState]) {
            self.liftIfNeeded()
        }
    }

    /// A button grows by a tenth; from 700 points on by 70 along its longer side, so that neighbours keep clear.
    final func liftIfNeeded() {
        guard isTV, lifts, isFocused != parts.isLifted || isHighlighted != parts.isSunk else { return }
        parts.isLifted = isFocused
        parts.isSunk = isHighlighted
        let grown = isFocused ? 1 + min(0.1, 70 / max(bounds.width, bounds.height, 1)) : 1
        let scale = isHighlighted ? grown * 0.95 : grown
        transform = CGAffineTransform(scaleX: scale, y: scale)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOffset = CGSize(width: 0, height: bounds.height * (isFocused ? 0.12 : 0.015))
        layer.shadowRadius = isFocused ? 15 : 5
        layer.shadowOpacity = isFocused ? 0.35 : 0
    }
}
