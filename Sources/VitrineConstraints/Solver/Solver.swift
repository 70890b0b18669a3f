/// Solves linear constraints step by step: each change starts from the solution before it.
///
/// The algorithm is Cassowary (Badros, Borning, Stuckey, 2001): a dual simplex method over a tableau in which
/// variables are free and slacks and errors are not negative. Ties follow Bland's rule, the symbol made first
/// wins, so a solution depends only on the sequence of calls.
///
/// The solver is a value: a copy is a snapshot.
public struct Solver: Sendable {
    /// Names a constraint that was added.
    public struct ConstraintID: Hashable, Comparable, Sendable {
        let number: Int
        public static func < (first: Self, second: Self) -> Bool { first.number < second.number }
    }

    /// Why a call was refused. The solver is as it was before the call.
    public enum Failure: Error, Hashable, Sendable {
        /// A required constraint contradicts the required constraints listed, taken together.
        case unsatisfiable(Constraint, conflicting: [ConstraintID])
        /// The constraint is not, or no longer, in the solver.
        case unknownConstraint(ConstraintID)
        /// The variable is edited already, or is not edited.
        case notEditable(Variable)
        /// An edited variable needs a strength below required.
        case requiredEdit(Variable)
    }

    /// The symbols that stand for a constraint in the tableau.
    struct Entry: Sendable {
        var constraint: Constraint
        var marker: Symbol
        var other: Symbol?
    }

    struct Edit: Sendable {
        var id: ConstraintID
        var value: Double
    }

    var rows: [Symbol: Row] = [:]
    var objective = Row()
    var entries: [ConstraintID: Entry] = [:]
    var edits: [Variable: Edit] = [:]
    var symbols: [Variable: Symbol] = [:]
    var variables: [Symbol: Variable] = [:]
    private var infeasible: [Symbol] = []
    private var symbolCount = 0
    private var constraintCount = 0

    /// Makes a solver without constraints.
    public init() {}

    /// The value of a variable; 0 for one that no constraint mentions.
    public func value(of variable: Variable) -> Double {
        guard let symbol = symbols[variable], let row = rows[symbol] else { return 0 }
        return row.constant
    }

    /// The constraints in the solver, in the order they were added.
    ///
    /// - Complexity: O(n log n).
    public var constraints: [(id: ConstraintID, constraint: Constraint)] {
        entries.sorted { $0.key < $1.key }.map { ($0.key, $0.value.constraint) }
    }

    /// The weighted sum of all violations, which is the least possible.
    public var cost: Double { objective.constant }

    // MARK: Constraints

    /// Adds a constraint and finds the solution with it.
    @discardableResult
    public mutating func add(_ constraint: Constraint) throws(Failure) -> ConstraintID {
        let before = self
        let id = ConstraintID(number: constraintCount)
        constraintCount += 1
        let (added, entry) = makeRow(for: constraint)
        var row = added
        if let subject = subject(of: row, entry) {
            row.solve(for: subject)
            substitute(subject, row)
            rows[subject] = row
        } else if row.cells.allSatisfy({ $0.symbol.kind == .dummy }) {
            guard row.constant.magnitude < nearlyZero else {
                self = before
                throw .unsatisfiable(constraint, conflicting: before.owners(of: row))
            }
            row.solve(for: entry.marker)
            substitute(entry.marker, row)
            rows[entry.marker] = row
        } else if let conflict = addWithArtificialVariable(row) {
            self = before
            throw .unsatisfiable(constraint, conflicting: before.owners(of: conflict))
        }
        entries[id] = entry
        optimise()
        return id
    }

    /// Takes a constraint out and finds the solution without it.
    public mutating func remove(_ id: ConstraintID) throws(Failure) {
        guard let entry = entries.removeValue(forKey: id) else { throw .unknownConstraint(id) }
        edits = edits.filter { $0.value.id != id }
        for symbol in [entry.marker, entry.other].compactMap(\.self) where symbol.kind == .error {
            let weight = entry.constraint.strength.weight
            if let row = rows[symbol] {
                objective.add(row, times: -weight)
            } else {
                objective.add(symbol, -weight)
            }
        }
        if rows.removeValue(forKey: entry.marker) == nil, let leaving = leavingSymbol(forMarker: entry.marker)
        {
            var row = rows.removeValue(forKey: leaving)!
            row.exchange(leaving, for: entry.marker)
            substitute(entry.marker, row)
        }
        optimise()
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
        guard let edit = edits[variable], var entry = entries[edit.id] else { throw .notEditable(variable) }
        let delta = value - edit.value
        edits[variable]?.value = value
        entry.constraint.expression.constant = -value
        entries[edit.id] = entry
        if rows[entry.marker] != nil {
            shift(entry.marker, by: -delta)
        } else if let other = entry.other, rows[other] != nil {
            shift(other, by: delta)
        } else {
            for symbol in rows.keys.sorted() {
                let coefficient = rows[symbol]!.coefficient(of: entry.marker)
                if coefficient != 0 { shift(symbol, by: delta * coefficient) }
            }
        }
        optimiseDual()
        // The dual steps keep the objective's columns optimal; its constant follows the suggestion here.
        objective.constant = weighedViolation()
    }

