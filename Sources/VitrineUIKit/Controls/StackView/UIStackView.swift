import VitrineCoreGraphics

/// Lays out views in a row or a column with constraints that it makes and keeps by itself.
///
/// Views that are arranged are subviews; other subviews it leaves alone. A hidden view takes no part, nor does the
/// spacing after it, and hiding or showing one in an animation block animates the layout. The stack view has no
/// intrinsic size: constraints in it lead from its edges to those of the arranged views. They are made in
/// ``UIView/updateConstraints()`` before a layout pass, and only where the arrangement changed.
///
/// Where priorities leave open which view gives way, it is the first. But a width that is missing is taken from labels
/// before all else, which truncate or wrap; and one that is left over goes to text on several lines.
@MainActor @preconcurrency
open class UIStackView: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a stack view of a nib; traps for other coders. Not failable, as UIKit's is not.
    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        takeNib(coder, UIStackView.self, outermost: Self.nibReader)
    }

    override class var nibReader: AnyClass { UIStackView.self }
    override class func nibPath(_ key: String) -> AnyKeyPath? { stackViewNibPaths[key] ?? super.nibPath(key) }
    override func take(_ nib: NibCoder) {
        super.take(nib)
        takeStackView(nib)
    }
    override func takeSubview(_ view: UIView) { addArrangedSubview(view) }

    /// Makes a stack view with an empty frame that arranges views, which become its subviews.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Views

    /// The arranged views, in order along the axis. A part of ``UIView/subviews``, whose order is that from back to
    /// front.
    ///
    /// Complexity: O(n).
    open var arrangedSubviews: [UIView] { arranged.map(\.view) }

    /// Arranges a view after all others. It becomes a subview if it is none; a view of another stack view moves over.
    ///
    /// Constraints place it from then on: its `translatesAutoresizingMaskIntoConstraints` becomes false.
    open func addArrangedSubview(_ view: UIView) {
        let isArranged = arrangedIndex(of: view) != nil
        insertArrangedSubview(view, at: arranged.count - (isArranged ? 1 : 0))
    }

    /// Stops arranging a view. It remains a subview, where it is.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arrangedIndex(of: view) else { return }
        forget(at: index)
    }

    /// Arranges a view at an index, which one that is arranged already has afterwards. The order of the subviews
    /// stays; a new subview comes to the front.
    ///
    /// Traps if the index lies outside of `0...arrangedSubviews.count`, or the view contains the stack view.
    ///
    /// Complexity: O(n).
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        demand(
            stackIndex >= 0 && stackIndex <= arranged.count,
            "UIStackView: index out of bounds for arranged subview: index = \(stackIndex), expected to be at least 0 and less than or equal to \(arranged.count). Views that were added with addSubview(_:) are not arranged and do not count. The view is \(view), the stack view \(self)"
        )
        if let old = arrangedIndex(of: view) {
            let index = min(stackIndex, arranged.count - 1)
            guard index != old else { return }
            arranged.insert(arranged.remove(at: old), at: index)
        } else {
            if view !== self { view.translatesAutoresizingMaskIntoConstraints = false }
            if view.superview !== self { addSubview(view) }
            arranged.insert(ArrangedView(view), at: min(stackIndex, arranged.count))
        }
        arrangementDidChange()
    }

    // MARK: Arrangement

    /// Whether the views stand in a row or in a column. A row unless set.
    open var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// How the views share the length along the axis. They fill it unless set.
    open var distribution: Distribution = .fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// Where the views stand across the axis. They fill it unless set.
    open var alignment: Alignment = .fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// The distance between the edges of neighbours, in points; the least distance for ``Distribution/equalSpacing``
    /// and ``Distribution/equalCentering``. Zero unless set; with a negative one views overlap.
    ///
    /// ``spacingUseSystem`` is the system's distance. Traps if it is set to what is not finite.
    open var spacing: CGFloat = 0 {
        didSet {
            guard spacing != oldValue else { return }
            demand(
                spacing.isFinite,
                "UIStackView: the spacing must be finite, not \(spacing): \(self). Look for a division by zero, or a size of UIView.noIntrinsicMetric or .infinity that it was computed from"
            )
            arrangementDidChange()
        }
    }

    /// Sets the distance between an arranged view and the one after it, instead of ``spacing``.
    ///
    /// ``spacingUseDefault`` takes it back. The distance stays with the view when views are moved, shown or hidden,
    /// until the view is no longer arranged. Nothing happens if it is not. Traps unless it is finite.
    ///
    /// Complexity: O(n).
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        demand(
            spacing.isFinite,
            "UIStackView: the custom spacing must be finite, not \(spacing): after \(arrangedSubview) in \(self)"
        )
        guard let index = arrangedIndex(of: arrangedSubview) else { return }
        let custom = spacing == Self.spacingUseDefault ? nil : spacing
        guard custom != arranged[index].customSpacing else { return }
        arranged[index].customSpacing = custom
        arrangementDidChange()
    }

    /// The distance that was set after an arranged view; ``spacingUseDefault`` if there was none.
    ///
    /// Complexity: O(n).
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        guard let index = arrangedIndex(of: arrangedSubview) else { return Self.spacingUseDefault }
        return arranged[index].customSpacing ?? Self.spacingUseDefault
    }

    /// Whether the spacing of a vertical stack lies between the last baseline of a text and the first of the next
    /// one. False unless set; without meaning for horizontal stacks.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether the views are arranged within the layout margins. False unless set.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    // MARK: Baselines

    /// The text whose first baseline is the stack view's: that of the first view of a column, of the tallest of a row.
    open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }

    /// The text whose last baseline is the stack view's: that of the last view of a column, of the tallest of a row.
    open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }

    // MARK: Passes

    override func naturalLength(along axis: NSLayoutConstraint.Axis) -> CGFloat {
        arrangedLength(along: axis)
    }

    open override class var requiresConstraintBasedLayout: Bool { true }

    open override func updateConstraints() {
        arrange()
        super.updateConstraints()
    }

    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        keepHiddenLengths()
    }

    // MARK: State

    final var arranged: [ArrangedView] = []
    /// The constraints of the stack view's own size.
    final var fits = StackLinks()
    /// The views whose baselines were given as the stack view's.
    final var givenBaselines = StackBaselines()

    /// Complexity: O(n); O(1) for a view that is no subview, as one that is to be added.
    final func arrangedIndex(of view: UIView) -> Int? {
        guard view.storedSuperview === self else { return nil }
        for index in arranged.indices where arranged[index].view === view { return index }
        return nil
    }

    /// Whether the constraints depend on how large the content of a view is, or on whether it is text on several lines.
    private func dependsOnContent(of view: UIView) -> Bool {
        if distribution == .fillProportionally { return true }
        if axis == .horizontal, givenBaselines.isGiven { return true }
        guard let index = arrangedIndex(of: view) else { return false }
        if arranged[index].wraps != view.wrapsAtLayoutWidth { return true }
        return arranged[index].links[.text].map { $0.priority != .textWidth(view) } ?? false
    }

    /// Other constraints are wanted, also by stack views around this one that go by its natural length.
    final func arrangementDidChange() {
        setNeedsUpdateConstraints()
        storedSuperview?.subviewDidInvalidateIntrinsicSize(self)
    }

    private func forget(at index: Int) {
        let item = arranged.remove(at: index)
        item.leave(self)
        arrangementDidChange()
    }

    override func subviewWillLeave(_ view: UIView) {
        if let index = arrangedIndex(of: view) { forget(at: index) }
    }

    override func subview(_ view: UIView, setHidden isHidden: Bool) {
        guard let index = arrangedIndex(of: view) else {
            view.layer.isHidden = isHidden
            return
        }
        setHidden(isHidden, of: arranged[index])
    }

    override func subviewDidInvalidateIntrinsicSize(_ view: UIView) {
        if !needsConstraintUpdate, dependsOnContent(of: view) { setNeedsUpdateConstraints() }
        storedSuperview?.subviewDidInvalidateIntrinsicSize(self)
    }
}
