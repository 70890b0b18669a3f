/// The linear algebra under the solver: each row says what a basic symbol is worth, as a constant and a sum of
/// symbols that are not basic. Those that are not basic and restricted are zero, so constants are values.
///
/// The cells of a row are sorted by symbol: walks are in the same order on every run, which makes the solver
/// deterministic, and sums are merges.
struct Tableau: Sendable {
    struct Row: Sendable {
        /// The symbol whose value the row is; -1 for rows not in use.
        var basic: Symbol = -1
        var constant = 0.0
        var cells = CellStore.Block()
        /// The last walk along a column that came by.
        var visit: Int32 = 0
    }

    /// A row that a symbol is in, with its coefficient.
    struct Occurrence: Sendable {
        var row: Int32
        var coefficient: Double
    }

    /// The row that is being made, which is in no column.
    static let draft: Int32 = 0

    var symbols: ContiguousArray<SymbolInfo> = []
    private var freeSymbols: ContiguousArray<Symbol> = []
    var rows: ContiguousArray<Row> = [Row()]
    private var freeRows: ContiguousArray<Int32> = []
    private(set) var store = CellStore()
    private(set) var columns = Columns()
    /// When columns have more entries than this, those of rows that symbols have left are cleared away.
    private var columnLimit = 256
    /// Rows whose symbol may have become negative.
    var suspects: ContiguousArray<Int32> = []
    /// The rows of the symbol that was looked for last.
    private(set) var occurrences: ContiguousArray<Occurrence> = []
    private var visits: Int32 = 0
    private var scratch: ContiguousArray<Cell> = []
    /// What the draft has of each symbol, while it is being made: else zeros.
    private var sums: ContiguousArray<Double> = []
    /// The symbols that came into the draft, those that went again and repeats included.
    private var summed: ContiguousArray<Symbol> = []
    /// The definitions that the draft depends on, in their order.
    private var draftedDefinitions: ContiguousArray<Int32> = []
    private var newcomers: ContiguousArray<Symbol> = []

    /// Makes room for a system of some constraints: growing step by step took a tenth of the time of a first solution.
    mutating func reserve(constraints count: Int) {
        symbols.reserveCapacity(3 * count)
        rows.reserveCapacity(count + 1)
        store.reserve(6 * count)
        columns.reserve(symbols: 3 * count, entries: 4 * count)
        occurrences.reserveCapacity(16)
        newcomers.reserveCapacity(16)
        scratch.append(contentsOf: repeatElement(Cell(symbol: 0, coefficient: 0), count: 32))
    }

    // MARK: Symbols

    mutating func makeSymbol(_ kind: SymbolInfo.Kind) -> Symbol {
        if let symbol = freeSymbols.popLast() {
            symbols[Int(symbol)] = SymbolInfo(kind: kind)
            return symbol
        }
        symbols.append(SymbolInfo(kind: kind))
        columns.addSymbol()
        sums.append(0)
        return Symbol(symbols.count - 1)
    }

    /// Takes a symbol that stands for nothing any more out of every row.
    mutating func releaseSymbol(_ symbol: Symbol) {
        if symbols[Int(symbol)].isBasic { dropRow(symbols[Int(symbol)].row) }
        // In exact arithmetic it is nowhere by now.
        find(symbol)
        for occurrence in occurrences { remove(symbol, from: occurrence.row) }
        columns.removeAll(symbol)
        symbols[Int(symbol)] = SymbolInfo(kind: .free)
        freeSymbols.append(symbol)
    }

    /// Whether a symbol is basic or in a row.
    mutating func isInUse(_ symbol: Symbol) -> Bool {
        if symbols[Int(symbol)].isBasic { return true }
        find(symbol)
        return !occurrences.isEmpty
    }

    /// Whether a row says that its symbol is what it must not be: negative, or for a dummy not zero.
    func isInfeasible(_ row: Int32) -> Bool {
        let (basic, constant) = (rows[Int(row)].basic, rows[Int(row)].constant)
        guard basic >= 0 else { return false }
        switch symbols[Int(basic)].kind {
        case .external, .free: return false
        case .slack, .error: return constant < -Tolerance.feasible
        case .dummy: return constant.magnitude > Tolerance.redundant
        }
    }

