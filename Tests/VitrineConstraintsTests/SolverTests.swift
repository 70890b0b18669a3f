import Testing

@testable import VitrineConstraints

private let x = Variable(0, name: "x")
private let y = Variable(1, name: "y")
private let z = Variable(2, name: "z")

@Suite("The constraint solver")
struct SolverTests {
    @Test("Equations have their solution")
    func equations() throws {
        var solver = Solver()
        try solver.add(Constraint(x + y, .equal, 20))
        try solver.add(Constraint(x - y, .equal, 4))
        #expect(solver.value(of: x) == 12)
        #expect(solver.value(of: y) == 8)
        #expect(solver.checkInvariants() == nil)
    }

    @Test("Two columns share a width with a gap between them")
    func columns() throws {
        let (left, leftWidth, right, rightWidth) = (Variable(10), Variable(11), Variable(12), Variable(13))
        var solver = Solver()
        try solver.add(Constraint(left, .equal, 16))
        try solver.add(Constraint(right - left - leftWidth, .equal, 8))
        try solver.add(Constraint(right + rightWidth, .equal, 375 - 16))
        try solver.add(Constraint(leftWidth - rightWidth, .equal))
        #expect(solver.value(of: leftWidth) == 167.5)
        #expect(solver.value(of: right) == 191.5)
    }

    @Test("A stronger wish wins, the weaker one is met as far as it can be")
    func strengths() throws {
        var solver = Solver()
        try solver.add(Constraint(x, .equal, 10, strength: .weak))
        try solver.add(Constraint(x, .equal, 20, strength: .strong))
        #expect(solver.value(of: x) == 20)
        #expect(solver.cost == 10)
        try solver.add(Constraint(x, .lessThanOrEqual, 15))
        #expect(solver.value(of: x) == 15)
    }

    @Test("Weights of one's own decide between equals")
    func weights() throws {
        var solver = Solver()
        try solver.add(Constraint(x, .equal, 10, strength: .weight(3)))
        try solver.add(Constraint(x, .equal, 20, strength: .weight(2)))
        #expect(solver.value(of: x) == 10)
        #expect(solver.cost == 20)
    }

    @Test("Inequalities hold and what is weak presses against them")
    func inequalities() throws {
        var solver = Solver()
        try solver.add(Constraint(x, .greaterThanOrEqual, 5))
        try solver.add(Constraint(y - x, .greaterThanOrEqual, 10))
        try solver.add(Constraint(y, .equal, 0, strength: .weak))
        #expect(solver.value(of: x) == 5)
        #expect(solver.value(of: y) == 15)
    }

    @Test("Taking a constraint out gives back what it forbade")
    func removal() throws {
        var solver = Solver()
        try solver.add(Constraint(x, .equal, 100, strength: .weak))
        let ten = try solver.add(Constraint(x, .lessThanOrEqual, 10))
        let twenty = try solver.add(Constraint(x, .lessThanOrEqual, 20))
        #expect(solver.value(of: x) == 10)
        try solver.remove(ten)
        #expect(solver.value(of: x) == 20)
        try solver.remove(twenty)
        #expect(solver.value(of: x) == 100)
        #expect(throws: Solver.Failure.unknownConstraint(ten)) { try solver.remove(ten) }
    }

    @Test("A required contradiction is refused, names its opponents and changes nothing")
    func contradiction() throws {
        var solver = Solver()
        let first = try solver.add(Constraint(x, .equal, 10))
        try solver.add(Constraint(z, .equal, 1))
        let before = solver.description
        let wrong = Constraint(x, .equal, 11)
        #expect(throws: Solver.Failure.unsatisfiable(wrong, conflicting: [first])) { try solver.add(wrong) }
        let low = Constraint(x, .lessThanOrEqual, 9)
        #expect(throws: Solver.Failure.unsatisfiable(low, conflicting: [first])) { try solver.add(low) }
        #expect(solver.description == before)
        #expect(solver.value(of: x) == 10)
    }

    @Test("A contradiction between inequalities names the chain that makes it")
    func chain() throws {
        var solver = Solver()
        let one = try solver.add(Constraint(x, .greaterThanOrEqual, 10))
        let two = try solver.add(Constraint(y - x, .greaterThanOrEqual, 10))
        try solver.add(Constraint(z, .greaterThanOrEqual, 0))
        let wrong = Constraint(y, .lessThanOrEqual, 15)
        #expect(throws: Solver.Failure.unsatisfiable(wrong, conflicting: [one, two])) {
            try solver.add(wrong)
        }
        #expect(solver.checkInvariants() == nil)
    }

    @Test("The same equation twice is no contradiction, and either copy may go")
    func redundant() throws {
        var solver = Solver()
        let first = try solver.add(Constraint(x + y, .equal, 10))
        try solver.add(Constraint(x, .equal, 4))
        let second = try solver.add(Constraint(x + y, .equal, 10))
        try solver.remove(first)
        #expect(solver.value(of: y) == 6)
        try solver.remove(second)
        #expect(solver.value(of: x) == 4)
        try solver.add(Constraint(x + y, .equal, 12))
        #expect(solver.value(of: y) == 8)
    }

    @Test("Suggested values move the solution within what is required")
    func editing() throws {
        var solver = Solver()
        try solver.add(Constraint(x, .greaterThanOrEqual, 0))
        try solver.add(Constraint(x + y, .equal, 100))
        try solver.add(Constraint(y, .greaterThanOrEqual, 30))
        try solver.edit(x)
        for (suggestion, expected) in [(10.0, 10.0), (50, 50), (90, 70), (-5, 0), (65, 65)] {
            try solver.suggest(suggestion, for: x)
            #expect(solver.value(of: x) == expected)
            #expect(solver.value(of: y) == 100 - expected)
            #expect(solver.checkInvariants() == nil)
        }
        try solver.endEdit(x)
        #expect(throws: Solver.Failure.notEditable(x)) { try solver.suggest(1, for: x) }
        #expect(throws: Solver.Failure.requiredEdit(y)) { try solver.edit(y, strength: .required) }
    }

    @Test("A centred quadrilateral keeps its middles when a corner is dragged")
    func quadrilateral() throws {
        var solver = Solver()
        let corners = (0..<4).map { Variable($0) }
        let middles = (0..<4).map { Variable(10 + $0) }
        for (index, start) in [10.0, 110, 210, 50].enumerated() {
            try solver.add(Constraint(corners[index], .equal, Expression(constant: start), strength: .weak))
            try solver.add(
                Constraint(
                    2 * middles[index] - corners[index] - corners[(index + 1) % 4], .equal))
        }
        try solver.edit(corners[0])
        try solver.suggest(40, for: corners[0])
        #expect(corners.map(solver.value(of:)) == [40, 110, 210, 50])
        #expect(middles.map(solver.value(of:)) == [75, 160, 130, 45])
    }
}
