import Foundation

extension UICollectionView {
    /// A click with Shift held selects from the item that was chosen last to this one; with Control or Command it adds this
    /// one, or takes it away.
    ///
    /// Where only one item can be selected the delegate is asked whether several may be, and changes the mode.
    ///
    /// - Returns: Whether it was such a click and did something.
    func userExtendsSelection(to indexPath: IndexPath, _ modifiers: UIKeyModifierFlags) -> Bool {
        let extends = modifiers.contains(.shift)
        guard extends || !modifiers.isDisjoint(with: [.control, .command]),
            data.contains(shownPath(ofItem: indexPath)),
            cellForItem(at: indexPath)?.takesPrimaryAction != true
        else { return false }
        let asked = delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: indexPath)
        if asked == true {
            delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: indexPath)
        }
        guard selectionMode == .multiple else { return false }
        if extends {
            let anchor = selection.anchor ?? selection.sorted.first ?? indexPath
            for item in items(between: anchor, and: indexPath) where !selection.isSelected(item) {
                guard delegate?.collectionView(self, shouldSelectItemAt: item) ?? true else { continue }
                setSelected(true, at: item)
                delegate?.collectionView(self, didSelectItemAt: item)
            }
            selection.anchor = anchor
        } else {
            userSelects(indexPath)
        }
        if asked == true { delegate?.collectionViewDidEndMultipleSelectionInteraction(self) }
        return true
    }

    /// All items from one to another, in the order of their index paths. Complexity: O(items between).
    private func items(between a: IndexPath, and b: IndexPath) -> [IndexPath] {
        let (first, last) = (min(a, b), max(a, b))
        var items: [IndexPath] = []
        for section in first.section...last.section where section < numberOfSections {
            let count = numberOfItems(inSection: section)
            let start = section == first.section ? first.item : 0
            let end = section == last.section ? min(last.item, count - 1) : count - 1
            guard start <= end else { continue }
            for item in start...end { items.append(IndexPath(item: item, section: section)) }
        }
        return items
    }
}
