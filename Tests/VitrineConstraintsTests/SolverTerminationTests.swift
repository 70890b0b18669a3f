import Fuzzing
import Testing

@testable import VitrineConstraints

@Suite("The solver comes to an end")
struct SolverTerminationTests {
    /// Beale's example (1955): the rule of the steepest descent goes round in circles of six steps.
    @Test("The classic example of going round in circles is solved")
    func beale() throws {
        let x = (1...4).map { Variable($0) }
        var solver = Solver()
        try solver.update { solver throws(Solver.Failure) in
            for variable in x { try solver.add(Constraint(variable, .greaterThanOrEqual)) }
            try solver.add(Constraint(0.25 * x[0] - 60 * x[1] - 0.04 * x[2] + 9 * x[3], .lessThanOrEqual))
            try solver.add(Constraint(0.5 * x[0] - 90 * x[1] - 0.02 * x[2] + 3 * x[3], .lessThanOrEqual))
            try solver.add(Constraint(x[2], .lessThanOrEqual, 1))
            // Minimises -0.75 x1 + 150 x2 - 0.02 x3 + 6 x4, whose least value is -0.05: so much above -100.
            try solver.add(
                Constraint(
                    -0.75 * x[0] + 150 * x[1] - 0.02 * x[2] + 6 * x[3], .equal, -100, strength: .priority(1)))
        }
        #expect(abs(solver.cost(priority: 1) - 99.95) < 1e-9)
        #expect(solver.pivots < 100)
    }

    @Test(
        "Hundreds of limits that meet in one point do not keep it", arguments: FuzzBudget.seeds(8, from: 0))
    func degenerate(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        let count = 8
        var solver = Solver()
        var ids: [Solver.ConstraintID] = []
        // Every plane goes through zero, so every step of the simplex may be one of length zero.
        for _ in 0..<120 {
            let terms = (0..<3).map { _ in
                Expression.Term(
                    Variable(Int.random(in: 0..<count, using: &generator)),
                    coefficient: Double(Int.random(in: -3...3, using: &generator)))
            }
            let strength = [Strength.required, .required, .priority(750), .priority(250), .weak]
                .randomElement(using: &generator)!
            let relation = [Constraint.Relation.lessThanOrEqual, .greaterThanOrEqual]
                .randomElement(using: &generator)!
            ids.append(
                try solver.add(Constraint(Expression(terms), relation, zeroWith: strength)))
            #expect((0..<count).allSatisfy { solver.value(of: Variable($0)).magnitude < 1e-6 })
        }
        // Now all constants move a little at once and back: many steps of the dual method, many ties.
        for delta in [1.0, 0, -1, 0] {
            try? solver.setConstants(ids.map { ($0, delta) })
            #expect(solver.checkInvariants() == nil)
        }
        for id in (0..<count) { _ = solver.isDetermined(Variable(id)) }
        for id in ids { try solver.remove(id) }
        #expect(solver.description == "empty")
        #expect(solver.pivots < 20_000)
    }
}
