/// A flexible space that expands along the major axis of its containing stack, or in both axes outside one.
public struct Spacer: Sendable {
    /// The least length, in points; nil is the standard 8.
    public var minLength: CGFloat?

    /// Makes a spacer.
    nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: _PrimitiveView {
    /// A primitive view.
    public typealias Body = Never

    /// Makes the spacer's node.
    public static func _makeNode(_ view: Spacer, _ context: _NodeContext) -> _ViewNode<Spacer> {
        PrimitiveNode(view, context, SpacerElement.self)
    }
}

private final class SpacerElement: PrimitiveElement<Spacer> {
    /// Others are served first, however inflexible a long minimum makes the spacer.
    override var layoutPriority: Double { -.infinity }
    override var isSpacer: Bool { true }
    override var isRestartable: Bool { true }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let least = node.finite(view.minLength, "length", "Spacer(minLength:)") ?? 8
        let width = max(least, proposal.width ?? least)
        let height = max(least, proposal.height ?? least)
        switch axis {
        case .horizontal: return CGSize(width: width, height: 0)
        case .vertical: return CGSize(width: 0, height: height)
        case nil: return CGSize(width: width, height: height)
        }
    }

    /// The axis of the containing stack, nil outside one.
    private var axis: Axis? {
        for ancestor in ancestors {
            if let axis = ancestor.majorAxis { return axis }
        }
        return nil
    }
}
