import VitrineCoreGraphics

/// What there is to know of a stack view to tell the constraints of each arranged view.
///
/// Unlike UIKit's, each view is aligned with the stack view's own edges, not with the first view: the constraints of
/// the others stay as they are when the first one goes, and lead nowhere else.
@MainActor
private struct StackPlan {
    let distribution: UIStackView.Distribution
    let alignment: UIStackView.Alignment
    let main: StackAxis
    let cross: StackAxis
    /// What the views are arranged in: the stack view, or its margins.
    let canvas: LayoutItem
    let isBaselineRelative: Bool
    let axis: NSLayoutConstraint.Axis
    let defaultSpacing: CGFloat
    let visible: [ArrangedView]
    /// The first view that is shown, which the others are as long as, or share a baseline with; nil if there is
    /// nothing to arrange. Always the first, so that what is asked for does not depend on which came first.
    var reference: ArrangedView? { visible.first }
    /// The text on several lines that the others are as wide as; nil if there are not at least two.
    let referenceText: ArrangedView?
    /// The guide that the others are as long as.
    var firstGap: UILayoutGuide?
    /// The extent across the axis.
    let breadth: CGFloat
    /// The natural lengths and the spacing, for views that fill in proportion.
    var naturalLength: CGFloat = 0
    /// The sum of all spacing.
    var totalSpacing: CGFloat = 0

    init(_ stack: UIStackView) {
        distribution = stack.distribution
        axis = stack.axis
        let isHorizontal = axis == .horizontal
        main = isHorizontal ? .horizontal : .vertical
        cross = isHorizontal ? .vertical : .horizontal
        switch stack.alignment {
        case .firstBaseline where !isHorizontal: alignment = .leading
        case .lastBaseline where !isHorizontal: alignment = .trailing
        default: alignment = stack.alignment
        }
        canvas =
            stack.isLayoutMarginsRelativeArrangement
            ? stack.layoutMarginsGuide.madeLayoutItem : stack.madeLayoutItem
        isBaselineRelative = stack.isBaselineRelativeArrangement && !isHorizontal
        defaultSpacing = stack.spacing == UIStackView.spacingUseDefault ? 0 : stack.spacing
        let shown = stack.arranged.filter { !$0.view.isHidden }
        visible = shown
        let sharesWidth = isHorizontal && distribution == .fill
        let texts = sharesWidth ? shown.filter { $0.view.wrapsAtLayoutWidth } : []
        referenceText = texts.count > 1 ? texts.first : nil
        breadth = stack.breadth
        for (item, next) in zip(visible, visible.dropFirst()) { totalSpacing += spacing(item, next) }
        guard distribution == .fillProportionally else { return }
        naturalLength = totalSpacing
        for item in visible { naturalLength += item.view.naturalLength(along: axis) }
    }

    // MARK: Along the axis

    func spacing(_ item: ArrangedView, _ next: ArrangedView) -> CGFloat {
        let spacing = item.customSpacing ?? defaultSpacing
        guard spacing == UIStackView.spacingUseSystem else { return spacing }
        guard isBaselineRelative else { return SystemSpacing.standard }
        return SystemSpacing.between(item.view.lastBaselineAnchor, next.view.firstBaselineAnchor)
    }

    var hasGaps: Bool { distribution == .equalSpacing || distribution == .equalCentering }

    func before(_ item: ArrangedView, _ previous: ArrangedView?) -> StackLink {
        let view = item.view.madeLayoutItem
        guard let previous else {
            return StackLink(
                name: .canvasConnection, first: canvas, firstAttribute: main.start, second: view,
                secondAttribute: main.start)
        }
        var link = StackLink(
            name: .spacing, first: view, firstAttribute: main.start, second: previous.view.madeLayoutItem,
            secondAttribute: main.end)
        guard !item.view.isHidden else { return link }
        if isBaselineRelative {
            link.firstAttribute = .firstBaseline
            link.secondAttribute = .lastBaseline
        }
        link.constant = spacing(previous, item)
        if hasGaps { link.relation = .greaterThanOrEqual }
        return link
    }

    func after(_ item: ArrangedView) -> StackLink? {
        guard item === visible.last else { return nil }
        return StackLink(
            name: .canvasConnection, first: canvas, firstAttribute: main.end,
            second: item.view.madeLayoutItem, secondAttribute: main.end)
    }

    func length(_ item: ArrangedView, index: Int) -> StackLink? {
        let view = item.view.madeLayoutItem
        if item.view.isHidden {
            return StackLink(
                name: .hiding, first: view, firstAttribute: main.length, priority: .hiding)
        }
        switch distribution {
        case .fill, .equalSpacing, .equalCentering: return nil
        case .fillEqually:
            guard let reference, item !== reference else { return nil }
            return StackLink(
                name: .fillEqually, first: view, firstAttribute: main.length,
                second: reference.view.madeLayoutItem, secondAttribute: main.length)
        case .fillProportionally:
            let length = item.view.naturalLength(along: axis)
            guard visible.count > 1, naturalLength > 0, length > 0 else { return nil }
            // The later give way to the earlier, and the last takes what spacing leaves: as seen of UIKit.
            // All of them go before contents, which resist at `defaultHigh`.
            let least = UILayoutPriority.defaultHigh.rawValue + 1
            let priority = UILayoutPriority(max(999 - Float(index), least))
            return StackLink(
                name: .fillProportionally, first: view, firstAttribute: main.length, second: canvas,
                secondAttribute: main.length, multiplier: length / naturalLength, priority: priority)
        }
    }

