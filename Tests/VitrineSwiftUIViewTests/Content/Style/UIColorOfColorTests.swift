import Testing
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor @Suite("Colours of UIKit made of SwiftUI's")
struct UIColorOfColorTests {
    @Test("They adapt as the colour does, with its opacity")
    func adapts() {
        let color = UIColor(Color.primary.opacity(0.5))
        let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor
        let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor
        #expect((light.red, light.alpha) == (0, 0.5))
        #expect((dark.red, dark.alpha) == (1, 0.5))
        #expect(UIColor(Color(red: 0.25, green: 0.5, blue: 0.75)).cgColor.green == 0.5)
    }
}
