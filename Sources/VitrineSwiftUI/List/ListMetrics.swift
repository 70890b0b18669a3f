/// The measures and colours of a list of one look on one device.
struct ListMetrics: Equatable {
    let look: _ListLook
    let isTV: Bool
    /// Room at the sides of a section, in points.
    let sectionMargin: CGFloat
    /// What a row keeps free around its view.
    let rowInsets: EdgeInsets
    let minimumRowHeight: CGFloat
    /// What the program asks for.
    let spacing: ListSpacing

    /// - Parameter width: The width of the list, in points: narrow telephones have narrower margins.
    init(
        look: _ListLook, idiom: UIUserInterfaceIdiom, width: CGFloat, minimumRowHeight: CGFloat,
        spacing: ListSpacing = ListSpacing()
    ) {
        self.spacing = spacing
        isTV = idiom == .tv
        // Television: platters with room between them, whatever the style, as its settings are.
        let resolved: _ListLook =
            look == .automatic || look == .sidebar && idiom != .pad ? .insetGrouped : look
        self.look = resolved
        // Side inset 20, 16 on narrow telephones, by measurement; 80 are the safe area's margins on tvOS and come
        // from there.
        let margin: CGFloat = width < 390 ? 16 : 20
        let isSidebar = resolved == .sidebar
        sectionMargin = isTV ? 0 : resolved == .insetGrouped ? margin : isSidebar ? Self.sidebarMargin : 0
        let side: CGFloat = isTV ? 30 : resolved == .insetGrouped ? 16 : isSidebar ? 14 : margin
        let vertical: CGFloat = isTV ? 14 : 11
        rowInsets = EdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
        // 66 is the height of controls in Apple's guidelines for tvOS.
        self.minimumRowHeight = isTV ? max(66, minimumRowHeight) : minimumRowHeight
    }

    /// Beside the rows of a sidebar, in points, by measurement.
    private static let sidebarMargin: CGFloat = 10

    var isSidebar: Bool { look == .sidebar }
    var isGrouped: Bool { look == .grouped || look == .insetGrouped }
    /// The radius of a card of rows, in points.
    var cornerRadius: CGFloat { isTV ? 14 : look == .insetGrouped || isSidebar ? 10 : 0 }
    /// Room between rows, in points.
    var rowSpacing: CGFloat { spacing.rows ?? (isTV ? 14 : 0) }
    /// Whether each row is a card of its own.
    var separatesRows: Bool { isTV || isSidebar || look == .insetGrouped && rowSpacing > 0 }

    var background: UIColor {
        if isTV { return .clear }
        return isGrouped || isSidebar ? .systemGroupedBackground : .systemBackground
    }

    var rowBackground: UIColor {
        if isTV { return .quaternarySystemFill }
        return isGrouped ? .secondarySystemGroupedBackground : .clear
    }

    var headerFont: Font { isTV ? .headline : isSidebar ? .title3.bold() : isGrouped ? .footnote : .headline }
    var footerFont: Font { isTV ? .footnote : .footnote }

    /// Around a header's view, in points. By measurement of grouped lists: 17 above and 6 below.
    var headerInsets: EdgeInsets {
        if isTV { return EdgeInsets(top: 30, leading: 30, bottom: 14, trailing: 30) }
        let side = rowInsets.leading
        return isGrouped
            ? EdgeInsets(top: 17, leading: side, bottom: 6, trailing: side)
            : EdgeInsets(top: 6, leading: side, bottom: 6, trailing: side)
    }

    var footerInsets: EdgeInsets {
        let side = rowInsets.leading
        return EdgeInsets(top: 8, leading: side, bottom: isTV ? 20 : 6, trailing: side)
    }

    /// Room in a section above its rows and below them. Sections are 35 points apart by measurement.
    ///
    /// - Parameter margins: What the program asks for; above and below, a header and a footer have it.
    func sectionInsets(
        hasHeader: Bool, hasFooter: Bool, margins: EdgeLengths = EdgeLengths()
    ) -> NSDirectionalEdgeInsets {
        var insets = NSDirectionalEdgeInsets()
        if isSidebar {
            insets = NSDirectionalEdgeInsets(
                top: 8, leading: sectionMargin, bottom: 10, trailing: sectionMargin)
        } else if isGrouped || isTV {
            var (top, bottom): (CGFloat, CGFloat) = isTV ? (14, 14) : (17, 18)
            if let between = spacing.sections { (top, bottom) = (0, between) }
            insets = NSDirectionalEdgeInsets(
                top: top, leading: sectionMargin, bottom: bottom, trailing: sectionMargin)
        }
        return NSDirectionalEdgeInsets(
            top: hasHeader ? 0 : margins.top ?? insets.top, leading: margins.leading ?? insets.leading,
            bottom: hasFooter ? 0 : margins.bottom ?? insets.bottom,
            trailing: margins.trailing ?? insets.trailing)
    }
}
