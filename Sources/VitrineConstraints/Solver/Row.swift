/// A column of the tableau, named by its place in the solver's table of symbols.
typealias Symbol = Int32

/// What is known of a symbol.
struct SymbolInfo: Hashable, Sendable {
    enum Kind: UInt8, Sendable {
        /// A caller's variable: any value.
        case external
        /// What is left of an inequality: not negative.
        case slack
        /// A violation of a weighted constraint: not negative, costs its weight.
        case error
        /// The marker of a required equation: always zero, never enters the basis.
        case dummy
        /// Not in use: the number waits for the next symbol.
        case free
    }

    var kind: Kind
    /// The row that the symbol is the subject of; -1 if it is in the rows of others.
    var row: Int32 = -1

    var isRestricted: Bool { kind != .external }
    /// Whether the symbol may be solved for when a row is added.
    var isPivotable: Bool { kind == .slack || kind == .error }
}

/// Values nearer to zero than this are zero.
let nearlyZero = 1e-8

/// A basic symbol's value: a constant and a sum of the others.
///
/// The cells are sorted by symbol: every walk over them is in the same order on every run, which makes the
/// solver deterministic, and sums are merges.
struct Row: Hashable, Sendable {
    struct Cell: Hashable, Sendable {
        var symbol: Symbol
        var coefficient: Double
    }

    /// The symbol whose value the row is; -1 for the goal, and for rows not in use.
    var basic: Symbol = -1
    var constant: Double
    var cells: ContiguousArray<Cell> = []

    init(constant: Double = 0) {
        self.constant = constant
    }

    /// Complexity: O(log n).
    func coefficient(of symbol: Symbol) -> Double {
        let index = place(of: symbol)
        return index < cells.count && cells[index].symbol == symbol ? cells[index].coefficient : 0
    }

    mutating func add(_ symbol: Symbol, _ coefficient: Double) {
        let index = place(of: symbol)
        if index < cells.count, cells[index].symbol == symbol {
            cells[index].coefficient += coefficient
            if cells[index].coefficient.magnitude < nearlyZero { cells.remove(at: index) }
        } else if coefficient.magnitude >= nearlyZero {
            cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: index)
        }
    }

    /// Adds a multiple of another row. The symbols that the row did not have before go to `appeared`.
    ///
    /// Complexity: O(cells of both). The merged cells change places with `scratch`, so that a solver that has
    /// warmed up allocates nothing.
    mutating func add(
        _ other: Row, times factor: Double, scratch: inout ContiguousArray<Cell>,
        appeared: (Symbol) -> Void = { _ in }
    ) {
        constant += other.constant * factor
        guard !other.cells.isEmpty, factor != 0 else { return }
        scratch.removeAll(keepingCapacity: true)
        scratch.reserveCapacity(cells.count + other.cells.count)
        var left = 0
        let leftEnd = cells.count
        for cell in other.cells {
            while left < leftEnd, cells[left].symbol < cell.symbol {
                scratch.append(cells[left])
                left += 1
            }
            var coefficient = cell.coefficient * factor
            let isKnown = left < leftEnd && cells[left].symbol == cell.symbol
            if isKnown {
                coefficient += cells[left].coefficient
                left += 1
            }
            guard coefficient.magnitude >= nearlyZero else { continue }
            if !isKnown { appeared(cell.symbol) }
            scratch.append(Cell(symbol: cell.symbol, coefficient: coefficient))
        }
        while left < leftEnd {
            scratch.append(cells[left])
            left += 1
        }
        swap(&cells, &scratch)
    }

    mutating func remove(_ symbol: Symbol) {
        let index = place(of: symbol)
        if index < cells.count, cells[index].symbol == symbol { cells.remove(at: index) }
    }

    mutating func negate() { scale(by: -1) }

    mutating func scale(by factor: Double) {
        constant *= factor
        for index in cells.indices { cells[index].coefficient *= factor }
    }

    /// Turns `0 = row` into `symbol = row`.
    mutating func solve(for symbol: Symbol) {
        let coefficient = coefficient(of: symbol)
        remove(symbol)
        scale(by: -1 / coefficient)
        basic = symbol
    }

    /// Turns `basic = row` into `symbol = row`.
    mutating func exchange(for symbol: Symbol) {
        add(basic, -1)
        solve(for: symbol)
    }

    private func place(of symbol: Symbol) -> Int {
        // Most rows of a layout have a handful of cells, where walking is faster than halving.
        if cells.count <= 8 {
            var index = 0
            while index < cells.count, cells[index].symbol < symbol { index += 1 }
            return index
        }
        var (low, high) = (0, cells.count)
        while low < high {
            let middle = (low + high) / 2
            if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
