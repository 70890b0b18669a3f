import Foundation
import TestSupport
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct PlaceholderDrawingTests {
    private final class Bare: UITextField {
        var places: [CGRect] = []
        var draws = false
        override func drawPlaceholder(in rect: CGRect) {
            places.append(rect)
            if draws { super.drawPlaceholder(in: rect) }
        }
    }

    private func ink(_ field: UITextField) -> Double {
        field.frame = CGRect(x: 10, y: 10, width: 200, height: 30)
        field.placeholder = "Placeholder"
        field.attributedPlaceholder = NSAttributedString(
            string: "Placeholder",
            attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 24, weight: .black)])
        let host = TestHost(field)
        host.settle()
        return host.area(of: [255, 0, 0])
    }

    @Test func `An override draws another placeholder, or none`() {
        let (none, same) = (Bare(), Bare())
        same.draws = true
        #expect(ink(none) == 0)
        #expect(none.places.last == none.placeholderRect(forBounds: none.bounds))
        #expect(ink(same) > 10)
        #expect(ink(UITextField()) == ink(same))
    }
}
