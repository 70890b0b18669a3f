import VitrineUIKit

/// A type that defines the size of the presentation content and how the presentation size adjusts to its content's size
/// changing.
///
/// It is the size of sheets in the middle of a large screen; where a sheet is at the lower edge, as on a phone, detents
/// say how high it is.
@MainActor @preconcurrency
public protocol PresentationSizing {
    /// The size to propose to the content. Along an axis without a length the presentation is as long as the content
    /// then is.
    func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize
}

/// A proxy to a view provided to the presentation with a defined presentation size.
@MainActor @preconcurrency
public struct PresentationSizingRoot {
    let measure: (ProposedViewSize) -> CGSize

    /// The size of the content for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// Contextual information about a presentation.
public struct PresentationSizingContext {
    /// The size that the presentation has, in points; nil before it has any.
    var currentSize: CGSize?
}

extension PresentationSizing {
    /// The size of the presentation; nil is that of its style.
    func size(of root: PresentationSizingRoot, _ context: PresentationSizingContext) -> CGSize? {
        if self is AutomaticPresentationSizing { return nil }
        return fill(proposedSize(for: root, context: context), root)
    }

    /// Where a proposal says nothing, the content does.
    fileprivate func fill(_ proposal: ProposedViewSize, _ root: PresentationSizingRoot) -> CGSize {
        if let width = proposal.width, let height = proposal.height {
            return CGSize(width: width, height: height)
        }
        let size = root.sizeThatFits(proposal)
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    /// As long as the content wants to be along some axes.
    nonisolated public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        AxisFittedSizing(base: self, horizontal: horizontal, vertical: vertical)
    }

    /// Along some axes it grows with the content, but does not shrink.
    nonisolated public func sticky(
        horizontal: Bool = false, vertical: Bool = false
    ) -> some PresentationSizing {
        StickySizing(base: self, horizontal: horizontal, vertical: vertical)
    }
}

private struct AxisFittedSizing<Base: PresentationSizing> {
    let base: Base
    let horizontal: Bool
    let vertical: Bool

    nonisolated init(base: Base, horizontal: Bool, vertical: Bool) {
        (self.base, self.horizontal, self.vertical) = (base, horizontal, vertical)
    }
}

extension AxisFittedSizing: PresentationSizing {
    func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        var proposal = base.proposedSize(for: root, context: context)
        if horizontal { proposal.width = nil }
        if vertical { proposal.height = nil }
        return proposal
    }
}

private struct StickySizing<Base: PresentationSizing> {
    let base: Base
    let horizontal: Bool
    let vertical: Bool

    nonisolated init(base: Base, horizontal: Bool, vertical: Bool) {
        (self.base, self.horizontal, self.vertical) = (base, horizontal, vertical)
    }
}

extension StickySizing: PresentationSizing {
    func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        var size = base.fill(base.proposedSize(for: root, context: context), root)
        guard let current = context.currentSize else { return ProposedViewSize(size) }
        if horizontal { size.width = max(size.width, current.width) }
        if vertical { size.height = max(size.height, current.height) }
        return ProposedViewSize(size)
    }
}

/// The default presentation sizing, appropriate for the platform: that of the style.
public struct AutomaticPresentationSizing: PresentationSizing {
    /// Makes the sizing.
    nonisolated public init() {}

    /// That of a form.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { FormPresentationSizing().proposedSize(for: root, context: context) }
}

/// The size of the presentation is dictated by the ideal size of the content.
public struct FittedPresentationSizing: PresentationSizing {
    /// Makes the sizing.
    nonisolated public init() {}

    /// Nothing: the content says all.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { .unspecified }
}

/// The size is appropriate for forms and slightly less wide than that of a page.
public struct FormPresentationSizing: PresentationSizing {
    /// Makes the sizing.
    nonisolated public init() {}

    /// 540 by 620 points, as a form sheet.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(UISheetPresentationController.formSize) }
}

/// The size is roughly the size of a page of paper, appropriate for informational or compositional content.
public struct PagePresentationSizing: PresentationSizing {
    /// Makes the sizing.
    nonisolated public init() {}

    /// As wide and high as a page sheet.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        // As high as there is room.
        ProposedViewSize(width: UISheetPresentationController.pageWidth, height: .infinity)
    }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The default presentation sizing, appropriate for the platform.
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
    /// As large as the content wants to be.
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
    /// As large as a form.
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
    /// As large as a page.
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

nonisolated extension View {
    /// Sets the sizing of the containing presentation.
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        presentation { $0.sizing = sizing }
    }
}
