/// What the Tab key stops at once: a group with a name, or one item that is in none.
enum FocusGroup: Hashable {
    case named(String)
    case item(ObjectIdentifier)
}

/// An environment that is a group without being told so, such as a collection view.
@MainActor
protocol AutomaticFocusGroup: UIFocusEnvironment {
    /// Whether the identifier is the environment's own, and none that the program gave it.
    var hasAutomaticFocusGroup: Bool { get }
    /// Items that the group would rather be entered at than at its first one. Those that are out of sight are made, if
    /// they are worth more than the priority given.
    func focusGroupEntries(above priority: UIFocusGroupPriority) -> [any UIFocusItem]
}

/// A focus item that knows whether the Tab key stops at it inside of a group that is one by itself.
@MainActor
package protocol FocusStopChoosing: UIFocusItem {
    /// Fields and controls of a list are stops, while its rows are one together.
    var isStopOfItsOwn: Bool { get }
}

/// A focus item that the system gives a priority.
@MainActor
protocol FocusPriorityVending: UIFocusItem {
    /// The priority, if the program gives no higher one.
    var systemFocusGroupPriority: UIFocusGroupPriority { get }
}

/// What had the focus last in each group.
@MainActor
struct FocusGroupMemory {
    private struct Entry {
        weak var item: (any UIFocusItem)?
    }

    private var entries: [FocusGroup: Entry] = [:]

    mutating func note(_ item: any UIFocusItem) {
        guard case .named = UIFocusSystem.focusGroup(of: item) else { return }
        if entries.count > 64 { entries = entries.filter { $0.value.item != nil } }
        entries[UIFocusSystem.focusGroup(of: item)] = Entry(item: item)
    }

    func isLast(_ item: any UIFocusItem, in group: FocusGroup) -> Bool { entries[group]?.item === item }
}

extension UIFocusSystem {
    /// The group that an item is in.
    ///
    /// Complexity: O(depth of the hierarchy).
    static func focusGroup(of item: any UIFocusItem) -> FocusGroup {
        let isOnItsOwn = (item as? any FocusStopChoosing)?.isStopOfItsOwn ?? false
        for environment in chain(from: item) {
            if isOnItsOwn, (environment as? any AutomaticFocusGroup)?.hasAutomaticFocusGroup == true {
                break
            }
            if let name = environment.focusGroupIdentifier { return .named(name) }
        }
        return .item(ObjectIdentifier(item))
    }

    /// What the Tab key stops at, in the order of reading: each group is where its first item is that can be seen.
    ///
    /// - Parameters:
    ///   - sequence: The regions of items in the order of reading.
    ///   - isSeen: Whether an item can be seen now.
    static func stops(
        of sequence: [FocusRegion], isSeen: (any UIFocusItem) -> Bool
    ) -> [(group: FocusGroup, regions: [FocusRegion])] {
        var places: [FocusGroup: (place: Int, isSeen: Bool)] = [:]
        var members: [FocusGroup: [FocusRegion]] = [:]
        for (index, region) in sequence.enumerated() {
            guard let item = region.item else { continue }
            let group = focusGroup(of: item)
            members[group, default: []].append(region)
            let known = places[group]
            if known?.isSeen != true {
                let isSeen = isSeen(item)
                if known == nil || isSeen { places[group] = (index, isSeen) }
            }
        }
        return places.sorted { $0.value.place < $1.value.place }.map { ($0.key, members[$0.key] ?? []) }
    }

    /// The item of a group that the Tab key goes to.
    func primaryRegion(of group: FocusGroup, among regions: [FocusRegion]) -> FocusRegion? {
        var best: (region: FocusRegion, priority: UIFocusGroupPriority)?
        for region in regions {
            guard let item = region.item else { continue }
            let priority = priority(of: item, in: group)
            if best.map({ $0.priority.rawValue < priority.rawValue }) ?? true { best = (region, priority) }
        }
        guard var best else { return nil }
        // A list may have a better one out of sight.
        let list = best.region.item.flatMap { item in
            Self.chain(from: item).lazy.compactMap { $0 as? any AutomaticFocusGroup }.first
        }
        for entry in list?.focusGroupEntries(above: best.priority) ?? [] {
            let priority = priority(of: entry, in: group)
            guard priority.rawValue > best.priority.rawValue, isEligible(entry),
                Self.focusGroup(of: entry) == group
            else { continue }
            best = (FocusRegion(target: .item(entry), frame: frame(of: entry), group: nil), priority)
        }
        return best.region
    }

    private func priority(of item: any UIFocusItem, in group: FocusGroup) -> UIFocusGroupPriority {
        if item === focusedItem { return .currentlyFocused }
        var priority = item.focusGroupPriority.rawValue
        if groupMemory.isLast(item, in: group) {
            priority = max(priority, UIFocusGroupPriority.previouslyFocused.rawValue)
        }
        if let vended = (item as? any FocusPriorityVending)?.systemFocusGroupPriority {
            priority = max(priority, vended.rawValue)
        }
        return UIFocusGroupPriority(priority)
    }
}

/// What a program says of the group of a view or a controller.
@MainActor
final class FocusGroupChoice {
    var identifier: String?
    /// Whether the program said an identifier, or that there is none.
    var isIdentifierSet = false
    var priority = UIFocusGroupPriority.ignored

    private static var key: UInt8 = 0

    static func of(_ environment: any UIFocusEnvironment) -> FocusGroupChoice? {
        objc_getAssociatedObject(environment, &key) as? FocusGroupChoice
    }

    static func change(of environment: any UIFocusEnvironment, _ body: (FocusGroupChoice) -> Void) {
        let choice = of(environment) ?? FocusGroupChoice()
        body(choice)
        objc_setAssociatedObject(environment, &key, choice, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    static func setIdentifier(_ identifier: String?, of environment: any UIFocusEnvironment) {
        change(of: environment) {
            $0.identifier = identifier
            $0.isIdentifierSet = true
        }
    }
}
