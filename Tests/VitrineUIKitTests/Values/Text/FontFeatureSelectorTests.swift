import Foundation
import Testing
import VitrineGraphics

@testable import VitrineUIKit

@MainActor
@Suite("Features of fonts by descriptors")
struct FontFeatureSelectorTests {
    private func features(_ choices: [(type: Int, selector: Int)]) -> FontFeatures {
        let settings = choices.map {
            [UIFontDescriptor.FeatureKey.type: $0.type, UIFontDescriptor.FeatureKey.selector: $0.selector]
        }
        let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([
            .featureSettings: settings
        ])
        return UIFont(descriptor: descriptor, size: 0).textFont.features
    }

    @Test("Each choice is one of Core Text's numbers")
    func choices() {
        #expect(features([(kNumberSpacingType, kMonospacedNumbersSelector)]) == .monospacedDigits)
        #expect(features([(kLowerCaseType, kLowerCaseSmallCapsSelector)]) == .lowercaseSmallCaps)
        #expect(
            features([
                (kUpperCaseType, kUpperCaseSmallCapsSelector), (kFractionsType, kDiagonalFractionsSelector),
            ]) == [.uppercaseSmallCaps, .diagonalFractions])
        #expect(features([(kTypographicExtrasType, kSlashedZeroOnSelector)]) == .slashedZero)
        #expect(features([(kStylisticAlternativesType, kStylisticAltTwentyOnSelector)]) == .stylisticSet(20))
        #expect(features([(kLigaturesType, kCommonLigaturesOffSelector)]) == .noLigatures)
        #expect(
            features([(kCaseSensitiveLayoutType, kCaseSensitiveLayoutOnSelector)]) == .caseSensitiveLayout)
    }

    @Test("A later choice of a kind takes the place of an earlier one")
    func later() {
        #expect(
            features([
                (kVerticalPositionType, kSuperiorsSelector), (kVerticalPositionType, kInferiorsSelector),
            ]) == .inferiors)
        #expect(
            features([
                (kNumberCaseType, kLowerCaseNumbersSelector),
                (kStylisticAlternativesType, kStylisticAltOneOnSelector),
                (kStylisticAlternativesType, kNoStylisticAlternatesSelector),
            ]) == .oldStyleDigits)
        #expect(
            features([
                (kVerticalPositionType, kOrdinalsSelector), (kVerticalPositionType, kNormalPositionSelector),
            ])
                == [])
    }

    @Test("Numbers that Core Text does not know are nothing")
    func unknown() {
        #expect(features([(99, 0), (kStylisticAlternativesType, 1_000), (kNumberCaseType, -4)]) == [])
        #expect(features([(Int.max, Int.min)]) == [])
    }
}
