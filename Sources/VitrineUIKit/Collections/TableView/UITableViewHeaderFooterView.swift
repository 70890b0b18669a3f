public import Foundation
import VitrineCoreGraphics

/// A header or footer of a section of a table view.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
    /// Creates a view that is used again under an identifier.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        setUp()
    }

    /// The entry that `make(from:reuseIdentifier:)` allocates through.
    @usableFromInline
    convenience init(_dynamic reuseIdentifier: String?) { self.init(reuseIdentifier: reuseIdentifier) }

    /// Creates a view that is not used again.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        takeNib(coder, UITableViewHeaderFooterView.self, outermost: Self.nibReader)
    }

    override class var nibReader: AnyClass { UITableViewHeaderFooterView.self }
    override class var isOpaqueAtFirst: Bool { false }
    override class func nibPath(_ key: String) -> AnyKeyPath? {
        tableViewHeaderFooterViewNibPaths[key] ?? super.nibPath(key)
    }
    override func take(_ nib: NibCoder) {
        super.take(nib)
        takeTableViewHeaderFooterView(nib)
    }

    private func setUp() {
        insetsLayoutMarginsFromSafeArea = false
        contentView.insetsLayoutMarginsFromSafeArea = false
        addSubview(contentView)
    }

    /// Under which identifier the view is used again.
    public final internal(set) var reuseIdentifier: String?

    /// Called before the view is used again. The superclass's implementation must be called.
    open func prepareForReuse() { setNeedsUpdateConfiguration() }

    // MARK: Content

    /// The superview of labels and of the program's views.
    public final let contentView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 28))

    /// The label of a title.
    open var textLabel: UILabel? {
        if let label { return label }
        let made = UILabel(frame: .zero)
        made.numberOfLines = 0
        made.adjustsFontForContentSizeCategory = true
        contentView.addSubview(made)
        label = made
        applyLook()
        return made
    }
    private final var label: UILabel?

    /// A second label. Shown by tables with groups, as in UIKit.
    open var detailTextLabel: UILabel? {
        if let detail { return detail }
        let made = UILabel(frame: .zero)
        made.numberOfLines = 0
        made.font = .preferredFont(forTextStyle: .footnote)
        made.textColor = .secondaryLabel
        contentView.addSubview(made)
        detail = made
        return made
    }
    private final var detail: UILabel?

    /// What the view shows, in the place of labels.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { contentConfigurationDidChange() }
    }
    private final var configuredView: (any UIView & UIContentView)?

    /// A content configuration with the system's values for a header or footer of the table.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch (look.isHeader, look.isPlain) {
        case (true, _): .header()
        case (false, _): .footer()
        }
    }

    /// A background configuration with the system's values for a header or footer of the table.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        look.isPlain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    // MARK: State

    /// Whether the content configuration is updated with the state of the view. True by default.
    open var automaticallyUpdatesContentConfiguration = true {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Whether the background configuration is updated with the state of the view. True by default.
    open var automaticallyUpdatesBackgroundConfiguration = true {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Changes what a view shows when its state changes.
    public typealias ConfigurationUpdateHandler = (
        _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

    /// Called when the state of the view changes.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
    }

    /// The state of the view.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isPinned = isPinned
        return state
    }

    /// Whether it stays in sight while rows scroll under it.
    final var isPinned = false {
        didSet {
            guard isPinned != oldValue else { return }
            setNeedsUpdateConfiguration()
        }
    }

    /// Has the configurations updated in the next layout.
    open func setNeedsUpdateConfiguration() {
        needsUpdate = true
        setNeedsLayout()
    }
    private final var needsUpdate = true

    /// Called to update the configurations for a state. Nothing by default.
    open func updateConfiguration(using state: UIViewConfigurationState) {}

    private func updateConfigurationIfNeeded() {
        guard needsUpdate else { return }
        needsUpdate = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
        // What was set is kept as it is; what is shown follows the state.
        if automaticallyUpdatesContentConfiguration, let configuredView, let contentConfiguration {
            configuredView.configuration = contentConfiguration.updated(for: state)
        }
        if automaticallyUpdatesBackgroundConfiguration, let configuredBackground, let backgroundConfiguration
        {
            configuredBackground.configuration = backgroundConfiguration.updated(for: state)
        }
        needsUpdate = false
    }

    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    private func contentConfigurationDidChange() {
        needsUpdate = true
        guard let contentConfiguration else {
            configuredView?.removeFromSuperview()
            return configuredView = nil
        }
        if let configuredView, configuredView.supports(contentConfiguration) {
            configuredView.configuration = contentConfiguration
        } else {
            configuredView?.removeFromSuperview()
            let made = contentConfiguration.makeContentView()
            configuredView = made
            contentView.addSubview(made)
        }
        setNeedsLayout()
    }

    // MARK: Background

    /// What hides the rows under a header that stays in sight: the material of bars, as since iOS 15. Until then there is nothing,
    /// so that the table's own background shows.
    private final var pinnedBackground: UIVisualEffectView?

    private func updatePinnedBackground() {
        guard isPinned, look.isPlain, backgroundView == nil, backgroundConfiguration == nil else {
            pinnedBackground?.removeFromSuperview()
            return pinnedBackground = nil
        }
        guard pinnedBackground == nil else { return }
        let made = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
        made.isUserInteractionEnabled = false
        insertSubview(made, at: 0)
        pinnedBackground = made
    }

    /// A view behind the content.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView {
                insertSubview(backgroundView, at: 0)
                // The tint is the background only where there is no other.
                if contentView.backgroundColor == tintColor { contentView.backgroundColor = nil }
            }
            setNeedsLayout()
        }
    }

    /// What is behind the content.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            configuredBackground?.removeFromSuperview()
            configuredBackground = backgroundConfiguration.map { ConfiguredBackgroundView($0) }
            if let configuredBackground { insertSubview(configuredBackground, at: 0) }
            needsUpdate = true
            setNeedsLayout()
        }
    }
    private final var configuredBackground: ConfiguredBackgroundView?

    /// The colour of the view.
    open override var tintColor: UIColor! {
        didSet {
            if backgroundView == nil, backgroundConfiguration == nil {
                contentView.backgroundColor = tintColor
            }
        }
    }

    // MARK: Look

    private struct Look: Equatable {
        var isHeader = true
        var isPlain = true
        var margins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    }
    private final var look = Look()
    private final var lookIsApplied = false

    /// Takes over what the list says of headers and footers.
    final func adopt(_ attributes: ListAttributes?, isHeader: Bool) {
        var new = Look()
        new.isHeader = isHeader
        new.isPlain = attributes.map { $0.appearance == .plain } ?? true
        if let margins = attributes?.section.margins { new.margins = margins }
        guard new != look || !lookIsApplied else { return }
        look = new
        contentView.directionalLayoutMargins = new.margins
        applyLook()
        setNeedsLayout()
    }

    /// Headers of plain tables are set in 17 points semibold, as since iOS 15; everything else in 13, headers in capitals.
    private func applyLook() {
        guard let label else { return }
        lookIsApplied = true
        if look.isPlain {
            label.font =
                look.isHeader
                ? UIFontMetrics(forTextStyle: .body).scaledFont(
                    for: .systemFont(ofSize: 17, weight: .semibold))
                : .preferredFont(forTextStyle: .subheadline)
            label.textColor = look.isHeader ? .label : .secondaryLabel
        } else {
            label.font = .preferredFont(forTextStyle: .footnote)
            label.textColor = .secondaryLabel
            if look.isHeader, let text = label.text { label.text = text.uppercased() }
        }
    }

    /// Above and below the text: as the list's headers have it.
    private var padding: (top: CGFloat, bottom: CGFloat) {
        if look.isHeader { return look.isPlain ? (6, 6) : (17, 6) }
        return (8, 6)
    }

    // MARK: Layout

    open override dynamic func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        updatePinnedBackground()
        for view in [
            contentView, backgroundView, configuredBackground, configuredView, pinnedBackground,
        ] as [UIView?] {
            if let view, view.frame != bounds { view.frame = bounds }
        }
        let room = bounds.width - look.margins.leading - look.margins.trailing
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = isMirrored ? look.margins.trailing : look.margins.leading
        var top = padding.top
        if let label {
            let height = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
            if !look.isHeader || look.isPlain {
                top = min(top, max(0, bounds.height - height))
            } else {
                top = max(0, bounds.height - height - padding.bottom)
            }
            if look.isPlain { top = max(0, (bounds.height - height) / 2) }
            label.frame = PixelGrid(of: self).placed(
                CGRect(x: left, y: top, width: max(0, room), height: height))
            top += height
        }
        if let detail {
            let height = detail.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
            detail.frame = CGRect(x: left, y: top, width: max(0, room), height: height)
        }
    }

    /// As the content asks for: it fills the view, which has no constraints of its own then.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        LayoutEngine.flush()
        guard contentView.isSizedByConstraints else {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        return contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    final func fittingHeight(width: CGFloat) -> CGFloat {
        updateConfigurationIfNeeded()
        LayoutEngine.flush()
        if let configuredView {
            return configuredView.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        if contentView.isSizedByConstraints || isSizedByConstraints {
            let view = contentView.isSizedByConstraints ? contentView : self
            return view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        let room = CGSize(
            width: max(0, width - look.margins.leading - look.margins.trailing),
            height: .greatestFiniteMagnitude)
        let texts = [label, detail].compactMap { $0?.sizeThatFits(room).height }
        guard !texts.isEmpty else { return look.isPlain ? 28 : 38 }
        return texts.reduce(padding.top + padding.bottom, +)
    }
}
