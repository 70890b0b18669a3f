/// Where the focused item was, as far as is needed to find a successor.
@MainActor
struct FocusTrail {
    private struct Ancestor {
        weak var environment: (any UIFocusEnvironment)?
    }

    private var ancestors: [Ancestor] = []
    /// The last frame in window coordinates.
    private(set) var frame: CGRect = .null

    /// Whether something was focused.
    var isEmpty: Bool { ancestors.isEmpty }

    mutating func record(_ item: (any UIFocusItem)?, in window: UIWindow?) {
        guard let item, let system = window?.focusSystem else {
            self = FocusTrail()
            return
        }
        ancestors = UIFocusSystem.chain(from: item).dropFirst().map { Ancestor(environment: $0) }
        frame = system.frame(of: item)
    }

    /// The ancestors that still exist, inner ones first, after the item itself if given.
    func survivors(of item: (any UIFocusItem)? = nil) -> [any UIFocusEnvironment] {
        (item.map { [$0] } ?? []) + ancestors.compactMap(\.environment)
    }
}

/// What had focus when something modal came over it.
@MainActor
struct CoveredFocus {
    private struct Entry {
        weak var item: (any UIFocusItem)?
    }

    private var entries: [Entry] = []

    mutating func append(_ item: any UIFocusItem) {
        entries.removeAll { $0.item == nil || $0.item === item }
        entries.append(Entry(item: item))
    }

    /// The item that was covered last and passes the test; it is forgotten with this.
    mutating func take(where isWanted: (any UIFocusItem) -> Bool) -> (any UIFocusItem)? {
        guard let index = entries.lastIndex(where: { $0.item.map(isWanted) ?? false }) else { return nil }
        return entries.remove(at: index).item
    }
}

extension UIFocusSystem {
    /// One look per frame, after layout: requests are carried out, a lost focus finds a successor, and on
    /// tvOS focus gets its first place.
    package func tick() {
        updateFocusIfNeeded()
        validate()
        if focusedItem == nil, isAlwaysActive, let window, !window.isHidden { focusInitialItem() }
        ring.follow(focusedItem, in: window)
    }

    /// Finds a successor if the focused item left the hierarchy, was hidden or refuses focus now.
    ///
    /// The delegate of a collection is not asked: A0 closes its cells again right after focus was resolved.
    /// The search goes from the innermost surviving environment outwards and takes the item nearest to where
    /// the lost one was.
    func validate() {
        if let item = focusedItem, item.canBecomeFocused, Self.isAttached(item), isInActivePart(item) {
            trail.record(item, in: window)
            return
        }
        guard !trail.isEmpty, let window else { return }
        let place = trail.frame
        let survivors = trail.survivors().filter { environment in
            guard focusWindow(of: environment) === window, isInActivePart(environment) else { return false }
            return (environment as? any UIFocusItem).map { $0 is UIWindow || Self.isAttached($0) } ?? true
        }
        // A collection knows where the item of a replaced cell is now.
        for case let following as any FocusFollowing in survivors {
            if let found = following.followedFocusItem, moveToSuccessor(in: found, near: place) { return }
        }
        for environment in survivors where moveToSuccessor(in: environment, near: place) { return }
        if focusInitialItem() { return }
        moveFocus(to: nil)
        focusedItem = nil
        trail = FocusTrail()
    }

    private func moveToSuccessor(in environment: any UIFocusEnvironment, near place: CGRect) -> Bool {
        var resolver = FocusResolver(system: self, place: place)
        guard let item = resolver.item(in: environment), item !== focusedItem else { return false }
        return moveFocus(to: item)
    }
}

/// A container that knows where the content of the focused item went when its view was replaced.
@MainActor
protocol FocusFollowing: UIFocusEnvironment {
    var followedFocusItem: (any UIFocusEnvironment)? { get }
}
