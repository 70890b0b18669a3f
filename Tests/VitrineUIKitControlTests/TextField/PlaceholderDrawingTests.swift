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

    private func show(_ field: UITextField) -> TestHost {
        field.frame = CGRect(x: 10, y: 10, width: 200, height: 30)
        field.placeholder = "Placeholder"
        field.attributedPlaceholder = NSAttributedString(
            string: "Placeholder",
            attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 24, weight: .black)])
        let host = TestHost(field)
        host.settle()
        return host
    }

    private func ink(_ field: UITextField) -> Double { show(field).area(of: [255, 0, 0]) }

    @Test func `An override draws another placeholder, or none`() {
        let (none, same) = (Bare(), Bare())
        same.draws = true
        #expect(ink(none) == 0)
        #expect(none.places.last == none.placeholderRect(forBounds: none.bounds))
        #expect(ink(same) > 10)
        #expect(ink(UITextField()) == ink(same))
    }

    @Test func `Beside a border it is whole, whoever draws it`() {
        let (bordered, own) = (UITextField(), Bare())
        own.draws = true
        for field in [bordered, own] { field.borderStyle = .roundedRect }
        let whole = ink(UITextField())
        #expect(ink(bordered) > 0.97 * whole)
        #expect(ink(own) > 0.97 * whole)
    }

    @Test func `Programs know the label by its name`() {
        let field = UITextField()
        field.placeholder = "a"
        for (path, color) in [
            ("placeholderLabel.textColor", UIColor.red), ("_placeholderLabel.textColor", .green),
        ] {
            field.setValue(color, forKeyPath: path)
            #expect(field.value(forKeyPath: path) as? UIColor == color)
        }
    }
}
