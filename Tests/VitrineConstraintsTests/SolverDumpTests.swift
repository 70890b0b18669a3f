import Testing

@testable import VitrineConstraints

private let x = Variable(0, name: "x")
private let y = Variable(1, name: "y")

@Suite("The text of a tableau")
struct SolverDumpTests {
    @Test("It says what is minimised, what is worth what, and by which constraints")
    func whole() throws {
        var solver = Solver()
        try solver.add(Constraint(x, .greaterThanOrEqual, 5))
        try solver.add(Constraint(x, .equal, 0, strength: .priority(250)))
        try solver.add(Constraint(y - x, .equal, 10))
        try solver.add(Constraint(y, .lessThanOrEqual, 12, strength: .priority(750)))
        // x = 5 violates constraint 1 by 5, y = 15 constraint 3 by 3.
        #expect(
            solver.description == """
                minimise
                  @750: 3 + s0 - d2 + s3
                  @250: 5 + s0 + 2·e1-
                defined
                  x = 5  (5 + s0)
                  y = 15  (10 + x - d2)
                others
                  e1+ = 5 + s0 + e1-
                  e3 = 3 + s0 - d2 + s3
                constraints
                  0: x - 5 >= 0 (required)
                  1: x == 0 (@250)
                  2: y - x - 10 == 0 (required)
                  3: y - 12 <= 0 (@750)
                """)
    }

    @Test("Names of one's own take the place of the variables' own, and what is open says so")
    func names() throws {
        var solver = Solver()
        try solver.add(Constraint(x + 2 * y, .equal, 7))
        #expect(
            solver.description { "label.\($0.name)" } == """
                variables
                  label.y is free
                defined
                  label.x = 7  (7 - 2·label.y - d0)
                constraints
                  0: label.x + 2·label.y - 7 == 0 (required)
                """)
        #expect(Solver().description == "empty")
    }

    @Test("Rows that are negative before a deferred solution are marked")
    func infeasible() throws {
        var solver = Solver()
        try solver.add(Constraint(x, .equal, 3))
        let limit = try solver.add(Constraint(x, .lessThanOrEqual, 5))
        // The state in the middle of a change, which callers never see.
        let row = solver.tableau.symbols[Int(solver.entries[limit.slot].marker)].row
        solver.tableau.shift(row, by: -4)
        #expect(solver.description.contains("  s1 = -2 + d0  (infeasible)"))
    }

    @Test("Constraints read as one would write them")
    func constraints() {
        #expect(Constraint(2 * x - y, .equal, -10).description == "2·x - y + 10 == 0 (required)")
        #expect(Constraint(x, .lessThanOrEqual, strength: .weight(7)).description == "x <= 0 (7)")
        #expect(Constraint(x, .equal, 0.5, strength: .priority(250)).description == "x - 0.5 == 0 (@250)")
    }
}
