import Fuzzing
import Testing

@testable import VitrineConstraints

/// Required, priorities alone and with weights, and weights alone: everything a strength can be.
private let strengths: [Strength] = [
    .required, .required, .priority(999), .priority(750), .priority(250), .priority(1), .strong, .medium,
    .weak, .weight(7),
]

@Suite("The constraint solver against a search of all corners")
struct SolverOptimumTests {
    private func randomConstraint(_ variables: Int, _ generator: inout SeededGenerator) -> Constraint {
        let terms = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
            Expression.Term(
                Variable(Int.random(in: 0..<variables, using: &generator)),
                coefficient: [-2, -1, 1, 1, 3, 0.5].randomElement(using: &generator)!)
        }
        let relations: [Constraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
        return Constraint(
            Expression(terms, constant: Double(Int.random(in: -20...20, using: &generator))),
            relations.randomElement(using: &generator)!, zeroWith: strengths.randomElement(using: &generator)!
        )
    }

    private func expectOptimum(
        _ solver: Solver, _ variables: Int, _ constraints: [Constraint], _ place: Comment,
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        #expect(solver.checkInvariants() == nil, place, sourceLocation: location)
        let search = ExhaustiveSearch(variables: variables, constraints)
        let best = try #require(search.best(), place, sourceLocation: location).costs
        let found = try #require(
            search.costs(at: (0..<variables).map { solver.value(of: Variable($0)) }), place,
            sourceLocation: location)
        let isEqual = zip(best, found).allSatisfy { abs($0 - $1) < 1e-6 * max(1, $0) }
        #expect(isEqual, "\(place): \(found) instead of \(best)\n\(constraints)", sourceLocation: location)
    }

    @Test(
        "Systems of up to six variables and ten constraints have the least violations, priority by priority",
        arguments: FuzzBudget.seeds(200, from: 0))
    func fresh(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        let variables = Int.random(in: 1...6, using: &generator)
        var solver = Solver()
        var present: [Constraint] = []
        for _ in 0..<Int.random(in: 1...10, using: &generator) {
            let constraint = randomConstraint(variables, &generator)
            let isPossible = ExhaustiveSearch(variables: variables, present + [constraint]).best() != nil
            if (try? solver.add(constraint)) != nil {
                #expect(isPossible, "\(constraint) contradicts \(present)")
                present.append(constraint)
            } else {
                #expect(!isPossible, "\(constraint) does not contradict \(present)")
                #expect(constraint.strength.isRequired)
            }
        }
        try expectOptimum(solver, variables, present, "seed \(seed)")
    }

    @Test(
        "They still have after additions, removals and changes of constants",
        arguments: FuzzBudget.seeds(75, from: 0))
    func edited(seed: Int) throws {
        var generator = SeededGenerator(seed: seed &+ 10_000)
        let variables = 2 + seed % 3
        var solver = Solver()
        var present: [(id: Solver.ConstraintID, constraint: Constraint)] = []
        for step in 0..<30 {
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
                let isPossible =
                    ExhaustiveSearch(variables: variables, changed.map(\.constraint)).best() != nil
                do {
                    try solver.setConstants(changes)
                    #expect(isPossible)
                    present = changed
                } catch {
                    #expect(!isPossible)
                }
            default:
                guard present.count < 8 else { continue }
                let constraint = randomConstraint(variables, &generator)
                if let id = try? solver.add(constraint) { present.append((id, constraint)) }
            }
            try expectOptimum(solver, variables, present.map(\.constraint), "seed \(seed), step \(step)")
        }
    }

    @Test("Values suggested for two variables are met as well as they can be together", arguments: 0..<60)
    func suggested(seed: Int) throws {
        var generator = SeededGenerator(seed: seed &+ 20_000)
        let variables = 3
        var solver = Solver()
        var present: [Constraint] = []
        for _ in 0..<6 {
            let constraint = randomConstraint(variables, &generator)
            if (try? solver.add(constraint)) != nil { present.append(constraint) }
        }
        try solver.edit(Variable(0), strength: .priority(500))
        try solver.edit(Variable(1), strength: .medium)
        for step in 0..<10 {
            let values = (0..<2).map { _ in Double(Int.random(in: -40...40, using: &generator)) }
            for id in 0..<2 { try solver.suggest(values[id], for: Variable(id)) }
            let wishes = [
                Constraint(
                    Variable(0), .equal, Expression(constant: values[0]), strength: .priority(500)),
                Constraint(Variable(1), .equal, Expression(constant: values[1]), strength: .medium),
            ]
            try expectOptimum(solver, variables, present + wishes, "seed \(seed), step \(step)")
        }
        try solver.endEdit(Variable(0))
        try solver.endEdit(Variable(1))
        try expectOptimum(solver, variables, present, "seed \(seed), at the end")
    }
}
