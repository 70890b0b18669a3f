@testable import VitrineConstraints

/// Finds the best solutions of a system by trying every corner: independent of the solver, exact and slow.
///
/// Violations are linear between the planes on which constraints hold with equality, so the least are reached where
/// as many planes meet as the system has rank. Directions that no constraint mentions do not matter: zero there.
struct ExhaustiveSearch {
    let variables: Int
    let constraints: [Constraint]
    /// The priorities of the constraints, highest first.
    let priorities: [Double]

    init(variables: Int, _ constraints: [Constraint]) {
        self.variables = variables
        self.constraints = constraints
        priorities = Set(constraints.filter { !$0.strength.isRequired }.map(\.strength.priority)).sorted(
            by: >)
    }

    /// The weighted violations, priority by priority, and the corners that have them; nil if the required constraints
    /// contradict each other.
    func best() -> (costs: [Double], corners: [[Double]])? {
        var best: (costs: [Double], corners: [[Double]])?
        let rank = constraints.reduce(into: Planes(variables)) { planes, constraint in
            if let more = planes.adding(constraint) { planes = more }
        }.count
        choose(rank, from: 0, Planes(variables)) { planes in
            let corner = planes.corner
            guard let costs = costs(at: corner) else { return }
            guard let present = best else {
                best = (costs, [corner])
                return
            }
            if isLess(costs, present.costs) {
                best = (costs, [corner])
            } else if !isLess(present.costs, costs) {
                best!.corners.append(corner)
            }
        }
        return best
    }

    /// The weighted violations at a point, priority by priority; nil where a required constraint fails.
    func costs(at point: [Double]) -> [Double]? {
        var costs = priorities.map { _ in 0.0 }
        for constraint in constraints {
            let violation = constraint.violation { point[$0.id] }
            if constraint.strength.isRequired {
                guard violation < 1e-6 else { return nil }
            } else {
                costs[priorities.firstIndex(of: constraint.strength.priority)!] +=
                    violation * constraint.strength.weight
            }
        }
        return costs
    }

    private func isLess(_ first: [Double], _ second: [Double]) -> Bool {
        for (a, b) in zip(first, second) where abs(a - b) > 1e-7 * max(1, abs(a)) { return a < b }
        return false
    }

    private func choose(_ count: Int, from start: Int, _ planes: Planes, _ body: (Planes) -> Void) {
        if count == 0 { return body(planes) }
        guard start + count <= constraints.count else { return }
        for index in start..<constraints.count {
            if let more = planes.adding(constraints[index]) { choose(count - 1, from: index + 1, more, body) }
        }
    }

    /// Planes that meet: equations in echelon form, each with the column it was solved for.
    private struct Planes {
        private var lines: [(pivot: Int, line: [Double])] = []
        private let variables: Int

        init(_ variables: Int) { self.variables = variables }

        var count: Int { lines.count }

        /// With another plane; nil if it is parallel to where those before meet.
        func adding(_ constraint: Constraint) -> Planes? {
            var line = [Double](repeating: 0, count: variables + 1)
            for term in constraint.expression.terms { line[term.variable.id] += term.coefficient }
            line[variables] = -constraint.expression.constant
            for (pivot, other) in lines where line[pivot] != 0 {
                let factor = line[pivot] / other[pivot]
                for place in 0...variables { line[place] -= factor * other[place] }
                line[pivot] = 0
            }
            let pivot = (0..<variables).max { line[$0].magnitude < line[$1].magnitude }
            guard let pivot, line[pivot].magnitude > 1e-9 else { return nil }
            var more = self
            more.lines.append((pivot, line))
            return more
        }

        /// The point where they meet; what they leave open is zero.
        var corner: [Double] {
            var point = [Double](repeating: 0, count: variables)
            for (pivot, line) in lines.reversed() {
                var rest = line[variables]
                for place in 0..<variables where place != pivot { rest -= line[place] * point[place] }
                point[pivot] = rest / line[pivot]
            }
            return point
        }
    }
}
