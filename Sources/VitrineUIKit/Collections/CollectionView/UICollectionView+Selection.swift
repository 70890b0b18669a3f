import Foundation
import VitrineCoreGraphics

/// Which items are selected or being pressed.
struct SelectionState {
    var selected: Set<IndexPath> = []
    var highlighted: IndexPath?

    /// Items keep their selection through an update; items that are gone lose it.
    mutating func follow(_ update: CollectionUpdate) {
        if !selected.isEmpty { selected = Set(selected.compactMap(update.newItem)) }
        highlighted = highlighted.flatMap(update.newItem)
    }
}

extension UICollectionView {
    func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard allowsSelectionNow else { return }
        guard let indexPath else {
            for selected in selection.selected { setSelected(false, at: selected) }
            return
        }
        if !allowsMultipleSelectionNow {
            for selected in selection.selected where selected != indexPath {
                setSelected(false, at: selected)
            }
        }
        setSelected(true, at: indexPath)
        // An empty position means: do not scroll.
        if !scrollPosition.isEmpty { scroll(to: indexPath, at: scrollPosition, animated: animated) }
    }

    func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
        if isSelected { selection.selected.insert(indexPath) } else { selection.selected.remove(indexPath) }
        cellForItem(at: indexPath)?.isSelected = isSelected
    }

    func keepOneSelection() {
        for indexPath in selection.selected.sorted().dropFirst() { setSelected(false, at: indexPath) }
    }

    // MARK: The user

    func userSelects(_ indexPath: IndexPath) {
        guard data.contains(shownPath(ofItem: indexPath)) else { return }
        if let cell = cellForItem(at: indexPath), cell.takesPrimaryAction { return cell.primaryAction() }
        guard allowsSelectionNow else { return }
        if allowsMultipleSelectionNow, selection.selected.contains(indexPath) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
            setSelected(false, at: indexPath)
            delegate?.collectionView(self, didDeselectItemAt: indexPath)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
        if !allowsMultipleSelectionNow {
            // UIKit reports a tap on the selected item again, and does not deselect it before.
            for selected in selection.selected where selected != indexPath {
                setSelected(false, at: selected)
                delegate?.collectionView(self, didDeselectItemAt: selected)
            }
        }
        setSelected(true, at: indexPath)
        delegate?.collectionView(self, didSelectItemAt: indexPath)
    }

    func highlight(_ indexPath: IndexPath?) {
        guard selection.highlighted != indexPath else { return }
        if let old = selection.highlighted {
            selection.highlighted = nil
            cellForItem(at: old)?.isHighlighted = false
            delegate?.collectionView(self, didUnhighlightItemAt: old)
        }
        guard let indexPath, allowsSelectionNow || cellForItem(at: indexPath)?.takesPrimaryAction == true,
            delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
        else { return }
        selection.highlighted = indexPath
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

    func touchEnded(_ touch: UITouch) {
        guard let highlighted = selection.highlighted else { return }
        // Selected first, as UICollectionView.h says; the highlight goes at the end.
        if indexPathForItem(at: touch.location(in: self)) == highlighted { userSelects(highlighted) }
        highlight(nil)
    }

    /// Whether a press belongs to a cell that has the focus itself. Returns its index path.
    func pressedItem(_ presses: Set<UIPress>) -> IndexPath? {
        guard presses.contains(where: { $0.type == .select }), let cell = focusedCell,
            let item = UIFocusSystem.focusSystem(for: self)?.focusedItem, item === cell
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
