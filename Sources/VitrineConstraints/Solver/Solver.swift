/// Solves linear constraints step by step: each change starts from the solution before it.
///
/// The algorithm is Cassowary (Badros, Borning, Stuckey, 2001): a dual simplex method over a tableau in which
/// variables are free and slacks and errors are not negative. Ties follow Bland's rule, the symbol made first
/// wins, so a solution depends only on the sequence of calls. There is a goal for each priority; a lower one is
/// pursued among the optima of the higher.
///
/// Memory is bounded by the constraints present: the place of what was removed is used again.
///
/// The solver is a value: a copy is a snapshot.
public struct Solver: Sendable {
    /// Names a constraint that was added.
    public struct ConstraintID: Hashable, Comparable, Sendable {
        let number: Int
        let slot: Int
        public static func < (first: Self, second: Self) -> Bool { first.number < second.number }
    }

    /// Why a call was refused. The solver is as it was before the call.
    public enum Failure: Error, Hashable, Sendable {
        /// A required constraint contradicts the required constraints listed, taken together.
        case unsatisfiable(Constraint, conflicting: [ConstraintID])
        /// New constants make the required constraints listed contradict each other.
        case contradiction([ConstraintID])
        /// The constraint is not, or no longer, in the solver.
        case unknownConstraint(ConstraintID)
        /// The variable is edited already, or is not edited.
        case notEditable(Variable)
        /// An edited variable needs a strength below required.
        case requiredEdit(Variable)
    }

    /// The symbols that stand for a constraint in the tableau.
    struct Entry: Sendable {
        var number: Int
        var constraint: Constraint
        var marker: Symbol
        var other: Symbol = -1
    }

    /// What is minimised for one priority.
    struct Goal: Sendable {
        var priority: Double
        var row = Row()
        /// How many constraints take part.
        var constraints = 0
    }

    struct Edit: Sendable {
        var id: ConstraintID
        var value: Double
    }

    /// An unknown that constraints mention.
    struct Unknown: Sendable {
        var variable: Variable
        var symbol: Symbol
        /// How many constraints mention it.
        var uses = 0
    }

    var symbols: ContiguousArray<SymbolInfo> = [SymbolInfo(kind: .free)]
    private var freeSymbols: ContiguousArray<Symbol> = []
    var rows: ContiguousArray<Row> = []
    private var freeRows: ContiguousArray<Int32> = []
    /// For each symbol that is not basic the rows it is in, and perhaps rows that it has left.
    var columns: ContiguousArray<ContiguousArray<Int32>> = [[]]
    /// The goals, most important first.
    var goals: ContiguousArray<Goal> = []
    var entries: ContiguousArray<Entry?> = []
    private var freeEntries: ContiguousArray<Int> = []
    private var edits: [Variable: Edit] = [:]
    private(set) var unknowns: [Int: Unknown] = [:]
    var infeasible: ContiguousArray<Int32> = []
    private var constraintCount = 0
    private var scratch: ContiguousArray<Row.Cell> = []
    private var batches = 0
    var isOptimal = true

    /// How often two symbols changed places, over the solver's life: a measure of its work.
    public internal(set) var pivots = 0

    /// Makes a solver without constraints.
    public init() {}

    /// The value of a variable; 0 for one that no constraint mentions.
    public func value(of variable: Variable) -> Double {
        guard let unknown = unknowns[variable.id] else { return 0 }
        return value(ofSymbol: unknown.symbol)
    }

    private func value(ofSymbol symbol: Symbol) -> Double {
        let row = symbols[Int(symbol)].row
        return row < 0 ? 0 : rows[Int(row)].constant
    }

    /// The constraints in the solver, in the order they were added.
    ///
    /// - Complexity: O(n log n).
    public var constraints: [(id: ConstraintID, constraint: Constraint)] {
        entries.enumerated().compactMap { slot, entry in
            entry.map { (ConstraintID(number: $0.number, slot: slot), $0.constraint) }
        }.sorted { $0.0 < $1.0 }
    }

