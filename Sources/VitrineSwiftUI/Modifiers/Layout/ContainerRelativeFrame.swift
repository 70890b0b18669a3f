/// A frame as large as a part of the container around.
struct ContainerRelativeFrame: ElementModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: Length
    typealias Body = Never

    /// How long a frame is, in a container of a length.
    enum Length {
        /// As long as the container.
        case whole
        /// As long as some of a number of equal parts, with distances between them.
        case parts(count: Int, span: Int, spacing: CGFloat)
        /// As a function says.
        case custom((CGFloat, Axis) -> CGFloat)

        @MainActor
        func callAsFunction(_ container: CGFloat, _ axis: Axis, at node: _GraphNode) -> CGFloat {
            switch self {
            case .whole: return container
            case .parts(let count, let span, let spacing):
                let part = (container - spacing * CGFloat(count - 1)) / CGFloat(count)
                return max(0, part * CGFloat(span) + spacing * CGFloat(span - 1))
            case .custom(let function):
                var faults: [FrameFault] = []
                let length = FrameFault.length(
                    function(container, axis), axis == .horizontal ? "width" : "height", &faults)
                for fault in faults { fault.report(at: node) }
                return length ?? container
            }
        }
    }

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<ContainerRelativeFrame> {
        ContainerRelativeFrameElement(self, around: child, node)
    }
}

private final class ContainerRelativeFrameElement: AligningElement<ContainerRelativeFrame> {
    override var alignment: Alignment { modifier.alignment }

    override func childProposal(in size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
        guard let container = relativeContainer else { return proposal }
        container.sizeReaders.add(self)
        let size = container.containerSize
        return ProposedViewSize(
            width: modifier.axes.contains(.horizontal)
                ? modifier.length(size.width, .horizontal, at: node) : proposal.width,
            height: modifier.axes.contains(.vertical)
                ? modifier.length(size.height, .vertical, at: node) : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let inner = childProposal(in: .zero, proposal)
        let child = child.sizeThatFits(inner)
        return CGSize(
            width: modifier.axes.contains(.horizontal) ? inner.width ?? child.width : child.width,
            height: modifier.axes.contains(.vertical) ? inner.height ?? child.height : child.height)
    }
}

nonisolated extension View {
    /// Positions this view within an invisible frame with a size relative to the nearest container: the window, a screen of
    /// a navigation stack, a scroll view or a list, without what is not safe of it.
    ///
    /// - Complexity: Linear in the depth of the view in its container.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: .whole))
    }

    /// Positions this view within an invisible frame as long as some of a number of equal parts of the nearest container.
    ///
    /// - Parameters:
    ///   - count: How many parts there are; at least one, or the call traps.
    ///   - span: How many of them the view takes.
    ///   - spacing: Points between parts.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        precondition(count > 0, "containerRelativeFrame(count: \(count)): a container has at least one part.")
        return modifier(
            ContainerRelativeFrame(
                axes: axes, alignment: alignment,
                length: .parts(count: count, span: span, spacing: spacing)))
    }

    /// Positions this view within an invisible frame of a length made from that of the nearest container, in points.
    ///
    /// A length that is negative or not finite is reported, and the container's taken in its place.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: .custom(length)))
    }
}
