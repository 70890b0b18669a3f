import Foundation

/// The distances that a section of a list is made of, in points. Apple does not publish them; they are those measured on
/// iOS where known, and else ours.
@MainActor
struct ListMeasures {
    /// The height of a row with one line, of a header and of a footer, until one has measured itself.
    let rowHeight: CGFloat
    let headerHeight: CGFloat
    let footerHeight: CGFloat
    /// Around the rows.
    var insets = NSDirectionalEdgeInsets()
    /// Between rows.
    var rowSpacing: CGFloat = 0
    /// Above the header.
    var headerTopPadding: CGFloat = 0
    /// Whether headers stay in sight.
    var pinsHeaders = false

    /// - Parameter width: The width of the layout.
    init(_ list: ListSection, width: CGFloat) {
        let configuration = list.configuration
        let isPlain = configuration.appearance == .plain || configuration.appearance == .sidebarPlain
        rowHeight = list.isTV ? 66 : 44
        // A line of 17 points between 6 and 6, or of 13 between 17 and 6; a footer's between 8 and 6.
        headerHeight = list.isTV ? 82 : isPlain ? 33 : configuration.appearance == .sidebar ? 44 : 39
        footerHeight = list.isTV ? 66 : 30
        let hasHeader = configuration.headerMode != .none
        let hasFooter = configuration.footerMode != .none
        if list.isTV {
            // Platters with room between them, as the settings of tvOS have. The sides are the safe area's.
            rowSpacing = 14
            insets.top = hasHeader ? 0 : 14
            insets.bottom = hasFooter ? 0 : 14
            if let padding = configuration.headerTopPadding { headerTopPadding = padding }
            return
        }
        switch configuration.appearance {
        case .plain, .sidebarPlain:
            break
        case .grouped, .insetGrouped:
            // Groups are 35 points apart.
            insets.top = hasHeader ? 0 : 17
            insets.bottom = hasFooter ? 0 : 18
        case .sidebar:
            insets.top = hasHeader ? 0 : 10
            insets.bottom = hasFooter ? 0 : 10
        }
        let side: CGFloat =
            switch configuration.appearance {
            case .plain, .grouped, .sidebarPlain: 0
            // 20 points, 16 on narrow telephones.
            case .insetGrouped: width < 390 ? 16 : 20
            case .sidebar: 10
            }
        insets.leading = side
        insets.trailing = side
        pinsHeaders = isPlain
        if hasHeader {
            // Since iOS 15 there is room above headers of plain lists.
            let automatic: CGFloat = isPlain && configuration.headerMode == .supplementary ? 22 : 0
            headerTopPadding = configuration.headerTopPadding ?? automatic
        }
    }
}
