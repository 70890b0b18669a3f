public import Foundation
import VitrineGraphics

extension UIImage {
    /// The symbol of a name, 17 points large and of regular weight unless a view prefers another.
    ///
    /// Symbols are Apple's: the same names are drawn here with other outlines, as Docs/Symbols.md tells.
    ///
    /// - Returns: nil when there is no symbol of the name, after a line on standard error.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// The symbol of a name, with a size, weight, scale and colours.
    ///
    /// - Returns: nil when there is no symbol of the name, after a line on standard error.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(systemName: name, variableValue: nil, configuration)
    }

    /// The symbol of a name, of whose parts a value from 0 to 1 shows as many as it reaches, and the others dimmed. Symbols
    /// that are drawn whole, as Docs/Symbols.md tells, are the same for all values.
    ///
    /// - Returns: nil when there is no symbol of the name, after a line on standard error.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: Configuration? = nil
    ) {
        self.init(systemName: name, variableValue: value, configuration)
    }

    private convenience init?(
        systemName name: String, variableValue value: Double?, _ configuration: Configuration?
    ) {
        var values = (configuration as? SymbolConfiguration)?.values ?? SymbolConfiguration.Values()
        values.variable = value
        let traits = configuration?.traitCollection ?? .current
        guard let image = Self.symbol(name, values, traits) else {
            ReportLog.current.report(once: "No symbol named '\(name)' found in system symbol set")
            return nil
        }
        self.init(copying: image)
    }

    /// The symbol of a name for traits.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(
            systemName: name,
            withConfiguration: SymbolConfiguration.unspecified.withTraitCollection(traitCollection))
    }

    package static func symbol(
        _ name: String, _ values: SymbolConfiguration.Values, _ traits: UITraitCollection
    ) -> UIImage? {
        guard let picture = SymbolCache.shared.picture(name, values, traits) else { return nil }
        return UIImage(symbol: picture, scale: max(1, traits.displayScale))
    }

    /// Whether the image is a symbol.
    public var isSymbolImage: Bool { symbol != nil }

    /// What the image was asked for with; of a symbol how it looks.
    public var configuration: Configuration? { symbolConfiguration }

    /// The size, weight, scale and colours of a symbol as far as they were said; nil for other images.
    public var symbolConfiguration: SymbolConfiguration? { symbol.map { SymbolConfiguration($0.values) } }

    /// A symbol with another size, weight, scale and colours; other images as they are.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let symbol, let wanted = configuration as? SymbolConfiguration else { return self }
        return replacing(symbol, wanted.values, configuration.traitCollection ?? .current)
    }

    /// A symbol with what a configuration says in place of what was said before; nil for other images.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard let symbol else { return nil }
        return replacing(
            symbol, symbol.values.followed(by: configuration.values),
            configuration.traitCollection ?? .current)
    }

    /// A symbol with what a view prefers, as far as the image says nothing itself.
    package func preferring(_ configuration: SymbolConfiguration?, traits: UITraitCollection) -> UIImage {
        guard let symbol, let configuration else { return self }
        let values = configuration.values.followed(by: symbol.values)
        return values == symbol.values ? self : replacing(symbol, values, traits)
    }

    private func replacing(
        _ symbol: SymbolPicture, _ values: SymbolConfiguration.Values, _ traits: UITraitCollection
    ) -> UIImage {
        SymbolCache.shared.picture(symbol.name, values, traits).map {
            showing($0, scale: max(1, traits.displayScale))
        } ?? self
    }

    /// The symbol at the size that its text style has in traits, and in their direction.
    func symbolResolved(with traits: UITraitCollection) -> UIImage {
        guard let symbol else { return self }
        var needsOther = symbol.isMirrored != SymbolPicture.isMirrored(symbol.name, traits)
        if case .textStyle = symbol.values.size { needsOther = true }
        guard needsOther else { return self }
        let picture = SymbolCache.shared.picture(symbol.name, symbol.values, traits)
        return picture.map { $0 === symbol ? self : showing($0, scale: max(1, traits.displayScale)) } ?? self
    }

    /// From the bottom of the image to the baseline of text beside it, in points; nil for an image without one.
    public var baselineOffsetFromBottom: CGFloat? { symbol?.baselineOffset }

    /// Whether the tint colour fills the image where nothing else is asked for.
    package var isTemplate: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: symbol?.isTemplate ?? false
        }
    }
}
