import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting
import VitrineUIKit

@Suite("Alignment rectangles")
@MainActor
struct AlignmentRectTests {
    /// A view with a shadow at its edges that layout leaves out.
    private final class Shaded: UIView {
        var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        override var alignmentRectInsets: UIEdgeInsets { insets }
    }

    @Test("Frame and alignment rectangle are made of each other")
    func conversion() {
        let view = Shaded()
        #expect(view.alignmentRect(forFrame: rect(10, 10, 100, 50)) == rect(12, 11, 94, 46))
        #expect(view.frame(forAlignmentRect: rect(12, 11, 94, 46)) == rect(10, 10, 100, 50))
        #expect(UIView().alignmentRect(forFrame: rect(1, 2, 3, 4)) == rect(1, 2, 3, 4))
        #expect(view.forFirstBaselineLayout === view)
    }

    @Test("Constraints place the alignment rectangle; the frame sticks out")
    func placing() {
        let stage = ConstraintStage()
        let view = stage.box(Shaded())
        let next = stage.box()
        stage.activate(
            view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20),
            view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 20),
            view.widthAnchor.constraint(equalToConstant: 50),
            view.heightAnchor.constraint(equalToConstant: 30),
            next.leadingAnchor.constraint(equalTo: view.trailingAnchor),
            next.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            next.widthAnchor.constraint(equalTo: view.widthAnchor),
            next.heightAnchor.constraint(equalToConstant: 10))
        stage.layout()
        // 2 farther left, 1 farther up; 6 wider, 4 higher.
        #expect(view.frame == rect(18, 19, 56, 34))
        // 20 + 50 = 70; the middle 20 + 15 = 35.
        #expect(next.frame == rect(70, 30, 50, 10))
    }

    @Test("What is in such a view is placed by its alignment rectangle, and by margins from its frame")
    func inside() {
        let stage = ConstraintStage()
        let view = stage.box(Shaded())
        let (inner, inset, deep) = (stage.box(in: view), stage.box(in: view), stage.box())
        view.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        stage.activate(
            view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20),
            view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 20),
            view.widthAnchor.constraint(equalToConstant: 50),
            view.heightAnchor.constraint(equalToConstant: 30),
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            inner.topAnchor.constraint(equalTo: view.topAnchor),
            inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            inset.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            inset.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            inset.topAnchor.constraint(equalTo: view.topAnchor),
            inset.heightAnchor.constraint(equalToConstant: 5),
            deep.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
            deep.topAnchor.constraint(equalTo: inner.bottomAnchor),
            deep.widthAnchor.constraint(equalTo: inset.widthAnchor),
            deep.heightAnchor.constraint(equalToConstant: 1))
        stage.layout()
        #expect(view.frame == rect(18, 19, 56, 34))
        // In the view's coordinates the alignment rectangle is (2, 1, 50, 30).
        #expect(inner.frame == rect(2, 1, 50, 30))
        // Margins of 10 in a frame of 56.
        #expect(inset.frame == rect(10, 1, 36, 5))
        // Seen from the root the inner one is where the alignment rectangle is.
        #expect(deep.frame == rect(20, 50, 36, 1))
    }

    @Test("A view with a given frame takes part with its alignment rectangle, and as a root gives it")
    func given() {
        let stage = ConstraintStage()
        let fixed = Shaded(frame: rect(100, 100, 56, 34))
        stage.root.addSubview(fixed)
        let follower = stage.box()
        let inner = stage.box(in: fixed)
        stage.activate(
            follower.leadingAnchor.constraint(equalTo: fixed.leadingAnchor),
            follower.topAnchor.constraint(equalTo: fixed.bottomAnchor),
            follower.widthAnchor.constraint(equalTo: fixed.widthAnchor),
            follower.heightAnchor.constraint(equalToConstant: 5),
            inner.leadingAnchor.constraint(equalTo: fixed.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: fixed.trailingAnchor),
            inner.topAnchor.constraint(equalTo: fixed.topAnchor),
            inner.bottomAnchor.constraint(equalTo: fixed.bottomAnchor))
        stage.layout()
        #expect(follower.frame == rect(102, 131, 50, 5))
        #expect(inner.frame == rect(2, 1, 50, 30))
        fixed.frame = rect(0, 0, 26, 34)
        stage.layout()
        #expect(follower.frame == rect(2, 31, 20, 5))
        #expect(inner.frame == rect(2, 1, 20, 30))
        // The constraints ask for 20 × 30 within the insets.
        inner.widthAnchor.constraint(equalToConstant: 20).isActive = true
        inner.heightAnchor.constraint(equalToConstant: 30).isActive = true
        #expect(
            fixed.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 26, height: 34)
        )
    }

    @Test("An image's insets are those of its view, and change with the image")
    func image() throws {
        let stage = ConstraintStage()
        let plain = try #require(UIImage(data: Self.pixels))
        let shadowed = plain.withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 1, bottom: 2, right: 0))
        #expect(plain.alignmentRectInsets == .zero)
        #expect(shadowed.alignmentRectInsets == UIEdgeInsets(top: 0, left: 1, bottom: 2, right: 0))
        #expect(shadowed.withRenderingMode(.alwaysTemplate).alignmentRectInsets.left == 1)
        #expect(shadowed.size == CGSize(width: 4, height: 4))
        let view = stage.box(UIImageView(image: plain))
        stage.activate(
            view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10),
            view.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor))
        stage.layout()
        #expect(view.frame == rect(10, 476, 4, 4))
        view.image = shadowed
        #expect(view.intrinsicContentSize == CGSize(width: 3, height: 2))
        stage.layout()
        // The whole image is shown at its size, 1 to the left of the line and 2 below it.
        #expect(view.frame == rect(9, 478, 4, 4))
        view.image = plain
        stage.layout()
        #expect(view.frame == rect(10, 476, 4, 4))
    }

    /// A PNG of 4 × 4 pixels.
    private static var pixels: Data {
        let host = TestHost(UIView(), size: CGSize(width: 4, height: 4), scale: 1)
        return host.pngData()
    }

    @Test("Another view's baseline may stand for a view's own")
    func baseline() {
        final class Captioned: UIView {
            let label = UILabel()
            override var forFirstBaselineLayout: UIView { label }
            override var forLastBaselineLayout: UIView { label }
        }
        let stage = ConstraintStage()
        let view = stage.box(Captioned())
        let label = stage.box(view.label, in: view)
        let other = stage.box(UILabel())
        (label.text, other.text) = ("Text", "Text")
        stage.activate(
            view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 30),
            view.widthAnchor.constraint(equalToConstant: 100),
            view.heightAnchor.constraint(equalToConstant: 100),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
            other.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
            other.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor))
        stage.layout()
        // The same text in the same font: where the baselines are level, the tops are. 30 + 40.
        #expect(other.frame.minY == 70)
    }
}
