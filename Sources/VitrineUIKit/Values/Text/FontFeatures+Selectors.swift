import VitrineGraphics

extension FontFeatures {
    /// Takes a choice of a kind of features, both as Core Text numbers them; those that no font here could have are nothing.
    mutating func choose(_ selector: Int, ofType type: Int) {
        switch type {
        case kStylisticAlternativesType: chooseSet(selector)
        case kLigaturesType: chooseLigatures(selector)
        case kTypographicExtrasType:
            set(.slashedZero, selector, on: kSlashedZeroOnSelector, off: kSlashedZeroOffSelector)
        case kCaseSensitiveLayoutType:
            set(
                .caseSensitiveLayout, selector, on: kCaseSensitiveLayoutOnSelector,
                off: kCaseSensitiveLayoutOffSelector)
            set(
                .caseSensitiveSpacing, selector, on: kCaseSensitiveSpacingOnSelector,
                off: kCaseSensitiveSpacingOffSelector)
        case kContextualAlternatesType:
            set(
                .noContextualAlternates, selector, on: kContextualAlternatesOffSelector,
                off: kContextualAlternatesOnSelector)
            set(.swashes, selector, on: kSwashAlternatesOnSelector, off: kSwashAlternatesOffSelector)
            set(
                .contextualSwashes, selector, on: kContextualSwashAlternatesOnSelector,
                off: kContextualSwashAlternatesOffSelector)
        default:
            guard let choices = Self.choices[type], selector == 0 || choices[selector] != nil else { return }
            for other in choices.values { remove(other) }
            if let chosen = choices[selector] { insert(chosen) }
        }
    }

    /// Kinds of which one choice at a time is made, by their numbers; 0 is the usual where it is not among them.
    private static let choices: [Int: [Int: FontFeatures]] = [
        kNumberSpacingType: [
            kMonospacedNumbersSelector: .monospacedDigits, kProportionalNumbersSelector: .proportionalDigits,
        ],
        kVerticalPositionType: [
            kSuperiorsSelector: .superiors, kInferiorsSelector: .inferiors, kOrdinalsSelector: .ordinals,
            kScientificInferiorsSelector: .scientificInferiors,
        ],
        kFractionsType: [
            kVerticalFractionsSelector: .verticalFractions, kDiagonalFractionsSelector: .diagonalFractions,
        ],
        kStyleOptionsType: [kTitlingCapsSelector: .titlingCapitals],
        kNumberCaseType: [
            kLowerCaseNumbersSelector: .oldStyleDigits, kUpperCaseNumbersSelector: .liningDigits,
        ],
        kTextSpacingType: [
            kMonospacedTextSelector: .monospacedText, kHalfWidthTextSelector: .halfWidthText,
        ],
        kLowerCaseType: [
            kLowerCaseSmallCapsSelector: .lowercaseSmallCaps,
            kLowerCasePetiteCapsSelector: .lowercasePetiteCaps,
        ],
        kUpperCaseType: [
            kUpperCaseSmallCapsSelector: .uppercaseSmallCaps,
            kUpperCasePetiteCapsSelector: .uppercasePetiteCaps,
        ],
    ]

    private mutating func chooseSet(_ selector: Int) {
        if selector == kNoStylisticAlternatesSelector {
            for number in 1...20 { remove(.stylisticSet(number)) }
        } else if (2...41).contains(selector) {
            let set = FontFeatures.stylisticSet(selector / 2)
            if selector.isMultiple(of: 2) { insert(set) } else { remove(set) }
        }
    }

    private mutating func chooseLigatures(_ selector: Int) {
        set(
            .noLigatures, selector, on: kCommonLigaturesOffSelector, off: kCommonLigaturesOnSelector)
        set(.rareLigatures, selector, on: kRareLigaturesOnSelector, off: kRareLigaturesOffSelector)
        set(
            .historicalLigatures, selector, on: kHistoricalLigaturesOnSelector,
            off: kHistoricalLigaturesOffSelector)
    }

    private mutating func set(_ feature: FontFeatures, _ selector: Int, on: Int, off: Int) {
        if selector == on { insert(feature) }
        if selector == off { remove(feature) }
    }
}
