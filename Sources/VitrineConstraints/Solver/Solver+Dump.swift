extension Solver: CustomStringConvertible {
    /// The tableau as text: the goals, then a row for each basic symbol in the order they were made.
    ///
    /// Variables have their names; `s`, `e` and `d` are slacks, errors and dummies with their numbers.
    public var description: String {
        let names = Dictionary(
            unknowns.values.map { ($0.symbol, $0.variable.name) }, uniquingKeysWith: { first, _ in first })
        func name(of symbol: Symbol) -> String {
            switch symbols[Int(symbol)].kind {
            case .external: names[symbol] ?? "v\(symbol)"
            case .slack: "s\(symbol)"
            case .error: "e\(symbol)"
            case .dummy: "d\(symbol)"
            case .free: "?\(symbol)"
            }
        }
        func text(of row: Row, constant: Double) -> String {
            var text = short(constant)
            for cell in row.cells {
                let magnitude = cell.coefficient.magnitude
                text += cell.coefficient < 0 ? " - " : " + "
                let factor = abs(magnitude - 1) < nearlyZero ? "" : "\(short(magnitude))·"
                text += factor + name(of: cell.symbol)
            }
            return text
        }
        var lines = goals.map { goal in
            let place = goal.priority == 0 ? "" : " @\(short(goal.priority))"
            return "minimise\(place) \(text(of: goal.row, constant: cost(priority: goal.priority)))"
        }
        if lines.isEmpty { lines = ["minimise 0"] }
        for symbol in symbols.indices where symbols[symbol].row >= 0 {
            let row = rows[Int(symbols[symbol].row)]
            lines.append("\(name(of: Symbol(symbol))) = \(text(of: row, constant: row.constant))")
        }
        return lines.joined(separator: "\n")
    }

    /// Checks what must hold between two calls: basic symbols appear in no row, restricted ones are not
    /// negative, required constraints hold.
    ///
    /// Complexity: O(size of the tableau).
    func checkInvariants() -> String? {
        for (slot, row) in rows.enumerated() where row.basic >= 0 {
            let subject = symbols[Int(row.basic)]
            if Int(subject.row) != slot { return "symbol \(row.basic) does not know its row" }
            if subject.isRestricted, row.constant < -1e-6 { return "symbol \(row.basic) is negative" }
            if subject.kind == .dummy, row.constant.magnitude > 1e-6 {
                return "dummy \(row.basic) is not zero"
            }
            for cell in row.cells {
                if symbols[Int(cell.symbol)].row >= 0 {
                    return "\(cell.symbol) is basic and in the row of \(row.basic)"
                }
                if symbols[Int(cell.symbol)].kind == .free {
                    return "\(cell.symbol) is not in use and in the row of \(row.basic)"
                }
            }
        }
        for (slot, entry) in entries.enumerated() {
            guard let constraint = entry?.constraint, constraint.strength.isRequired else { continue }
            let violation = constraint.violation(value(of:))
            if violation > 1e-6 { return "constraint \(slot) fails by \(violation): \(constraint)" }
        }
        return nil
    }

    /// How many symbols, rows and constraints there is room for: what memory is spent on.
    var capacity: (symbols: Int, rows: Int, constraints: Int) { (symbols.count, rows.count, entries.count) }
}
