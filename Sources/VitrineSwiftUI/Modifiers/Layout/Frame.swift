/// A frame of fixed dimensions.
struct FixedFrame: ElementModifier, Equatable {
    private(set) var width: CGFloat?
    private(set) var height: CGFloat?
    let alignment: Alignment
    typealias Body = Never

    /// A negative or infinite dimension is reported and counts as not given, as in SwiftUI.
    init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        self.width = FrameCheck.dimension(width, "width")
        self.height = FrameCheck.dimension(height, "height")
        self.alignment = alignment
    }

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<FixedFrame> {
        FixedFrameElement(self, around: child, node)
    }
}

extension FixedFrame: Animatable {
    var animatableData: ComponentVector {
        get { ComponentVector([width, height]) }
        set {
            let lengths = newValue.lengths(like: [width, height])
            // A spring may swing beyond nothing.
            width = lengths[0].map { max($0, 0) }
            height = lengths[1].map { max($0, 0) }
        }
    }
}

/// An element that aligns its child in a size of its own.
class AligningElement<M: ElementModifier>: WrapperElement<M> {
    var alignment: Alignment { .center }
    final override var isRestartable: Bool { true }
    func childProposal(in size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        let inner = childProposal(in: size, proposal)
        let child = child.dimensions(inner)
        let own = ViewDimensions(size: size, proposal: proposal, element: nil)
        let origin = CGPoint(
            x: own[alignment.horizontal] - child[alignment.horizontal],
            y: own[alignment.vertical] - child[alignment.vertical])
        return [Placement(origin: origin, proposal: inner)]
    }
}

private final class FixedFrameElement: AligningElement<FixedFrame> {
    override var alignment: Alignment { modifier.alignment }

    override func childProposal(in size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: modifier.width ?? proposal.width, height: modifier.height ?? proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width = modifier.width, let height = modifier.height {
            return CGSize(width: width, height: height)
        }
        let inner = child.sizeThatFits(childProposal(in: .zero, proposal))
        return CGSize(width: modifier.width ?? inner.width, height: modifier.height ?? inner.height)
    }
}

/// Reports frames that cannot be: SwiftUI logs a fault and goes on.
enum FrameCheck {
    static func dimension(_ value: CGFloat?, _ name: String) -> CGFloat? {
        guard let value, value < 0 || !value.isFinite else { return value }
        RuntimeIssue.report(
            "Invalid frame dimension (negative or non-finite): frame(\(name): \(value)) is ignored.")
        return nil
    }

    /// Limits in order; NaN counts as not given.
    static func limits(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?, _ name: String)
        -> (CGFloat?, CGFloat?, CGFloat?)
    {
        func number(_ value: CGFloat?) -> CGFloat? { value?.isNaN == true ? nil : value }
        let low = least ?? -.infinity
        let middle = ideal ?? low
        // Written so that NaN fails, too.
        if !(low <= middle && middle <= most ?? middle) {
            func text(_ value: CGFloat?) -> String { value.map { "\($0)" } ?? "nil" }
            RuntimeIssue.report(
                "Contradictory frame constraints specified: min\(name) \(text(least)), "
                    + "ideal\(name) \(text(ideal)), max\(name) \(text(most)).")
        }
        return (number(least), number(ideal), number(most))
    }
}

/// A frame with limits.
struct FlexibleFrame: ElementModifier, Equatable {
    var minWidth: CGFloat?
    var idealWidth: CGFloat?
    var maxWidth: CGFloat?
    var minHeight: CGFloat?
    var idealHeight: CGFloat?
    var maxHeight: CGFloat?
    let alignment: Alignment
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<FlexibleFrame> {
        FlexibleFrameElement(self, around: child, node)
    }
}

extension FlexibleFrame: Animatable {
    private var lengths: [CGFloat?] {
        [minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight]
    }

    var animatableData: ComponentVector {
        get { ComponentVector(lengths) }
        set {
            let lengths = newValue.lengths(like: lengths).map { $0.map { max($0, 0) } }
            (minWidth, idealWidth, maxWidth) = (lengths[0], lengths[1], lengths[2])
            (minHeight, idealHeight, maxHeight) = (lengths[3], lengths[4], lengths[5])
        }
    }
}

private final class FlexibleFrameElement: AligningElement<FlexibleFrame> {
    override var alignment: Alignment { modifier.alignment }

    override func childProposal(in size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: Self.offer(proposal.width, modifier.minWidth, modifier.idealWidth, modifier.maxWidth),
            height: Self.offer(proposal.height, modifier.minHeight, modifier.idealHeight, modifier.maxHeight))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let inner = childProposal(in: .zero, proposal)
        let size = child.sizeThatFits(inner)
        return CGSize(
            width: Self.result(size.width, inner.width, modifier.minWidth, modifier.maxWidth),
            height: Self.result(size.height, inner.height, modifier.minHeight, modifier.maxHeight))
    }

    /// The proposal to the child: the frame's own, or its ideal, within its limits.
    private static func offer(
        _ proposal: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?
    ) -> CGFloat? {
        guard var value = proposal ?? ideal else { return nil }
        if let most { value = min(value, most) }
        if let least { value = max(value, least) }
        return value
    }

    /// A limit makes the frame take the proposal up to that limit; without one it follows its child.
    private static func result(
        _ child: CGFloat, _ proposal: CGFloat?, _ least: CGFloat?, _ most: CGFloat?
    ) -> CGFloat {
        var value = child
        if let least { value = max(least, min(value, proposal ?? value)) }
        if let most { value = min(most, max(value, proposal ?? value)) }
        if let least { value = max(least, value) }
        return value
    }
}

nonisolated extension View {
    /// Positions this view within an invisible frame with the specified size.
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(FixedFrame(width: width, height: height, alignment: alignment))
    }

    /// Positions this view within an invisible frame having the specified size constraints.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        let width = FrameCheck.limits(minWidth, idealWidth, maxWidth, "Width")
        let height = FrameCheck.limits(minHeight, idealHeight, maxHeight, "Height")
        return modifier(
            FlexibleFrame(
                minWidth: width.0, idealWidth: width.1, maxWidth: width.2, minHeight: height.0,
                idealHeight: height.1, maxHeight: height.2, alignment: alignment))
    }
}
