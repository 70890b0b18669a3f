import Foundation
import Testing
import VitrineGraphics
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("Image views")
struct ImageViewTests {
    /// An image of one colour.
    private func image(_ width: Int, _ height: Int, scale: CGFloat = 1, red: UInt8 = 255, blue: UInt8 = 0)
        -> UIImage
    {
        let pixel = UInt32(littleEndian: UInt32(red) | UInt32(blue) << 16 | 0xFF00_0000)
        let count = width * height * 4
        let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            UnsafeMutableRawBufferPointer(buffer).initializeMemory(as: UInt32.self, repeating: pixel)
            initialized = count
        }
        return UIImage(bitmap: Bitmap(width: width, height: height, pixels: pixels, scale: scale))
    }

    // MARK: Size

    @Test("The intrinsic size is the image's in points; without image there is none")
    func intrinsic() {
        let view = UIImageView()
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
        view.image = image(60, 40, scale: 2)
        #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
        #expect(UIImageView(image: image(60, 40)).frame == CGRect(x: 0, y: 0, width: 60, height: 40))
        #expect(UIImageView(image: nil).frame == .zero)
        view.image = UIImage()
        #expect(view.intrinsicContentSize == .zero)
        #expect(view.sizeThatFits(CGSize(width: 5, height: 5)) == .zero)
    }

    @Test("A scale that can be none counts as 1")
    func scales() {
        let png = image(6, 4).pngData() ?? Data()
        for scale in [0, -2, CGFloat.nan, .infinity] {
            #expect(UIImage(data: png, scale: scale)?.size == CGSize(width: 6, height: 4))
        }
        #expect(UIImage(data: png, scale: 2)?.size == CGSize(width: 3, height: 2))
    }

    // MARK: Content modes

    /// The box of red pixels, in a view of 40×30 points at (10, 10) that shows an image of 20×10 at 1×.
    private func box(
        _ mode: UIView.ContentMode, clips: Bool = false, image: UIImage? = nil
    ) -> CGRect {
        let root = UIView()
        let view = UIImageView(frame: CGRect(x: 10, y: 10, width: 40, height: 30))
        view.image = image ?? self.image(20, 10)
        view.contentMode = mode
        view.clipsToBounds = clips
        root.addSubview(view)
        root.backgroundColor = .black
        let host = TestHost(root, size: CGSize(width: 80, height: 60), scale: 1)
        return Self.box(of: { $0.red > 0.5 }, in: host)
    }

    private static func box(of isMeant: (RGBA) -> Bool, in host: TestHost) -> CGRect {
        guard let bitmap = try? Bitmap(data: host.pngData()) else { return .null }
        var box = CGRect.null
        for y in 0..<bitmap.pixelHeight {
            for x in 0..<bitmap.pixelWidth where isMeant(bitmap[x, y]) {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    @Test(
        "Each content mode has its place",
        arguments: [
            // The view is (10, 10, 40, 30), the image 20×10.
            (UIView.ContentMode.scaleToFill, CGRect(x: 10, y: 10, width: 40, height: 30)),
            (.redraw, CGRect(x: 10, y: 10, width: 40, height: 30)),
            // Twice as large: 40×20, with (30 − 20)/2 above it.
            (.scaleAspectFit, CGRect(x: 10, y: 15, width: 40, height: 20)),
            // Three times as large: 60×30, with (40 − 60)/2 = −10 at the left.
            (.scaleAspectFill, CGRect(x: 0, y: 10, width: 60, height: 30)),
            // (40 − 20)/2 = 10 and (30 − 10)/2 = 10.
            (.center, CGRect(x: 20, y: 20, width: 20, height: 10)),
            (.top, CGRect(x: 20, y: 10, width: 20, height: 10)),
            (.bottom, CGRect(x: 20, y: 30, width: 20, height: 10)),
            (.left, CGRect(x: 10, y: 20, width: 20, height: 10)),
            (.right, CGRect(x: 30, y: 20, width: 20, height: 10)),
            (.topLeft, CGRect(x: 10, y: 10, width: 20, height: 10)),
            (.topRight, CGRect(x: 30, y: 10, width: 20, height: 10)),
            (.bottomLeft, CGRect(x: 10, y: 30, width: 20, height: 10)),
            (.bottomRight, CGRect(x: 30, y: 30, width: 20, height: 10)),
        ])
    func modes(mode: UIView.ContentMode, place: CGRect) {
        #expect(box(mode) == place)
        #expect(box(mode, clips: true) == place.intersection(CGRect(x: 10, y: 10, width: 40, height: 30)))
    }

    @Test("An image that is larger than the view reaches beyond it on all sides, in the middle")
    func larger() {
        let large = image(60, 40)
        // 10 + (40 − 60)/2 = 0 and 10 + (30 − 40)/2 = 5.
        #expect(box(.center, image: large) == CGRect(x: 0, y: 5, width: 60, height: 40))
        #expect(
            box(.bottomRight, image: large) == CGRect(x: 0, y: 0, width: 50, height: 40), "cut by the window")
        // Fits by its width: 40 wide, 40 × 40/60 = 26⅔ high; its edges are not on whole pixels.
        let fitted = box(.scaleAspectFit, image: large)
        #expect(fitted.minX == 10 && fitted.width == 40)
    }

    @Test("An image that keeps its size stands on whole pixels")
    func pixels() {
        let root = UIView()
        root.backgroundColor = .black
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        view.image = image(15, 15)
        view.contentMode = .center
        root.addSubview(view)
        let host = TestHost(root, size: CGSize(width: 40, height: 30), scale: 1)
        // (40 − 15)/2 = 12.5, on the next pixel 13; (30 − 15)/2 = 7.5, on the next pixel 8. No pixel is half red.
        #expect(Self.box(of: { $0.red > 0.02 }, in: host) == CGRect(x: 13, y: 8, width: 15, height: 15))
    }

    // MARK: Caps

    @Test("Caps keep their size; the middle is stretched, or repeated and cut")
    func bands() {
        // 30 points, caps of 10, drawn 45 long.
        let stretched = ImageContent.bands(5, 45, natural: 30, head: 10, tail: 10, tiles: false)
        #expect(stretched.map(\.starts) == [[5], [15], [40]])
        #expect(stretched.map(\.length) == [10, 25, 10])
        // Two whole tiles of 10, and half of one.
        let tiled = ImageContent.bands(5, 45, natural: 30, head: 10, tail: 10, tiles: true)
        #expect(tiled.map(\.starts) == [[5], [15, 25], [35], [40]])
        #expect(tiled.map(\.length) == [10, 10, 5, 10])
        #expect(abs(tiled[2].fraction - 5.0 / 30) < 1e-12)
        // No room for the caps: 10 and 10 in 8 are 4 and 4.
        let squeezed = ImageContent.bands(0, 8, natural: 30, head: 10, tail: 10, tiles: false)
        #expect(squeezed.map(\.starts) == [[0], [4]])
        #expect(squeezed.map(\.length) == [4, 4])
        // Caps that overlap in the image meet.
        let overlapping = ImageContent.bands(0, 60, natural: 30, head: 20, tail: 20, tiles: false)
        #expect(overlapping.map(\.length) == [20, 10])
    }

    /// Columns: red, then four of alternating green and blue, then red.
    private var striped: UIImage {
        let columns: [[UInt8]] = [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 0, 0, 255]]
        let pixels = (0..<3).flatMap { _ in columns.joined() }
        return UIImage(bitmap: Bitmap(width: 4, height: 3, pixels: Array(pixels), scale: 1))
    }

    private func row(_ image: UIImage, width: Int) throws -> String {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: width, height: 3))
        view.image = image
        let root = UIView()
        root.addSubview(view)
        let host = TestHost(root, size: CGSize(width: CGFloat(width), height: 3), scale: 1)
        let bitmap = try Bitmap(data: host.pngData())
        return String(
            (0..<width).map { x -> Character in
                let color = bitmap[x, 1]
                return color.red > 0.9 ? "r" : color.green > 0.9 ? "g" : color.blue > 0.9 ? "b" : "."
            })
    }

    @Test("Tiles repeat pixel by pixel between caps, and over the whole image without")
    func tiles() throws {
        let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
        #expect(try row(striped.resizableImage(withCapInsets: caps), width: 9) == "rgbgbgbgr")
        #expect(try row(striped.resizableImage(withCapInsets: .zero), width: 10) == "rgbrrgbrrg")
    }

    // MARK: Tint

    @Test(
        "Templates are filled with the tint, images with a colour of their own with that, originals not at all"
    )
    func tint() {
        func color(_ image: UIImage) -> (red: Double, green: Double, blue: Double, alpha: Double) {
            let view = UIImageView(image: image)
            view.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            let root = UIView()
            root.addSubview(view)
            return TestHost(root, size: CGSize(width: 20, height: 20), scale: 1).color(
                at: CGPoint(x: 5, y: 5))
        }
        let red = image(10, 10)
        #expect(color(red) == (1, 0, 0, 1))
        #expect(color(red.withRenderingMode(.alwaysTemplate)) == (0, 1, 0, 1))
        #expect(color(red.withTintColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1))) == (0, 0, 1, 1))
        #expect(color(red.withRenderingMode(.alwaysOriginal)) == (1, 0, 0, 1))
    }

    @Test("Beside texts of accessibility's sizes an image asks for more room, where it is to")
    func adjustsSize() {
        let view = UIImageView(image: image(60, 40))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.addSubview(view)
        window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        window.layoutIfNeeded()
        #expect(view.intrinsicContentSize == CGSize(width: 60, height: 40))
        view.adjustsImageSizeForAccessibilityContentSizeCategory = true
        // The body's text has 53 points, and 23 in the largest of the other sizes.
        let scale: CGFloat = 53 / 23
        #expect(view.intrinsicContentSize == CGSize(width: 60 * scale, height: 40 * scale))
        #expect(view.sizeThatFits(.zero) == view.intrinsicContentSize)
        window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        window.layoutIfNeeded()
        #expect(view.intrinsicContentSize == CGSize(width: 60, height: 40))
    }

    // MARK: Cost

    @Test("A large image in a small cell is scaled once, however often the cell is drawn and moved")
    func cost() throws {
        // 3000×2000 pixels in 40×30 points at 2×.
        let large = image(3000, 2000)
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        view.image = large
        view.contentMode = .scaleAspectFill
        let root = UIView()
        root.addSubview(view)
        let host = TestHost(root, size: CGSize(width: 100, height: 100), scale: 2)
        _ = host.pngData()
        GraphicsCounters.reset()
        for step in 1...10 {
            view.frame.origin = CGPoint(x: step, y: 2 * step)
            view.setNeedsDisplay()
            _ = host.pngData()
        }
        #expect(GraphicsCounters.imagesDecoded == 0)
        #expect(GraphicsCounters.imagesResampled == 0, "kept from the first picture")
        let other = UIImageView(frame: CGRect(x: 50, y: 50, width: 40, height: 30))
        other.image = large
        other.contentMode = .scaleAspectFill
        root.addSubview(other)
        _ = host.pngData()
        #expect(GraphicsCounters.imagesResampled == 0, "the same size in another cell")
    }
}
