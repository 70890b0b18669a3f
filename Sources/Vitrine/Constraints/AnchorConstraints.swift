public import VitrineUI

// The Auto Layout code that article A1 uses, after the episode it names: "Auto Layout with Key Paths" of Swift Talk.

/// A constraint between a view and the superview that it is being added to.
public typealias Constraint = @MainActor (_ child: UIView, _ parent: UIView) -> NSLayoutConstraint

/// An anchor of the view, `constant` points beyond another anchor of the superview.
///
/// ```swift
/// container.addSubview(label, constraints: [
///     equal(\.topAnchor, \.safeAreaLayoutGuide.topAnchor, constant: 8),
///     equal(\.centerXAnchor),
/// ])
/// ```
///
/// - Parameters:
///   - anchor: The anchor of the view.
///   - parentAnchor: The anchor of the superview, of the same kind.
///   - constant: Points from the superview's anchor, to the trailing side or down.
@MainActor
public func equal<Axis, Anchor: NSLayoutAnchor<Axis>>(
    _ anchor: KeyPath<UIView, Anchor>, _ parentAnchor: KeyPath<UIView, Anchor>, constant: CGFloat = 0
) -> Constraint {
    { child, parent in
        child[keyPath: anchor].constraint(equalTo: parent[keyPath: parentAnchor], constant: constant)
    }
}

/// An anchor of the view, `constant` points beyond the same anchor of the superview.
///
/// - Parameters:
///   - anchor: The anchor of both.
///   - constant: Points from the superview's anchor, to the trailing side or down.
@MainActor
public func equal<Axis, Anchor: NSLayoutAnchor<Axis>>(
    _ anchor: KeyPath<UIView, Anchor>, constant: CGFloat = 0
) -> Constraint {
    equal(anchor, anchor, constant: constant)
}

/// A length of the view, in points.
///
/// - Parameters:
///   - dimension: `\.widthAnchor` or `\.heightAnchor`.
///   - constant: The length in points.
@MainActor
public func equal<Dimension: NSLayoutDimension>(
    _ dimension: KeyPath<UIView, Dimension>, to constant: CGFloat
) -> Constraint {
    { child, _ in child[keyPath: dimension].constraint(equalToConstant: constant) }
}

extension UIView {
    /// Adds a subview that constraints place, and activates these.
    ///
    /// - Parameters:
    ///   - child: The view; its `translatesAutoresizingMaskIntoConstraints` is set to false.
    ///   - constraints: Each is made for the view and this one: `equal(\.leadingAnchor)`.
    public func addSubview(_ child: UIView, constraints: [Constraint]) {
        child.translatesAutoresizingMaskIntoConstraints = false
        addSubview(child)
        NSLayoutConstraint.activate(constraints.map { $0(child, self) })
    }
}
