import Testing

@testable import VitrineConstraints

/// Finds the optimum by trying every vertex: an independent, exact and slow way.
///
/// The violations are piecewise linear, so with bounds for every variable an optimum lies where as many constraints
/// hold with equality as there are variables.
private struct VertexSearch {
    let variables: Int
    let constraints: [Constraint]
    let priorities: [Double]

    /// The least violations, priority by priority; nil if the required constraints contradict each other.
    func best() -> [Double]? {
        var best: [Double]?
        choose(variables, from: 0, picked: []) { picked in
            guard let point = solve(picked.map { constraints[$0] }) else { return }
            guard let costs = costs(at: point) else { return }
            if best == nil || isLess(costs, best!) { best = costs }
        }
        return best
    }

    private func costs(at point: [Double]) -> [Double]? {
        var costs = priorities.map { _ in 0.0 }
        for constraint in constraints {
            let violation = constraint.violation { point[$0.id] }
            if constraint.strength.isRequired {
                guard violation < 1e-6 else { return nil }
            } else {
                costs[priorities.firstIndex(of: constraint.strength.priority)!] += violation
            }
        }
        return costs
    }

    private func isLess(_ first: [Double], _ second: [Double]) -> Bool {
        for (a, b) in zip(first, second) where abs(a - b) > 1e-7 { return a < b }
        return false
    }

    private func choose(_ count: Int, from start: Int, picked: [Int], _ body: ([Int]) -> Void) {
        if count == 0 { return body(picked) }
        for index in start..<constraints.count {
            choose(count - 1, from: index + 1, picked: picked + [index], body)
        }
    }

    /// Gauss with pivots; nil if the planes do not meet in one point.
    private func solve(_ planes: [Constraint]) -> [Double]? {
        var matrix = planes.map { plane in
            var line = [Double](repeating: 0, count: variables + 1)
            for term in plane.expression.terms { line[term.variable.id] += term.coefficient }
            line[variables] = -plane.expression.constant
            return line
        }
        for column in 0..<variables {
            guard
                let pivot = (column..<variables).max(by: {
                    matrix[$0][column].magnitude < matrix[$1][column].magnitude
                }), matrix[pivot][column].magnitude > 1e-9
            else { return nil }
            matrix.swapAt(column, pivot)
            for row in 0..<variables where row != column {
                let factor = matrix[row][column] / matrix[column][column]
                for place in column...variables { matrix[row][place] -= factor * matrix[column][place] }
            }
        }
        return (0..<variables).map { matrix[$0][variables] / matrix[$0][$0] }
    }
}

@Suite("The constraint solver against a search of all vertices")
struct SolverVertexTests {
    private static let priorities: [Double] = [750, 250, 50]

    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state >> 33) | (state << 31)
        }
    }

    private func randomConstraint(_ variables: Int, _ generator: inout Generator) -> Constraint {
        let terms = (0..<Int.random(in: 1...2, using: &generator)).map { _ in
            Expression.Term(
                Variable(Int.random(in: 0..<variables, using: &generator)),
                coefficient: [-2, -1, 1, 1, 3].randomElement(using: &generator)!)
        }
        let relation = [Constraint.Relation.lessThanOrEqual, .equal, .greaterThanOrEqual]
        let strength = ([.required] + Self.priorities.map { Strength.priority($0) })
        return Constraint(
            Expression(terms, constant: Double(Int.random(in: -20...20, using: &generator))),
            relation.randomElement(using: &generator)!,
            zeroWith: strength.randomElement(using: &generator)!)
    }

    @Test(
        "After additions, removals and changes of constants every priority costs the least it can",
        arguments: 0..<60)
    func optimum(seed: Int) throws {
        var generator = Generator(state: UInt64(seed) &* 7919 &+ 17)
        let variables = 2 + seed % 2
        var solver = Solver()
        var bounds: [Constraint] = []
        for id in 0..<variables {
            bounds.append(Constraint(Variable(id), .lessThanOrEqual, 60))
            bounds.append(Constraint(Variable(id), .greaterThanOrEqual, -60))
        }
        for bound in bounds { try solver.add(bound) }
        var present: [(id: Solver.ConstraintID, constraint: Constraint)] = []
        for _ in 0..<30 {
            switch Int.random(in: 0..<4, using: &generator) {
            case 0 where !present.isEmpty:
                let index = Int.random(in: 0..<present.count, using: &generator)
                try solver.remove(present.remove(at: index).id)
            case 1 where !present.isEmpty:
                var changed = present
                var changes: [(id: Solver.ConstraintID, constant: Double)] = []
                for index in present.indices where Bool.random(using: &generator) {
                    let constant = Double(Int.random(in: -20...20, using: &generator))
                    changed[index].constraint.expression.constant = constant
                    changes.append((present[index].id, constant))
                }
                let isPossible = search(variables, bounds, changed).best() != nil
                do {
                    try solver.setConstants(changes)
                    #expect(isPossible)
                    present = changed
                } catch {
                    #expect(!isPossible)
                }
            default:
                guard present.count < 7 else { continue }
                let constraint = randomConstraint(variables, &generator)
                let isPossible =
                    search(
                        variables, bounds,
                        present + [(present.first?.id ?? .init(number: 0, slot: 0), constraint)]
                    )
                    .best() != nil
                do {
                    present.append((try solver.add(constraint), constraint))
                    #expect(isPossible)
                } catch {
                    #expect(!isPossible)
                }
            }
            #expect(solver.checkInvariants() == nil)
            let best = try #require(search(variables, bounds, present).best())
            let costs = Self.priorities.map { solver.cost(priority: $0) }
            #expect(zip(best, costs).allSatisfy { abs($0 - $1) < 1e-5 }, "\(best) against \(costs)")
        }
    }

    private func search(
        _ variables: Int, _ bounds: [Constraint],
        _ present: [(id: Solver.ConstraintID, constraint: Constraint)]
    ) -> VertexSearch {
        VertexSearch(
            variables: variables, constraints: bounds + present.map(\.constraint), priorities: Self.priorities
        )
    }
}
