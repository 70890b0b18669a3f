/// Whether a solution is the only one.
extension Solver {
    /// Whether a variable has the same value in every solution that is as good as the present one.
    ///
    /// As good is what meets the required constraints and violates those of each priority by no more in sum. So of
    /// two equal wishes for different values neither determines a variable, and a variable that no constraint
    /// mentions is not determined. Differences below a millionth count as none.
    ///
    /// - Complexity: O(cells of the variable's row) where each symbol in it costs something, as nearly always.
    ///   Otherwise a copy of the tableau, and the steps of a simplex on it.
    public func isDetermined(_ variable: Variable) -> Bool {
        guard isOptimal, areGoalsCurrent else {
            var solved = self
            solved.optimise()
            return solved.isDetermined(variable)
        }
        guard let symbol = unknowns.symbol(of: variable) else { return false }
        let definition = tableau.symbols[Int(symbol)].definition
        if definition >= 0 {
            var probe = self
            probe.writeOutDefinition(of: definitions[Int(definition)].slot)
            return probe.isDetermined(variable)
        }
        let row = tableau.symbols[Int(symbol)].row
        // What is not basic and free could be anything.
        guard row >= 0 else { return false }
        // At an optimum, a symbol that costs something in a goal is zero in every other optimum too.
        let movable = tableau.cells(of: row).filter { canGrow($0.symbol, above: goals.count) }
        if movable.contains(where: { tableau.symbols[Int($0.symbol)].kind == .external }) { return false }
        var probe = self
        return movable.isEmpty || !(probe.canLower(symbol, by: 1) || probe.canLower(symbol, by: -1))
    }

    /// Whether a variable, or with a factor of -1 its negative, has room to fall among the optima. Leaves the solver
    /// at another of them.
    private mutating func canLower(_ symbol: Symbol, by factor: Double) -> Bool {
        var goal = Goal(priority: -.infinity)
        goal.costs = ContiguousArray(repeating: 0, count: tableau.symbols.count)
        addCost(of: tableau.symbols[Int(symbol)].row, times: factor, to: &goal.costs)
        goals.append(goal)
        defer { goals.removeLast() }
        let level = goals.count - 1
        for _ in 0..<stepLimit {
            guard let entering = entering(at: level) else { return false }
            guard let leaving = leavingRow(entering: entering) else { return true }
            let coefficient = tableau.coefficient(of: entering, in: leaving)
            let room = -tableau.rows[Int(leaving)].constant / coefficient
            if room * goals[level].costs[Int(entering)].magnitude > 1e-6 { return true }
            // Stuck where several limits meet: other symbols have to move along.
            step(leaving, entering: entering)
        }
        return false
    }
}
