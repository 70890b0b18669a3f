import Foundation
import VitrineCoreGraphics

/// The lines above and below a row of a list.
@MainActor
struct RowSeparators {
    /// What the list says, every visibility decided; nil for no lines.
    var configuration: UIListSeparatorConfiguration?
    var top: UIView?
    var bottom: UIView?
    /// Whether the row is selected or pressed, as its neighbours know; nil until they were told.
    var announcedEmphasis: Bool?
}

extension UICollectionViewListCell {
    /// Whether the row stands out from its neighbours, which lines beside it would only blur.
    final var isEmphasized: Bool { isSelected || isHighlighted }

    /// Asks the list for the lines of the row again: its state, its place or the data may be others.
    final func refreshSeparators() {
        guard let listAttributes else {
            guard separators.configuration != nil else { return }
            separators.configuration = nil
            return updateSeparators()
        }
        guard let indexPath = presentIndexPath, indexPath.count == 2 else { return }
        separators.configuration = listAttributes.section.separators(of: listAttributes, at: indexPath)
        updateSeparators()
    }

    /// Makes the lines look as they should beside the rows that are next to this one now. Animated by the animation around
    /// it.
    final func updateSeparators() {
        let configuration = separators.configuration
        show(\.top, configuration?.topSeparatorVisibility == .visible, beside: neighbor(-1))
        show(\.bottom, configuration?.bottomSeparatorVisibility == .visible, beside: neighbor(1))
    }

    private func show(
        _ line: WritableKeyPath<RowSeparators, UIView?>, _ isWanted: Bool,
        beside neighbor: UICollectionViewListCell?
    ) {
        let configuration = separators.configuration
        var existing = separators[keyPath: line]
        guard isWanted || existing != nil else { return }
        if let old = existing, let configuration,
            (old as? UIVisualEffectView)?.effect != configuration.visualEffect
        {
            old.removeFromSuperview()
            existing = nil
        }
        let view =
            existing ?? configuration?.visualEffect.map { UIVisualEffectView(effect: $0) }
            ?? UIView(frame: .zero)
        if existing == nil {
            separators[keyPath: line] = view
            ListCellCounters.current.separatorsMade += 1
            view.isUserInteractionEnabled = false
            UIView.performWithoutAnimation {
                addSubview(view)
                layoutSeparators()
            }
        }
        let others = neighbor?.isEmphasized ?? false
        // Between two selected rows there is one; at the edge of the selection there is none.
        let isVisible = isWanted && isEmphasized == others
        let alpha: CGFloat = isVisible ? 1 : 0
        if view.alpha != alpha { view.alpha = alpha }
        let color = isEmphasized && others ? configuration?.multipleSelectionColor : configuration?.color
        let filled = (view as? UIVisualEffectView)?.contentView ?? view
        if let color, filled.backgroundColor != color { filled.backgroundColor = color }
    }

    private func neighbor(_ distance: Int) -> UICollectionViewListCell? {
        guard let collectionView = owningCollectionView, let path = elementKey?.indexPath, path.count == 2
        else { return nil }
        let next = ElementKey.cell(IndexPath(item: path.item + distance, section: path.section))
        return collectionView.element(for: next)?.view as? UICollectionViewListCell
    }

    /// Tells the rows beside this one whether it stands out, if they do not know.
    final func announceEmphasis() {
        guard elementKey != nil, listAttributes != nil, separators.announcedEmphasis != isEmphasized else {
            return
        }
        separators.announcedEmphasis = isEmphasized
        updateSeparators()
        neighbor(-1)?.updateSeparators()
        neighbor(1)?.updateSeparators()
    }

    // MARK: Frames

    final func layoutSeparators() {
        guard let configuration = separators.configuration else { return }
        let size = bounds.size
        let scale = max(traitCollection.displayScale, 1)
        let pixel = 1 / scale
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let text = separatorSides
        let closes = listAttributes?.section.closesGroupsFromEdgeToEdge ?? false
        func place(
            _ line: UIView?, _ insets: NSDirectionalEdgeInsets, isEdge: Bool,
            y: (NSDirectionalEdgeInsets) -> CGFloat
        ) {
            guard let line else { return }
            let sides = isEdge ? (leading: 0, trailing: 0) : text
            let insets = UIListSeparatorConfiguration.resolved(
                insets, leading: sides.leading, trailing: sides.trailing)
            let start = PixelGrid(scale: scale).nearest(insets.leading)
            let width = max(0, size.width - start - insets.trailing)
            let frame = CGRect(
                x: isMirrored ? size.width - start - width : start, y: y(insets), width: width, height: pixel)
            if line.frame != frame { line.frame = frame }
        }
        place(
            separators.top, configuration.topSeparatorInsets,
            isEdge: closes && listAttributes?.isFirst == true
        ) { $0.top }
        place(
            separators.bottom, configuration.bottomSeparatorInsets,
            isEdge: closes && listAttributes?.isLast == true
        ) { size.height - pixel - $0.bottom }
    }

    /// How far automatic lines are from the edges: as the layout guide says if the program may have changed it.
    private var separatorSides: (leading: CGFloat, trailing: CGFloat) {
        guard separatorLeading != nil else { return (textLeading, 0) }
        let frame = separatorLayoutGuide.layoutFrame
        guard frame.width > 0 else { return (textLeading, 0) }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? (bounds.width - frame.maxX, frame.minX) : (frame.minX, bounds.width - frame.maxX)
    }
}

extension UICollectionView {
    /// Rows on screen may have other neighbours, or be asked for other lines.
    ///
    /// Complexity: O(visible cells).
    func listRowsMayHaveChanged() {
        for case let cell as UICollectionViewListCell in cellsInUse where cell.listAttributes != nil {
            cell.refreshSeparators()
        }
    }
}
