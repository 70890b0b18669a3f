/// Lists of cells in one piece of memory.
///
/// A tableau of fifty rows was fifty arrays, whose allocation and reference counts took most of the time of a first
/// solution, and of every copy. Here blocks come in powers of two, and those given back are used again: memory is
/// bounded by what was in use at a time.
struct CellStore: Sendable {
    /// A list's place in the memory.
    struct Block: Sendable {
        var start: Int32 = 0
        var count: Int32 = 0
        /// The logarithm of the room there is; -1 for none.
        var size: Int8 = -1

        var capacity: Int32 { size < 0 ? 0 : 1 << Int32(size) }
    }

    private(set) var memory: ContiguousArray<Cell> = []
    /// For each size the first block that waits for use; the symbol of a block's first cell names the next.
    private var firstFree = ContiguousArray<Int32>(repeating: -1, count: 31)

    /// Makes room for a number of cells.
    mutating func reserve(_ count: Int) { memory.reserveCapacity(count) }

    /// The cells of a block.
    subscript(block: Block, index: Int32) -> Cell {
        get { memory[Int(block.start + index)] }
        set { memory[Int(block.start + index)] = newValue }
    }

    /// Hands the cells of a block to a closure, to read.
    @inline(__always)
    func read<Result>(_ block: Block, _ body: (UnsafeBufferPointer<Cell>) -> Result) -> Result {
        memory.withUnsafeBufferPointer { all in
            // Not of a slice: that takes debug builds longer than most walks.
            body(
                UnsafeBufferPointer(
                    start: all.baseAddress.map { $0 + Int(block.start) }, count: Int(block.count)))
        }
    }

    /// Hands the cells of a block to a closure, to change them.
    @inline(__always)
    mutating func change<Result>(
        _ block: Block, _ body: (UnsafeMutableBufferPointer<Cell>) -> Result
    ) -> Result {
        memory.withUnsafeMutableBufferPointer { all in
            body(
                UnsafeMutableBufferPointer(
                    start: all.baseAddress.map { $0 + Int(block.start) }, count: Int(block.count)))
        }
    }

    /// Makes room for a number of cells in a block, which may move. Keeps those it has if asked to.
    mutating func reserve(_ count: Int32, in block: inout Block, keepingCells: Bool) {
        guard count > block.capacity else { return }
        var size: Int8 = 2
        while 1 << Int32(size) < count { size += 1 }
        var start = firstFree[Int(size)]
        if start >= 0 {
            firstFree[Int(size)] = memory[Int(start)].symbol
        } else {
            start = Int32(memory.count)
            memory.append(contentsOf: repeatElement(Cell(symbol: -1, coefficient: 0), count: 1 << Int(size)))
        }
        if keepingCells {
            for index in 0..<Int(block.count) {
                memory[Int(start) + index] = memory[Int(block.start) + index]
            }
        }
        let kept = keepingCells ? block.count : 0
        release(&block)
        block = Block(start: start, count: kept, size: size)
    }

    /// Gives a block back.
    mutating func release(_ block: inout Block) {
        if block.size >= 0 {
            memory[Int(block.start)].symbol = firstFree[Int(block.size)]
            firstFree[Int(block.size)] = block.start
        }
        block = Block()
    }

    /// Puts cells into a block instead of those it had.
    mutating func set(_ block: inout Block, to cells: UnsafeBufferPointer<Cell>) {
        reserve(Int32(cells.count), in: &block, keepingCells: false)
        block.count = Int32(cells.count)
        guard let source = cells.baseAddress else { return }
        memory.withUnsafeMutableBufferPointer {
            ($0.baseAddress! + Int(block.start)).update(from: source, count: cells.count)
        }
    }

    mutating func insert(_ cell: Cell, at index: Int32, in block: inout Block) {
        reserve(block.count + 1, in: &block, keepingCells: true)
        block.count += 1
        change(block) { cells in
            var place = cells.count - 1
            while place > Int(index) {
                cells[place] = cells[place - 1]
                place -= 1
            }
            cells[place] = cell
        }
    }

    mutating func remove(at index: Int32, in block: inout Block) {
        change(block) { cells in
            for place in Int(index)..<(cells.count - 1) { cells[place] = cells[place + 1] }
        }
        block.count -= 1
    }
}
