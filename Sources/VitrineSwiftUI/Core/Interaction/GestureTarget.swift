/// An element with a gesture of its own.
@MainActor
protocol GestureTarget: Element {
    /// Whether gestures and buttons inside take touches, too.
    var allowsInnerGestures: Bool { get }
    /// Whether a touch that begins now may be the gesture's, and not one for others too.
    var takesTouches: Bool { get }
    /// What touches come through; nil if they do not come.
    var passage: TouchPassage? { get set }
    /// Puts what recognises the gesture into a view.
    func attach(to view: UIView)
}

/// How a touch comes to a gesture.
enum TouchPassage {
    case directly
    /// A button inside takes it, too.
    case throughControl
}

/// The elements with gestures that a touch comes through, the innermost first.
@MainActor
struct GesturePath {
    private(set) var targets: [any GestureTarget] = []

    /// Follows what was hit outwards. A gesture that turns off those inside leaves them out.
    mutating func follow(_ hit: Element?, in view: UIView) {
        for target in targets { target.passage = nil }
        targets = []
        var hasControl = false
        var element = hit
        while let current = element {
            if let target = current as? any GestureTarget {
                if !target.allowsInnerGestures {
                    for inner in targets { inner.passage = nil }
                    targets = []
                    hasControl = false
                }
                target.passage = hasControl ? .throughControl : .directly
                targets.append(target)
            }
            if !hasControl, let control = current as? any TouchTarget { hasControl = control.acceptsTouch }
            element = current.superelement
        }
        for target in targets { target.attach(to: view) }
    }

    /// Whether a gesture may be what comes of the touch.
    var takesTouches: Bool { targets.contains { $0.takesTouches } }
}

extension ViewGraph {
    /// Lets gestures around the focus see presses.
    func attachGestures(around focused: Element) {
        guard let viewHost else { return }
        for case let target as any GestureTarget in focused.ancestors { target.attach(to: viewHost) }
    }
}
