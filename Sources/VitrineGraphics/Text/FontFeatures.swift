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

    /// By bit, as CSS sets them. Small capitals are no setting: they are made where a font has none.
    private static let settings: [Int: String] = {
        var settings = [
            0: "tnum=1", 1: "pnum=1", 2: "lnum=1", 3: "onum=1", 4: "sups=1", 5: "subs=1", 6: "ordn=1",
            7: "sinf=1", 8: "frac=1", 9: "afrc=1", 12: "pcap=1", 13: "c2pc=1", 14: "liga=0,clig=0",
            15: "dlig=1", 16: "hlig=1", 17: "calt=0", 18: "swsh=1", 19: "zero=1", 20: "case=1",
            21: "cpsp=1", 22: "titl=1", 23: "fwid=1", 24: "hwid=1",
            25: "cswh=1",
        ]
        for number in 1...20 { settings[25 + number] = "ss\(number < 10 ? "0" : "")\(number)=1" }
        return settings
    }()

    // Guarded by GraphicsLock. Never emptied: a program has few of them, and texts point to them.
    nonisolated(unsafe) private static var texts: [FontFeatures: UnsafePointer<CChar>] = [:]

    /// As CSS sets them, with commas between; nil if there are none. Call with GraphicsLock held.
    var css: UnsafePointer<CChar>? {
        let named = subtracting([.lowercaseSmallCaps, .uppercaseSmallCaps])
        guard !named.isEmpty else { return nil }
        if let known = Self.texts[named] { return known }
        let names = (0..<UInt64.bitWidth).compactMap {
            named.rawValue >> $0 & 1 == 1 ? Self.settings[$0] : nil
        }
        let made = UnsafePointer(strdup(names.joined(separator: ","))!)
        Self.texts[named] = made
        return made
    }
}
