import Foundation

/// A section of a list in its room: its configuration, and the measures and colours that follow from both.
@MainActor
final class ListSection {
    let configuration: UICollectionLayoutListConfiguration
    let isTV: Bool
    /// From the edge of a row to its content, in points, safe area included. On a television rows are platters, which
    /// have margins of their own.
    let margins: NSDirectionalEdgeInsets

    init(
        _ configuration: UICollectionLayoutListConfiguration,
        in environment: any NSCollectionLayoutEnvironment
    ) {
        self.configuration = configuration
        isTV = environment.traitCollection.userInterfaceIdiom == .tv
        let safe = environment.container.contentInsets
        switch configuration.appearance {
        case .plain, .grouped, .sidebarPlain:
            // The margins of iOS: 16 points, 20 from a width of 414.
            let margin: CGFloat = environment.container.contentSize.width < 414 ? 16 : 20
            let own = NSDirectionalEdgeInsets(
                top: 0, leading: margin + safe.leading, bottom: 0, trailing: margin + safe.trailing)
            margins = configuration.followsReadableWidth ? Self.readable(own, environment) : own
        case .insetGrouped:
            margins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        case .sidebar:
            margins = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
        }
    }

    /// Margins that leave no more width than text is read well in.
    static func readable(
        _ margins: NSDirectionalEdgeInsets, _ environment: any NSCollectionLayoutEnvironment
    ) -> NSDirectionalEdgeInsets {
        let insets = UIView.readableInsets(
            margins: UIEdgeInsets(top: 0, left: margins.leading, bottom: 0, right: margins.trailing),
            width: environment.container.contentSize.width,
            category: environment.traitCollection.preferredContentSizeCategory)
        return NSDirectionalEdgeInsets(top: 0, leading: insets.left, bottom: 0, trailing: insets.right)
    }

    /// The look as a trait.
    var environment: UIListEnvironment {
        switch configuration.appearance {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        case .sidebar: .sidebar
        case .sidebarPlain: .sidebarPlain
        }
    }

    var isGrouped: Bool { configuration.appearance == .grouped || configuration.appearance == .insetGrouped }
    /// Whether rows go from edge to edge, under what the safe area leaves out.
    var isEdgeToEdge: Bool {
        !isTV && configuration.appearance != .insetGrouped && configuration.appearance != .sidebar
    }

    /// The colour behind the rows. Lists of a television show what is behind them.
    var background: UIColor {
        if let color = configuration.backgroundColor { return color }
        if isTV { return .clear }
        return switch configuration.appearance {
        case .plain, .sidebarPlain: .systemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar: .secondarySystemBackground
        }
    }

    // MARK: Separators

    /// The separators of an item, with both visibilities decided; nil if it has none.
    func separators(of attributes: ListAttributes, at indexPath: IndexPath) -> UIListSeparatorConfiguration? {
        guard configuration.showsSeparators, !isTV, attributes.role == .row || attributes.role == .headerItem
        else { return nil }
        var separators = configuration.separatorConfiguration
        decide(&separators, attributes, indexPath)
        if let handler = configuration.itemSeparatorHandler {
            separators = handler(indexPath, separators)
            decide(&separators, attributes, indexPath)
        }
        return separators
    }

    private func decide(
        _ separators: inout UIListSeparatorConfiguration, _ attributes: ListAttributes, _ indexPath: IndexPath
    ) {
        if separators.topSeparatorVisibility == .automatic {
            separators.topSeparatorVisibility = hasTopSeparator(attributes, indexPath) ? .visible : .hidden
        }
        if separators.bottomSeparatorVisibility == .automatic {
            separators.bottomSeparatorVisibility = hasBottomSeparator(attributes) ? .visible : .hidden
        }
    }

    /// Every row draws the line below it, so only the first can need one above.
    private func hasTopSeparator(_ attributes: ListAttributes, _ indexPath: IndexPath) -> Bool {
        guard attributes.role == .row, attributes.isFirst else { return false }
        return switch configuration.appearance {
        case .grouped: true
        case .insetGrouped, .sidebar: false
        // After a section without a header in between, the line of its last row is there already; below a header that
        // is an item, the header's.
        case .plain, .sidebarPlain:
            configuration.headerMode == .supplementary
                || configuration.headerMode == .none && indexPath.section == 0
        }
    }

    private func hasBottomSeparator(_ attributes: ListAttributes) -> Bool {
        let isPlain = configuration.appearance == .plain || configuration.appearance == .sidebarPlain
        if attributes.role == .headerItem { return isPlain }
        return switch configuration.appearance {
        case .plain, .sidebarPlain, .grouped: true
        case .insetGrouped: !attributes.isLast
        case .sidebar: false
        }
    }

    /// Whether automatic lines at the end of a group go from edge to edge.
    var closesGroupsFromEdgeToEdge: Bool { configuration.appearance == .grouped }
}

extension ListSection: SectionStyle {
    func decorationClass(ofKind kind: String) -> AnyClass? {
        kind == ListBackgroundView.kind ? ListBackgroundView.self : nil
    }
}

extension NSCollectionLayoutSection {
    /// What makes the section a list; nil if it is none.
    var list: ListSection? { style as? ListSection }
}
