/// A property wrapper for a number that grows with the size of text that the user chose.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    @Environment(\.fontTraits) private var traits
    private let base: Value
    private let textStyle: Font.TextStyle

    /// A number that grows as a text style does.
    ///
    /// - Parameters:
    ///   - wrappedValue: The number at the standard text size.
    ///   - textStyle: The style to grow with.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        self.textStyle = textStyle
    }

    /// A number that grows as the body style does.
    ///
    /// - Parameter wrappedValue: The number at the standard text size.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The number at the text size of the environment; outside a view's body that of the standard size.
    public var wrappedValue: Value {
        Value(
            UIFontMetrics(forTextStyle: textStyle.uiStyle)
                .scaledValue(for: CGFloat(base), compatibleWith: traits))
    }
}
