import VitrineCoreGraphics

/// The views at the bottom of a window that belong to its first responder, the accessory above the input view.
@MainActor
final class InputSetView: UIView {
    private unowned let area: KeyboardArea
    private let backdrop = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    private var set = InputSet()
    /// What holds an accessory in its place that is not placed by its mask.
    private var pins: [NSLayoutConstraint] = []

    init(area: KeyboardArea) {
        self.area = area
        super.init(frame: .zero)
        // Everything is placed by what it wants, not by what it had.
        autoresizesSubviews = false
        backdrop.isUserInteractionEnabled = false
        addSubview(backdrop)
    }

    required init?(coder: NSCoder) { nil }

    /// Who gave the views that are shown: the responder after them.
    weak var source: UIResponder?
    override var next: UIResponder? { source ?? super.next }

    // MARK: Heights

    private var safeBottom: CGFloat { window?.safeAreaInsets.bottom ?? 0 }

    /// Points that the views would like to have.
    func wantedHeight(of set: InputSet) -> CGFloat {
        let heights = heights(of: set, width: bounds.width)
        return heights.accessory + heights.below
    }

    /// Points of the accessory and of what is below it.
    private func heights(of set: InputSet, width: CGFloat) -> (accessory: CGFloat, below: CGFloat) {
        var below = set.keyboardHeight
        if let input = set.input { below = Self.height(of: input, width: width) + safeBottom }
        guard let accessory = set.accessory else { return (0, below) }
        var height = Self.height(of: accessory, width: width)
        if below == 0, height > 0 {
            // At the bottom of the screen what grows by itself reaches through the unsafe edge, what has a fixed
            // height stands above it, and what constraints size knows of the edge by itself.
            if Self.reachesEdge(accessory) {
                height += safeBottom
            } else if !Self.isSizedByConstraints(accessory) {
                below = safeBottom
            }
        }
        return (height, below)
    }

    private static func isSizedByConstraints(_ view: UIView) -> Bool {
        if view.next is UIInputViewController, !view.constraints.isEmpty,
            fittingHeight(of: view, width: 0) > 0
        {
            return true
        }
        return !view.translatesAutoresizingMaskIntoConstraints
            || (view as? UIInputView)?.allowsSelfSizing == true
    }

    /// Whether what is unsafe below the content is a part of the view.
    private static func reachesEdge(_ view: UIView) -> Bool {
        guard !isSizedByConstraints(view), view.intrinsicContentSize.height >= 0 else { return false }
        return view.autoresizingMask.contains(.flexibleHeight) || view is any EdgeReaching
    }

    /// The height that constraints give a view, in points.
    private static func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    private static func height(of view: UIView, width: CGFloat) -> CGFloat {
        if isSizedByConstraints(view) {
            return fittingHeight(of: view, width: width)
        }
        let own = view.intrinsicContentSize.height
        if reachesEdge(view) { return own }
        return view.bounds.height > 0 ? view.bounds.height : max(0, own)
    }

    // MARK: Views

    /// Takes the views in.
    ///
    /// - Returns: The height of everything, in points.
    func load(_ set: InputSet, width: CGFloat) -> CGFloat {
        for (old, new) in [(self.set.input, set.input), (self.set.accessory, set.accessory)]
        where old !== new {
            if old?.superview === self { old?.removeFromSuperview() }
            if let new { addSubview(new) }
        }
        self.set = set
        source = set.source
        let heights = heights(of: set, width: width)
        UIView.performWithoutAnimation { place(heights, width: width) }
        return heights.accessory + heights.below
    }

    func unload() {
        NSLayoutConstraint.deactivate(pins)
        pins = []
        for view in [set.input, set.accessory] where view?.superview === self { view?.removeFromSuperview() }
        set = InputSet()
    }

    private func place(_ heights: (accessory: CGFloat, below: CGFloat), width: CGFloat) {
        backdrop.isHidden = set.input == nil && set.keyboardHeight == 0
        backdrop.frame = CGRect(x: 0, y: heights.accessory, width: width, height: heights.below)
        if let input = set.input {
            input.frame = CGRect(
                x: 0, y: heights.accessory, width: width, height: heights.below - safeBottom)
        }
        guard let accessory = set.accessory else { return }
        if accessory.translatesAutoresizingMaskIntoConstraints {
            accessory.frame = CGRect(x: 0, y: 0, width: width, height: heights.accessory)
        } else {
            NSLayoutConstraint.deactivate(pins)
            pins = [
                accessory.leadingAnchor.constraint(equalTo: leadingAnchor),
                accessory.trailingAnchor.constraint(equalTo: trailingAnchor),
                accessory.topAnchor.constraint(equalTo: topAnchor),
            ]
            NSLayoutConstraint.activate(pins)
        }
    }

    // MARK: Changes

    override func subviewDidInvalidateIntrinsicSize(_ view: UIView) {
        super.subviewDidInvalidateIntrinsicSize(view)
        if view === set.input || view === set.accessory { setNeedsLayout() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let accessory = set.accessory, accessory.superview !== self { return }
        area.update()
    }

    /// Beside the views nothing is touched.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && backdrop.isHidden ? nil : hit
    }
}
