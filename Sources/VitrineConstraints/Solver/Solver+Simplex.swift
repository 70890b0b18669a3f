/// Moving from one solution of the tableau to a better one, or to one that is feasible again.
extension Solver {
    mutating func optimise() {
        infeasible.removeAll(keepingCapacity: true)
        minimise(goals: goals.count)
        infeasible.removeAll(keepingCapacity: true)
        isOptimal = true
    }

    /// Pivots until no symbol can lower one of the first goals without raising one before it.
    mutating func minimise(goals count: Int) {
        var level = 0
        while level < count {
            guard let entering = entering(at: level) else {
                level += 1
                continue
            }
            guard let leaving = leavingRow(entering: entering.symbol) else {
                // No sum of violations falls for ever: what says so is rounding.
                goals[level].row.remove(entering.symbol)
                continue
            }
            pivot(leaving, entering: entering.symbol)
        }
    }

    /// The first symbol that lowers a goal as it grows, without costing anything in the goals before.
    func entering(at level: Int) -> Row.Cell? {
        goals[level].row.cells.first { $0.coefficient < -nearlyZero && isFree($0.symbol, above: level) }
    }

    /// Whether a symbol can grow without costing anything in the goals before a level.
    func isFree(_ symbol: Symbol, above level: Int) -> Bool {
        if symbols[Int(symbol)].kind == .dummy { return false }
        for index in 0..<level where goals[index].row.coefficient(of: symbol) != 0 { return false }
        return true
    }

    /// Makes one symbol basic instead of that of a row.
    mutating func pivot(_ slot: Int32, entering: Symbol) {
        pivots += 1
        let leaving = rows[Int(slot)].basic
        symbols[Int(leaving)].row = -1
        symbols[Int(entering)].row = slot
        rows[Int(slot)].exchange(for: entering)
        columns[Int(leaving)].append(slot)
        substitute(entering, slot)
    }

    /// The row of the restricted symbol that reaches zero first as another grows.
    mutating func leavingRow(entering: Symbol) -> Int32? {
        compactColumn(entering)
        var best: (ratio: Double, symbol: Symbol)?
        for slot in columns[Int(entering)] {
            let row = rows[Int(slot)]
            guard symbols[Int(row.basic)].isRestricted else { continue }
            let coefficient = row.coefficient(of: entering)
            guard coefficient < 0 else { continue }
            let ratio = max(0, -row.constant / coefficient)
            if best == nil || isBefore((ratio, row.basic), best!) { best = (ratio, row.basic) }
        }
        return best.map { symbols[Int($0.symbol)].row }
    }

    /// The row to take out so that a marker can be dropped: one that only repeats others, else a restricted one
    /// that stays feasible, else any, else a free one.
    mutating func leavingRow(forMarker marker: Symbol) -> Int32? {
        compactColumn(marker)
        var falling: (ratio: Double, symbol: Symbol)?
        var rising: (ratio: Double, symbol: Symbol)?
        var free: Symbol?
        for slot in columns[Int(marker)] {
            let row = rows[Int(slot)]
            let coefficient = row.coefficient(of: marker)
            guard symbols[Int(row.basic)].isRestricted else {
                free = free.map { min($0, row.basic) } ?? row.basic
                continue
            }
            // A repeated equation takes the place of the one that goes.
            if symbols[Int(row.basic)].kind == .dummy { return slot }
            if coefficient < 0 {
                let ratio = -row.constant / coefficient
                if falling == nil || (ratio, row.basic) < (falling!.ratio, falling!.symbol) {
                    falling = (ratio, row.basic)
                }
            } else {
                let ratio = row.constant / coefficient
                if rising == nil || (ratio, row.basic) < (rising!.ratio, rising!.symbol) {
                    rising = (ratio, row.basic)
                }
            }
        }
        return (falling?.symbol ?? rising?.symbol ?? free).map { symbols[Int($0)].row }
    }

    /// Restores feasibility after constants changed, keeping the goals optimal.
    ///
    /// - Returns: A row that cannot be made feasible: its symbols contradict each other.
    mutating func optimiseDual() -> Row? {
        while let slot = mostUrgent() {
            let row = rows[Int(slot)]
            var best: (symbol: Symbol, coefficient: Double)?
            for cell in row.cells where cell.coefficient > 0 && symbols[Int(cell.symbol)].kind != .dummy {
                if best == nil || isCheaper(cell, than: best!) { best = (cell.symbol, cell.coefficient) }
            }
            guard let best else {
                infeasible.removeAll(keepingCapacity: true)
                return row
            }
            pivot(slot, entering: best.symbol)
        }
        return nil
    }

    /// Of two limits the nearer; of those that only rounding tells apart the symbol that was made first.
    private func isBefore(
        _ first: (ratio: Double, symbol: Symbol), _ second: (ratio: Double, symbol: Symbol)
    ) -> Bool {
        let difference = first.ratio - second.ratio
        return difference.magnitude < 1e-10 ? first.symbol < second.symbol : difference < 0
    }

    /// The row that is not feasible whose symbol was made first. Forgets rows that are feasible again.
    private mutating func mostUrgent() -> Int32? {
        var best: Int32?
        infeasible.removeAll { slot in
            let row = rows[Int(slot)]
            guard row.basic >= 0, row.constant < -nearlyZero, symbols[Int(row.basic)].isRestricted else {
                return true
            }
            if best == nil || row.basic < rows[Int(best!)].basic { best = slot }
            return false
        }
        return best
    }

    /// Whether a step with one symbol costs less, for what it gains, than with another.
    private func isCheaper(_ cell: Row.Cell, than other: (symbol: Symbol, coefficient: Double)) -> Bool {
        for goal in goals {
            let first = goal.row.coefficient(of: cell.symbol) / cell.coefficient
            let second = goal.row.coefficient(of: other.symbol) / other.coefficient
            if (first - second).magnitude > 1e-10 { return first < second }
        }
        return false
    }
}
