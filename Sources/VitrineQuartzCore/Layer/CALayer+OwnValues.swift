public import VitrineCoreGraphics
import VitrinePlatform

// Properties that a program's class of layers declares, which Core Animation keeps, sets and animates by their names:
// `@NSManaged var progress: CGFloat` (`@dynamic` in Objective-C). `vitrine` gives them accessors that call these.
extension CALayer {
    /// What a class asks for itself in `needsDisplay(forKey:)`: most do not.
    private class Asking: CALayer {
        override class func needsDisplay(forKey key: String) -> Bool { false }
    }
    private class Plain: CALayer {}
    private static let asking = MethodSlot(base: CALayer.self, plain: Plain.self, overriding: Asking.self)

    /// Whether changes of a property have the content drawn anew.
    final func drawsContent(forKey key: String) -> Bool {
        let type = type(of: self)
        return Self.asking.isOverridden(in: type) && type.needsDisplay(forKey: key)
    }

    /// The value of a property that the program declares and the layer keeps.
    ///
    /// - Returns: What was set last, or what shows in a presentation layer; else ``defaultValue(forKey:)``, else zero.
    ///   Of a type that has none the value traps.
    public final func _keptValue<Value>(forKey key: String) -> Value {
        if let kept = state.undefinedValues?[key], let value: Value = KeptValue.value(of: kept) {
            return value
        }
        if let initial = Self.defaultValue(forKey: key), let value: Value = KeptValue.value(of: initial) {
            return value
        }
        guard let zero: Value = KeptValue.zero() else {
            fatalError(
                "\(self).\(key) was read before it was set, and there is no \(Value.self) that stands for nothing; set it where the layer is made, or answer for it in defaultValue(forKey:)."
            )
        }
        return zero
    }

    /// Sets a property that the program declares and the layer keeps: asks for an action first, which runs when the
    /// value is there, and has the content drawn anew where the class wants it.
    public final func _keep<Value>(_ value: Value, forKey key: String) {
        MainThread.demand(self, key)
        keep(KeptValue.object(of: value), forKey: key)
    }

    /// The object that a property `@NSManaged weak var` refers to.
    public final func _keptObject<Object>(forKey key: String) -> Object? {
        (state.undefinedValues?[key] as? WeakObject)?.object as? Object
    }

    /// Keeps a weak reference.
    public final func _keepWeakly(_ object: AnyObject?, forKey key: String) {
        MainThread.demand(self, key)
        keep(object.map(WeakObject.init), forKey: key)
    }

    private func keep(_ object: Any?, forKey key: String) {
        let action = state.isPresentation ? nil : action(forKey: key)
        let shown = action == nil ? nil : state.shownOwnValues?[key]?.object ?? value(forKey: key)
        if state.undefinedValues == nil { state.undefinedValues = [:] }
        state.undefinedValues?[key] = object
        guard !state.isPresentation else { return }
        if let action {
            let outer = state.pendingOwnChange
            state.pendingOwnChange = (key, shown)
            action.run(forKey: key, object: self, arguments: nil)
            state.pendingOwnChange = outer
        }
        if drawsContent(forKey: key) { setNeedsDisplay() }
    }

    /// A property that the program's class declares, for key-value coding and animations by its name.
    public static func _property<Layer: CALayer, Value>(
        _ key: String, _ accessor: ReferenceWritableKeyPath<Layer, Value>
    ) -> _LayerOwnProperty {
        _LayerOwnProperty(
            key: key,
            get: { layer in (layer as? Layer).flatMap { KeptValue.object(of: $0[keyPath: accessor]) } },
            set: { object, layer in
                guard let layer = layer as? Layer else { return }
                if let value: Value = object.map(KeptValue.value) ?? KeptValue.zero() {
                    layer[keyPath: accessor] = value
                }
            })
    }

    /// The properties of one's own with a key: those nearest to the class first.
    final func ownProperty(forKey key: String) -> _LayerOwnProperty? {
        Self.ownProperties(of: type(of: self)).last { $0.key == key }
    }

    private static func ownProperties(of type: CALayer.Type) -> [_LayerOwnProperty] {
        if let known = knownProperties[ObjectIdentifier(type)] { return known }
        let properties = type._ownProperties
        knownProperties[ObjectIdentifier(type)] = properties
        return properties
    }

    /// By class: the list is made once.
    private static var knownProperties: [ObjectIdentifier: [_LayerOwnProperty]] = [:]

    /// The value of a property of one's own, for animations: zero where there is none.
    final func ownAnimatableValue(forKey key: String) -> AnimatableValue {
        value(forKey: key).flatMap(AnimatableValue.init(own:)) ?? .scalar(0)
    }

