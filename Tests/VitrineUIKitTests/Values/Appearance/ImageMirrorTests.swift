import Testing
import VitrineGraphics
import VitrineTesting

@testable import VitrineUIKit

/// Images and symbols where the language is read from the right.
@MainActor
@Suite("Images in a mirror")
struct ImageMirrorTests {
    private let red: [UInt8] = [255, 0, 0, 255]
    private let blue: [UInt8] = [0, 0, 255, 255]

    private var image: UIImage {
        UIImage(bitmap: Bitmap(width: 2, height: 1, pixels: red + blue), scale: 1)
    }

    private func traits(_ direction: UITraitEnvironmentLayoutDirection) -> UITraitCollection {
        UITraitCollection.current.modifyingTraits { $0.layoutDirection = direction }
    }

    @Test("An image that flips is mirrored from the right only, and another never")
    func flipping() {
        let flipping = image.imageFlippedForRightToLeftLayoutDirection()
        #expect(flipping.flipsForRightToLeftLayoutDirection)
        #expect(!image.flipsForRightToLeftLayoutDirection)
        #expect(flipping.resolved(with: traits(.leftToRight)).bitmap.pixels == red + blue)
        #expect(flipping.resolved(with: traits(.rightToLeft)).bitmap.pixels == blue + red)
        #expect(image.resolved(with: traits(.rightToLeft)).bitmap.pixels == red + blue)
        let template = flipping.withRenderingMode(.alwaysTemplate).resolved(with: traits(.rightToLeft))
        #expect(template.renderingMode == .alwaysTemplate)
        #expect(template.bitmap.pixels == blue + red)
    }

    @Test("The mirror image has the insets of the other side")
    func insets() {
        let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0)
        let flipped = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
            .withAlignmentRectInsets(insets).withHorizontallyFlippedOrientation()
        #expect(flipped.capInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 1))
        #expect(flipped.alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 1))
        #expect(flipped.resizingMode == .stretch)
        #expect(flipped.bitmap.pixels == blue + red)
    }

    @Test("An image view in a window that is read from the right shows the mirror image")
    func view() {
        let view = UIImageView(image: image.imageFlippedForRightToLeftLayoutDirection())
        view.contentMode = .center
        let host = TestHost(view, size: CGSize(width: 2, height: 1), scale: 1)
        #expect(host.color(at: CGPoint(x: 0, y: 0)).red == 1)
        view.traitOverrides.layoutDirection = .rightToLeft
        host.layout()
        #expect(host.color(at: CGPoint(x: 0, y: 0)).blue == 1)
    }

    @Test("Symbols that point forward are mirrored, those that point to a side are not")
    func symbols() throws {
        func pixels(_ name: String, _ direction: UITraitEnvironmentLayoutDirection) throws -> [UInt8] {
            try #require(UIImage(systemName: name)).resolved(with: traits(direction)).bitmap.pixels
        }
        for name in ["chevron.forward", "arrow.backward", "list.bullet", "arrow.up.forward"] {
            let image = try #require(UIImage(systemName: name))
            let shown = image.resolved(with: traits(.rightToLeft))
            #expect(shown.size == image.size)
            #expect(shown.bitmap.pixels != image.bitmap.pixels, "\(name)")
            // Twice is nothing.
            #expect(shown.resolved(with: traits(.leftToRight)).bitmap.pixels == image.bitmap.pixels)
        }
        for name in ["chevron.right", "arrow.left", "forward.fill", "play", "chevron.right.2"] {
            #expect(try pixels(name, .rightToLeft) == pixels(name, .leftToRight), "\(name)")
        }
        // Forward from the right is to the left.
        let forward = try pixels("chevron.forward", .rightToLeft)
        let left = try pixels("chevron.left", .leftToRight)
        #expect(forward.count == left.count)
        let difference = zip(forward, left).map { abs(Int($0) - Int($1)) }.max()
        #expect(try #require(difference) <= 40)
    }
}
