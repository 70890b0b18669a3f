import Foundation
import VitrineCoreGraphics

/// Selects what a rectangle touches that a mouse draws from empty space, where several items can be selected: in all
/// layouts but lists, as on iPadOS.
@MainActor
final class BandSelection {
    private var interaction: UIBandSelectionInteraction?
    /// What was selected when the rectangle began.
    private var before: Set<IndexPath> = []

    /// The mode of selection is another.
    func modeDidChange(in view: UICollectionView) {
        guard view.selectionMode == .multiple else {
            interaction?.isEnabled = false
            return
        }
        if interaction == nil, view.takesBands { attach(to: view) }
        interaction?.isEnabled = true
    }

    private func attach(to view: UICollectionView) {
        let interaction = UIBandSelectionInteraction { [weak self, weak view] interaction in
            guard let view else { return }
            self?.follow(interaction, in: view)
        }
        interaction.shouldBeginHandler = { [weak view] _, point in
            guard let view, view.takesBands, view.movement == nil else { return false }
            return view.indexPathForItem(at: point) == nil
        }
        self.interaction = interaction
        view.addInteraction(interaction)
    }

    private func follow(_ interaction: UIBandSelectionInteraction, in view: UICollectionView) {
        switch interaction.state {
        case .began:
            before = view.selection.selected
            fallthrough
        case .selecting:
            guard let rect = interaction.selectionRect else { return }
            view.select(touchedBy: rect, before, interaction.initialModifierFlags)
        case .ended: before = []
        case .possible: break
        }
    }
}

extension UICollectionView {
    /// Selects what a rectangle touches: with Shift held beside what was selected, with Control or Command what was not.
    ///
    /// Complexity: O(items in the rectangle, and selected).
    fileprivate func select(
        touchedBy rect: CGRect, _ before: Set<IndexPath>, _ modifiers: UIKeyModifierFlags
    ) {
        guard selectionMode == .multiple else { return }
        let touched = Set(
            stationaryAttributes(in: rect).lazy
                .filter { $0.representedElementCategory == .cell && self.isShown($0, in: rect) }
                .map(\.indexPath))
        let wanted: Set<IndexPath> =
            if modifiers.contains(.shift) {
                before.union(touched)
            } else if !modifiers.isDisjoint(with: [.control, .command]) {
                before.symmetricDifference(touched)
            } else {
                touched
            }
        for item in selection.selected.subtracting(wanted).sorted() {
            guard delegate?.collectionView(self, shouldDeselectItemAt: item) ?? true else { continue }
            setSelected(false, at: item)
            delegate?.collectionView(self, didDeselectItemAt: item)
        }
        for item in wanted.subtracting(selection.selected).sorted() where data.contains(item) {
            guard delegate?.collectionView(self, shouldSelectItemAt: item) ?? true else { continue }
            setSelected(true, at: item)
            delegate?.collectionView(self, didSelectItemAt: item)
            selection.anchor = item
        }
    }
}
