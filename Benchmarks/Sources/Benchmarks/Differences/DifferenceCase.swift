/// What happens between two states of a list, or of a thousand of them.
enum DifferenceCase: String, CaseIterable {
    case identical
    case append = "append one"
    case move = "move one"
    case tenth = "10 % deleted, 10 % inserted"
    case reverse
    case shuffle
    case sections = "10 % to other sections, 5 % changed"

    /// The cases that a growth is drawn of.
    static let growing: [DifferenceCase] = [.move, .tenth, .shuffle]
}

/// Sections of items, each item with a version that says whether its content changed.
struct SampleState<ID: SampleIdentifier>: Sendable {
    var sections: [[ID]]
    /// Items whose content is another than before.
    var changed: [ID] = []

    var count: Int { sections.reduce(0) { $0 + $1.count } }
}

/// The two states of a case, and the number of moves that are really needed.
struct DifferenceSample<ID: SampleIdentifier>: Sendable {
    var old: SampleState<ID>
    var new: SampleState<ID>
    /// Nil where it is the longest increasing subsequence that decides.
    var moves: Int?

    init(_ kind: DifferenceCase, count: Int, as _: ID.Type = ID.self) {
        var generator = SeededGenerator()
        let items = ID.make(count, first: 0, &generator)
        if kind == .sections {
            self = Self.movingAcrossSections(items, &generator)
            return
        }
        var changed = items
        var moves: Int? = 0
        switch kind {
        case .identical, .sections: break
        case .append: changed += ID.make(1, first: count, &generator)
        case .move:
            changed.insert(changed.remove(at: count / 4), at: count * 3 / 4)
            moves = 1
        case .tenth:
            changed.shuffle(using: &generator)
            let deleted = Set(changed.prefix(count / 10))
            changed = items.filter { !deleted.contains($0) }
            // In one walk; inserting one after the other would take minutes for a million.
            let places = (0..<(count / 10)).map { _ in Int.random(in: 0...changed.count, using: &generator) }
            changed = Self.inserting(
                ID.make(count / 10, first: count, &generator), at: places.sorted(), into: changed)
        case .reverse:
            changed.reverse()
            moves = count - 1
        case .shuffle:
            changed.shuffle(using: &generator)
            moves = nil
        }
        self.init(old: SampleState(sections: [items]), new: SampleState(sections: [changed]), moves: moves)
    }

    private init(old: SampleState<ID>, new: SampleState<ID>, moves: Int?) {
        self.old = old
        self.new = new
        self.moves = moves
    }

    /// Sections of a hundred.
    private static func movingAcrossSections(_ items: [ID], _ generator: inout SeededGenerator) -> Self {
        let sections = stride(from: 0, to: items.count, by: 100).map {
            Array(items[$0..<min($0 + 100, items.count)])
        }
        let order = items.indices.shuffled(using: &generator)
        let travellers = Set(order.prefix(items.count / 10))
        var arrivals: [[ID]] = Array(repeating: [], count: sections.count)
        for item in order.prefix(items.count / 10) {
            let distance = Int.random(in: 1..<sections.count, using: &generator)
            arrivals[(item / 100 + distance) % sections.count].append(items[item])
        }
        let after = sections.indices.map { section in
            let rest = sections[section].indices.filter { !travellers.contains(section * 100 + $0) }
                .map { sections[section][$0] }
            let places = arrivals[section].map { _ in Int.random(in: 0...rest.count, using: &generator) }
            return inserting(arrivals[section], at: places.sorted(), into: rest)
        }
        return Self(
            old: SampleState(sections: sections),
            new: SampleState(sections: after, changed: order.suffix(items.count / 20).map { items[$0] }),
            moves: travellers.count)
    }

    private static func inserting(_ added: [ID], at places: [Int], into items: [ID]) -> [ID] {
        var result: [ID] = []
        result.reserveCapacity(items.count + added.count)
        var next = 0
        for (item, place) in zip(added, places) {
            result += items[next..<place]
            result.append(item)
            next = place
        }
        return result + items[next...]
    }
}
