import VitrineDiff

typealias Rows = Snapshot<String, Int>

func rows(_ sections: (String, [Int])...) -> Rows { rows(sections) }

func rows(_ sections: [(String, [Int])]) -> Rows {
    var snapshot = Rows()
    for (section, items) in sections {
        snapshot.appendSections([section])
        snapshot.appendItems(items, toSection: snapshot.numberOfSections - 1)
    }
    return snapshot
}

/// One line: `A: 1 2 | B: 3`.
func dump(_ snapshot: Rows) -> String {
    snapshot.sections.indices.map { section in
        "\(snapshot.sections[section]): "
            + snapshot.items(inSection: section).map(String.init).joined(separator: " ")
    }.joined(separator: " | ")
}

/// Applies a difference the slow and obvious way. Only what the difference calls new is read from `new`.
func replay(_ difference: Difference, from old: Rows, reading new: Rows) -> Rows {
    var contents = old.sections.indices.map { Array(old.items(inSection: $0)) }
    for position in (Array(difference.deletedItems) + difference.movedItems.map(\.from)).sorted().reversed() {
        contents[position.section].remove(at: position.item)
    }
    let leaving = Set(difference.deletedSections + difference.movedSections.map(\.from))
    var sections = old.sections.indices.filter { !leaving.contains($0) }
        .map { (old.sections[$0], contents[$0]) }

    var arriving = difference.insertedSections.map { ($0, (new.sections[$0], [Int]())) }
    arriving += difference.movedSections.map { ($0.to, (old.sections[$0.from], contents[$0.from])) }
    for (index, section) in arriving.sorted(by: { $0.0 < $1.0 }) { sections.insert(section, at: index) }

    var items = difference.insertedItems.map { ($0, new[$0]) }
    items += difference.movedItems.map { ($0.to, old[$0.from]) }
    let movedHere = Set(difference.movedItems.map(\.to))
    for section in difference.insertedSections {
        for item in 0..<new.numberOfItems(inSection: section) {
            let position = ItemPosition(section: section, item: item)
            if !movedHere.contains(position) { items.append((position, new[position])) }
        }
    }
    for (position, item) in items.sorted(by: { $0.0 < $1.0 }) {
        sections[position.section].1.insert(item, at: position.item)
    }
    return rows(sections)
}

/// The least number of item moves: what stays in a section is a longest common subsequence.
func leastItemMoves(from old: Rows, to new: Rows) -> Int {
    let kept = Set(old.items).intersection(new.items).count
    let stays = new.sections.indices.reduce(0) { sum, index in
        guard let before = old.sections.firstIndex(of: new.sections[index]) else { return sum }
        return sum
            + longestCommonSubsequence(
                Array(old.items(inSection: before)), Array(new.items(inSection: index)))
    }
    return kept - stays
}

func longestCommonSubsequence<T: Equatable>(_ a: [T], _ b: [T]) -> Int {
    var row = Array(repeating: 0, count: b.count + 1)
    for x in a {
        var diagonal = 0
        for (index, y) in b.enumerated() {
            let above = row[index + 1]
            row[index + 1] = x == y ? diagonal + 1 : max(above, row[index])
            diagonal = above
        }
    }
    return row[b.count]
}

/// A generator with a seed: the same numbers on every machine (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
