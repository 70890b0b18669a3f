import Testing
import VitrineGraphics
import VitrineTesting
import VitrineUIKit

@MainActor
@Suite("Text layers with fonts of UIKit")
struct TextLayerFontTests {
    private func columns(_ change: (CATextLayer) -> Void) -> Int {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        let layer = CATextLayer()
        layer.frame = root.bounds
        layer.fontSize = 20
        layer.foregroundColor = UIColor.black.cgColor
        change(layer)
        root.layer.addSublayer(layer)
        let picture = TestHost(root, size: root.bounds.size, scale: 1).bitmap()
        return (0..<200).filter { x in (0..<60).contains { picture[x, $0].red < 0.6 } }.count
    }

    @Test("A UIFont gives family and weight, the layer the size")
    func font() {
        let plain = columns { $0.string = "HHHH" }
        let heavy = columns {
            $0.string = "HHHH"
            $0.font = UIFont.systemFont(ofSize: 90, weight: .black)
        }
        #expect(plain > 20 && heavy > plain && heavy < 2 * plain)
    }

    @Test("A CGFont is that of a name, and the layer's size counts")
    func coreGraphicsFont() throws {
        let heavy = UIFont.systemFont(ofSize: 90, weight: .black)
        let font = try #require(CGFont(heavy.fontName))
        #expect(font.postScriptName == heavy.fontName && font.fullName == ".AppleSystemUIFont Black")
        #expect(CGFont("Nobody's-Bold") == nil)
        func width(_ font: AnyObject) -> Int {
            columns { layer in
                layer.string = "HHHH"
                layer.font = font
            }
        }
        #expect(width(heavy) == width(font))
    }

    @Test("An attributed text has fonts and colours of its own")
    func attributed() {
        let text = NSAttributedString(
            string: "HHHH",
            attributes: [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.black])
        let large = columns {
            $0.string = text
            $0.foregroundColor = UIColor.clear.cgColor
        }
        #expect(large > columns { $0.string = "HHHH" })
    }
}
