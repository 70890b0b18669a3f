import TestSupport
import Testing
import UIKitTestSupport
import VitrineCoreGraphics
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("Images and colours of Core Image")
struct CoreImageTests {
    @Test("An image is computed when it is drawn, and has no pixels of Core Graphics")
    func lazily() {
        let source = CIImage(color: .red).cropped(to: CGRect(x: 3, y: 4, width: 40, height: 20))
        let image = UIImage(ciImage: source)
        #expect(image.size == CGSize(width: 40, height: 20) && image.cgImage == nil)
        #expect(image.ciImage?.extent.size == source.extent.size)
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        let host = TestHost(view, size: CGSize(width: 40, height: 20), scale: 1)
        #expect(host.rgb(20, 10) == [255, 0, 0])
        #expect(image.pngData() != nil)
        let turned = UIImage(ciImage: source, scale: 2, orientation: .right)
        #expect(turned.size == CGSize(width: 10, height: 20) && turned.scale == 2)
    }

    @Test("Without end or pixels there is no size")
    func bounds() {
        #expect(UIImage(ciImage: CIImage(color: .red)).size == .zero)
        #expect(UIImage(ciImage: CIImage.empty()).size == .zero)
        #expect(CIImage(image: UIImage()) == nil)
    }

    @Test("An image of UIKit's has its pixels, upright, and goes through a filter")
    func filtered() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
        }
        let input = try #require(CIImage(image: image))
        #expect(input.extent == CGRect(x: 0, y: 0, width: 20, height: 20))
        let filter = try #require(CIFilter(name: "CIColorInvert"))
        filter.setValue(input, forKey: kCIInputImageKey)
        let output = UIImage(ciImage: try #require(filter.outputImage), scale: 2, orientation: .up)
        let view = UIImageView(image: output)
        view.backgroundColor = .white
        let host = TestHost(view, size: CGSize(width: 10, height: 10), scale: 1)
        #expect(host.rgb(5, 2) == [0, 255, 255])
        // What is clear stays so.
        #expect(host.rgb(5, 8) == [255, 255, 255])
        #expect(CIImage(image: UIImage(ciImage: input))?.extent == input.extent)
    }

    @Test("Colours go there and back")
    func colors() {
        let color = CIColor(color: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
        #expect(color.red == 0.25 && color.green == 0.5 && color.blue == 0.75 && color.alpha == 0.5)
        #expect(UIColor(ciColor: color) == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
        #expect(UIColor.red.ciColor == CIColor(red: 1, green: 0, blue: 0))
    }

    @Test("Transforms in values are what filters take")
    func transforms() throws {
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let value = NSValue(cgAffineTransform: transform)
        #expect(value.cgAffineTransformValue == transform)
        #expect((value as Any) as? CGAffineTransform == transform)
        #expect((NSValue(cgRect: .zero) as Any) as? CGAffineTransform == nil)
        #expect(NSValue(cgRect: .zero).cgAffineTransformValue == .identity)
        let filter = try #require(CIFilter(name: "CIAffineTransform"))
        filter.setValue(
            CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2)), forKey: "inputImage")
        filter.setValue(
            NSValue(cgAffineTransform: CGAffineTransform(translationX: 7, y: 0)), forKey: "inputTransform")
        #expect(filter.outputImage?.extent == CGRect(x: 7, y: 0, width: 2, height: 2))
    }
}
