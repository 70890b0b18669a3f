/// What one entry of a set is for: its slot in Xcode.
package struct AssetQualifiers: Hashable, Sendable {
    /// The appearances that Xcode offers under Luminosity.
    package enum Luminosity: String, Sendable {
        case light, dark, tinted
    }

    /// Nil for all devices.
    package var idiom: AssetTraits.Idiom?
    /// Pixels per point; nil for all.
    package var scale: Int?
    /// Nil for any appearance.
    package var luminosity: Luminosity?
    package var isHighContrast = false
    /// Nil for any.
    package var gamut: AssetTraits.Gamut?
    /// Nil for both directions.
    package var isRightToLeft: Bool?
    package var width: AssetTraits.SizeClass?
    package var height: AssetTraits.SizeClass?
    /// Whether it is for one size of screens, or a language, which nothing here is.
    package var isSpecial = false

    /// Makes the slot that is for everything.
    package init() {}

    /// How far an entry is from what is wanted, the weightiest difference first; nil where it must not be used.
    ///
    /// The order is that in which UIKit lets go: another scale is better than another colour space, that better than
    /// another appearance, and so on. High contrast in the dark falls back to dark, then to high contrast.
    package func distance(from traits: AssetTraits) -> [Int]? {
        guard let idiom = idiomDistance(traits.idiom), let width = Self.distance(width, traits.width),
            let height = Self.distance(height, traits.height),
            let luminosity = luminosityDistance(traits), !isHighContrast || traits.hasHighContrast
        else { return nil }
        return [
            idiom, isSpecial ? 1 : 0, width, height, directionDistance(traits), luminosity,
            isHighContrast == traits.hasHighContrast ? 0 : 1, gamutDistance(traits), scaleDistance(traits),
        ]
    }

    private func idiomDistance(_ wanted: AssetTraits.Idiom) -> Int? {
        guard let idiom else { return wanted == .universal ? 0 : 1 }
        if idiom == wanted { return 0 }
        // Tablets show what is for telephones where there is nothing else.
        return wanted == .ipad && idiom == .iphone ? 2 : nil
    }

    private static func distance(_ own: AssetTraits.SizeClass?, _ wanted: AssetTraits.SizeClass?) -> Int? {
        guard let own else { return 1 }
        if let wanted { return own == wanted ? 0 : nil }
        return 2
    }

    private func directionDistance(_ traits: AssetTraits) -> Int {
        guard let isRightToLeft else { return 1 }
        return isRightToLeft == traits.isRightToLeft ? 0 : 2
    }

    private func luminosityDistance(_ traits: AssetTraits) -> Int? {
        guard let luminosity else { return 1 }
        return luminosity == (traits.isDark ? .dark : .light) ? 0 : nil
    }

    private func gamutDistance(_ traits: AssetTraits) -> Int {
        guard let gamut else { return 1 }
        return gamut == traits.gamut ? 0 : 2
    }

    /// The wanted scale, then larger ones, the next first, then smaller ones, the largest first.
    private func scaleDistance(_ traits: AssetTraits) -> Int {
        guard let scale else { return 0 }
        return scale >= traits.scale ? scale - traits.scale : 1000 - scale
    }
}

extension Sequence {
    /// The element whose qualifiers are nearest; the first of several; nil where none may be used.
    func nearest(to traits: AssetTraits, _ qualifiers: (Element) -> AssetQualifiers) -> Element? {
        var best: (element: Element, distance: [Int])?
        for element in self {
            guard let distance = qualifiers(element).distance(from: traits) else { continue }
            if let known = best, !distance.lexicographicallyPrecedes(known.distance) { continue }
            best = (element, distance)
        }
        return best?.element
    }
}
