public import Foundation
import VitrineCoreGraphics
public import VitrineQuartzCore

/// The view of one item.
///
/// From back to front: `backgroundView`, `selectedBackgroundView` (while selected or highlighted),
/// `contentView`. All three fill the cell.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
    /// Where the content of the cell goes. Fills the cell, save for what the accessories of a list cell take.
    ///
    /// Its margins do not begin inside the safe area: content would shrink while the cell scrolls under a bar.
    open internal(set) lazy var contentView: UIView = {
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insetsLayoutMarginsFromSafeArea = false
        addSubview(view)
        return view
    }()

    /// The segue that selecting the item performs.
    final var selectionSegue: NibAction?
    final var configuration = CellConfiguration()
    /// What makes a content view fill the cell that is placed by constraints.
    final var contentViewPins: [NSLayoutConstraint] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        _ = contentView
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        _ = contentView
        takeNib(coder, UICollectionViewCell.self, outermost: Self.nibReader)
    }

    override class var nibReader: AnyClass { UICollectionViewCell.self }
    override class func nibPath(_ key: String) -> AnyKeyPath? {
        collectionViewCellNibPaths[key] ?? super.nibPath(key)
    }
    override func take(_ nib: NibCoder) {
        super.take(nib)
        takeCollectionViewCell(nib)
    }

    /// Whether the item is selected. The collection view sets it; setting it does not change the selection.
    open var isSelected = false {
        didSet {
            guard isSelected != oldValue else { return }
            updateSelectedBackground()
            setNeedsUpdateConfiguration()
        }
    }

    /// Whether the item is being pressed.
    open var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            updateSelectedBackground()
            setNeedsUpdateConfiguration()
        }
    }

    /// A view behind everything else in the cell. Takes the place of a background configuration.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView {
                backgroundConfiguration = nil
                backgroundView.frame = bounds
                backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                insertSubview(backgroundView, at: 0)
            }
        }
    }

    /// A view in front of the background that shows while the cell is selected or highlighted. Takes the place of a
    /// background configuration.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let selectedBackgroundView {
                backgroundConfiguration = nil
                selectedBackgroundView.frame = bounds
                selectedBackgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                insertSubview(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
            }
            updateSelectedBackground()
        }
    }

    // MARK: Configurations

    /// What the cell is like at the moment. Override to add states of your own to what `super` returns.
    open var configurationState: UICellConfigurationState { systemConfigurationState }

    /// Asks for ``updateConfiguration(using:)``. Several requests before the next layout pass are one.
    open func setNeedsUpdateConfiguration() {
        configuration.needsUpdate = true
        setNeedsLayout()
    }

    /// The state may have changed: makes the cell look accordingly. Override; do not call. Does nothing by itself.
    ///
    /// Called before the cell is measured and laid out, after the configurations that update themselves were.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    // MARK: Dragging

    /// What a drag does with the cell.
    final var dragState = DragState.none

    /// The corners of the cell where it is lifted, in points: those that it, or its content, has.
    var liftedCornerRadius: CGFloat { max(layer.cornerRadius, contentView.layer.cornerRadius) }

    /// A drag does something else with the cell than before. The content of one that stays behind is pale; call `super` for
    /// that.
    open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {
        // By eye.
        contentView.alpha = dragState == .dragging ? 0.4 : 1
    }

    /// The cell was dequeued, and is about to be made ready: what it shows may be for another state.
    func configurationWillBeReused() {
        if configuration.isInUse { setNeedsUpdateConfiguration() }
    }

    /// The configurations are up to date for a state.
    func configurationDidUpdate(_ state: UICellConfigurationState) {}

    /// Whether a tap on the cell, or a press of select, does something else than selecting the item.
    var takesPrimaryAction: Bool { false }
    /// What it does then.
    func primaryAction() {}

    /// Whether the content configuration is updated by itself when the state changes. True by default.
    open var automaticallyUpdatesContentConfiguration = true {
        didSet { if automaticallyUpdatesContentConfiguration { setNeedsUpdateConfiguration() } }
    }

    /// Whether the background configuration is updated by itself when the state changes. True by default.
    open var automaticallyUpdatesBackgroundConfiguration = true {
        didSet { if automaticallyUpdatesBackgroundConfiguration { setNeedsUpdateConfiguration() } }
    }

    /// While an edit menu is made, what the delegate of the collection view says; else what any responder says.
    open override dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        CellEditMenu.answer(of: self, action, sender) ?? super.canPerformAction(action, withSender: sender)
    }

    open override func layoutSublayers(of layer: CALayer) {
        updateConfigurationIfNeeded()
        pinContentViewIfNeeded()
        super.layoutSublayers(of: layer)
    }

    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if configuration.isInUse {
            setNeedsUpdateConfiguration()
            owningCollectionView?.remeasureIfGuessed(self)
        }
    }

    // MARK: Size

    override func element(sizedBy view: UIView) -> (any SelfSizingElement)? {
        view === self || view === contentView ? self : nil
    }

    // The backgrounds of a cell follow its size.
    override func isSized(by subview: UIView) -> Bool { subview === contentView }

    override var hasFittingSize: Bool {
        super.hasFittingSize || contentView.isSizedByConstraints || configuration.content != nil
    }

    /// How much of the cell the content view leaves free, in points.
    var contentViewInsets: NSDirectionalEdgeInsets { .zero }

    /// The size that the constraints in the cell give it, or that a content view made by a configuration asks for, or
    /// the cell's own.
    ///
    /// Constraints may be the content view's, or lead from what is in it to the cell. A content view whose
    /// `translatesAutoresizingMaskIntoConstraints` is false fills the cell as far as constraints do not say otherwise.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        pinContentViewIfNeeded()
        LayoutEngine.flush()
        let isInCellsSystem =
            hasConstraints
            && (contentView.layoutItem?.placesContents ?? false || configuration.content == nil)
        if contentView.hasConstraints && !hasConstraints || !isInCellsSystem && configuration.content != nil {
            return contentFitting(targetSize, horizontalFittingPriority, verticalFittingPriority)
        }
        if hasConstraints { letContentViewFill() }
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    private func updateSelectedBackground() {
        selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    }

    /// Leaves room at the trailing edge to an index of titles, where a cell has content that the index would cover: rows
    /// of lists do.
    ///
    /// - Parameter width: In points.
    func keepClear(ofIndex width: CGFloat) {}

    /// True: a cell can have focus, if its collection view and the delegate agree. They are asked after the cell.
    open override dynamic var canBecomeFocused: Bool { true }
    /// What takes the focus of the item: the cell, or the cell of another kind that it holds.
    var focusBearer: UIView { self }
}
