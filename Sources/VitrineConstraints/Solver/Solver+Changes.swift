/// Changes to constraints that are in the solver: other constants, and values suggested for variables.
extension Solver {
    /// Gives constraints other constants: those of their expressions. Finds the solution with all of them.
    ///
    /// - Complexity: O(rows that the constraints are in), and the steps to the new solution.
    public mutating func setConstants(_ changes: [(id: ConstraintID, constant: Double)]) throws(Failure) {
        for (id, _) in changes where entry(id) == nil { throw .unknownConstraint(id) }
        if stepsSinceRefresh > 2000 + tableau.rows.count { refresh() }
        // The dual method starts from an optimum.
        if !isOptimal { optimise() }
        // A constraint that comes twice has its first constant for the way back.
        var old: [(slot: Int, constant: Double)] = []
        old.reserveCapacity(changes.count)
        for (id, constant) in changes {
            let before = entries[id.slot].constant
            guard constant != before else { continue }
            old.append((id.slot, before))
            shift(id.slot, to: constant)
        }
        defer { evaluateDefinitions() }
        guard let cells = restoreFeasibility() else { return }
        let conflicting = owners(of: cells, besides: nil)
        for (slot, constant) in old.reversed() { shift(slot, to: constant) }
        suspectAll()
        _ = restoreFeasibility()
        throw .contradiction(conflicting)
    }

    /// Moves the constant of a constraint: in the tableau its marker gives way.
    private mutating func shift(_ slot: Int, to constant: Double) {
        let entry = entries[slot]
        entries[slot].constant = constant
        let change = entry.sign * (constant - entry.constant)
        let row = tableau.symbols[Int(entry.marker)].row
        if row >= 0 { return tableau.shift(row, by: -change) }
        tableau.find(entry.marker)
        for occurrence in tableau.occurrences {
            tableau.shift(occurrence.row, by: occurrence.coefficient * change)
        }
    }

    /// Has every row looked at: where feasibility was given up, nobody remembers which were not.
    mutating func suspectAll() {
        tableau.suspects.removeAll(keepingCapacity: true)
        for row in tableau.rows.indices where tableau.isInfeasible(Int32(row)) {
            tableau.suspects.append(Int32(row))
        }
    }

    // MARK: Edits

    /// Makes a variable one that values can be suggested for.
    ///
    /// - Parameter strength: Below required.
    public mutating func edit(_ variable: Variable, strength: Strength = .strong) throws(Failure) {
        guard edits[variable] == nil else { throw .notEditable(variable) }
        guard !strength.isRequired else { throw .requiredEdit(variable) }
        let id = try add(Constraint(variable, .equal, strength: strength))
        edits[variable] = Edit(id: id, value: 0)
    }

    /// Ends the editing of a variable; its last value is no longer wanted.
    public mutating func endEdit(_ variable: Variable) throws(Failure) {
        guard let edit = edits[variable] else { throw .notEditable(variable) }
        try remove(edit.id)
    }

    /// Suggests a value for an edited variable and finds the solution near the present one.
    public mutating func suggest(_ value: Double, for variable: Variable) throws(Failure) {
        guard let edit = edits[variable] else { throw .notEditable(variable) }
        edits[variable]?.value = value
        try setConstants([(edit.id, -value)])
    }
}
