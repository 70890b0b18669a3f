@_spi(Reflection) import Swift

/// A dynamic property that the graph itself connects to storage in a node.
@MainActor
protocol GraphProperty: DynamicProperty {
    /// Points the property at its storage: `slot` belongs to this property of this node and lasts as long.
    mutating func connect(_ slot: inout AnyObject?, _ node: _GraphNode)
    /// Whether a change of environment changes what the property reads.
    func isAffected(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool
    /// Whether what is in the slot belongs to the identity of the view, and is none of its inputs.
    static var isState: Bool { get }
}

extension GraphProperty {
    func isAffected(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool { false }
    static var isState: Bool { true }
}

/// A view whose state lasts as long as a touch: between touches it is the same for every identity.
protocol TransientState {}

/// Storage in a slot that must be told when its node goes.
@MainActor
protocol DisconnectableSlot: AnyObject {
    func disconnect()
}

/// Where the dynamic properties of a type are: found once per type by field metadata (offset and type), so
/// that no update reflects on values.
@MainActor
struct PropertyPlan {
    private struct Entry {
        let offset: Int
        /// Slot number, or nil for a custom dynamic property, which only has `update()` called.
        let slot: Int?
        let connect: @MainActor (UnsafeMutableRawPointer, inout AnyObject?, _GraphNode) -> Void
        let isAffected: @MainActor (UnsafeRawPointer, EnvironmentValues, EnvironmentValues) -> Bool
    }

    private var entries: [Entry] = []
    private(set) var slotCount = 0
    /// The names of the properties with slots, in order.
    private(set) var slotNames: [String] = []
    /// Whether the type has state that belongs to its identity.
    private(set) var holdsState = false
    var isEmpty: Bool { entries.isEmpty }

    private static var plans: [ObjectIdentifier: PropertyPlan] = [:]

    /// The plan of a type. Complexity: O(fields) the first time.
    static func plan(for type: Any.Type) -> PropertyPlan {
        if let known = plans[ObjectIdentifier(type)] { return known }
        var plan = PropertyPlan()
        plan.collect(type, at: 0)
        plans[ObjectIdentifier(type)] = plan
        return plan
    }

    func connect(_ value: UnsafeMutableRawPointer, _ slots: inout [AnyObject?], _ node: _GraphNode) {
        var none: AnyObject?
        for entry in entries {
            if let slot = entry.slot {
                entry.connect(value + entry.offset, &slots[slot], node)
            } else {
                entry.connect(value + entry.offset, &none, node)
            }
        }
    }

    func isAffected(_ value: UnsafeRawPointer, from old: EnvironmentValues, to new: EnvironmentValues) -> Bool
    {
        entries.contains { $0.isAffected(value + $0.offset, old, new) }
    }

    /// The names of the properties that read what changed of the environment.
    func affected(
        _ value: UnsafeRawPointer, from old: EnvironmentValues, to new: EnvironmentValues
    ) -> [String] {
        entries.compactMap { entry in
            guard let slot = entry.slot, entry.isAffected(value + entry.offset, old, new) else { return nil }
            return slotNames[slot]
        }
    }

    func disconnect(_ slots: inout [AnyObject?]) {
        for slot in slots { (slot as? any DisconnectableSlot)?.disconnect() }
        slots.removeAll()
    }

    /// Ends what the slots hold and empties them: the state of a view begins anew.
    func renew(_ slots: inout [AnyObject?]) {
        guard slotCount > 0 else { return }
        disconnect(&slots)
        slots = Array(repeating: nil, count: slotCount)
    }

    private mutating func collect(_ type: Any.Type, at base: Int) {
        var found: [(name: String, offset: Int, field: PropertyField)] = []
        var styles: [(Int, Any.Type)] = []
        _ = _forEachField(of: type) { name, offset, field, kind in
            switch PropertyField(field, kind) {
            case .plain: break
            case .style: styles.append((offset, field))
            // The storage of `@State var count` is a field called _count.
            case let property:
                found.append((String(String(cString: name).drop { $0 == "_" }), offset, property))
            }
            return true
        }
        // The properties of a style or an app belong to the node that evaluates its body.
        for (offset, style) in styles { collect(style, at: base + offset) }
        for (name, offset, field) in found {
            switch field {
            case .graph(let builtIn):
                entries.append(Self.entry(builtIn, base + offset, slotCount))
                slotCount += 1
                slotNames.append(name)
                if builtIn.isState { holdsState = true }
            case .custom(let property):
                // Its own properties first: `update()` may read them.
                collect(property, at: base + offset)
                entries.append(Self.customEntry(property, base + offset))
            case .plain, .style: break
            }
        }
    }

    private static func entry<P: GraphProperty>(_ type: P.Type, _ offset: Int, _ slot: Int) -> Entry {
        Entry(offset: offset, slot: slot) { pointer, slot, node in
            pointer.assumingMemoryBound(to: P.self).pointee.connect(&slot, node)
        } isAffected: { pointer, old, new in
            pointer.assumingMemoryBound(to: P.self).pointee.isAffected(from: old, to: new)
        }
    }

    private static func customEntry<P: DynamicProperty>(_ type: P.Type, _ offset: Int) -> Entry {
        Entry(offset: offset, slot: nil) { pointer, _, _ in
            pointer.assumingMemoryBound(to: P.self).pointee.update()
        } isAffected: { _, _, _ in
            false
        }
    }
}