    /// Whether one of the properties that differ between two states has the content drawn anew.
    final func drawsContent(
        forChangedIn properties: [AnyLayerProperty], from old: LayerProperties, to new: LayerProperties
    ) -> Bool {
        guard Self.asking.isOverridden(in: type(of: self)) else { return false }
        return properties.contains { old.value(of: $0) != new.value(of: $0) && drawsContent(forKey: $0.key) }
    }

    /// What animations make of the properties of one's own shows from now on.
    func show(own values: [String: AnimatableValue]) {
        let before = state.shownOwnValues ?? [:]
        guard before != values else { return }
        state.shownOwnValues = values.isEmpty ? nil : values
        let changed = Set(before.keys).union(values.keys).filter { before[$0] != values[$0] }
        if changed.contains(where: drawsContent) { setNeedsDisplay() }
    }

    /// Whether animations show values in which the content is to be drawn that the model does not have.
    var showsOtherThanModel: Bool {
        state.shownOwnValues != nil
            || state.presentation != nil && Self.asking.isOverridden(in: type(of: self))
    }

    /// Draws the content as it shows in the midst of animations: a presentation layer does, whose properties have the
    /// values of the moment.
    func displayPresentation() {
        guard let copy = presentation() else { return display() }
        copy.state.delegate = delegate
        copy.contentsScale = contentsScale
        copy.display()
        if copy.modelValues.contents !== modelValues.contents { contents = copy.contents }
        state.backing = copy.state.backing
        state.drawnPart = copy.state.drawnPart
        state.dirtyRect = .null
    }
}

/// A property of a program's class of layers.
public struct _LayerOwnProperty {
    let key: String
    let get: (CALayer) -> Any?
    let set: (Any?, CALayer) -> Void
}

extension AnimatableValue {
    /// What a program keeps in a property of its own; nil for what cannot be animated.
    fileprivate init?(own object: Any) {
        switch object {
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as CGColor: self = .color(value)
        case let value as CGPath: self = .path(value)
        case let value as [CGColor]: self = .colors(value)
        default:
            guard let number = KeptValue.number(object) else { return nil }
            self = .scalar(number)
        }
    }
}

private final class WeakObject {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
}

/// Values as key-value coding keeps them, and back: numbers are any number.
private enum KeptValue {
    static func object<Value>(of value: Value) -> Any? {
        let any = value as Any
        guard let optional = any as? any OptionalValue else { return any }
        return optional.content
    }

    static func value<Value>(of object: Any) -> Value? {
        if let value = object as? Value { return value }
        if let type = Value.self as? any OptionalValue.Type { return type.wrapping(object) as? Value }
        return number(object).flatMap { converted($0, to: Value.self) as? Value }
    }

    static func zero<Value>() -> Value? {
        // A cast of nil to an optional fails as often as it gives nil.
        if let type = Value.self as? any OptionalValue.Type { return none(type) }
        let zero: Any? =
            switch Value.self {
            case is CGPoint.Type: CGPoint.zero
            case is CGSize.Type: CGSize.zero
            case is CGRect.Type: CGRect.zero
            case is CATransform3D.Type: CATransform3D()
            case is CGAffineTransform.Type: CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
            default: converted(0, to: Value.self)
            }
        return zero as? Value
    }

    private static func none<Kind: OptionalValue, Value>(_ type: Kind.Type) -> Value {
        unsafeBitCast(type.none, to: Value.self)
    }

    static func number(_ any: Any) -> Double? {
        switch any {
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as any BinaryInteger: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    private static func converted(_ number: Double, to type: Any.Type) -> Any? {
        switch type {
        case is Bool.Type: number != 0
        case let type as any BinaryFloatingPoint.Type: type.init(number)
        case let type as any FixedWidthInteger.Type: integer(number, type)
        default: nil
        }
    }

    /// The nearest integer that there is.
    private static func integer<Integer: FixedWidthInteger>(_ number: Double, _ type: Integer.Type) -> Integer
    {
        guard number.isFinite else { return 0 }
        return Integer(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
    }
}

private protocol OptionalValue {
    var content: Any? { get }
    static var none: Self { get }
    static func wrapping(_ object: Any) -> Any?
}

extension Optional: OptionalValue {
    fileprivate var content: Any? { flatMap { KeptValue.object(of: $0) } }
    fileprivate static func wrapping(_ object: Any) -> Any? {
        (KeptValue.value(of: object) as Wrapped?).map { Optional($0) as Any }
    }
}
