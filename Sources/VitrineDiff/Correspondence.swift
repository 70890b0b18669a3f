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
    let newStarts: ContiguousArray<UInt32>
    /// Where they start in the old one; ``none`` for what is new.
    let oldStarts: ContiguousArray<UInt32>
    /// The runs that are not new in the order of the old array.
    private let byOld: ContiguousArray<UInt32>

    /// Two equal arrays.
    init(identityOfCount count: Int) {
        oldCount = count
        newCount = count
        newStarts = count > 0 ? [0, UInt32(count)] : [0]
        oldStarts = count > 0 ? [0] : []
        byOld = count > 0 ? [0] : []
    }

    /// Describes two arrays by runs that are written one after the other.
    ///
    /// - Parameter capacity: No fewer runs than will be written.
    init(oldCount: Int, newCount: Int, capacity: Int, _ write: (inout Writer) -> Void) {
        self.oldCount = oldCount
        self.newCount = newCount
        var writer = Writer(
            newStarts: .allocate(capacity: capacity + 1), oldStarts: .allocate(capacity: capacity))
        write(&writer)
        writer.newStarts[writer.count] = UInt32(newCount)
        newStarts = ContiguousArray(
            UnsafeBufferPointer(start: writer.newStarts, count: writer.count + 1))
        writer.newStarts.deallocate()
        oldStarts = ContiguousArray(UnsafeBufferPointer(start: writer.oldStarts, count: writer.count))
        writer.oldStarts.deallocate()
        byOld = Self.sorted(oldStarts, oldCount: oldCount)
    }

    /// Adds runs to a description.
    struct Writer {
        fileprivate let newStarts: UnsafeMutablePointer<UInt32>
        fileprivate let oldStarts: UnsafeMutablePointer<UInt32>
        fileprivate var count = 0
        /// The number of new elements described so far.
        private(set) var end = 0
        /// What the next element was, if it goes on with the last run.
        private var next = Correspondence.none &- 1

        fileprivate init(newStarts: UnsafeMutablePointer<UInt32>, oldStarts: UnsafeMutablePointer<UInt32>) {
            self.newStarts = newStarts
            self.oldStarts = oldStarts
        }

        /// Describes the next elements of the new array: they are the old ones from `old` on, or new.
        @inline(__always)
        mutating func append(old: UInt32, count length: Int) {
            if old != next {
                newStarts[count] = UInt32(truncatingIfNeeded: end)
                oldStarts[count] = old
                count &+= 1
            }
            next = old == Correspondence.none ? old : old &+ UInt32(truncatingIfNeeded: length)
            end &+= length
        }
    }

    /// The runs that are not new, in the order of the old array.
    private static func sorted(_ oldStarts: ContiguousArray<UInt32>, oldCount: Int) -> ContiguousArray<UInt32>
    {
        var isAscending = true
        var count = 0
        var last: UInt32 = 0
        for start in oldStarts where start != none {
            if start < last { isAscending = false }
            last = start
            count += 1
        }
        if isAscending || count < oldCount / 32 {
            var byOld: ContiguousArray<UInt32> = []
            byOld.reserveCapacity(count)
            for run in oldStarts.indices where oldStarts[run] != none { byOld.append(UInt32(run)) }
            if !isAscending { byOld.sort { oldStarts[Int($0)] < oldStarts[Int($1)] } }
            return byOld
        }
        // Distribution costs O(old), and a fraction of comparing when there are many runs.
        return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: oldCount) { runAt in
            runAt.initialize(repeating: none)
            for run in oldStarts.indices where oldStarts[run] != none {
                runAt[Int(oldStarts[run])] = UInt32(truncatingIfNeeded: run)
            }
            return ContiguousArray(unsafeUninitializedCapacity: count) { byOld, initialized in
                for run in runAt where run != none {
                    byOld[initialized] = run
                    initialized &+= 1
                }
            }
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
}
