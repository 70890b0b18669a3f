import Foundation
import Testing
import UIKitTestSupport
import VitrineGraphics

@testable import VitrineUIKit

/// Sizes and places of buttons without configuration. Pictures are at 3×, the scale of views in no window.
@MainActor
@Suite("Buttons: sizes and places")
struct ButtonLayoutTests {
    private func image(_ width: Int, _ height: Int) -> UIImage {
        let pixels = [UInt8](repeating: 255, count: width * height * 4)
        return UIImage(bitmap: Bitmap(width: width, height: height, pixels: pixels, scale: 1))
    }

    private func button(
        _ type: UIButton.ButtonType = .custom, title: String? = nil, image: UIImage? = nil,
        size: CGSize = CGSize(width: 335, height: 60)
    ) -> UIButton {
        let button = UIButton(type: type)
        button.setTitle(title, for: .normal)
        button.setImage(image, for: .normal)
        button.frame.size = size
        return button
    }

    @Test("A title has 6 points above and below it, and at least 30 points of width")
    func titleSize() throws {
        // One line of 15 points is 15 × 1.1934 = 17.9, on whole pixels 18 points high, and 18 + 2 × 6 = 30.
        #expect(button(.system, title: "i").intrinsicContentSize == CGSize(width: 30, height: 30))
        // 18 × 1.1934 = 21.48; the next third is 21⅔, and with 12 points more 33⅔.
        let custom = button(title: "Continue")
        let text = try #require(custom.titleLabel).intrinsicContentSize
        #expect(custom.intrinsicContentSize == CGSize(width: text.width, height: text.height + 12))
        #expect(abs(custom.intrinsicContentSize.height - 33.6667) < 0.001)
        // A button without anything has the height of one with a title.
        #expect(abs(UIButton().intrinsicContentSize.height - 33.6667) < 0.001)
        #expect(UIButton().intrinsicContentSize.width == 30)
    }

    @Test("An image alone is the size of the button")
    func imageSize() {
        #expect(button(image: image(22, 18)).intrinsicContentSize == CGSize(width: 22, height: 18))
    }

