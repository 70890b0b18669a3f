import VitrineCoreGraphics

/// Shows what a preview is of on the background of the system, as large as the preview asks for.
final class PreviewCanvas: UIViewController {
    private let content: UIView
    private let controller: UIViewController?
    var layout: PreviewTrait<Preview.ViewTraits>.Layout

    /// A canvas for the view of a controller, in the middle of the screen.
    convenience init(_ controller: UIViewController, _ layout: PreviewTrait<Preview.ViewTraits>.Layout) {
        self.init(controller.view, controller, layout)
    }

    /// A canvas for a view.
    convenience init(_ view: UIView, _ layout: PreviewTrait<Preview.ViewTraits>.Layout) {
        self.init(view, nil, layout)
    }

    private init(
        _ content: UIView, _ controller: UIViewController?, _ layout: PreviewTrait<Preview.ViewTraits>.Layout
    ) {
        self.content = content
        self.controller = controller
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("PreviewCanvas is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        if let controller { addChild(controller) }
        // Views that are made for constraints are placed here all the same.
        content.translatesAutoresizingMaskIntoConstraints = true
        view.addSubview(content)
        controller?.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        switch layout {
        case .screen: content.frame = view.bounds
        case .fixed(let size): place(size)
        case .fitting: place(fittingSize)
        }
    }

    private func place(_ size: CGSize) {
        content.bounds.size = size
        content.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    }

    /// What the view asks for: by its own measure, else by its constraints.
    private var fittingSize: CGSize {
        let size = content.sizeThatFits(view.bounds.size)
        return size == content.bounds.size || size == .zero
            ? content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : size
    }
}
