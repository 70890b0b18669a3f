import VitrineCoreGraphics

// Which constraints belong to which system.
extension LayoutEngine {
    /// Active constraints that no layout pass has seen yet.
    private static var pending: [NSLayoutConstraint] = []
    /// Whether there was ever a constraint: without, nothing here costs anything.
    private(set) static var isInUse = false

    static func install(_ constraint: NSLayoutConstraint, heldBy view: UIView) {
        isInUse = true
        view.setNeedsLayout()
        guard !constraint.isPending else { return }
        constraint.isPending = true
        pending.append(constraint)
    }

    /// Gives the constraints that have come to their systems.
    static func flush() {
        // To ask for layout may run code that activates more; what never stops waits for the next pass.
        var loop = SettlingLoop(limit: 32)
        while !pending.isEmpty, loop.beginRound() {
            let constraints = pending
            pending = []
            // Most have the holder of the one before them.
            var last: (holder: LayoutItem, engine: LayoutEngine)?
            for constraint in constraints {
                constraint.isPending = false
                guard constraint.engine == nil, let holder = constraint.holder else { continue }
                let engine: LayoutEngine
                if let last, last.holder === holder {
                    engine = last.engine
                } else {
                    guard let view = holder.view else { continue }
                    engine = made(at: root(of: view))
                    last = (holder, engine)
                }
                constraint.engine = engine
                // What is left of a system that was released.
                constraint.solverID = nil
                constraint.usedItems = []
                constraint.engineIndex = engine.constraints.count
                engine.constraints.append(constraint)
                engine.additions.append(constraint)
                constraint.awaitsSubmission = true
                engine.setNeedsUpdate()
            }
        }
        guard loop.hasRunOut, let engine = pending.first?.holder?.view.map({ made(at: root(of: $0)) }) else {
            return
        }
        AutoLayoutReports.unsettled(
            loop, "constraints are activated whenever layout is asked for: \(pending[0].text)", in: engine)
    }

    /// The view whose system the contents of a view belong to.
    static func root(of view: UIView) -> UIView {
        var current = view
        while let parent = current.storedSuperview, let item = current.layoutItem, !item.isRoot {
            current = parent
        }
        return current
    }

    private static func made(at root: UIView) -> LayoutEngine {
        let item = root.madeLayoutItem
        if let engine = item.ownEngine { return engine }
        let engine = LayoutEngine(root: root)
        item.ownEngine = engine
        item.placesContents = true
        return engine
    }

    /// Takes a constraint out that is no longer active.
    func uninstall(_ constraint: NSLayoutConstraint) {
        setNeedsUpdate()
        drop(constraint.solverID)
        constraint.solverID = nil
        release(constraint.usedItems)
        constraint.usedItems = []
        constraint.engine = nil
        constraint.awaitsSubmission = false
        if constraint.isConstantDirty {
            constraint.isConstantDirty = false
            dirtyConstraints.removeAll { $0 === constraint }
        }
        let last = constraints.removeLast()
        if last !== constraint {
            constraints[constraint.engineIndex] = last
            last.engineIndex = constraint.engineIndex
        }
        if !refused.isEmpty { refused.removeAll { $0 === constraint } }
        if constraints.isEmpty { root?.layoutItem?.ownEngine = nil }
    }

    /// Takes a constraint out and adds it again, as it is now.
    func reinstall(_ constraint: NSLayoutConstraint) {
        uninstall(constraint)
        if let holder = constraint.holder?.view { Self.install(constraint, heldBy: holder) }
    }

    /// Gives constraints back, to be given to their systems anew.
    func evict(where isConcerned: (NSLayoutConstraint) -> Bool) {
        for constraint in constraints.filter(isConcerned) { reinstall(constraint) }
    }

    func dissolve() { evict { _ in true } }

    /// The root came into a superview or left it.
    func rootDidMove() {
        isRootDirty = true
        setNeedsUpdate()
    }
}

