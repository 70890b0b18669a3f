import Foundation

/// What a font draws otherwise than it does by itself: figures, small capitals, fractions, alternatives.
///
/// A font without a feature draws what it has; small capitals are then made of capitals of a smaller size.
package struct FontFeatures: OptionSet, Hashable, Sendable {
    package let rawValue: UInt64
    package init(rawValue: UInt64) { self.rawValue = rawValue }
    private init(bit: Int) { rawValue = 1 << bit }

    /// All digits take one width.
    package static let monospacedDigits = FontFeatures(bit: 0)
    /// Each digit takes the width that it needs.
    package static let proportionalDigits = FontFeatures(bit: 1)
    /// Digits stand on the line and are as high as capitals.
    package static let liningDigits = FontFeatures(bit: 2)
    /// Digits have the heights of lower-case letters.
    package static let oldStyleDigits = FontFeatures(bit: 3)
    /// Small and above the line.
    package static let superiors = FontFeatures(bit: 4)
    /// Small and below the line.
    package static let inferiors = FontFeatures(bit: 5)
    /// The letters of ordinal numbers.
    package static let ordinals = FontFeatures(bit: 6)
    /// The small numbers of chemical formulas.
    package static let scientificInferiors = FontFeatures(bit: 7)
    /// `1/2` with a slanted stroke.
    package static let diagonalFractions = FontFeatures(bit: 8)
    /// `1/2` with the numbers above each other.
    package static let verticalFractions = FontFeatures(bit: 9)
    /// Small capitals in the place of small letters.
    package static let lowercaseSmallCaps = FontFeatures(bit: 10)
    /// Small capitals in the place of capitals.
    package static let uppercaseSmallCaps = FontFeatures(bit: 11)
    /// Capitals as high as small letters in the place of these.
    package static let lowercasePetiteCaps = FontFeatures(bit: 12)
    /// Capitals as high as small letters in the place of capitals.
    package static let uppercasePetiteCaps = FontFeatures(bit: 13)
    /// No joined letters.
    package static let noLigatures = FontFeatures(bit: 14)
    /// Joined letters that are rarely wanted.
    package static let rareLigatures = FontFeatures(bit: 15)
    /// Joined letters of earlier times.
    package static let historicalLigatures = FontFeatures(bit: 16)
    /// Letters are the same whatever is beside them.
    package static let noContextualAlternates = FontFeatures(bit: 17)
    /// Letters with flourishes.
    package static let swashes = FontFeatures(bit: 18)
    /// A zero with a stroke.
    package static let slashedZero = FontFeatures(bit: 19)
    /// Signs at the height of capitals.
    package static let caseSensitiveLayout = FontFeatures(bit: 20)
    /// Capitals farther apart.
    package static let caseSensitiveSpacing = FontFeatures(bit: 21)
    /// Capitals for titles.
    package static let titlingCapitals = FontFeatures(bit: 22)
    /// Letters of one width.
    package static let monospacedText = FontFeatures(bit: 23)
    /// Letters of half a square's width.
    package static let halfWidthText = FontFeatures(bit: 24)

    /// Letters with flourishes where there is room for them.
    package static let contextualSwashes = FontFeatures(bit: 25)

    /// One of the sets of other shapes that a font may have.
    ///
    /// - Parameter number: 1…20.
    package static func stylisticSet(_ number: Int) -> FontFeatures { FontFeatures(bit: 25 + number) }

    /// As CSS sets them, in the order of the bits. Small capitals are no setting: they are made where a font has none.
    private static let settings: [(feature: FontFeatures, css: String)] =
        [
            (.monospacedDigits, "tnum=1"), (.proportionalDigits, "pnum=1"), (.liningDigits, "lnum=1"),
            (.oldStyleDigits, "onum=1"), (.superiors, "sups=1"), (.inferiors, "subs=1"),
            (.ordinals, "ordn=1"), (.scientificInferiors, "sinf=1"), (.diagonalFractions, "frac=1"),
            (.verticalFractions, "afrc=1"), (.lowercasePetiteCaps, "pcap=1"),
            (.uppercasePetiteCaps, "c2pc=1"), (.noLigatures, "liga=0,clig=0"), (.rareLigatures, "dlig=1"),
            (.historicalLigatures, "hlig=1"), (.noContextualAlternates, "calt=0"), (.swashes, "swsh=1"),
            (.slashedZero, "zero=1"), (.caseSensitiveLayout, "case=1"), (.caseSensitiveSpacing, "cpsp=1"),
            (.titlingCapitals, "titl=1"), (.monospacedText, "fwid=1"), (.halfWidthText, "hwid=1"),
            (.contextualSwashes, "cswh=1"),
        ] + (1...20).map { (stylisticSet($0), "ss\($0 < 10 ? "0" : "")\($0)=1") }

    // Guarded by GraphicsLock. Never emptied: a program has few of them, and texts point to them.
    nonisolated(unsafe) private static var texts: [FontFeatures: UnsafePointer<CChar>] = [:]

    /// As CSS sets them, with commas between; nil if there are none. Call with GraphicsLock held.
    var css: UnsafePointer<CChar>? {
        let named = subtracting([.lowercaseSmallCaps, .uppercaseSmallCaps])
        guard !named.isEmpty else { return nil }
        if let known = Self.texts[named] { return known }
        let names = Self.settings.filter { named.contains($0.feature) }.map(\.css)
        let made = UnsafePointer(strdup(names.joined(separator: ","))!)
        Self.texts[named] = made
        return made
    }
}
