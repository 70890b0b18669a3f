import Foundation
import Testing
import VitrineCoreGraphics

@Suite("A bitmap context")
struct CGContextTests {
    let context: CGContext
    let pixels: UnsafeMutablePointer<UInt8>

    init() {
        context = Self.make(10, 10)
        pixels = context.data!.assumingMemoryBound(to: UInt8.self)
    }

    static func make(_ width: Int, _ height: Int) -> CGContext {
        CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
    }

    /// Red, green, blue and alpha, premultiplied, counted from the upper left.
    func pixel(_ x: Int, _ y: Int) -> [UInt8] { (0..<4).map { pixels[(y * 10 + x) * 4 + $0] } }

    func fill(_ rect: CGRect, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) {
        context.setFillColor(red: red, green: green, blue: blue, alpha: alpha)
        context.fill(rect)
    }

    let all = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test func `Has its origin at the lower left`() {
        fill(CGRect(x: 0, y: 0, width: 1, height: 1), 1, 0, 0)
        #expect(pixel(0, 9) == [255, 0, 0, 255])
        #expect(pixel(0, 0) == [0, 0, 0, 0])
        #expect(context.ctm == .identity)
    }

    @Test func `Applies the last transform first`() {
        context.translateBy(x: 2, y: 3)
        context.scaleBy(x: 2, y: 2)
        // (1, 1) is scaled to (2, 2), and then moved to (4, 5).
        #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 4, y: 5))
        fill(CGRect(x: 1, y: 1, width: 1, height: 1), 0, 1, 0)
        #expect(pixel(4, 4) == [0, 255, 0, 255])
        #expect(pixel(6, 4) == [0, 0, 0, 0])
    }

    @Test func `Fills areas enclosed twice by the winding rule only`() {
        for (rule, alpha) in [(CGPathFillRule.winding, UInt8(255)), (.evenOdd, 0)] {
            context.clear(all)
            context.addRect(all)
            context.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
            context.fillPath(using: rule)
            #expect(pixel(5, 5)[3] == alpha)
            #expect(pixel(1, 1)[3] == 255)
        }
    }

    @Test func `Cuts corners off beyond the miter limit`() {
        // A right angle: its tip is √2 widths long.
        for (limit, alpha) in [(CGFloat(2), UInt8(255)), (1.2, 0)] {
            context.clear(all)
            context.setLineWidth(4)
            context.setMiterLimit(limit)
            context.addLines(between: [CGPoint(x: 2, y: 8), CGPoint(x: 8, y: 8), CGPoint(x: 8, y: 2)])
            context.strokePath()
            #expect(pixel(9, 0)[3] == alpha)
        }
    }

