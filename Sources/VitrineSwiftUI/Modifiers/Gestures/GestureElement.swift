import VitrineUIKit

/// Adds a gesture to a view.
struct GestureModifier<G: Gesture>: ElementModifier {
    let gesture: G
    let order: GestureOrder
    let mask: GestureMask
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<GestureModifier<G>> {
        GestureElement(self, around: child, node)
    }
}

/// When a gesture counts, beside those inside.
enum GestureOrder {
    /// If none inside does.
    case inner
    /// Whatever becomes of the others.
    case simultaneous
    /// Before those inside.
    case first
}

/// An element whose gesture a recogniser follows touches for.
@MainActor
protocol RecognizedElement: GestureTarget, GestureSpace {
    var order: GestureOrder { get }
    func makeMachine() -> _AnyGestureMachine
    /// The middle of the view in the window, where presses are.
    var middle: CGPoint { get }
    /// Whether a touch may become the gesture, and not what takes it inside.
    func accepts(_ traits: GestureTraits) -> Bool
    /// Whether a press is for the gesture: focus is inside, on something that has no use for it itself.
    var acceptsPress: Bool { get }
}

private final class GestureElement<G: Gesture>: WrapperElement<GestureModifier<G>>, RecognizedElement {
    private var recognizer: ViewGestureRecognizer?
    private weak var machine: _GestureMachine<G.Value>?

    override var isRestartable: Bool { true }

    override func didUpdate(from old: GestureModifier<G>, isChanged: Bool) {
        // A gesture that began on another identity does not end on this one.
        if graph.isRestarting { recognizer?.stop() }
        if let machine { G._update(machine, to: modifier.gesture) }
    }

    override func teardown() {
        recognizer?.stop()
        if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
        recognizer = nil
        super.teardown()
    }

    // MARK: Touches

    var passage: TouchPassage?
    var order: GestureOrder { modifier.order }
    var allowsInnerGestures: Bool { modifier.mask.contains(.subviews) }
    var takesTouches: Bool { isOn && order != .simultaneous }

    private var isOn: Bool { environment.isEnabled && !isTornDown && modifier.mask.contains(.gesture) }

    func attach(to view: UIView) {
        guard isOn, recognizer?.view !== view else { return }
        let made = recognizer ?? ViewGestureRecognizer(self)
        recognizer = made
        view.addGestureRecognizer(made)
    }

    func makeMachine() -> _AnyGestureMachine {
        let made = G._makeMachine(of: modifier.gesture)
        machine = made
        return made
    }

    func accepts(_ traits: GestureTraits) -> Bool {
        guard isOn, let passage else { return false }
        return passage == .directly || order != .inner || !traits.contains(.tap)
    }

    var acceptsPress: Bool {
        guard isOn, let focused = graph.focusedElement else { return false }
        return focused.isInside(self) && focused.pressTarget == nil
    }

    // MARK: Places

    var middle: CGPoint {
        let origin = rootOrigin
        let point = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
        return graph.viewHost?.convert(point, to: nil) ?? point
    }
}

extension Element {
    /// A point of the window in a coordinate space of the element.
    func location(of point: CGPoint, in space: CoordinateSpace) -> CGPoint {
        let inGraph = graph.viewHost?.convert(point, from: nil) ?? point
        switch space {
        case .local: return localPoint(inGraph)
        case .global: return inGraph
        case .named(let name):
            for ancestor in ancestors {
                if let space = ancestor as? CoordinateSpaceElement, space.modifier.name == name {
                    return space.localPoint(inGraph)
                }
            }
            return inGraph
        }
    }
}
