// swift-format-ignore-file

import UIKit

// What the article takes from elsewhere, in the form it uses: a constraint as a function of a view and its superview
// (Swift Talk, "Auto Layout with Key Paths"), and a way to stop with a reason.

typealias Constraint = (UIView, UIView) -> NSLayoutConstraint

func equal<Axis, Anchor>(_ anchor: KeyPath<UIView, Anchor>) -> Constraint where Anchor: NSLayoutAnchor<Axis> {
  return { view, superview in
    view[keyPath: anchor].constraint(equalTo: superview[keyPath: anchor])
  }
}

extension UIView {
  func addSubview(_ view: UIView, constraints: [Constraint]) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate(constraints.map { $0(view, self) })
  }
}

enum Abort {
  enum Reason: String {
    case shutUpXcode = "This initialiser is here because the compiler wants it."
  }

  static func because(_ reason: Reason) -> Never { fatalError(reason.rawValue) }
}