    /// The weighted sum of all violations, which is the least possible.
    ///
    /// - Complexity: O(constraints).
    public var cost: Double { goals.reduce(0) { $0 + cost(priority: $1.priority) } }

    /// The weighted sum of the violations of one priority.
    ///
    /// - Complexity: O(constraints).
    public func cost(priority: Double) -> Double {
        entries.reduce(0) { sum, entry in
            guard let constraint = entry?.constraint, constraint.strength.priority == priority,
                !constraint.strength.isRequired
            else { return sum }
            return sum + constraint.strength.weight * constraint.violation(value(of:))
        }
    }

    // MARK: Changes

    /// Makes several changes and finds the solution once, after the last.
    public mutating func update<Result, Fault: Error>(
        _ changes: (inout Solver) throws(Fault) -> Result
    ) throws(Fault) -> Result {
        batches += 1
        defer {
            batches -= 1
            if batches == 0, !isOptimal { optimise() }
        }
        return try changes(&self)
    }

    /// From now on changes are only noted, until ``solve()``. The values in between mean nothing.
    public mutating func deferSolving() { batches += 1 }

    /// Finds the solution now, although solving is deferred.
    public mutating func solve() { if !isOptimal { optimise() } }

    private mutating func changed() {
        isOptimal = false
        if batches == 0 { optimise() }
    }

    /// Adds a constraint and finds the solution with it.
    @discardableResult
    public mutating func add(_ constraint: Constraint) throws(Failure) -> ConstraintID {
        let number = constraintCount
        constraintCount += 1
        var (row, entry) = makeRow(for: constraint, number: number)
        if let subject = subject(of: row, entry) {
            row.solve(for: subject)
            enter(row)
        } else if row.cells.allSatisfy({ symbols[Int($0.symbol)].kind == .dummy }) {
            guard row.constant.magnitude < 1e-6 else {
                let conflicting = owners(of: row, besides: entry)
                forget(entry)
                throw .unsatisfiable(constraint, conflicting: conflicting)
            }
            row.constant = 0
            row.solve(for: entry.marker)
            enter(row)
        } else if let conflict = addWithArtificialVariable(row) {
            let conflicting = owners(of: conflict, besides: entry)
            forget(entry)
            changed()
            throw .unsatisfiable(constraint, conflicting: conflicting)
        }
        let slot = freeEntries.popLast() ?? entries.count
        if slot == entries.count { entries.append(entry) } else { entries[slot] = entry }
        changed()
        return ConstraintID(number: number, slot: slot)
    }

    /// Takes a constraint out and finds the solution without it.
    public mutating func remove(_ id: ConstraintID) throws(Failure) {
        guard let entry = entry(id) else { throw .unknownConstraint(id) }
        entries[id.slot] = nil
        freeEntries.append(id.slot)
        if !edits.isEmpty { edits = edits.filter { $0.value.id != id } }
        let marker = Int(entry.marker)
        if symbols[marker].row < 0, let leaving = leavingRow(forMarker: entry.marker) {
            takeOutErrors(of: entry)
            pivot(leaving, entering: entry.marker)
        } else {
            takeOutErrors(of: entry)
        }
        if symbols[marker].row >= 0 { dropRow(symbols[marker].row) }
        forget(entry)
        changed()
    }

    /// A constraint as it is now; nil if it was removed.
    public func constraint(_ id: ConstraintID) -> Constraint? { entry(id)?.constraint }

    private func entry(_ id: ConstraintID) -> Entry? {
        guard id.slot < entries.count, let entry = entries[id.slot], entry.number == id.number else {
            return nil
        }
        return entry
    }

