/// A header or a footer of a section.
final class ListBoundaryView: UICollectionReusableView, RowHosting {
    static let header = UICollectionView.elementKindSectionHeader
    static let footer = UICollectionView.elementKindSectionFooter

    private var host: RowHost?
    private weak var controller: ListController?
    private var measuredHeight: CGFloat?

    func show(_ row: Row, isHeader: Bool, metrics: ListMetrics, controller: ListController) {
        self.controller = controller
        var environment = row.environment
        environment.isSectionHeader = isHeader
        // Headers with arrows stand out in sidebars of one column, too.
        let isProminent =
            isHeader && !metrics.isTV
            && (environment.headerProminence == .increased
                || row.content.viewType is any ExpandingHeaderView.Type && !metrics.isSidebar)
        environment.font =
            isProminent ? Font.title3.bold() : isHeader ? metrics.headerFont : metrics.footerFont
        if metrics.isGrouped && !isProminent || !isHeader {
            environment.foregroundStyles = ForegroundStyles(
                styles: [Color(base: .secondaryLabel)], outer: [], isOfContainer: true)
        }
        // Titles of grouped lists are in capitals up to iOS 17, whatever the program writes.
        if isHeader, metrics.isGrouped, !metrics.isTV, !isProminent { environment.textCase = .uppercase }
        var insets = isHeader ? metrics.headerInsets : metrics.footerInsets
        let margins = environment.listSectionMargins
        if isHeader, let top = margins.top { insets.top = top }
        if !isHeader, let bottom = margins.bottom { insets.bottom = bottom }
        let content = AnyView(
            AnyView(box: row.content).modifier(
                ListRowLayout(
                    insets: insets,
                    minimumHeight: isHeader ? environment.defaultMinListHeaderHeight ?? 0 : 0)))
        if let host {
            // The same header may change animated; what another one shows is there at once.
            if host.identity == row.identity {
                host.show(content, in: environment)
            } else {
                Transaction.perform(Transaction.withoutAnimations) { host.show(content, in: environment) }
            }
        } else {
            let made = ViewGraph.inside(row.place) { RowHost(content, environment: environment) }
            made.cell = self
            addSubview(made)
            host = made
        }
        host?.identity = row.identity
        backgroundColor =
            isHeader && !metrics.isGrouped && !metrics.isTV && !metrics.isSidebar ? .systemBackground : .clear
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        host?.frame = bounds
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let host else { return layoutAttributes }
        let size = host.size(for: ProposedViewSize(width: layoutAttributes.size.width, height: nil))
        layoutAttributes.size.height = size.height
        measuredHeight = size.height
        return layoutAttributes
    }

    package func rowPreferencesDidChange() { controller?.preferencesDidChange() }

    package func rowSizeMayHaveChanged(_ row: any GraphViewHost) {
        guard let host = row as? RowHost, let measuredHeight, window != nil else { return }
        let size = host.size(for: ProposedViewSize(width: bounds.width, height: nil))
        if size.height != measuredHeight { controller?.viewIfMade?.remeasure(self) }
    }

    package func rowTraitsDidChange() {}
    var listElement: Element? { controller?.listElement }
    var containerSize: CGSize { controller?.containerSize ?? bounds.size }
    package func rowButton(isPressed: Bool) {}
    package func rowButton(isFocused: Bool) {}
}
