import Testing
import VitrineDiff

/// Sections with their items as arrays of arrays: what a snapshot is, without its storage.
struct SnapshotModel: Equatable {
    var sections: [(id: String, items: [Int])] = []

    static func == (a: Self, b: Self) -> Bool {
        a.sections.map(\.id) == b.sections.map(\.id) && a.sections.map(\.items) == b.sections.map(\.items)
    }

    func place(of item: Int) -> (section: Int, item: Int)? {
        for (section, content) in sections.enumerated() {
            if let index = content.items.firstIndex(of: item) { return (section, index) }
        }
        return nil
    }

    mutating func insert(_ items: [Int], nextTo item: Int, distance: Int) {
        let place = place(of: item)!
        sections[place.section].items.insert(contentsOf: items, at: place.item + distance)
    }

    mutating func delete(_ items: Set<Int>) {
        for section in sections.indices { sections[section].items.removeAll(where: items.contains) }
    }

    mutating func move(_ item: Int, nextTo other: Int, distance: Int) {
        delete([item])
        insert([item], nextTo: other, distance: distance)
    }

    mutating func moveSection(_ section: String, nextTo other: String, distance: Int) {
        let moved = sections.remove(at: sections.firstIndex { $0.id == section }!)
        sections.insert(moved, at: sections.firstIndex { $0.id == other }! + distance)
    }
}

/// An edit by identifier.
enum SnapshotEdit {
    case append([Int], to: String?)
    case insertBefore([Int], Int)
    case insertAfter([Int], Int)
    case delete([Int])
    case moveBefore(Int, Int)
    case moveAfter(Int, Int)
    case appendSection(String)
    case insertSectionBefore(String, String)
    case insertSectionAfter(String, String)
    case deleteSections([String])
    case moveSectionBefore(String, String)
    case moveSectionAfter(String, String)
    case deleteAllItems

    func apply(to snapshot: inout Rows) {
        switch self {
        case .append(let items, let section): snapshot.appendItems(items, to: section)
        case .insertBefore(let items, let item): snapshot.insertItems(items, beforeItem: item)
        case .insertAfter(let items, let item): snapshot.insertItems(items, afterItem: item)
        case .delete(let items): snapshot.deleteItems(items)
        case .moveBefore(let item, let other): snapshot.moveItem(item, beforeItem: other)
        case .moveAfter(let item, let other): snapshot.moveItem(item, afterItem: other)
        case .appendSection(let section): snapshot.appendSections([section])
        case .insertSectionBefore(let section, let other):
            snapshot.insertSections([section], beforeSection: other)
        case .insertSectionAfter(let section, let other):
            snapshot.insertSections([section], afterSection: other)
        case .deleteSections(let sections): snapshot.deleteSections(sections)
        case .moveSectionBefore(let section, let other): snapshot.moveSection(section, beforeSection: other)
        case .moveSectionAfter(let section, let other): snapshot.moveSection(section, afterSection: other)
        case .deleteAllItems: snapshot.deleteAllItems()
        }
    }

    func apply(to model: inout SnapshotModel) {
        switch self {
        case .append(let items, let section):
            let index = section.map { id in model.sections.firstIndex { $0.id == id }! }
            model.sections[index ?? model.sections.count - 1].items += items
        case .insertBefore(let items, let item): model.insert(items, nextTo: item, distance: 0)
        case .insertAfter(let items, let item): model.insert(items, nextTo: item, distance: 1)
        case .delete(let items): model.delete(Set(items))
        case .moveBefore(let item, let other): model.move(item, nextTo: other, distance: 0)
        case .moveAfter(let item, let other): model.move(item, nextTo: other, distance: 1)
        case .appendSection(let section): model.sections.append((section, []))
        case .insertSectionBefore(let section, let other):
            model.sections.insert((section, []), at: model.sections.firstIndex { $0.id == other }!)
        case .insertSectionAfter(let section, let other):
            model.sections.insert((section, []), at: model.sections.firstIndex { $0.id == other }! + 1)
        case .deleteSections(let gone): model.sections.removeAll { gone.contains($0.id) }
        case .moveSectionBefore(let section, let other):
            model.moveSection(section, nextTo: other, distance: 0)
        case .moveSectionAfter(let section, let other):
            model.moveSection(section, nextTo: other, distance: 1)
        case .deleteAllItems:
            for section in model.sections.indices { model.sections[section].items = [] }
        }
    }
}

/// Whether a snapshot answers as its model does, asked in every way and without being changed.
func expectSame(_ snapshot: Rows, _ model: SnapshotModel, sampling: Int = .max) -> Bool {
    snapshot._checkInvariants()
    let all = model.sections.flatMap(\.items)
    guard snapshot.numberOfItems == all.count, snapshot.numberOfSections == model.sections.count,
        Array(snapshot.sections) == model.sections.map(\.id), Array(snapshot.items) == all
    else { return false }
    var start = 0
    for (section, content) in model.sections.enumerated() {
        guard snapshot.numberOfItems(inSection: section) == content.items.count,
            Array(snapshot.items(inSection: section)) == content.items,
            snapshot.itemRange(ofSection: section) == start..<(start + content.items.count),
            snapshot.offsets[section] == start, snapshot.index(ofSection: content.id) == section
        else { return false }
        for item in stride(from: 0, to: content.items.count, by: max(1, all.count / sampling)) {
            let id = content.items[item]
            let position = ItemPosition(section: section, item: item)
            guard snapshot.position(ofItem: id) == position, snapshot.index(ofItem: id) == start + item,
                snapshot.section(containingItem: id) == section, snapshot[position] == id,
                snapshot.position(ofFlatIndex: start + item) == position
            else { return false }
        }
        start += content.items.count
    }
    return snapshot.position(ofItem: -1) == nil && snapshot.index(ofSection: "nobody") == nil
}
