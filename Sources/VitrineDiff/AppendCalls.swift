/// Which slots were filled by which call, since it was last known that no two calls brought the same item.
///
/// Slots are handed out in ascending order, so calls with equally many items are one run: a loop that appends one item
/// after the other costs a comparison for each, and memory once.
@usableFromInline struct AppendCalls: Sendable {
    @usableFromInline struct Run: Sendable {
        /// The first slot of the first call.
        @usableFromInline var first: Int
        /// How many items each call brought.
        @usableFromInline var size: Int

        @usableFromInline init(first: Int, size: Int) {
            self.first = first
            self.size = size
        }
    }

    @usableFromInline private(set) var runs: ContiguousArray<Run> = []

    @usableFromInline init() {}

    @inlinable var isEmpty: Bool { runs.isEmpty }

    /// Notes that a call filled the last slots, from `first` on.
    @inlinable mutating func note(_ first: Int, _ count: Int) {
        if let last = runs.last, last.size == count { return }
        begin(first, count)
    }

    @usableFromInline mutating func begin(_ first: Int, _ count: Int) {
        runs.append(Run(first: first, size: count))
    }

    /// Whether some slots may hold what a call before brought.
    @inlinable func areSeveral(slots: Int) -> Bool {
        guard let run = runs.first else { return false }
        return run.first > 0 || runs.count > 1 || slots &- run.first > run.size
    }

    /// A number of the call that filled a slot, the greater the later; zero for all slots before the first noted.
    func call(ofSlot slot: Int) -> Int {
        var low = 0
        var high = runs.count
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].first <= slot { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return 0 }
        // The first slot of a call is a number as good as any; one more, for zero is taken.
        let run = runs[low - 1]
        return slot - (slot - run.first) % run.size + 1
    }
}
