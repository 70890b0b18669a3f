import Fuzzing
import Testing

@testable import VitrineConstraints

private func randomConstraint(using generator: inout SeededGenerator) -> Constraint {
    let count = Int.random(in: 1...3, using: &generator)
    let terms = (0..<count).map { _ in
        Expression.Term(
            Variable(Int.random(in: 0..<6, using: &generator)),
            coefficient: [-2, -1, 1, 1, 2].randomElement(using: &generator)!)
    }
    let relation: [Constraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    let strength: [Strength] = [.required, .strong, .medium, .weak, .weight(7)]
    return Constraint(
        Expression(terms, constant: Double(Int.random(in: -20...20, using: &generator))),
        relation.randomElement(using: &generator)!, strength: strength.randomElement(using: &generator)!)
}

@Suite("The constraint solver under random changes")
struct SolverRandomTests {
    @Test("After every step the solver is as good as a fresh one", arguments: FuzzBudget.seeds(10, from: 0))
    func againstFresh(seed: Int) throws {
        var generator = SeededGenerator(seed: seed &+ 1_000)
        var solver = Solver()
        var present: [(id: Solver.ConstraintID, constraint: Constraint)] = []
        for _ in 0..<80 {
            if !present.isEmpty, Int.random(in: 0..<3, using: &generator) == 0 {
                let index = Int.random(in: 0..<present.count, using: &generator)
                try solver.remove(present.remove(at: index).id)
            } else {
                let constraint = randomConstraint(using: &generator)
                if let id = try? solver.add(constraint) {
                    present.append((id, constraint))
                } else {
                    #expect(constraint.strength.isRequired)
                    expectContradiction(constraint, among: present.map(\.constraint))
                }
            }
            #expect(solver.checkInvariants() == nil)
            #expect(solver.constraints.map(\.id) == present.map(\.id))
            var fresh = Solver()
            for (_, constraint) in present { try fresh.add(constraint) }
            let tolerance = 1e-6 * max(1, fresh.cost)
            #expect(abs(cost(of: solver, present) - cost(of: fresh, present)) < tolerance)
            #expect(abs(cost(of: solver, present) - solver.cost) < tolerance)
        }
    }

    @Test("Suggestions end where adding the value outright would", arguments: 0..<10)
    func suggestions(seed: Int) throws {
        var generator = SeededGenerator(seed: seed &+ 2_000)
        var solver = Solver()
        var present: [Constraint] = []
        for _ in 0..<12 {
            let constraint = randomConstraint(using: &generator)
            if (try? solver.add(constraint)) != nil { present.append(constraint) }
        }
        try solver.edit(Variable(0))
        for _ in 0..<20 {
            let value = Double(Int.random(in: -50...50, using: &generator))
            try solver.suggest(value, for: Variable(0))
            #expect(solver.checkInvariants() == nil)
            var fresh = Solver()
            for constraint in present { try fresh.add(constraint) }
            let wish = Expression(constant: value)
            try fresh.add(Constraint(Variable(0), .equal, wish, strength: .strong))
            #expect(abs(solver.cost - fresh.cost) < 1e-6 * max(1, fresh.cost))
        }
    }

    private func cost(
        of solver: Solver, _ constraints: [(id: Solver.ConstraintID, constraint: Constraint)]
    ) -> Double {
        constraints.filter { !$0.constraint.strength.isRequired }.reduce(0) {
            $0 + $1.constraint.strength.weight * $1.constraint.violation(solver.value(of:))
        }
    }

    /// A fresh solver that meets the constraint first must refuse one of the others.
    private func expectContradiction(_ constraint: Constraint, among others: [Constraint]) {
        var fresh = Solver()
        #expect(throws: Solver.Failure.self) {
            try fresh.add(constraint)
            for other in others where other.strength.isRequired { try fresh.add(other) }
        }
    }
}
