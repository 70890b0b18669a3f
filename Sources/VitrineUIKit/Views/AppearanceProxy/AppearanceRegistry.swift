import Foundation

/// What was set on proxies, and who takes it over.
///
/// UIKit's proxy records the messages that it is sent. There are none without Objective-C: here the proxy is an object
/// of the class, and the setters of the properties that UIKit marks for customisation tell the registry, which knows
/// its proxies.
@MainActor
package enum AppearanceRegistry {
    /// Whether a program ever asked for a proxy: setters look at this first.
    private(set) static var isInUse = false
    private static var records: [AppearanceRecord] = []
    private static var recordsByProxy: [ObjectIdentifier: AppearanceRecord] = [:]
    /// How many times something was set on a proxy.
    private(set) static var revision = 0

    /// The proxy of a class for a condition: the same each time.
    static func proxy<Kind: NSObject>(
        of kind: Kind.Type, _ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type],
        make: () -> Kind?
    ) -> Kind {
        let containers = containers.map { $0 as AnyClass }
        let known = records.first {
            $0.kind == kind && $0.traits == traits && $0.containers.elementsEqual(containers, by: ==)
        }
        if let proxy = known?.proxy as? Kind { return proxy }
        guard let proxy = make() else {
            fatalError(
                "\(kind).appearance(): init(coder:) of the class must answer an object, which is the proxy")
        }
        let record = AppearanceRecord(proxy: proxy, kind: kind, traits: traits, containers: containers)
        records.append(record)
        recordsByProxy[ObjectIdentifier(proxy)] = record
        isInUse = true
        return proxy
    }

    fileprivate static func record(of proxy: NSObject) -> AppearanceRecord? {
        recordsByProxy[ObjectIdentifier(proxy)]
    }

    fileprivate static func record(
        _ object: NSObject, _ key: AnyHashable, _ apply: @escaping (NSObject) -> Void
    ) {
        guard let record = recordsByProxy[ObjectIdentifier(object)] else { return }
        revision += 1
        record.entries[key] = .init(order: revision, apply: apply)
    }

    /// Gives an object what proxies say about it.
    ///
    /// - Parameter place: Where it is: a view itself, or the bar of an item.
    static func apply(to object: NSObject, in place: UIView) {
        var chosen: [AnyHashable: (rank: (Int, Int, Int), apply: (NSObject) -> Void)] = [:]
        for record in records where !record.entries.isEmpty {
            guard let distance = distance(from: type(of: object), to: record.kind),
                record.isMet(by: object, in: place)
            else { continue }
            for (key, entry) in record.entries {
                let rank = (-distance, record.containers.count + (record.traits == nil ? 0 : 1), entry.order)
                if let other = chosen[key], other.rank > rank { continue }
                chosen[key] = (rank, entry.apply)
            }
        }
        // In the order in which they were set, so that what depends on another property comes after it.
        for (_, choice) in chosen.sorted(by: { $0.value.rank.2 < $1.value.rank.2 }) { choice.apply(object) }
    }

    /// How many classes a class is below another; nil if it is none of it.
    private static func distance(from kind: AnyClass, to ancestor: AnyClass) -> Int? {
        var (current, count): (AnyClass?, Int) = (kind, 0)
        while let candidate = current {
            if candidate == ancestor { return count }
            current = _getSuperclass(candidate)
            count += 1
        }
        return nil
    }

    /// Forgets all proxies, as before the first; what has taken over their looks keeps them. For tests.
    package static func reset() {
        records = []
        recordsByProxy = [:]
        isInUse = false
    }
}

/// Makes the views that are proxies: their one way to be made of a class alone is `init(coder:)`.
final class AppearanceCoder: NSCoder {}

/// What was set on one proxy.
@MainActor
private final class AppearanceRecord {
    struct Entry {
        let order: Int
        let apply: (NSObject) -> Void
    }

    let proxy: NSObject
    let kind: AnyClass
    let traits: UITraitCollection?
    let containers: [AnyClass]
    var entries: [AnyHashable: Entry] = [:]
    /// What the proxy had before something was set on it: the defaults of the class.
    var defaults: [AnyKeyPath: Any] = [:]

    init(proxy: NSObject, kind: AnyClass, traits: UITraitCollection?, containers: [AnyClass]) {
        self.proxy = proxy
        self.kind = kind
        self.traits = traits
        self.containers = containers
    }

    func isMet(by object: NSObject, in place: UIView) -> Bool {
        if let traits, !place.traitCollection.containsTraits(in: traits) { return false }
        guard !containers.isEmpty else { return true }
        var remaining = containers[...]
        var current: UIResponder? = object === place ? place.next : place
        while let responder = current, let wanted = remaining.first {
            if Self.isInstance(responder, of: wanted) { remaining = remaining.dropFirst() }
            current = responder.next
        }
        return remaining.isEmpty
    }

    private static func isInstance(_ object: AnyObject, of kind: AnyClass) -> Bool {
        var current: AnyClass? = type(of: object)
        while let candidate = current {
            if candidate == kind { return true }
            current = _getSuperclass(candidate)
        }
        return false
    }
}

extension NSObject {
    /// Tells the registry, if this is a proxy, that a property was set. For the observer of a property.
    ///
    /// - Parameter old: What it was before: other objects take the new value over only where they have the default.
    @MainActor
    @inline(__always)
    final func recordAppearance<Root: NSObject, Value: Equatable>(
        _ path: ReferenceWritableKeyPath<Root, Value>, from old: Value
    ) {
        guard AppearanceRegistry.isInUse else { return }
        noteAppearance(path, from: old)
    }

    @MainActor
    private func noteAppearance<Root: NSObject, Value: Equatable>(
        _ path: ReferenceWritableKeyPath<Root, Value>, from old: Value
    ) {
        guard let proxy = self as? Root, let record = AppearanceRegistry.record(of: self) else { return }
        let value = proxy[keyPath: path]
        var unset = old
        // Not by a conversion of what may be there: nil converts to any optional.
        if let first = record.defaults[path] {
            if let first = first as? Value { unset = first }
        } else {
            record.defaults[path] = old
        }
        AppearanceRegistry.record(self, path) { object in
            guard let object = object as? Root, object[keyPath: path] == unset else { return }
            object[keyPath: path] = value
        }
    }

    /// Tells the registry, if this is a proxy, that something was set.
    ///
    /// - Parameters:
    ///   - key: What was set; setting it again takes the place of the first.
    ///   - apply: Sets it on another object, where that has nothing of its own.
    @MainActor
    @inline(__always)
    final func recordAppearance<Root: NSObject>(_ key: String, _ apply: @escaping (Root) -> Void) {
        guard AppearanceRegistry.isInUse else { return }
        AppearanceRegistry.record(self, key) { object in
            if let object = object as? Root { apply(object) }
        }
    }
}
