import Foundation
import Testing
import VitrineCoreGraphics
import VitrineSupport

@Suite("Drawing with numbers that are none")
struct HostileDrawingTests {
    private static let numbers: [CGFloat] = [
        0, -0.0, 1, -1, 3, 20, 0.5, 1e-320, 1e-12, 1e5, -1e5, 1e9, -1e9, 1e30, 1e200, -1e308,
        .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
    ]

    private func bitmap(_ side: Int = 20) -> CGContext {
        CGContext(
            data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
    }

    @Test(arguments: 0..<100)
    func `Whatever is drawn, what follows is drawn, too`(seed: Int) {
        var state = UInt64(seed + 1) &* 0x9E37_79B9_7F4A_7C15
        func random(_ count: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(count))
        }
        func n() -> CGFloat { Self.numbers[random(Self.numbers.count)] }
        func point() -> CGPoint { CGPoint(x: n(), y: n()) }
        func rect() -> CGRect { CGRect(x: n(), y: n(), width: n(), height: n()) }
        let context = bitmap()
        let image = bitmap(3).makeImage()!
        let gradient = CGGradient(
            colorsSpace: nil, colors: [CGColor.black, CGColor.white] as CFArray, locations: [0, 1])!
        // More than are restored below, so that the first state is known.
        for _ in 0..<81 { context.saveGState() }
        for _ in 0..<80 {
            switch random(34) {
            case 0: context.move(to: point())
            case 1: context.addLine(to: point())
            case 2: context.addCurve(to: point(), control1: point(), control2: point())
            case 3: context.addQuadCurve(to: point(), control: point())
            case 4: context.addRect(rect())
            case 5: context.addEllipse(in: rect())
            case 6:
                context.addArc(
                    center: point(), radius: n(), startAngle: n(), endAngle: n(), clockwise: random(2) == 0)
            case 7: context.addArc(tangent1End: point(), tangent2End: point(), radius: n())
            case 8: context.fillPath()
            case 9: context.strokePath()
            case 10: context.fill(rect())
            case 11: context.stroke(rect(), width: n())
            case 12: context.setLineWidth(n())
            case 13: context.setMiterLimit(n())
            case 14: context.setLineDash(phase: n(), lengths: [n(), n()])
            case 15: context.setFlatness(n())
            case 16: context.setAlpha(n())
            case 17: context.setShadow(offset: CGSize(width: n(), height: n()), blur: n())
            case 18: context.setShadow(offset: .zero, blur: 0, color: nil)
            case 19: context.scaleBy(x: n(), y: n())
            case 20: context.translateBy(x: n(), y: n())
            case 21: context.rotate(by: n())
            case 22: context.saveGState()
            case 23: context.restoreGState()
            case 24: context.beginTransparencyLayer(in: rect(), auxiliaryInfo: nil)
            case 25: context.endTransparencyLayer()
            case 26: context.draw(image, in: rect(), byTiling: random(2) == 0)
            case 27: context.drawLinearGradient(gradient, start: point(), end: point(), options: [])
            case 28:
                context.drawRadialGradient(
                    gradient, startCenter: point(), startRadius: n(), endCenter: point(), endRadius: n(),
                    options: [])
            case 29: context.drawConicGradient(gradient, center: point(), angle: n())
            case 30: context.clear(rect())
            case 31: context.setFillColor(red: n(), green: n(), blue: n(), alpha: n())
            case 32: context.replacePathWithStrokedPath()
            default: context.setBlendMode(CGBlendMode(rawValue: Int32(random(28)))!)
            }
        }
        _ = (context.boundingBoxOfClipPath, context.path, context.ctm)
        // Everything that was begun is ended; what is too much is a sentence.
        for _ in 0..<80 { context.endTransparencyLayer() }
        for _ in 0..<162 { context.restoreGState() }
        context.resetClip()
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.setShadow(offset: .zero, blur: 0, color: nil)
        context.setAlpha(1)
        context.setBlendMode(.copy)
        #expect(context.ctm == .identity)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        let bytes = context.makeImage()!.dataProvider!.data!
        #expect(bytes.prefix(4) == Data([255, 0, 0, 255]))
    }

    @Test @MainActor
    func `A matrix without an inverse, and states that were not saved, give a sentence each`() {
        let former = ReportLog.current
        let log = ReportLog(write: { _ in })
        ReportLog.current = log
        defer { ReportLog.current = former }
        let context = bitmap()
        context.restoreGState()
        context.scaleBy(x: 0, y: 1)
        context.scaleBy(x: 0, y: 1)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.endTransparencyLayer()
        #expect(context.makeImage()!.dataProvider!.data!.allSatisfy { $0 == 0 })
        #expect(
            log.sentences == [
                "CGContext: restoreGState() has no saveGState() before it; nothing is restored.",
                "CGContext: a matrix without an inverse was set; nothing is drawn until there is another one.",
                "CGContext: endTransparencyLayer() has no layer to end; nothing is drawn.",
            ])
    }

    @Test func `There are no bitmaps of nothing, of too much, or of numbers that overflow`() {
        for (width, height, row) in [
            (0, 1, 0), (-1, 1, 0), (1, Int.max, 0), (Int.max, 1, 0), (32768, 1, 0), (4, 4, 3),
            (4, 4, Int.max),
            (Int.min, Int.min, Int.min),
        ] {
            #expect(
                CGContext(
                    data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: row,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
        }
    }
}
