public import Foundation

/// What an observer wants to hear.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// A call at once, before `observe` returns.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// A call before each change, too.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
    /// The property was set: the only kind that comes here.
    case setting = 1
    /// Objects were inserted into a collection.
    case insertion = 2
    /// Objects were removed from a collection.
    case removal = 3
    /// Objects of a collection were replaced.
    case replacement = 4
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of change.
    public typealias Kind = NSKeyValueChange

    /// The kind of the change.
    public let kind: Kind
    /// The value after the change; nil unless it was asked for with `.new`, and before the change.
    public let newValue: Value?
    /// The value before the change; nil unless it was asked for with `.old`, and for the first call of `.initial`.
    public let oldValue: Value?
    /// Which objects of a collection changed: nil, since properties are set as a whole.
    public let indexes: IndexSet?
    /// Whether the change is yet to come.
    public let isPrior: Bool
}

/// Keeps an observation going, until it is invalidated or released.
public final class NSKeyValueObservation: NSObject {
    private var stop: (() -> Void)?

    init(stop: @escaping () -> Void) { self.stop = stop }

    /// Ends the observation.
    public func invalidate() {
        let stop = stop
        self.stop = nil
        stop?()
    }

    deinit { stop?() }
}
