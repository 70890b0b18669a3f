import Foundation
import VitrineUIKit

/// A view of a given intrinsic size.
private final class Sized: UIView {
    var content = CGSize.zero
    override var intrinsicContentSize: CGSize { content }
}

/// A view in another with constraints.
@MainActor
private func constrain(_ make: (UIView, UIView) -> [NSLayoutConstraint]) {
    let (root, inner) = (UIView(), UIView())
    root.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(make(inner, root))
    show(root)
    for constraint in root.constraints { constraint.constant = 3 }
    show(root)
}

@MainActor
let layoutCases: [HostileCase] =
    table(
        "layout",
        [
            ("constant", { x in constrain { view, _ in [view.widthAnchor.constraint(equalToConstant: x)] } }),
            (
                "offset",
                { x in constrain { [$0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: x)] } }
            ),
            (
                "constantLater",
                { x in
                    constrain { view, _ in
                        let constraint = view.widthAnchor.constraint(equalToConstant: 4)
                        constraint.isActive = true
                        constraint.constant = x
                        return []
                    }
                }
            ),
            (
                "multiplier",
                { x in constrain { [$0.widthAnchor.constraint(equalTo: $1.widthAnchor, multiplier: x)] } }
            ),
            (
                "priority",
                { x in
                    constrain { view, _ in
                        let constraint = view.widthAnchor.constraint(equalToConstant: 4)
                        constraint.priority = UILayoutPriority(Float(x))
                        return [constraint]
                    }
                }
            ),
            (
                "hugging",
                { x in
                    constrain { view, _ in
                        view.setContentHuggingPriority(UILayoutPriority(Float(x)), for: .horizontal)
                        view.setContentCompressionResistancePriority(
                            UILayoutPriority(Float(x)), for: .vertical)
                        return [view.widthAnchor.constraint(equalToConstant: 4)]
                    }
                }
            ),
            (
                "intrinsicSize",
                { x in
                    let (root, inner) = (UIView(), Sized())
                    inner.content = CGSize(width: x, height: x)
                    root.addSubview(inner)
                    inner.translatesAutoresizingMaskIntoConstraints = false
                    inner.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
                    show(root)
                    _ = inner.systemLayoutSizeFitting(CGSize(width: x, height: 3))
                }
            ),
            (
                "fittingTarget",
                { x in
                    constrain { view, root in
                        _ = root.systemLayoutSizeFitting(CGSize(width: x, height: x))
                        _ = view.systemLayoutSizeFitting(
                            CGSize(width: x, height: 2), withHorizontalFittingPriority: .required,
                            verticalFittingPriority: .fittingSizeLevel)
                        return []
                    }
                }
            ),
            (
                "visualFormat",
                { x in
                    constrain { view, _ in
                        NSLayoutConstraint.constraints(
                            withVisualFormat: "H:|-gap-[view(gap)]", options: [],
                            metrics: ["gap": NSNumber(value: Double(x))], views: ["view": view])
                    }
                }
            ),
        ], Numbers.all)