    /// Several texts on several lines would share the width in any way: all get an equal part, as seen of UIKit. One
    /// alone fills what the others leave, as it does since iOS 15.
    func text(_ item: ArrangedView) -> StackLink? {
        guard let referenceText, item !== referenceText, !item.view.isHidden, item.view.wrapsAtLayoutWidth
        else { return nil }
        return StackLink(
            name: .textWidth, first: item.view.madeLayoutItem, firstAttribute: .width,
            second: referenceText.view.madeLayoutItem, secondAttribute: .width,
            priority: .textWidth(item.view))
    }

    func gap(_ role: StackLink.Role, _ item: ArrangedView, _ previous: ArrangedView?) -> StackLink? {
        guard let previous, let gap = item.gap, let firstGap else { return nil }
        let isCentering = distribution == .equalCentering
        let guide = gap.madeLayoutItem
        switch role {
        case .gapStart:
            return StackLink(
                name: .distributingEdge, first: guide, firstAttribute: main.start,
                second: previous.view.madeLayoutItem, secondAttribute: isCentering ? main.middle : main.end)
        case .gapEnd:
            return StackLink(
                name: .distributingEdge, first: guide, firstAttribute: main.end,
                second: item.view.madeLayoutItem, secondAttribute: isCentering ? main.middle : main.start)
        default:
            guard gap !== firstGap else { return nil }
            return StackLink(
                name: .fillEqually, first: guide, firstAttribute: main.length,
                second: firstGap.madeLayoutItem, secondAttribute: main.length,
                priority: isCentering ? .equalCentering : .required)
        }
    }

    // MARK: Across the axis

    func across(_ role: StackLink.Role, _ item: ArrangedView) -> StackLink? {
        let view = item.view.madeLayoutItem
        let isHidden = item.view.isHidden
        func edge(_ attribute: NSLayoutConstraint.Attribute) -> StackLink {
            StackLink(
                name: item === visible.first ? .canvasConnection : .alignment, first: canvas,
                firstAttribute: attribute, second: view, secondAttribute: attribute)
        }
        func boundary(
            _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation
        ) -> StackLink? {
            // What is hidden does not make the stack view any larger.
            guard !isHidden else { return nil }
            return StackLink(
                name: .spanningBoundary, first: canvas, firstAttribute: attribute, relation: relation,
                second: view, secondAttribute: attribute)
        }
        let isBaseline = alignment == .firstBaseline || alignment == .lastBaseline
        switch role {
        case .crossStart:
            switch alignment {
            case .fill, .leading: return edge(cross.start)
            case .firstBaseline, .lastBaseline:
                return isHidden ? edge(cross.start) : boundary(cross.start, .lessThanOrEqual)
            case .trailing: return boundary(cross.start, .lessThanOrEqual)
            case .center: return nil
            }
        case .crossEnd:
            switch alignment {
            // Hidden views have the breadth that they had, so as not to push the edge.
            case .fill: return isHidden ? nil : edge(cross.end)
            case .trailing: return edge(cross.end)
            case .leading, .center, .firstBaseline, .lastBaseline:
                return boundary(cross.end, .greaterThanOrEqual)
            }
        case .crossMiddle:
            if alignment == .center { return edge(cross.middle) }
            return isBaseline && !isHidden ? baseline(item) : nil
        default:
            if alignment != .fill {
                return StackLink(
                    name: .ambiguitySuppression, first: view, firstAttribute: cross.length,
                    priority: .ambiguitySuppression)
            }
            guard isHidden else { return nil }
            return StackLink(
                name: .hiding, first: view, firstAttribute: cross.length, constant: breadth, priority: .hiding
            )
        }
    }

    /// On the baseline of the others, which is as near to its edge as can be.
    private func baseline(_ item: ArrangedView) -> StackLink? {
        let attribute: NSLayoutConstraint.Attribute =
            alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        guard let reference else { return nil }
        if item === reference {
            return StackLink(
                name: .canvasConnection, first: item.view.madeLayoutItem, firstAttribute: attribute,
                second: canvas, secondAttribute: alignment == .firstBaseline ? .top : .bottom,
                priority: .baselineEdge)
        }
        return StackLink(
            name: .alignment, first: item.view.madeLayoutItem, firstAttribute: attribute,
            second: reference.view.madeLayoutItem, secondAttribute: attribute)
    }
}

