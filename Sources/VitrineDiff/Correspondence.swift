/// Which element of an array became which element of another, both without duplicates.
///
/// What is stored are *runs*: stretches of the new array whose elements stood side by side in the old one, too,
/// and stretches that are new. A change of one item among a million is three runs, and nothing is
/// stored for each of the others; a shuffle is twelve bytes for each item.
struct Correspondence: Sendable {
    /// Stands for no place.
    static let none = UInt32.max

    let oldCount: Int
    let newCount: Int
    /// Where the runs start in the new array, and last its count.
    private(set) var newStarts: ContiguousArray<UInt32> = []
    /// Where they start in the old one; ``none`` for what is new.
    private(set) var oldStarts: ContiguousArray<UInt32> = []
    /// The runs that are not new in the order of the old array.
    private var byOld: ContiguousArray<UInt32> = []
    /// The number of new elements described so far, while runs are being added.
    private(set) var end = 0

    /// An empty description, to be filled by appending and closed.
    init(oldCount: Int, newCount: Int, capacity: Int) {
        self.oldCount = oldCount
        self.newCount = newCount
        newStarts.reserveCapacity(capacity + 1)
        oldStarts.reserveCapacity(capacity)
    }

    /// Two equal arrays.
    init(identityOfCount count: Int) {
        self.init(oldCount: count, newCount: count, capacity: 1)
        if count > 0 { append(old: 0, count: UInt32(count)) }
        close()
    }

    /// Two arrays that have nothing in common.
    init(oldCount: Int, newCount: Int) {
        self.init(oldCount: oldCount, newCount: newCount, capacity: 1)
        if newCount > 0 { append(old: Self.none, count: UInt32(newCount)) }
        close()
    }

    /// Describes the next elements of the new array: they are the old ones from `old` on, or new.
    @inline(__always)
    mutating func append(old: UInt32, count: UInt32) {
        if let last = oldStarts.last,
            old == Self.none
                ? last == Self.none
                : last != Self.none && old == last &+ UInt32(end) &- newStarts[newStarts.count &- 1]
        {
            end &+= Int(count)
            return
        }
        newStarts.append(UInt32(end))
        oldStarts.append(old)
        end &+= Int(count)
    }

    /// Describes the next elements one by one.
    mutating func append(_ oldOf: ContiguousArray<UInt32>, _ range: Range<Int>) {
        for index in range { append(old: oldOf[index], count: 1) }
    }

    /// Ends the description.
    mutating func close() {
        newStarts.append(UInt32(end))
        var isAscending = true
        var count = 0
        var end = 0
        for run in runs where oldStarts[run] != Self.none {
            if Int(oldStarts[run]) < end { isAscending = false }
            end = Int(oldStarts[run])
            count += 1
        }
        byOld.reserveCapacity(count)
        if isAscending || count < oldCount / 32 {
            for run in runs where oldStarts[run] != Self.none { byOld.append(UInt32(run)) }
            if !isAscending { byOld.sort { oldStarts[Int($0)] < oldStarts[Int($1)] } }
        } else {
            // Distribution costs O(old), and a fraction of comparing when there are many runs.
            var runAt = ContiguousArray(repeating: Self.none, count: oldCount)
            for run in runs where oldStarts[run] != Self.none { runAt[Int(oldStarts[run])] = UInt32(run) }
            for run in runAt where run != Self.none { byOld.append(run) }
        }
    }

    var runs: Range<Int> { 0..<oldStarts.count }

    /// A run's places in the new array.
    @inline(__always)
    func newRange(ofRun run: Int) -> Range<Int> {
        Range(uncheckedBounds: (Int(newStarts[run]), Int(newStarts[run &+ 1])))
    }

    /// The run that holds an index of the new array.
    ///
    /// - Complexity: O(log *r*), *r* = runs.
    func run(ofNew index: Int) -> Int {
        var low = 0
        var high = oldStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if newStarts[middle] <= index { low = middle } else { high = middle }
        }
        return low
    }

    /// - Complexity: O(log *r*), *r* = runs.
    func old(ofNew index: Int) -> Int? {
        guard index < newCount else { return nil }
        let run = run(ofNew: index)
        let start = oldStarts[run]
        return start == Self.none ? nil : Int(start) + index - Int(newStarts[run])
    }

    /// - Complexity: O(log *r*), *r* = runs.
    func new(ofOld index: Int) -> Int? {
        var low = 0
        var high = byOld.count
        guard high > 0 else { return nil }
        while high - low > 1 {
            let middle = (low + high) / 2
            if oldStarts[Int(byOld[middle])] <= index { low = middle } else { high = middle }
        }
        let run = Int(byOld[low])
        let offset = index - Int(oldStarts[run])
        let range = newRange(ofRun: run)
        return offset >= 0 && offset < range.count ? range.lowerBound + offset : nil
    }

    /// Calls `body` with each range of old elements that have no counterpart, in ascending order, while it wants more.
    func forEachDeletedRange(_ body: (Range<Int>) -> Bool) {
        var end = 0
        for run in byOld {
            let start = Int(oldStarts[Int(run)])
            if end < start, !body(end..<start) { return }
            end = start + newRange(ofRun: Int(run)).count
        }
        if end < oldCount { _ = body(end..<oldCount) }
    }
}
