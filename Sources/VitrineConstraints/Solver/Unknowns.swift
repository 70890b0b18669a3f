/// The variables that constraints mention, and the symbols that stand for them.
struct Unknowns: Sendable {
    /// Variables with numbers below this are looked up in a table, others in a dictionary.
    private static let tableLimit = 1 << 14

    private struct Unknown: Sendable {
        var variable = Variable(0)
        /// How many terms of constraints mention it.
        var uses = 0
    }

    /// By the number of the variable; -1 where there is none.
    private var table: ContiguousArray<Symbol> = []
    private var others: [Int: Symbol] = [:]
    /// By symbol.
    private var unknowns: ContiguousArray<Unknown> = []
    /// How many variables there are.
    private(set) var count = 0

    func symbol(of variable: Variable) -> Symbol? {
        let id = variable.id
        guard id >= 0, id < Self.tableLimit else { return others[id] }
        guard id < table.count, table[id] >= 0 else { return nil }
        return table[id]
    }

    func variable(of symbol: Symbol) -> Variable { unknowns[Int(symbol)].variable }

    /// Whether only one term mentions a symbol's variable.
    func isMentionedOnce(_ symbol: Symbol) -> Bool { unknowns[Int(symbol)].uses == 1 }

    /// Counts a mention of a variable that has a symbol.
    mutating func use(_ symbol: Symbol) { unknowns[Int(symbol)].uses += 1 }

    /// Takes a variable in with its first mention.
    mutating func insert(_ variable: Variable, _ symbol: Symbol) {
        count += 1
        let id = variable.id
        if id >= 0, id < Self.tableLimit {
            if id >= table.count {
                table.append(contentsOf: repeatElement(-1, count: id + 1 - table.count))
            }
            table[id] = symbol
        } else {
            others[id] = symbol
        }
        if unknowns.count <= Int(symbol) {
            unknowns.append(contentsOf: repeatElement(Unknown(), count: Int(symbol) + 1 - unknowns.count))
        }
        unknowns[Int(symbol)] = Unknown(variable: variable, uses: 1)
    }

    /// Takes a mention back. Returns whether it was the last: the symbol is not in use any more.
    mutating func release(_ symbol: Symbol) -> Bool {
        unknowns[Int(symbol)].uses -= 1
        guard unknowns[Int(symbol)].uses == 0 else { return false }
        count -= 1
        let id = unknowns[Int(symbol)].variable.id
        unknowns[Int(symbol)] = Unknown()
        if id >= 0, id < Self.tableLimit { table[id] = -1 } else { others[id] = nil }
        return true
    }
}
