/// Which changes of a property are animated.
///
/// Each case takes in the ones before it.
package enum LayerPropertyAnimation: Comparable {
    /// None: animations of the property do nothing.
    case never
    /// Only by animations that are added to the layer.
    case explicitly
    /// Those of a layer that is no view's, by themselves.
    case implicitly
    /// Those of a view's layer in an animation block, too.
    case everywhere
}

/// A property of layers that key-value coding knows by its key.
@MainActor
package class LayerKey {
    /// Core Animation's key: `position`, `hidden`.
    package final let key: String

    init(_ key: String) { self.key = key }

    /// The value, if it is one that has components and can be animated in principle.
    func value(of layer: CALayer) -> AnimatableValue? { nil }

    /// Sets the property through its accessor, which subclasses may have overridden. A value of another kind does
    /// nothing.
    func assign(_ value: AnimatableValue, to layer: CALayer) {}

    /// The value as key-value coding hands it out.
    func object(of layer: CALayer) -> Any? { value(of: layer)?.object }

    /// Sets the property to what key-value coding was given.
    ///
    /// - Returns: Whether that is a value for this property.
    func setObject(_ object: Any?, of layer: CALayer) -> Bool {
        guard let like = value(of: layer), let value = AnimatableValue(object, like: like) else {
            return false
        }
        assign(value, to: layer)
        return true
    }
}

/// A property that has no part in ``LayerProperties``: it stays as it is while animations run.
package final class LayerAttribute<Value: LayerValue>: LayerKey {
    private let accessor: ReferenceWritableKeyPath<CALayer, Value>

    init(_ key: String, _ accessor: ReferenceWritableKeyPath<CALayer, Value>) {
        self.accessor = accessor
        super.init(key)
    }

    override func value(of layer: CALayer) -> AnimatableValue? { layer[keyPath: accessor].animatable }

    override func assign(_ value: AnimatableValue, to layer: CALayer) {
        if let value = Value(animatable: value) { layer[keyPath: accessor] = value }
    }
}

/// A property that is an object, or none: a name, a mask.
package final class LayerReferenceAttribute<Object>: LayerKey {
    private let accessor: ReferenceWritableKeyPath<CALayer, Object?>

    init(_ key: String, _ accessor: ReferenceWritableKeyPath<CALayer, Object?>) {
        self.accessor = accessor
        super.init(key)
    }

    override func object(of layer: CALayer) -> Any? { layer[keyPath: accessor] }

    override func setObject(_ object: Any?, of layer: CALayer) -> Bool {
        let new = object as? Object
        guard object == nil || new != nil else { return false }
        layer[keyPath: accessor] = new
        return true
    }
}

/// A row of the table of properties that show, whatever the type of the property.
@MainActor
package class AnyLayerProperty: LayerKey {
    package final let animates: LayerPropertyAnimation
    /// Whether animations of the property add up, so that a change of course is smooth.
    package final let addsUp: Bool

    init(_ key: String, animates: LayerPropertyAnimation, addsUp: Bool) {
        (self.animates, self.addsUp) = (animates, addsUp && animates > .never)
        super.init(key)
    }

    func value(in values: UnsafePointer<LayerProperties>) -> AnimatableValue {
        fatalError("A row without a type")
    }

    /// Puts in a value; one of another kind leaves the property as it is.
    func setValue(_ value: AnimatableValue, in values: UnsafeMutablePointer<LayerProperties>) {}

    /// What the difference between two states in this property makes stale.
    func change(from old: UnsafePointer<LayerProperties>, to new: UnsafePointer<LayerProperties>)
        -> LayerChange
    { [] }

    /// Puts the initial value of a property of a subclass behind those that have a place already.
    func takePlace(in extras: inout [AnimatableValue]) {}

    override final func value(of layer: CALayer) -> AnimatableValue? { layer.modelValues.value(of: self) }
}

