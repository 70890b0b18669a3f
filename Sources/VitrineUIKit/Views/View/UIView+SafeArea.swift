/// How a view's margins were set.
@MainActor
struct LayoutMarginState {
    enum Base {
        /// Not set: eight points, or the minimum of the controller whose view it is.
        case automatic
        case absolute(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)
    }

    var base = Base.automatic
    var preservesSuperview = false {
        didSet { if preservesSuperview { Self.isAnyPreserved = true } }
    }
    var insetsFromSafeArea = true
    var passesSafeAreaOn = false
    /// The margins that were last found to follow from the superview's and the place in it.
    var preserved: UIEdgeInsets?
    /// Whether there ever was a view that preserves its superview's margins: without, nothing here costs anything.
    private(set) static var isAnyPreserved = false
}

extension UIView {
    // MARK: Safe area

    /// Computes the safe area anew after something it depends on changed: place, size, window, superview.
    ///
    /// Complexity: O(1) while there are no unsafe edges; O(subviews) where the result changed.
    func safeAreaInsetsMayHaveChanged() {
        if marginState.preservesSuperview { preservedMarginsMayHaveChanged() }
        let new = computedSafeArea
        guard new != storedSafeArea else {
            // What is in it may lie elsewhere now.
            if marginState.passesSafeAreaOn { subviewsSafeAreaMayHaveChanged() }
            return
        }
        noteChange(\UIView.safeAreaInsets, from: storedSafeArea, to: new) { storedSafeArea = new }
        owner?.ownedViewSafeAreaInsetsDidChange()
        safeAreaInsetsDidChange()
        if marginState.insetsFromSafeArea { notifyMarginChange() }
        layoutGeometryDidChange()
        setNeedsLayout()
        subviewsSafeAreaMayHaveChanged()
    }

    func subviewsSafeAreaMayHaveChanged() {
        for view in storedSubviews { view.safeAreaInsetsMayHaveChanged() }
    }

    private var computedSafeArea: UIEdgeInsets {
        if let givenSafeArea { return givenSafeArea }
        if isWindow { return (self as? UIWindow)?.deviceSafeAreaInsets ?? .zero }
        guard storedWindow != nil, var parent = storedSuperview else { return .zero }
        let added = owner?.ownedViewAdditionalSafeAreaInsets ?? .zero
        var frame = self.frame
        while parent.marginState.passesSafeAreaOn, let next = parent.storedSuperview {
            frame = frame.offsetBy(dx: parent.placeOfContent.x, dy: parent.placeOfContent.y)
            parent = next
        }
        let outer = parent.storedSafeArea
        guard outer != .zero || added != .zero else { return .zero }
        let area = parent.bounds
        // The part of the superview's unsafe edges that this view reaches into.
        return UIEdgeInsets(
            top: max(0, area.minY + outer.top - frame.minY) + added.top,
            left: max(0, area.minX + outer.left - frame.minX) + added.left,
            bottom: max(0, frame.maxY - (area.maxY - outer.bottom)) + added.bottom,
            right: max(0, frame.maxX - (area.maxX - outer.right)) + added.right
        ).limited(parent: outer, added: added)
    }

    /// Whether the view stands between its subviews and its superview without being a place of its own: how far unsafe edges
    /// reach into a subview is measured against the superview, also where the subview is larger than this view.
    package final var passesSafeAreaOn: Bool {
        get { marginState.passesSafeAreaOn }
        set {
            marginState.passesSafeAreaOn = newValue
            subviewsSafeAreaMayHaveChanged()
        }
    }

    /// Where the origin of the bounds lies in the superview, without the view's transform.
    private var placeOfContent: CGPoint {
        let (bounds, anchor, position) = (self.bounds, layer.anchorPoint, layer.position)
        return CGPoint(
            x: position.x - bounds.width * anchor.x - bounds.minX,
            y: position.y - bounds.height * anchor.y - bounds.minY)
    }

    // MARK: Margins

    func setBaseMargins(_ base: LayoutMarginState.Base) { changeMargins { $0.base = base } }

    func changeMargins(_ change: (inout LayoutMarginState) -> Void) {
        let old = effectiveLayoutMargins
        change(&marginState)
        if effectiveLayoutMargins != old { notifyMarginChange() }
    }

    /// The size or the place of a view that preserves its superview's margins changed, or the superview's size.
    private func preservedMarginsMayHaveChanged() {
        let new = effectiveLayoutMargins
        if new != marginState.preserved { notifyMarginChange() }
    }

    func subviewsPreservedMarginsMayHaveChanged() {
        guard LayoutMarginState.isAnyPreserved else { return }
        for view in storedSubviews where view.marginState.preservesSuperview {
            view.preservedMarginsMayHaveChanged()
        }
    }

    /// The controller's minimum or its safe area changed, or the superview's margins.
    func notifyMarginChange() {
        if marginState.preservesSuperview { marginState.preserved = effectiveLayoutMargins }
        owner?.ownedViewLayoutMarginsDidChange()
        layoutMarginsDidChange()
        layoutGeometryDidChange()
        // What a stack view arranges within its margins is as long as these and its views.
        storedSuperview?.subviewDidInvalidateIntrinsicSize(self)
        setNeedsLayout()
        for view in storedSubviews where view.marginState.preservesSuperview { view.notifyMarginChange() }
    }

