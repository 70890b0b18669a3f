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
}
