import SwiftUITestSupport
import Testing
import VitrineGraphics
import VitrineUIKit

@testable import VitrineSwiftUI

/// Fonts by the sizes and weights that Apple's guidelines publish.
@MainActor
@Suite
struct FontTests {
    private func resolved(
        _ font: Font, _ size: DynamicTypeSize = .large, idiom: UIUserInterfaceIdiom = .phone
    ) -> TextFont {
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = size
        environment.interfaceIdiom = idiom
        return font.resolve(environment)
    }

    /// From the smallest size of text to the largest for accessibility.
    private nonisolated static let sizes: [(Font.TextStyle, [CGFloat])] = [
        (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
        (.title, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
        (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
        (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
        (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
        (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
        (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
        (.caption, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
        (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ]

    @Test(arguments: sizes)
    func styleHasItsSizeAtEverySizeOfText(style: Font.TextStyle, sizes: [CGFloat]) {
        #expect(DynamicTypeSize.allCases.map { resolved(.system(style), $0).size } == sizes)
    }

    @Test func constantsAreTheStyles() {
        let constants: [(Font, Font.TextStyle)] = [
            (.largeTitle, .largeTitle), (.title, .title), (.title2, .title2), (.title3, .title3),
            (.headline, .headline), (.subheadline, .subheadline), (.body, .body), (.callout, .callout),
            (.footnote, .footnote), (.caption, .caption), (.caption2, .caption2),
        ]
        #expect(constants.allSatisfy { $0 == .system($1) })
        #expect(Font.TextStyle.allCases == constants.map(\.1))
    }

    @Test(arguments: [
        (Font.TextStyle.title, 76.0), (.title2, 57), (.title3, 48), (.headline, 38), (.callout, 31),
        (.body, 29), (.caption, 25), (.caption2, 23),
    ])
    func aTelevisionHasItsOwnSizes(style: Font.TextStyle, size: CGFloat) {
        let font = resolved(.system(style), idiom: .tv)
        #expect(font.size == size)
        #expect(font.weight == 500)
    }

    @Test func onlyTheHeadlineIsHeavierThanRegular() {
        for style in Font.TextStyle.allCases {
            #expect(resolved(.system(style)).weight == (style == .headline ? 600 : 400))
        }
    }

    @Test(arguments: [
        (Font.Weight.ultraLight, 100.0), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
        (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
    ])
    func weightsAreSetInEveryWay(weight: Font.Weight, number: Double) {
        func found(_ font: Font) -> Double { Double(resolved(font).weight) }
        #expect(found(.body.weight(weight)) == number)
        #expect(found(.system(size: 10, weight: weight)) == number)
        #expect(found(.system(.headline, weight: weight)) == number)
        #expect(found(.system(size: 10).bold().weight(weight)) == number)
        var environment = EnvironmentValues()
        environment.fontWeight = weight
        #expect(Double(environment.font(of: TextRunStyle()).weight) == number)
    }

    @Test func modifiersOfFontsAddUp() {
        let font = resolved(Font.system(size: 20).bold().italic().monospacedDigit())
        #expect(font.size == 20 && font.weight == 700 && font.isItalic && font.hasMonospacedDigits)
        let plain = resolved(.system(size: 20))
        #expect(plain.weight == 400 && !plain.isItalic && !plain.hasMonospacedDigits)
        let small = resolved(Font.body.lowercaseSmallCaps().monospacedDigit())
        #expect(small.features == [.lowercaseSmallCaps, .monospacedDigits])
        #expect(resolved(Font.body.smallCaps()).features == [.lowercaseSmallCaps, .uppercaseSmallCaps])
        #expect(resolved(Font.body.monospaced()).family == .monospaced)
        #expect(resolved(.system(.body, design: .monospaced)).family == .monospaced)
        #expect(resolved(.system(size: 9, design: .rounded)).family == .systemRounded)
        #expect(resolved(.system(size: 9, design: .default)).family == plain.family)
        #expect(resolved(Font(UIFont.systemFont(ofSize: 31, weight: .heavy))).weight == 800)
        #expect(resolved(Font(UIFont.systemFont(ofSize: 31))).size == 31)
    }

    @Test func widthsAreSetInEveryWay() {
        for (width, percent) in [
            (Font.Width.compressed, 70), (.condensed, 83), (.standard, 100), (.expanded, 125),
        ] {
            #expect(resolved(.body.width(width)).width == UInt8(percent))
            var environment = EnvironmentValues()
            environment.fontWidth = width
            #expect(environment.font(of: TextRunStyle()).width == UInt8(percent))
            var style = TextRunStyle()
            style.width = .standard
            #expect(environment.font(of: style).width == 100)
        }
        #expect(Font.Width(-0.2) == .condensed && Font.Width.expanded.value == 0.2)
        func width<V: View>(_ view: V) -> CGFloat { Bench(scale: 3) { view }.fits.width }
        let text = Text(verbatim: "Hamburgefonstiv").font(.largeTitle)
        let narrow = width(text.fontWidth(.compressed))
        #expect(abs(narrow / width(text) - 0.7) < 0.03)
        #expect(width(VStack { text }.fontWidth(.compressed)) == narrow)
        #expect(width(text.fontWidth(.expanded)) > width(text))
    }

    @Test func leadingIsThatOfTextStyles() {
        func height(_ font: Font) -> CGFloat { resolved(font).lineHeight }
        #expect(abs(height(.body.leading(.tight)) - height(.body) + 2) < 1e-9)
        #expect(abs(height(.body.leading(.loose)) - height(.body) - 2) < 1e-9)
        #expect(height(.body.leading(.standard)) == height(.body))
        #expect(height(.system(size: 17).leading(.loose)) == height(.system(size: 17)))
        #expect(Font.body.leading(.tight) != .body)
    }

    @Test func fontsAreEqualByWhatTheySay() {
        #expect(Font.body == .system(.body))
        #expect(Font.body != .body.bold())
        #expect(Font.system(size: 12) != .system(size: 13))
        #expect(Font.custom("A", size: 12) == .custom("A", size: 12, relativeTo: .body))
        #expect(Font.custom("A", size: 12) != .custom("A", fixedSize: 12))
    }

    @Test func namedFontsGrowAsTheStyleTheyAreRelativeTo() {
        #expect(resolved(.custom("none", size: 34, relativeTo: .largeTitle), .accessibility5).size == 60)
        #expect(resolved(.custom("none", size: 17), .accessibility5).size == 53)
        #expect(resolved(.custom("none", fixedSize: 17), .accessibility5).size == 17)
        #expect(resolved(.system(size: 17), .accessibility5).size == 17)
    }

    @Test func theSizeOfTextIsHeldWithinARange() {
        func height<V: View>(_ view: V) -> CGFloat { Bench(scale: 3) { view }.fits.height }
        let text = Text(verbatim: "x")
        func at(_ size: DynamicTypeSize) -> CGFloat { height(text.dynamicTypeSize(size)) }
        #expect(
            height(text.dynamicTypeSize(...DynamicTypeSize.xLarge).dynamicTypeSize(.accessibility3))
                == at(.xLarge))
        #expect(
            height(text.dynamicTypeSize(DynamicTypeSize.xLarge...).dynamicTypeSize(.small)) == at(.xLarge))
        #expect(height(text.dynamicTypeSize(.small ... .large).dynamicTypeSize(.medium)) == at(.medium))
        #expect(height(text.dynamicTypeSize(.small ... .large).dynamicTypeSize(.xSmall)) == at(.small))
        #expect(at(.small) < at(.large) && at(.large) < at(.accessibility1))
    }

    @Test func sizesOfTextAreOrderedAndNamedAsInUIKit() {
        #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
        #expect(DynamicTypeSize.large < .xLarge && DynamicTypeSize.xxxLarge < .accessibility1)
        #expect(DynamicTypeSize(UIContentSizeCategory.extraExtraLarge) == .xxLarge)
        #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil)
        #expect(UIContentSizeCategory(DynamicTypeSize.accessibility2) == .accessibilityLarge)
        #expect(UIContentSizeCategory(nil) == .unspecified)
        #expect(ContentSizeCategory(.accessibilityMedium) == .accessibilityMedium)
        #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(ContentSizeCategory.small < .medium && ContentSizeCategory.small >= .small)
        var environment = EnvironmentValues()
        #expect(environment.dynamicTypeSize == .large && environment.sizeCategory == .large)
        environment.sizeCategory = .accessibilityExtraLarge
        #expect(environment.dynamicTypeSize == .accessibility3)
    }

    @Test func aLineIsAsHighAsTheFontsLineHeight() {
        // 1.193359375 of the size, up to a pixel of a third of a point.
        let heights: [(Font, CGFloat)] = [
            (.largeTitle, 41), (.title, 33.6667), (.title2, 26.3333), (.title3, 24), (.body, 20.3333),
            (.callout, 19.3333), (.subheadline, 18), (.footnote, 15.6667), (.caption, 14.3333),
            (.caption2, 13.3333), (.system(size: 100), 119.3333),
        ]
        for (font, height) in heights {
            let found = Bench(scale: 3) { Text(verbatim: "Height").font(font) }.fits.height
            #expect(abs(found - height) < 0.34, "\(font)")
        }
    }

    @Test func settingsOfTextsComeBeforeThoseAround() {
        func width<V: View>(_ view: V) -> CGFloat { Bench(1000, 100) { view }.fits.width }
        let text = Text(verbatim: "Settings")
        #expect(
            width(VStack { text.font(.system(size: 40)) }.font(.system(size: 10)))
                == width(text.font(.system(size: 40))))
        #expect(
            width(VStack { text.font(nil) }.font(.system(size: 40))) == width(text.font(.system(size: 40))))
        #expect(width(VStack { VStack { text }.font(nil) }.font(.system(size: 40))) == width(text))
        #expect(
            width(text.font(.system(size: 40)).font(.system(size: 10))) == width(text.font(.system(size: 40)))
        )
        #expect(width(VStack { text.fontWeight(.black) }.fontWeight(.thin)) == width(text.fontWeight(.black)))
        #expect(width(VStack { text }.fontWeight(.black)) == width(text.fontWeight(.black)))
        #expect(width(text.font(.body.weight(.black)).fontWeight(.thin)) == width(text.fontWeight(.thin)))
        #expect(width(VStack { text }.fontDesign(.monospaced)) == width(text.monospaced()))
        #expect(width(VStack { text }.monospaced()) == width(text.fontDesign(.monospaced)))
        #expect(width(text.monospaced()) != width(text))
        #expect(width(VStack { text }.bold()) == width(text.bold()))
    }
}
