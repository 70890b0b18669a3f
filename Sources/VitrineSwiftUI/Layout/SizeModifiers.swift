/// How a view fits an aspect ratio.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as fits inside.
    case fit
    /// As small as covers.
    case fill
}

struct AspectRatioModifier: ElementModifier, Equatable {
    let ratio: CGFloat?
    let contentMode: ContentMode
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<AspectRatioModifier> {
        AspectRatioElement(self, around: child, node)
    }
}

private final class AspectRatioElement: AligningElement<AspectRatioModifier> {
    override func childProposal(in size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
        let ideal = child.sizeThatFits(.unspecified)
        let ratio = modifier.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
        guard ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case let (width?, height?):
            if width.isInfinite && height.isInfinite { return .infinity }
            let widthRules = modifier.contentMode == .fit ? width / ratio <= height : width / ratio >= height
            return widthRules
                ? ProposedViewSize(width: width, height: width / ratio)
                : ProposedViewSize(width: height * ratio, height: height)
        case let (width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case let (nil, height?): return ProposedViewSize(width: height * ratio, height: height)
        case (nil, nil): return .unspecified
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        child.sizeThatFits(childProposal(in: .zero, proposal))
    }
}

struct FixedSizeModifier: ElementModifier, Equatable {
    let horizontal: Bool
    let vertical: Bool
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<FixedSizeModifier> {
        FixedSizeElement(self, around: child, node)
    }
}

private final class FixedSizeElement: AligningElement<FixedSizeModifier> {
    override func childProposal(in size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: modifier.horizontal ? nil : proposal.width,
            height: modifier.vertical ? nil : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        child.sizeThatFits(childProposal(in: .zero, proposal))
    }
}

struct LayoutPriorityModifier: ElementModifier, Equatable {
    let value: Double
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<LayoutPriorityModifier> {
        LayoutPriorityElement(self, around: child, node)
    }
}

private final class LayoutPriorityElement: WrapperElement<LayoutPriorityModifier> {
    override var isRestartable: Bool { true }
    override var layoutPriority: Double { modifier.value }
}

struct ZIndexModifier: ElementModifier, Equatable {
    let value: Double
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<ZIndexModifier> {
        ZIndexElement(self, around: child, node)
    }
}

private final class ZIndexElement: WrapperElement<ZIndexModifier> {
    override var isRestartable: Bool { true }
    override var zIndex: Double { modifier.value }
}

/// Moves an element without telling its container.
struct OffsetModifier: ElementModifier, Equatable {
    let offset: CGSize
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<OffsetModifier> {
        OffsetElement(self, around: child, node)
    }
}

private final class OffsetElement: WrapperElement<OffsetModifier> {
    override var isRestartable: Bool { true }
    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        // The direction of `x` is not mirrored: undone here, since containers mirror what they place.
        let x = environment.layoutDirection == .rightToLeft ? -modifier.offset.width : modifier.offset.width
        return [Placement(origin: CGPoint(x: x, y: modifier.offset.height), proposal: proposal)]
    }

    override func alignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        child.explicitAlignment(key, size, proposal)
    }
}

/// Takes the whole proposal and puts the centre of the content at a point of it.
struct PositionModifier: ElementModifier, Equatable {
    let position: CGPoint
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<PositionModifier> {
        PositionElement(self, around: child, node)
    }
}

private final class PositionElement: WrapperElement<PositionModifier> {
    override var isRestartable: Bool { true }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
    }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        let inner = child.sizeThatFits(proposal)
        return [
            Placement(
                origin: CGPoint(
                    x: modifier.position.x - inner.width / 2, y: modifier.position.y - inner.height / 2),
                proposal: proposal)
        ]
    }
}

struct AlignmentGuideModifier: ElementModifier {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<AlignmentGuideModifier> {
        AlignmentGuideElement(self, around: child, node)
    }
}

private final class AlignmentGuideElement: WrapperElement<AlignmentGuideModifier> {
    override var isRestartable: Bool { true }
    override var ownExplicitKeys: Set<AlignmentKey> { [modifier.key] }

    override func alignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        guard key == modifier.key else { return child.explicitAlignment(key, size, proposal) }
        return modifier.compute(child.dimensions(proposal))
    }
}

nonisolated extension View {
    /// Constrains this view's dimensions to an aspect ratio (width to height); nil keeps the ideal one.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
    }

    /// Constrains this view's dimensions to the aspect ratio of the given size.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio.width / aspectRatio.height, contentMode: contentMode))
    }

    /// Scales this view to fit its parent.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales this view to fill its parent.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Fixes this view at its ideal size.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Fixes this view at its ideal size in the specified dimensions.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }

    /// Sets the priority by which a parent layout should apportion space to this child.
    public func layoutPriority(_ value: Double) -> some View {
        modifier(LayoutPriorityModifier(value: value))
    }

    /// Controls the display order of overlapping views.
    public func zIndex(_ value: Double) -> some View { modifier(ZIndexModifier(value: value)) }

    /// Offset this view by the specified amount.
    public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset: offset)) }

    /// Offset this view by the specified distances.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Positions the centre of this view at the specified point in its parent's coordinate space.
    public func position(_ position: CGPoint) -> some View { modifier(PositionModifier(position: position)) }

    /// Positions the centre of this view at the specified coordinates.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

    /// Sets the view's horizontal alignment.
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
    }

    /// Sets the view's vertical alignment.
    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
    }
}
