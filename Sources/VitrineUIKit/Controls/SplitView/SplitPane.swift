import VitrineCoreGraphics

/// The room of a column: the view of its controller, and a line at its inner edge.
@MainActor
final class SplitPane: UIView {
    private let line = UIView(frame: .zero)
    /// Whether the line shows, and at which side.
    var lineEdge: UIRectEdge = [] { didSet { if lineEdge != oldValue { setNeedsLayout() } } }
    /// Whether the pane lies over others, and so casts a shadow.
    var isRaised = false {
        didSet {
            guard isRaised != oldValue else { return }
            layer.shadowOpacity = isRaised ? 0.18 : 0
            layer.shadowRadius = 16
            layer.shadowOffset = .zero
        }
    }

    init() {
        super.init(frame: .zero)
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    /// Puts a controller's view in, in place of another.
    func show(_ controller: UIViewController?) {
        for view in subviews where view !== line && view !== controller?.viewIfLoaded {
            view.removeFromSuperview()
        }
        guard let view = controller?.view, view.superview !== self else { return }
        UIView.performWithoutAnimation {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(view, belowSubview: line)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.isHidden = lineEdge.isEmpty
        let width = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(
            x: lineEdge == .left ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
    }
}

/// The view of a split view controller.
@MainActor
final class SplitControllerView: UIView {
    weak var controller: UISplitViewController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.layoutColumns()
    }
}

/// A column: what the program gave for it, and what shows that.
@MainActor
final class SplitColumn {
    let column: UISplitViewController.Column
    let pane = SplitPane()
    /// The controller of the program.
    var given: UIViewController?
    /// That, or the navigation controller made around it.
    var container: UIViewController?
    /// Whether the navigation controller was made here.
    var isWrapped = false
    /// What the column's stack had when it went onto that of another.
    var kept: [UIViewController] = []

    init(_ column: UISplitViewController.Column) { self.column = column }

    var navigation: UINavigationController? { container as? UINavigationController }
}
