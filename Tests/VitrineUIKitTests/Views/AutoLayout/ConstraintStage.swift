import VitrineUIKit

/// A root of 320×480 points in a window at one pixel per point, and boxes in it that constraints place.
@MainActor
final class ConstraintStage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() {
        window.traitOverrides.displayScale = 1
        window.addSubview(root)
        window.layoutIfNeeded()
        AutoLayoutCounters.reset()
    }

    /// Adds a view that constraints place.
    @discardableResult
    func box<View: UIView>(_ view: View, in parent: UIView? = nil) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? root).addSubview(view)
        return view
    }

    func box(in parent: UIView? = nil) -> UIView { box(UIView(), in: parent) }

    func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

    func layout() { window.layoutIfNeeded() }

    /// What was reported while the body ran.
    func reports(_ body: () -> Void) -> [String] {
        var texts: [String] = []
        AutoLayoutReports.handler = { texts.append($0) }
        defer { AutoLayoutReports.handler = AutoLayoutReports.toStandardError }
        body()
        return texts
    }
}

/// A view with content of a size of its own.
final class ContentBox: UIView {
    var content = CGSize(width: 40, height: 20) {
        didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { content }
}
