import Foundation
import VitrineConstraints

/// What Auto Layout has to say about constraints that cannot all hold.
@MainActor
package enum AutoLayoutReports {
    /// Where reports go: to standard error, unless a test takes them.
    package static var handler: (String) -> Void = toStandardError

    package static let toStandardError: (String) -> Void = { text in
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}

extension LayoutEngine {
    /// Of the views' constraints among some the one that was activated last.
    func youngest(of ids: [Solver.ConstraintID]) -> NSLayoutConstraint? {
        let ids = Set(ids)
        return constraints.filter { $0.solverID.map(ids.contains) ?? false }.max { $0.order < $1.order }
    }

    /// Leaves a constraint out, and says so once.
    func refuse(_ constraint: NSLayoutConstraint, _ conflicting: [Solver.ConstraintID]) {
        constraint.solverID = nil
        refused.append(constraint)
        guard !constraint.isReported else { return }
        constraint.isReported = true
        let ids = Set(conflicting)
        let others = constraints.filter { $0.solverID.map(ids.contains) ?? false }
        var lines = (others + [constraint]).sorted { $0.order < $1.order }.map(\.text)
        lines += given(ids)
        AutoLayoutReports.handler(
            """
            Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want.
            \tTry this:
            \t\t(1) look at each constraint and try to figure out which you don't expect;
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
            (
            \(lines.map { "    \"\($0)\"" }.joined(separator: ",\n"))
            )

            Will attempt to recover by breaking constraint
            \(constraint.text)
            """)
    }

    /// The engine's own among some constraints, in words.
    private func given(_ ids: Set<Solver.ConstraintID>) -> [String] {
        var lines: [String] = []
        func append(_ id: Solver.ConstraintID?, _ sentence: @autoclosure () -> String) {
            if let id, ids.contains(id) { lines.append(sentence()) }
        }
        if let root {
            let name = root.layoutItem?.name ?? "\(type(of: root))"
            append(rootWidth, "the given width of \(name): \(root.bounds.width)")
            append(rootHeight, "the given height of \(name): \(root.bounds.height)")
        }
        for use in items {
            let item = use.item
            for (index, dimension) in ["x", "y", "width", "height"].enumerated() {
                append(
                    item.fixed[index],
                    "the given \(dimension) of \(item.name) (translatesAutoresizingMaskIntoConstraints is true)"
                )
            }
            append(item.floors[0], "the width of \(item.name) is not negative")
            append(item.floors[1], "the height of \(item.name) is not negative")
        }
        return lines
    }

    /// Something changed: perhaps there is no contradiction any more.
    func retryRefused() {
        let waiting = refused
        refused = []
        for constraint in waiting where constraint.engine === self { submit(constraint) }
        solver.solve()
    }
}
