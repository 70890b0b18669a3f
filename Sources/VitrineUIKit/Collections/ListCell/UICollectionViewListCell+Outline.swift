import Foundation

extension UICollectionViewListCell {
    /// Where the item stands in the outline of its section; nil without one.
    final var outlineState: OutlineState? {
        guard let indexPath = presentIndexPath else { return nil }
        return (owningCollectionView?.dataSource as? any OutlineDataSource)?.outlineState(at: indexPath)
    }

    /// The chevron that opens and closes the item, if it is displayed and not hidden.
    private var disclosure: UICellAccessory? {
        (leadingPlaces + trailingPlaces).map(\.accessory).first {
            $0.accessoryType == .outlineDisclosure && !$0.options.isHidden
        }
    }

    /// Whether a tap beside the chevron opens and closes the item too.
    final var togglesOnTap: Bool {
        guard let disclosure, isHeader(disclosure) else { return false }
        return disclosure.actionHandler != nil || outlineState?.isExpandable == true
    }

    private func isHeader(_ accessory: UICellAccessory) -> Bool {
        switch accessory.options.style {
        case .header: true
        case .cell: false
        case .automatic: (contentConfiguration as? UIListContentConfiguration)?.style.isHeader ?? false
        }
    }

    /// Whether a tap on an accessory does something else than one on the row.
    final func isControl(_ accessory: UICellAccessory) -> Bool {
        switch accessory.accessoryType {
        case .detail, .delete, .insert, .reorder: true
        case .outlineDisclosure: !isHeader(accessory)
        case .disclosureIndicator, .checkmark, .multiselect, .label, .customView: false
        }
    }

    final func accessoryTapped(_ accessory: UICellAccessory) {
        if accessory.accessoryType == .outlineDisclosure {
            toggleOutline()
        } else if let handler = accessory.actionHandler {
            handler()
        } else if accessory.accessoryType == .delete {
            owningCollectionView?.swipes.open(self, edge: .trailing)
        }
    }

    final func toggleOutline() {
        guard let disclosure else { return }
        if let handler = disclosure.actionHandler { return handler() }
        guard let collectionView = owningCollectionView, let indexPath = presentIndexPath,
            let source = collectionView.dataSource as? any OutlineDataSource,
            source.outlineState(at: indexPath)?.isExpandable == true
        else { return }
        source.toggleExpansion(at: indexPath)
        collectionView.outlinesDidChange(animated: true)
    }

    /// Follows the outline: the level and the chevron. Animated by the animation around it.
    final func outlineMayHaveChanged() {
        guard let outline = outlineState else { return }
        let shown = configuration.backgroundState ?? configuration.contentState
        guard indentationLevel != outline.level || shown?.isExpanded != outline.isExpanded else { return }
        indentationLevel = outline.level
        setNeedsUpdateConfiguration()
        updateConfigurationIfNeeded()
        layoutIfNeeded()
    }
}

extension UICollectionViewListCell: OutlineRow {
    func outlineStateDidChange() {
        guard window != nil else { return outlineMayHaveChanged() }
        UIView.animate(withDuration: UpdateAnimation.duration) { self.outlineMayHaveChanged() }
    }
}

extension UICollectionView {
    /// The outlines of the data source may be others now: the cells follow.
    ///
    /// Complexity: O(visible cells).
    func outlinesDidChange(animated: Bool) {
        guard dataSource is any OutlineDataSource else { return }
        let cells = cellsInUse.compactMap { $0 as? UICollectionViewListCell }
        guard !cells.isEmpty else { return }
        let changes = { for cell in cells { cell.outlineMayHaveChanged() } }
        if animated, window != nil {
            UIView.animate(withDuration: UpdateAnimation.duration, animations: changes)
        } else {
            changes()
        }
    }
}
