import Foundation
import Testing
import VitrineGraphics
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("Image views that animate")
struct ImageAnimationTests {
    /// Images of 4×4 points in shades of grey: 0, 0.2, 0.4 and so on.
    private let images = (0..<4).map { index in
        let level = UInt8(51 * index)
        return UIImage(
            bitmap: Bitmap(
                width: 4, height: 4, pixels: (0..<16).flatMap { _ in [level, level, level, 255] }, scale: 1))
    }

    private func host(_ view: UIImageView) -> TestHost {
        let root = UIView()
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        root.addSubview(view)
        return TestHost(root, size: CGSize(width: 10, height: 10), scale: 1)
    }

    /// Which image is shown.
    private func shown(_ host: TestHost) -> Int {
        Int((host.color(at: CGPoint(x: 5, y: 5)).red * 5).rounded())
    }

    @Test("Images follow each other on the clock, over and over")
    func running() {
        let view = UIImageView()
        view.animationImages = images
        view.animationDuration = 2
        let host = host(view)
        #expect(!view.isAnimating)
        view.startAnimating()
        #expect(view.isAnimating)
        // Half a second each.
        #expect(shown(host) == 0)
        var seen: [Int] = []
        for _ in 0..<9 {
            host.advance(by: 0.5)
            seen.append(shown(host))
        }
        #expect(seen == [1, 2, 3, 0, 1, 2, 3, 0, 1])
        view.stopAnimating()
        #expect(!view.isAnimating)
    }

    @Test("A count of cycles ends the animation; the image is shown again")
    func counted() {
        let view = UIImageView(image: images[3])
        view.animationImages = Array(images[0..<2])
        view.animationDuration = 1
        view.animationRepeatCount = 2
        let host = host(view)
        view.startAnimating()
        host.advance(by: 0.6)
        #expect(shown(host) == 1)
        host.advance(by: 1.3)
        #expect(view.isAnimating)
        #expect(shown(host) == 1, "at 1.9 seconds")
        host.advance(by: 0.2)
        #expect(!view.isAnimating)
        #expect(shown(host) == 3)
    }

    @Test("Without a duration each image has a thirtieth of a second")
    func standard() {
        #expect(UIImage.animationDuration(0, of: 15) == 0.5)
        #expect(UIImage.animationDuration(.nan, of: 30) == 1)
        #expect(UIImage.animationDuration(-1, of: 30) == 1)
        #expect(UIImage.animationDuration(3, of: 30) == 3)
    }

    @Test("An animated image runs by itself, and every variant of it too")
    func animatedImage() throws {
        let image = try #require(UIImage.animatedImage(with: images, duration: 2))
        #expect(image.size == CGSize(width: 4, height: 4))
        #expect(image.duration == 2 && image.images?.count == 4)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
        #expect(
            image.withRenderingMode(.alwaysTemplate).images?.allSatisfy {
                $0.renderingMode == .alwaysTemplate
            } == true)
        let view = UIImageView(image: image)
        #expect(view.isAnimating)
        let host = host(view)
        host.advance(by: 1.1)
        #expect(shown(host) == 2)
        view.image = images[1]
        #expect(!view.isAnimating)
        #expect(shown(host) == 1)
    }

    @Test("Nothing runs outside of a window, and time goes on meanwhile")
    func windows() throws {
        let view = UIImageView()
        view.animationImages = images
        view.animationDuration = 2
        let host = host(view)
        let root = try #require(view.superview)
        view.startAnimating()
        host.advance(by: 0.6)
        view.removeFromSuperview()
        host.settle()
        let frames = host.frameCount
        host.advance(by: 1)
        #expect(host.frameCount - frames < 70)
        root.addSubview(view)
        #expect(view.isAnimating)
        // At 1.6 seconds it is the turn of the fourth.
        #expect(shown(host) == 3)
    }

    @Test("Starting without images does nothing, and new images stop what runs")
    func misuse() {
        let view = UIImageView()
        view.startAnimating()
        #expect(!view.isAnimating)
        view.animationImages = []
        view.startAnimating()
        #expect(!view.isAnimating)
        view.animationImages = images
        view.startAnimating()
        view.animationImages = nil
        #expect(!view.isAnimating)
    }

    @Test("A view that animates can go")
    func memory() {
        weak var released: UIImageView?
        do {
            let view = UIImageView()
            view.animationImages = images
            view.startAnimating()
            released = view
        }
        #expect(released == nil)
    }
}
