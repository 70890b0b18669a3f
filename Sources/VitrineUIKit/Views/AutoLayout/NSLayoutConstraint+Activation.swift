import VitrineCoreGraphics

extension NSLayoutConstraint {
    private static var lastOrder = 0

    /// The nearest view that contains both items.
    func commonAncestor() -> UIView {
        demandItems()
        guard let first, let start = first.host else {
            fatalError(
                "Unable to activate a constraint whose first item is gone, or a guide without a view: \(self)"
            )
        }
        guard starts == nil else { return commonAncestor(ofAll: start) }
        guard secondAttribute != .notAnAttribute else { return start }
        guard let second, let other = second.host else {
            fatalError(
                "Unable to activate a constraint whose second item is gone, or a guide without a view: \(self)"
            )
        }
        guard let ancestor = start.commonAncestor(with: other) else {
            noCommonAncestor(
                "\(first.name).\(firstAttribute.name)", "\(second.name).\(secondAttribute.name)")
        }
        return ancestor
    }

    /// Ends the program if the constraint was made without items: there is nothing that it could be active for.
    func demandItems() {
        demand(
            hasItems,
            "Unable to activate a constraint that was made without items, by init(): \(self). Make it with anchors, or with init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)."
        )
    }

    private func noCommonAncestor(_ first: String, _ second: String) -> Never {
        fatalError(
            "Unable to activate constraint with anchors \(first) and \(second) because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal. Add both views to one hierarchy first."
        )
    }

    /// The nearest view that contains the ends of distances, too.
    private func commonAncestor(ofAll start: UIView) -> UIView {
        items.reduce(start) { ancestor, item in
            guard let host = item.host, let common = ancestor.commonAncestor(with: host) else {
                noCommonAncestor(items.first?.name ?? "(gone)", item.name)
            }
            return common
        }
    }

    func activate(heldBy view: UIView) {
        let item = view.madeLayoutItem
        Self.lastOrder += 1
        order = Self.lastOrder
        holder = item
        item.held.append(self)
        isReported = false
        countCrossings(1, below: view)
        LayoutEngine.install(self, heldBy: view)
    }

    func deactivate() {
        guard let item = holder else { return }
        holder = nil
        item.held.removeAll { $0 === self }
        if let view = item.view { countCrossings(-1, below: view) }
        engine?.uninstall(self)
    }

    /// Tells the views between the items and the holder that a constraint leads out of them.
    private func countCrossings(_ change: Int, below holder: UIView) {
        countCrossings(change, first, below: holder)
        countCrossings(change, second, below: holder)
        guard let starts else { return }
        countCrossings(change, starts.first?.item, below: holder)
        countCrossings(change, starts.second?.item, below: holder)
    }

    private func countCrossings(_ change: Int, _ item: LayoutItem?, below holder: UIView) {
        guard let item, let host = item.host else { return }
        var view: UIView? = host
        // A guide's constraint leads out of its owner as that of a subview does.
        var isInner = item.isGuide
        while let current = view, current !== holder {
            let between = current.madeLayoutItem
            between.crossings += change
            if isInner { between.changeInnerCrossings(by: change) }
            isInner = true
            view = current.storedSuperview
        }
    }
}

extension UIView {
    /// The nearest view that both are in, which may be one of them.
    func commonAncestor(with other: UIView) -> UIView? {
        if other === self || other.storedSuperview === self { return self }
        if storedSuperview === other { return other }
        var (a, b): (UIView?, UIView?) = (self, other)
        var (depthA, depthB) = (depth, other.depth)
        while depthA > depthB {
            a = a?.storedSuperview
            depthA -= 1
        }
        while depthB > depthA {
            b = b?.storedSuperview
            depthB -= 1
        }
        while let x = a, let y = b {
            if x === y { return x }
            a = x.storedSuperview
            b = y.storedSuperview
        }
        return nil
    }

    private var depth: Int {
        var (count, view) = (0, storedSuperview)
        while let current = view {
            count += 1
            view = current.storedSuperview
        }
        return count
    }
}