    /// The writing direction changed, and leading margins may be at the other side now.
    func marginDirectionDidChange() {
        switch marginState.base {
        case .directional(let insets) where insets.leading != insets.trailing: notifyMarginChange()
        default:
            guard let minimum = owner?.ownedViewMinimumMargins, minimum.leading != minimum.trailing else {
                return
            }
            notifyMarginChange()
        }
    }

    var effectiveLayoutMargins: UIEdgeInsets { layoutMargins(insideSafeArea: true) }

    /// The margins, with the safe area left out if they are not to begin inside of it.
    func layoutMargins(insideSafeArea: Bool) -> UIEdgeInsets {
        var margins: UIEdgeInsets
        let minimum = owner?.ownedViewMinimumMargins
        switch marginState.base {
        case .absolute(let insets): margins = insets
        case .directional(let insets): margins = absolute(insets)
        case .automatic:
            margins =
                minimum == nil
                ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
                : UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
        }
        if let minimum {
            let least = absolute(minimum)
            margins.left = max(margins.left, least.left)
            margins.right = max(margins.right, least.right)
        }
        if insideSafeArea, marginState.insetsFromSafeArea {
            margins.top += storedSafeArea.top
            margins.left += storedSafeArea.left
            margins.bottom += storedSafeArea.bottom
            margins.right += storedSafeArea.right
        }
        if marginState.preservesSuperview, let parent = storedSuperview {
            let outer = parent.layoutMargins(insideSafeArea: insideSafeArea)
            let (area, frame) = (parent.bounds, self.frame)
            // Of a view that reaches out of its superview no more is covered by the margin than of any other. Else what
            // is as large as its margins and content would grow with every pass.
            margins.top = max(margins.top, min(area.minY + outer.top - frame.minY, outer.top))
            margins.left = max(margins.left, min(area.minX + outer.left - frame.minX, outer.left))
            margins.bottom = max(
                margins.bottom, min(frame.maxY - (area.maxY - outer.bottom), outer.bottom))
            margins.right = max(margins.right, min(frame.maxX - (area.maxX - outer.right), outer.right))
        }
        return margins
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right)
    }

    private func absolute(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isRightToLeft ? insets.leading : insets.trailing)
    }

    // MARK: Guides

    /// The guides that were added.
    public var layoutGuides: [UILayoutGuide] { storedLayoutGuides }

    /// Adds a guide, removing it from its former view.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        storedLayoutGuides.append(layoutGuide)
        layoutGuide.owningView = self
    }

    /// Removes a guide of this view.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        layoutGuide.deactivateConstraints()
        storedLayoutGuides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    /// The part of the view that no bar covers.
    public var safeAreaLayoutGuide: UILayoutGuide {
        guide("UIViewSafeAreaLayoutGuide", .insets) { $0.safeAreaInsets }
    }

    /// The part of the view within its margins.
    public var layoutMarginsGuide: UILayoutGuide {
        guide("UIViewLayoutMarginsGuide", .insets) { $0.layoutMargins }
    }

    /// The part of the view within its margins that is not too wide for text, in the middle: at most 672 points at
    /// the standard text size, 560 at the smallest and 896 at the largest below those for accessibility, which have
    /// the same. (These widths were published of devices; those of the sizes between follow the size of body text.)
    public var readableContentGuide: UILayoutGuide {
        guide("UIViewReadableContentGuide", .insets) {
            Self.readableInsets(
                margins: $0.layoutMargins, width: $0.bounds.width,
                category: $0.traitCollection.preferredContentSizeCategory)
        }
    }

    /// Insets that leave a width that text is read well in, in the middle between the margins.
    nonisolated static func readableInsets(
        margins: UIEdgeInsets, width: CGFloat, category: UIContentSizeCategory
    ) -> UIEdgeInsets {
        var insets = margins
        let excess = width - insets.left - insets.right - readableWidth(category)
        if excess > 0 {
            insets.left += excess / 2
            insets.right += excess / 2
        }
        return insets
    }

    /// The greatest width of readable content, in points.
    private nonisolated static func readableWidth(_ category: UIContentSizeCategory) -> CGFloat {
        switch category {
        case .extraSmall: 560
        // Body text has 14, 15, 16, 17, 19, 21 and 23 points: 112 points more in three steps, 224 in six.
        case .small: 597
        case .medium: 635
        case .extraLarge: 747
        case .extraExtraLarge: 821
        case .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
            .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge:
            896
        default: 672
        }
    }

    func guide(
        _ name: String, _ kind: UILayoutGuide.Kind,
        insets: @escaping @MainActor (UIView) -> UIEdgeInsets = { _ in .zero }
    ) -> UILayoutGuide {
        guide(name, kind, UILayoutGuide.init, insets: insets)
    }

    func guide<Guide: UILayoutGuide>(
        _ name: String, _ kind: UILayoutGuide.Kind, _ make: () -> Guide,
        insets: @escaping @MainActor (UIView) -> UIEdgeInsets
    ) -> Guide {
        for case let guide as Guide in storedLayoutGuides where guide.kind == kind && guide.identifier == name
        {
            return guide
        }
        let guide = make()
        guide.identifier = name
        guide.kind = kind
        guide.insetsOfOwner = insets
        addLayoutGuide(guide)
        return guide
    }
}

extension UIEdgeInsets {
    /// A view that lies wholly beyond an unsafe edge has at most that edge's inset.
    fileprivate func limited(parent: UIEdgeInsets, added: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: min(top, parent.top + added.top), left: min(left, parent.left + added.left),
            bottom: min(bottom, parent.bottom + added.bottom), right: min(right, parent.right + added.right))
    }
}
