import VitrineConstraints
import VitrineCoreGraphics

extension UIView {
    /// The size that the constraints in the view give it, with a target for it.
    func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        demand(
            !target.width.isNaN && !target.height.isNaN,
            "UIView.systemLayoutSizeFitting of \(self): a target size of \(target.width) × \(target.height) points is no size. "
                + "Pass UIView.layoutFittingCompressedSize for the smallest, or lengths that are numbers.")
        updateConstraintsIfNeeded()
        LayoutEngine.flush()
        let request = LayoutEngine.FittingRequest(
            view: ObjectIdentifier(self), scale: traitCollection.displayScale, target: target,
            horizontal: horizontal, vertical: vertical)
        guard let engine = LayoutEngine.root(of: self).layoutItem?.ownEngine else {
            return onPixels(contentFitting(request))
        }
        if engine.root === self { engine.prepareFitting() } else { engine.updateIfNeeded() }
        if let size = engine.rememberedFitting(request) { return size }
        // Constraints elsewhere in the tree say nothing about this view.
        if engine.root !== self, layoutItem?.engine !== engine, !engine.holdsConstraints(in: self) {
            return onPixels(contentFitting(request))
        }
        let fitting = LayoutFitting(self, engine)
        let size = onPixels(fitting.size(for: request))
        // What has a system of its own may change without this one's knowledge.
        if !fitting.hasNestedSystems {
            engine.remember(size, for: request, hasContent: fitting.hasOwnContent)
        }
        return size
    }

    /// The size of a view that no constraint concerns: that of its content, or the one that is wanted.
    private func contentFitting(_ request: LayoutEngine.FittingRequest) -> CGSize {
        // The size of the content is that of the alignment rectangle, the size asked for is the frame's.
        let content = finiteContentSize
        let insets = alignmentRectInsets
        let own = CGSize(
            width: content.width < 0 ? -1 : content.width + insets.left + insets.right,
            height: content.height < 0 ? -1 : content.height + insets.top + insets.bottom)
        let (hugging, resistance) = (hugging, resistance)
        func length(
            _ own: CGFloat, _ wanted: CGFloat, _ priority: UILayoutPriority, _ hugging: UILayoutPriority,
            _ resistance: UILayoutPriority
        ) -> CGFloat {
            guard own >= 0, priority != .required else { return wanted }
            return priority.rawValue > (wanted > own ? hugging : resistance).rawValue ? wanted : own
        }
        let target = request.target
        var size = CGSize(
            width: length(own.width, target.width, request.horizontal, hugging.0, resistance.0),
            height: length(own.height, target.height, request.vertical, hugging.1, resistance.1))
        if wrapsAtLayoutWidth, request.vertical != .required, size.width > 0 {
            size.height = sizeThatFits(CGSize(width: size.width, height: 0)).height
        }
        AutoLayoutCounters.current.fittings += 1
        for child in AutoresizedChild.all(in: self) {
            let inner = child.fitting(request)
            if child.resizes.width, request.horizontal != .required, own.width < 0 {
                size.width = inner.width
            }
            if child.resizes.height, request.vertical != .required, own.height < 0 {
                size.height = inner.height
            }
        }
        return size
    }

    private func onPixels(_ size: CGSize) -> CGSize {
        let pixels = PixelGrid(of: self)
        func length(_ length: CGFloat) -> CGFloat {
            pixels.up(CGFloat(max(0, LayoutLimit.length(Double(length)))))
        }
        return CGSize(width: length(size.width), height: length(size.height))
    }

    /// Whether the size of the view follows from constraints in it, or in a subview that is resized with it.
    var isSizedByConstraints: Bool {
        LayoutEngine.flush()
        return hasConstraints || !AutoresizedChild.all(in: self).isEmpty
    }
}

extension LayoutEngine {
    /// Whether a view in the system holds a constraint, or a view in it does.
    fileprivate func holdsConstraints(in view: UIView) -> Bool {
        constraints.contains { $0.holder?.view?.isDescendant(of: view) ?? false }
    }
}

/// A subview that is resized with its superview and has constraints of its own in it, such as the content view of a
/// cell: what it needs, its superview needs.
@MainActor
struct AutoresizedChild {
    let view: UIView
    /// The lengths that grow as those of the superview do.
    let resizes: (width: Bool, height: Bool)
    /// How much larger the superview is.
    let excess: CGSize

    static func all(in parent: UIView) -> [AutoresizedChild] {
        guard LayoutEngine.isInUse, parent.autoresizesSubviews else { return [] }
        return parent.storedSubviews.compactMap { view in
            guard view.hasConstraints, view.layoutItem?.isRoot ?? false, parent.isSized(by: view) else {
                return nil
            }
            let mask = view.autoresizingMask
            let width = mask.intersection([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
            let height = mask.intersection([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
            let resizes = (width: width == .flexibleWidth, height: height == .flexibleHeight)
            guard resizes.width || resizes.height else { return nil }
            let (outer, inner) = (parent.bounds.size, view.untransformedFrame.size)
            return AutoresizedChild(
                view: view, resizes: resizes,
                excess: CGSize(width: outer.width - inner.width, height: outer.height - inner.height))
        }
    }

    /// The size that the superview needs for the subview.
    func fitting(_ request: LayoutEngine.FittingRequest) -> CGSize {
        let size = view.systemLayoutSizeFitting(
            CGSize(
                width: resizes.width ? max(0, request.target.width - excess.width) : view.bounds.width,
                height: resizes.height ? max(0, request.target.height - excess.height) : view.bounds.height),
            withHorizontalFittingPriority: resizes.width ? request.horizontal : .required,
            verticalFittingPriority: resizes.height ? request.vertical : .required)
        return CGSize(width: size.width + excess.width, height: size.height + excess.height)
    }
}
