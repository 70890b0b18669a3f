/// Finds which identifier of an array is which of another.
///
/// 1. ``align(old:new:)`` walks along two stretches that are probably alike and steps over what differs. It
///    finds nearly everything in practice, reads memory in order, and hashes nothing. It gives up where
///    looking around costs more than hashing.
/// 2. ``finish(isNewUnique:isInOld:)`` puts the rest of `new` into a table and looks up the rest of `old`:
///    by their bytes first, if bytes are all that identifiers are, then by hash and `==`.
/// 3. What is new after that has to differ from all that was found, which is the one case where
///    identifiers that stayed have to be hashed.
struct Matcher {
    let old: IdentifierArray
    let new: IdentifierArray
    /// What was aligned, in ascending order of `new`.
    private var runs: ContiguousArray<Run> = []
    /// Which identifiers of `old` have been found in `new`.
    private var isMatched: BitSet
    /// How many comparisons may still be spent on looking around: found ones pay for further ones.
    private var credit = 512

    private struct Run {
        var new: UInt32
        var old: UInt32
        var count: UInt32
        var newEnd: Int { Int(new) + Int(count) }
    }

    init(old: IdentifierArray, new: IdentifierArray) {
        self.old = old
        self.new = new
        isMatched = BitSet(count: old.count)
    }

    /// Matches stretches that are alike. To be called with ascending ranges of `new`.
    mutating func align(old oldRange: Range<Int>, new newRange: Range<Int>) {
        var (i, j) = (oldRange.lowerBound, newRange.lowerBound)
        let head = new.commonPrefix(
            from: j, with: old, from: i, limit: min(oldRange.count, newRange.count))
        append(old: i, new: j, count: head)
        i += head
        j += head
        let tail = new.commonSuffix(
            before: newRange.upperBound, with: old, before: oldRange.upperBound,
            limit: min(oldRange.upperBound - i, newRange.upperBound - j))
        let oldEnd = oldRange.upperBound - tail
        let newEnd = newRange.upperBound - tail
        while i < oldEnd, j < newEnd, credit > 0, let (a, b) = step(i, oldEnd, j, newEnd) {
            i += a
            j += b
            let length = new.commonPrefix(from: j, with: old, from: i, limit: min(oldEnd - i, newEnd - j))
            append(old: i, new: j, count: length)
            credit += length * 4
            i += length
            j += length
        }
        append(old: oldEnd, new: newEnd, count: tail)
    }

    /// The nearest pair that is the same again: a few to the side in both, or some more in one of them, as where
    /// single items or short ranges came and went.
    private mutating func step(_ i: Int, _ oldEnd: Int, _ j: Int, _ newEnd: Int) -> (Int, Int)? {
        if let near = step(i, oldEnd, j, newEnd, both: 6, one: 64) { return near }
        // One knot of changes must not give away all that is in line behind it.
        return credit > 8_192 ? step(i, oldEnd, j, newEnd, both: 48, one: 2_048) : nil
    }

    private mutating func step(
        _ i: Int, _ oldEnd: Int, _ j: Int, _ newEnd: Int, both: Int, one: Int
    ) -> (Int, Int)? {
        let (oldLimit, newLimit) = (oldEnd - i, newEnd - j)
        var distance = 1
        while distance <= one {
            if distance < oldLimit, isSame(i + distance, j) { return (distance, 0) }
            if distance < newLimit, isSame(i, j + distance) { return (0, distance) }
            if distance <= both {
                var a = 1
                while a < distance {
                    let b = distance - a
                    if a < oldLimit, b < newLimit, isSame(i + a, j + b) { return (a, b) }
                    a += 1
                }
            }
            distance += 1
        }
        return nil
    }

    @inline(__always)
    private mutating func isSame(_ i: Int, _ j: Int) -> Bool {
        credit &-= 1
        let (a, b) = (old.address(i), new.address(j))
        return IdentifierArray.haveSameBytes(a, b, old.operations.size)
            || (!old.operations.isPlain && old.operations.areEqual(a, b))
    }

    private mutating func append(old i: Int, new j: Int, count: Int) {
        guard count > 0 else { return }
        isMatched.insert(i..<(i + count))
        if let last = runs.last, last.newEnd == j, Int(last.old) + Int(last.count) == i {
            runs[runs.count - 1].count += UInt32(count)
        } else {
            runs.append(Run(new: UInt32(j), old: UInt32(i), count: UInt32(count)))
        }
    }

    /// Matches what is left, and puts everything together.
    ///
    /// - Parameters:
    ///   - isNewUnique: Whether `new` is known to contain nothing twice.
    ///   - isInOld: Looks an identifier of `new` up in all of `old`, if there is an index of that.
    /// - Returns: Nil if `new` contains an identifier twice. (`old` is taken to contain none twice.)
    mutating func finish(isNewUnique: Bool, isInOld: ((Int) -> Bool)?) -> Correspondence? {
        let left = Places(gaps())
        var oldOf = ContiguousArray(repeating: Correspondence.none, count: left.count)
        guard match(left, &oldOf, isNewUnique: isNewUnique, isInOld: isInOld) else { return nil }
        return correspondence(left, oldOf)
    }

    private func gaps() -> ContiguousArray<Range<Int>> {
        var gaps: ContiguousArray<Range<Int>> = []
        var end = 0
        for run in runs {
            if end < Int(run.new) { gaps.append(end..<Int(run.new)) }
            end = run.newEnd
        }
        if end < new.count { gaps.append(end..<new.count) }
        return gaps
    }

