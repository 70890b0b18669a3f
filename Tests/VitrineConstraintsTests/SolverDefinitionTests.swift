import Fuzzing
import Testing

@testable import VitrineConstraints

private func place(_ index: Int) -> Variable { Variable(2 * index) }
private func length(_ index: Int) -> Variable { Variable(2 * index + 1) }

@Suite("Variables that a constraint defines")
struct SolverDefinitionTests {
    private func cells(of solver: Solver) -> Int {
        solver.tableau.rows.indices.reduce(0) { $0 + solver.tableau.cells(of: Int32($1)).count }
    }

    /// Views in a row, 8 apart, that want to be 20 long, and the first longer rather than the others.
    private func row(of count: Int, fill total: Double) throws -> Solver {
        var solver = Solver()
        try solver.update { solver in
            try solver.add(Constraint(place(0), .equal, 0))
            for index in 1..<count {
                try solver.add(
                    Constraint(place(index), .equal, place(index - 1) + length(index - 1) + 8))
            }
            let end = place(count - 1) + length(count - 1)
            try solver.add(Constraint(end, .equal, Expression(constant: total)))
            for index in 0..<count {
                let strength = Strength.priority(index == 0 ? 250 : 251)
                try solver.add(Constraint(length(index), .equal, 20, strength: strength))
            }
        }
        return solver
    }

    @Test("The tableau of views in a row grows with their number, not with its square", arguments: [30, 300])
    func size(count: Int) throws {
        let solver = try row(of: count, fill: 28 * Double(count) + 92)
        // 20·n + 8·(n - 1) are 100 short of the whole, which the first has to take.
        #expect(solver.value(of: length(0)) == 120)
        #expect(solver.value(of: place(count - 1)) == 120 + 8 + 28 * Double(count - 2))
        #expect(solver.checkInvariants() == nil)
        // A place for each, and the last length, which the whole leaves. Written out, they would have count² cells.
        #expect(solver.definitions.count == count + 1)
        #expect(cells(of: solver) < 8 * count)
    }

    @Test("What mentions a variable twice on every level is written out once")
    func diamonds() throws {
        // Each level is the mean of the two below, in two ways: paths double with every level.
        var solver = Solver()
        try solver.add(Constraint(Variable(0), .equal, 4))
        try solver.add(Constraint(Variable(1), .equal, 8))
        for level in 1...200 {
            let (first, second) = (Variable(2 * level - 2), Variable(2 * level - 1))
            try solver.add(Constraint(Expression(Variable(2 * level)), .equal, 0.5 * (first + second)))
            try solver.add(
                Constraint(Expression(Variable(2 * level + 1)), .equal, 0.25 * first + 0.75 * second))
        }
        try solver.add(Constraint(Variable(400), .lessThanOrEqual, Variable(401) + 100))
        #expect(solver.definitions.count == 402)
        // The difference shrinks to a quarter with every level; a third of the first and two thirds of the second
        // stay what they are: x/3 + 2y/3 of the next is (1/6 + 1/6)·x + (1/6 + 1/2)·y.
        #expect(abs(solver.value(of: Variable(400)) - (4 + 2 * 8) / 3.0) < 1e-9)
        #expect(solver.checkInvariants() == nil)
    }

    @Test("When the constraint goes, the variable keeps what others say of it")
    func removal() throws {
        var solver = Solver()
        let anchor = try solver.add(Constraint(place(0), .equal, 100))
        let chain = try solver.add(Constraint(place(1), .greaterThanOrEqual, place(0) + 10))
        try solver.add(Constraint(place(1), .equal, 150, strength: .weak))
        #expect(solver.value(of: place(1)) == 150)
        #expect(solver.definitions.filter { $0.symbol >= 0 }.count == 2)

        try solver.remove(anchor)
        #expect(solver.checkInvariants() == nil)
        // Nothing says where 0 is, but that it is 10 before 1.
        #expect(solver.value(of: place(1)) == 150)
        #expect(solver.value(of: place(0)) <= 140)

        try solver.remove(chain)
        #expect(solver.checkInvariants() == nil)
        #expect(solver.value(of: place(1)) == 150)
        #expect(solver.value(of: place(0)) == 0)
        #expect(solver.unknowns.count == 1)
    }

