/// Moving from one solution of the tableau to a better one, or to one that is feasible again.
///
/// Both methods come to an end. Steps of the primal method that get somewhere lower a goal, and no basis comes back;
/// those of length zero follow Bland's rule (1977), by which the symbol made first enters and leaves, as all those of
/// the dual method do; by it no basis comes back either. That holds for exact numbers. Rounding, and systems made to
/// need exponentially many steps, are bounded by ``stepLimit``.
extension Solver {
    /// How many steps one call may take before it settles for what it has. A layout takes fewer than it has rows.
    var stepLimit: Int { 1000 + 20 * (tableau.rows.count + goals.count) }

    mutating func optimise() {
        if stepsSinceRefresh > 2000 + tableau.rows.count { refresh() }
        tableau.suspects.removeAll(keepingCapacity: true)
        computeGoals()
        var steps = 0
        for level in goals.indices { minimise(level, &steps) }
        tableau.suspects.removeAll(keepingCapacity: true)
        evaluateDefinitions()
        isOptimal = true
    }

    /// Makes one symbol basic instead of that of a row.
    mutating func step(_ row: Int32, entering: Symbol) {
        pivots += 1
        stepsSinceRefresh += 1
        tableau.pivot(row, entering: entering)
        guard areGoalsCurrent else { return }
        for index in goals.indices {
            let cost = goals[index].costs[Int(entering)]
            guard cost != 0 else { continue }
            goals[index].costs[Int(entering)] = 0
            var costs = ContiguousArray<Double>()
            swap(&costs, &goals[index].costs)
            addCost(of: row, times: cost, to: &costs)
            swap(&costs, &goals[index].costs)
        }
    }

    // MARK: Primal

    /// Steps until no symbol can lower a goal without raising one before it.
    mutating func minimise(_ level: Int, _ steps: inout Int) {
        let limit = stepLimit
        // Symbols come in turn, which saves looking at the same ones again; where that leads nowhere, by Bland's rule.
        var (start, idleSteps) = (0, 0)
        while let entering = entering(at: level, from: idleSteps > 20 ? 0 : start) {
            guard let leaving = leavingRow(entering: entering) else {
                // No sum of violations falls for ever: what says so is rounding.
                goals[level].costs[Int(entering)] = 0
                continue
            }
            steps += 1
            guard steps < limit else { return }
            let before = tableau.rows[Int(leaving)].constant
            step(leaving, entering: entering)
            idleSteps = before > Tolerance.feasible ? 0 : idleSteps + 1
            start = Int(entering) + 1
        }
    }

    /// The first symbol at or after a place, in a circle, that lowers a goal as it grows and costs nothing in the
    /// goals before.
    func entering(at level: Int, from start: Int = 0) -> Symbol? {
        goals[level].costs.withUnsafeBufferPointer { costs in
            let start = start < costs.count ? start : 0
            func first(in range: Range<Int>) -> Symbol? {
                for symbol in range where costs[symbol] < -Tolerance.cost {
                    if canGrow(Symbol(symbol), above: level) { return Symbol(symbol) }
                }
                return nil
            }
            return first(in: start..<costs.count) ?? first(in: 0..<start)
        }
    }

    /// Whether a symbol can grow without costing anything in the goals before a level.
    func canGrow(_ symbol: Symbol, above level: Int) -> Bool {
        if tableau.symbols[Int(symbol)].kind == .dummy { return false }
        for index in 0..<level where goals[index].costs[Int(symbol)] > Tolerance.cost { return false }
        return true
    }

    /// The row of the restricted symbol that reaches zero first as another grows.
    mutating func leavingRow(entering: Symbol) -> Int32? {
        tableau.find(entering)
        var best: (ratio: Double, symbol: Symbol)?
        for occurrence in tableau.occurrences where occurrence.coefficient < -Tolerance.pivot {
            let row = tableau.rows[Int(occurrence.row)]
            guard tableau.symbols[Int(row.basic)].isRestricted else { continue }
            let candidate = (ratio: max(0, -row.constant / occurrence.coefficient), symbol: row.basic)
            if best == nil || Self.isBefore(candidate, best!) { best = candidate }
        }
        return best.map { tableau.symbols[Int($0.symbol)].row }
    }

    /// Of two limits the nearer; of those that only rounding tells apart the symbol that was made first.
    private static func isBefore(
        _ first: (ratio: Double, symbol: Symbol), _ second: (ratio: Double, symbol: Symbol)
    ) -> Bool {
        let difference = first.ratio - second.ratio
        return difference.magnitude < 1e-10 ? first.symbol < second.symbol : difference < 0
    }