    /// Takes what a constraint's violation costs out of its goal.
    private mutating func takeOutErrors(of entry: Entry) {
        let strength = entry.constraint.strength
        guard !strength.isRequired, let goal = goals.firstIndex(where: { $0.priority == strength.priority })
        else { return }
        for symbol in [entry.marker, entry.other] where symbol >= 0 && symbols[Int(symbol)].kind == .error {
            let row = symbols[Int(symbol)].row
            if row >= 0 {
                goals[goal].row.add(rows[Int(row)], times: -strength.weight, scratch: &scratch)
            } else {
                goals[goal].row.add(symbol, -strength.weight)
            }
        }
        goals[goal].constraints -= 1
        if goals[goal].constraints == 0 { goals.remove(at: goal) }
    }

    /// Gives constraints other constants: those of their expressions. Finds the solution with all of them.
    ///
    /// - Complexity: O(rows that the constraints are in), and the steps to the new solution.
    public mutating func setConstants(_ changes: [(id: ConstraintID, constant: Double)]) throws(Failure) {
        for (id, _) in changes where entry(id) == nil { throw .unknownConstraint(id) }
        // The dual method starts from an optimum.
        if !isOptimal { optimise() }
        var old: [(id: ConstraintID, constant: Double)] = []
        old.reserveCapacity(changes.count)
        var contradiction: Row?
        for (id, constant) in changes {
            let before = entries[id.slot]!.constraint.expression.constant
            guard constant != before else { continue }
            old.append((id, before))
            contradiction = shift(id, by: constant - before) ?? contradiction
        }
        if let row = contradiction ?? optimiseDual() {
            let conflicting = owners(of: row, besides: nil)
            for (id, constant) in old {
                _ = shift(id, by: constant - entries[id.slot]!.constraint.expression.constant)
            }
            _ = optimiseDual()
            throw .contradiction(conflicting)
        }
    }

    /// Moves a constant of a constraint: in the tableau its marker gives way.
    ///
    /// - Returns: A row that says that zero is another number, if there is one now.
    private mutating func shift(_ id: ConstraintID, by delta: Double) -> Row? {
        entries[id.slot]!.constraint.expression.constant += delta
        let entry = entries[id.slot]!
        let marker = entry.marker
        let change: Double
        switch symbols[Int(marker)].kind {
        case .slack: change = entry.constraint.relation == .lessThanOrEqual ? delta : -delta
        case .error: change = -delta
        default: change = delta
        }
        let row = symbols[Int(marker)].row
        if row >= 0 { return shiftRow(row, by: -change) }
        compactColumn(marker)
        var contradiction: Row?
        for row in columns[Int(marker)] {
            let coefficient = rows[Int(row)].coefficient(of: marker)
            contradiction = shiftRow(row, by: coefficient * change) ?? contradiction
        }
        return contradiction
    }

