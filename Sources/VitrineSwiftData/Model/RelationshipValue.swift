/// A type of variables that hold related models: a model, none or one, or an array of them.
public protocol _RelationshipValue {
    /// The kind of the models.
    static var _destination: (any PersistentModel.Type)? { get }
    /// Whether there may be several.
    static var _isToMany: Bool { get }
    /// The models.
    var _models: [any PersistentModel] { get }
    /// The value for models; nil where there must be one and is none.
    static func _make(_ models: [any PersistentModel]) -> Self?
}

extension PersistentModel {
    /// The model's own kind.
    public static var _destination: (any PersistentModel.Type)? { self }
    /// One.
    public static var _isToMany: Bool { false }
    /// The model itself.
    public var _models: [any PersistentModel] { [self] }
    /// The first one.
    public static func _make(_ models: [any PersistentModel]) -> Self? { models.first as? Self }
}

extension Optional: _RelationshipValue where Wrapped: _RelationshipValue {
    /// The kind of what it may hold.
    public static var _destination: (any PersistentModel.Type)? { Wrapped._destination }
    /// As what it may hold.
    public static var _isToMany: Bool { Wrapped._isToMany }
    /// Those of what it holds.
    public var _models: [any PersistentModel] { self?._models ?? [] }
    /// None is nil, but an array is empty.
    public static func _make(_ models: [any PersistentModel]) -> Wrapped?? { .some(Wrapped._make(models)) }
}

extension Array: _RelationshipValue where Element: PersistentModel {
    /// The kind of its elements.
    public static var _destination: (any PersistentModel.Type)? { Element.self }
    /// Many.
    public static var _isToMany: Bool { true }
    /// Its elements.
    public var _models: [any PersistentModel] { self }
    /// Those of the kind.
    public static func _make(_ models: [any PersistentModel]) -> [Element]? {
        models.compactMap { $0 as? Element }
    }
}