/// A row of the table: one property that shows, with what there is to say of it.
///
/// Rows belong to ``LayerRows`` or, for the properties of a subclass, to a structure beside that.
package final class LayerProperty<Value: LayerValue>: AnyLayerProperty {
    /// Where the value is in ``LayerProperties``.
    private enum Place {
        /// At this distance from its start, in bytes.
        ///
        /// A key path does the same in thirty times the time (150 to 200 ns instead of 5): setters are called for each
        /// view in each layout pass, and in each step of scrolling.
        case field(Int)
        /// In this place of its extras, once the table has given it one.
        case extra(Int?)
    }

    private var place: Place
    private let initial: Value
    private let changes: (Value, Value) -> LayerChange
    private let accessor: (CALayer, Value) -> Void

    private init(
        _ key: String, _ place: Place, initial: Value, _ changes: @escaping (Value, Value) -> LayerChange,
        _ animates: LayerPropertyAnimation, _ accessor: @escaping (CALayer, Value) -> Void
    ) {
        self.place = place
        self.initial = initial
        self.changes = changes
        self.accessor = accessor
        super.init(key, animates: animates, addsUp: Value.addsUp)
    }

    /// A property with a field of ``LayerProperties``.
    ///
    /// - Parameters:
    ///   - key: Core Animation's key.
    ///   - field: A stored property.
    ///   - changes: What a change from one value to another makes stale.
    ///   - animates: Which changes are animated.
    ///   - accessor: Sets the property as clients do.
    convenience init(
        _ key: String, _ field: KeyPath<LayerProperties, Value>,
        changing changes: @escaping (Value, Value) -> LayerChange,
        animates: LayerPropertyAnimation = .everywhere, set accessor: @escaping (CALayer, Value) -> Void
    ) {
        guard let offset = MemoryLayout<LayerProperties>.offset(of: field) else {
            fatalError("\(key) is not stored in LayerProperties")
        }
        self.init(
            key, .field(offset), initial: LayerProperties()[keyPath: field], changes, animates, accessor)
    }

    /// A property with a field of ``LayerProperties`` whose changes all make the same stale.
    convenience init(
        _ key: String, _ field: KeyPath<LayerProperties, Value>, _ change: LayerChange,
        animates: LayerPropertyAnimation = .everywhere, set accessor: @escaping (CALayer, Value) -> Void
    ) {
        self.init(key, field, changing: { _, _ in change }, animates: animates, set: accessor)
    }

    /// A property of a subclass, which makes the content stale.
    ///
    /// - Parameter initial: Its value in a new layer.
    convenience init<Layer: CALayer>(
        _ key: String, initial: Value, animates: LayerPropertyAnimation = .everywhere,
        set accessor: @escaping (Layer, Value) -> Void
    ) {
        self.init(key, .extra(nil), initial: initial, { _, _ in .content }, animates) { layer, value in
            if let layer = layer as? Layer { accessor(layer, value) }
        }
    }

    func read(_ values: UnsafePointer<LayerProperties>) -> Value {
        switch place {
        case .field(let offset):
            (UnsafeRawPointer(values) + offset).assumingMemoryBound(to: Value.self).pointee
        case .extra(let index?): Value(animatable: values.pointee.extras[index]) ?? initial
        case .extra(nil): initial
        }
    }

    func write(_ value: Value, to values: UnsafeMutablePointer<LayerProperties>) {
        switch place {
        case .field(let offset):
            (UnsafeMutableRawPointer(values) + offset).assumingMemoryBound(to: Value.self).pointee = value
        case .extra(let index?): values.pointee.extras[index] = value.animatable
        case .extra(nil): break
        }
    }

    func change(from old: Value, to new: Value) -> LayerChange { changes(old, new) }

    // MARK: Without the type

    override func value(in values: UnsafePointer<LayerProperties>) -> AnimatableValue {
        read(values).animatable
    }

    override func setValue(_ value: AnimatableValue, in values: UnsafeMutablePointer<LayerProperties>) {
        if let value = Value(animatable: value) { write(value, to: values) }
    }

    override func change(from old: UnsafePointer<LayerProperties>, to new: UnsafePointer<LayerProperties>)
        -> LayerChange
    {
        let (old, new) = (read(old), read(new))
        return old == new ? [] : changes(old, new)
    }

    override func takePlace(in extras: inout [AnimatableValue]) {
        guard case .extra(nil) = place else { return }
        place = .extra(extras.count)
        extras.append(initial.animatable)
    }

    override func assign(_ value: AnimatableValue, to layer: CALayer) {
        if let value = Value(animatable: value) { accessor(layer, value) }
    }
}
