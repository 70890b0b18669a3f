/// Shows an element through the alpha of another.
struct MaskModifier<Mask: View>: ElementModifier {
    let mask: Mask
    let alignment: Alignment
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<MaskModifier<Mask>> {
        MaskElement(self, around: child, node)
    }
}

private final class MaskElement<Mask: View>: EffectElement<MaskModifier<Mask>> {
    private var maskNode: _ViewNode<Mask>!
    private var stack: LayerStackElement!
    private let maskContainer = DisplayContainer(layer: CALayer())

    override init(_ modifier: MaskModifier<Mask>, around child: Element, _ node: _GraphNode) {
        super.init(modifier, around: child, node)
        maskNode = Mask._makeNode(modifier.mask, node.childContext())
        stack = LayerStackElement(maskNode, node)
        stack.alignment = modifier.alignment
        stack.container = maskContainer
        stack.adopt(by: self)
    }

    override var isRestartable: Bool { maskNode.isRestartable }

    override func didUpdate(from old: MaskModifier<Mask>, isChanged: Bool) {
        stack.alignment = modifier.alignment
        stack.environment = environment
        maskNode.update(modifier.mask, environment)
        super.didUpdate(from: old, isChanged: isChanged)
    }

    override func didPlace() {
        super.didPlace()
        stack.place(at: .zero, ProposedViewSize(size))
    }

    override func render(_ pass: RenderPass, at origin: CGPoint) {
        super.render(pass, at: origin)
        guard let layer = effectLayer else { return }
        let frame = pass.pixels(CGRect(origin: origin, size: size))
        maskContainer.layer.frame = CGRect(origin: .zero, size: frame.size)
        stack.draw(pass, at: origin)
        if layer.mask !== maskContainer.layer { layer.mask = maskContainer.layer }
    }

    override func teardown() {
        maskNode.teardown()
        super.teardown()
    }
}

nonisolated extension View {
    /// Masks this view using the alpha channel of the given view.
    public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(MaskModifier(mask: mask(), alignment: alignment))
    }

    /// Masks this view using the alpha channel of the given view.
    public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(MaskModifier(mask: mask, alignment: .center))
    }
}
