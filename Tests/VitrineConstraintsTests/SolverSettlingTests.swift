import Fuzzing
import Testing

@testable import VitrineConstraints

private let x = Variable(0, name: "x")
private let y = Variable(1, name: "y")
private let z = Variable(2, name: "z")

@Suite("Solutions that are equally good")
struct SolverSettlingTests {
    @Test("The first preference is met as far as can be, then the second")
    func order() throws {
        var solver = Solver()
        try solver.add(Constraint(x + y + z, .equal, 30))
        for variable in [x, y, z] { try solver.add(Constraint(variable, .greaterThanOrEqual, 4)) }
        #expect(solver.mayBeAmbiguous)
        solver.settle([.least(y), .least(x)])
        #expect([x, y, z].map(solver.value(of:)) == [4, 4, 22])
        solver.settle([.least(z), .least(y)])
        #expect([x, y, z].map(solver.value(of:)) == [22, 4, 4])
        #expect(solver.checkInvariants() == nil)
    }

    @Test("What costs something in a goal does not give way to a preference")
    func goals() throws {
        var solver = Solver()
        try solver.add(Constraint(x + y, .equal, 30))
        try solver.add(Constraint(x, .greaterThanOrEqual, 20, strength: .priority(10)))
        try solver.add(Constraint(y, .greaterThanOrEqual, 20, strength: .priority(10)))
        // Ten are missing, of whichever.
        solver.settle([.least(x)])
        #expect(solver.value(of: x) == 10)
        let wish = try solver.add(Constraint(x, .greaterThanOrEqual, 15, strength: .priority(9)))
        solver.settle([.least(x)])
        #expect(solver.value(of: x) == 15)
        try solver.remove(wish)
        solver.settle([.least(y)])
        #expect([x, y].map(solver.value(of:)) == [20, 10])
    }

    @Test("A constraint can be preferred to be met")
    func met() throws {
        var solver = Solver()
        try solver.add(Constraint(x + y, .equal, 30))
        let first = try solver.add(Constraint(x, .equal, 20, strength: .priority(10)))
        let second = try solver.add(Constraint(y, .equal, 20, strength: .priority(10)))
        solver.settle([.met(first)])
        #expect([x, y].map(solver.value(of:)) == [20, 10])
        solver.settle([.met(second)])
        #expect([x, y].map(solver.value(of:)) == [10, 20])
    }

    @Test("What could fall for ever is as large as can be, and zero if it could be anything")
    func unbounded() throws {
        var solver = Solver()
        try solver.add(Constraint(x, .lessThanOrEqual, 7))
        try solver.add(Constraint(y - z, .equal, 5))
        solver.settle([.least(x), .least(z), .least(y)])
        #expect([x, y, z].map(solver.value(of:)) == [7, 5, 0])
    }

    @Test("What is determined stays, and nothing is asked")
    func determined() throws {
        var solver = Solver()
        try solver.add(Constraint(x, .equal, 3, strength: .priority(5)))
        try solver.add(Constraint(y - x, .equal, 4))
        #expect(!solver.mayBeAmbiguous)
        #expect(solver.movable(among: [x, y]) == [])
        try solver.add(Constraint(z, .greaterThanOrEqual, 1))
        #expect(solver.movable(among: [x, y, z]) == [z])
        let pivots = solver.pivots
        solver.settle([.least(x), .least(y)])
        #expect(solver.pivots == pivots)
    }

    @Test("The settled solution does not depend on the order of what led to it: 100 systems")
    func history() throws {
        for seed in 0..<100 {
            var random = SeededGenerator(seed: seed + 1_000)
            let variables = (0..<6).map { Variable($0) }
            var wishes: [Constraint] = variables.map { Constraint($0, .greaterThanOrEqual) }
            wishes.append(
                Constraint(
                    Expression(variables.map { Expression.Term($0) }), .equal,
                    Expression(constant: Double(Int.random(in: 20...90, using: &random)))))
            for _ in 0..<8 {
                let pair = variables.shuffled(using: &random).prefix(2)
                let relation = [Constraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual]
                    .randomElement(using: &random)!
                wishes.append(
                    Constraint(
                        pair[0] + Double(Int.random(in: -1...1, using: &random)) * pair[1], relation,
                        Expression(constant: Double(Int.random(in: 0...40, using: &random))),
                        strength: .priority(Double(Int.random(in: 1...3, using: &random)))))
            }
            func solution(_ order: [Constraint], detour: Bool) throws -> [Double] {
                var solver = Solver()
                var random = SeededGenerator(seed: seed)
                for constraint in order {
                    let id = try solver.add(constraint)
                    guard detour, Bool.random(using: &random), !constraint.strength.isRequired else {
                        continue
                    }
                    try solver.setConstants([(id, constraint.expression.constant + 17)])
                    solver.settle([.least(variables[3])])
                    try solver.setConstants([(id, constraint.expression.constant)])
                }
                solver.settle(variables.map { .least($0) })
                #expect(solver.checkInvariants() == nil)
                return variables.map { (solver.value(of: $0) * 1e6).rounded() / 1e6 }
            }
            let plain = try solution(wishes, detour: false)
            #expect(try solution(wishes.shuffled(using: &random), detour: true) == plain, "seed \(seed)")
        }
    }
}
