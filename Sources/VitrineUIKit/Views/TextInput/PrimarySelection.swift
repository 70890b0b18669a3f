import VitrinePlatform

/// What was selected last, in any program: a click with the middle button pastes it.
///
/// In memory it belongs to the program, or to the host of a test.
@MainActor
final class PrimarySelection: RuntimeContextPart {
    private var own: String?

    init(context: RuntimeContext) {}

    /// What was selected last.
    var text: String? {
        get {
            if let system = SystemClipboard.primary, !system.isOwn { return system.text }
            return own
        }
        set {
            own = newValue
            if let newValue { SystemClipboard.primary?.setText(newValue) }
        }
    }
}

/// A text into which the middle button pastes.
@MainActor
protocol PrimaryPasting: UIView {
    /// Pastes what was selected last at a point of the view's coordinates, in points.
    ///
    /// - Returns: Whether it takes text.
    func pastePrimary(at point: CGPoint) -> Bool
}

extension UIWindow {
    /// Pastes what was selected last into the text at a point of the window.
    func pastePrimary(at location: CGPoint) -> Bool {
        var view = hitTest(location, with: nil)
        while let current = view {
            if let text = current as? any PrimaryPasting {
                return text.pastePrimary(at: current.convert(location, from: nil))
            }
            view = current.superview
        }
        return false
    }
}
