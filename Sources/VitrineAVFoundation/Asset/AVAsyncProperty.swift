/// Something of an asset, or of a part of one, that is found out when it is asked for.
open class AVPartialAsyncProperty<Root>: @unchecked Sendable {
    init() {}
}

/// Something of an asset that is found out when it is asked for, and what type it has.
public final class AVAsyncProperty<Root: AVAsynchronousKeyValueLoading, Value>: AVPartialAsyncProperty<Root>,
    @unchecked Sendable
{
    let read: @Sendable (Root) async throws -> Value

    init(_ read: @escaping @Sendable (Root) async throws -> Value) {
        self.read = read
        super.init()
    }
}

/// What is asked for things that take time to be found out.
public protocol AVAsynchronousKeyValueLoading: AnyObject, Sendable {}

extension AVAsynchronousKeyValueLoading {
    /// Finds something out.
    public func load<T>(_ property: AVAsyncProperty<Self, T>) async throws -> T {
        try await property.read(self)
    }

    /// Finds several things out.
    public func load<each T>(_ property: repeat AVAsyncProperty<Self, each T>) async throws -> (repeat each T)
    {
        (repeat try await (each property).read(self))
    }
}