    private mutating func match(
        _ left: Places, _ oldOf: inout ContiguousArray<UInt32>, isNewUnique: Bool,
        isInOld: ((Int) -> Bool)?
    ) -> Bool {
        guard left.count > 0 else { return true }
        guard new.operations.isPlain, isMatched.firstUnmarked(from: 0) < old.count else {
            return matchByHash(
                left, left, &oldOf, isNewUnique: isNewUnique, isInOld: isInOld)
        }
        var isUnique = true
        var table = MatchTable(new, left, usesBytes: true) { _, _ in isUnique = false }
        guard isUnique else { return false }
        lookUpUnmatched(in: &table, &oldOf)
        let newcomers = Places(Self.unmatched(left, oldOf))
        guard newcomers.count > 0 else { return true }
        return matchByHash(
            newcomers, left, &oldOf, isNewUnique: isNewUnique, isInOld: isInOld)
    }

    /// - Parameters:
    ///   - newcomers: What has not been found yet, a part of `left`.
    private mutating func matchByHash(
        _ newcomers: Places, _ left: Places, _ oldOf: inout ContiguousArray<UInt32>, isNewUnique: Bool,
        isInOld: ((Int) -> Bool)?
    ) -> Bool {
        let isOldLeft = isMatched.firstUnmarked(from: 0) < old.count
        if isNewUnique, !isOldLeft { return true }
        guard isOldLeft || newcomers.count > Self.few else {
            return isUnique(newcomers, isInOld: isInOld)
        }
        var isUnique = true
        var table = MatchTable(new, newcomers, usesBytes: false) { _, _ in isUnique = false }
        guard isUnique else { return false }
        if isOldLeft {
            if newcomers.count == left.count {
                lookUpUnmatched(in: &table, &oldOf)
            } else {
                var found = ContiguousArray(repeating: Correspondence.none, count: newcomers.count)
                lookUpUnmatched(in: &table, &found)
                var number = 0
                for place in 0..<left.count where oldOf[place] == Correspondence.none {
                    oldOf[place] = found[number]
                    number += 1
                }
            }
        }
        if isNewUnique { return true }
        let rest = Places(Self.unmatched(left, oldOf))
        if rest.count <= Self.few || isInOld != nil { return self.isUnique(rest, isInOld: isInOld) }
        // What is in the table differs from all else there; what is outside was never hashed.
        table.lookUp(new, Self.complement(of: newcomers.ranges, new.count), areRare: true) { _, _ in
            isUnique = false
        }
        return isUnique
    }

    /// Comparing so many identifiers with all others costs less than hashing all others.
    private static let few = 2

    /// Whether newcomers, which differ from one another if they are more than a few, differ from all else.
    private func isUnique(_ newcomers: Places, isInOld: ((Int) -> Bool)?) -> Bool {
        for number in 0..<newcomers.count {
            let index = newcomers[number]
            if let isInOld {
                if isInOld(index) { return false }
                guard newcomers.count <= Self.few, number > 0 else { continue }
                if new.operations.areEqual(new.address(newcomers[0]), new.address(index)) { return false }
            } else if occursElsewhere(index) {
                return false
            }
        }
        return true
    }

    /// What of `old` has not been found in `new`.
    var unmatchedOld: ContiguousArray<Range<Int>> {
        var ranges: ContiguousArray<Range<Int>> = []
        isMatched.forEachUnmarkedRange { ranges.append($0) }
        return ranges
    }

    private mutating func lookUpUnmatched(
        in table: inout MatchTable, _ oldOf: inout ContiguousArray<UInt32>
    ) {
        let ranges = unmatchedOld
        oldOf.withUnsafeMutableBufferPointer { oldOf in
            table.lookUp(old, ranges) { oldOf[$0] = UInt32(truncatingIfNeeded: $1) }
        }
        // Marked afterwards: the bits stay in the cache then, and if `==` is not transitive and finds one
        // identifier twice, the marks still agree with what was found.
        for index in oldOf where index != Correspondence.none { isMatched.insert(Int(index)) }
    }

    private static func unmatched(_ left: Places, _ oldOf: ContiguousArray<UInt32>)
        -> ContiguousArray<Range<Int>>
    {
        var ranges: ContiguousArray<Range<Int>> = []
        for number in 0..<left.count where oldOf[number] == Correspondence.none {
            let place = left[number]
            if let last = ranges.last, last.upperBound == place {
                ranges[ranges.count - 1] = last.lowerBound..<(place + 1)
            } else {
                ranges.append(place..<(place + 1))
            }
        }
        return ranges
    }

    private static func complement(of ranges: ContiguousArray<Range<Int>>, _ count: Int)
        -> ContiguousArray<Range<Int>>
    {
        var result: ContiguousArray<Range<Int>> = []
        var end = 0
        for range in ranges {
            if end < range.lowerBound { result.append(end..<range.lowerBound) }
            end = range.upperBound
        }
        if end < count { result.append(end..<count) }
        return result
    }

    private func occursElsewhere(_ index: Int) -> Bool {
        let identifier = new.address(index)
        return new.operations.indexOf(identifier, new.base, index) < index
            || new.operations.indexOf(identifier, new.address(index + 1), new.count - index - 1)
                < new.count - index - 1
    }

    private func correspondence(_ left: Places, _ oldOf: ContiguousArray<UInt32>) -> Correspondence {
        Correspondence(
            oldCount: old.count, newCount: new.count, capacity: runs.count * 2 + left.count + 1
        ) { writer in
            var number = 0
            func describe(upTo end: Int) {
                while number < end {
                    writer.append(old: oldOf[number], count: 1)
                    number &+= 1
                }
            }
            for run in runs {
                describe(upTo: number + Int(run.new) - writer.end)
                writer.append(old: run.old, count: Int(run.count))
            }
            describe(upTo: left.count)
        }
    }
}
