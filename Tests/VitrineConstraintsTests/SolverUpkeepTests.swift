import Testing

@testable import VitrineConstraints

private let x = Variable(0, name: "x")
private let y = Variable(1, name: "y")

@Suite("The constraint solver over time")
struct SolverUpkeepTests {
    @Test("A priority wins over any number of lower ones")
    func priorities() throws {
        var solver = Solver()
        for _ in 0..<50 { try solver.add(Constraint(x, .equal, 10, strength: .priority(250))) }
        try solver.add(Constraint(x, .equal, 20, strength: .priority(251)))
        #expect(solver.value(of: x) == 20)
        #expect(solver.cost(priority: 251) == 0)
        #expect(solver.cost(priority: 250) == 500)
    }

    @Test("Among equal optima of a priority the lower one decides")
    func tieBreak() throws {
        var solver = Solver()
        try solver.add(Constraint(x, .greaterThanOrEqual, 5, strength: .priority(750)))
        try solver.add(Constraint(x, .lessThanOrEqual, 30, strength: .priority(750)))
        try solver.add(Constraint(x, .equal, 12, strength: .priority(50)))
        #expect(solver.value(of: x) == 12)
    }

    @Test("Constants can change under required and weighted constraints, several at once")
    func constants() throws {
        var solver = Solver()
        let width = try solver.add(Constraint(x, .equal, 300))
        let inset = try solver.add(Constraint(x - y, .greaterThanOrEqual, 20))
        let wish = try solver.add(Constraint(y, .equal, 290, strength: .priority(750)))
        #expect(solver.value(of: y) == 280)
        try solver.setConstants([(width, -100), (inset, -30), (wish, -10)])
        #expect(solver.value(of: x) == 100)
        #expect(solver.value(of: y) == 10)
        try solver.setConstants([(wish, -90)])
        #expect(solver.value(of: y) == 70)
        #expect(solver.checkInvariants() == nil)
    }

    @Test("Constants that contradict each other are refused and name the constraints")
    func contradiction() throws {
        var solver = Solver()
        let width = try solver.add(Constraint(x, .equal, 300))
        let least = try solver.add(Constraint(y, .greaterThanOrEqual, 100))
        let inside = try solver.add(Constraint(x - y, .greaterThanOrEqual))
        #expect(throws: Solver.Failure.contradiction([width, least, inside])) {
            try solver.setConstants([(width, -50)])
        }
        #expect(solver.value(of: x) == 300)
        #expect(solver.checkInvariants() == nil)
        try solver.setConstants([(width, -150)])
        #expect(solver.value(of: x) == 150)
    }

    @Test("Of an equation given twice neither copy may change alone, and both may together")
    func redundant() throws {
        var solver = Solver()
        let first = try solver.add(Constraint(x, .equal, 10))
        let second = try solver.add(Constraint(x, .equal, 10))
        #expect(throws: Solver.Failure.contradiction([first, second])) {
            try solver.setConstants([(first, -11)])
        }
        #expect(solver.value(of: x) == 10)
        try solver.remove(first)
        try solver.setConstants([(second, -12)])
        #expect(solver.value(of: x) == 12)
    }

    @Test("Changes made together are solved once")
    func batch() throws {
        var solver = Solver()
        try solver.update { solver throws(Solver.Failure) in
            try solver.add(Constraint(x, .equal, 10, strength: .weak))
            try solver.add(Constraint(x, .greaterThanOrEqual, 15))
            try solver.add(Constraint(y - x, .equal, 5))
        }
        #expect(solver.value(of: x) == 15)
        #expect(solver.value(of: y) == 20)
        #expect(solver.checkInvariants() == nil)
    }

    @Test("Ten thousand changes leave no more behind than the first hundred")
    func boundedMemory() throws {
        var solver = Solver()
        try solver.add(Constraint(x, .equal, 100))
        var capacity = solver.capacity
        for round in 0..<10_000 {
            let fresh = Variable(1000 + round)
            let place = try solver.add(Constraint(fresh - x, .equal, 5))
            let wish = try solver.add(Constraint(fresh, .equal, 50, strength: .priority(250)))
            let limit = try solver.add(Constraint(fresh, .greaterThanOrEqual, 0))
            try solver.remove(place)
            #expect(solver.value(of: fresh) == 50)
            try solver.remove(limit)
            try solver.remove(wish)
            if round == 100 { capacity = solver.capacity }
        }
        #expect(solver.capacity == capacity)
        #expect(solver.unknowns.count == 1)
        #expect(solver.goals.isEmpty)
        #expect(solver.description == "minimise 0\nx = 100 - d2")
    }
}
