/// A column of the tableau, named by its place in the table of symbols.
typealias Symbol = Int32

/// What is known of a symbol.
struct SymbolInfo: Sendable {
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
    /// What the symbol is worked out of, if it is a variable without a row; -1 if it is not. See ``Solver/Definition``.
    var definition: Int32 = -1

    var isBasic: Bool { row >= 0 }
    /// Whether the symbol is at least zero.
    var isRestricted: Bool { kind != .external }
    /// Whether the symbol may become basic to make room for others.
    var isPivotable: Bool { kind == .slack || kind == .error }
}

/// A symbol and what it is multiplied by.
struct Cell: Sendable {
    var symbol: Symbol
    var coefficient: Double
}

/// What separates numbers from rounding. Coefficients of layouts lie around 1, values below 10,000.
enum Tolerance {
    /// Coefficients nearer to zero are zero: what is left where terms cancel.
    static let coefficient = 1e-10
    /// Dividing by less would blow rounding up.
    static let pivot = 1e-7
    /// Symbols above minus this count as not negative.
    static let feasible = 1e-8
    /// Costs below count as none.
    static let cost = 1e-9
    /// Required equations that repeat others may differ by this.
    static let redundant = 1e-6
}
