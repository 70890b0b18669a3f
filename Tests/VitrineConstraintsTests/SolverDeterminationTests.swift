import Fuzzing
import Testing

@testable import VitrineConstraints

private let x = Variable(0, name: "x")
private let y = Variable(1, name: "y")
private let z = Variable(2, name: "z")

@Suite("What a solver's constraints determine")
struct SolverDeterminationTests {
    @Test("An equation determines a variable, an inequality does not")
    func relations() throws {
        var solver = Solver()
        try solver.add(Constraint(x, .equal, 10))
        try solver.add(Constraint(y, .greaterThanOrEqual, 10))
        #expect(solver.isDetermined(x))
        #expect(!solver.isDetermined(y))
    }

    @Test("Only variables that nothing ties down are left open")
    func sums() throws {
        var solver = Solver()
        try solver.add(Constraint(x + y, .equal, 10))
        #expect(!solver.isDetermined(x))
        #expect(!solver.isDetermined(y))
        #expect(!solver.isDetermined(z))
        try solver.add(Constraint(x - y, .equal, 4))
        #expect(solver.isDetermined(x))
        #expect(solver.isDetermined(y))
    }

    @Test("A wish determines, two equal wishes for different values do not, a weaker third decides")
    func wishes() throws {
        var solver = Solver()
        try solver.add(Constraint(x, .equal, 10, strength: .priority(250)))
        #expect(solver.isDetermined(x))
        // Anything from 10 to 20 violates both together by 10.
        try solver.add(Constraint(x, .equal, 20, strength: .priority(250)))
        #expect(!solver.isDetermined(x))
        try solver.add(Constraint(x, .equal, 0, strength: .priority(50)))
        #expect(solver.isDetermined(x))
        #expect(solver.value(of: x) == 10)
    }

    @Test("Two labels that share a width are open while their priorities are equal")
    func labels() throws {
        var solver = Solver()
        try solver.add(Constraint(x + y, .equal, 300))
        try solver.add(Constraint(x, .lessThanOrEqual, 80, strength: .priority(250)))
        try solver.add(Constraint(x, .greaterThanOrEqual, 80, strength: .priority(750)))
        let hugging = try solver.add(Constraint(y, .lessThanOrEqual, 60, strength: .priority(250)))
        try solver.add(Constraint(y, .greaterThanOrEqual, 60, strength: .priority(750)))
        #expect(!solver.isDetermined(x))
        try solver.remove(hugging)
        try solver.add(Constraint(y, .lessThanOrEqual, 60, strength: .priority(251)))
        #expect(solver.isDetermined(x))
        #expect(solver.value(of: x) == 240)
    }

    @Test("Inequalities that meet in one point determine it")
    func pinched() throws {
        var solver = Solver()
        try solver.add(Constraint(x, .greaterThanOrEqual, 5))
        try solver.add(Constraint(x + y, .lessThanOrEqual, 5))
        #expect(!solver.isDetermined(x))
        let floor = try solver.add(Constraint(y, .greaterThanOrEqual, 0))
        // x ≥ 5, y ≥ 0 and x + y ≤ 5 leave (5, 0) alone, though no equation says so.
        #expect(solver.isDetermined(x))
        #expect(solver.isDetermined(y))
        try solver.remove(floor)
        #expect(!solver.isDetermined(y))
    }

    @Test("Where several limits meet in a point that can be left, it is found that it can")
    func corner() throws {
        var solver = Solver()
        // All of them hold with equality at zero; (1, 1, 1) satisfies them too.
        try solver.add(Constraint(x - y, .lessThanOrEqual))
        try solver.add(Constraint(y - z, .lessThanOrEqual))
        try solver.add(Constraint(z - 2 * x, .lessThanOrEqual))
        try solver.add(Constraint(x, .greaterThanOrEqual))
        #expect(!solver.isDetermined(x))
        #expect(!solver.isDetermined(z))
        try solver.add(Constraint(x + y + 1 * z, .lessThanOrEqual))
        #expect([x, y, z].allSatisfy(solver.isDetermined))
    }

    @Test("Asking before a deferred solution changes nothing")
    func deferred() throws {
        var solver = Solver()
        solver.deferSolving()
        try solver.add(Constraint(x, .greaterThanOrEqual, 3))
        try solver.add(Constraint(x, .equal, 0, strength: .weak))
        let before = solver.description
        #expect(solver.isDetermined(x))
        #expect(solver.description == before)
        solver.solve()
        #expect(solver.value(of: x) == 3)
    }

    @Test(
        "It is so exactly if all the best corners have the same value",
        arguments: FuzzBudget.seeds(150, from: 0))
    func againstSearch(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        let variables = 2 + seed % 2
        var solver = Solver()
        var present: [Constraint] = []
        // Bounds make the best solutions a body whose corners tell all about it.
        for id in 0..<variables {
            present.append(Constraint(Variable(id), .lessThanOrEqual, 9))
            present.append(Constraint(Variable(id), .greaterThanOrEqual, -9))
        }
        for constraint in present { try solver.add(constraint) }
        for _ in 0..<7 {
            let constraint = randomConstraint(variables, &generator)
            guard (try? solver.add(constraint)) != nil else { continue }
            present.append(constraint)
            let corners = try #require(ExhaustiveSearch(variables: variables, present).best()).corners
            for id in 0..<variables {
                let values = corners.map { $0[id] }
                let isDetermined = values.max()! - values.min()! < 1e-6
                #expect(
                    solver.isDetermined(Variable(id)) == isDetermined,
                    "v\(id) in \(values.min()!)...\(values.max()!) of\n\(present)\n\(solver)")
            }
        }
    }

    /// Small whole numbers, so that many planes meet in one point.
    private func randomConstraint(_ variables: Int, _ generator: inout SeededGenerator) -> Constraint {
        let terms = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
            Expression.Term(
                Variable(Int.random(in: 0..<variables, using: &generator)),
                coefficient: [-2, -1, 1, 1, 2].randomElement(using: &generator)!)
        }
        let relations: [Constraint.Relation] = [
            .lessThanOrEqual, .lessThanOrEqual, .equal, .greaterThanOrEqual,
        ]
        let strengths: [Strength] = [.required, .required, .priority(750), .priority(250), .weight(2)]
        return Constraint(
            Expression(terms, constant: Double([-2, 0, 0, 0, 1, 2].randomElement(using: &generator)!)),
            relations.randomElement(using: &generator)!,
            zeroWith: strengths.randomElement(using: &generator)!)
    }
}