    private mutating func shift(_ symbol: Symbol, by delta: Double) {
        rows[symbol]!.constant += delta
        if symbol.isRestricted, rows[symbol]!.constant < 0 { infeasible.append(symbol) }
    }

    private func weighedViolation() -> Double {
        entries.sorted { $0.key < $1.key }.reduce(0) { sum, entry in
            let constraint = entry.value.constraint
            guard !constraint.strength.isRequired else { return sum }
            return sum + constraint.strength.weight * constraint.violation(value(of:))
        }
    }

    // MARK: Rows

    private mutating func makeSymbol(_ kind: Symbol.Kind) -> Symbol {
        symbolCount += 1
        return Symbol(id: symbolCount, kind: kind)
    }

    private mutating func symbol(for variable: Variable) -> Symbol {
        if let symbol = symbols[variable] { return symbol }
        let symbol = makeSymbol(.external)
        symbols[variable] = symbol
        variables[symbol] = variable
        return symbol
    }

    /// The constraint as `0 = row` with a constant that is not negative, in terms of what is not basic.
    private mutating func makeRow(for constraint: Constraint) -> (Row, Entry) {
        var row = Row(constant: constraint.expression.constant)
        for term in constraint.expression.terms {
            let symbol = symbol(for: term.variable)
            if let basic = rows[symbol] {
                row.add(basic, times: term.coefficient)
            } else {
                row.add(symbol, term.coefficient)
            }
        }
        let entry: Entry
        let weight = constraint.strength.weight
        switch (constraint.relation, constraint.strength.isRequired) {
        case (.equal, true):
            let dummy = makeSymbol(.dummy)
            row.add(dummy, 1)
            entry = Entry(constraint: constraint, marker: dummy)
        case (.equal, false):
            let (above, below) = (makeSymbol(.error), makeSymbol(.error))
            row.add(above, -1)
            row.add(below, 1)
            objective.add(above, weight)
            objective.add(below, weight)
            entry = Entry(constraint: constraint, marker: above, other: below)
        case (let relation, let isRequired):
            let sign: Double = relation == .lessThanOrEqual ? 1 : -1
            let slack = makeSymbol(.slack)
            row.add(slack, sign)
            if isRequired {
                entry = Entry(constraint: constraint, marker: slack)
            } else {
                let error = makeSymbol(.error)
                row.add(error, -sign)
                objective.add(error, weight)
                entry = Entry(constraint: constraint, marker: slack, other: error)
            }
        }
        if row.constant < 0 { row.negate() }
        return (row, entry)
    }

    /// The symbol to solve a new row for: a free variable, else a new slack that would not be negative.
    private func subject(of row: Row, _ entry: Entry) -> Symbol? {
        if let free = row.cells.first(where: { $0.symbol.kind == .external }) { return free.symbol }
        for symbol in [entry.marker, entry.other].compactMap(\.self)
        where symbol.isPivotable && row.coefficient(of: symbol) < 0 {
            return symbol
        }
        return nil
    }

    /// Adds a row that has no subject by driving an artificial variable to zero.
    ///
    /// - Returns: What stays of the artificial row if it does not reach zero: its symbols contradict each other.
    private mutating func addWithArtificialVariable(_ row: Row) -> Row? {
        let artificial = makeSymbol(.slack)
        rows[artificial] = row
        let goal = minimise(row)
        guard goal.constant.magnitude < nearlyZero else { return goal }
        if var left = rows.removeValue(forKey: artificial) {
            if left.cells.isEmpty { return nil }
            // A row of dummies alone says 0 = 0: nothing to keep but its newest marker.
            guard let entering = left.cells.first(where: { $0.symbol.isPivotable }) ?? left.cells.last else {
                return nil
            }
            left.exchange(artificial, for: entering.symbol)
            substitute(entering.symbol, left)
            rows[entering.symbol] = left
        }
        for key in Array(rows.keys) { rows[key]!.remove(artificial) }
        objective.remove(artificial)
        return nil
    }