    /// The row to take out so that a marker can be dropped: one that only repeats others, else a restricted one
    /// that leaves the others feasible, else a free one.
    mutating func leavingRow(forMarker marker: Symbol) -> Int32? {
        tableau.find(marker)
        var falling: (ratio: Double, symbol: Symbol)?
        var rising: (ratio: Double, symbol: Symbol)?
        var free: (coefficient: Double, row: Int32)?
        for occurrence in tableau.occurrences {
            let row = tableau.rows[Int(occurrence.row)]
            let coefficient = occurrence.coefficient
            switch tableau.symbols[Int(row.basic)].kind {
            case .external:
                if free == nil || coefficient.magnitude > free!.coefficient {
                    free = (coefficient.magnitude, occurrence.row)
                }
            case .dummy where coefficient.magnitude > Tolerance.pivot:
                // A repeated equation takes the place of the one that goes.
                return occurrence.row
            case _ where coefficient < -Tolerance.pivot:
                let candidate = (ratio: -row.constant / coefficient, symbol: row.basic)
                if falling == nil || Self.isBefore(candidate, falling!) { falling = candidate }
            case _ where coefficient > Tolerance.pivot:
                let candidate = (ratio: row.constant / coefficient, symbol: row.basic)
                if rising == nil || Self.isBefore(candidate, rising!) { rising = candidate }
            default: break
            }
        }
        return (falling ?? rising).map { tableau.symbols[Int($0.symbol)].row } ?? free?.row
    }

    // MARK: Dual

    /// Makes restricted symbols not negative again, and dummies zero, keeping the goals optimal if they are current.
    ///
    /// - Returns: The cells of a row that cannot be satisfied, its symbol's own included: they contradict each other.
    mutating func restoreFeasibility() -> ContiguousArray<Cell>? {
        let limit = stepLimit
        var steps = 0
        while let row = firstInfeasibleRow() {
            steps += 1
            guard steps < limit, let entering = entering(into: row) else {
                tableau.suspects.removeAll(keepingCapacity: true)
                let own = Cell(symbol: tableau.rows[Int(row)].basic, coefficient: 1)
                return tableau.cells(of: row) + [own]
            }
            step(row, entering: entering)
        }
        return nil
    }

    /// The infeasible row whose symbol was made first. Forgets suspects that turned out well.
    private mutating func firstInfeasibleRow() -> Int32? {
        var best: Int32?
        var suspects = ContiguousArray<Int32>()
        swap(&suspects, &tableau.suspects)
        suspects.removeAll { row in
            guard tableau.isInfeasible(row), row != best else { return true }
            if best == nil || tableau.rows[Int(row)].basic < tableau.rows[Int(best!)].basic { best = row }
            return false
        }
        swap(&suspects, &tableau.suspects)
        return best
    }

    /// The symbol that makes a row feasible at the least cost.
    private func entering(into row: Int32) -> Symbol? {
        // A dummy may be on either side of zero.
        let sign: Double = tableau.rows[Int(row)].constant < 0 ? 1 : -1
        return tableau.read(row) { cells in
            var best: Cell?
            for cell in cells where cell.coefficient * sign > Tolerance.pivot {
                guard tableau.symbols[Int(cell.symbol)].kind != .dummy else { continue }
                if best == nil || isCheaper(cell, than: best!) { best = cell }
            }
            return best?.symbol
        }
    }

    /// Whether a step with one symbol costs less, for what it gains, than with another.
    private func isCheaper(_ cell: Cell, than other: Cell) -> Bool {
        guard areGoalsCurrent else { return false }
        for goal in goals {
            let first = goal.costs[Int(cell.symbol)] / cell.coefficient.magnitude
            let second = goal.costs[Int(other.symbol)] / other.coefficient.magnitude
            if (first - second).magnitude > Tolerance.cost { return first < second }
        }
        return false
    }

    // MARK: Rounding

    /// Computes the tableau anew from the constraints, with the same symbols basic.
    ///
    /// Every step adds a little rounding to every row it changes.
    mutating func refresh() {
        stepsSinceRefresh = 0
        areGoalsCurrent = false
        isOptimal = false
        var isWanted = ContiguousArray(tableau.symbols.map(\.isBasic))
        tableau.dropRows()
        for entry in entries where entry.number >= 0 && entry.definition < 0 {
            draft(entry)
            let subject = tableau.read(Tableau.draft) { cells in
                cells.filter { isWanted[Int($0.symbol)] && $0.coefficient.magnitude > Tolerance.pivot }
                    .max { $0.coefficient.magnitude < $1.coefficient.magnitude }?.symbol
            }
            if let subject {
                isWanted[Int(subject)] = false
                tableau.enterDraft(solvedFor: subject)
            } else {
                _ = enterDraft(of: entry)
            }
        }
        _ = restoreFeasibility()
    }
}
