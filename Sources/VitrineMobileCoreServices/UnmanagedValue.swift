/// What a function of Core Services returns where Apple's returns an `Unmanaged` object.
///
/// On Linux Core Foundation's strings and arrays are Swift's values, which nobody retains, and `Unmanaged` takes objects only.
/// So whoever calls such a function takes the result as ever, and writes another name than Apple's only where the type is
/// spelled.
public struct UnmanagedValue<Value> {
    private let value: Value

    init(_ value: Value) { self.value = value }

    /// The value, of a function that has `Create` or `Copy` in its name.
    public func takeRetainedValue() -> Value { value }
    /// The value, of any other function.
    public func takeUnretainedValue() -> Value { value }
}

extension UnmanagedValue: Sendable where Value: Sendable {}
