/// The rows of a class of layers, found by their keys.
@MainActor
final class LayerPropertyTable {
    /// The properties that show, those of the superclass first.
    let properties: [AnyLayerProperty]
    /// What a new layer has in `LayerProperties.extras`.
    let initialExtras: [AnimatableValue]
    private let keys: [String: LayerKey]

    /// - Parameters:
    ///   - rows: A structure whose stored properties are the rows. Its mirror lists them, so that none can be forgotten.
    ///   - table: The table of the superclass.
    init(_ rows: Any, inheriting table: LayerPropertyTable? = nil) {
        let own = Mirror(reflecting: rows).children.compactMap { $0.value as? LayerKey }
        let ownProperties = own.compactMap { $0 as? AnyLayerProperty }
        var extras = table?.initialExtras ?? []
        for property in ownProperties { property.takePlace(in: &extras) }
        properties = (table?.properties ?? []) + ownProperties
        initialExtras = extras
        var keys = table?.keys ?? [:]
        for row in own { keys[row.key] = row }
        self.keys = keys
    }

    /// What has a key, whether it shows or not.
    subscript(key: String) -> LayerKey? { keys[key] }

    /// The property with a key, if it shows.
    func property(forKey key: String) -> AnyLayerProperty? { keys[key] as? AnyLayerProperty }

    /// The property that a key path such as `bounds.size.width` begins with, and the component that it names: empty
    /// for all of the property. Nil for a path that begins with no property.
    func resolve(_ path: String) -> (property: AnyLayerProperty, component: Substring)? {
        guard let dot = path.firstIndex(of: ".") else { return property(forKey: path).map { ($0, "") } }
        return property(forKey: String(path[..<dot])).map { ($0, path[path.index(after: dot)...]) }
    }
}

extension LayerProperties {
    /// The value of a property.
    @MainActor
    func value(of property: AnyLayerProperty) -> AnimatableValue {
        withUnsafePointer(to: self) { property.value(in: $0) }
    }

    /// Puts in the value of a property; one of another kind leaves it as it is.
    @MainActor
    mutating func setValue(_ value: AnimatableValue, of property: AnyLayerProperty) {
        withUnsafeMutablePointer(to: &self) { property.setValue(value, in: $0) }
    }

    /// The value of a property, as what it is.
    @MainActor
    subscript<Value>(property: LayerProperty<Value>) -> Value {
        withUnsafePointer(to: self) { property.read($0) }
    }

    /// What differs between two states in some properties.
    ///
    /// Complexity: O(properties).
    @MainActor
    func changes(to other: LayerProperties, in properties: [AnyLayerProperty]) -> LayerChange {
        var change: LayerChange = []
        withUnsafePointer(to: self) { old in
            withUnsafePointer(to: other) { new in
                for property in properties { change.formUnion(property.change(from: old, to: new)) }
            }
        }
        return change
    }
}

extension CALayer {
    /// The property with a key, if the layer has one that shows.
    package func property(forKey key: String) -> AnyLayerProperty? { table.property(forKey: key) }
}
