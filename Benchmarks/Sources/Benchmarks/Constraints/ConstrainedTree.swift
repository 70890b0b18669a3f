import UIKit

/// Three hundred views in one system: ten columns of ten rows, each of which holds an icon and a text.
///
/// 10 columns × (1 + 9 rows × 3 + 2 texts) = 300 views; around 1,100 constraints.
@MainActor
final class ConstrainedTree {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 800))
    private(set) var count = 0
    private(set) var constraints: [NSLayoutConstraint] = []
    /// The distance of the first column from the edge.
    var leading: NSLayoutConstraint { constraints[2] }

    init() {
        var previous: UIView?
        for _ in 0..<10 {
            let column = add(UIView(), to: root)
            constraints += [
                column.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
                column.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8),
                previous.map { column.leadingAnchor.constraint(equalTo: $0.trailingAnchor, constant: 4) }
                    ?? column.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4),
            ]
            if let previous {
                constraints.append(column.widthAnchor.constraint(equalTo: previous.widthAnchor))
            }
            fill(column)
            previous = column
        }
        constraints.append(previous!.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -4))
        NSLayoutConstraint.activate(constraints)
    }

    private func fill(_ column: UIView) {
        let header = add(ConstrainedCell.Box(), to: column)
        constraints += [
            header.topAnchor.constraint(equalTo: column.topAnchor),
            header.leadingAnchor.constraint(equalTo: column.leadingAnchor),
            header.trailingAnchor.constraint(lessThanOrEqualTo: column.trailingAnchor),
        ]
        var above: UIView = header
        for _ in 0..<9 {
            let row = add(UIView(), to: column)
            let (icon, text) = (add(UIView(), to: row), add(ConstrainedCell.Box(), to: row))
            constraints += [
                row.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 2),
                row.leadingAnchor.constraint(equalTo: column.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: column.trailingAnchor),
                icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 2),
                icon.centerYAnchor.constraint(equalTo: row.centerYAnchor),
                icon.widthAnchor.constraint(equalToConstant: 16),
                icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
                text.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 4),
                text.trailingAnchor.constraint(lessThanOrEqualTo: row.trailingAnchor),
                text.topAnchor.constraint(equalTo: row.topAnchor, constant: 1),
                text.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -1),
            ]
            above = row
        }
        let footer = add(ConstrainedCell.Box(), to: column)
        constraints += [
            footer.topAnchor.constraint(greaterThanOrEqualTo: above.bottomAnchor, constant: 2),
            footer.bottomAnchor.constraint(equalTo: column.bottomAnchor),
            footer.centerXAnchor.constraint(equalTo: column.centerXAnchor),
        ]
    }

    private func add(_ view: UIView, to parent: UIView) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        count += 1
        return view
    }
}
