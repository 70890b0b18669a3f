import VitrineQuartzCore

/// The views that are being told of changed traits.
@MainActor
private enum TraitChanges {
    /// How many calls are running for a view, one in the other: more than one where it changes traits itself.
    private static var running: [ObjectIdentifier: Int] = [:]

    static func begin(_ view: UIView) {
        let count = running[ObjectIdentifier(view), default: 0] + 1
        running[ObjectIdentifier(view)] = count
        demand(
            count <= 32,
            "The traits of \(view) change whenever they have changed, \(count - 1) calls deep: traitCollectionDidChange(_:), or an action for trait changes, sets traits or a user interface style that it is called for again. Set them only if they are not yet what they should be."
        )
    }

    static func end(_ view: UIView) {
        guard let count = running[ObjectIdentifier(view)] else { return }
        running[ObjectIdentifier(view)] = count > 1 ? count - 1 : nil
    }
}

extension UIView {
    var currentTraits: UITraitCollection {
        if let storedTraits { return storedTraits }
        let traits = computedTraits
        storedTraits = traits
        return traits
    }

    /// The traits of views outside of a hierarchy that are measured for a place in one; nil is the device's.
    package static var expectedTraits: UITraitCollection?

    private var computedTraits: UITraitCollection {
        let inherited: UITraitCollection
        if isWindow, let window = self as? UIWindow {
            inherited = window.inheritedTraits
        } else {
            inherited =
                storedSuperview?.currentTraits ?? traitsOutsideOfHierarchy ?? Self.expectedTraits ?? .fallback
        }
        let owned = owner?.traitsForOwnedView(inherited: inherited) ?? inherited
        return limited(traitOverrides.applied(to: owned))
    }

    var textSizeLimitsDescription: String {
        sequence(first: self, next: \.superview).compactMap { view in
            let limits = [
                view.minimumContentSizeCategory.map { "minimum \($0.rawValue)" },
                view.maximumContentSizeCategory.map { "maximum \($0.rawValue)" },
            ].compactMap(\.self)
            return limits.isEmpty ? nil : "\(type(of: view)): \(limits.joined(separator: ", "))"
        }.joined(separator: "; ")
    }

    /// Traits whose text size is within the limits of the view.
    private func limited(_ traits: UITraitCollection) -> UITraitCollection {
        guard minimumContentSizeCategory != nil || maximumContentSizeCategory != nil else { return traits }
        func rank(_ category: UIContentSizeCategory) -> Int? {
            UIContentSizeCategory.ordered.firstIndex(of: category)
        }
        guard let own = rank(traits.preferredContentSizeCategory) else { return traits }
        var wanted = own
        if let least = minimumContentSizeCategory.flatMap(rank) { wanted = max(wanted, least) }
        if let most = maximumContentSizeCategory.flatMap(rank) { wanted = min(wanted, most) }
        guard wanted != own else { return traits }
        var overrides = UITraitOverrides()
        overrides.preferredContentSizeCategory = UIContentSizeCategory.ordered[wanted]
        return overrides.applied(to: traits)
    }

    /// Computes the traits anew after something they depend on changed, and tells this view and those in
    /// it whose traits are different now.
    ///
    /// Complexity: O(1) if nothing changed, else O(views below that inherit the change).
    package func traitsMayHaveChanged() {
        // Nobody has asked yet, and what is outside of a window hears of its traits when it enters one.
        if storedTraits == nil, storedWindow == nil, !isWindow { return }
        takeTraits { $0.traitsMayHaveChanged() }
    }

    /// The same for a view outside of a hierarchy that is given the traits of one, or given up by it: it hears what it
    /// would hear if it entered a window, and everything in it does.
    func traitsOutsideOfHierarchyDidChange() {
        takeTraits { $0.traitsOutsideOfHierarchyDidChange() }
    }

    private func takeTraits(_ handOn: (UIView) -> Void) {
        let old = storedTraits ?? .fallback
        let isFirst = storedTraits == nil
        let new = computedTraits
        storedTraits = new
        let changed = new !== old && new != old
        if changed {
            if new.hasDifferentColorAppearance(comparedTo: old) { resolveColors() }
            TraitChanges.begin(self)
            defer { TraitChanges.end(self) }
            new.withCurrent {
                owner?.ownedViewTraitCollectionDidChange(old)
                traitCollectionDidChange(old)
            }
            if new.layoutDirection != old.layoutDirection { marginDirectionDidChange() }
            if let layoutItem {
                layoutItem.intrinsicDidChange()
                // The width of readable content follows the size of text.
                if new.preferredContentSizeCategory != old.preferredContentSizeCategory,
                    !storedLayoutGuides.isEmpty
                {
                    layoutGeometryDidChange()
                }
                if new.layoutDirection != old.layoutDirection { layoutDirectionDidChange() }
            }
            if hasTraitRegistrations { traitRegistrations.notify(self, from: old, to: new) }
        }
        if changed || isFirst {
            for view in storedSubviews { handOn(view) }
        }
    }

    private func resolveColors() {
        if let color = storedBackground, color.isDynamic {
            layer.backgroundColor = color.resolvedColor(with: currentTraits).cgColor
        }
        layer.setNeedsDisplay()
    }

    // MARK: Tint

    var inheritedTint: UIColor {
        var view: UIView? = self
        while let current = view {
            if let tint = current.storedTint { return tint }
            view = current.storedSuperview
        }
        return .tintColor
    }

    /// Whether the view or one around it has a tint of its own, or dims it.
    var inheritsTint: Bool {
        var view: UIView? = self
        while let current = view {
            if current.storedTint != nil || current.tintAdjustmentMode != .automatic { return true }
            view = current.storedSuperview
        }
        return false
    }

    var effectiveTintAdjustment: TintAdjustmentMode {
        var view: UIView? = self
        while let current = view {
            if current.tintAdjustmentMode != .automatic { return current.tintAdjustmentMode }
            view = current.storedSuperview
        }
        return .normal
    }

    func notifyTintChange() {
        tintColorDidChange()
        for view in storedSubviews where view.storedTint == nil { view.notifyTintChange() }
    }

    // MARK: Direction

    /// The direction in which the view lays out its content.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    /// The direction for an attribute in a left-to-right interface.
    public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
        -> UIUserInterfaceLayoutDirection
    { attribute == .forceRightToLeft ? .rightToLeft : .leftToRight }

    /// The direction for an attribute in an interface of a direction.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: layoutDirection
        }
    }
}

extension UIView: UITraitEnvironment, TraitChangeSource {}

extension UIView {
    /// The content means another direction.
    func semanticContentDidChange() {
        setNeedsLayout()
        marginDirectionDidChange()
        layoutDirectionDidChange()
    }
}