extension UILayoutPriority {
    /// Below required, so that a hidden view with a size of its own is no contradiction, and above all contents.
    fileprivate static let hiding = UILayoutPriority(999.9)
    /// A little above what keeps the text from being truncated; this and the three below as seen of UIKit.
    @MainActor
    static func textWidth(_ text: UIView) -> UILayoutPriority {
        UILayoutPriority(min(text.contentCompressionResistancePriority(for: .horizontal).rawValue + 10, 999))
    }
    fileprivate static let equalCentering = UILayoutPriority(149)
    fileprivate static let ambiguitySuppression = UILayoutPriority(25)
    fileprivate static let baselineEdge = UILayoutPriority(24)
    /// Just above and below what asks for a fitting size, as seen of UIKit.
    fileprivate static let spanningFit = UILayoutPriority(51)
    fileprivate static let canvasFit = UILayoutPriority(49)
}

extension UIStackView {
    /// Makes the constraints that are missing, and removes those that are too many.
    ///
    /// Complexity: O(n), a comparison for each constraint that stays.
    final func arrange() {
        var plan = StackPlan(self)
        var previous: ArrangedView?
        var index = 0
        for item in arranged {
            let isHidden = item.view.isHidden
            item.setGap(in: self, isNeeded: plan.hasGaps && !isHidden && previous != nil)
            if let gap = item.gap, plan.firstGap == nil { plan.firstGap = gap }
            for role in StackLink.Role.allCases {
                let link: StackLink? =
                    switch role {
                    case .before: plan.before(item, previous)
                    case .after: plan.after(item)
                    case .length: plan.length(item, index: index)
                    case .text: plan.text(item)
                    case .crossStart, .crossMiddle, .crossEnd, .crossLength: plan.across(role, item)
                    case .gapStart, .gapEnd, .gapLength: plan.gap(role, item, isHidden ? nil : previous)
                    }
                item.links.set(role, link)
            }
            rank(item, index, isHidden)
            guard !isHidden else { continue }
            previous = item
            index += 1
        }
        fits.set(
            .length,
            StackLink(
                name: .canvasFit, first: madeLayoutItem, firstAttribute: plan.main.length,
                priority: .canvasFit))
        let isSpanning = plan.alignment != .fill && previous != nil
        fits.set(
            .crossLength,
            StackLink(
                name: isSpanning ? .spanningFit : .canvasFit, first: madeLayoutItem,
                firstAttribute: plan.cross.length, priority: isSpanning ? .spanningFit : .canvasFit))
        if givenBaselines.isGiven { checkBaselines() }
    }

    /// Among equal priorities the first view is the first to give way: its content counts a hair less.
    ///
    /// Four ranks are enough to tell who is stretched and who is squeezed, and keep the number of goals small. Text
    /// ranks behind all the rest, in whatever direction the stack view runs, so that texts in a column give way to what
    /// is beside the column.
    private func rank(_ item: ArrangedView, _ index: Int, _ isHidden: Bool) {
        let isRanked = !isHidden && distribution != .fillEqually && distribution != .fillProportionally
        let rank = isRanked ? Double(max(3 - index, 0)) / 64 : 0
        item.wraps = item.view.wrapsAtLayoutWidth
        let isText = item.wraps || item.view.isText
        // Whether it is hidden makes no difference to text, so that less changes when it comes back.
        item.view.madeLayoutItem.priorityBias = LayoutItem.PriorityBias(
            horizontal: axis == .horizontal ? rank : 0, vertical: axis == .vertical ? rank : 0,
            stretched: item.wraps ? 4.0 / 64 : 0, squeezed: isText ? 4.0 / 64 : 0)
    }

    /// The extent across the axis that the views have.
    final var breadth: CGFloat {
        let margins = isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
        return axis == .horizontal
            ? max(0, bounds.height - margins.top - margins.bottom)
            : max(0, bounds.width - margins.left - margins.right)
    }

    /// Hidden views are as broad as those that are shown, to come back from there.
    final func keepHiddenLengths() {
        guard alignment == .fill else { return }
        for item in arranged where item.view.isHidden {
            item.links[.crossLength]?.constant = breadth
        }
    }
}

extension UIStackView: ArrangingView {
    var partsInOrder: [LayoutItem] {
        let own = arranged.flatMap { [$0.view.layoutItem, $0.gap?.madeLayoutItem].compactMap { $0 } }
        let known = Set(own.map(ObjectIdentifier.init))
        let others =
            storedSubviews.compactMap(\.layoutItem) + storedLayoutGuides.map(\.madeLayoutItem)
        return own + others.filter { !known.contains(ObjectIdentifier($0)) }
    }

    var arrangement: [NSLayoutConstraint] { arranged.flatMap(\.links.all) + fits.all }
}

extension UIStackView {
    /// The length along an axis that the arranged views have by their contents: a stack view has none of its own.
    final func arrangedLength(along direction: NSLayoutConstraint.Axis) -> CGFloat {
        let visible = arranged.filter { !$0.view.isHidden }
        let lengths = visible.map { $0.view.naturalLength(along: direction) }
        let margins = isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
        let inset = direction == .horizontal ? margins.left + margins.right : margins.top + margins.bottom
        guard axis == direction else { return inset + (lengths.max() ?? 0) }
        let plan = StackPlan(self)
        return inset + plan.totalSpacing + lengths.reduce(0, +)
    }
}
