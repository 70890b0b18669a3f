/// A frame of fixed dimensions.
struct FixedFrame: ElementModifier, Equatable {
    private(set) var width: CGFloat?
    private(set) var height: CGFloat?
    let alignment: Alignment
    /// What was given and cannot be.
    private let faults: [FrameFault]
    typealias Body = Never

    /// A negative or infinite dimension is reported and counts as not given, as in SwiftUI.
    init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        var faults: [FrameFault] = []
        self.width = FrameFault.length(width, "width", &faults)
        self.height = FrameFault.length(height, "height", &faults)
        self.alignment = alignment
        self.faults = faults
    }

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<FixedFrame> {
        report(at: node)
        return FixedFrameElement(self, around: child, node)
    }

    @MainActor fileprivate func report(at node: _GraphNode) { for fault in faults { fault.report(at: node) } }
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
class AligningElement<M>: WrapperElement<M> {
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

    override func didUpdate(from old: FixedFrame, isChanged: Bool) {
        modifier.report(at: node)
        super.didUpdate(from: old, isChanged: isChanged)
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
    /// What was given and cannot be.
    private let faults: [FrameFault]
    typealias Body = Never

    /// Limits that are none are reported and count as not given; of those in the wrong order the least wins.
    init(width: FrameLimits, height: FrameLimits, alignment: Alignment) {
        var faults: [FrameFault] = []
        let (width, height) = (width.checked("Width", &faults), height.checked("Height", &faults))
        (minWidth, idealWidth, maxWidth) = (width.least, width.ideal, width.most)
        (minHeight, idealHeight, maxHeight) = (height.least, height.ideal, height.most)
        self.alignment = alignment
        self.faults = faults
    }

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<FlexibleFrame> {
        report(at: node)
        return FlexibleFrameElement(self, around: child, node)
    }

    @MainActor fileprivate func report(at node: _GraphNode) { for fault in faults { fault.report(at: node) } }
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

    override func didUpdate(from old: FlexibleFrame, isChanged: Bool) {
        modifier.report(at: node)
        super.didUpdate(from: old, isChanged: isChanged)
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
        modifier(
            FlexibleFrame(
                width: FrameLimits(least: minWidth, ideal: idealWidth, most: maxWidth),
                height: FrameLimits(least: minHeight, ideal: idealHeight, most: maxHeight),
                alignment: alignment))
    }
}
