import Foundation
import UIKit

extension Scenario {
    /// Auto Layout of one cell and of a tree, beside what is promised.
    ///
    /// With the name of a line, or a part of it, only those are measured; with a number after it so many runs.
    @MainActor
    func measureConstraints(_ arguments: [String]) {
        let bench = ConstraintBench(
            filter: arguments.first, runs: arguments.dropFirst().first.flatMap { Int($0) })
        TextTable.show(
            TextTable.row("Auto Layout, microseconds", ["median", "limit", ""], titleWidth: 52))
        bench.measureCell()
        bench.measureTree()
        bench.measureStack()
    }
}

/// Measures lines whose work is prepared anew for every run.
@MainActor
private struct ConstraintBench {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let filter: String?
    let runs: Int?

    init(filter: String?, runs: Int?) {
        self.filter = filter
        self.runs = runs
        window.traitOverrides.displayScale = 2
    }

    func measureCell() {
        line("cell: views and constraints made", prepare: { _ in }) { ConstrainedCell() }
        line("cell: first layout", limit: ConstraintLimits.first, prepare: { _ in made() }) {
            $0.content.layoutIfNeeded()
        }
        let cell = laidOut()
        line("cell: one constant changed", limit: ConstraintLimits.constant, prepare: { $0 }) { run in
            cell.leading.constant = CGFloat(20 + run % 7)
            cell.content.layoutIfNeeded()
        }
        line("cell: only the frame changed", limit: ConstraintLimits.frame, prepare: { $0 }) { run in
            cell.content.frame.size.width = CGFloat(300 + run % 50)
            cell.content.layoutIfNeeded()
        }
        line("cell: fitting size", prepare: { $0 }) { run in
            cell.content.systemLayoutSizeFitting(
                CGSize(width: 300 + run % 50, height: 50), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        line("cell: nothing changed", prepare: { _ in }) {
            cell.content.setNeedsLayout()
            cell.content.layoutIfNeeded()
        }
    }

    func measureTree() {
        line("tree of 300 views: made", prepare: { _ in }, runs: 30) { ConstrainedTree() }
        line(
            "tree of 300 views: first layout", limit: ConstraintLimits.tree,
            prepare: { _ in
                let tree = ConstrainedTree()
                window.addSubview(tree.root)
                return tree
            }, runs: 30
        ) {
            $0.root.layoutIfNeeded()
        }
        let tree = ConstrainedTree()
        window.addSubview(tree.root)
        tree.root.layoutIfNeeded()
        line("tree of 300 views: one constant changed", prepare: { $0 }, runs: 100) { run in
            tree.leading.constant = CGFloat(10 + run % 7)
            tree.root.layoutIfNeeded()
        }
        line("tree of 300 views: only the frame changed", prepare: { $0 }, runs: 100) { run in
            tree.root.frame.size.width = CGFloat(1000 + run % 50)
            tree.root.layoutIfNeeded()
        }
    }

    /// Three hundred views in one stack view: each place depends on all lengths before it.
    func measureStack() {
        func made() -> UIStackView {
            let stack = UIStackView(arrangedSubviews: (0..<300).map { _ in ConstrainedCell.Box() })
            stack.axis = .vertical
            stack.spacing = 4
            stack.frame = CGRect(x: 0, y: 0, width: 400, height: 8000)
            window.addSubview(stack)
            return stack
        }
        line(
            "stack of 300 views: first layout", limit: ConstraintLimits.tree, prepare: { _ in made() },
            runs: 20
        ) {
            $0.layoutIfNeeded()
        }
        let stack = made()
        stack.layoutIfNeeded()
        line("stack of 300 views: only the frame changed", prepare: { $0 }, runs: 100) { run in
            stack.frame.size.height = CGFloat(8000 + run % 50)
            stack.layoutIfNeeded()
        }
        line("stack of 300 views: one more hidden", prepare: { $0 }, runs: 100) { run in
            stack.arrangedSubviews[150 + run % 100].isHidden = true
            stack.layoutIfNeeded()
        }
    }

    private func made() -> ConstrainedCell {
        let cell = ConstrainedCell()
        window.addSubview(cell.content)
        return cell
    }

    private func laidOut() -> ConstrainedCell {
        let cell = made()
        cell.content.layoutIfNeeded()
        return cell
    }

    /// Prints the median of a line's runs, if it is asked for.
    private func line<Prepared, Result>(
        _ name: String, limit: Double? = nil, prepare: (Int) -> Prepared, runs: Int = 500,
        _ work: (Prepared) -> Result
    ) {
        if let filter, !name.contains(filter) { return }
        let kept = window.subviews.count
        var times: [Double] = []
        for run in 0..<(self.runs ?? runs) {
            let prepared = prepare(run)
            let start = Usage.threadTime
            let result = work(prepared)
            times.append((Usage.threadTime - start) * 1e6)
            withExtendedLifetime(result) {}
            for view in window.subviews.dropFirst(kept) { view.removeFromSuperview() }
        }
        let median = Measurement.quantile(times)
        TextTable.show(
            TextTable.row(
                name,
                [
                    String(format: "%.1f", median), limit.map { String(format: "%.0f", $0) } ?? "",
                    limit.map { median > $0 ? "over" : "" } ?? "",
                ], titleWidth: 52))
    }
}
