package import VitrineUIKit

/// A root of 320×480 points in a window at one pixel per point, and boxes in it that constraints place.
@MainActor
package final class ConstraintStage {
    package let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    package let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    package init() {
        window.traitOverrides.displayScale = 1
        window.addSubview(root)
        window.layoutIfNeeded()
        AutoLayoutCounters.reset()
    }

    /// Adds a view that constraints place.
    @discardableResult
    package func box<View: UIView>(_ view: View, in parent: UIView? = nil) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? root).addSubview(view)
        return view
    }

    package func box(in parent: UIView? = nil) -> UIView { box(UIView(), in: parent) }

    package func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

    package func layout() { window.layoutIfNeeded() }

    /// What was reported while the body ran.
    package func reports(_ body: () -> Void) -> [String] {
        var texts: [String] = []
        AutoLayoutReports.handler = { texts.append($0) }
        defer { AutoLayoutReports.handler = AutoLayoutReports.toStandardError }
        body()
        return texts
    }
}

/// A view with content of a size of its own.
package final class ContentBox: UIView {
    package var content = CGSize(width: 40, height: 20) {
        didSet { invalidateIntrinsicContentSize() }
    }
    package override var intrinsicContentSize: CGSize { content }
}
