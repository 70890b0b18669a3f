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
    /// The value of a trait.
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
    /// Light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// Pixels per point.
    var displayScale: CGFloat { get set }
    /// How much room there is from side to side.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// How much room there is from top to bottom.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The direction that text and layout run in.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// How large the user wants text.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// At the back, or in front of other content.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// Whether more contrast is wanted.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// Whether bold text is wanted.
    var legibilityWeight: UILegibilityWeight { get set }
    /// The colours that the display can show.
    var displayGamut: UIDisplayGamut { get set }
    /// Whether the window is in front.
    var activeAppearance: UIUserInterfaceActiveAppearance { get set }
    /// The list that the view is in.
    var listEnvironment: UIListEnvironment { get set }
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

    /// The value that replaces the inherited one; the trait's default when none does.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values[trait] }
        set {
            var changed = values.values
            changed[trait] = newValue
            values = UITraitCollection(values: changed)
        }
    }

    /// Light or dark, for this object and what is inside it.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { get(\.userInterfaceStyle) }
        set { set(\.userInterfaceStyle, newValue) }
    }
    /// The kind of device, for this object and what is inside it.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { get(\.userInterfaceIdiom) }
        set { set(\.userInterfaceIdiom, newValue) }
    }
    /// Pixels per point, for this object and what is inside it.
    public var displayScale: CGFloat {
        get { get(\.displayScale) }
        set { set(\.displayScale, newValue) }
    }
    /// How much room there is from side to side, for this object and what is inside it.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { get(\.horizontalSizeClass) }
        set { set(\.horizontalSizeClass, newValue) }
    }
    /// How much room there is from top to bottom, for this object and what is inside it.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { get(\.verticalSizeClass) }
        set { set(\.verticalSizeClass, newValue) }
    }
    /// The direction that text and layout run in, for this object and what is inside it.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { get(\.layoutDirection) }
        set { set(\.layoutDirection, newValue) }
    }
    /// How large the user wants text, for this object and what is inside it.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { get(\.preferredContentSizeCategory) }
        set { set(\.preferredContentSizeCategory, newValue) }
    }
    /// At the back, or in front of other content, for this object and what is inside it.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { get(\.userInterfaceLevel) }
        set { set(\.userInterfaceLevel, newValue) }
    }
    /// Whether more contrast is wanted, for this object and what is inside it.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { get(\.accessibilityContrast) }
        set { set(\.accessibilityContrast, newValue) }
    }
    /// Whether bold text is wanted, for this object and what is inside it.
    public var legibilityWeight: UILegibilityWeight {
        get { get(\.legibilityWeight) }
        set { set(\.legibilityWeight, newValue) }
    }
    /// The colours that the display can show, for this object and what is inside it.
    public var displayGamut: UIDisplayGamut {
        get { get(\.displayGamut) }
        set { set(\.displayGamut, newValue) }
    }
    /// Whether the window is in front, for this object and what is inside it.
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { get(\.activeAppearance) }
        set { set(\.activeAppearance, newValue) }
    }
    /// The list that this object counts as being in, with what is inside it. Views of list layouts have it set.
    public var listEnvironment: UIListEnvironment {
        get { get(\.listEnvironment) }
        set { set(\.listEnvironment, newValue) }
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
