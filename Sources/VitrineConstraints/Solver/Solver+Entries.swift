/// How constraints come into the tableau and out of it.
extension Solver {
    /// Makes the symbols that stand for a constraint.
    func kinds(of constraint: Constraint) -> (marker: SymbolInfo.Kind, sign: Double, hasOther: Bool) {
        switch (constraint.relation, constraint.strength.isRequired) {
        case (.equal, true): (.dummy, 1, false)
        case (.equal, false): (.error, -1, true)
        case (.lessThanOrEqual, let isRequired): (.slack, 1, !isRequired)
        case (.greaterThanOrEqual, let isRequired): (.slack, -1, !isRequired)
        }
    }

    mutating func makeEntry(for constraint: Constraint, number: Int) -> Entry {
        var entry = Entry(number: number)
        entry.constant = constraint.expression.constant
        entry.relation = constraint.relation
        entry.strength = constraint.strength
        let count = Int32(constraint.expression.terms.count)
        terms.reserve(count, in: &entry.terms, keepingCells: false)
        entry.terms.count = count
        for (index, term) in constraint.expression.terms.enumerated() {
            terms[entry.terms, Int32(index)] = Cell(
                symbol: symbol(for: term.variable), coefficient: term.coefficient)
        }
        let (kind, sign, hasOther) = kinds(of: constraint)
        entry.marker = tableau.makeSymbol(kind)
        entry.sign = sign
        if hasOther { entry.other = tableau.makeSymbol(.error) }
        return entry
    }

    private mutating func symbol(for variable: Variable) -> Symbol {
        if let symbol = unknowns.symbol(of: variable) {
            unknowns.use(symbol)
            return symbol
        }
        let symbol = tableau.makeSymbol(.external)
        unknowns.insert(variable, symbol)
        return symbol
    }

    /// Solves the draft for a symbol and makes it a row.
    ///
    /// - Returns: The cells of a row that cannot be satisfied.
    mutating func enterDraft(of entry: Entry) -> ContiguousArray<Cell>? {
        if let free = freeSubject {
            tableau.enterDraft(solvedFor: free)
            return nil
        }
        let constant = tableau.rows[Int(Tableau.draft)].constant
        guard entry.strength.isRequired else {
            // One of the two errors, or of slack and error, is not negative.
            let isMarker = (constant <= 0) == (entry.sign > 0)
            tableau.enterDraft(solvedFor: isMarker ? entry.marker : entry.other)
            return nil
        }
        if entry.relation == .equal, constant.magnitude < Tolerance.redundant {
            // It repeats what others say: its dummy stays basic, or a symbol that is zero becomes basic.
            tableau.rows[Int(Tableau.draft)].constant = 0
            tableau.enterDraft(solvedFor: zeroSubject ?? entry.marker)
            return nil
        }
        tableau.enterDraft(solvedFor: entry.marker)
        return restoreFeasibility()
    }

    /// The free variable to solve the draft for: best one that no other row has.
    private var freeSubject: Symbol? {
        tableau.read(Tableau.draft) { cells in
            var free: Symbol?
            for cell in cells where tableau.symbols[Int(cell.symbol)].kind == .external {
                guard cell.coefficient.magnitude > Tolerance.pivot else { continue }
                if tableau.columns.isEmpty(cell.symbol) { return cell.symbol }
                if free == nil { free = cell.symbol }
            }
            return free
        }
    }

    private var zeroSubject: Symbol? {
        tableau.read(Tableau.draft) { cells in
            cells.first {
                tableau.symbols[Int($0.symbol)].isPivotable && $0.coefficient.magnitude > Tolerance.pivot
            }?.symbol
        }
    }

    /// Takes a constraint's row out of the tableau, and releases its symbols and terms.
    mutating func forget(_ entry: Entry) {
        if !tableau.symbols[Int(entry.marker)].isBasic, let leaving = leavingRow(forMarker: entry.marker) {
            step(leaving, entering: entry.marker)
        }
        if tableau.symbols[Int(entry.marker)].isBasic {
            tableau.dropRow(tableau.symbols[Int(entry.marker)].row)
        }
        for symbol in [entry.marker, entry.other] where symbol >= 0 { tableau.releaseSymbol(symbol) }
        for index in 0..<entry.terms.count {
            let symbol = terms[entry.terms, index].symbol
            if unknowns.release(symbol) { tableau.releaseSymbol(symbol) }
        }
        var block = entry.terms
        terms.release(&block)
    }

    /// The required constraints whose markers appear in some cells.
    func owners(of cells: ContiguousArray<Cell>, besides new: Entry?) -> [ConstraintID] {
        let markers = Set(cells.map(\.symbol))
        return entries.indices.compactMap { slot in
            let entry = entries[slot]
            guard entry.number >= 0, entry.strength.isRequired, markers.contains(entry.marker) else {
                return nil
            }
            return ConstraintID(number: entry.number, slot: slot)
        }.sorted()
    }

    // MARK: Goals

    mutating func takePart(in priority: Double) {
        let index = goals.firstIndex { $0.priority <= priority } ?? goals.count
        if index == goals.count || goals[index].priority != priority {
            goals.insert(Goal(priority: priority), at: index)
        }
        goals[index].constraints += 1
    }

    mutating func leave(_ priority: Double) {
        guard let index = goals.firstIndex(where: { $0.priority == priority }) else { return }
        goals[index].constraints -= 1
        if goals[index].constraints == 0 { goals.remove(at: index) }
    }

    /// Computes what symbols cost: the violations, in terms of what is not basic.
    ///
    /// While constraints come and go this would be in vain, so it is done before the first step of the simplex.
    mutating func computeGoals() {
        let count = tableau.symbols.count
        for index in goals.indices {
            if goals[index].costs.count == count {
                for symbol in 0..<count { goals[index].costs[symbol] = 0 }
            } else {
                goals[index].costs = ContiguousArray(repeating: 0, count: count)
            }
        }
        for entry in entries where entry.number >= 0 && !entry.strength.isRequired {
            guard let index = goals.firstIndex(where: { $0.priority == entry.strength.priority }) else {
                continue
            }
            for symbol in [entry.marker, entry.other]
            where tableau.symbols[Int(symbol)].kind == .error {
                let row = tableau.symbols[Int(symbol)].row
                if row >= 0 {
                    addCost(of: row, times: entry.strength.weight, to: index)
                } else {
                    goals[index].costs[Int(symbol)] += entry.strength.weight
                }
            }
        }
        areGoalsCurrent = true
    }

    /// Adds what a row's cells would cost if its symbol did.
    func addCost(of row: Int32, times factor: Double, to costs: inout ContiguousArray<Double>) {
        tableau.read(row) { cells in
            costs.withUnsafeMutableBufferPointer { costs in
                for cell in cells { costs[Int(cell.symbol)] += factor * cell.coefficient }
            }
        }
    }

    private mutating func addCost(of row: Int32, times factor: Double, to goal: Int) {
        var costs = ContiguousArray<Double>()
        swap(&costs, &goals[goal].costs)
        addCost(of: row, times: factor, to: &costs)
        swap(&costs, &goals[goal].costs)
    }
}