    @Test("A definition nobody depends on comes and goes without a row")
    func unused() throws {
        var solver = Solver()
        try solver.add(Constraint(place(0), .equal, 100))
        let id = try solver.add(Constraint(place(1), .equal, place(0) + 10))
        #expect(solver.value(of: place(1)) == 110)
        try solver.setConstants([(id, -30)])
        #expect(solver.value(of: place(1)) == 130)
        try solver.remove(id)
        #expect(solver.value(of: place(1)) == 0)
        #expect(solver.pivots == 0)
        #expect(cells(of: solver) == 0)
    }

    @Test("What contradicts a chain of definitions names all of it")
    func contradiction() throws {
        var solver = Solver()
        var chain = [try solver.add(Constraint(place(0), .equal, 0))]
        for index in 1...4 {
            chain.append(try solver.add(Constraint(place(index), .equal, place(index - 1) + 10)))
        }
        let wrong = Constraint(place(4), .equal, 50)
        #expect(throws: Solver.Failure.unsatisfiable(wrong, conflicting: chain)) { try solver.add(wrong) }
        #expect(solver.value(of: place(4)) == 40)
        #expect(throws: Never.self) { try solver.add(Constraint(place(4), .equal, 40)) }
        #expect(solver.checkInvariants() == nil)
    }

    @Test(
        "In whatever order constraints come and go, the solution is as good",
        arguments: FuzzBudget.seeds(15, from: 0))
    func orders(seed: Int) throws {
        var generator = SeededGenerator(seed: seed &+ 9_000)
        var solver = Solver()
        var present: [(id: Solver.ConstraintID, constraint: Constraint)] = []
        for step in 0..<60 {
            if present.count > 10, Int.random(in: 0..<5, using: &generator) < 2 {
                let index = Int.random(in: 0..<present.count, using: &generator)
                try solver.remove(present.remove(at: index).id)
            } else {
                let constraint = sparseConstraint(using: &generator)
                if let id = try? solver.add(constraint) { present.append((id, constraint)) }
            }
            if step % 4 == 3, !present.isEmpty {
                let index = Int.random(in: 0..<present.count, using: &generator)
                let constant = Double(Int.random(in: -20...20, using: &generator))
                if (try? solver.setConstants([(present[index].id, constant)])) != nil {
                    present[index].constraint.expression.constant = constant
                }
            }
            #expect(solver.checkInvariants() == nil)
            // Another order defines other variables by other constraints.
            var other = Solver()
            for (_, constraint) in present.shuffled(using: &generator) { try other.add(constraint) }
            #expect(other.checkInvariants() == nil)
            #expect(abs(other.cost - solver.cost) < 1e-6 * max(1, other.cost))
        }
    }

    /// One with few of many variables, as in a layout.
    private func sparseConstraint(using generator: inout SeededGenerator) -> Constraint {
        let first = Int.random(in: 0..<20, using: &generator)
        let terms = (0..<Int.random(in: 1...3, using: &generator)).map { offset in
            Expression.Term(
                Variable((first + offset * Int.random(in: 0...2, using: &generator)) % 20),
                coefficient: [-1, 1, 1, 0.5].randomElement(using: &generator)!)
        }
        let relation: [Constraint.Relation] = [.lessThanOrEqual, .equal, .equal, .greaterThanOrEqual]
        let strength: [Strength] = [.required, .required, .required, .strong, .weak, .priority(3)]
        return Constraint(
            Expression(terms, constant: Double(Int.random(in: -20...20, using: &generator))),
            relation.randomElement(using: &generator)!, strength: strength.randomElement(using: &generator)!)
    }
}