    @Test func `Begins dashes within the pattern at the phase`() {
        context.setLineWidth(2)
        context.setLineDash(phase: 1, lengths: [2, 3])
        context.addLines(between: [CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
        context.strokePath()
        #expect(
            (0..<10).map { pixel($0, 5)[3] == 255 } == [
                true, false, false, false, true, true, false, false, false, true,
            ])
    }

    @Test(arguments: [
        (CGBlendMode.multiply, [102, 0, 51]), (.screen, [255, 153, 204]), (.darken, [102, 0, 51]),
        (.lighten, [255, 153, 204]), (.difference, [153, 153, 153]), (.plusLighter, [255, 153, 255]),
        (.plusDarker, [102, 0, 0]), (.copy, [255, 0, 51]), (.destinationOver, [102, 153, 204]),
        (.sourceIn, [255, 0, 51]), (.destinationIn, [102, 153, 204]),
    ])
    func `Blends as the definitions of the modes say`(mode: CGBlendMode, expected: [Int]) {
        // Behind (0.4, 0.6, 0.8), above (1, 0, 0.2).
        fill(all, 0.4, 0.6, 0.8)
        context.setBlendMode(mode)
        if mode == .multiply || mode == .darken || mode == .screen || mode == .lighten {
            fill(
                CGRect(x: 0, y: 0, width: 5, height: 10), 1, 0,
                mode == .multiply ? 0.25 : mode == .darken ? 0.2 : 0.8)
        } else {
            fill(CGRect(x: 0, y: 0, width: 5, height: 10), 1, 0, mode == .difference ? 0.2 : 0.2)
        }
        let seen = pixel(2, 2)
        var wanted = expected
        if mode == .screen { wanted = [255, 153, 245] }
        if mode == .difference { wanted = [153, 153, 153] }
        for (component, value) in zip(seen, wanted) { #expect(abs(Int(component) - value) <= 1) }
        // Only what is drawn is blended.
        #expect(pixel(7, 2) == [102, 153, 204, 255])
    }

    @Test func `Takes away what is there with clear`() {
        fill(all, 1, 1, 1)
        context.setBlendMode(.destinationOut)
        fill(CGRect(x: 0, y: 0, width: 5, height: 10), 0, 0, 0, 1)
        context.clear(CGRect(x: 5, y: 0, width: 2, height: 10))
        #expect(pixel(2, 5) == [0, 0, 0, 0] && pixel(6, 5) == [0, 0, 0, 0] && pixel(8, 5)[3] == 255)
    }

    @Test func `Casts shadows in the space that it began with`() {
        context.scaleBy(x: 2, y: 2)
        context.rotate(by: .pi / 2)
        context.setShadow(
            offset: CGSize(width: 3, height: 2), blur: 0, color: CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        context.concatenate(context.ctm.inverted())
        fill(CGRect(x: 1, y: 1, width: 2, height: 2), 1, 0, 0)
        // Three to the right, and two up.
        #expect(pixel(5, 5) == [0, 0, 255, 255])
        #expect(pixel(1, 8) == [255, 0, 0, 255])
    }

    @Test func `Casts the shadow of what lies beside the clip`() {
        context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: .black)
        fill(CGRect(x: -18, y: 0, width: 4, height: 10), 1, 0, 0)
        #expect(pixel(3, 5) == [0, 0, 0, 255])
        #expect(pixel(8, 5) == [0, 0, 0, 0])
    }

    @Test func `Puts a layer down as one`() {
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        fill(all, 1, 0, 0)
        fill(all, 0, 0, 1)
        context.endTransparencyLayer()
        #expect(abs(Int(pixel(5, 5)[3]) - 128) <= 1)
        #expect(pixel(5, 5)[0] == 0)
    }

    @Test func `Ends gradients where it is not told to go on`() {
        let colors = [
            CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1),
        ]
        let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0, 1])!
        context.drawLinearGradient(
            gradient, start: CGPoint(x: 3, y: 0), end: CGPoint(x: 7, y: 0), options: .drawsAfterEndLocation)
        #expect(pixel(1, 5)[3] == 0)
        #expect(pixel(9, 5) == [0, 0, 255, 255])
        // The middle of the fourth pixel is an eighth of the way.
        #expect(abs(Int(pixel(3, 5)[0]) - 223) <= 2)
    }

    @Test func `Draws images with their upper edge up`() {
        let part = Self.make(2, 2)
        part.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        part.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
        context.interpolationQuality = .none
        context.draw(part.makeImage()!, in: all)
        #expect(pixel(5, 1) == [255, 0, 0, 255])
        #expect(pixel(5, 8)[3] == 0)
    }

    @Test func `Draws on what is written to its bytes`() {
        for index in 0..<400 { pixels[index] = 255 }
        fill(CGRect(x: 0, y: 0, width: 10, height: 5), 0, 0, 0, 0.5)
        #expect(pixel(5, 2) == [255, 255, 255, 255])
        #expect(abs(Int(pixel(5, 7)[0]) - 127) <= 1)
        let copy = context.makeImage()!.dataProvider!.data!
        #expect(copy.count == 400 && copy[3] == 255)
    }

    @Test func `Draws through a mask`() {
        let mask = CGContext(
            data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceGray(),
            bitmapInfo: CGImageAlphaInfo.none.rawValue)!
        mask.setFillColor(gray: 1, alpha: 1)
        mask.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 10), mask: mask.makeImage()!)
        fill(all, 1, 0, 0)
        context.restoreGState()
        #expect(pixel(1, 5)[3] < 8)
        fill(all, 0, 1, 0)
        #expect(pixel(1, 5) == [0, 255, 0, 255])
    }

    @Test func `Repeats a pattern`() {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }, releaseInfo: nil)
        let pattern = CGPattern(
            info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4, yStep: 4,
            tiling: .constantSpacing, isColored: true, callbacks: &callbacks)!
        context.setFillPattern(pattern, colorComponents: [1])
        context.fill(all)
        #expect(pixel(0, 9) == [255, 0, 0, 255] && pixel(4, 5) == [255, 0, 0, 255])
        #expect(pixel(2, 9)[3] == 0 && pixel(0, 7)[3] == 0)
    }

    @Test func `A pattern without colours of its own takes one of the base of its space`() {
        var callbacks = CGPatternCallbacks(
            version: 0, drawPattern: { $1.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }, releaseInfo: nil)
        let pattern = CGPattern(
            info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4, yStep: 4,
            tiling: .constantSpacing, isColored: false, callbacks: &callbacks)!
        let space = CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceGray())!
        #expect(space.model == .pattern && space.numberOfComponents == 1)
        #expect(CGColorSpace(patternBaseSpace: nil)?.numberOfComponents == 0)
        #expect(CGColorSpace(patternBaseSpace: space) == nil)
        #expect(CGColor(colorSpace: space, components: [1, 1]) == nil)
        context.setFillColorSpace(space)
        context.setFillPattern(pattern, colorComponents: [0.2, 1])
        context.fill(all)
        #expect(pixel(5, 5) == [51, 51, 51, 255])
    }

    @Test func `Components are a colour of the space that was set, which begins black`() {
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.setFillColorSpace(CGColorSpaceCreateDeviceCMYK())
        context.setFillColor([0, 1, 1, 0, 1])
        context.fill(all)
        #expect(pixel(5, 5) == [255, 0, 0, 255])
        context.saveGState()
        context.setFillColorSpace(CGColorSpaceCreateDeviceGray())
        context.fill(all)
        #expect(pixel(5, 5) == [0, 0, 0, 255])
        context.restoreGState()
        context.setFillColor([1, 0, 1, 0, 1])
        context.fill(all)
        #expect(pixel(5, 5) == [0, 255, 0, 255])
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.setFillColor([0, 0, 1, 1])
        context.fill(all)
        #expect(pixel(5, 5) == [0, 0, 255, 255], "a colour brings its space along")
    }

    @Test func `Says what is wrong and goes on`() {
        context.restoreGState()
        context.endTransparencyLayer()
        context.addLine(to: CGPoint(x: 1, y: 1))
        context.setLineDash(phase: 0, lengths: [-1])
        context.move(to: CGPoint(x: CGFloat.nan, y: 0))
        context.scaleBy(x: 0, y: 1)
        fill(all, 1, 0, 0)
        #expect(pixel(5, 5)[3] == 0)
        #expect(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 16, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1) == nil)
        for word in [
            "restoreGState", "endTransparencyLayer", "needs a point", "dashes", "coordinate", "16 bits",
        ] {
            #expect(ReportLog.current.sentences.contains { $0.contains(word) })
        }
    }

    @Test func `Knows its path`() {
        context.move(to: CGPoint(x: 1, y: 1))
        context.addLine(to: CGPoint(x: 4, y: 1))
        context.addLine(to: CGPoint(x: 4, y: 5))
        context.closePath()
        #expect(context.path!.boundingBox == CGRect(x: 1, y: 1, width: 3, height: 4))
        #expect(context.pathContains(CGPoint(x: 3, y: 2), mode: .fill))
        #expect(!context.pathContains(CGPoint(x: 1, y: 4), mode: .fill))
        context.fillPath()
        #expect(context.isPathEmpty)
    }
}