extension UIView {
    /// Whether there are constraints in the view that lead to nothing outside.
    var hasConstraints: Bool { layoutItem?.ownEngine != nil }

    /// Whether the view is a root may be another now: those concerned are given to their systems anew.
    func layoutRootsDidChange() {
        guard LayoutEngine.isInUse, let layoutItem else { return }
        layoutItem.ownEngine?.dissolve()
        evict(from: storedSuperview)
    }

    /// Takes the constraints of what is in the view from the system of a superview.
    private func evict(from superview: UIView?) {
        guard let superview, let engine = LayoutEngine.root(of: superview).layoutItem?.ownEngine else {
            return
        }
        engine.evict { constraint in
            (constraint.items + [constraint.holder].compactMap { $0 }).contains {
                $0.host?.isDescendant(of: self) ?? false
            } || constraint.hasBaselineIn(self)
        }
    }

    /// Before the view leaves its superview: constraints from inside it to outside are removed.
    func willLeaveLayout(of superview: UIView) {
        guard let layoutItem else { return }
        if layoutItem.crossings > 0 { deactivateCrossings() }
        // A view that constraints lead to from outside only has lost them with the crossings.
        let isConcerned =
            !storedSubviews.isEmpty || !storedLayoutGuides.isEmpty || !layoutItem.held.isEmpty
            || layoutItem.uses > 0
        if isConcerned, !layoutItem.isRoot { evict(from: superview) }
    }

    private func deactivateCrossings() {
        var ancestor = storedSuperview
        while let current = ancestor {
            for constraint in current.layoutItem?.held ?? [] {
                let leads = constraint.items.contains { $0.host?.isDescendant(of: self) ?? false }
                if leads { constraint.deactivate() }
            }
            ancestor = current.storedSuperview
        }
    }

    /// After the view came into a superview, or is without one.
    func didMoveInLayout() {
        if hasConstraintUpdatesBelow || (needsConstraintUpdate && takesPartInConstraints) {
            hasConstraintUpdatesBelow = false
            announceConstraintUpdate()
        }
        guard let layoutItem else { return }
        if layoutItem.isRoot {
            layoutItem.ownEngine?.rootDidMove()
        } else {
            layoutItem.ownEngine?.dissolve()
            adoptOrphans()
        }
    }

    /// Takes in active constraints whose system is gone, because a former superview was released with it.
    private func adoptOrphans() {
        guard let layoutItem else { return }
        for constraint in layoutItem.held where constraint.engine == nil && !constraint.isPending {
            LayoutEngine.install(constraint, heldBy: self)
        }
        for view in storedSubviews where view.layoutItem.map({ !$0.isRoot }) ?? false { view.adoptOrphans() }
    }

    /// Insets, offsets or baselines of the view changed.
    func layoutGeometryDidChange() {
        guard LayoutEngine.isInUse, layoutItem != nil else { return }
        layoutItem?.ownEngine?.geometryDidChange()
        if let storedSuperview {
            LayoutEngine.root(of: storedSuperview).layoutItem?.ownEngine?.geometryDidChange()
        }
    }

    /// Constraints that mention the view mean other sums now.
    func alignmentRectInsetsDidChange() { layoutDirectionDidChange() }

    /// The writing direction changed.
    func layoutDirectionDidChange() {
        guard LayoutEngine.isInUse, layoutItem != nil else { return }
        layoutItem?.ownEngine?.dissolve()
        evict(from: storedSuperview)
    }
}

extension NSLayoutConstraint {
    /// Whether a baseline of another view's is that of something in a view.
    fileprivate func hasBaselineIn(_ view: UIView) -> Bool {
        let isConcerned = [firstAttribute, secondAttribute].contains {
            $0 == .firstBaseline || $0 == .lastBaseline
        }
        return isConcerned && usedItems.contains { $0.item.host?.isDescendant(of: view) ?? false }
    }
}
