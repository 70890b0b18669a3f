import Foundation
import VitrineCoreGraphics
import VitrinePlatform

/// Views that say their size themselves, where the layout has only guessed it.
extension UICollectionView {
    /// Asks a view that is shown for its size again in the next layout pass; animated by the animation around
    /// that pass.
    package func remeasure(_ view: UICollectionReusableView) {
        forgetPreferredAttributes(of: view)
        guard let key = view.elementKey, let element = elements.displayed[key], element.view === view,
            !sizes.contains(key), !element.sizing.isUnsettled
        else {
            return
        }
        sizes.add(key)
        setNeedsLayout()
    }

    /// Asks a view that is shown for its size again, if the layout only guesses it.
    func remeasureIfGuessed(_ view: UICollectionReusableView) {
        forgetPreferredAttributes(of: view)
        guard let key = view.elementKey, let element = elements.displayed[key], mayResize(element.attributes)
        else { return }
        remeasure(view)
    }

    /// A view, or what it contains, says that it may have another size.
    func sizeWasInvalidated(of view: UICollectionReusableView, by cause: SizeInvalidation) {
        guard sizes.phase != .measuring else { return }
        forgetPreferredAttributes(of: view)
        guard selfSizingInvalidation != .disabled,
            cause == .intrinsicSize || selfSizingInvalidation == .enabledIncludingConstraints,
            let key = view.elementKey, let element = elements.displayed[key], element.view === view,
            !sizes.contains(key), mayResize(element.attributes)
        else { return }
        remeasure(view)
        if UIView.areAnimationsEnabled, window != nil, sizes.contains(key) {
            sizes.animateNext()
        }
    }

    /// Whether the layout has only guessed the size.
    func mayResize(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let guessed = layout.selfSizedLengths(of: attributes)
        return guessed.width || guessed.height
    }

    /// Whether what views measured in one room says nothing about another: its extent across the direction of
    /// scrolling differs.
    func measuresDifferently(in bounds: CGRect, than other: CGRect) -> Bool {
        switch layout.contentAxis {
        case .vertical: bounds.width != other.width
        case .horizontal: bounds.height != other.height
        case nil: bounds.size != other.size
        }
    }

    /// Lets the views on screen say their size anew, where the layout only guesses it.
    ///
    /// - Parameter inOtherRoom: Whether what they said so far says nothing about what they say now.
    func askForSizesAgain(inOtherRoom: Bool) {
        let keys = elements.displayed.filter {
            mayResize($0.value.attributes) && (inOtherRoom || !$0.value.sizing.isUnsettled)
        }.keys
        sizes.replace(by: keys.sorted { ($0.section, $0.item) < ($1.section, $1.item) })
        guard inOtherRoom else { return }
        for key in sizes.keys { elements.displayed[key]?.sizing = SizingHistory() }
    }

    /// Lets the views on screen say their sizes anew in the next pass, where one of UIKit's own layouts guesses them.
    ///
    /// Programs that changed what cells show say so by invalidating the layout, or by a batch of updates, even an empty
    /// one. Layouts of a program's own may say so with every step of scrolling: there, what gets another size is asked.
    func setNeedsSizes() {
        guard layout.guessesSizes else { return sizes.askResized() }
        sizes.askAll()
        for prepared in preparation.ready.values { prepared.element.preferred = nil }
    }

    /// The same at the end of a batch of updates, within whose animation sizes change.
    func setNeedsSizesAfterBatch() {
        setNeedsSizes()
        guard sizes.asksAll, elements.displayed.values.contains(where: { mayResize($0.attributes) })
        else {
            return
        }
        if UIView.areAnimationsEnabled, window != nil { sizes.animateNext() }
        setNeedsLayout()
    }

    /// A view on screen is at a size that is neither the one it had nor the one it asked for.
    func noteResize(of element: Element, from old: CGSize) {
        let attributes = element.attributes
        guard sizes.asksResized, attributes.size != old, attributes.size != element.sizing.latest.1,
            !element.sizing.isUnsettled, mayResize(attributes), let key = element.view.elementKey
        else { return }
        sizes.add(key)
    }

