import Foundation

extension UICollectionView {
    /// How long accessories take to come and go, in seconds. (Not published; that of updates.)
    private static let editingDuration: TimeInterval = UpdateAnimation.duration

    func setEditing(_ isEditing: Bool) {
        guard editing.isEditing != isEditing else { return }
        editing.isEditing = isEditing
        features.giveWay(to: .editing)
        dropPreparedCells()
        selectionModeDidChange()
        let cells = visibleCells
        for cell in cells { cell.setNeedsUpdateConfiguration() }
        guard window != nil else { return }
        UIView.animate(withDuration: Self.editingDuration) {
            for cell in cells {
                cell.updateConfigurationIfNeeded()
                // Text has more or less room now.
                self.remeasureIfGuessed(cell)
            }
            self.layoutIfNeeded()
            for cell in cells { cell.layoutIfNeeded() }
        }
    }

    /// Whether the cell of an item shows that it can be edited.
    func isEditing(itemAt indexPath: IndexPath) -> Bool {
        editing.isEditing && delegate?.collectionView(self, canEditItemAt: indexPath) ?? true
    }

    /// Whether the user can select, in the present mode.
    var allowsSelectionNow: Bool {
        editing.isEditing ? editing.allowsSelection || editing.allowsMultipleSelection : allowsSelection
    }

    /// Whether the user can select several items, in the present mode.
    var allowsMultipleSelectionNow: Bool {
        editing.isEditing ? editing.allowsMultipleSelection : allowsMultipleSelection
    }

    /// An item begins or ends to be moved: its cell shows it.
    func noteReorderingCell() {
        let cell = movingCell
        guard cell !== reordering.cell else { return }
        for changed in [reordering.cell, cell] { changed?.setNeedsUpdateConfiguration() }
        reordering.cell = cell
    }
}
