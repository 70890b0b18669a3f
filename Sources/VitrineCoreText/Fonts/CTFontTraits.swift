public import Foundation
import VitrineGraphics
public import VitrineUIKit

/// Slant, weight and the like of a font, in short (`CTFontTraits.h`).
public struct CTFontSymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Letters lean.
    public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
    /// Letters are bold.
    public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
    /// Letters are wide.
    public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
    /// Letters are narrow.
    public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
    /// All letters have one width.
    public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
    /// Letters are below one another.
    public static let traitVertical = CTFontSymbolicTraits(rawValue: 1 << 11)
    /// Letters are drawn for interfaces.
    public static let traitUIOptimized = CTFontSymbolicTraits(rawValue: 1 << 12)
    /// Letters are pictures with colours of their own.
    public static let traitColorGlyphs = CTFontSymbolicTraits(rawValue: 1 << 13)

    /// As ``traitItalic``.
    public static let italicTrait = traitItalic
    /// As ``traitBold``.
    public static let boldTrait = traitBold
    /// As ``traitExpanded``.
    public static let expandedTrait = traitExpanded
    /// As ``traitCondensed``.
    public static let condensedTrait = traitCondensed
    /// As ``traitMonoSpace``.
    public static let monoSpaceTrait = traitMonoSpace
    /// As ``traitVertical``.
    public static let verticalTrait = traitVertical
    /// As ``traitUIOptimized``.
    public static let uiOptimizedTrait = traitUIOptimized
    /// As ``traitColorGlyphs``.
    public static let colorGlyphsTrait = traitColorGlyphs
}

/// The symbolic traits; a number.
public let kCTFontSymbolicTrait: CFString = UIFontDescriptor.TraitKey.symbolic.rawValue
/// The weight, from −1 to 1; a number.
public let kCTFontWeightTrait: CFString = UIFontDescriptor.TraitKey.weight.rawValue
/// The width, from −1 to 1; a number.
public let kCTFontWidthTrait: CFString = UIFontDescriptor.TraitKey.width.rawValue
/// The slant, from −1 to 1; a number.
public let kCTFontSlantTrait: CFString = UIFontDescriptor.TraitKey.slant.rawValue

/// Slant, weight and the like, in short.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
    let traits = CTFontSymbolicTraits(rawValue: font.fontDescriptor.symbolicTraits.rawValue)
    return font.textFont.facts.hasColors ? traits.union(.traitColorGlyphs) : traits
}

/// Weight, width, slant and the symbolic traits, by name.
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary {
    let traits =
        font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any] ?? [:]
    return dictionary(Dictionary(uniqueKeysWithValues: traits.map { ($0.key.rawValue, $0.value) }))
}

/// A dictionary of Core Foundation: its keys are Foundation's strings, which are cast to Swift's and to names of attributes.
func dictionary(_ values: [String: Any]) -> CFDictionary {
    CFDictionary(uniqueKeysWithValues: values.map { (AnyHashable(NSString(string: $0.key)), $0.value) })
}
