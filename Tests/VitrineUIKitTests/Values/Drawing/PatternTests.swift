import Foundation
import Testing
import VitrineCoreGraphics
import VitrineGraphics
import VitrineQuartzCore
import VitrineTesting

@testable import VitrineUIKit

@Suite("Patterns, layers of Core Graphics and parts of contents") @MainActor
struct PatternTests {
    private let red: [UInt8] = [255, 0, 0, 255]
    private let blue: [UInt8] = [0, 0, 255, 255]
    private let clear: [UInt8] = [0, 0, 0, 0]

    private func image(_ width: Int, _ height: Int, _ actions: (CGContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
            actions($0.cgContext)
        }
    }

    private func fill(_ context: CGContext, _ color: UIColor, _ x: Int, _ y: Int, _ width: Int, _ height: Int)
    {
        context.setFillColor(color.cgColor)
        context.fill(CGRect(x: x, y: y, width: width, height: height))
    }

    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8] { image.bitmap[x, y].bytes }

    /// Red above blue, 4 × 4.
    private var tile: UIImage {
        image(4, 4) {
            fill($0, .red, 0, 0, 4, 2)
            fill($0, .blue, 0, 2, 4, 2)
        }
    }

    @Test func `A pattern colour fills shapes and backgrounds with the image, over and over`() throws {
        let color = UIColor(patternImage: tile)
        #expect(
            !color.getRed(nil, green: nil, blue: nil, alpha: nil)
                && color.isEqual(color.withAlphaComponent(1)))
        let drawn = image(10, 10) { context in
            context.translateBy(x: 0, y: 1)
            color.setFill()
            context.fill(CGRect(x: 2, y: 0, width: 6, height: 8))
        }
        // Tiles stay where they are, whatever the matrix.
        #expect(pixel(drawn, 3, 1) == red && pixel(drawn, 3, 3) == blue && pixel(drawn, 3, 4) == red)
        #expect(pixel(drawn, 1, 4) == clear)
        let view = UIView(frame: CGRect(x: 3, y: 3, width: 6, height: 9))
        view.backgroundColor = color.withAlphaComponent(0.5)
        let host = TestHost(UIView(), size: CGSize(width: 20, height: 20), scale: 1)
        host.window.backgroundColor = .white
        host.window.addSubview(view)
        let shown = try Bitmap(data: host.pngData())
        #expect(abs(Int(shown[4, 3].bytes[1]) - 127) <= 1 && shown[4, 3].bytes[0] == 255)
        #expect(
            shown[4, 6].bytes[2] == 255 && shown[4, 7].bytes[0] == 255
                && shown[4, 12].bytes == [255, 255, 255, 255])
    }

    @Test func `Cells of patterns have their own space's direction`() throws {
        func cell() -> CGPattern {
            var callbacks = CGPatternCallbacks(
                version: 0,
                drawPattern: { _, context in
                    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
                    context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
                }, releaseInfo: nil)
            return CGPattern(
                info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4,
                yStep: 4,
                tiling: .constantSpacing, isColored: true, callbacks: &callbacks)!
        }
        let context = CGContext(
            data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
        var opaque: CGFloat = 1
        context.setFillPattern(cell(), colorComponents: &opaque)
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        // y grows upwards: the row at 0 of each cell is the lowest of four.
        let below = UIImage(cgImage: context.makeImage()!)
        #expect(
            (0..<8).map { pixel(below, 1, $0) == red } == [
                false, false, false, true, false, false, false, true,
            ])
        let downwards = image(8, 8) { context in
            context.setFillPattern(cell(), colorComponents: &opaque)
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        #expect(
            (0..<8).map { pixel(downwards, 1, $0) == red } == [
                true, false, false, false, true, false, false, false,
            ])
    }

    @Test func `A layer is drawn where the context has it, in either direction`() throws {
        func draw(into context: CGContext) throws {
            let layer = try #require(CGLayer(context, size: CGSize(width: 3, height: 2), auxiliaryInfo: nil))
            layer.context?.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            layer.context?.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
            context.draw(layer, at: CGPoint(x: 1, y: 1))
            context.draw(layer, in: CGRect(x: 1, y: 4, width: 3, height: 4))
        }
        let context = CGContext(
            data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
        try draw(into: context)
        let upwards = UIImage(cgImage: context.makeImage()!)
        #expect(pixel(upwards, 2, 6) == red && pixel(upwards, 2, 5) == clear && pixel(upwards, 0, 6) == clear)
        #expect(pixel(upwards, 2, 3) == red && pixel(upwards, 2, 0) == clear)
        var failure: (any Error)?
        let downwards = image(8, 8) { do { try draw(into: $0) } catch { failure = error } }
        #expect(failure == nil)
        #expect(
            pixel(downwards, 2, 1) == red && pixel(downwards, 2, 2) == clear && pixel(downwards, 2, 4) == red)
        #expect(CGLayer(context, size: CGSize(width: 1e9, height: 1), auxiliaryInfo: nil) == nil)
    }

    @Test func `The centre of a layer's contents is stretched, its corners are not`() throws {
        let frame = image(5, 5) {
            fill($0, .red, 0, 0, 5, 5)
            fill($0, .blue, 2, 2, 1, 1)
        }
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 12)
        layer.contents = frame.cgImage
        layer.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
        #expect(
            layer.value(forKey: "contentsCenter") as? CGRect
                == CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2))
        let drawn = image(20, 12) { layer.render(in: $0) }
        #expect(pixel(drawn, 1, 6) == red && pixel(drawn, 2, 6) == blue && pixel(drawn, 17, 9) == blue)
        #expect(pixel(drawn, 18, 6) == red && pixel(drawn, 10, 1) == red && pixel(drawn, 10, 10) == red)
        layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
        #expect(pixel(image(20, 12) { layer.render(in: $0) }, 4, 6) == red)
    }

    @Test func `Variable values show parts of symbols`() throws {
        func strengths(_ name: String, _ value: Double, _ points: [CGPoint]) -> [CGFloat] {
            let image = UIImage(
                systemName: name, variableValue: value,
                configuration: UIImage.SymbolConfiguration(pointSize: 64))!
            let (width, height) = (image.bitmap.pixelWidth, image.bitmap.pixelHeight)
            return points.map { point in
                let x = Int(point.x * CGFloat(width)), y = Int(point.y * CGFloat(height))
                return (CGFloat(image.bitmap[x, y].bytes[3]) / 255 * 10).rounded() / 10
            }
        }
        let bars = [0.12, 0.37, 0.62, 0.87].map { CGPoint(x: $0, y: 0.8) }
        #expect(strengths("cellularbars", 0, bars) == [0.3, 0.3, 0.3, 0.3])
        #expect(strengths("cellularbars", 0.25, bars) == [1, 0.3, 0.3, 0.3])
        #expect(strengths("cellularbars", 0.26, bars) == [1, 1, 0.3, 0.3])
        #expect(strengths("cellularbars", 1, bars) == [1, 1, 1, 1])
        let three = [0.2, 0.5, 0.8].map { CGPoint(x: $0, y: 0.83) }
        #expect(strengths("chart.bar.fill", 0.5, three) == [1, 1, 0.3])
        let whole = UIImage(systemName: "heart.fill", variableValue: 0.1)!
        #expect(whole.pngData() == UIImage(systemName: "heart.fill")!.pngData())
        #expect(
            UIImage(systemName: "wifi", variableValue: 1)!.pngData() == UIImage(systemName: "wifi")!.pngData()
        )
    }
}
