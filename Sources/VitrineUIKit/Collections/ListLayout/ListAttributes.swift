import VitrineQuartzCore

/// What a view in a list must know of its place; it travels in the layout attributes.
@MainActor
struct ListAttributes: ElementPlace {
    /// What a view is in its list.
    enum Role: Hashable {
        /// A row.
        case row
        /// The first item of a section that is its header.
        case headerItem
        /// The header, a supplementary view.
        case header
        /// The footer, a supplementary view.
        case footer
        /// The background, of the layout's own making.
        case background

        var isHeader: Bool { self == .header || self == .headerItem }
    }

    /// The section; another object after each preparation of the layout.
    let section: ListSection
    /// What the view is in it.
    var role: Role
    /// Whether it is the first of the rows, a header not counted.
    var isFirst = false
    /// Whether it is the last of the rows.
    var isLast = false

    /// The look of the list.
    var appearance: UICollectionLayoutListConfiguration.Appearance { section.configuration.appearance }

    /// The corners of the view that are those of its group.
    var groupCorners: CACornerMask {
        guard role == .row else { return .all }
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }

    var listEnvironment: UIListEnvironment { section.environment }

    /// Whether both say the same of the same preparation of the same section.
    func isSame(as other: any ElementPlace) -> Bool {
        guard let other = other as? ListAttributes else { return false }
        return section === other.section && role == other.role && isFirst == other.isFirst
            && isLast == other.isLast
    }
}

extension UICollectionReusableView {
    /// What the view must know of the list that it is in; nil outside of lists.
    var listAttributes: ListAttributes? { elementPlace as? ListAttributes }
}
