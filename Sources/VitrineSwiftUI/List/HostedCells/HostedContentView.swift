/// The content view of a cell whose content is a view of SwiftUI.
final class HostedContentView<Content: View, Background: View>: UIView, UIContentView, CellContent {
    private typealias Configuration = UIHostingConfiguration<Content, Background>

    private var shown: Configuration
    private let host: _UIHostingView<CellRoot<Content>>
    private var backdrop: _UIHostingView<Background>?

    init(_ configuration: UIHostingConfiguration<Content, Background>) {
        shown = configuration
        host = _UIHostingView(rootView: CellRoot(content: configuration.content))
        super.init(frame: .zero)
        host.safeAreaRegions = []
        addSubview(host)
        host.idealSizeObserver = { [weak self] in self?.idealSizeMayHaveChanged() }
        updateBackground()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
            shown = new
            updateRoot()
            updateBackground()
            setNeedsLayout()
        }
    }

    // MARK: Margins

    /// Whether the view is in a row of a list, whose measures are those of UIKit's rows.
    private var isInRow: Bool { superview is UICollectionViewListCell }

    private var standardMargins: NSDirectionalEdgeInsets {
        if isInRow {
            return UIListContentConfiguration.cell().updated(for: rowState).directionalLayoutMargins
        }
        return superview?.directionalLayoutMargins ?? directionalLayoutMargins
    }

    private var rowState: UICellConfigurationState {
        UICellConfigurationState(traitCollection: traitCollection)
    }

    private var minimumHeight: CGFloat {
        // 44 by Apple's documentation of touch targets, and 66 of those of tvOS.
        shown.minimumHeight ?? (isInRow ? traitCollection.userInterfaceIdiom == .tv ? 66 : 44 : 0)
    }

    private func updateRoot() {
        host.rootView = CellRoot(
            content: shown.content, margins: shown.margins.resolved(standardMargins),
            minimumWidth: shown.minimumWidth ?? 0, minimumHeight: minimumHeight)
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview != nil { updateRoot() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if superview != nil { updateRoot() }
    }

    // MARK: Background

    private func updateBackground() {
        if Background.self == EmptyView.self { return }
        if let backdrop {
            backdrop.rootView = shown.background
        } else {
            let made = _UIHostingView(rootView: shown.background)
            made.safeAreaRegions = []
            made.isUserInteractionEnabled = false
            insertSubview(made, at: 0)
            backdrop = made
        }
    }

    // MARK: Size

    override func layoutSubviews() {
        super.layoutSubviews()
        host.frame = bounds
        // All of the cell, also where accessories are.
        backdrop?.frame = superview.map { convert($0.bounds, from: $0) } ?? bounds
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let width = horizontalFittingPriority == .required ? targetSize.width : nil
        let height = verticalFittingPriority == .required ? targetSize.height : nil
        let size = host.size(for: ProposedViewSize(width: width, height: height))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { host.sizeThatFits(size) }
    override var intrinsicContentSize: CGSize { host.intrinsicContentSize }

    /// The height that the content last wanted.
    private var wantedHeight: CGFloat?

    private func idealSizeMayHaveChanged() {
        guard window != nil, bounds.width > 0 else { return }
        let height = host.size(for: ProposedViewSize(width: bounds.width, height: nil)).height
        guard height != wantedHeight else { return }
        wantedHeight = height
        if height != bounds.height { invalidateIntrinsicContentSize() }
    }

    // MARK: CellContent

    package var textLeading: CGFloat? { host.graph.textLeading }

    package func swipeActions(edge: SwipeEdge) -> UISwipeActionsConfiguration? {
        host.graph.rowTraits.swipeActions(edge: edge, in: host.graph.environment)
    }
}

/// What a cell shows, with what is kept free around it.
struct CellRoot<Content: View>: View {
    var content: Content
    var margins = EdgeInsets()
    var minimumWidth: CGFloat = 0
    var minimumHeight: CGFloat = 0

    var body: some View {
        content.padding(margins).frame(minWidth: minimumWidth, minHeight: minimumHeight)
    }
}
