/// One walk over the elements that brings layers in line with them: it visits those that changed or moved, and the way to
/// them.
///
/// Positions are in the graph's coordinates; layers get whole pixels: rounded edges, so that neighbours meet.
@MainActor
final class RenderPass {
    let graph: ViewGraph
    let scale: CGFloat
    /// The animation of changes found from here on; nil makes them at once.
    private(set) var animation: Animation?
    private(set) var container: DisplayContainer
    private var items: [DisplayContainer.Item] = []
    private var presence = Presence.staying
    /// Everything from here on is drawn, changed or not.
    private(set) var isComplete = false
    /// What is drawn was known before, out of view.
    private var comesIntoView = false
    /// The part of the content that is in view, in the coordinates of the pass; nil where all of it may be.
    private var visible: CGRect?
    /// What shows other layers than before, which nobody had said.
    private var stale: [Element] = []
    /// The animations around the scopes that the pass is in.
    private var scopes: [Animation?] = []

    private init(graph: ViewGraph, container: DisplayContainer) {
        self.graph = graph
        self.container = container
        scale = max(graph.environment.displayScale, 1)
        let transaction = graph.transaction
        animation = transaction.disablesAnimations ? nil : transaction.animation
    }

    /// Shows a whole graph.
    static func perform(graph: ViewGraph, root: Element, into container: DisplayContainer) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let pass = RenderPass(graph: graph, container: container)
        container.owner = root
        var rounds = 0
        repeat {
            pass.stale = []
            root.draw(pass, at: root.origin)
            for element in pass.stale { element.setNeedsDisplay() }
            rounds += 1
        } while !pass.stale.isEmpty && rounds < 4
        CATransaction.commit()
    }

    /// Puts a layer in front of those before it, at a frame of the graph's coordinates.
    func add(_ layer: CALayer, view: UIView? = nil, frame: CGRect) {
        let target = pixels(frame)
        let local = target.offsetBy(dx: -container.origin.x, dy: -container.origin.y)
        LayerAnimator.setFrame(
            of: layer, view: view, to: local, animation: container.contains(layer) ? animation : nil)
        guard isComplete else {
            if !container.contains(layer) { displayListIsStale() }
            return
        }
        items.append(
            .init(
                layer: layer, view: view, presence: presence, animation: animation,
                comesIntoView: comesIntoView))
    }

    /// Runs `body` with the layers that it adds going into another container.
    ///
    /// - Parameters:
    ///   - owner: The element whose content is in the container.
    ///   - visible: The part of it that is in view, if it is known and the same for all.
    func inside(
        _ inner: DisplayContainer, of owner: Element, origin: CGPoint, visible: CGRect? = nil,
        _ body: () -> Void
    ) {
        let outer = (container, items, presence, comesIntoView, self.visible)
        inner.origin = origin
        inner.owner = owner
        container = inner
        items = []
        presence = .staying
        comesIntoView = false
        self.visible = visible
        if isComplete { inner.leavesOut = false }
        body()
        if isComplete { inner.show(items, self) }
        (container, items, presence, comesIntoView, self.visible) = outer
    }

    /// The part of the content that is in view where the pass is, if it is known.
    var visiblePart: CGRect? { visible }

    /// Draws an element as a whole.
    ///
    /// - Parameters:
    ///   - known: How many layers it had in the container before.
    ///   - comesIntoView: It was out of view.
    /// - Returns: How many it has.
    func collect(knowing known: Int, comesIntoView isNew: Bool, _ body: () -> Void) -> Int {
        let wasNew = comesIntoView
        if isNew { comesIntoView = true }
        defer { comesIntoView = wasNew }
        if isComplete {
            let before = items.count
            body()
            return items.count - before
        }
        isComplete = true
        let outer = items
        items = []
        body()
        isComplete = false
        let made = items
        items = outer
        if made.count != known || !made.allSatisfy({ container.contains($0.layer) }) {
            displayListIsStale()
        } else {
            for item in made { container.update(item) }
        }
        return made.count
    }

    /// The container shows other layers than before.
    func displayListIsStale() {
        guard let owner = container.owner, !stale.contains(where: { $0 === owner }) else { return }
        stale.append(owner)
    }

    /// Whether an element can be left out: it is one of many, and out of view.
    func isOutOfView(_ element: Element, at origin: CGPoint) -> Bool {
        guard let visible, let count = element.superelement?.children.count, count > Self.many else {
            return false
        }
        let reach = element.reach
        guard !reach.isInfinite, !reach.offsetBy(dx: origin.x, dy: origin.y).intersects(visible) else {
            return false
        }
        container.leavesOut = true
        return true
    }

    /// Of fewer elements than this all are drawn. Our choice: two screens of rows.
    private static let many = 24

    /// Runs `body` with another animation.
    func with(animation: Animation?, _ body: () -> Void) {
        let outer = self.animation
        self.animation = animation
        body()
        self.animation = outer
    }

    /// Runs `body` with another animation, but for what leaves its scope.
    func withScope(animation: Animation?, _ body: () -> Void) {
        scopes.append(self.animation)
        with(animation: animation, body)
        scopes.removeLast()
    }

    /// Runs `body` with the animation around the innermost scope.
    func leavingScope(_ body: () -> Void) {
        guard let outer = scopes.popLast() else { return body() }
        with(animation: outer, body)
        scopes.append(outer)
    }

    /// Runs `body` with layers being there in another way; none is that of what they are in.
    func with(presence: Presence, _ body: () -> Void) {
        if case .staying = presence { return body() }
        let outer = self.presence
        self.presence = presence
        body()
        self.presence = outer
    }

    /// Whether a layer was on show before, and its changes can so be animated.
    ///
    /// - Parameter own: What stands in where the transaction has no animation.
    func animation(for layer: CALayer, orOwn own: Animation? = nil) -> Animation? {
        container.contains(layer) ? animation ?? own : nil
    }

    /// A rectangle with its edges on whole pixels.
    ///
    /// What is not a number, or not finite, came from a program's arithmetic: it is reported and shown as
    /// nothing, since layers cannot have it.
    func pixels(_ rect: CGRect) -> CGRect {
        guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else {
            RuntimeIssue.report("Invalid view geometry (not a finite number): \(rect) is shown empty.")
            return .zero
        }
        return PixelGrid(scale: scale).nearest(rect)
    }
}
