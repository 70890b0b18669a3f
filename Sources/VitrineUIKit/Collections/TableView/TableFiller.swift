import VitrineCoreGraphics

/// Empty rows below the last one of a plain table: lines, as far as the table is in view.
@MainActor
final class TableFiller: UIView {
    private var lines: [UIView] = []

    /// Puts lines into the room below the rows.
    ///
    /// - Parameters:
    ///   - room: Points of the table: from the last row's lower end to the end of what is in view.
    ///   - height: Of each empty row, in points.
    ///   - insets: From the sides of the table to the lines, in points.
    func show(
        _ room: CGRect, height: CGFloat, insets: (left: CGFloat, right: CGFloat), color: UIColor
    ) {
        if frame != room { frame = room }
        let count = height > 0 ? Int((room.height / height).rounded(.down)) : 0
        while lines.count > count { lines.removeLast().removeFromSuperview() }
        while lines.count < count {
            let line = UIView()
            lines.append(line)
            addSubview(line)
        }
        let pixel = 1 / max(1, traitCollection.displayScale)
        for (index, line) in lines.enumerated() {
            if line.backgroundColor != color { line.backgroundColor = color }
            let frame = CGRect(
                x: insets.left, y: CGFloat(index + 1) * height - pixel,
                width: max(0, room.width - insets.left - insets.right), height: pixel)
            if line.frame != frame { line.frame = frame }
        }
    }
}

extension UITableView {
    /// Lays out the empty rows below the last one, where there are any: not above a footer of the table's.
    func layOutFiller() {
        let height = fillerHeight
        let top = max(content.contentSize.height, headerHeight)
        let room = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.maxY - top))
        guard height > 0, room.height > 0 else {
            filler?.removeFromSuperview()
            filler = nil
            return
        }
        let shown = filler ?? TableFiller()
        if filler == nil {
            filler = shown
            shown.isUserInteractionEnabled = false
            insertSubview(shown, belowSubview: content)
        }
        var insets = (left: separatorInset.left, right: separatorInset.right)
        if let readableMargin { insets = (max(insets.left, readableMargin), readableMargin) }
        shown.show(room, height: height, insets: insets, color: separatorColor ?? .separator)
    }

    /// What is beside rows that are no wider than text is read well in, in points; nil where they may be as wide as the table.
    var readableMargin: CGFloat? {
        guard cellLayoutMarginsFollowReadableWidth, style != .insetGrouped else { return nil }
        let side = UIView.readableInsets(
            margins: .zero, width: bounds.width, category: traitCollection.preferredContentSizeCategory
        ).right
        return side > 0 ? side : nil
    }

    /// Points; 0 where there are no empty rows.
    private var fillerHeight: CGFloat {
        guard style == .plain, separatorStyle != .none, tableFooterView == nil else { return 0 }
        guard fillerRowHeight == UITableView.automaticDimension else { return max(0, fillerRowHeight) }
        let section = (0..<content.numberOfSections).last { content.numberOfItems(inSection: $0) > 0 }
        if let section {
            let last = IndexPath(item: content.numberOfItems(inSection: section) - 1, section: section)
            return rectForRow(at: last).height
        }
        return rowHeight > 0 ? rowHeight : 44
    }
}
