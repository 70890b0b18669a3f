/// A view of a lazy container that has been made.
@MainActor
final class LazyItem {
    let identity: RowIdentity
    let node: LazyItemNode
    /// Which values it shows: those of this change of the container's views.
    var generation = 0
    /// In which order it was made.
    let serial: Int
    private static var serials = 0

    init(_ identity: RowIdentity, _ node: LazyItemNode) {
        self.identity = identity
        self.node = node
        Self.serials += 1
        serial = Self.serials
    }
}

/// Views out of view that hold state, the oldest first.
@MainActor
struct LazyKeep {
    private var items: [RowIdentity: LazyItem] = [:]
    private var order: [RowIdentity] = []
    /// How many keep their state; our choice, as for lists.
    private static let limit = 200

    /// Keeps a view.
    ///
    /// - Returns: What is too much.
    mutating func keep(_ item: LazyItem) -> [LazyItem] {
        var gone: [LazyItem] = []
        if let old = items.updateValue(item, forKey: item.identity) {
            gone.append(old)
        } else {
            order.append(item.identity)
        }
        if order.count > Self.limit, let oldest = items.removeValue(forKey: order.removeFirst()) {
            gone.append(oldest)
        }
        return gone
    }

    mutating func take(_ identity: RowIdentity) -> LazyItem? {
        guard let item = items.removeValue(forKey: identity) else { return nil }
        order.removeAll { $0 == identity }
        return item
    }

    /// Takes out what is of no use any more.
    mutating func removeAll(where isGone: (LazyItem) -> Bool) -> [LazyItem] {
        let gone = order.compactMap { items[$0] }.filter(isGone)
        for item in gone { items[item.identity] = nil }
        if !gone.isEmpty { order.removeAll { items[$0] == nil } }
        return gone
    }

    mutating func takeAll() -> [LazyItem] {
        defer { (items, order) = ([:], []) }
        return order.compactMap { items[$0] }
    }
}
