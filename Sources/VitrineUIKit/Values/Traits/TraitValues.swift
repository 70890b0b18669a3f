/// The traits themselves, as one value.
struct TraitValues: Hashable, Sendable, UIMutableTraits {
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var displayScale: CGFloat = 0
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var displayGamut = UIDisplayGamut.unspecified
    var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    var listEnvironment = UIListEnvironment.unspecified
    var custom: [ObjectIdentifier: CustomTrait] = [:]

    init() {}

    init(merging all: [TraitValues]) {
        self.init()
        for other in all { merge(other) }
    }

    /// Takes over every trait that `other` specifies.
    mutating func merge(_ other: TraitValues) {
        if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
        if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
        if other.displayScale != 0 { displayScale = other.displayScale }
        if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
        if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
        if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
        if other.preferredContentSizeCategory != .unspecified {
            preferredContentSizeCategory = other.preferredContentSizeCategory
        }
        if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
        if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
        if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
        if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
        if other.activeAppearance != .unspecified { activeAppearance = other.activeAppearance }
        if other.listEnvironment != .unspecified { listEnvironment = other.listEnvironment }
        custom.merge(other.custom) { $1 }
    }

    func modified(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var box: any UIMutableTraits = self
        mutations(&box)
        guard let result = box as? TraitValues else {
            fatalError(
                "The traits were replaced by a \(type(of: box)); change their properties instead.")
        }
        return result
    }

    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { custom[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue }
        set {
            custom[ObjectIdentifier(trait)] = CustomTrait(
                name: T.name, value: newValue, affectsColorAppearance: T.affectsColorAppearance)
        }
    }

    /// The traits that can change a colour.
    var colorAppearance: TraitValues {
        var result = TraitValues()
        result.userInterfaceStyle = userInterfaceStyle
        result.userInterfaceIdiom = userInterfaceIdiom
        result.userInterfaceLevel = userInterfaceLevel
        result.accessibilityContrast = accessibilityContrast
        result.displayGamut = displayGamut
        result.activeAppearance = activeAppearance
        result.custom = custom.filter(\.value.affectsColorAppearance)
        return result
    }

    /// The specified traits, for descriptions.
    var summary: String {
        var parts: [String] = []
        if userInterfaceStyle != .unspecified { parts.append("UserInterfaceStyle = \(userInterfaceStyle)") }
        if userInterfaceIdiom != .unspecified { parts.append("UserInterfaceIdiom = \(userInterfaceIdiom)") }
        if displayScale != 0 { parts.append("DisplayScale = \(displayScale)") }
        if horizontalSizeClass != .unspecified {
            parts.append("HorizontalSizeClass = \(horizontalSizeClass)")
        }
        if verticalSizeClass != .unspecified { parts.append("VerticalSizeClass = \(verticalSizeClass)") }
        if layoutDirection != .unspecified { parts.append("LayoutDirection = \(layoutDirection)") }
        if preferredContentSizeCategory != .unspecified {
            parts.append("PreferredContentSizeCategory = \(preferredContentSizeCategory.rawValue)")
        }
        if listEnvironment != .unspecified { parts.append("ListEnvironment = \(listEnvironment)") }
        parts += custom.values.map { "\($0.name) = \($0.value)" }.sorted()
        return parts.joined(separator: ", ")
    }
}

/// The value of a trait of one's own, with what is needed to compare it.
struct CustomTrait: Hashable, @unchecked Sendable {
    var name: String
    var value: Any
    var affectsColorAppearance: Bool

    static func == (left: Self, right: Self) -> Bool {
        if let a = left.value as? AnyHashable, let b = right.value as? AnyHashable { return a == b }
        // Values that cannot be compared count as different, so a change is never missed.
        return false
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}
