/// Puts a view behind or in front of each element, in the size of the element.
struct LayeringModifier<Secondary: View>: ElementModifier {
    let secondary: Secondary
    let alignment: Alignment
    let isBehind: Bool
    /// Edges at which the layer reaches through the safe area.
    var ignoredEdges: Edge.Set = []
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<LayeringModifier<Secondary>>
    {
        LayeringElement(self, around: child, node)
    }
}

private final class LayeringElement<Secondary: View>: WrapperElement<LayeringModifier<Secondary>> {
    private var layerNode: _ViewNode<Secondary>!
    private var stack: LayerStackElement!

    override init(_ modifier: LayeringModifier<Secondary>, around child: Element, _ node: _GraphNode) {
        super.init(modifier, around: child, node)
        layerNode = Secondary._makeNode(modifier.secondary, node.childContext())
        stack = LayerStackElement(layerNode, node)
        stack.alignment = modifier.alignment
        stack.adopt(by: self)
        updateDependence()
    }

    private func updateDependence() {
        positionDependence = modifier.ignoredEdges.isEmpty ? [] : .safeArea
    }

    override var majorAxis: Axis?? { nil }
    override var isRestartable: Bool { layerNode.isRestartable }
    override var alignmentChildren: [Element] { [child] }
    /// In the order of drawing: what is behind comes first, so that a background's value counts before those inside.
    override var preferenceChildren: [Element] { paintOrder }

    override func didUpdate(from old: LayeringModifier<Secondary>, isChanged: Bool) {
        stack.alignment = modifier.alignment
        if old.ignoredEdges != modifier.ignoredEdges {
            updateDependence()
            invalidatePlacement()
        }
        stack.environment = environment
        layerNode.update(modifier.secondary, environment)
    }

    override func alignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        child.explicitAlignment(key, size, proposal)
    }

    override func didPlace() {
        super.didPlace()
        var frame = CGRect(origin: .zero, size: size)
        if !modifier.ignoredEdges.isEmpty {
            frame = SafeArea.extended(frame, of: self, edges: modifier.ignoredEdges)
        }
        stack.place(at: frame.origin, ProposedViewSize(frame.size))
    }

    override var paintOrder: [Element] { modifier.isBehind ? [stack, child] : [child, stack] }
    override var containsPlatformView: Bool { child.containsPlatformView || stack.containsPlatformView }

    /// A frame around a text field, or another view of UIKit's, does not keep touches from it.
    override func hitTest(_ point: CGPoint) -> Element? {
        let hit = super.hitTest(point)
        guard !modifier.isBehind, child.containsPlatformView, let hit, hit.superelement === stack,
            (hit as? any OutlineElement)?.isOutline == true
        else { return hit }
        let below = child.hitTest(CGPoint(x: point.x - child.origin.x, y: point.y - child.origin.y))
        return below is any PlatformViewElement ? below : hit
    }

    override func teardown() {
        layerNode.teardown()
        super.teardown()
    }
}

/// The elements of a background or overlay: as in a `ZStack`, aligned in the proposed size.
final class LayerStackElement: Element {
    private let content: _GraphNode
    var alignment = Alignment.center {
        didSet { if alignment != oldValue { invalidatePlacement() } }
    }
    /// What it is shown in, where that is not the container around it.
    var container: DisplayContainer?
    override var ownsDisplay: Bool { container != nil }

    init(_ content: _GraphNode, _ node: _GraphNode) {
        self.content = content
        super.init(node)
        content.elementOwner = self
    }

    override func render(_ pass: RenderPass, at origin: CGPoint) {
        guard let container else { return super.render(pass, at: origin) }
        let frame = pass.pixels(CGRect(origin: origin, size: size))
        pass.inside(container, of: self, origin: frame.origin) { renderChildren(pass, at: origin) }
    }

    override var majorAxis: Axis?? { .some(nil) }
    override func loadChildren() -> [Element] { content.elements }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        let own = ViewDimensions(size: size, proposal: proposal, element: nil)
        return children.map { child in
            let inner = child.dimensions(proposal)
            return Placement(
                origin: CGPoint(
                    x: own[alignment.horizontal] - inner[alignment.horizontal],
                    y: own[alignment.vertical] - inner[alignment.vertical]),
                proposal: proposal)
        }
    }
}

nonisolated extension View {
    /// Layers the views that you specify behind this view.
    public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(LayeringModifier(secondary: content(), alignment: alignment, isBehind: true))
    }

    /// Layers the given view behind this view.
    @_disfavoredOverload
    public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(LayeringModifier(secondary: background, alignment: alignment, isBehind: true))
    }

    /// Sets the view's background to a style, which reaches through the safe area where the view touches it.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View
    {
        modifier(
            LayeringModifier(
                secondary: Rectangle().fill(style), alignment: .center, isBehind: true, ignoredEdges: edges))
    }

    /// Sets the view's background to the background style.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Sets the view's background to a shape filled with a style.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            LayeringModifier(
                secondary: shape.fill(style, style: fillStyle), alignment: .center, isBehind: true))
    }

    /// Sets the view's background to a shape filled with the background style.
    public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Layers the views that you specify in front of this view.
    public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(LayeringModifier(secondary: content(), alignment: alignment, isBehind: false))
    }

    /// Layers a secondary view in front of this view.
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(LayeringModifier(secondary: overlay, alignment: alignment, isBehind: false))
    }

    /// Layers the specified style in front of this view.
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(
            LayeringModifier(
                secondary: Rectangle().fill(style), alignment: .center, isBehind: false, ignoredEdges: edges))
    }

    /// Layers a shape filled with a style in front of this view.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            LayeringModifier(
                secondary: shape.fill(style, style: fillStyle), alignment: .center, isBehind: false))
    }

    /// Adds a border to this view with the specified style and width, inside its bounds.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(
            LayeringModifier(
                secondary: Rectangle().strokeBorder(content, lineWidth: width), alignment: .center,
                isBehind: false))
    }
}
