/// How a view fits an aspect ratio.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as fits inside.
    case fit
    /// As small as covers.
    case fill
}

struct AspectRatioModifier: ElementModifier, Equatable {
    var ratio: CGFloat?
    let contentMode: ContentMode
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<AspectRatioModifier> {
        AspectRatioElement(self, around: child, node)
    }
}

extension AspectRatioModifier: Animatable {
    var animatableData: ComponentVector {
        get { ComponentVector([ratio]) }
        set { ratio = newValue.lengths(like: [ratio])[0] }
    }
}

private final class AspectRatioElement: AligningElement<AspectRatioModifier> {
    override func childProposal(in size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
        let ideal = child.sizeThatFits(.unspecified)
        let ratio = modifier.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
        guard ratio > 0, ratio.isFinite else {
            if modifier.ratio != nil {
                RuntimeIssue.report(
                    "Invalid aspect ratio (not positive or not finite): aspectRatio(\(ratio)) is ignored.",
                    at: node,
                    "aspectRatio")
            }
            return proposal
        }
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
}
