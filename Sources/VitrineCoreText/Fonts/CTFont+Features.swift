public import Foundation
import VitrineGraphics
public import VitrineUIKit

/// The name of a kind of features, for people; a string.
public let kCTFontFeatureTypeNameKey: CFString = "CTFeatureTypeName"
/// Whether one choice of a kind is made at a time; a Boolean.
public let kCTFontFeatureTypeExclusiveKey: CFString = "CTFeatureTypeExclusive"
/// The choices of a kind; an array of dictionaries.
public let kCTFontFeatureTypeSelectorsKey: CFString = "CTFeatureTypeSelectors"
/// The name of a choice, for people; a string.
public let kCTFontFeatureSelectorNameKey: CFString = "CTFeatureSelectorName"
/// Whether a choice is made unless another is; a Boolean.
public let kCTFontFeatureSelectorDefaultKey: CFString = "CTFeatureSelectorDefault"

/// The features that letters of a font have: a dictionary for each kind, with the choices that the font's file has letters for.
/// Nil if it has none.
///
/// Complexity: O(features of the file).
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? {
    let tags = font.textFont.featureTags
    let kinds = FeatureKind.all.compactMap { $0.described(tags) }
    return kinds.isEmpty ? nil : kinds
}

/// A kind of features, and the tags of OpenType that its choices stand for. Names and numbers are those of Apple's registry of
/// font features.
private struct FeatureKind {
    struct Choice {
        let name: String
        let number: Int
        /// None is what is there without the feature.
        var tag: String?
    }

    let name: String
    let number: Int
    let isExclusive: Bool
    let choices: [Choice]

    /// What Core Text says of the kind; nil if a font has none of its features.
    func described(_ tags: Set<String>) -> CFDictionary? {
        guard choices.contains(where: { $0.tag.map(tags.contains) == true }) else { return nil }
        let found = choices.filter { $0.tag.map(tags.contains) ?? true }
        return dictionary([
            kCTFontFeatureTypeIdentifierKey: number, kCTFontFeatureTypeNameKey: name,
            kCTFontFeatureTypeExclusiveKey: isExclusive,
            kCTFontFeatureTypeSelectorsKey: found.map { choice -> CFDictionary in
                var values: [String: Any] = [
                    kCTFontFeatureSelectorIdentifierKey: choice.number,
                    kCTFontFeatureSelectorNameKey: choice.name,
                ]
                if choice.tag == nil { values[kCTFontFeatureSelectorDefaultKey] = true }
                return dictionary(values)
            },
        ])
    }

    static let all: [FeatureKind] = [
        FeatureKind(
            name: "Ligatures", number: kLigaturesType, isExclusive: false,
            choices: [
                Choice(name: "Common Ligatures", number: kCommonLigaturesOnSelector, tag: "liga"),
                Choice(name: "Rare Ligatures", number: kRareLigaturesOnSelector, tag: "dlig"),
                Choice(name: "Historical Ligatures", number: kHistoricalLigaturesOnSelector, tag: "hlig"),
            ]),
        FeatureKind(
            name: "Number Spacing", number: kNumberSpacingType, isExclusive: true,
            choices: [
                Choice(name: "Monospaced Numbers", number: kMonospacedNumbersSelector, tag: "tnum"),
                Choice(name: "Proportional Numbers", number: kProportionalNumbersSelector, tag: "pnum"),
            ]),
        FeatureKind(
            name: "Vertical Position", number: kVerticalPositionType, isExclusive: true,
            choices: [
                Choice(name: "Normal Vertical Position", number: kNormalPositionSelector),
                Choice(name: "Superiors", number: kSuperiorsSelector, tag: "sups"),
                Choice(name: "Inferiors", number: kInferiorsSelector, tag: "subs"),
                Choice(name: "Ordinals", number: kOrdinalsSelector, tag: "ordn"),
                Choice(name: "Scientific Inferiors", number: kScientificInferiorsSelector, tag: "sinf"),
            ]),
        FeatureKind(
            name: "Fractions", number: kFractionsType, isExclusive: true,
            choices: [
                Choice(name: "No Fractions", number: kNoFractionsSelector),
                Choice(name: "Vertical Fractions", number: kVerticalFractionsSelector, tag: "afrc"),
                Choice(name: "Diagonal Fractions", number: kDiagonalFractionsSelector, tag: "frac"),
            ]),
        FeatureKind(
            name: "Typographic Extras", number: kTypographicExtrasType, isExclusive: false,
            choices: [Choice(name: "Slashed Zero", number: kSlashedZeroOnSelector, tag: "zero")]),
        FeatureKind(
            name: "Style Options", number: kStyleOptionsType, isExclusive: true,
            choices: [
                Choice(name: "No Style Options", number: kNoStyleOptionsSelector),
                Choice(name: "Titling Capitals", number: kTitlingCapsSelector, tag: "titl"),
            ]),
        FeatureKind(
            name: "Number Case", number: kNumberCaseType, isExclusive: true,
            choices: [
                Choice(name: "Old-Style Figures", number: kLowerCaseNumbersSelector, tag: "onum"),
                Choice(name: "Lining Figures", number: kUpperCaseNumbersSelector, tag: "lnum"),
            ]),
        FeatureKind(
            name: "Case-Sensitive Layout", number: kCaseSensitiveLayoutType, isExclusive: false,
            choices: [
                Choice(name: "Capital Forms", number: kCaseSensitiveLayoutOnSelector, tag: "case"),
                Choice(name: "Capital Spacing", number: kCaseSensitiveSpacingOnSelector, tag: "cpsp"),
            ]),
        FeatureKind(
            name: "Alternative Stylistic Sets", number: kStylisticAlternativesType, isExclusive: false,
            choices: (1...20).map {
                Choice(name: "Stylistic Set \($0)", number: 2 * $0, tag: $0 < 10 ? "ss0\($0)" : "ss\($0)")
            }),
        FeatureKind(
            name: "Contextual Alternates", number: kContextualAlternatesType, isExclusive: false,
            choices: [
                Choice(name: "Contextual Alternates", number: kContextualAlternatesOnSelector, tag: "calt"),
                Choice(name: "Swash Alternates", number: kSwashAlternatesOnSelector, tag: "swsh"),
                Choice(
                    name: "Contextual Swash Alternates", number: kContextualSwashAlternatesOnSelector,
                    tag: "cswh"),
            ]),
        FeatureKind(
            name: "Lower Case", number: kLowerCaseType, isExclusive: true,
            choices: [
                Choice(name: "Default Lower Case", number: kDefaultLowerCaseSelector),
                Choice(name: "Small Capitals", number: kLowerCaseSmallCapsSelector, tag: "smcp"),
                Choice(name: "Petite Capitals", number: kLowerCasePetiteCapsSelector, tag: "pcap"),
            ]),
        FeatureKind(
            name: "Upper Case", number: kUpperCaseType, isExclusive: true,
            choices: [
                Choice(name: "Default Upper Case", number: kDefaultUpperCaseSelector),
                Choice(name: "Small Capitals", number: kUpperCaseSmallCapsSelector, tag: "c2sc"),
                Choice(name: "Petite Capitals", number: kUpperCasePetiteCapsSelector, tag: "c2pc"),
            ]),
    ]
}
