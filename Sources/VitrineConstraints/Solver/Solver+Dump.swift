extension Solver: CustomStringConvertible {
    /// The tableau as text: the objective, then a row for each basic symbol in the order they were made.
    ///
    /// Variables have their names; `s`, `e` and `d` are slacks, errors and dummies with their numbers.
    public var description: String {
        var lines = ["minimise \(text(of: objective))"]
        for symbol in rows.keys.sorted() { lines.append("\(name(of: symbol)) = \(text(of: rows[symbol]!))") }
        return lines.joined(separator: "\n")
    }

    private func name(of symbol: Symbol) -> String {
        switch symbol.kind {
        case .external: variables[symbol]?.name ?? "v\(symbol.id)"
        case .slack: "s\(symbol.id)"
        case .error: "e\(symbol.id)"
        case .dummy: "d\(symbol.id)"
        }
    }

    private func text(of row: Row) -> String {
        var text = short(row.constant)
        for cell in row.cells {
            let magnitude = cell.coefficient.magnitude
            text += cell.coefficient < 0 ? " - " : " + "
            text += (abs(magnitude - 1) < nearlyZero ? "" : "\(short(magnitude))·") + name(of: cell.symbol)
        }
        return text
    }

    /// Checks what must hold between two calls: basic symbols appear in no row, restricted ones are not
    /// negative, required constraints hold.
    ///
    /// Complexity: O(size of the tableau).
    func checkInvariants() -> String? {
        for (symbol, row) in rows {
            if symbol.isRestricted, row.constant < -1e-6 { return "\(name(of: symbol)) is negative" }
            if symbol.kind == .dummy, row.constant.magnitude > 1e-6 {
                return "\(name(of: symbol)) is not zero"
            }
            for cell in row.cells where rows[cell.symbol] != nil {
                return "\(name(of: cell.symbol)) is basic and in the row of \(name(of: symbol))"
            }
        }
        for (id, entry) in entries where entry.constraint.strength.isRequired {
            let violation = entry.constraint.violation(value(of:))
            if violation > 1e-6 {
                return "constraint \(id.number) fails by \(violation): \(entry.constraint)"
            }
        }
        return nil
    }
}
