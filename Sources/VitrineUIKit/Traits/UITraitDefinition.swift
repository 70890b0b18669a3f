/// A trait of one's own: a type that names it and gives its default.
///
/// ```swift
/// struct DensityTrait: UITraitDefinition { static let defaultValue = 1.0 }
/// view.traitOverrides[DensityTrait.self] = 0.8
/// ```
public protocol UITraitDefinition {
    /// What the trait holds. Make it `Equatable`: values that cannot be compared always count as changed.
    associatedtype Value
    /// The value where nobody set one.
    static var defaultValue: Value { get }
    /// A name for descriptions; the type's name unless given.
    static var name: String { get }
    /// Whether colours may depend on it, so that a change redraws. `false` unless given.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

/// Traits that can be set, as given to the closures of `UITraitCollection(mutations:)` and as overrides.
public protocol UIMutableTraits {
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var displayScale: CGFloat { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    var legibilityWeight: UILegibilityWeight { get set }
    var displayGamut: UIDisplayGamut { get set }
    var activeAppearance: UIUserInterfaceActiveAppearance { get set }
}

/// The traits that one view or view controller imposes on itself and what is below it.
public struct UITraitOverrides: UIMutableTraits, Sendable {
    package private(set) var values: UITraitCollection = UITraitCollection()

    package init() {}

    private func get<Value>(_ path: KeyPath<TraitValues, Value>) -> Value { values.values[keyPath: path] }
    private mutating func set<Value>(_ path: WritableKeyPath<TraitValues, Value>, _ value: Value) {
        var changed = values.values
        changed[keyPath: path] = value
        values = UITraitCollection(values: changed)
    }

    /// Whether nothing is overridden.
    package var isEmpty: Bool { values.values == TraitValues() }

    /// The inherited traits with these overrides on top.
    package func applied(to inherited: UITraitCollection) -> UITraitCollection {
        isEmpty
            ? inherited : UITraitCollection(values: TraitValues(merging: [inherited.values, values.values]))
    }

    /// Whether a trait of one's own is overridden.
    public func contains<T: UITraitDefinition>(_ trait: T.Type) -> Bool {
        values.values.custom[ObjectIdentifier(trait)] != nil
    }

    /// Removes the override of a trait of one's own.
    public mutating func remove<T: UITraitDefinition>(_ trait: T.Type) {
        var changed = values.values
        changed.custom[ObjectIdentifier(trait)] = nil
        values = UITraitCollection(values: changed)
    }

    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values[trait] }
        set {
            var changed = values.values
            changed[trait] = newValue
            values = UITraitCollection(values: changed)
        }
    }

    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { get(\.userInterfaceStyle) }
        set { set(\.userInterfaceStyle, newValue) }
    }
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { get(\.userInterfaceIdiom) }
        set { set(\.userInterfaceIdiom, newValue) }
    }
    public var displayScale: CGFloat {
        get { get(\.displayScale) }
        set { set(\.displayScale, newValue) }
    }
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { get(\.horizontalSizeClass) }
        set { set(\.horizontalSizeClass, newValue) }
    }
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { get(\.verticalSizeClass) }
        set { set(\.verticalSizeClass, newValue) }
    }
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { get(\.layoutDirection) }
        set { set(\.layoutDirection, newValue) }
    }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { get(\.preferredContentSizeCategory) }
        set { set(\.preferredContentSizeCategory, newValue) }
    }
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { get(\.userInterfaceLevel) }
        set { set(\.userInterfaceLevel, newValue) }
    }
    public var accessibilityContrast: UIAccessibilityContrast {
        get { get(\.accessibilityContrast) }
        set { set(\.accessibilityContrast, newValue) }
    }
    public var legibilityWeight: UILegibilityWeight {
        get { get(\.legibilityWeight) }
        set { set(\.legibilityWeight, newValue) }
    }
    public var displayGamut: UIDisplayGamut {
        get { get(\.displayGamut) }
        set { set(\.displayGamut, newValue) }
    }
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { get(\.activeAppearance) }
        set { set(\.activeAppearance, newValue) }
    }
}

/// An object that has traits: windows, views, view controllers, screens.
@MainActor @preconcurrency
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits in force here.
    var traitCollection: UITraitCollection { get }
    /// The traits changed; `previousTraitCollection` is what they were.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
