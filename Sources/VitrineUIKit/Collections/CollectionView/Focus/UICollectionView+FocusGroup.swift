extension UICollectionView: AutomaticFocusGroup {
    var hasAutomaticFocusGroup: Bool { FocusGroupChoice.of(self)?.isIdentifierSet != true }

    /// What the cells are together, unless the program says another name.
    var automaticFocusGroupIdentifier: String {
        "UICollectionView \(UInt(bitPattern: ObjectIdentifier(self).hashValue))"
    }

    func focusGroupEntries(above priority: UIFocusGroupPriority) -> [any UIFocusItem] {
        var paths: [IndexPath] = []
        if priority.rawValue < UIFocusGroupPriority.prioritized.rawValue {
            paths += indexPathsForSelectedItems?.min().map { [$0] } ?? []
        }
        if paths.isEmpty, priority.rawValue < UIFocusGroupPriority.previouslyFocused.rawValue {
            paths += focusChoices.lastFocused.map { [$0] } ?? []
        }
        return paths.compactMap { focusItem(at: $0) }
    }
}

extension UICollectionViewCell: FocusPriorityVending {
    var systemFocusGroupPriority: UIFocusGroupPriority {
        if isSelected { return .prioritized }
        let isLast = owningCollectionView?.focusChoices.lastFocused.map { $0 == focusIndexPath } ?? false
        return isLast ? .previouslyFocused : .ignored
    }
}
