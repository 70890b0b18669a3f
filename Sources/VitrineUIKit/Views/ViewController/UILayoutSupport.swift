/// Where bars end, as layouts before safe areas ask for it.
@MainActor @preconcurrency
public protocol UILayoutSupport: NSObjectProtocol {
    /// What the bars take of the view, in points.
    var length: CGFloat { get }
    /// The upper edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The lower edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height, ``length``.
    var heightAnchor: NSLayoutDimension { get }
}

/// A guide between an edge of a controller's view and the safe area.
private final class BarGuide: UILayoutGuide, UILayoutSupport {
    private let isTop: Bool

    init(in view: UIView, isTop: Bool) {
        self.isTop = isTop
        super.init()
        view.addLayoutGuide(self)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: view.leadingAnchor), widthAnchor.constraint(equalToConstant: 0),
            topAnchor.constraint(equalTo: isTop ? view.topAnchor : safe.bottomAnchor),
            bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : view.bottomAnchor),
        ])
    }

    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return isTop ? insets.top : insets.bottom
    }
}

extension UIViewController {
    /// From the top of the view to where the bars end.
    @available(
        *, deprecated,
        message: "Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor"
    )
    public var topLayoutGuide: any UILayoutSupport { barGuide(isTop: true) }

    /// From where the bars begin to the bottom of the view.
    @available(
        *, deprecated,
        message: "Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor"
    )
    public var bottomLayoutGuide: any UILayoutSupport { barGuide(isTop: false) }

    private func barGuide(isTop: Bool) -> BarGuide {
        let identifier = isTop ? "UIViewControllerTop" : "UIViewControllerBottom"
        let known = view.layoutGuides.lazy.compactMap { $0 as? BarGuide }.first {
            $0.identifier == identifier
        }
        if let known { return known }
        let guide = BarGuide(in: view, isTop: isTop)
        guide.identifier = identifier
        return guide
    }
}
