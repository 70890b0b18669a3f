/// Which of several equally good solutions is taken.
///
/// The simplex ends at whichever it comes to first, and so depends on every change before. Where that must not show,
/// a caller names variables in an order of its own, and these are made as small as can be, one after the other.
extension Solver {
    /// Whether another solution may be as good as the present one, which ``settle(_:)`` would find out. False if there
    /// is none for certain; as nearly always.
    ///
    /// - Complexity: O(symbols and priorities).
    public var mayBeAmbiguous: Bool {
        guard isOptimal else { return true }
        return tableau.symbols.indices.contains { isMovable(Symbol($0)) }
    }

    /// The variables among some that may be worth something else in a solution that is as good.
    ///
    /// - Complexity: O(cells of the rows and definitions that the variables have).
    public mutating func movable(among variables: [Variable]) -> [Variable] {
        solve()
        return variables.filter { variable in
            guard let symbol = unknowns.symbol(of: variable) else { return false }
            draft(symbol)
            return tableau.read(Tableau.draft) { cells in cells.contains { isMovable($0.symbol) } }
        }
    }

    /// What is preferred among solutions that are equally good.
    public enum Preference: Hashable, Sendable {
        /// A variable is as small as can be. One that could fall for ever is made as large as can be, and zero if that
        /// has no end either.
        case least(Variable)
        /// A weighted constraint is violated as little as can be.
        case met(ConstraintID)
    }

    /// Takes of all solutions that are as good as the present one those that suit the first preference best, of these
    /// those that suit the second best, and so on.
    ///
    /// - Complexity: O(cells of the rows and definitions concerned), and the steps to the solution.
    public mutating func settle(_ preferences: [Preference]) {
        solve()
        var isOpen = ContiguousArray(tableau.symbols.indices.map { isMovable(Symbol($0)) })
        var count = isOpen.count { $0 }
        guard count > 0 else { return }
        var steps = 0
        for preference in preferences {
            guard count > 0, steps < stepLimit else { break }
            for symbol in symbols(of: preference) { lower(symbol, &isOpen, &count, &steps) }
        }
        tableau.suspects.removeAll(keepingCapacity: true)
        evaluateDefinitions()
    }

    /// What has to be small.
    private func symbols(of preference: Preference) -> [Symbol] {
        switch preference {
        case .least(let variable): return unknowns.symbol(of: variable).map { [$0] } ?? []
        case .met(let id):
            guard let entry = entry(id) else { return [] }
            return [entry.marker, entry.other].filter { $0 >= 0 && tableau.symbols[Int($0)].kind == .error }
        }
    }

    /// Makes a symbol as small as can be, and closes what would change it.
    private mutating func lower(
        _ symbol: Symbol, _ isOpen: inout ContiguousArray<Bool>, _ count: inout Int, _ steps: inout Int
    ) {
        var direction = 1.0
        while steps < stepLimit {
            draft(symbol)
            let cells = tableau.cells(of: Tableau.draft).filter { isOpen[Int($0.symbol)] }
            guard !cells.isEmpty else { return }
            func close(_ cells: some Sequence<Cell>) {
                for cell in cells where isOpen[Int(cell.symbol)] {
                    isOpen[Int(cell.symbol)] = false
                    count -= 1
                }
            }
            if let free = cells.first(where: { tableau.symbols[Int($0.symbol)].kind == .external }) {
                // It could be anything.
                let row = tableau.symbols[Int(symbol)].row
                guard row >= 0, free.coefficient.magnitude > Tolerance.pivot else { return close([free]) }
                steps += 1
                step(row, entering: free.symbol)
                return close([free])
            }
            let entering = cells.first { $0.coefficient * direction < -Tolerance.pivot }
            guard let entering else { return close(cells) }
            steps += 1
            if let row = leavingRow(entering: entering.symbol) {
                let leaving = tableau.rows[Int(row)].basic
                step(row, entering: entering.symbol)
                isOpen[Int(entering.symbol)] = false
                if tableau.symbols[Int(leaving)].isPivotable {
                    isOpen[Int(leaving)] = true
                } else {
                    count -= 1
                }
            } else if direction > 0 {
                direction = -1
            } else {
                return close(cells)
            }
        }
    }

    /// Whether a symbol is zero and costs nothing if it is not.
    private func isMovable(_ symbol: Symbol) -> Bool {
        let info = tableau.symbols[Int(symbol)]
        guard !info.isBasic else { return false }
        switch info.kind {
        case .dummy, .free: return false
        case .external: return info.definition < 0
        case .slack, .error:
            return !goals.contains { $0.costs[Int(symbol)].magnitude > Tolerance.cost }
        }
    }

    /// Writes a symbol in terms of those that are neither basic nor defined.
    private mutating func draft(_ symbol: Symbol) {
        tableau.beginDraft(constant: 0)
        tableau.addToDraft(symbol, times: 1)
        writeOutDefinitionsInDraft()
        tableau.endDraft()
    }
}
