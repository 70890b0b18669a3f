extension Image {
    /// How large a symbol is beside text of its size.
    public enum Scale: Hashable, Sendable {
        case small, medium, large
    }
}

/// How the parts of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case monochrome, multicolor, hierarchical, palette
    }

    let kind: Kind

    /// All in the foreground style.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// In the symbol's own colours. The outlines here have none: the foreground style.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// In tones of the foreground style.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// In several styles: the first and second levels of the foreground style.
    public static let palette = SymbolRenderingMode(kind: .palette)
}

/// Variants of a symbol: filled, enclosed, struck through.
public struct SymbolVariants: Hashable, Sendable {
    private var isFilled = false
    private var isStruck = false
    private var enclosure: String?

    private init(isFilled: Bool = false, isStruck: Bool = false, enclosure: String? = nil) {
        self.isFilled = isFilled
        self.isStruck = isStruck
        self.enclosure = enclosure
    }

    /// The symbol as it is.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = SymbolVariants(enclosure: "circle")
    /// In a square.
    public static let square = SymbolVariants(enclosure: "square")
    /// In a rectangle.
    public static let rectangle = SymbolVariants(enclosure: "rectangle")
    /// Filled.
    public static let fill = SymbolVariants(isFilled: true)
    /// With a line across.
    public static let slash = SymbolVariants(isStruck: true)

    /// This variant in a circle.
    public var circle: SymbolVariants { with { $0.enclosure = "circle" } }
    /// This variant in a square.
    public var square: SymbolVariants { with { $0.enclosure = "square" } }
    /// This variant in a rectangle.
    public var rectangle: SymbolVariants { with { $0.enclosure = "rectangle" } }
    /// This variant filled.
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    /// This variant with a line across.
    public var slash: SymbolVariants { with { $0.isStruck = true } }

    /// Whether the symbol has this variant, among others.
    public func contains(_ other: SymbolVariants) -> Bool {
        (!other.isFilled || isFilled) && (!other.isStruck || isStruck)
            && (other.enclosure == nil || other.enclosure == enclosure)
    }

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var result = self
        change(&result)
        return result
    }

    /// The variants with those that another one adds.
    func union(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            isFilled: isFilled || other.isFilled, isStruck: isStruck || other.isStruck,
            enclosure: other.enclosure ?? enclosure)
    }

    /// The names to try for a symbol, the one with all variants first.
    func names(of name: String) -> [String] {
        guard self != .none else { return [name] }
        let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
        let fill = isFilled || name.hasSuffix(".fill") ? ".fill" : ""
        var names: [String] = []
        if let enclosure { names.append("\(base).\(enclosure)\(isStruck ? ".slash" : "")\(fill)") }
        if isStruck { names.append("\(base).slash\(fill)") }
        if let enclosure { names.append("\(base).\(enclosure)\(fill)") }
        return names + [base + fill, name]
    }
}

private struct ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
private struct SymbolRenderingModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }
private struct SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }

extension EnvironmentValues {
    /// The scale of symbols.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// How the parts of symbols are coloured; nil for one colour.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }

    /// The variants of symbols.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Scales symbols within the view according to one of the relative sizes.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

    /// Sets how the parts of symbols within the view are coloured.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }

    /// Makes symbols within the view show a variant, beside those asked for around it.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
    }
}
