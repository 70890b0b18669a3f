/// Whether a solution is the only one.
extension Solver {
    /// Whether a variable has the same value in every solution that is as good as the present one.
    ///
    /// As good is what meets the required constraints and violates those of each priority by no more in sum. So of
    /// two equal wishes for different values neither determines a variable, and a variable that no constraint
    /// mentions is not determined. Differences below a millionth count as none.
    ///
    /// - Complexity: O(cells of the variable's row) where each symbol in it either costs something or can move by
    ///   itself, as nearly always. Otherwise the steps of a simplex on a copy of the tableau.
    public func isDetermined(_ variable: Variable) -> Bool {
        guard isOptimal else {
            var solved = self
            solved.solve()
            return solved.isDetermined(variable)
        }
        guard let unknown = unknowns[variable.id] else { return false }
        let slot = symbols[Int(unknown.symbol)].row
        // What is not basic and free could be anything.
        guard slot >= 0 else { return false }
        let row = rows[Int(slot)]
        // At an optimum, a symbol that costs something in a goal is zero in every other optimum too.
        let movable = row.cells.filter { isFree($0.symbol, above: goals.count) }
        if movable.contains(where: { symbols[Int($0.symbol)].kind == .external }) { return false }
        var probe = self
        return movable.isEmpty || !(probe.canLower(row, by: 1) || probe.canLower(row, by: -1))
    }

    /// Whether a row's value, or with a factor of -1 its negative, has room to fall among the optima. The solver must
    /// not be used any more.
    private mutating func canLower(_ row: Row, by factor: Double) -> Bool {
        var goal = row
        goal.basic = -1
        goal.scale(by: factor)
        goals.append(Goal(priority: -.infinity, row: goal))
        defer { goals.removeLast() }
        let level = goals.count - 1
        while let entering = entering(at: level) {
            guard let leaving = leavingRow(entering: entering.symbol) else { return true }
            let room = -rows[Int(leaving)].constant / rows[Int(leaving)].coefficient(of: entering.symbol)
            if room * entering.coefficient.magnitude > 1e-6 { return true }
            // Stuck where several limits meet: other symbols have to move along.
            pivot(leaving, entering: entering.symbol)
        }
        return false
    }
}
