/// One walk over the elements that brings layers in line with them.
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
    private var transition: Transition?
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
        root.render(pass, at: root.origin)
        container.show(pass.items, pass)
        CATransaction.commit()
    }

    /// Puts a layer in front of those before it, at a frame of the graph's coordinates.
    func add(_ layer: CALayer, view: UIView? = nil, frame: CGRect) {
        let target = pixels(frame)
        let local = target.offsetBy(dx: -container.origin.x, dy: -container.origin.y)
        LayerAnimator.setFrame(
            of: layer, view: view, to: local, animation: container.contains(layer) ? animation : nil)
        items.append(.init(layer: layer, view: view, transition: transition))
    }

    /// Runs `body` with the layers that it adds going into another container.
    func inside(_ inner: DisplayContainer, origin: CGPoint, _ body: () -> Void) {
        let outer = (container, items, transition)
        inner.origin = origin
        container = inner
        items = []
        transition = nil
        body()
        inner.show(items, self)
        (container, items, transition) = outer
    }

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

    /// Runs `body` with a transition for the layers that it adds.
    func with(transition: Transition, _ body: () -> Void) {
        let outer = self.transition
        self.transition = transition
        body()
        self.transition = outer
    }

    /// Whether a layer was on show before, and its changes can so be animated.
    func animation(for layer: CALayer) -> Animation? { container.contains(layer) ? animation : nil }

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
