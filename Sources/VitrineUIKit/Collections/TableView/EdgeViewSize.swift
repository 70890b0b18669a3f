import VitrineCoreGraphics

/// The size of a table's header or footer that is placed by constraints: the table's width, and the height that it had when
/// it was set, unless constraints of the program's say otherwise.
@MainActor
final class EdgeViewSize {
    private let constraints: [NSLayoutConstraint]

    init(of view: UIView, in table: UITableView) {
        constraints = [
            view.widthAnchor.constraint(equalTo: table.frameLayoutGuide.widthAnchor),
            view.heightAnchor.constraint(equalToConstant: view.frame.height),
        ]
        // Whatever the program says goes before.
        for constraint in constraints { constraint.priority = UILayoutPriority(1) }
        NSLayoutConstraint.activate(constraints)
    }

    func deactivate() { NSLayoutConstraint.deactivate(constraints) }
}
