/// Which element of an array became which element of another, both without duplicates.
///
/// Equal ends are not stored: they correspond by their distance from the start or from the end. So a
/// change of one item among a million keeps two arrays of one element.
struct Correspondence: Sendable {
    let oldCount: Int
    let newCount: Int
    /// How many elements at the start, and at the end, are the same on both sides.
    let head: Int
    let tail: Int
    /// For the part between the ends; -1 where there is no counterpart.
    private(set) var newOfOld: ContiguousArray<Int>
    private(set) var oldOfNew: ContiguousArray<Int>

    var oldMiddle: Range<Int> { head..<(oldCount - tail) }
    var newMiddle: Range<Int> { head..<(newCount - tail) }

    /// Two equal arrays.
    init(identityOfCount count: Int) {
        oldCount = count
        newCount = count
        head = count
        tail = 0
        newOfOld = []
        oldOfNew = []
    }

    /// Matches what lies between two ends that are known to be equal.
    ///
    /// - Parameter oldIndex: A table of all of `old`, if there is one.
    /// - Returns: Nil if `new` contains an element twice. (`old` is known to contain none twice.)
    init?<ID: Hashable>(
        old: ContiguousArray<ID>, new: ContiguousArray<ID>, head: Int, tail: Int, oldIndex: IndexTable?
    ) {
        self.oldCount = old.count
        self.newCount = new.count
        self.head = head
        self.tail = tail
        let oldMiddle = head..<(old.count - tail)
        let newMiddle = head..<(new.count - tail)
        newOfOld = ContiguousArray(repeating: -1, count: oldMiddle.count)
        oldOfNew = ContiguousArray(repeating: -1, count: newMiddle.count)

        let table = oldIndex ?? IndexTable(old, in: oldMiddle)
        var unmatched: ContiguousArray<Int> = []
        for position in newMiddle {
            guard let match = table.position(of: new[position], in: old) else {
                unmatched.append(position)
                continue
            }
            // An element of an end, which has its counterpart already, or one that was claimed before.
            guard oldMiddle.contains(match), newOfOld[match - head] < 0 else { return nil }
            newOfOld[match - head] = position
            oldOfNew[position - head] = match
        }

        // Newcomers must differ from one another. Without a table of all of `old` they must be compared
        // with the ends as well; a table of the newcomers is smaller than one of the ends.
        guard !unmatched.isEmpty else { return }
        var newcomers = IndexTable(capacity: unmatched.count)
        for position in unmatched where newcomers.insert(position, in: new) != nil { return nil }
        guard oldIndex == nil else { return }
        if unmatched.count == 1 {
            // Comparing costs a fraction of hashing.
            let newcomer = new[unmatched[0]]
            if old[..<head].contains(newcomer) || old[oldMiddle.upperBound...].contains(newcomer) {
                return nil
            }
        } else {
            for position in 0..<head where newcomers.position(of: old[position], in: new) != nil {
                return nil
            }
            for position in oldMiddle.upperBound..<old.count
            where newcomers.position(of: old[position], in: new) != nil { return nil }
        }
    }

    func new(ofOld index: Int) -> Int? {
        if index < head { return index }
        if index >= oldCount - tail { return index - oldCount + newCount }
        let match = newOfOld[index - head]
        return match < 0 ? nil : match
    }

    func old(ofNew index: Int) -> Int? {
        if index < head { return index }
        if index >= newCount - tail { return index - newCount + oldCount }
        let match = oldOfNew[index - head]
        return match < 0 ? nil : match
    }
}
