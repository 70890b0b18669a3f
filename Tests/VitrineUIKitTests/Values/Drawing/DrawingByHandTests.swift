import Foundation
import Testing
import UIKitTestSupport
import VitrineCoreGraphics
import VitrineGraphics
import VitrineQuartzCore
import VitrineTesting

@testable import VitrineUIKit

/// A chart as user code draws it.
private final class ChartView: UIView {
    var rects: [CGRect] = []
    override func draw(_ rect: CGRect) {
        rects.append(rect)
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let colors = [
            UIColor.systemBlue.withAlphaComponent(0.5).cgColor,
            UIColor.systemBlue.withAlphaComponent(0).cgColor,
        ]
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 10, y: 150))
        for step in 1...18 {
            line.addLine(to: CGPoint(x: 10 + CGFloat(step) * 10, y: 110 - 60 * sin(CGFloat(step) / 3)))
        }
        context.saveGState()
        let area = line.copy() as! UIBezierPath
        area.addLine(to: CGPoint(x: 190, y: 190))
        area.addLine(to: CGPoint(x: 10, y: 190))
        area.close()
        area.addClip()
        let gradient = CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: nil)!
        context.drawLinearGradient(
            gradient, start: CGPoint(x: 0, y: 40), end: CGPoint(x: 0, y: 190), options: [])
        context.restoreGState()
        UIColor.systemBlue.setStroke()
        line.lineWidth = 3
        line.lineJoinStyle = .round
        line.stroke()
        context.setShadow(offset: CGSize(width: 0, height: 2), blur: 6)
        UIColor.white.setFill()
        UIBezierPath(roundedRect: CGRect(x: 60, y: 8, width: 90, height: 28), cornerRadius: 8).fill()
        context.setShadow(offset: .zero, blur: 0, color: nil)
        ("Revenue" as NSString).draw(
            at: CGPoint(x: 70, y: 12),
            withAttributes: [.font: UIFont.boldSystemFont(ofSize: 16), .foregroundColor: UIColor.label])
        UIImage(systemName: "star.fill")?.withTintColor(.systemOrange).draw(
            in: CGRect(x: 20, y: 10, width: 24, height: 24))
        UIColor.separator.setStroke()
        let base = UIBezierPath()
        base.move(to: CGPoint(x: 10, y: 190))
        base.addLine(to: CGPoint(x: 190, y: 190))
        base.setLineDash([4, 4], count: 2, phase: 0)
        base.stroke()
    }
}

@Suite("Drawing by hand") @MainActor
struct DrawingByHandTests {
    func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8] {
        let data = image.cgImage!.dataProvider!.data!
        let start = y * image.cgImage!.bytesPerRow + x * 4
        // BGRA or RGBA, as the image says.
        let bytes = [UInt8](data[start..<start + 4])
        return image.cgImage!.bitmapInfo.contains(.byteOrder32Little)
            ? [bytes[2], bytes[1], bytes[0], bytes[3]] : bytes
    }

    @Test func `A renderer has its origin at the upper left and pixels per point of its format`() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6), format: format).image {
            context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 3))
            #expect(context.cgContext.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 12))
        }
        #expect(image.size == CGSize(width: 10, height: 6) && image.scale == 2)
        #expect(
            pixel(image, 9, 5) == [255, 0, 0, 255] && pixel(image, 10, 5) == [0, 0, 0, 0]
                && pixel(image, 2, 7)[3] == 0)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func `Images of UIKit are upright and those of Core Graphics upside down`() {
        let half = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: .one).image {
            UIColor.blue.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        }
        let both = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4), format: .one).image {
            half.draw(at: .zero)
            $0.cgContext.draw(half.cgImage!, in: CGRect(x: 4, y: 0, width: 4, height: 4))
        }
        #expect(pixel(both, 1, 0) == [0, 0, 255, 255] && pixel(both, 1, 3)[3] == 0)
        #expect(pixel(both, 5, 3) == [0, 0, 255, 255] && pixel(both, 5, 0)[3] == 0)
    }

    @Test func `An image context gives what was drawn`() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 3), true, 1)
        UIColor.green.set()
        UIRectFrame(CGRect(x: 0, y: 0, width: 3, height: 3))
        let image = UIGraphicsGetImageFromCurrentImageContext()!
        UIGraphicsEndImageContext()
        #expect(pixel(image, 0, 0) == [0, 255, 0, 255] && pixel(image, 1, 1) == [0, 0, 0, 255])
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        #expect(image.jpegData(compressionQuality: 0.8)!.prefix(2) == Data([0xff, 0xd8]))
    }

    @Test func `A view draws once, and parts when it is asked to`() throws {
        let host = TestHost(UIView(), size: CGSize(width: 200, height: 200), scale: 2)
        let chart = ChartView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        chart.backgroundColor = .systemBackground
        host.window.addSubview(chart)
        _ = host.pngData()
        #expect(chart.rects == [CGRect(x: 0, y: 0, width: 200, height: 200)])
        _ = host.pngData()
        #expect(chart.rects.count == 1)
        chart.setNeedsDisplay(CGRect(x: 10, y: 20, width: 30, height: 40))
        let before = host.pngData()
        #expect(chart.rects.last == CGRect(x: 10, y: 20, width: 30, height: 40))
        chart.setNeedsDisplay()
        let (whole, parts) = try (Bitmap(data: host.pngData()), Bitmap(data: before))
        #expect(whole.countDiffering(from: parts, limit: 0) == 0)
        chart.frame.size.width = 100
        _ = host.pngData()
        #expect(chart.rects.count == 3)
        chart.contentMode = .redraw
        chart.frame.size.width = 200
        _ = host.pngData()
        #expect(chart.rects.count == 4)
        try host.pngData().write(to: URL(fileURLWithPath: "/tmp/draw-chart.png"))
    }

    @Test func `Views that draw nothing have no picture`() {
        #expect(!UIView().drawsContent && !UILabel().drawsContent && ChartView().drawsContent)
    }

    @Test func `A hierarchy is drawn into an image`() {
        let host = TestHost(UIView(), size: CGSize(width: 20, height: 20), scale: 2)
        let box = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        box.backgroundColor = .red
        host.window.addSubview(box)
        _ = host.pngData()
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: .one)
        let drawn = renderer.image { _ in
            host.window.drawHierarchy(in: host.window.bounds, afterScreenUpdates: true)
        }
        let rendered = renderer.image { host.window.layer.render(in: $0.cgContext) }
        for image in [drawn, rendered] { #expect(pixel(image, 6, 6) == [255, 0, 0, 255]) }
    }

    @Test func `Layers draw by their delegates and show images`() {
        final class Drawer: CALayerDelegate {
            func draw(_ layer: CALayer, in ctx: CGContext) {
                ctx.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
                ctx.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
        }
        let host = TestHost(UIView(), size: CGSize(width: 20, height: 20), scale: 2)
        let (drawer, layer) = (Drawer(), CALayer())
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.delegate = drawer
        host.window.layer.addSublayer(layer)
        layer.setNeedsDisplay()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: .one)
        #expect(pixel(image.image { host.window.layer.render(in: $0.cgContext) }, 2, 2) == [0, 255, 0, 255])
        let red = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
            UIColor.red.setFill(); $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        layer.contents = red.cgImage
        #expect(layer.contents as? CGImage === red.cgImage || layer.contents is CGImage)
        #expect(pixel(image.image { host.window.layer.render(in: $0.cgContext) }, 9, 9) == [255, 0, 0, 255])
    }
}

extension UIGraphicsImageRendererFormat {
    fileprivate static var one: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }
}
