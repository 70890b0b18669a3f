/// How a control's value is made of a program's, and the other way round; equal ones make the same.
protocol BindingConversion: Equatable {
    associatedtype Base
    associatedtype Value
    /// What the control shows.
    func value(of base: Base) -> Value
    /// What the program gets.
    func base(of value: Value) -> Base
}

/// A place whose values are those of another one in another form.
final class ConvertedLocation<Conversion: BindingConversion>: Location<Conversion.Value>, @unchecked Sendable
{
    private let base: Binding<Conversion.Base>
    private let conversion: Conversion

    init(_ base: Binding<Conversion.Base>, _ conversion: Conversion) {
        self.base = base
        self.conversion = conversion
    }

    override func get() -> Conversion.Value { conversion.value(of: base.wrappedValue) }

    override func set(_ value: Conversion.Value, _ transaction: Transaction) {
        base.transaction(transaction).wrappedValue = conversion.base(of: value)
    }

    override func isSame(as other: Location<Conversion.Value>) -> Bool {
        guard let other = other as? ConvertedLocation<Conversion> else { return false }
        return conversion == other.conversion && base.isSameInput(as: other.base)
    }
}

extension Binding {
    /// A binding to the value in another form. Unlike one of closures it is the same whenever this one is.
    func converted<Conversion: BindingConversion>(by conversion: Conversion) -> Binding<Conversion.Value>
    where Conversion.Base == Value {
        Binding<Conversion.Value>(location: ConvertedLocation(self, conversion))
    }
}
