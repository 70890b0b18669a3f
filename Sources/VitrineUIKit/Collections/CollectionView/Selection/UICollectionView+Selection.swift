import Foundation
import VitrineCoreGraphics

extension UICollectionView {
    /// What the user may select, in the present mode.
    var selectionMode: SelectionModel.Mode {
        SelectionModel.Mode(allows: allowsSelectionNow, allowsMultiple: allowsMultipleSelectionNow)
    }

    func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        let mode = selectionMode
        guard mode != .none else { return }
        guard let indexPath else {
            for selected in selection.sorted { setSelected(false, at: selected) }
            return
        }
        for other in selection.others(than: indexPath, mode: mode) { setSelected(false, at: other) }
        setSelected(true, at: indexPath)
        // An empty position means: do not scroll.
        if !scrollPosition.isEmpty { scroll(to: indexPath, at: scrollPosition, animated: animated) }
    }

    func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
        selection.set(isSelected, indexPath)
        cellForItem(at: indexPath)?.isSelected = isSelected
    }

    /// The mode is another: what cannot be selected in it is not.
    func selectionModeDidChange() {
        let mode: SelectionModel.Mode = allowsMultipleSelectionNow ? .multiple : .single
        for indexPath in selection.surplus(in: mode) { setSelected(false, at: indexPath) }
        features.band.modeDidChange(in: self)
    }

    // MARK: The user

    /// The user chose an item by itself, by a tap or a key: it is selected, and what it is for is done.
    ///
    /// As UIKit's documentation says: also where the selection was not allowed to change, and not where the item joins or
    /// leaves others that are selected.
    func userChooses(_ indexPath: IndexPath) {
        let extends =
            selectionMode == .multiple && !selection.selected.subtracting([indexPath]).isEmpty
        userSelects(indexPath)
        guard !extends, data.contains(shownPath(ofItem: indexPath)),
            cellForItem(at: indexPath)?.takesPrimaryAction != true,
            delegate?.collectionView(self, canPerformPrimaryActionForItemAt: indexPath) ?? false
        else { return }
        delegate?.collectionView(self, performPrimaryActionForItemAt: indexPath)
    }

    func userSelects(_ indexPath: IndexPath) {
        guard data.contains(shownPath(ofItem: indexPath)) else { return }
        if let cell = cellForItem(at: indexPath), cell.takesPrimaryAction { return cell.primaryAction() }
        selection.anchor = indexPath
        switch selection.tap(indexPath, mode: selectionMode) {
        case .nothing: break
        case .deselects:
            guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
            setSelected(false, at: indexPath)
            delegate?.collectionView(self, didDeselectItemAt: indexPath)
        case .selects:
            guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
            // The delegate may have selected something else by now.
            for other in selection.others(than: indexPath, mode: selectionMode) {
                setSelected(false, at: other)
                delegate?.collectionView(self, didDeselectItemAt: other)
            }
            setSelected(true, at: indexPath)
            if let cell = cellForItem(at: indexPath) { cell.selectionSegue?.body?(cell, nil) }
            delegate?.collectionView(self, didSelectItemAt: indexPath)
        }
    }

    func highlight(_ indexPath: IndexPath?) {
        guard selection.highlighted != indexPath else { return }
        if let old = selection.highlighted {
            selection.highlight(nil)
            cellForItem(at: old)?.isHighlighted = false
            delegate?.collectionView(self, didUnhighlightItemAt: old)
        }
        guard let indexPath, allowsSelectionNow || cellForItem(at: indexPath)?.takesPrimaryAction == true,
            delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
        else { return }
        selection.highlight(indexPath)
        cellForItem(at: indexPath)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: indexPath)
    }

    func touchBegan(_ touch: UITouch) {
        guard let indexPath = indexPathForItem(at: touch.location(in: self)) else { return }
        highlight(indexPath)
    }

    func touchMoved(_ touch: UITouch) {
        guard let highlighted = selection.highlighted else { return }
        if indexPathForItem(at: touch.location(in: self)) != highlighted { highlight(nil) }
    }

    func touchEnded(_ touch: UITouch, _ modifiers: UIKeyModifierFlags) {
        guard let highlighted = selection.highlighted else { return }
        // Selected first, as UICollectionView.h says; the highlight goes at the end.
        if indexPathForItem(at: touch.location(in: self)) == highlighted,
            !userExtendsSelection(to: highlighted, modifiers)
        {
            userChooses(highlighted)
        }
        highlight(nil)
    }

    /// Whether a press belongs to a cell that has the focus itself. Returns its index path.
    func pressedItem(_ presses: Set<UIPress>) -> IndexPath? {
        guard presses.contains(where: { $0.type == .select }), let cell = focusedCell,
            let item = UIFocusSystem.focusSystem(for: self)?.focusedItem, item === cell.focusBearer
        else { return nil }
        return indexPath(for: cell)
    }

    /// The cell in front at a point of the collection view.
    func frontmostCell(at point: CGPoint) -> UICollectionViewCell? {
        var best: UICollectionViewCell?
        for (key, element) in elements.displayed where key.category == .cell {
            guard let cell = element.view as? UICollectionViewCell, !cell.isHidden,
                cell.point(inside: cell.convert(point, from: self), with: nil)
            else { continue }
            if best.map({ $0.stackingOrder < cell.stackingOrder }) ?? true { best = cell }
        }
        return best
    }
}
