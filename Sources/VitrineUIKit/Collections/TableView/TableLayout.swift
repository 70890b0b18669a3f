import Foundation

/// The layout of a table: a list, with the heights that the table's delegate says.
@MainActor
final class TableLayout: UICollectionViewCompositionalLayout {
    weak var table: UITableView?
    /// The height of the table's header that the rows begin below.
    private(set) var headerHeight: CGFloat = 0

    /// Sections with no more rows than this have the heights of all of them asked for, where the delegate decides; ours. Of
    /// longer ones heights are asked for as rows come into view.
    static let mostExactRows = 200

    init(_ style: UITableView.Style) {
        weak var layout: TableLayout?
        super.init(
            sectionProvider: { section, environment in
                layout?.section(section, environment)
                    ?? .list(using: .init(appearance: .plain), layoutEnvironment: environment)
            }, configuration: UICollectionViewCompositionalLayoutConfiguration())
        layout = self
    }

    required init?(coder: NSCoder) { nil }

    override func prepare() {
        headerHeight = table?.headerHeight ?? 0
        super.prepare()
        table?.adapter.boundariesAreKnown()
    }

    override var isUnmodified: Bool { true }

    // MARK: Sections

    private func section(
        _ index: Int, _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection? {
        guard let table else { return nil }
        let adapter = table.adapter
        var configuration = UICollectionLayoutListConfiguration(appearance: table.style.appearance)
        configuration.backgroundColor = .clear
        configuration.showsSeparators = table.separatorStyle != .none
        configuration.followsReadableWidth = table.cellLayoutMarginsFollowReadableWidth
        configuration.headerMode = adapter.hasHeader(index) ? .supplementary : .none
        configuration.footerMode = adapter.hasFooter(index) ? .supplementary : .none
        if table.sectionHeaderTopPadding >= 0 {
            configuration.headerTopPadding = table.sectionHeaderTopPadding
        }
        let hasHeader = configuration.headerMode != .none
        configuration.itemSeparatorHandler = { [weak adapter] path, separators in
            adapter?.separators(at: path, separators, hasHeader: hasHeader) ?? separators
        }
        configuration.leadingSwipeActionsConfigurationProvider = { [weak adapter] in
            adapter?.swipeActions(at: $0, .leading)
        }
        configuration.trailingSwipeActionsConfigurationProvider = { [weak adapter] in
            adapter?.swipeActions(at: $0, .trailing)
        }
        let heights = ListHeights(
            rows: rows(of: index, table),
            header: adapter.boundaryHeight(UICollectionView.elementKindSectionHeader, index),
            footer: adapter.boundaryHeight(UICollectionView.elementKindSectionFooter, index))
        let section = NSCollectionLayoutSection.list(configuration, environment, heights)
        if index == 0 { section.startPadding += headerHeight }
        return section
    }

    private func rows(of section: Int, _ table: UITableView) -> [NSCollectionLayoutDimension] {
        let count = table.numberOfRows(inSection: section)
        guard count > 0 else { return [] }
        let isExact = count <= Self.mostExactRows || table.estimatedRowHeight == 0
        if isExact, table.delegate != nil {
            let heights = (0..<count).map { height(ofRow: $0, section, table) }
            if heights.contains(where: { $0 != heights[0] }) { return heights }
            return [heights[0]]
        }
        return [height(ofRow: 0, section, table, isEstimate: table.delegate != nil)]
    }

    private func height(
        ofRow row: Int, _ section: Int, _ table: UITableView, isEstimate: Bool = false
    ) -> NSCollectionLayoutDimension {
        let shown = IndexPath(item: row, section: section)
        if let own = table.content.placeholder(atShown: shown)?.placeholder as? TableRowPlaceholder,
            own.row.rowHeight >= 0
        {
            return .absolute(own.row.rowHeight)
        }
        // There may be no row of the data: room for what is dragged.
        guard let path = table.content.sizedPath(ofShown: shown) else { return .absolute(44) }
        let height = table.choices.tableView(table, heightForRowAt: path)
        if height >= 0, height.isFinite { return isEstimate ? .estimated(max(1, height)) : .absolute(height) }
        let estimate = table.choices.tableView(table, estimatedHeightForRowAt: path)
        return .estimated(estimate > 0 && estimate.isFinite ? estimate : 44)
    }

    // MARK: Rows that come and go

    private var motion: RowMotion? { table?.content.motion }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let animation = motion?.arrival(at: itemIndexPath), animation != .automatic,
            let attributes = layoutAttributesForItem(at: itemIndexPath)?.copy()
                as? UICollectionViewLayoutAttributes
        else { return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) }
        RowMotion.displace(attributes, animation, width: table?.bounds.width ?? 0)
        return attributes
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let animation = motion?.departure(from: itemIndexPath), animation != .automatic,
            let attributes = host?.layoutAttributesBeforeUpdate(forItemAt: itemIndexPath)?.copy()
                as? UICollectionViewLayoutAttributes
        else { return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath) }
        RowMotion.displace(attributes, animation, width: table?.bounds.width ?? 0)
        return attributes
    }
}

extension UITableView.Style {
    var appearance: UICollectionLayoutListConfiguration.Appearance {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }
}