    @Test("Insets of the content take the place of the system's, even a hundredth of a point")
    func contentInsets() throws {
        let button = button(.system, title: "Continue")
        let text = try #require(button.titleLabel).intrinsicContentSize
        button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 5, right: 8)
        #expect(
            button.intrinsicContentSize == CGSize(width: text.width + 28, height: text.height + 15))
        button.contentEdgeInsets = UIEdgeInsets(top: 0.01, left: 0, bottom: 0, right: 0)
        #expect(button.intrinsicContentSize == CGSize(width: text.width, height: text.height + 0.01))
        // The insets of title and image move them; the size does not know of them.
        let size = button.intrinsicContentSize
        button.titleEdgeInsets.left = 40
        button.imageEdgeInsets.right = 40
        #expect(button.intrinsicContentSize == size)
        #expect(button.contentRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 50)).minY == 0.01)
    }

    @Test("An image in the middle moves by half of the difference of its insets")
    func imageInsets() {
        // As measured on iOS: an image of 32 points in a button of 335.
        let button = button(image: image(32, 32))
        func x(_ left: CGFloat, _ right: CGFloat) -> CGFloat {
            button.imageEdgeInsets = UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
            return button.imageRect(forContentRect: button.contentRect(forBounds: button.bounds)).minX
        }
        // (335 − 32)/2 = 151.5, on the nearest third; + 10/2; − 100/2; + (10 − 100)/2.
        #expect(abs(x(0, 0) - 151.5) <= 1.0 / 6 + 1e-9)
        #expect(abs(x(10, 0) - x(0, 0) - 5) < 1e-9)
        #expect(abs(x(0, 100) - x(0, 0) + 50) < 1e-9)
        #expect(abs(x(10, 100) - x(0, 0) + 45) < 1e-9)
    }

    @Test("Image and title are one content: beside each other, in the middle together")
    func together() throws {
        let button = button(title: "Continue", image: image(32, 32))
        let text = try #require(button.titleLabel).intrinsicContentSize
        button.layoutIfNeeded()
        let picture = try #require(button.imageView).frame
        let title = try #require(button.titleLabel).frame
        #expect(picture.size == CGSize(width: 32, height: 32))
        #expect(abs(picture.minX - (335 - 32 - text.width) / 2) < 0.2)
        #expect(abs(title.minX - picture.maxX) < 0.34)
        #expect(picture.minY == 14, "(60 − 32)/2")
        // Insets of one part leave the other where it is: 50/2 = 25 to the right, as measured on iOS.
        button.imageEdgeInsets.left = 50
        button.layoutIfNeeded()
        #expect(abs(button.imageView!.frame.minX - picture.minX - 25) < 0.34)
        #expect(button.titleLabel!.frame == title)
    }

    @Test("Content stands where the alignments say")
    func alignments() throws {
        let button = button(title: "Go", image: image(20, 20))
        let content = CGRect(x: 10, y: 10, width: 300, height: 60)
        let text = try #require(button.titleLabel).intrinsicContentSize
        func rects(
            _ horizontal: UIControl.ContentHorizontalAlignment, _ vertical: UIControl.ContentVerticalAlignment
        ) -> (image: CGRect, title: CGRect) {
            button.contentHorizontalAlignment = horizontal
            button.contentVerticalAlignment = vertical
            return (button.imageRect(forContentRect: content), button.titleRect(forContentRect: content))
        }
        let left = rects(.left, .top)
        #expect(left.image == CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(left.title == CGRect(x: 30, y: 10, width: text.width, height: text.height))
        let right = rects(.right, .bottom)
        #expect(abs(right.title.maxX - 310) < 0.2)
        #expect(abs(right.image.maxX - right.title.minX) < 0.34)
        #expect(right.image.maxY == 70)
        #expect(abs(right.title.maxY - 70) < 0.2)
        let filled = rects(.fill, .fill)
        // The image keeps its width, the title has the rest: 300 − 20.
        #expect(filled.image == CGRect(x: 10, y: 10, width: 20, height: 60))
        #expect(filled.title == CGRect(x: 30, y: 10, width: 280, height: 60))
        #expect(rects(.leading, .top).image == left.image)
        #expect(rects(.trailing, .bottom).title == right.title)
        #expect(button.effectiveContentHorizontalAlignment == .right)
        // An image alone fills the width, too.
        button.setTitle(nil, for: .normal)
        #expect(rects(.fill, .fill).image == content)
    }

    @Test("From right to left the image is at the right of the title")
    func mirrored() throws {
        let button = button(title: "Go", image: image(20, 20))
        button.semanticContentAttribute = .forceRightToLeft
        button.contentHorizontalAlignment = .leading
        button.layoutIfNeeded()
        #expect(button.effectiveContentHorizontalAlignment == .right)
        let (picture, title) = (button.imageView!.frame, button.titleLabel!.frame)
        #expect(picture.maxX == 335)
        #expect(abs(title.maxX - 315) < 0.34)
        button.contentHorizontalAlignment = .left
        button.layoutIfNeeded()
        #expect(button.titleLabel!.frame.minX == 0)
        #expect(abs(button.imageView!.frame.minX - title.width) < 0.34)
    }

    @Test("What does not fit: titles give way in the middle, images are squeezed")
    func tooSmall() throws {
        let button = button(
            title: "A title that is much too long for it", image: image(20, 20),
            size: CGSize(width: 100, height: 12))
        button.layoutIfNeeded()
        let label = try #require(button.titleLabel)
        #expect(label.lineBreakMode == .byTruncatingMiddle)
        #expect(label.frame.width == 80, "100 − 20 for the image")
        #expect(label.frame.height == 12)
        #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 20, height: 12))
    }

    @Test("Methods that are overridden decide about the places")
    func overriding() {
        final class TopImage: UIButton {
            override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
                CGRect(x: contentRect.midX - 10, y: 0, width: 20, height: 20)
            }
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
                CGRect(x: 0, y: 24, width: contentRect.width, height: 20)
            }
            override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 4, dy: 4) }
        }
        let button = TopImage(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        button.setTitle("Top", for: .normal)
        button.setImage(image(20, 20), for: .normal)
        button.setBackgroundImage(image(1, 1), for: .normal)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == CGRect(x: 40, y: 0, width: 20, height: 20))
        #expect(button.titleLabel?.frame == CGRect(x: 0, y: 24, width: 100, height: 20))
        #expect(button.subviews.first?.frame == CGRect(x: 4, y: 4, width: 92, height: 42))
    }

    @Test("A font or a number of lines that is set on the label changes the button's size")
    func label() throws {
        let stage = ConstraintStage()
        let button = stage.box(UIButton(type: .system))
        button.setTitle("Continue", for: .normal)
        stage.activate(
            button.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            button.topAnchor.constraint(equalTo: stage.root.topAnchor))
        stage.layout()
        // At 1×: a line of 15 points has 18 pixels, one of 30 points (35.8) has 36; and 12 more.
        #expect(button.frame.height == 30)
        button.titleLabel?.font = .systemFont(ofSize: 30)
        stage.layout()
        #expect(button.frame.height == 48)
        button.titleLabel?.numberOfLines = 2
        button.setTitle("Continue\nor not", for: .normal)
        stage.layout()
        #expect(button.frame.height > 80, "two lines of 36 points, and 12")
    }

    @Test("Buttons align by the baselines of their titles")
    func baselines() throws {
        let stage = ConstraintStage()
        let button = stage.box(UIButton(type: .system))
        button.setTitle("Continue", for: .normal)
        let label = stage.box(UILabel())
        label.text = "Text"
        label.font = .systemFont(ofSize: 15)
        stage.activate(
            button.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            button.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 20),
            label.leadingAnchor.constraint(equalTo: button.trailingAnchor),
            label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor))
        stage.layout()
        // The label begins where the title does, 6 points below the top of the button.
        #expect(label.frame.minY == 26)
        #expect(button.titleLabel?.frame.minY == 6)
        // In a higher button the title is in the middle: (80 − 18)/2 = 31 below the top.
        button.heightAnchor.constraint(equalToConstant: 80).isActive = true
        stage.layout()
        #expect(button.titleLabel?.frame.minY == 31)
        #expect(label.frame.minY == 51)
    }

    @Test("Insets that are no numbers are named")
    func faults() async {
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIButton().contentEdgeInsets.top = .nan }
        }
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UIButton().imageEdgeInsets = UIEdgeInsets(top: 0, left: .infinity, bottom: 0, right: 0)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("UIButton: imageEdgeInsets must be finite numbers of points"))
    }

    @Test("Negative insets make the button smaller, but never less than nothing")
    func negative() {
        let button = button(image: image(20, 20))
        button.contentEdgeInsets = UIEdgeInsets(top: -5, left: -30, bottom: -5, right: 0)
        #expect(button.intrinsicContentSize == CGSize(width: 0, height: 10))
    }
}
