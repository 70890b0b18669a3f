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
            let entering = goals[level].row.cells.first {
                $0.coefficient < -nearlyZero && symbols[Int($0.symbol)].kind != .dummy
                    && isFree($0.symbol, above: level)
            }
            guard let entering else {
                level += 1
                continue
            }
            guard let leaving = leavingRow(entering: entering.symbol) else {
                preconditionFailure(
                    "The goal has no least value: the tableau is damaged. Please report this.")
            }
            pivot(leaving, entering: entering.symbol)
        }
    }

    /// Whether a symbol can grow without costing anything in the goals before a level.
    private func isFree(_ symbol: Symbol, above level: Int) -> Bool {
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
            let ratio = -row.constant / coefficient
            if best == nil || (ratio, row.basic) < (best!.ratio, best!.symbol) { best = (ratio, row.basic) }
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
        while let slot = infeasible.popLast() {
            let row = rows[Int(slot)]
            guard row.basic >= 0, row.constant < -nearlyZero, symbols[Int(row.basic)].isRestricted else {
                continue
            }
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

    /// Whether a step with one symbol costs less, for what it gains, than with another.
    private func isCheaper(_ cell: Row.Cell, than other: (symbol: Symbol, coefficient: Double)) -> Bool {
        for goal in goals {
            let first = goal.row.coefficient(of: cell.symbol) / cell.coefficient
            let second = goal.row.coefficient(of: other.symbol) / other.coefficient
            if first != second { return first < second }
        }
        return false
    }
}
