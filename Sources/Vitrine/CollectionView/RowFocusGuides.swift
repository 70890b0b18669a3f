internal import VitrineUI

/// Leads the focus to rows that are too short to be straight ahead.
///
/// tvOS looks for the next item straight above or below the focused one, and passes over a row that has none
/// there. The empty rest of a line whose last item is on screen is therefore covered by a guide that leads to
/// that item. There are as many guides as such rows on screen, and none while nothing has focus: a telephone
/// has none.
@MainActor
final class RowFocusGuides {
    /// A guide with the constraints that are its rectangle: in a scroll view's content, as its cells are.
    @MainActor
    private struct Placed {
        let guide = UIFocusGuide()
        let left, top, width, height: NSLayoutConstraint

        init(in container: UIView) {
            container.addLayoutGuide(guide)
            left = guide.leftAnchor.constraint(equalTo: container.leftAnchor)
            top = guide.topAnchor.constraint(equalTo: container.topAnchor)
            width = guide.widthAnchor.constraint(equalToConstant: 0)
            height = guide.heightAnchor.constraint(equalToConstant: 0)
            NSLayoutConstraint.activate([left, top, width, height])
        }

        func cover(_ rect: CGRect) {
            for (constraint, value) in [
                (left, rect.minX), (top, rect.minY), (width, rect.width), (height, rect.height),
            ] where constraint.constant != value {
                constraint.constant = value
            }
        }
    }

    /// By the index of the row.
    private var placed: [Int: Placed] = [:]
    /// The cell that has the focus inside.
    weak var focusedCell: UICollectionViewCell? {
        didSet { if focusedCell !== oldValue, let collectionView { update(in: collectionView) } }
    }
    private weak var collectionView: UICollectionView?

    /// The rectangles that lead to the last item of their row, by the index of the row, for tests.
    var guides: [Int: UIFocusGuide] { placed.mapValues(\.guide) }

    /// Brings the guides in line with the rows on screen.
    ///
    /// - Complexity: O(cells on screen).
    func update(in collectionView: UICollectionView) {
        self.collectionView = collectionView
        guard UIFocusSystem.focusSystem(for: collectionView)?.focusedItem != nil else {
            for row in placed.keys { remove(row) }
            return
        }
        let focusedRow = focusedCell.flatMap { collectionView.indexPath(for: $0)?.section }
        let count = collectionView.numberOfSections
        let rows = Set(collectionView.indexPathsForVisibleItems.map(\.section).filter { $0 < count })
        for row in placed.keys where !rows.contains(row) { remove(row) }
        for row in rows {
            // The row that has the focus itself needs no way to it, and must not be left through its own end.
            update(row, isFocused: row == focusedRow, in: collectionView)
        }
    }

    private func update(_ row: Int, isFocused: Bool, in collectionView: UICollectionView) {
        let last = IndexPath(item: collectionView.numberOfItems(inSection: row) - 1, section: row)
        guard !isFocused, let cell = collectionView.cellForItem(at: last), let container = cell.superview,
            let rest = rest(beside: cell, in: container)
        else { return remove(row) }
        if let known = placed[row], known.guide.owningView !== container { remove(row) }
        let guide = placed[row] ?? Placed(in: container)
        placed[row] = guide
        guide.cover(rest)
        if guide.guide.preferredFocusEnvironments.first !== cell {
            guide.guide.preferredFocusEnvironments = [cell]
        }
    }

    /// What is empty between a cell and the edge of the view that holds it, in that view's coordinates.
    private func rest(beside cell: UICollectionViewCell, in container: UIView) -> CGRect? {
        let (frame, bounds) = (cell.frame, container.bounds)
        let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let rest =
            isRightToLeft
            ? CGRect(x: bounds.minX, y: frame.minY, width: frame.minX - bounds.minX, height: frame.height)
            : CGRect(x: frame.maxX, y: frame.minY, width: bounds.maxX - frame.maxX, height: frame.height)
        return rest.width >= 1 ? rest : nil
    }

    private func remove(_ row: Int) {
        guard let guide = placed.removeValue(forKey: row)?.guide else { return }
        guide.owningView?.removeLayoutGuide(guide)
    }
}
