// The lines above and below a row.
extension ListCell {
    /// A pixel high; from the first text to the trailing edge, or as the row's guides say. Between rows, and in plain
    /// lists around them.
    func layoutSeparators(_ bounds: CGRect) {
        let pixels = PixelGrid(scale: traitCollection.displayScale)
        let height = pixels.pixel
        alignedLeading = host?.separatorLeading
        alignedTrailing = host?.separatorTrailing ?? 0
        let room = accessoryRoom
        let leading = room.leading + (alignedLeading ?? metrics.rowInsets.leading)
        let trailing = alignedTrailing == 0 ? 0 : room.trailing + alignedTrailing
        let isMirrored = host.map { $0.graph.environment.layoutDirection == .rightToLeft } ?? false
        func frame(_ y: CGFloat, fromEdgeToEdge: Bool) -> CGRect {
            let start = fromEdgeToEdge ? 0 : pixels.nearest(leading)
            let end = fromEdgeToEdge ? bounds.width : bounds.width - pixels.nearest(trailing)
            return CGRect(
                x: isMirrored ? bounds.width - end : start, y: y, width: max(0, end - start), height: height)
        }
        let isGrouped = metrics.look == .grouped
        topSeparator.frame = frame(0, fromEdgeToEdge: isGrouped)
        bottomSeparator.frame = frame(bounds.height - height, fromEdgeToEdge: isGrouped && place.isLast)
        showSeparators()
    }

    /// Every row draws the line below it, as it and the row below wish; only the first has one above.
    private func showSeparators() {
        let above = shownTraits.wishAbove(isFirst: place.isFirst)
        if place.isFirst {
            let hasTop =
                !metrics.isTV
                && (metrics.look == .grouped || metrics.look == .plain && !place.hasHeader)
            show(topSeparator, above, automatic: hasTop, isEnd: true)
        } else {
            topSeparator.isHidden = true
            if announcedWish != above {
                announcedWish = above
                if let before = controller?.neighbor(of: self, -1) { before.showBottomSeparator(above) }
            }
        }
        let next = place.isLast ? nil : controller?.neighbor(of: self, 1)
        showBottomSeparator(next?.shownTraits.wishAbove(isFirst: false) ?? SeparatorWish())
    }

    private func showBottomSeparator(_ below: SeparatorWish) {
        let hasBottom = !metrics.separatesRows && (!place.isLast || metrics.look != .insetGrouped)
        var wish = shownTraits.wishBelow(isLast: place.isLast)
        if below.visibility == .hidden { wish.visibility = .hidden }
        show(bottomSeparator, wish.orElse(below), automatic: hasBottom, isEnd: place.isLast)
    }

    private func show(_ separator: UIView, _ wish: SeparatorWish, automatic: Bool, isEnd: Bool) {
        // The style has the last word: platters of a television and the ends of cards have no lines.
        let isPossible = !metrics.isTV && !(isEnd && metrics.look == .insetGrouped)
        let isShown =
            wish.visibility == .automatic ? automatic : wish.visibility == .visible && isPossible
        if separator.isHidden == isShown { separator.isHidden = !isShown }
        let color = wish.tint.flatMap { tint in
            host.map { UIColor(cgColor: tint.resolve($0.graph.environment)) }
        }
        separator.backgroundColor = color ?? .separator
    }

    /// The separators that are shown, in the cell's coordinates.
    var shownSeparators: [CGRect] {
        [topSeparator, bottomSeparator].filter { !$0.isHidden }.map(\.frame)
    }
}

extension ListController {
    /// The cell of the row before or after another, if it is on screen.
    func neighbor(of cell: ListCell, _ distance: Int) -> ListCell? {
        guard let view = viewIfMade, let path = view.indexPath(for: cell) else { return nil }
        let next = IndexPath(item: path.item + distance, section: path.section)
        return contains(next) && next.item >= 0 ? view.cellForItem(at: next) as? ListCell : nil
    }
}

extension RowHost {
    /// Where lines begin, from the leading edge: as a view in the row says, else at the first text.
    var separatorLeading: CGFloat? { guide(.listRowSeparatorLeading) ?? textLeading }

    /// Where lines end, from the trailing edge.
    var separatorTrailing: CGFloat {
        guard let end = guide(.listRowSeparatorTrailing) else { return 0 }
        return graph.rootElement.size.width - end
    }

    private func guide(_ alignment: HorizontalAlignment) -> CGFloat? {
        let root = graph.rootElement
        return root.explicitAlignment(alignment.key, root.size, root.proposal)
    }
}