    private mutating func shiftRow(_ row: Int32, by delta: Double) -> Row? {
        rows[Int(row)].constant += delta
        let kind = symbols[Int(rows[Int(row)].basic)].kind
        if kind == .dummy { return rows[Int(row)].constant.magnitude > 1e-6 ? rows[Int(row)] : nil }
        if kind != .external, rows[Int(row)].constant < 0 { infeasible.append(row) }
        return nil
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

    // MARK: Symbols and rows

    private mutating func makeSymbol(_ kind: SymbolInfo.Kind) -> Symbol {
        if let symbol = freeSymbols.popLast() {
            symbols[Int(symbol)] = SymbolInfo(kind: kind)
            return symbol
        }
        symbols.append(SymbolInfo(kind: kind))
        columns.append([])
        return Symbol(symbols.count - 1)
    }

    /// Takes a symbol that stands for nothing any more out of every row.
    private mutating func release(_ symbol: Symbol) {
        // In exact arithmetic it is nowhere by now.
        for row in columns[Int(symbol)] { rows[Int(row)].remove(symbol) }
        for goal in goals.indices { goals[goal].row.remove(symbol) }
        columns[Int(symbol)].removeAll()
        symbols[Int(symbol)] = SymbolInfo(kind: .free)
        freeSymbols.append(symbol)
    }

    /// Releases the symbols of a constraint that is in no row any more.
    private mutating func forget(_ entry: Entry) {
        for symbol in [entry.marker, entry.other] where symbol >= 0 {
            if symbols[Int(symbol)].row >= 0 { dropRow(symbols[Int(symbol)].row) }
            release(symbol)
        }
        for term in entry.constraint.expression.terms {
            guard let index = unknowns.index(forKey: term.variable.id) else { continue }
            unknowns.values[index].uses -= 1
            guard unknowns.values[index].uses == 0 else { continue }
            let symbol = unknowns.values[index].symbol
            unknowns.remove(at: index)
            if symbols[Int(symbol)].row >= 0 { dropRow(symbols[Int(symbol)].row) }
            release(symbol)
        }
    }

    private mutating func symbol(for variable: Variable) -> Symbol {
        if let index = unknowns.index(forKey: variable.id) {
            unknowns.values[index].uses += 1
            return unknowns.values[index].symbol
        }
        let symbol = makeSymbol(.external)
        unknowns[variable.id] = Unknown(variable: variable, symbol: symbol, uses: 1)
        return symbol
    }

    private mutating func addCost(of symbol: Symbol, _ strength: Strength) {
        let index = goals.firstIndex { $0.priority <= strength.priority } ?? goals.count
        if index == goals.count || goals[index].priority != strength.priority {
            goals.insert(Goal(priority: strength.priority), at: index)
        }
        goals[index].row.add(symbol, strength.weight)
    }

    /// The constraint as `0 = row` with a constant that is not negative, in terms of what is not basic.
    private mutating func makeRow(for constraint: Constraint, number: Int) -> (Row, Entry) {
        var row = Row(constant: constraint.expression.constant)
        for term in constraint.expression.terms {
            let symbol = symbol(for: term.variable)
            let basic = symbols[Int(symbol)].row
            if basic >= 0 {
                row.add(rows[Int(basic)], times: term.coefficient, scratch: &scratch)
            } else {
                row.add(symbol, term.coefficient)
            }
        }
        var entry = Entry(number: number, constraint: constraint, marker: -1)
        let strength = constraint.strength
        switch (constraint.relation, strength.isRequired) {
        case (.equal, true):
            entry.marker = makeSymbol(.dummy)
            row.add(entry.marker, 1)
        case (.equal, false):
            entry.marker = makeSymbol(.error)
            entry.other = makeSymbol(.error)
            row.add(entry.marker, -1)
            row.add(entry.other, 1)
            addCost(of: entry.marker, strength)
            addCost(of: entry.other, strength)
        case (let relation, let isRequired):
            let sign: Double = relation == .lessThanOrEqual ? 1 : -1
            entry.marker = makeSymbol(.slack)
            row.add(entry.marker, sign)
            if !isRequired {
                entry.other = makeSymbol(.error)
                row.add(entry.other, -sign)
                addCost(of: entry.other, strength)
            }
        }
        if !strength.isRequired {
            goals[goals.firstIndex { $0.priority == strength.priority }!].constraints += 1
        }
        if row.constant < 0 { row.negate() }
        return (row, entry)
    }

    /// The symbol to solve a new row for: a free variable, best one that no other row has; else a new slack
    /// that would not be negative.
    private func subject(of row: Row, _ entry: Entry) -> Symbol? {
        var free: Symbol?
        for cell in row.cells where symbols[Int(cell.symbol)].kind == .external {
            if columns[Int(cell.symbol)].isEmpty { return cell.symbol }
            if free == nil { free = cell.symbol }
        }
        if let free { return free }
        for symbol in [entry.marker, entry.other]
        where symbol >= 0 && symbols[Int(symbol)].isPivotable && row.coefficient(of: symbol) < 0 {
            return symbol
        }
        return nil
    }

    /// Puts a row for a new subject into the tableau.
    private mutating func enter(_ row: Row) {
        let slot = freeRows.popLast() ?? Int32(rows.count)
        if Int(slot) == rows.count { rows.append(row) } else { rows[Int(slot)] = row }
        symbols[Int(row.basic)].row = slot
        for cell in row.cells { columns[Int(cell.symbol)].append(slot) }
        substitute(row.basic, slot)
    }

    private mutating func dropRow(_ slot: Int32) {
        symbols[Int(rows[Int(slot)].basic)].row = -1
        rows[Int(slot)].basic = -1
        rows[Int(slot)].constant = 0
        rows[Int(slot)].cells.removeAll(keepingCapacity: true)
        freeRows.append(slot)
    }

    /// Adds a row that has no subject by driving an artificial variable to zero.
    ///
    /// - Returns: What stays of the artificial row if it does not reach zero: its symbols contradict each other.
    private mutating func addWithArtificialVariable(_ row: Row) -> Row? {
        let artificial = makeSymbol(.slack)
        goals.insert(Goal(priority: .infinity, row: row), at: 0)
        var artificialRow = row
        artificialRow.basic = artificial
        enter(artificialRow)
        minimise(goals: 1)
        let goal = goals.removeFirst().row
        let slot = symbols[Int(artificial)].row
        guard slot >= 0 else {
            release(artificial)
            return goal.constant.magnitude < 1e-7 ? nil : goal
        }
        // Dropping the artificial row drops the new constraint, and nothing else: it alone had the symbol.
        guard rows[Int(slot)].constant.magnitude < 1e-7 else {
            let conflict = rows[Int(slot)]
            dropRow(slot)
            release(artificial)
            return conflict
        }
        rows[Int(slot)].constant = 0
        let entering = rows[Int(slot)].cells.first { symbols[Int($0.symbol)].isPivotable }
        if let entering = entering ?? rows[Int(slot)].cells.last {
            pivot(slot, entering: entering.symbol)
        } else {
            dropRow(slot)
        }
        release(artificial)
        return nil
    }

    /// Puts the row of a symbol in its place everywhere else.
    mutating func substitute(_ symbol: Symbol, _ source: Int32) {
        let row = rows[Int(source)]
        var places = ContiguousArray<Int32>()
        swap(&places, &columns[Int(symbol)])
        for slot in places where slot != source {
            let coefficient = rows[Int(slot)].coefficient(of: symbol)
            guard coefficient != 0 else { continue }
            rows[Int(slot)].remove(symbol)
            rows[Int(slot)].add(row, times: coefficient, scratch: &scratch) { columns[Int($0)].append(slot) }
            if rows[Int(slot)].constant < 0, symbols[Int(rows[Int(slot)].basic)].isRestricted {
                infeasible.append(slot)
            }
        }
        for index in goals.indices {
            let coefficient = goals[index].row.coefficient(of: symbol)
            guard coefficient != 0 else { continue }
            goals[index].row.remove(symbol)
            goals[index].row.add(row, times: coefficient, scratch: &scratch)
        }
        // Keeps the memory of the list: the symbol will be in rows again.
        places.removeAll(keepingCapacity: true)
        swap(&places, &columns[Int(symbol)])
    }

    /// Leaves in a symbol's column the rows that it is in, once each.
    mutating func compactColumn(_ symbol: Symbol) {
        var places = ContiguousArray<Int32>()
        swap(&places, &columns[Int(symbol)])
        places.sort()
        var last: Int32 = -1
        places.removeAll { slot in
            defer { last = slot }
            return slot == last || rows[Int(slot)].basic < 0
                || rows[Int(slot)].coefficient(of: symbol) == 0
        }
        swap(&places, &columns[Int(symbol)])
    }

    /// The required constraints whose markers appear in a row.
    private func owners(of row: Row, besides new: Entry?) -> [ConstraintID] {
        var markers = Set(row.cells.map(\.symbol))
        if row.basic >= 0 { markers.insert(row.basic) }
        return entries.enumerated().compactMap { slot, entry in
            guard let entry, markers.contains(entry.marker), entry.constraint.strength.isRequired else {
                return nil
            }
            return ConstraintID(number: entry.number, slot: slot)
        }.sorted()
    }
}
