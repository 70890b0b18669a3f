/// A column of the tableau.
struct Symbol: Hashable, Comparable, Sendable {
    enum Kind: UInt8, Sendable {
        /// A caller's variable: any value.
        case external
        /// What is left of an inequality: not negative.
        case slack
        /// A violation of a weighted constraint: not negative, costs its weight.
        case error
        /// The marker of a required equation: always zero, never enters the basis.
        case dummy
    }

    var id: Int
    var kind: Kind

    static func < (first: Symbol, second: Symbol) -> Bool { first.id < second.id }
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

    var constant: Double
    private(set) var cells: [Cell] = []

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

    /// Complexity: O(cells of both).
    mutating func add(_ other: Row, times factor: Double) {
        constant += other.constant * factor
        guard !other.cells.isEmpty, factor != 0 else { return }
        var merged: [Cell] = []
        merged.reserveCapacity(cells.count + other.cells.count)
        var (left, right) = (0, 0)
        while left < cells.count || right < other.cells.count {
            if right == other.cells.count
                || (left < cells.count && cells[left].symbol < other.cells[right].symbol)
            {
                merged.append(cells[left])
                left += 1
                continue
            }
            var cell = other.cells[right]
            cell.coefficient *= factor
            right += 1
            if left < cells.count, cells[left].symbol == cell.symbol {
                cell.coefficient += cells[left].coefficient
                left += 1
            }
            if cell.coefficient.magnitude >= nearlyZero { merged.append(cell) }
        }
        cells = merged
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
    }

    /// Turns `basic = row` into `symbol = row`.
    mutating func exchange(_ basic: Symbol, for symbol: Symbol) {
        add(basic, -1)
        solve(for: symbol)
    }

    /// Puts a row in the place of a symbol.
    mutating func substitute(_ symbol: Symbol, _ row: Row) {
        let coefficient = coefficient(of: symbol)
        guard coefficient != 0 else { return }
        remove(symbol)
        add(row, times: coefficient)
    }

    private func place(of symbol: Symbol) -> Int {
        var (low, high) = (0, cells.count)
        while low < high {
            let middle = (low + high) / 2
            if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