    // MARK: Cells

    func cells(of row: Int32) -> ContiguousArray<Cell> {
        store.read(rows[Int(row)].cells) { ContiguousArray($0) }
    }

    /// Hands the cells of a row to a closure.
    @inline(__always)
    func read<Result>(_ row: Int32, _ body: (UnsafeBufferPointer<Cell>) -> Result) -> Result {
        store.read(rows[Int(row)].cells, body)
    }

    /// Complexity: O(log n).
    func coefficient(of symbol: Symbol, in row: Int32) -> Double {
        read(row) { cells in
            let index = Self.place(of: symbol, in: cells)
            return index < cells.count && cells[index].symbol == symbol ? cells[index].coefficient : 0
        }
    }

    private static func place(of symbol: Symbol, in row: UnsafeBufferPointer<Cell>) -> Int {
        guard let cells = row.baseAddress else { return 0 }
        var (low, high) = (0, row.count)
        // Most rows of a layout have a handful of cells, where walking is faster than halving.
        while high - low > 8 {
            let middle = (low + high) / 2
            if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        while low < high, cells[low].symbol < symbol { low += 1 }
        return low
    }

    /// Adds a multiple of a symbol to a row that is in no column yet.
    mutating func addSymbol(_ symbol: Symbol, times coefficient: Double, to row: Int32) {
        let index = read(row) { Self.place(of: symbol, in: $0) }
        let block = rows[Int(row)].cells
        if index < block.count, store[block, Int32(index)].symbol == symbol {
            store[block, Int32(index)].coefficient += coefficient
            if store[block, Int32(index)].coefficient.magnitude < Tolerance.coefficient {
                store.remove(at: Int32(index), in: &rows[Int(row)].cells)
            }
        } else if coefficient.magnitude >= Tolerance.coefficient {
            store.insert(
                Cell(symbol: symbol, coefficient: coefficient), at: Int32(index), in: &rows[Int(row)].cells)
        }
    }

    mutating func remove(_ symbol: Symbol, from row: Int32) {
        let index = read(row) { cells in
            let index = Self.place(of: symbol, in: cells)
            return index < cells.count && cells[index].symbol == symbol ? index : -1
        }
        if index >= 0 { store.remove(at: Int32(index), in: &rows[Int(row)].cells) }
    }

    private mutating func scale(_ row: Int32, by factor: Double) {
        rows[Int(row)].constant *= factor
        store.change(rows[Int(row)].cells) { cells in
            for index in cells.indices { cells[index].coefficient *= factor }
        }
    }

    // MARK: Draft

    /// Empties the draft.
    mutating func beginDraft(constant: Double) {
        rows[Int(Self.draft)].constant = constant
        rows[Int(Self.draft)].cells.count = 0
    }

    mutating func addToDraft(constant: Double) { rows[Int(Self.draft)].constant += constant }

    /// Adds a multiple of a symbol to the draft; of a basic one, what its row says.
    ///
    /// A defined one waits for ``nextDefinitionInDraft()``.
    mutating func addToDraft(_ symbol: Symbol, times coefficient: Double) {
        let info = symbols[Int(symbol)]
        if info.row >= 0 {
            rows[Int(Self.draft)].constant += rows[Int(info.row)].constant * coefficient
            store.read(rows[Int(info.row)].cells) { cells in
                for cell in cells { addSum(cell.symbol, coefficient * cell.coefficient) }
            }
        } else if info.definition >= 0 {
            sums[Int(symbol)] += coefficient
            var place = draftedDefinitions.count
            while place > 0, draftedDefinitions[place - 1] > info.definition { place -= 1 }
            guard place == 0 || draftedDefinitions[place - 1] != info.definition else { return }
            draftedDefinitions.insert(info.definition, at: place)
        } else {
            addSum(symbol, coefficient)
        }
    }

    /// The last of the definitions that the draft depends on.
    mutating func nextDefinitionInDraft() -> Int32? { draftedDefinitions.popLast() }

    /// Takes a defined symbol out of the draft. Returns what it was multiplied by.
    mutating func takeFromDraft(_ symbol: Symbol) -> Double {
        defer { sums[Int(symbol)] = 0 }
        return sums[Int(symbol)]
    }

    private mutating func addSum(_ symbol: Symbol, _ coefficient: Double) {
        if sums[Int(symbol)] == 0 { summed.append(symbol) }
        sums[Int(symbol)] += coefficient
    }

    /// Makes the draft a list of cells.
    mutating func endDraft() {
        summed.sort()
        store.reserve(Int32(summed.count), in: &rows[Int(Self.draft)].cells, keepingCells: false)
        var block = rows[Int(Self.draft)].cells
        for symbol in summed where sums[Int(symbol)].magnitude >= Tolerance.coefficient {
            block.count += 1
            store[block, block.count - 1] = Cell(symbol: symbol, coefficient: sums[Int(symbol)])
            sums[Int(symbol)] = 0
        }
        // What is left are traces of terms that cancelled.
        for symbol in summed { sums[Int(symbol)] = 0 }
        summed.removeAll(keepingCapacity: true)
        rows[Int(Self.draft)].cells = block
    }

    // MARK: Rows

    /// Adds a multiple of a row to another, in which it takes the place of a symbol.
    ///
    /// Complexity: O(cells of both).
    private mutating func addRow(
        _ source: Int32, times factor: Double, to target: Int32, insteadOf replaced: Symbol
    ) {
        rows[Int(target)].constant += rows[Int(source)].constant * factor
        let (left, right) = (rows[Int(target)].cells, rows[Int(source)].cells)
        let room = Int(left.count + right.count)
        if scratch.count < room {
            scratch.append(contentsOf: repeatElement(Cell(symbol: 0, coefficient: 0), count: room))
        }
        newcomers.removeAll(keepingCapacity: true)
        let count = Self.merge(
            store, left, right, times: factor, without: replaced, &scratch, &newcomers)
        scratch.withUnsafeBufferPointer {
            store.set(&rows[Int(target)].cells, to: UnsafeBufferPointer(rebasing: $0[0..<count]))
        }
        for symbol in newcomers { columns.append(target, to: symbol) }
    }

    private static func merge(
        _ store: CellStore, _ left: CellStore.Block, _ right: CellStore.Block, times factor: Double,
        without replaced: Symbol, _ result: inout ContiguousArray<Cell>,
        _ newcomers: inout ContiguousArray<Symbol>
    ) -> Int {
        store.memory.withUnsafeBufferPointer { memory in
            result.withUnsafeMutableBufferPointer { result in
                // By pointers: for an element of a buffer debug builds call generic functions, six times as slow.
                guard let cells = memory.baseAddress, let result = result.baseAddress else { return 0 }
                var count = 0
                var place = Int(left.start)
                let end = place + Int(left.count)
                var other = Int(right.start)
                let otherEnd = other + Int(right.count)
                while other < otherEnd {
                    let symbol = cells[other].symbol
                    var coefficient = cells[other].coefficient * factor
                    other += 1
                    while place < end, cells[place].symbol < symbol {
                        if cells[place].symbol != replaced {
                            result[count] = cells[place]
                            count += 1
                        }
                        place += 1
                    }
                    let isKnown = place < end && cells[place].symbol == symbol
                    if isKnown {
                        coefficient += cells[place].coefficient
                        place += 1
                    }
                    guard coefficient.magnitude >= Tolerance.coefficient else { continue }
                    if !isKnown { newcomers.append(symbol) }
                    result[count] = Cell(symbol: symbol, coefficient: coefficient)
                    count += 1
                }
                while place < end {
                    if cells[place].symbol != replaced {
                        result[count] = cells[place]
                        count += 1
                    }
                    place += 1
                }
                return count
            }
        }
    }

    /// Solves the draft, which says `0 = draft`, for one of its symbols, and enters the row that results.
    mutating func enterDraft(solvedFor symbol: Symbol) {
        let coefficient = coefficient(of: symbol, in: Self.draft)
        remove(symbol, from: Self.draft)
        scale(Self.draft, by: -1 / coefficient)
        let row = freeRows.popLast() ?? Int32(rows.count)
        if Int(row) == rows.count { rows.append(Row()) }
        // The draft takes over the room of a row that is not in use.
        let spare = rows[Int(row)].cells
        rows[Int(row)] = rows[Int(Self.draft)]
        rows[Int(row)].basic = symbol
        rows[Int(Self.draft)].cells = spare
        symbols[Int(symbol)].row = row
        let block = rows[Int(row)].cells
        for index in 0..<block.count { columns.append(row, to: store[block, index].symbol) }
        if !columns.isEmpty(symbol) { substitute(symbol, row) }
        suspect(row)
        if columns.count > columnLimit {
            for symbol in symbols.indices { find(Symbol(symbol)) }
            columnLimit = 2 * columns.count + 256
        }
    }

    mutating func dropRow(_ row: Int32) {
        let basic = rows[Int(row)].basic
        if basic >= 0 { symbols[Int(basic)].row = -1 }
        rows[Int(row)].basic = -1
        rows[Int(row)].constant = 0
        rows[Int(row)].cells.count = 0
        freeRows.append(row)
    }

    /// Makes a symbol basic instead of that of a row.
    mutating func pivot(_ row: Int32, entering: Symbol) {
        let leaving = rows[Int(row)].basic
        let coefficient = coefficient(of: entering, in: row)
        remove(entering, from: row)
        addSymbol(leaving, times: -1, to: row)
        scale(row, by: -1 / coefficient)
        rows[Int(row)].basic = entering
        symbols[Int(leaving)].row = -1
        symbols[Int(entering)].row = row
        columns.append(row, to: leaving)
        substitute(entering, row)
    }

    /// Puts the row of a symbol in its place everywhere else.
    private mutating func substitute(_ symbol: Symbol, _ source: Int32) {
        find(symbol)
        columns.removeAll(symbol)
        for occurrence in occurrences where occurrence.row != source {
            addRow(source, times: occurrence.coefficient, to: occurrence.row, insteadOf: symbol)
            suspect(occurrence.row)
        }
    }

    private mutating func suspect(_ row: Int32) {
        if isInfeasible(row) { suspects.append(row) }
    }

    /// Moves a row's constant.
    mutating func shift(_ row: Int32, by delta: Double) {
        rows[Int(row)].constant += delta
        suspect(row)
    }

    /// Puts the rows that a symbol is in, each once, into ``occurrences``.
    mutating func find(_ symbol: Symbol) {
        occurrences.removeAll(keepingCapacity: true)
        visits &+= 1
        var (rows, occurrences) = (ContiguousArray<Row>(), ContiguousArray<Occurrence>())
        swap(&rows, &self.rows)
        swap(&occurrences, &self.occurrences)
        let (store, visit) = (store, visits)
        columns.filter(symbol) { slot in
            let row = rows[Int(slot)]
            guard row.basic >= 0, row.visit != visit else { return false }
            rows[Int(slot)].visit = visit
            let coefficient = store.read(row.cells) { cells in
                let index = Self.place(of: symbol, in: cells)
                return index < cells.count && cells[index].symbol == symbol ? cells[index].coefficient : 0
            }
            guard coefficient != 0 else { return false }
            occurrences.append(Occurrence(row: slot, coefficient: coefficient))
            return true
        }
        swap(&rows, &self.rows)
        swap(&occurrences, &self.occurrences)
    }

    /// Drops all rows and keeps the symbols.
    mutating func dropRows() {
        for row in rows.indices.dropFirst() where rows[row].basic >= 0 { dropRow(Int32(row)) }
        for symbol in symbols.indices { columns.removeAll(Symbol(symbol)) }
        suspects.removeAll(keepingCapacity: true)
    }

    /// How many symbols, rows, cells and places in columns there is room for: what memory is spent on.
    var capacity: [Int] { [symbols.count, rows.count, store.memory.count, columns.capacity] }
}