    /// Puts a row in the place of a symbol everywhere.
    private mutating func substitute(_ symbol: Symbol, _ row: Row) {
        for key in rows.keys.sorted() where rows[key]!.coefficient(of: symbol) != 0 {
            rows[key]!.substitute(symbol, row)
            if key.isRestricted, rows[key]!.constant < 0 { infeasible.append(key) }
        }
        objective.substitute(symbol, row)
    }

    // MARK: Simplex

    private mutating func optimise() {
        infeasible = []
        objective = minimise(objective, isObjective: true)
    }

    /// Pivots until no symbol can lower the goal; returns the goal in terms of the final basis.
    private mutating func minimise(_ start: Row, isObjective: Bool = false) -> Row {
        var goal = start
        while let entering = goal.cells.first(where: {
            $0.symbol.kind != .dummy && $0.coefficient < -nearlyZero
        }) {
            guard let leaving = leavingSymbol(entering: entering.symbol) else {
                preconditionFailure(
                    "The goal has no least value: the tableau is damaged. Please report this.")
            }
            let row = pivot(leaving, entering: entering.symbol)
            goal.substitute(entering.symbol, row)
        }
        return goal
    }

    /// Makes one symbol basic instead of another and returns its new row.
    private mutating func pivot(_ leaving: Symbol, entering: Symbol) -> Row {
        var row = rows.removeValue(forKey: leaving)!
        row.exchange(leaving, for: entering)
        substitute(entering, row)
        rows[entering] = row
        return row
    }

    /// The restricted basic symbol that reaches zero first as another grows.
    private func leavingSymbol(entering: Symbol) -> Symbol? {
        var best: (ratio: Double, symbol: Symbol)?
        for (symbol, row) in rows where symbol.isRestricted {
            let coefficient = row.coefficient(of: entering)
            guard coefficient < 0 else { continue }
            let ratio = -row.constant / coefficient
            if best == nil || (ratio, symbol) < (best!.ratio, best!.symbol) { best = (ratio, symbol) }
        }
        return best?.symbol
    }

    /// The basic symbol to take out so that a marker can be dropped: a restricted one that stays feasible,
    /// else any, else a free one.
    private func leavingSymbol(forMarker marker: Symbol) -> Symbol? {
        var falling: (ratio: Double, symbol: Symbol)?
        var rising: (ratio: Double, symbol: Symbol)?
        var free: Symbol?
        for (symbol, row) in rows {
            let coefficient = row.coefficient(of: marker)
            guard coefficient != 0 else { continue }
            if !symbol.isRestricted {
                free = free.map { min($0, symbol) } ?? symbol
            } else if coefficient < 0 {
                let ratio = -row.constant / coefficient
                if falling == nil || (ratio, symbol) < (falling!.ratio, falling!.symbol) {
                    falling = (ratio, symbol)
                }
            } else {
                let ratio = row.constant / coefficient
                if rising == nil || (ratio, symbol) < (rising!.ratio, rising!.symbol) {
                    rising = (ratio, symbol)
                }
            }
        }
        return falling?.symbol ?? rising?.symbol ?? free
    }

    /// Restores feasibility after constants changed, keeping the objective optimal.
    private mutating func optimiseDual() {
        while let leaving = infeasible.popLast() {
            guard let row = rows[leaving], row.constant < -nearlyZero else { continue }
            var best: (ratio: Double, symbol: Symbol)?
            for cell in row.cells where cell.coefficient > 0 && cell.symbol.kind != .dummy {
                let ratio = objective.coefficient(of: cell.symbol) / cell.coefficient
                if best == nil || (ratio, cell.symbol) < (best!.ratio, best!.symbol) {
                    best = (ratio, cell.symbol)
                }
            }
            guard let best else {
                preconditionFailure(
                    "A suggestion left the feasible region: the tableau is damaged. Please report this.")
            }
            _ = pivot(leaving, entering: best.symbol)
        }
    }

    /// The constraints whose markers or errors appear in a row.
    private func owners(of row: Row) -> [ConstraintID] {
        let symbols = Set(row.cells.map(\.symbol))
        return entries.filter { symbols.contains($0.value.marker) && $0.value.constraint.strength.isRequired }
            .map(\.key).sorted()
    }
}
