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

/// Sections with their items, whether these are listed or counted.
struct Contents: Equatable, CustomStringConvertible {
    var sections: [String] = []
    var items: [[Int]] = []

    init(_ snapshot: Rows) {
        sections = Array(snapshot.sections)
        items = sections.indices.map { Array(snapshot.items(inSection: $0)) }
    }

    init(sections: [String], items: [[Int]]) {
        self.sections = sections
        self.items = items
    }

    /// One line: `A: 1 2 | B: 3`.
    var description: String {
        zip(sections, items).map { "\($0): " + $1.map(String.init).joined(separator: " ") }
            .joined(separator: " | ")
    }
}

/// What is wrong with a list of operations.
struct Contradiction: Error, CustomStringConvertible {
    var description: String
}

/// One stage of changes by UIKit's rules: what leaves is named by its place before, what arrives by its place
/// after, and everything at most once.
struct Replay {
    private let old: Contents
    private let new: Contents
    private var leaving: [[Bool]]
    private var leavingSections: [Bool]
    private var deletedSections: Set<Int> = []
    private var arrivals: [ItemPosition: Int?] = [:]
    private var arrivingSections: [Int: Int?] = [:]

    private init(_ old: Contents, _ new: Contents) {
        self.old = old
        self.new = new
        leaving = old.items.map { Array(repeating: false, count: $0.count) }
        leavingSections = Array(repeating: false, count: old.sections.count)
    }

    /// Follows the batch form. Only what it calls inserted is read from `new`.
    static func run(_ updates: BatchUpdates, from old: Contents, reading new: Contents) throws -> Contents {
        var replay = Replay(old, new)
        for operation in updates.operations {
            switch operation {
            case .deleteItems(let range):
                for item in range.items { try replay.take(ItemPosition(section: range.section, item: item)) }
            case .deleteSection(let section): try replay.takeSection(section, deleting: true)
            case .insertSection(let section): try replay.putSection(section, from: nil)
            case .moveSection(let move):
                try replay.takeSection(move.from, deleting: false)
                try replay.putSection(move.to, from: move.from)
            case .insertItems(let range):
                for item in range.items {
                    try replay.put(ItemPosition(section: range.section, item: item), nil)
                }
            case .moveItems(let move): try replay.move(move)
            }
        }
        return try replay.result(isStrict: true)
    }

    /// Follows the difference itself, in which items may also move out of deleted and into inserted sections.
    static func run(_ difference: Difference, from old: Contents, reading new: Contents) throws -> Contents {
        var replay = Replay(old, new)
        for position in difference.deletedItems { try replay.take(position) }
        for section in difference.deletedSections { try replay.takeSection(section, deleting: true) }
        for section in difference.insertedSections { try replay.putSection(section, from: nil) }
        for move in difference.movedSections {
            try replay.takeSection(move.from, deleting: false)
            try replay.putSection(move.to, from: move.from)
        }
        for position in difference.insertedItems { try replay.put(position, nil) }
        for move in difference.movedItems { try replay.move(move) }
        return try replay.result(isStrict: false)
    }

    private mutating func move(_ move: Difference.ItemMove) throws {
        guard move.count > 0 else { throw Contradiction(description: "a move of nothing") }
        for offset in 0..<move.count {
            let from = ItemPosition(section: move.from.section, item: move.from.item + offset)
            try take(from)
            try put(ItemPosition(section: move.to.section, item: move.to.item + offset), old[from])
        }
    }

    private mutating func take(_ position: ItemPosition) throws {
        guard leaving.indices.contains(position.section),
            leaving[position.section].indices.contains(position.item)
        else { throw Contradiction(description: "nothing at \(position) to take away") }
        guard !leaving[position.section][position.item] else {
            throw Contradiction(description: "\(position) is taken away twice")
        }
        leaving[position.section][position.item] = true
    }

    private mutating func takeSection(_ section: Int, deleting: Bool) throws {
        guard leavingSections.indices.contains(section) else {
            throw Contradiction(description: "no section \(section) to take away")
        }
        guard !leavingSections[section] else {
            throw Contradiction(description: "section \(section) is taken away twice")
        }
        leavingSections[section] = true
        if deleting { deletedSections.insert(section) }
    }

    private mutating func put(_ position: ItemPosition, _ item: Int?) throws {
        guard arrivals.updateValue(item, forKey: position) == nil else {
            throw Contradiction(description: "two items arrive at \(position)")
        }
    }

    private mutating func putSection(_ section: Int, from: Int?) throws {
        guard arrivingSections.updateValue(from, forKey: section) == nil else {
            throw Contradiction(description: "two sections arrive at \(section)")
        }
    }

    private func result(isStrict: Bool) throws -> Contents {
        if isStrict, deletedSections.contains(where: { leaving[$0].contains(true) }) {
            throw Contradiction(description: "items leave a section that is deleted")
        }
        var staying = old.sections.indices.filter { !leavingSections[$0] }[...]
        let count = staying.count + arrivingSections.count
        var result = Contents(sections: [], items: [])
        var arrived = 0
        for section in 0..<count {
            let origin: Int?
            if let arriving = arrivingSections[section] {
                origin = arriving
            } else {
                guard let next = staying.popFirst() else {
                    throw Contradiction(description: "a section arrives behind the last one")
                }
                origin = next
            }
            guard let origin else {
                // All of an inserted section is new, except for what moves to it.
                var items = new.items[section]
                for item in items.indices {
                    guard let arrival = arrivals[ItemPosition(section: section, item: item)] else { continue }
                    if isStrict { throw Contradiction(description: "an item arrives in a new section") }
                    items[item] = arrival ?? items[item]
                    arrived += 1
                }
                result.sections.append(new.sections[section])
                result.items.append(items)
                continue
            }
            var kept = zip(old.items[origin], leaving[origin]).filter { !$1 }.map(\.0)[...]
            var items: [Int] = []
            while true {
                if let arrival = arrivals[ItemPosition(section: section, item: items.count)] {
                    items.append(arrival ?? new.items[section][items.count])
                    arrived += 1
                } else if let next = kept.popFirst() {
                    items.append(next)
                } else {
                    break
                }
            }
            result.sections.append(old.sections[origin])
            result.items.append(items)
        }
        guard arrived == arrivals.count else {
            throw Contradiction(description: "an item arrives behind the last one of its section")
        }
        return result
    }
}

extension Contents {
    subscript(position: ItemPosition) -> Int { items[position.section][position.item] }

    /// The place of every item.
    var positions: [Int: ItemPosition] {
        var result: [Int: ItemPosition] = [:]
        for section in sections.indices {
            for (item, identifier) in items[section].enumerated() {
                result[identifier] = ItemPosition(section: section, item: item)
            }
        }
        return result
    }
}

/// The least number of item moves: what stays in a section is a longest common subsequence.
func leastItemMoves(from old: Contents, to new: Contents) -> Int {
    let kept = Set(old.items.joined()).intersection(new.items.joined()).count
    let stays = new.sections.indices.reduce(0) { sum, index in
        guard let before = old.sections.firstIndex(of: new.sections[index]) else { return sum }
        return sum + longestCommonSubsequence(old.items[before], new.items[index])
    }
    return kept - stays
}

func longestCommonSubsequence<T: Equatable>(_ a: [T], _ b: [T]) -> Int {
    if a == b { return a.count }
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

/// One line: `A: 1 2 | B: 3`.
func dump(_ snapshot: Rows) -> String { Contents(snapshot).description }
