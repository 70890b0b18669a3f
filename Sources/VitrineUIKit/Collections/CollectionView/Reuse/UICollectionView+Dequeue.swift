import Foundation

extension UICollectionView {
    /// The pool or the class gives a view; the data source has to return it for the element it asked for.
    func dequeue(_ key: ElementKey, identifier: String) -> UICollectionReusableView {
        if let view = elements.reconfiguring, view.elementKey.map(itemKey(ofShown:)) == key {
            guard view.reuseIdentifier == identifier else {
                fatalError(
                    "\(key.place) is reconfigured in a cell with identifier \(view.reuseIdentifier ?? "") but "
                        + "the provider dequeued \(identifier): use reloadItems to change the kind of cell")
            }
            view.dequeuedFor = key
            return view
        }
        if let requested = elements.requested, requested.key == key, let first = requested.view,
            first.dequeuedFor == key
        {
            fatalError(
                "Attempted to dequeue multiple views for the same index path (\(key.place)), which is not allowed: "
                    + "dequeue once and return that view")
        }
        let slot = ReusePools.Slot(category: key.category, kind: key.kind, identifier: identifier)
        let view: UICollectionReusableView
        if let reused = pools.take(slot) {
            view = reused
            if key.category == .cell {
                counters.cellsReused += 1
                CellCounters.current.reused += 1
            } else {
                counters.supplementaryViewsReused += 1
            }
            // The cell keeps what it showed while it waits and is told just before it is used again.
            (view as? UICollectionViewCell)?.isSelected = false
            (view as? UICollectionViewCell)?.isHighlighted = false
            view.prepareForReuse()
        } else {
            view = pools.make(slot, for: key, frame: elements.requested?.attributes.frame ?? .zero)
            if key.category == .cell {
                counters.cellsMade += 1
                CellCounters.current.made += 1
            } else {
                counters.supplementaryViewsMade += 1
            }
        }
        view.reuseIdentifier = identifier
        view.owningCollectionView = self
        view.dequeuedFor = key
        (view as? UICollectionViewCell)?.configurationWillBeReused()
        if let requested = elements.requested, requested.key == key {
            elements.requested?.view = view
            // The data source configures a view that has its size already, also one that is used again.
            UIView.performWithoutAnimation { applyGeometry(requested.attributes, to: view) }
            view.awaitsLayoutHook = true
        }
        return view
    }

    /// Whether a class is registered under a reuse identifier: for cells, or for supplementary views of a kind.
    package func hasRegistration(ofKind kind: String?, forReuseIdentifier identifier: String) -> Bool {
        pools.hasRegistration(
            ReusePools.Slot(
                category: kind == nil ? .cell : .supplementary, kind: kind ?? "", identifier: identifier))
    }

    /// Asks the data source for the view of an element.
    func requestView(
        for shown: ElementKey, attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView {
        if shown.category == .decoration { return decorationView(for: shown, frame: attributes.frame) }
        let key = itemKey(ofShown: shown)
        guard let dataSource else {
            fatalError("A collection view without data source asked for \(key.place)")
        }
        let outer = elements.requested
        let placeholder = shown.category == .cell ? placeholder(atShown: shown.indexPath)?.placeholder : nil
        elements.requested = ElementStore.Request(
            key: key, attributes: attributes, placeholder: placeholder)
        let outerAnswer = UICollectionView.requestBeingAnswered
        UICollectionView.requestBeingAnswered = key
        defer {
            elements.requested = outer
            UICollectionView.requestBeingAnswered = outerAnswer
        }
        let view: UICollectionReusableView
        if let placeholder {
            view = placeholder.makeCell(in: self, at: key.indexPath)
        } else if key.category == .cell {
            view = dataSource.collectionView(self, cellForItemAt: key.indexPath)
        } else {
            view = dataSource.collectionView(
                self, viewForSupplementaryElementOfKind: key.kind, at: key.indexPath)
        }
        guard view.dequeuedFor == key else {
            let call =
                key.category == .cell
                ? "dequeueReusableCell(withReuseIdentifier:for:)"
                : "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)"
            fatalError(
                "UICollectionView: the view returned from the data source for \(key.place) (\(type(of: view))) was not dequeued for "
                    + "that index path - it must be retrieved by calling \(call)"
                    + (view.dequeuedFor.map { "; this one was dequeued for \($0.place)" } ?? ""))
        }
        view.dequeuedFor = nil
        view.elementKey = shown
        return view
    }

    private func decorationView(for key: ElementKey, frame: CGRect) -> UICollectionReusableView {
        let slot = ReusePools.Slot(category: .decoration, kind: key.kind, identifier: key.kind)
        if let nib = layout.decorationNibs[key.kind] {
            let waiting = pools.take(slot)
            waiting?.prepareForReuse()
            let view = waiting ?? nib.makeOnly(UICollectionReusableView.self, for: key.kind)
            view.frame = frame
            return decoration(view, for: key)
        }
        guard let type = layout.decorationClass(ofKind: key.kind) as? UICollectionReusableView.Type else {
            fatalError(
                "UICollectionView: could not dequeue a view of kind: \(key.kind) - the layout must register a class for it: "
                    + "\(Swift.type(of: layout)) has attributes of a decoration view at \(key.place), so call "
                    + "register(_:forDecorationViewOfKind: \"\(key.kind)\") on the layout first, with a subclass of "
                    + "UICollectionReusableView")
        }
        let view: UICollectionReusableView
        // Another layout may have had another class for the kind.
        if let reused = pools.take(slot, ofType: type) {
            view = reused
            view.prepareForReuse()
        } else {
            view = UIView.make(from: type, frame: frame)
        }
        return decoration(view, for: key)
    }

    private func decoration(_ view: UICollectionReusableView, for key: ElementKey) -> UICollectionReusableView
    {
        view.reuseIdentifier = key.kind
        view.owningCollectionView = self
        view.elementKey = key
        return view
    }

    /// The items of a set of shown ones that have a cell, in order.
    func shownItems(of items: ItemRangeSet) -> [IndexPath] {
        guard !items.isEmpty else { return [] }
        return Set(elements.displayed.keys).union(elements.departing.keys).union(preparation.ready.keys)
            .filter { $0.category == .cell && items.contains($0.indexPath) }
            .compactMap { itemPath(ofShown: $0.indexPath) }.sorted()
    }

    /// Runs the provider for cells that are shown, or were made ahead, without replacing them.
    func reconfigure(_ indexPaths: [IndexPath]) {
        guard let dataSource else { return }
        defer { runIdleActions() }
        for indexPath in indexPaths {
            let key = ElementKey.cell(shownPath(ofItem: indexPath))
            guard let element = self.element(for: key) ?? elements.departing[key]?.element else { continue }
            elements.reconfiguring = element.view
            defer { elements.reconfiguring = nil }
            let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
            guard cell === element.view else {
                fatalError(
                    "UICollectionView: reconfiguring \(ElementKey.cell(indexPath).place) must dequeue with the identifier of the existing cell, "
                        + "\(element.view.reuseIdentifier ?? ""), and return that cell")
            }
            cell.dequeuedFor = nil
            // The same view may show something of another size.
            element.sizing = SizingHistory()
            element.preferred = nil
            remeasureIfGuessed(cell)
        }
    }
}
