extension Solver: CustomStringConvertible {
    /// The tableau as text, with the variables' own names. See ``description(naming:)``.
    public var description: String { description { $0.name } }

    /// The tableau as text, with names of one's own for variables.
    ///
    /// First what is minimised, priority by priority: the present cost, and what raises it. Then what variables and
    /// the other basic symbols are worth, in terms of those that are zero. A symbol is named by its constraint, which
    /// is listed below: `s2` is the slack of constraint 2, `e2` the violation of an inequality, `e2+` and `e2-` those
    /// of an equation upwards and downwards, `d2` the marker of a required equation, always zero. Variables that are
    /// not basic are free, or defined: by what stands in parentheses. Rows that hold what must
    /// not be are marked.
    ///
    /// - Complexity: O(size of the tableau).
    public func description(naming name: (Variable) -> String) -> String {
        let names = symbolNames(name)
        func sum(_ constant: Double, _ cells: some Sequence<Cell>) -> String {
            var text = short(constant)
            for cell in cells {
                let factor = short(cell.coefficient.magnitude)
                text += cell.coefficient < 0 ? " - " : " + "
                text += (factor == "1" ? "" : "\(factor)·") + names[Int(cell.symbol)]
            }
            return text
        }
        var solved = self
        if !areGoalsCurrent { solved.computeGoals() }
        var lines = goals.isEmpty ? [] : ["minimise"]
        for goal in solved.goals {
            let cells = goal.costs.enumerated().filter { $0.element.magnitude > Tolerance.cost }
                .map { Cell(symbol: Symbol($0.offset), coefficient: $0.element) }
            lines.append("  @\(short(goal.priority)): \(sum(cost(priority: goal.priority), cells))")
        }
        let basic = tableau.symbols.indices.filter { tableau.symbols[$0].isBasic }
        func append(_ title: String?, _ symbols: [Int]) {
            if let title, !symbols.isEmpty { lines.append(title) }
            for symbol in symbols {
                let row = tableau.symbols[symbol].row
                let mark = tableau.isInfeasible(row) ? "  (infeasible)" : ""
                let value = sum(tableau.rows[Int(row)].constant, tableau.cells(of: row))
                lines.append("  \(names[symbol]) = \(value)\(mark)")
            }
        }
        let rows = basic.filter { tableau.symbols[$0].kind == .external }
        let free = tableau.symbols.indices.filter {
            tableau.symbols[$0].kind == .external && !tableau.symbols[$0].isBasic
                && tableau.symbols[$0].definition < 0
        }
        if !rows.isEmpty || !free.isEmpty { lines.append("variables") }
        append(nil, rows)
        lines += free.map { "  \(names[$0]) is free" }
        if definitions.contains(where: { $0.symbol >= 0 }) { lines.append("defined") }
        for definition in definitions where definition.symbol >= 0 {
            let (constant, cells) = content(of: definition)
            lines.append(
                "  \(names[Int(definition.symbol)]) = \(short(definition.value))  (\(sum(constant, cells)))")
        }
        append("others", basic.filter { tableau.symbols[$0].kind != .external })
        if !entries.allSatisfy({ $0.number < 0 }) { lines.append("constraints") }
        for (id, constraint) in constraints {
            lines.append("  \(id.number): \(constraint.description(naming: name))")
        }
        return lines.isEmpty ? "empty" : lines.joined(separator: "\n")
    }

    /// What a defined variable is worked out of.
    private func content(of definition: Definition) -> (constant: Double, cells: [Cell]) {
        let entry = entries[definition.slot]
        let factor = -1 / definition.coefficient
        var cells = terms.read(entry.terms) { $0.filter { $0.symbol != definition.symbol } }
        cells.append(Cell(symbol: entry.marker, coefficient: entry.sign))
        return (
            factor * entry.constant,
            cells.map { Cell(symbol: $0.symbol, coefficient: factor * $0.coefficient) }
        )
    }

    private func symbolNames(_ name: (Variable) -> String) -> [String] {
        var names = tableau.symbols.indices.map { symbol in
            tableau.symbols[symbol].kind == .external
                ? name(unknowns.variable(of: Symbol(symbol))) : "?\(symbol)"
        }
        for entry in entries where entry.number >= 0 {
            let isEquation = entry.relation == .equal
            let letter = !isEquation ? "s" : entry.strength.isRequired ? "d" : "e"
            names[Int(entry.marker)] = "\(letter)\(entry.number)\(letter == "e" ? "+" : "")"
            if entry.other >= 0 { names[Int(entry.other)] = "e\(entry.number)\(isEquation ? "-" : "")" }
        }
        return names
    }

    /// Checks what must hold between two calls: basic symbols appear in no row, restricted ones are not
    /// negative, required constraints hold.
    ///
    /// Complexity: O(size of the tableau).
    func checkInvariants() -> String? {
        for slot in tableau.rows.indices where tableau.rows[slot].basic >= 0 {
            let row = tableau.rows[slot]
            let subject = tableau.symbols[Int(row.basic)]
            if Int(subject.row) != slot { return "symbol \(row.basic) does not know its row" }
            if subject.kind == .slack || subject.kind == .error, row.constant < -1e-6 {
                return "symbol \(row.basic) is negative"
            }
            if subject.kind == .dummy, row.constant.magnitude > 1e-6 {
                return "dummy \(row.basic) is not zero"
            }
            var last: Symbol = -1
            for cell in tableau.cells(of: Int32(slot)) {
                if cell.symbol <= last { return "the row of \(row.basic) is not sorted" }
                last = cell.symbol
                if tableau.symbols[Int(cell.symbol)].definition >= 0 {
                    return "\(cell.symbol) is defined and in the row of \(row.basic)"
                }
                if tableau.symbols[Int(cell.symbol)].isBasic {
                    return "\(cell.symbol) is basic and in the row of \(row.basic)"
                }
                if tableau.symbols[Int(cell.symbol)].kind == .free {
                    return "\(cell.symbol) is not in use and in the row of \(row.basic)"
                }
            }
        }
        for (index, definition) in definitions.enumerated() where definition.symbol >= 0 {
            let entry = entries[definition.slot]
            guard Int(entry.definition) == index, tableau.symbols[Int(definition.symbol)].row < 0 else {
                return "symbol \(definition.symbol) is not what constraint \(entry.number) defines"
            }
            let mentioned = terms.read(entry.terms) { $0.map { tableau.symbols[Int($0.symbol)].definition } }
            if mentioned.contains(where: { $0 > index }) {
                return "constraint \(entry.number) defines \(definition.symbol) by what came later"
            }
        }
        for (id, constraint) in constraints where constraint.strength.isRequired {
            let violation = constraint.violation(value(of:))
            if violation > 1e-6 { return "constraint \(id.number) fails by \(violation): \(constraint)" }
        }
        return nil
    }

    /// How much there is room for: what memory is spent on.
    var capacity: [Int] {
        tableau.capacity + [entries.count, terms.memory.count, definitions.capacity]
    }
}
