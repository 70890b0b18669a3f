/// The items of a section that is given as a count instead of as a list.
///
/// An item is a *source number* here, and a function turns numbers into identifiers when somebody asks. What is
/// stored are runs of consecutive numbers: ten million rows that nobody has edited are one run. Edits are made
/// by ranges of indexes (`CountedItems+Editing.swift`), each of them in O(runs), and a difference between two
/// values compares runs, never items.
///
/// Two items are the same item if they have the same source number in a section with the same identifier;
/// what the functions say plays no part in that.
public struct CountedItems<ItemID: Hashable>: Sendable {
    /// The source numbers in order, as runs that are not empty and could not be longer.
    public internal(set) var runs: ContiguousArray<Range<Int>> = []

    /// The index after the last item of each run.
    var ends: ContiguousArray<Int> = []

    /// The smallest source number that was never used here: what inserted items start from.
    public internal(set) var nextNumber: Int

    /// Source numbers of items whose cells have to be replaced.
    public internal(set) var reloadedNumbers: [Range<Int>] = []

    /// Source numbers of items whose cells have to be configured again in place.
    public internal(set) var reconfiguredNumbers: [Range<Int>] = []

    /// The identifier that belongs to a source number.
    public let identifier: @Sendable (Int) -> ItemID

    /// The source number that belongs to an identifier, or nil; without this function, look-ups by identifier
    /// have to ask for the identifier of one item after the other.
    public let number: (@Sendable (ItemID) -> Int?)?

    /// Creates `count` items with the source numbers `0..<count`.
    ///
    /// - Parameters:
    ///   - count: The number of items. A negative one traps.
    ///   - identifier: The identifier of a source number: always the same one, and a different one for each
    ///     number. It may be asked on any thread, and for the numbers that ``insert(count:at:)`` hands out.
    ///   - number: The inverse, if it can be computed. Nil for an identifier that no number has.
    public init(
        count: Int, identifier: @escaping @Sendable (Int) -> ItemID,
        number: (@Sendable (ItemID) -> Int?)? = nil
    ) {
        Self.demand(count >= 0, "A section cannot have \(count) items")
        self.identifier = identifier
        self.number = number
        nextNumber = count
        if count > 0 {
            runs = [0..<count]
            ends = [count]
        }
    }

    /// The source number of the item at an index.
    ///
    /// - Complexity: O(log *r*), *r* = runs.
    public func number(at index: Int) -> Int {
        Self.demand(index >= 0 && index < count, "There is no item at \(index): there are \(count)")
        let run = run(at: index)
        return runs[run].upperBound - (ends[run] - index)
    }

    /// The index of the item with a source number, or nil.
    ///
    /// - Complexity: O(*r*), *r* = runs.
    public func index(ofNumber number: Int) -> Int? {
        for run in runs.indices where runs[run].contains(number) {
            return ends[run] - (runs[run].upperBound - number)
        }
        return nil
    }

    /// The index of an item, or nil.
    ///
    /// - Complexity: O(*r*), *r* = runs, if the inverse ``number`` is known; else O(*n*) identifiers are asked for.
    public func index(ofItem item: ItemID) -> Int? {
        guard let number else {
            var index = 0
            for run in runs {
                for candidate in run {
                    if identifier(candidate) == item { return index }
                    index += 1
                }
            }
            return nil
        }
        return number(item).flatMap(index(ofNumber:))
    }

    /// The source numbers of a range of indexes, in order.
    ///
    /// - Complexity: O(log *r* + runs in the range)
    public func numbers(in range: Range<Int>) -> ContiguousArray<Range<Int>> {
        checkRange(range)
        var result: ContiguousArray<Range<Int>> = []
        guard !range.isEmpty else { return result }
        var run = run(at: range.lowerBound)
        var index = range.lowerBound
        while index < range.upperBound {
            let first = runs[run].upperBound - (ends[run] - index)
            let length = Swift.min(ends[run], range.upperBound) - index
            result.append(first..<(first + length))
            index += length
            run += 1
        }
        return result
    }

    /// The run that holds an index below the count.
    func run(at index: Int) -> Int {
        var low = 0
        var high = ends.count - 1
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] <= index { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func checkRange(_ range: Range<Int>) {
        Self.demand(
            range.lowerBound >= 0 && range.upperBound <= count,
            "There are no items at \(range): there are \(count)")
    }

    /// Traps with a sentence that survives optimisation, as `precondition` does not.
    static func demand(_ condition: Bool, _ message: @autoclosure () -> String) {
        if !condition { fatalError(message()) }
    }
}

extension CountedItems: RandomAccessCollection {
    /// The number of items.
    public var count: Int { ends.last ?? 0 }
    /// Zero.
    public var startIndex: Int { 0 }
    /// The number of items.
    public var endIndex: Int { count }

    /// The identifier of the item at an index.
    ///
    /// - Complexity: O(log *r*), *r* = runs.
    public subscript(index: Int) -> ItemID { identifier(number(at: index)) }
}

extension CountedItems: Equatable {
    /// The same source numbers in the same order; pending reloads and the functions do not count.
    public static func == (a: Self, b: Self) -> Bool { a.runs == b.runs }
}
