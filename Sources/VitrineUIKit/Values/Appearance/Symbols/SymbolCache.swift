import Foundation
import VitrineGraphics
import VitrineSymbols

/// The symbols that were made last. Lists show the same few again and again.
final class SymbolCache: @unchecked Sendable {
    static let shared = SymbolCache()

    private struct Key: Hashable {
        var name: String
        var size: UIImage.SymbolConfiguration.Size?
        var weight: UIImage.SymbolWeight?
        var scale: UIImage.SymbolScale?
        var displayScale: CGFloat
        var category: UIContentSizeCategory?
        var isMirrored: Bool
        var variable: Double?
    }

    private let lock = NSLock()
    private var pictures: [Key: SymbolPicture] = [:]
    private static let limit = 500

    /// The picture of a symbol; nil when there is none of the name.
    func picture(
        _ name: String, _ values: UIImage.SymbolConfiguration.Values, _ traits: UITraitCollection
    ) -> SymbolPicture? {
        // Colours of the program's are not compared: few symbols have them.
        guard values.colors == nil || values.colors == .monochrome else {
            return SymbolPicture(name: name, values: values, traits: traits)
        }
        var values = values
        // Those that are drawn whole are the same for all values.
        if SymbolLayers.of(name) == nil { values.variable = nil }
        var category: UIContentSizeCategory?
        if case .textStyle = values.size { category = traits.preferredContentSizeCategory }
        let key = Key(
            name: name, size: values.size, weight: values.weight, scale: values.scale,
            displayScale: traits.displayScale, category: category,
            isMirrored: SymbolPicture.isMirrored(name, traits), variable: values.variable)
        if let known = lock.withLock({ pictures[key] }) { return known }
        guard let made = SymbolPicture(name: name, values: values, traits: traits) else { return nil }
        lock.withLock {
            if pictures.count >= Self.limit { pictures.removeAll() }
            pictures[key] = made
        }
        return made
    }
}
