import Foundation
import VitrineUIKit

/// Three views, in every distribution and alignment.
@MainActor
private func stack(_ change: (UIStackView, [UIView]) -> Void) {
    let label = UILabel()
    label.text = "Text that wraps"
    label.numberOfLines = 0
    let views = [UIView(), label, UIStackView(arrangedSubviews: [UILabel(), UIView()])]
    let stack = UIStackView(arrangedSubviews: views)
    change(stack, views)
    for distribution in 0..<5 {
        stack.distribution = UIStackView.Distribution(rawValue: distribution)!
        stack.alignment = UIStackView.Alignment(rawValue: distribution)!
        stack.axis = distribution % 2 == 0 ? .horizontal : .vertical
        stack.layoutIfNeeded()
    }
    show(stack)
}

@MainActor
let stackCases: [HostileCase] =
    table(
        "stack",
        [
            ("spacing", { x in stack { stack, _ in stack.spacing = x } }),
            ("customSpacing", { x in stack { $0.setCustomSpacing(x, after: $1[0]) } }),
            (
                "margins",
                { x in
                    stack { stack, _ in
                        stack.isLayoutMarginsRelativeArrangement = true
                        stack.layoutMargins = UIEdgeInsets(top: x, left: x, bottom: x, right: x)
                    }
                }
            ),
            (
                "lengths",
                { x in stack { $1[0].widthAnchor.constraint(equalToConstant: x).isActive = true } }
            ),
        ], Numbers.all)
