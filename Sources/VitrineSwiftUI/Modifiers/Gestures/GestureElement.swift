struct GestureModifier: ElementModifier {
    enum Order { case inner, simultaneous, first }

    let actions: GestureActions
    let order: Order
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<GestureModifier> {
        GestureElement(self, around: child, node)
    }
}

/// Gives the view that holds its content's layers a recogniser for the touches of the content.
private final class GestureElement: WrapperElement<GestureModifier> {
    private var recognizer: UIGestureRecognizer?
    private var delegate: GestureArbiter?
    private var shownKind: _GestureRecognition<Void>.Kind?

    override func didUpdate(from old: GestureModifier, isChanged: Bool) {
        // Actions are read when they run; another kind of gesture is another recogniser.
        if shownKind != modifier.actions.kind { graph.setNeedsRender() }
    }

    override func render(_ pass: RenderPass, at origin: CGPoint) {
        super.render(pass, at: origin)
        guard let view = containerView else { return }
        if shownKind != modifier.actions.kind || recognizer?.view !== view { attach(to: view) }
    }

    private func attach(to view: UIView) {
        detach()
        shownKind = modifier.actions.kind
        let made: UIGestureRecognizer
        switch modifier.actions.kind {
        case .tap(let count):
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = count
            made = tap
        case let .longPress(duration, distance):
            let press = HoldRecognizer { [weak self] recognizer, isDown in
                guard let self else { return }
                // The value is true from the touch on; that it stayed long enough is the end.
                if isDown {
                    modifier.actions.changed(event(recognizer))
                } else {
                    modifier.actions.finished()
                }
            }
            press.minimumPressDuration = duration
            press.allowableMovement = distance
            made = press
        case let .drag(distance, _):
            made = DragRecognizer(minimumDistance: distance)
        }
        // A remote's select is a touch of what has focus, in a window of a television's kind.
        if environment.interfaceIdiom == .tv, !(made is DragRecognizer) {
            made.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
        }
        made.addAction { [weak self] in self?.handle($0) }
        let arbiter = GestureArbiter(self)
        made.delegate = arbiter
        delegate = arbiter
        view.addGestureRecognizer(made)
        recognizer = made
    }

    private func detach() {
        if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
        recognizer = nil
    }

    override func teardown() {
        if recognizer is DragRecognizer, recognizer?.state == .began || recognizer?.state == .changed {
            modifier.actions.finished()
        }
        (recognizer as? HoldRecognizer)?.release()
        detach()
        super.teardown()
    }

    private func handle(_ recognizer: UIGestureRecognizer) {
        let actions = modifier.actions
        switch (actions.kind, recognizer.state) {
        case (.tap, .ended):
            actions.ended(event(recognizer))
        case (.longPress, .began):
            // Done with the time: what the finger does then is no matter.
            actions.ended(event(recognizer))
            (recognizer as? HoldRecognizer)?.release()
        case (.drag, .began), (.drag, .changed):
            actions.changed(event(recognizer))
        case (.drag, .ended):
            actions.ended(event(recognizer))
            actions.finished()
        case (.drag, .cancelled):
            actions.finished()
        default: break
        }
    }

    private func event(_ recognizer: UIGestureRecognizer) -> GestureEvent {
        let drag = recognizer as? DragRecognizer
        let now = local(recognizer.location(in: nil))
        let start = drag.map { local($0.startLocation) } ?? now
        var offset = CGPoint.zero
        if case .drag(_, let space) = modifier.actions.kind { offset = origin(of: space) }
        let velocity = drag?.velocity(in: nil) ?? .zero
        return GestureEvent(
            time: Date(), startLocation: CGPoint(x: start.x + offset.x, y: start.y + offset.y),
            location: CGPoint(x: now.x + offset.x, y: now.y + offset.y),
            velocity: CGSize(width: velocity.x, height: velocity.y))
    }

    /// A point of the window in this element's coordinates.
    private func local(_ point: CGPoint) -> CGPoint {
        let inGraph = graph.viewHost?.convert(point, from: nil) ?? point
        let origin = rootOrigin
        return CGPoint(x: inGraph.x - origin.x, y: inGraph.y - origin.y)
    }

    /// What to add to local coordinates for those of a space.
    private func origin(of space: CoordinateSpace) -> CGPoint {
        let own = rootOrigin
        switch space {
        case .local: return .zero
        case .global: return own
        case .named(let name):
            for ancestor in ancestors {
                guard let space = ancestor as? CoordinateSpaceElement, space.modifier.name == name else {
                    continue
                }
                let other = space.rootOrigin
                return CGPoint(x: own.x - other.x, y: own.y - other.y)
            }
            return own
        }
    }