    /// Lets views that have just come say which size they want. Returns whether the layout changed.
    ///
    /// - Complexity: One measurement for each view, and O(log *n*) for each size that differs from the guess.
    func sizeNewViews() -> Bool {
        let keys = sizes.take()
        var changed = false
        // Those that have the size already which they asked for ahead.
        var expected: [Element] = []
        for key in keys {
            guard let element = elements.displayed[key] else { continue }
            let original = element.attributes
            let known = element.preferred.flatMap { $0.isAnswer(for: original) ? $0 : nil }
            if known != nil { expected.append(element) }
            element.preferred = nil
            guard let answer = known ?? preferredAttributes(of: element) else { continue }
            let preferred = answer.attributes
            element.isMeasured = true
            guard isSensible(preferred.size, of: element, key, answer.free) else { continue }
            if element.sizing.note(preferred.size, at: runtimeContext.now) {
                report(element, key, keeping: original.size)
                continue
            }
            guard preferred.size != original.size,
                layout.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
            else { continue }
            // This pass shows what it changes.
            sizes.begin(.taking)
            layout.invalidateLayout(
                with: layout.invalidationContext(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
            sizes.end()
            changed = true
        }
        // Where the layout takes in a size, the next round shows what it makes of it.
        if !changed { for element in expected { apply(element.attributes, to: element.view) } }
        return changed
    }

    /// Asks a view which size it wants.
    func preferredAttributes(of element: Element) -> PreferredAttributes? {
        let original = element.attributes
        guard let copy = original.copy() as? UICollectionViewLayoutAttributes else { return nil }
        let free = layout.selfSizedLengths(of: original)
        copy.estimates = free
        counters.viewsMeasured += 1
        sizes.begin(.measuring)
        let preferred = element.view.preferredLayoutAttributesFitting(copy)
        sizes.end()
        return PreferredAttributes(attributes: preferred, size: original.size, free: free)
    }

    /// What a view says about its size may be something else than it was before it came on screen.
    private func forgetPreferredAttributes(of view: UICollectionReusableView) {
        guard let key = view.elementKey, let element = element(for: key), element.view === view else {
            return
        }
        element.preferred = nil
    }

    /// Whether a size can be laid out. If it cannot, the guess stays, and the view is named once.
    private func isSensible(
        _ size: CGSize, of element: Element, _ key: ElementKey, _ free: (width: Bool, height: Bool)
    ) -> Bool {
        // `greatestFiniteMagnitude` is how much UIKit calls no limit.
        func isLength(_ length: CGFloat) -> Bool {
            length >= 0 && length < .greatestFiniteMagnitude / 2
        }
        if (!free.width || isLength(size.width)) && (!free.height || isLength(size.height)) { return true }
        guard element.sizing.reportsFault() else { return false }
        ReportLog.current.report(
            "UICollectionView: \(type(of: element.view)), shown for \(key.place), prefers a size of \(size.width) × "
                + "\(size.height) points, and keeps what was guessed. preferredLayoutAttributesFitting(_:), or what it "
                + "asks (systemLayoutSizeFitting, sizeThatFits), must return lengths that are finite and not negative. "
                + "A view that has no size of its own returns the attributes it was given.")
        return false
    }

    private func report(_ element: Element, _ key: ElementKey, keeping size: CGSize) {
        func text(_ size: CGSize) -> String { "\(size.width) × \(size.height)" }
        let (first, second) = element.sizing.latest
        ReportLog.current.report(
            "UICollectionView: \(type(of: element.view)), shown for \(key.place), does not settle: measured again and "
                + "again, it prefers \(text(first)) and \(text(second)) points in turn. It keeps \(text(size)) until it "
                + "shows something else. The size that a view prefers must not depend on the size that it has, and "
                + "measuring it must not change it.")
    }
}

extension UICollectionReusableView: SelfSizingElement {
    /// Tells which lengths the layout has only guessed, which are no contradiction to report.
    func takeGuessedLengths(_ lengths: (width: Bool, height: Bool)) {
        guard guessedLengths != lengths else { return }
        guessedLengths = lengths
        layoutItem?.ownEngine?.isRootDirty = true
        (self as? UICollectionViewCell)?.contentView.layoutItem?.ownEngine?.isRootDirty = true
    }

    func sizeWasInvalidated(by cause: SizeInvalidation) {
        owningCollectionView?.sizeWasInvalidated(of: self, by: cause)
    }
}
