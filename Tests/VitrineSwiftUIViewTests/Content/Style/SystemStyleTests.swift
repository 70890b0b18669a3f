import TestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Styles that are the system's colours")
struct SystemStyleTests {
    private func shown(_ style: some ShapeStyle, _ appearance: UIUserInterfaceStyle) -> [Int] {
        TestHost(
            Rectangle().fill(style).ignoresSafeArea(), size: CGSize(width: 20, height: 20), scale: 1,
            style: appearance
        ).rgb(10, 10)
    }

    private func shown(_ color: UIColor, _ appearance: UIUserInterfaceStyle) -> [Int] {
        shown(Color(uiColor: color), appearance)
    }

    @Test("They are UIKit's, in light and in dark", arguments: [UIUserInterfaceStyle.light, .dark])
    func colors(appearance: UIUserInterfaceStyle) {
        #expect(shown(.separator, appearance) == shown(UIColor.separator, appearance))
        #expect(shown(.link, appearance) == shown(UIColor.link, appearance))
        #expect(shown(.placeholder, appearance) == shown(UIColor.placeholderText, appearance))
        #expect(shown(.windowBackground, appearance) == shown(UIColor.systemBackground, appearance))
        #expect(shown(.fill, appearance) == shown(UIColor.systemFill, appearance))
        #expect(shown(.link, .light) != shown(.link, .dark))
    }
}