    /// Whether a touch on something of the graph is one of this gesture's.
    func accepts(_ touch: UITouch) -> Bool {
        guard environment.isEnabled, !isTornDown, let host = graph.viewHost else { return false }
        guard let hit = graph.rootElement.hitTest(touch.location(in: host)) else { return false }
        guard hit === self || hit.isInside(self) else { return false }
        if modifier.order != .inner { return true }
        // A button inside, or a tap of a view inside, goes before a tap here.
        guard case .tap = modifier.actions.kind else { return true }
        if hit !== self, hit is any TouchTarget { return false }
        return !hit.ancestors.prefix { $0 !== self }.contains { $0 is any TouchTarget }
    }

    /// Whether a press is one of this gesture's: focus is inside, on something that has no use for it itself.
    var acceptsPress: Bool {
        guard environment.isEnabled, !isTornDown, let focused = graph.focusedElement else { return false }
        return focused.isInside(self) && focused.pressTarget == nil
    }

    var order: GestureModifier.Order { modifier.order }
}

/// A long press that tells of the touch before it is one, and of its end, whichever comes of it.
private final class HoldRecognizer: UILongPressGestureRecognizer {
    private let tell: (UIGestureRecognizer, Bool) -> Void
    private var isDown = false

    init(_ tell: @escaping (UIGestureRecognizer, Bool) -> Void) {
        self.tell = tell
        super.init(target: nil, action: nil)
    }

    private func hold() {
        guard !isDown else { return }
        isDown = true
        tell(self, true)
    }

    func release() {
        guard isDown else { return }
        isDown = false
        tell(self, false)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        hold()
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state == .failed { release() }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        release()
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        hold()
        super.pressesBegan(presses, with: event)
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        super.pressesEnded(presses, with: event)
        release()
    }

    override func reset() {
        super.reset()
        release()
    }
}

/// A pan with a distance of its own.
private final class DragRecognizer: UIPanGestureRecognizer {
    private let minimumDistance: CGFloat
    private(set) var startLocation = CGPoint.zero

    init(minimumDistance: CGFloat) {
        self.minimumDistance = minimumDistance
        super.init(target: nil, action: nil)
        maximumNumberOfTouches = 1
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if numberOfTouches == 1 { startLocation = location(in: nil) }
        // No distance: the touch itself is the drag.
        if minimumDistance <= 0, state == .possible { state = .began }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible {
            let now = location(in: nil)
            let moved = hypot(now.x - startLocation.x, now.y - startLocation.y)
            // Asking before the distance is reached would let the standard slop decide.
            if moved < minimumDistance { return }
        }
        super.touchesMoved(touches, with: event)
        if state == .possible { state = .began }
    }
}

/// Decides between the gestures of a graph and those of scroll views.
private final class GestureArbiter: NSObject, UIGestureRecognizerDelegate {
    private weak var element: GestureElement?

    init(_ element: GestureElement) { self.element = element }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        element?.accepts(touch) ?? false
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        element?.acceptsPress ?? false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        element?.order == .simultaneous
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let element, let other = (otherGestureRecognizer.delegate as? GestureArbiter)?.element,
            element.order != .simultaneous, other.order != .simultaneous, other !== element
        else { return false }
        // Those of views inside go first, unless one around has a high priority.
        if other.isInside(element) { return element.order != .first }
        return element.isInside(other) && other.order == .first
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        // A drag in a scroll view is no scrolling.
        element?.order != .simultaneous && gestureRecognizer is DragRecognizer
            && otherGestureRecognizer.view is HostingScrollView
            && !(otherGestureRecognizer.delegate is GestureArbiter)
            && otherGestureRecognizer is UIPanGestureRecognizer
    }
}

nonisolated extension View {
    /// Attaches a gesture to the view with a lower precedence than gestures defined by the view.
    @MainActor public func gesture<T: Gesture>(_ gesture: T) -> some View {
        modifier(GestureModifier(actions: T._recognition(of: gesture).erased, order: .inner))
    }

    /// Attaches a gesture to the view with a higher precedence than gestures defined by the view.
    @MainActor public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View {
        modifier(GestureModifier(actions: T._recognition(of: gesture).erased, order: .first))
    }

    /// Attaches a gesture to the view to process simultaneously with gestures defined by the view.
    @MainActor public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View {
        modifier(GestureModifier(actions: T._recognition(of: gesture).erased, order: .simultaneous))
    }

    /// Adds an action to perform when this view recognises a long press gesture.
    @MainActor public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void
    ) -> some View {
        gesture(
            LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
                .onEnded { _ in action() })
    }
}
