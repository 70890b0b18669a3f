import VitrineCoreGraphics
import VitrineQuartzCore

extension UIView {
    /// The constraints that the view holds: those whose items have it as nearest common ancestor, and those that were
    /// added to it.
    public var constraints: [NSLayoutConstraint] { layoutItem?.held ?? [] }

    /// Activates a constraint that this view holds, wherever its items' nearest common ancestor is.
    final func hold(_ constraint: NSLayoutConstraint) {
        guard constraint.holder == nil || constraint.holder !== layoutItem else { return }
        constraint.demandItems()
        for item in constraint.items {
            demand(
                item.host?.isDescendant(of: self) ?? false,
                "The view hierarchy is not prepared for the constraint: \(constraint). When added to a view, the constraint's items must be descendants of that view (or the view itself), and \(item.name) is not one of \(self). Add the subview before the constraint, or set isActive instead."
            )
        }
        constraint.deactivate()
        constraint.activate(heldBy: self)
    }

    /// Deactivates a constraint, if the view holds it.
    final func release(_ constraint: NSLayoutConstraint) {
        guard let layoutItem, constraint.holder === layoutItem else { return }
        constraint.deactivate()
    }

    /// The size for ``systemLayoutSizeFitting(_:)`` that asks for the smallest.
    public class var layoutFittingCompressedSize: CGSize { CGSize(width: 0, height: 0) }
    /// The size for ``systemLayoutSizeFitting(_:)`` that asks for the largest.
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// The intrinsic size, where a length that nothing can have counts as none.
    var finiteContentSize: CGSize {
        let size = askedIntrinsicSize
        func finite(_ length: CGFloat) -> CGFloat {
            length >= 0 && length <= LayoutLimit.farthest ? length : Self.noIntrinsicMetric
        }
        return CGSize(width: finite(size.width), height: finite(size.height))
    }

    // MARK: Passes

    /// Before layout: constraints are updated, and solved if something changed.
    func prepareLayout() {
        if hasConstraintUpdatesBelow || needsConstraintUpdate { updateConstraintsBelow() }
        LayoutEngine.flush()
        guard let layoutItem else { return }
        layoutItem.ownEngine?.updateIfNeeded()
        if layoutItem.isRoot { return }
        let engine = layoutItem.engine ?? LayoutEngine.root(of: self).layoutItem?.ownEngine
        engine?.updateIfNeeded()
    }

    /// Whether `updateConstraints()` is called before layout.
    var takesPartInConstraints: Bool {
        layoutItem != nil || type(of: self).requiresConstraintBasedLayout
    }

    /// Makes the views above know that there are constraints to update down here.
    func announceConstraintUpdate() {
        var view: UIView? = self
        while let current = view, !current.hasConstraintUpdatesBelow {
            current.hasConstraintUpdatesBelow = true
            view = current.storedSuperview
        }
    }

    func updateConstraintsBelow() {
        if hasConstraintUpdatesBelow {
            hasConstraintUpdatesBelow = false
            for view in storedSubviews where view.hasConstraintUpdatesBelow {
                view.updateConstraintsIfNeeded()
            }
        }
        guard needsConstraintUpdate, takesPartInConstraints else { return }
        needsConstraintUpdate = false
        if let owner { owner.ownedViewUpdateConstraints() } else { updateConstraints() }
    }

    /// Gives subviews and guides the frames of the solution.
    func placeContents() {
        let pixels = PixelGrid(of: self)
        for view in storedSubviews {
            guard let item = view.layoutItem, item.engine != nil, item.isFree, !item.rect.isNull else {
                continue
            }
            view.take(view.frame(forAlignmentRect: pixels.nearest(item.rect)))
        }
        for guide in storedLayoutGuides {
            let item = guide.madeLayoutItem
            guard item.engine != nil, !item.rect.isNull else { continue }
            if guide.kind == .own { guide.storedFrame = pixels.nearest(item.rect) }
            if guide.kind == .content { takeContentSize(pixels.nearest(item.rect).size) }
        }
        if storedSuperview == nil, !isWindow, let engine = layoutItem?.ownEngine, layoutItem?.isFree == true {
            bounds.size = engine.solvedRootSize
        }
    }

    /// Bounds and middle are set, as by UIKit: views that override `bounds` hear of their size, those that override `frame`
    /// do not.
    private func take(_ rect: CGRect) {
        guard rect != untransformedFrame else { return }
        if layer.bounds.size != rect.size { bounds = CGRect(origin: layer.bounds.origin, size: rect.size) }
        // What keeps a size of its own, as switches do, stays at the corner.
        let (anchor, size) = (layer.anchorPoint, layer.bounds.size)
        let middle = CGPoint(x: rect.minX + anchor.x * size.width, y: rect.minY + anchor.y * size.height)
        if layer.position != middle { center = middle }
    }
}
