import SwiftUITestSupport
import Testing
import VitrineSwiftUI
import VitrineUIKit

@Suite("UIKit's traits and SwiftUI's environment")
struct TraitConversionTests {
    @Test func `Each has the other's name, and nothing is unspecified`() {
        for scheme in ColorScheme.allCases { #expect(ColorScheme(UIUserInterfaceStyle(scheme)) == scheme) }
        #expect(UIUserInterfaceStyle(ColorScheme.dark) == .dark)
        #expect(UIUserInterfaceStyle(nil as ColorScheme?) == .unspecified)
        #expect(ColorScheme(UIUserInterfaceStyle.unspecified) == nil)
        for contrast in ColorSchemeContrast.allCases {
            #expect(ColorSchemeContrast(UIAccessibilityContrast(contrast)) == contrast)
        }
        #expect(UIAccessibilityContrast(ColorSchemeContrast.increased) == .high)
        #expect(ColorSchemeContrast(UIAccessibilityContrast(nil)) == nil)
        #expect(LegibilityWeight(UILegibilityWeight(.bold)) == .bold)
        #expect(LegibilityWeight(UILegibilityWeight(nil)) == nil)
        for direction in LayoutDirection.allCases {
            #expect(LayoutDirection(UITraitEnvironmentLayoutDirection(direction)) == direction)
        }
        #expect(LayoutDirection(UITraitEnvironmentLayoutDirection.unspecified) == nil)
        #expect(UserInterfaceSizeClass(UIUserInterfaceSizeClass(.compact)) == .compact)
        #expect(UserInterfaceSizeClass(UIUserInterfaceSizeClass(nil)) == nil)
        #expect(UIContentSizeCategory(ContentSizeCategory.extraLarge) == .extraLarge)
    }

    @Test func `Spaces of coordinates are compared`() {
        #expect(CoordinateSpace.named("a") == .named("a"))
        #expect(CoordinateSpace.named("a") != .named("b"))
        #expect(Set<CoordinateSpace>([.global, .local, .global]).count == 2)
    }
}
